"""The table of Cosmic Encounter: what lies where, which touch means what, what can be read; by mouse and keys."""

from contextlib import closing

import pygame
import pytest

from app.match.options import CALL_OUT, FITTING
from app.table.choose import FormChoice, SplitChoice
from app.table.roles.layout import Look
from app.tools.shot import headless_app
from art.cosmic.board import gate_heading
from rules import Chance, Event, Form, Session, Setup, answer_at_random, apply, clone, imagine, new_game, view, waiting
from tests.app.conftest import Driver
from tests.app.hands import Dragging
from tests.app.test_table_places import positions, sit_at
from tests.games.cosmic.hands import ByDragging, ByKeys, Clicking, cosmic_match, played_on, sit_down
from tests.games.cosmic.support import table as laid_out
from tests.support.thorough import some


@pytest.fixture(scope="module")
def app():
    program = headless_app((1280, 720), "hu")
    yield program
    program.close()


@pytest.fixture
def seated(app):
    """Sits people down at a position, and takes the table away afterwards."""

    def sit(session, humans=5, match=None):
        return sit_down(app, session, humans, match)

    yield sit
    while len(app.scenes) > 1:
        app.scenes.pop().left()


def hands(app, scene):
    made = Driver(app)
    made.scene = scene
    return made


def centre(scene, thing):
    return scene.desk.stage.rect(thing).center


def launched():
    """Red has aimed at blue 3 and is asked for ships."""
    t = laid_out("red", "blue", "green", powers={"red": "mirror", "blue": "sorcerer", "green": "cudgel"})
    t.red.holds("attack_08", "flare_mirror")
    t.blue.holds("attack_20", "negotiate")
    t.green.holds("reinforcement_3")
    t.begins("red", "blue")
    return t


def session_of(t):
    return Session(t.state, 1)


def test_ships_are_dragged_to_the_gate_one_by_one_or_with_shift_as_many_as_may_go(seated, app, monkeypatch):
    """UX-14: what a click on the stack counts, a drop at the gate counts, too."""
    scene = seated(session_of(launched()))
    made = Dragging(app, scene)
    decision = scene.desk.decision
    made.play(decision.options[0]) if not isinstance(scene.desk.choice, SplitChoice) else None
    app.step(400.0)
    choice = scene.desk.choice
    assert isinstance(choice, SplitChoice)
    slot = next(n for n, thing in enumerate(choice.things) if thing is not None and choice.span(n)[1] > 2)
    home = choice.things[slot]
    before = choice.numbers[slot]
    made.drag(centre(scene, home), centre(scene, "gate"))
    assert choice.numbers[slot] == before + 1
    made.move(centre(scene, home))
    made.press(centre(scene, home))
    made.pull(centre(scene, "warp"))
    made.release(centre(scene, "warp"))
    assert choice.numbers[slot] == before + 1  # only the gate sends them
    most = choice.span(slot)[1]
    monkeypatch.setattr(pygame.key, "get_mods", lambda: pygame.KMOD_SHIFT)
    made.drag(centre(scene, home), centre(scene, "gate"))
    assert choice.numbers[slot] == most > before + 1


# --- every option


SETUPS = ((3, {"technology": "on"}), (4, {"hidden_powers": "on", "four_planets": "on"}), (5, {"choice": "free"}))


def asked_in_random_games():
    for seed, (seats, options) in enumerate(SETUPS):
        state, rng, known = (
            new_game("cosmic", Setup("cosmic", [{} for _ in range(seats)], options), seed),
            Chance(9),
            set(),
        )
        for _ in range(120):
            if not waiting(state):
                break
            for decision in waiting(state, why=True):
                if decision.prompt not in known:
                    known.add(decision.prompt)
                    yield state, decision
            apply(state, answer_at_random(state, waiting(state)[0], rng))


