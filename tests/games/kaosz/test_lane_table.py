"""The combat lane at the table: order, outcomes, and how shots, losses and bombs are seen (UX-29, UX-30, UX-40)."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

import app.games.kaosz.table as kaosz_table
from app.games.kaosz.lane_draw import outcome_rect, steps_rect, unknown_box
from app.games.kaosz.plan import info
from app.match import HUMAN, Match, PlaySettings, Seats
from app.match.options import ALWAYS
from app.table.motion.steps import Clip, Together
from app.table.motion.tween import Tween
from app.table.scene import TableScene
from app.tools.shot import headless_app
from rules import PASS, Answer, Event, Session, Setup, apply, events_for, new_game, waiting
from rules.kaosz.atoms import cards
from tests.app.conftest import Driver
from tests.app.match_support import InlineOpponents, passing
from tests.app.motion_steps import all_steps, length
from tests.app.test_table_places import positions, sit_at
from tests.games.kaosz.support import REPLY, Table


class Battle(Driver):
    """Laci's three ships against three of Dani's, with the real cards; the windows are passed by themselves."""

    def __init__(self, app, kinds=(HUMAN, HUMAN), speed=1.0):
        super().__init__(app)
        state = new_game("kaosz", Setup("kaosz", [{}, {}]), 3)
        self.t = Table(state, ("dani", "laci"))
        while (asked := waiting(state)[0]).prompt != "kaosz.turn.action":
            apply(state, Answer(asked.seat, asked.prompt, asked.first(1)[0]))
        self.me, self.foe = self.t.laci, self.t.dani
        self.mine = [self.me.ship(design) for design in self.pick("fighter", "cruiser", "scout")]
        self.theirs = [self.foe.ship(design) for design in self.pick("scout", "destroyer", "fighter", skip=3)]
        self.mate = self.me.crew(self.of_type("crew"))
        self.t.begin(self.me)
        settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, grace_ms=500, hide_after_s=0)
        seats = Seats(zip(("Dani", "Laci"), kinds, strict=True))
        self.match = Match(Session(state, 1), seats, opponents=InlineOpponents(passing), settings=settings)
        app.settings["speed"] = speed
        app.settings["ai_pace"] = 0
        app.settings["grace"] = 0.5
        self.scene = TableScene(app, self.match)
        app.push(self.scene)
        self.calm()

    def of_type(self, wanted):
        return next(face.id for face in self.t.g.all_faces().values() if face.type == wanted)

    def pick(self, *subtypes, skip=0):
        faces = [face for face in self.t.g.all_faces().values() if face.type == "ship" and not face.effects]
        return [[face.id for face in faces if face.subtype == sub][skip % 2] for sub in subtypes]

    @property
    def desk(self):
        return self.scene.desk

    @property
    def table(self):
        return self.scene.module

    def calm(self, most=400):
        """Until somebody is asked something else than a window, and nothing moves."""
        for _ in range(most):
            self.app.step(50.0)
            if self.match.asked() and self.match.asked()[0].prompt == REPLY:
                self.match.answer(PASS, self.match.asked()[0].seat)
            elif self.desk.decision is not None and not self.scene.timeline.busy:
                return
        raise AssertionError(f"no calm: {waiting(self.match.session.state)}")

    def ask_always(self):
        """Bombs that follow from an attack are asked for, too."""
        for stops in self.match.stops:
            stops.choose(ALWAYS)

    def answer(self, value):
        self.match.answer(value, self.match.asked()[0].seat)

    def asked(self):
        return self.match.asked()[0].prompt.rpartition(".")[2]

    def until(self, word):
        while self.asked() != word:
            self.answer({"crew": "done", "pay": "done"}[self.asked()])
            self.calm()

    def to_attackers(self, at="colony"):
        self.answer(("attack", self.foe.seat, at))
        self.calm()

    def to_fire(self):
        self.to_attackers()
        self.answer(tuple(self.mine))
        self.calm()
        self.until("defenders")
        self.answer(tuple(self.theirs))
        self.calm()
        self.until("fire")

    def shot(self):
        """A shot that is offered, the most harmful one first."""
        options = [option for option in self.match.asked()[0].options if option[0] == "fire"]
        return min(options, key=lambda o: (self.t.armor(o[2]) - self.t.fire(o[1]), o))

    def rect(self, thing):
        return self.desk.stage.rect(thing)


@pytest.fixture
def battle(app):
    return Battle(app)


# --- the lane


def test_ships_stand_in_the_order_of_fire_beside_the_room_for_words(battle):
    """UX-40: the outcome never covers a ship."""
    battle.to_fire()
    box = battle.desk.camera.rect(info(battle.table.plan))
    for seat in (0, 1):
        ranks = [rank for rank in battle.table.lane.lane.ranks if rank.ship.seat == seat]
        lefts = [battle.rect(rank.ship.card).left for rank in ranks]
        assert lefts == sorted(lefts)
        assert all(battle.rect(rank.ship.card).right <= box.left for rank in ranks)


def test_orders_of_fire_and_previews_are_kept_clear(battle):
    """Floating lines cover neither what a shot would do nor whose shot is next."""
    battle.to_fire()
    kept = battle.table.keep_clear(battle.desk)
    middle = battle.rect("lane").centery
    for ship in (*battle.mine, *battle.theirs):
        rect = battle.rect(ship)
        beside = (rect.centerx, rect.top - 10 if rect.centery > middle else rect.bottom + 10)
        assert any(box.collidepoint(beside) for box in kept)


@pytest.mark.parametrize("angle", [0, 90, 180])
def test_the_mark_of_unknown_cards_covers_no_value(battle, angle):
    """UX-28, UX-40: an upright ship has its values at the left, a turned one on a plate at its lower edge."""
    ctx, shown = battle.scene.ctx, replace(battle.desk.stage.of(battle.mine[0]), angle=angle)
    mark = unknown_box(ctx, shown, (20, 18))
    assert shown.box.contains(mark)
    if angle:
        plate = battle.desk.painter.upright(ctx, battle.app.surface, shown, shown.box)
        assert not mark.colliderect(plate)
    else:
        assert mark.left > shown.box.centerx and mark.top > shown.box.centery


def test_attackers_being_chosen_show_what_happens_without_defence(battle):
    """UX-40: before the attack is confirmed."""
    battle.to_attackers()
    assert battle.table.lane.lines(battle.desk) == ()
    strong = max(battle.mine, key=battle.t.bomb)
    battle.click(battle.rect(strong).center)
    text = " ".join(text for text, _ in battle.table.lane.lines(battle.desk))
    colony = battle.foe.count("colony")
    assert str(colony) in text and str(colony - battle.t.bomb(strong)) in text
    assert "Dani" in text


def test_a_ship_in_hand_marks_every_target_with_its_armor_afterwards(battle):
    battle.to_fire()
    _, ship, target = battle.shot()
    battle.click(battle.rect(ship).center)
    tags = battle.table.lane.tags(battle.desk)
    assert set(tags) == {option[2] for option in battle.match.asked()[0].options if option[:2] == ("fire", ship)}
    assert tags[target].before == battle.t.armor(target)
    assert tags[target].after == max(0, battle.t.armor(target) - battle.t.fire(ship))


def test_pointing_at_a_target_words_the_shot_with_and_without_return_fire(battle):
    battle.to_fire()
    _, ship, target = battle.shot()
    battle.click(battle.rect(ship).center)
    battle.move(battle.rect(target).center)
    battle.wait(50)
    words = [text for text, _ in battle.table.lane.lines(battle.desk)]
    assert any(battle.table.name_of(target) in text for text in words)
    assert any(str(battle.t.fire(ship)) in text for text in words)


def test_floating_lines_leave_the_steps_of_the_combat_free(battle):
    battle.to_fire()
    box = battle.desk.camera.rect(info(battle.table.plan))
    steps = steps_rect(battle.scene.ctx, battle.desk, battle.table.lane, box)
    lines = battle.scene.parts.last_lines
    assert steps is not None and steps in battle.scene.parts.keep_clear()
    assert lines.texts and not lines.rect.colliderect(steps)


def test_outcomes_are_only_for_the_eyes_that_are_asked(battle):
    """UX-40, UX-41."""
    battle.to_fire()
    decision = battle.match.asked()[0]
    assert battle.table.lane.odds(decision) is not None
    battle.table.viewer = 1 - decision.seat
    assert battle.table.lane.odds(decision) is None


def test_an_announced_shot_lies_in_the_lane_until_it_is_settled(battle):
    battle.to_fire()
    _, ship, target = battle.shot()
    battle.answer(("fire", ship, target))
    battle.app.step(16.0)
    (shot,) = battle.table.lane.lane.shots
    assert (shot.ship, shot.targets) == (ship, (target,))


def test_return_fire_has_a_button_beside_the_gesture(battle):
    """KG-7.41: what can be answered is seen without trying."""
    battle.to_fire()
    _, ship, target = battle.shot()
    battle.answer(("fire", ship, target))
    battle.calm()
    assert battle.asked() == "return"
    battle.click("option-return")
    battle.calm()
    answers = [answer for answer in battle.match.session.log if answer.prompt == "kaosz.shot.return"]
    assert answers[-1].value == "return"


def test_what_lies_still_is_not_drawn_anew_while_things_move(battle, monkeypatch):
    """The lane lies in the still layer."""
    battle.to_fire()
    drawn = []
    monkeypatch.setattr(kaosz_table, "draw_lane", lambda *args: drawn.append(1))
    battle.desk.performer.announce("…")
    for _ in range(3):
        battle.app.step(16.0)
    before = len(drawn)
    for _ in range(6):
        battle.app.step(16.0)
    assert battle.scene.timeline.busy and len(drawn) == before


# --- motion


def fatal_shot(battle):
    """A shot that destroys its target, and the steps of its events."""
    battle.to_fire()
    _, ship, target = battle.shot()
    battle.t.g.lost[target] = battle.t.full_armor(target) - 1
    seen = []
    steps = battle.table.motion.steps

    def noting(event):
        made = steps(event)
        seen.append((event.kind, made))
        return made

    battle.table.motion.steps = noting
    battle.answer(("fire", ship, target))
    battle.calm()
    if battle.asked() == "return":
        battle.answer("nothing")
        battle.calm()
    return target, dict(seen)


def test_a_destroyed_ship_cracks_drifts_and_bursts_within_a_second(battle):
    """UX-25: a loss is seen, and does not hold the game up."""
    target, told = fatal_shot(battle)
    assert battle.t.is_in(target, "trash")
    (step,) = told["destroyed"]
    assert 500 <= length(step) <= 1000
    clips = [part.name.partition(":")[0] for part in all_steps([step]) if isinstance(part, Clip)]
    assert clips == ["crack", "break"]
    last = [part for part in all_steps([step]) if isinstance(part, Tween)][-1]
    assert last.piece == target and last.end.alpha == 0


def test_a_bolt_flies_from_the_shooter_to_its_target(battle):
    _, told = fatal_shot(battle)
    clips = [part.name.partition(":")[0] for part in all_steps(told["armor"]) if isinstance(part, Clip)]
    assert clips == ["bolt", "flash", "splinters"]


def test_blows_that_hit_at_the_same_moment_are_seen_together(battle):
    """KG-7.43: a shot and its return fire."""
    battle.to_fire()
    _, ship, target = battle.shot()
    stage = battle.desk.stage
    battle.table.motion._blows = [(ship, (target,)), (target, (ship,))]
    hits = [Event("armor", {"card": card, "by": -1, "now": 1}) for card in (ship, target)]
    queued = []
    battle.scene.timeline.play = lambda *steps: queued.extend(steps)
    battle.desk.performer.change(stage, stage, hits, battle.me.seat, 1000.0)
    bolts = [step for step in queued if any(isinstance(part, Clip) for part in all_steps([step]))]
    assert len(bolts) == 1 and isinstance(bolts[0], Together)
    names = [part.name.partition(":")[0] for part in all_steps(bolts) if isinstance(part, Clip)]
    assert sorted(names) == ["bolt", "bolt", "flash", "flash", "splinters", "splinters"]


def test_with_reduced_motion_a_lost_ship_only_fades(battle):
    """UX-29."""
    battle.app.settings["reduced_motion"] = True
    battle.wait(50)
    _, told = fatal_shot(battle)
    assert told["armor"] is None
    (fade,) = told["destroyed"]
    assert isinstance(fade, Tween) and fade.ms <= 100 and (fade.start.x, fade.start.y) == (fade.end.x, fade.end.y)


def test_sparks_are_gone_when_the_motion_is_over(battle):
    fatal_shot(battle)
    battle.app.dirty = True
    battle.app.step(16.0)
    assert not battle.table.motion.sparks.under_way()


def test_crew_walks_aboard_in_steps(battle):
    """Crew walking to and from ships."""
    battle.to_attackers()
    battle.answer(tuple(battle.mine))
    battle.calm()
    board = next(option for option in battle.match.asked()[0].options if option[0] == "board")
    battle.answer(board)
    battle.app.step(16.0)
    poses = []
    for _ in range(30):
        pose = battle.scene.timeline.pose(battle.mate)
        if pose is None:
            break
        poses.append(pose)
        battle.app.step(16.0)
    assert len({round(pose.x) for pose in poses}) > 6
    assert any(abs(pose.angle) > 2 for pose in poses)
    assert battle.t.place(battle.mate) == f"on:{board[2]}"


def test_all_ships_that_can_bomb_are_proposed_as_bombers(battle):
    """UX-40: with none chosen, the lit confirmation would throw the attack away."""
    battle.ask_always()
    battle.to_attackers()
    battle.answer(tuple(battle.mine))
    battle.calm()
    battle.until("defenders")
    battle.answer(())
    battle.calm()
    battle.until("bombers")
    battle.wait(20)
    able = [ship for ship in battle.mine if battle.table.lane.fleet[ship].bomb]
    assert able and sorted(battle.desk.choice.chosen) == sorted(able)
    battle.desk.choice.toggle(able[0])
    battle.wait(20)
    assert able[0] not in battle.desk.choice.chosen  # what is taken out stays out


def test_bombs_fall_on_what_is_attacked_and_cards_go_to_the_ruin(battle):
    battle.ask_always()
    battle.to_attackers()
    battle.answer(tuple(battle.mine))
    battle.calm()
    battle.until("defenders")
    battle.answer(())
    battle.calm()
    battle.until("bombers")
    seen = []
    lead = battle.table.motion.lead
    battle.table.motion.lead = lambda event: seen.append(made := lead(event)) or made
    before = battle.foe.count("ruin")
    battle.answer(tuple(battle.mine))
    battle.calm()
    fallen = [made for made in seen if made]
    assert len(fallen) == battle.foe.count("ruin") - before > 0, "a bomb for each card"
    for made in fallen:
        clips = [part.name.partition(":")[0] for part in all_steps(made) if isinstance(part, Clip)]
        assert clips == ["bombs", "flash"]


def test_the_back_of_a_card_that_somebody_else_draws_flies_into_his_hand(app):
    """A masked move is seen without telling which card it was."""
    battle = Battle(app, ("random", HUMAN))
    flown = []
    moved = battle.table.motion.moved

    def noting(event):
        found = moved(event)
        if event.kind == "move":
            flown.append((event.data.get("card"), found))
        return found

    battle.table.motion.moved = noting
    state = battle.match.session.state
    before = battle.desk.stage
    state.heard = []
    cards.draw(state, 0)
    events = events_for(state.heard, 1)
    state.heard = None
    battle.scene.refresh(tuple(events))
    card, found = flown[0]
    assert card is None
    thing, origin, goal = found
    assert (origin, goal) == ("colony:0", "hq:0")
    assert before.of(thing) is None and battle.scene.desk.performer.ghosts[thing].after == ("back", 0)
    assert battle.scene.timeline.pose(thing) is not None


def test_an_attack_on_these_eyes_has_a_line_even_at_instant_speed(app):
    """UX-30."""
    battle = Battle(app, speed=0)
    attack = Event("announced", {"seat": 0, "what": ["attack", 1, "colony"]})
    battle.scene.refresh((attack,))
    (lit,) = battle.scene.timeline.lines()
    assert (lit.line.cause, lit.line.effect) == ("seat:0", "colony:1")
    assert not battle.scene.timeline.busy
    assert battle.table.motion.matters(attack, 0) is None


def test_credits_and_armor_float_over_what_they_concern(battle):
    motion = battle.table.motion

    ship = battle.mine[0]
    assert motion.floats(Event("credits", {"seat": 1, "by": 5, "why": "income"})) == ("seat:1", "+5", "good")
    assert motion.floats(Event("armor", {"card": ship, "by": -2, "lost": 2})) == (ship, "−2", "harm_text")
    assert motion.floats(Event("develop", {"card": ship, "by": 1, "now": 1})) == (ship, "+1", "good")


@pytest.mark.parametrize("total", [0, 5])
def test_a_bombed_hq_tells_the_one_card_that_it_loses(battle, total):
    """KG-7.54, KG-11.11: not the bombs, of which one is as good as nine."""
    motion = battle.table.motion
    bombed = Event("bombardment", {"what": "hq", "card": -1, "seat": 1, "total": total})
    motion.steps(bombed)
    assert motion.floats(bombed) is None
    motion.lead(Event("move", {"origin": "hq:1", "to": "trash:1"}))
    assert motion.floats(Event("bombardment_successful", {})) == ("hq:1", "−1", "harm_text")


@pytest.mark.parametrize("text_size", [150, 200])
def test_with_large_text_what_is_said_of_a_combat_is_wide_and_lies_over_no_card(text_size):
    """look.md, UX-31: in a small window neither a strip of broken words nor a plate over names."""
    asked = {name: one for name, one in positions("kaosz").items() if name.startswith("kaosz.combat.")}
    said = 0
    with closing(headless_app((1024, 640), "hu", text_size=text_size)) as app:
        for prompt, session in asked.items():
            scene = sit_at(app, session)
            desk, module = scene.desk, scene.module
            if desk.stage is not None and module.lane.lane is not None:
                box = desk.camera.rect(info(module.plan))
                for rect in (place(app.ctx, desk, module.lane, box) for place in (steps_rect, outcome_rect)):
                    if rect is not None:
                        said += 1
                        assert rect.width > app.ctx.em(6), f"{prompt}: {rect}"
                        covered = [one.piece.name for one in desk.stage.shown if one.covered_box.colliderect(rect)]
                        assert not covered, f"{prompt}: {rect} lies over {covered}"
            app.scenes.pop().left()
    assert said


def test_a_card_that_asks_is_read_beside_its_question():
    """UX-31: its name and its sentence stand before the rule, behind the book in the bar."""
    asked = 0
    with closing(headless_app((1280, 720), "en")) as app:
        for prompt in ("kaosz.combat.mode", "kaosz.announce.target", "kaosz.announce.opponent"):
            scene = sit_at(app, positions("kaosz")[prompt])
            words, decision = scene.module.wording, scene.desk.decision
            face = words.face(decision.source)
            if face is not None:
                asked += 1
                said = f"{words.name(face)}: {words.text(face)}"
                assert said in words.rule(decision) and said in scene.prompt.find("rule").tooltip()
            app.scenes.pop().left()
    assert asked