def test_every_option_of_random_games_can_be_touched_or_pressed(seated):
    """UX-14: a gesture names only what lies on the table; everything else has a button with words."""
    modules = {seats: seated(played_on("", seats, 1)).module for seats, _ in SETUPS}
    prompts, touched = set(), set()
    for state, decision in asked_in_random_games():
        seen = view(state, decision.seat)
        module = modules[len(seen["table"]["seats"])]
        tableau = module.layout.tableau(Look(seen, decision.seat, (1280, 580), 1.0, 1.0, (decision,), decision.seat))
        things = {piece.id for piece in tableau.pieces} | {place.id for place in tableau.places}
        assert len(tableau.pieces) == len({piece.id for piece in tableau.pieces})
        prompts.add(decision.prompt)
        for part in (one for _, one in decision.fields) if isinstance(decision, Form) else (decision,):
            for option in (*getattr(part, "options", ()), *getattr(part, "items", ())):
                gesture = module.gestures.gesture(part, option)
                assert set(gesture.path) <= things and (gesture.onto is None or gesture.onto in things)
                assert module.words.label(part, option)
                touched |= {decision.prompt} if gesture.path else set()
            for slot in getattr(part, "slots", ()):
                assert module.gestures.slot_thing(part, slot if not isinstance(slot, tuple) else slot[0]) in {
                    None,
                    *things,
                }
        for piece in tableau.pieces:
            sheet = module.pages.inspect(piece.id) if piece.facts else None
            assert sheet is None or sheet.title
    assert len(prompts) >= 12
    assert {"cosmic.launch.planet", "cosmic.planning.card", "cosmic.game.alien", "cosmic.game.freely"} <= touched
    assert module.texts.missing == set()


# --- by hand


def test_a_click_on_a_planet_aims_the_gate(app, seated):
    """CE-4.25: choosing, then confirming by a second click (UX-20)."""
    scene = seated(session_of(launched()))
    drive = hands(app, scene)
    assert scene.desk.decision.prompt == "cosmic.launch.planet"
    before = scene.desk.tableau.piece("gate").angle
    for _ in range(2):
        drive.click(centre(scene, "planet:7"))
    app.step(200.0)
    assert scene.match.session.log[-1].value == 7
    assert scene.desk.tableau.piece("gate").angle != before
    assert scene.desk.decision.prompt == "cosmic.launch.ships"


def test_a_planet_says_whom_to_meet_and_where(app, seated):
    """CE-4.18, CE-4.25: after a wild destiny one touch chooses opponent and goal; a plate only the first."""
    for thing, prompt in (("planet:7", "cosmic.launch.ships"), ("seat:1", "cosmic.launch.planet")):
        t = laid_out("red", "blue", "green", red=["attack_08"], blue=["attack_20"])
        t.begins("red", "wild")
        scene = seated(session_of(t))
        scene.match.stops[0].choose(FITTING)
        drive = hands(app, scene)
        assert scene.desk.decision.prompt == "cosmic.destiny.defense"
        for _ in range(2):
            drive.click(centre(scene, thing))
        app.step(200.0)
        assert scene.desk.decision.prompt == prompt
        assert scene.module.seen["encounter"]["defense"] == 1
    assert scene.module.seen["encounter"]["planet"] == -1


@pytest.mark.parametrize(("turns", "said"), [(0, 0), (1, 1), (2, None), (3, 0)])
def test_an_ally_says_with_joining_which_rewards_are_wanted(app, seated, turns, said):
    """CE-4.79: the button is there with the defense's side only; cards or ships need no later question."""
    t = launched()
    t.green.puts(2, "green 2", "warp")
    t.red.launches(2, at="blue 3")
    t.invite(red=["green"], blue=["green"])
    scene = seated(session_of(t))
    drive = hands(app, scene)
    assert scene.desk.decision.seat == 2 and scene.prompt.find("reward") is None
    drive.click("side-option-defense")
    drive.click(centre(scene, "ships:planet:13:2"))
    for _ in range(turns):
        drive.click("reward")
    drive.click("confirm")
    app.step(200.0)
    assert scene.match.stops[2].ahead.get("cosmic.rewarding.ships", (0, None))[1] == said


def test_clicks_on_stacks_launch_ships_from_several_colonies(app, seated):
    """CE-4.27: each click on a stack sends one more, and a step back takes all home again."""
    t = launched()
    t.red.answers("launch.planet", 7)
    scene = seated(session_of(t))
    drive = hands(app, scene)
    assert isinstance(scene.desk.choice, SplitChoice)
    drive.click(centre(scene, "ships:planet:0:0"))
    drive.click("form-back")
    assert scene.desk.choice.total == 0
    for thing in ("ships:planet:0:0", "ships:planet:0:0", "ships:planet:3:0"):
        drive.click(centre(scene, thing))
    drive.click("confirm")
    app.step(200.0)
    assert scene.match.session.log[-1].value == (2, 0, 0, 1, 0)
    assert scene.desk.tableau.piece("ships:gate:0") is not None


def invited():
    t = launched()
    t.red.launches(2, at="blue 3")
    t.red.invites("green")
    if any(one.prompt.endswith("invite") for one in waiting(t.state)):
        t.blue.invites()
    return t


def test_an_ally_joins_by_touching_stacks(app, seated):
    """CE-4.36: invited by one side only, the first ship says which."""
    scene = seated(session_of(invited()))
    drive = hands(app, scene)
    assert isinstance(scene.desk.choice, FormChoice)
    green = next(p.id for p in scene.desk.tableau.pieces if str(p.id).startswith("ships:planet:1") and p.owner == 2)
    drive.click(centre(scene, green))
    assert scene.desk.choice.filled["side"] == "offense" and sum(scene.desk.choice.filled["ships"]) == 1
    drive.click(centre(scene, green))
    drive.click("confirm")
    app.step(200.0)
    assert scene.module.seen["gate"][2] == 2


def test_players_are_invited_by_their_plates(app, seated):
    t = launched()
    t.red.launches(2, at="blue 3")
    scene = seated(session_of(t))
    drive = hands(app, scene)
    assert scene.desk.decision.prompt == "cosmic.alliance.invite"
    drive.click(centre(scene, "seat:2"))
    drive.click("confirm")
    app.step(200.0)
    assert scene.match.session.log[-1].value == (2,)


def planning():
    t = launched()
    t.red.launches(2, at="blue 3")
    t.nobody_allies()
    return t


def test_encounter_cards_are_laid_by_keys_and_turn_together(app, seated):
    """CE-4.46, CE-4.50: nobody sees a card before both lie, and then all see both."""
    scene = seated(session_of(planning()))
    keys = ByKeys(app, scene)
    for _ in range(2):
        decision = scene.desk.decision
        assert decision.prompt == "cosmic.planning.card"
        keys.play(decision.options[0])
        app.step(200.0)
    assert None not in scene.module.seen["encounter"]["laid"]
    while not scene.module.seen["encounter"]["shown"]:
        assert {scene.desk.tableau.piece(f"laid:{slot}").side for slot in (0, 1)} >= {"back"}
        keys.key(pygame.K_e)
        app.step(200.0)
    assert {scene.desk.tableau.piece(f"laid:{slot}").side for slot in (0, 1)} == {"face"}


def test_a_laid_card_is_a_back_for_everybody_else(seated):
    """1b."""
    t = planning()
    t.red.lays("attack_08")
    t.blue.lays("attack_20")
    scene = seated(session_of(planning()))
    assert not view(t.state, None)["table"]["encounter"]["shown"]
    for viewer in (None, 1, 2):
        look = Look(view(t.state, viewer), viewer, (1280, 580), 1.0, 1.0, (), viewer)
        assert scene.module.layout.tableau(look).piece("laid:0").art == ("back", "cosmic")
        assert scene.module.pages.inspect("laid:0") is None


def test_totals_name_every_part(app, seated):
    """CE-4.52, CE-4.60: card, ships, the reinforcement by its name, and the sum."""
    t = laid_out("red", "blue", "green", red=["attack_08", "reinforcement_3", "reinforcement_2"], blue=["attack_20"])
    t.clash(2, at="blue 3")
    t.red.lays("attack_08")
    t.blue.lays("attack_20")
    scene = seated(session_of(t))
    assert scene.desk.decision.prompt == "cosmic.reinforcing.reply"
    parts = dict(scene.module.maker.parts(0))
    assert list(parts.values()) == ["8", "2", "10"]
    card = t.red.card("reinforcement_3")
    drive = Dragging(app, scene)
    drive.drag(drive.centre(card), centre(scene, "total:0"))
    app.step(200.0)
    parts = dict(scene.module.maker.parts(0))
    assert list(parts.values()) == ["8", "2", "+3", "13"]
    assert "erősítés" in " ".join(parts).lower()


def test_more_rows_make_no_total_smaller_and_that_of_the_winner_is_the_largest(app, seated):
    """look.md: what decided is what one sees first."""
    t = laid_out("red", "blue", "green", red=["attack_08", "reinforcement_3"], blue=["attack_20"])
    t.clash(2, at="blue 3")
    t.red.lays("attack_08")
    t.blue.lays("attack_20")
    scene = seated(session_of(t))

    def art(slot):
        return scene.desk.tableau.piece(f"total:{slot}").art

    assert [art(slot)[-2:] for slot in (0, 1)] == [(2, "plain")] * 2
    high = [figures(scene, (*art(0)[:4], parts, rows, "plain")) for parts, rows in ((FEW, 2), (FEW, 4), (MANY, 4))]
    assert high[0] == high[1] == high[2] < figures(scene, (*art(0)[:4], FEW, 2, "best"))


FEW = (("Card", "8"), ("Ships", "2"), ("Total", "10"))
MANY = (*FEW[:2], ("Allies", "4"), ("Card", "+3"), ("Total", "10"))


def figures(scene, art) -> int:
    """How high the figures of a total are: the lowest third of its plate, at the right."""
    drawn = scene.module.draw(art, (160, 180), scene.ctx)
    foot = drawn.subsurface((110, 125, 48, 50))
    bright = pygame.mask.from_threshold(foot, foot.get_at((1, 1)), (30, 30, 30, 255))
    bright.invert()
    return max(box.height for box in bright.get_bounding_rects())


def test_a_negotiation_has_no_total_on_the_table(app, seated):
    """CE-4.52: it is not counted."""
    t = laid_out("red", "blue", "green", red=["negotiate"], blue=["attack_20"])
    t.clash(2, at="blue 3")
    t.red.lays("negotiate")
    t.blue.lays("attack_20")
    scene = seated(session_of(t))
    totals = [scene.desk.tableau.piece(f"total:{slot}") for slot in (0, 1)]
    assert all(piece is None or (piece.art[-1] == "" and len(piece.art[4]) == 2) for piece in totals)
    assert all(
        "20" not in number or name != scene.module.say("part-total") for name, number in scene.module.maker.parts(1)
    )


def test_mouse_and_keys_give_the_same_answers(app, seated):
    """UX-14: from aiming the gate on, question by question."""
    logs = []
    for way in (Clicking, ByKeys):
        session = played_on("launch.planet", 4, 7)
        scene = seated(session)
        way(app, scene).play_on(8)
        logs.append([(answer.seat, answer.prompt, answer.value) for answer in session.log])
    assert logs[0] == logs[1] and len(logs[0]) >= 8


def nearly_won():
    """Everybody has four colonies abroad, and cards of all sorts."""
    t = laid_out("red", "blue", "green", powers={"red": "mirror", "blue": "warrior", "green": "zombie"})
    t.red.holds("attack_08", "negotiate", "attack_14", "reinforcement_3", "flare_mirror")
    t.blue.holds("attack_20", "negotiate", "attack_06", "mobius_tubes")
    t.green.holds("attack_10", "reinforcement_5", "negotiate", "attack_04")
    for player, one, other in ((t.red, "blue", "green"), (t.blue, "green", "red"), (t.green, "red", "blue")):
        for home, goal in enumerate((f"{one} 1", f"{one} 2", f"{other} 3", f"{other} 4"), 1):
            player.puts(2, f"{player.name} {home}", goal)
    t.red.puts(1, "red 5", "warp")
    t.green.puts(2, "green 5", "warp")
    t.begins("red", "blue")
    return t


ALLIES, REINFORCED = {"cosmic.alliance.answer", "cosmic.planning.card"}, {"cosmic.reinforcing.reply"}
DEAL_FAILED = {"cosmic.deal.message", "cosmic.sacrificing.lose"}


@pytest.mark.parametrize(("seed", "met"), some([(159, ALLIES | REINFORCED), (120, ALLIES | DEAL_FAILED)], 1))
def test_dragging_clicking_and_the_keyboard_finish_the_same_game(app, seated, seed, met):
    """UX-14: encounters with allies, reinforcements, a deal that fails, up to the result."""
    told = []
    for way in (ByDragging, Clicking, ByKeys):
        match = cosmic_match(session_of(nearly_won()))
        for stops in match.stops:
            stops.choose(CALL_OUT)  # what is asked of everybody in an ordinary game
            stops.at.add("totals")  # and whether to reinforce, without calling out
        scene = seated(match.session, match=match)
        told.append((way(app, scene).play_out(seed), match.result()))
    prompts = {prompt for _, prompt, _ in told[0][0]}
    assert told[0][1] is not None and told[1] == told[0] and told[2] == told[0]
    assert met <= prompts


def test_ships_fly_and_the_gate_swings(app, seated):
    """look.md, Motion: what moves is told by the events; the gate turns because it points elsewhere afterwards."""
    t = launched()
    t.red.answers("launch.planet", 7)
    scene = seated(session_of(t))
    seen = scene.module.motion.moved
    assert seen(Event("ships", {"seat": 0, "origin": "planet:0", "to": "warp", "count": 1})) == (
        "ships:planet:0:0",
        "planet:0",
        "warp",
    )
    assert seen(Event("ships", {"seat": 0, "origin": "warp", "to": "planet:0", "count": 1}))[0] == "ships:planet:0:0"
    laid = Event("move", {"origin": "hand:1", "to": "slot:1", "face_up": False})
    assert seen(laid) == ("laid:1", "hand:1", "slot:1")
    x, y = scene.module.maker.planet_middle(7)
    assert scene.desk.tableau.piece("gate").angle == gate_heading(scene.module.maker.plan.pivot, (x, y))


def test_the_table_shows_the_same_in_every_world_that_fits_what_the_eyes_know(seated):
    """1b: hidden cards and aliens leave no trace in pieces, names or sheets."""
    state = played_on("planning.card", 5, 4, 500, 60).state
    module = seated(Session(clone(state), 1)).module
    for viewer in (0, 2):
        told = []
        for world in range(3):
            other = clone(state)
            if world:
                imagine(other, viewer, Chance(world))
            look = Look(view(other, viewer), viewer, (1280, 580), 1.0, 1.0, (), viewer)
            tableau = module.layout.tableau(look)
            told.append((tableau.places, tableau.pieces, [module.pages.inspect(piece.id) for piece in tableau.pieces]))
        assert told[0] == told[1] == told[2]


def test_researching_ships_stand_on_their_technology(seated):
    """CE-9.44: the ships lie on the card, not under it."""
    t = laid_out("red", "blue", "green", options={"technology": "on"}, red=["attack_08"], blue=["attack_20"])
    card = t.red.researches("qax", 2)
    t.begins("red", "blue")
    stage = seated(session_of(t)).desk.stage
    order = [shown.piece.id for shown in stage.shown]
    ships = f"ships:tech:{card}:0"
    assert order.index(ships) > order.index(card)
    assert stage.rect(ships).colliderect(stage.rect(card))


def test_whatever_cannot_be_done_is_told_what_it_lacks(seated):
    """UX-17: another's planet, a player who is not to be invited, a card that is no encounter card, an idle power."""
    t = launched()
    aiming = seated(session_of(t)).desk
    told = [_refused(aiming, "planet:12"), _refused(aiming, "sheet:0")]
    t.red.answers("launch.planet", 7)
    t.red.sends("launch.ships", 1)
    told.append(_refused(seated(session_of(t)).desk, "seat:1"))
    laying = seated(session_of(planning()))
    flare = next(c for c in laying.module.seen["seats"][0]["hand"] if "flare" in laying.module.wording.design(c))
    told.append(_refused(laying.desk, flare))
    assert [reason.id for reason in told] == [
        "cosmic.other_system",
        "cosmic.other_moment",
        "cosmic.main_player",
        "cosmic.no_encounter_card",
    ]
    assert all(reason.rule for reason in told)


def _refused(desk, thing):
    """The reason that is given when something is touched that is not offered."""
    found = []
    desk.complain = lambda reason, about: found.append(reason)
    desk.touch(thing)
    return found[-1]


# --- words


@pytest.mark.parametrize("language", ["en", "hu"])
def test_everything_on_the_table_can_be_read(app, seated, language):
    """UX-51: cards, flares, aliens, ships, planets, plates, totals."""
    app.use_language(language)
    scene = seated(session_of(planning()))
    titles = {}
    for piece in scene.desk.tableau.pieces:
        sheet = scene.module.pages.inspect(piece.id) if piece.facts else None
        if sheet is not None:
            titles[str(piece.id).partition(":")[0] if isinstance(piece.id, str) else "card"] = sheet
    assert {"planet", "ships", "warp", "gate", "seat", "sheet", "total", "card", "colony"} <= set(titles)
    assert app.ctx.texts.missing == set()
    app.use_language("hu")


def test_a_power_that_asks_is_read_beside_its_question():
    """UX-31: its name and its words stand before the rule, behind the book in the bar."""
    asked = 0
    with closing(headless_app((1280, 720), "en")) as program:
        for prompt, session in positions("cosmic").items():
            scene = sit_at(program, session)
            words, stack, decision = scene.module.wording, scene.module.seen["stack"], scene.desk.decision
            text = words.text_of(stack[-1][2]) if stack and decision is not None else None
            if text is not None and not isinstance(decision.source, tuple):
                asked += 1
                said = f"{words.source(stack[-1][2])}: {words.translated(text.words)}"
                assert said in scene.prompt.find("rule").tooltip(), prompt
            program.scenes.pop().left()
    assert asked
