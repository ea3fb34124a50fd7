"""The battle board (UI-8, UI-9): both sides by class, numbers to hit with their parts, answers by touching lines."""

import pygame
import pytest

from app.games.empires.battle.answers import COLONY
from app.games.empires.battle.board import OUTCOME
from app.games.empires.battle.cards import LineCard, Pips
from app.games.empires.battle.dice import gathered
from app.games.empires.battle.outcome import Outcome
from app.games.empires.battle.refuges import HexSpot
from app.games.empires.battle.rows import ClassSign
from app.games.empires.battle.steps import StepLine
from app.table.choose import CHOSEN, LEGAL, TARGET
from app.table.measure import covered
from app.table.scene import TableScene
from app.tools.shot import headless_app
from app.ui.check import problems
from app.ui.input import Act, PointerEvent
from rules import Event, Session, view
from rules.empires.words import CAPTURED
from tests.app.windows import each_window
from tests.games.empires.armies import front, invades, lands, stations, transports
from tests.games.empires.battles import FIRE, HERE, SCREEN, calm, fight, line, next_round, theatre
from tests.games.empires.hands import empires_match, sit_down
from tests.games.empires.support import galaxy
from tests.games.empires.test_solo_machines import machine


def fleets(**options):
    """Red has more ships than blue and more kinds of them; the first question is who is screened."""
    t = theatre(**options)
    for code, count in (("BB", 1), ("CA", 2), ("SC", 3)):
        t.red.has(code, count, at=HERE)
    for code, count in (("BC", 1), ("SC", 2)):
        t.blue.has(code, count, at=HERE)
    return t


def before_fire():
    t = fleets()
    fight(t)
    t.red.answers(SCREEN, t.red.decision(SCREEN).opening())
    return t


@pytest.fixture(scope="module")
def program():
    made = headless_app((1280, 720), "en", "midnight", 100)
    yield made
    made.close()


@pytest.fixture
def seated(program):
    """Sits down at a position."""
    sat = []

    def sit(t):
        sat.append(t)
        return sit_down(program, t)

    yield sit
    for _ in sat:
        program.pop()


def cards(scene):
    """The cards on the board by their line."""
    panel = scene.module.panel(scene.desk)
    found = [widget for widget in panel.walk() if isinstance(widget, LineCard)] if panel is not None else []
    return {int(card.id.removeprefix("line-")): card for card in found}


def words(scene):
    panel = scene.module.panel(scene.desk)
    return [getattr(widget, "text", "") for widget in panel.walk()]


def test_every_line_is_a_card_in_its_class(seated):
    """UI-8: number, hull with damage, class, round."""
    t = before_fire()
    scene = seated(t)
    found, told = cards(scene), words(scene)
    assert len(found) == 5
    signs = {widget.letter for widget in scene.module.panel(scene.desk).walk() if isinstance(widget, ClassSign)}
    assert "Round 1" in told and "Battle at E4" in told and signs == {"A", "B", "C", "E"}
    assert "Battleship" in told and "2 Cruisers" in told
    hulls = [
        widget.hull for card in found.values() for widget in card.walk() if isinstance(widget, Pips)
    ]  # by class, red's line before blue's
    assert hulls == [3, 2, 2, 1, 1]


def test_a_target_tells_the_number_and_its_parts(seated):
    """UI-9."""
    t = before_fire()
    scene = seated(t)
    by = scene.module.board.answers.by(scene.desk)
    target = next(card for card in cards(scene).values() if card.mark == TARGET)
    at = int(target.id.removeprefix("line-"))
    number = next(each for each in view(t.state, 0)["table"]["numbers"] if (each["by"], each["at"]) == (by, at))
    assert f"with {number['need']} or less" in target.tooltip() and "Attack +5" in target.tooltip()


def test_a_touch_on_an_enemy_line_fires_with_all_shots(seated):
    """UI-8: the line that fires first is under orders already."""
    t = before_fire()
    scene = seated(t)
    target = next(card for card in cards(scene).values() if card.mark == TARGET)
    by = scene.module.board.answers.by(scene.desk)
    target.action()
    given = scene.match.session.log[-1]
    assert given.value == ("fire", by, int(target.id.removeprefix("line-")), 1)


def test_fewer_shots_can_be_named(seated):
    """SE-5.3.6: the units of a group may fire at several targets."""
    t = theatre()
    t.red.has("CA", 3, at=HERE)
    t.blue.has("SC", 1, at=HERE)
    t.blue.has("DD", 1, at=HERE)
    fight(t)
    t.red.answers(SCREEN, t.red.decision(SCREEN).opening())
    scene = seated(t)
    answers = scene.module.board.answers
    while scene.desk.decision.seat != 0:
        scene.desk.pick_option(next(each for each in scene.desk.choice.decision.options if each[0] == "hold"))
        scene.app.step(300.0)
    assert answers.shots(scene.desk) == (3, 3)
    assert scene.host.focused.id.startswith("option-('fire'"), "Enter fires"
    answers.take(2)
    next(card for card in cards(scene).values() if card.mark == TARGET).action()
    assert scene.match.session.log[-1].value[-1] == 2


def test_units_are_screened_by_touching_their_line(seated):
    """SE-5.5.1: one more with each touch; after the last one it begins anew."""
    t = fleets()
    fight(t)
    scene = seated(t)
    scouts = line(t, t.red, 2)
    units = scene.desk.choice.parts["units"]
    place = units.decision.slots.index(scouts)
    assert cards(scene)[scouts].mark == LEGAL and units.numbers[place] == 0
    told = []
    for _ in range(4):
        cards(scene)[scouts].action()
        told.append(units.numbers[place])
    assert told == [1, 2, 3, 0]
    cards(scene)[scouts].action()
    assert cards(scene)[scouts].mark == CHOSEN
    scene.desk.back()
    assert units.numbers[place] == 0


def test_what_a_mine_strikes_is_touched_on_the_board(seated):
    """SE-13.4: before the first round; the numbers in the prompt follow."""
    t = theatre()
    t.red.has("SC", at=HERE)
    ship = t.red.has("DD", at=HERE)
    t.blue.has("Mine", at=HERE)
    fight(t)
    scene = seated(t)
    struck = line(t, t.red, ship)
    assert {card.mark for number, card in cards(scene).items() if card.action} == {LEGAL}
    cards(scene)[struck].action()
    choice = scene.desk.choice
    assert cards(scene)[struck].mark == CHOSEN
    assert choice.value() == tuple(int(slot == struck) for slot in choice.decision.slots)


def test_cloaked_ships_that_draw_a_mine_are_touched_on_the_board(seated):
    """SE-13.7."""
    t = galaxy()
    raider = t.red.has("R", at=HERE, cloaking=1)
    for player, code in ((t.red, "SC"), (t.blue, "Mine"), (t.blue, "CA")):
        player.has(code, at=HERE)
    fight(t)
    assert t.red.is_asked("battle.draw")
    scene = seated(t)
    shown = line(t, t.red, raider)
    cards(scene)[shown].action()
    assert scene.desk.choice.value() == (shown,) and cards(scene)[shown].mark == CHOSEN


def test_the_prompt_offers_the_same_as_the_board(seated):
    """UX-14: buttons for each target of the line under orders, and for holding fire."""
    t = before_fire()
    scene = seated(t)
    by = scene.module.board.answers.by(scene.desk)
    buttons = {widget.id for widget in scene.module.controls(scene.desk.decision, scene.desk)}
    offered = [option for option in scene.desk.choice.decision.options if option[1] == by]
    assert buttons == {f"option-{option}" for option in offered} and len(offered) == 3


def second_round(*ships):
    """Red may fire or retreat."""
    t = theatre()
    t.red.has("CA", 1, at=HERE)
    for code, count in ships or (("CA", 1),):
        t.blue.has(code, count, at=HERE)
    fight(t)
    next_round(t)
    while not t.red.is_asked(FIRE):
        calm(t)
    return t


def spots(scene):
    """The hexes of the small map that may be touched."""
    panel = scene.module.panel(scene.desk)
    return {spot.id: spot for spot in panel.walk() if isinstance(spot, HexSpot) and spot.action}


def test_the_hex_of_a_retreat_is_touched_on_a_small_map(seated):
    """UI-8, SE-5.9: beside the lines; nothing of the battle is hidden by it."""
    t = second_round()
    scene = seated(t)
    desk = scene.desk
    refuges = {f"refuge-{option[2]}" for option in desk.choice.decision.options if option[0] == "retreat"}
    assert refuges and set(spots(scene)) == refuges and cards(scene) and not desk.choice.marks()
    goal = sorted(refuges)[0]
    spots(scene)[goal].action()
    given = scene.match.session.log[-1]
    assert (given.value[0], f"refuge-{given.value[2]}", given.value[3]) == ("retreat", goal, 1)


def test_how_a_damaged_group_leaves_is_chosen_above_the_map(seated):
    """SE-5.7.4: only sound units may go; the hexes are the same, the answer is not."""
    t = theatre()
    ships = t.red.has("CA", 2, at=HERE)
    t.blue.has("CA", 2, at=HERE)
    fight(t)
    t.red.fleet.damage[ships] = 1
    next_round(t)
    while not t.red.is_asked(FIRE):
        calm(t)
    scene = seated(t)
    answers = scene.module.board.answers
    assert answers.ways(scene.desk) == ["retreat", "unhurt"] and answers.way(scene.desk) == "retreat"
    panel = scene.module.panel(scene.desk)
    panel.find("way-unhurt").action()
    assert {option[0] for option in answers.refuges(scene.desk).values()} == {"unhurt"}


# --- dragging


def middle(scene, id):
    program = scene.app
    program.step(20.0)
    return scene.host.top.root.find(id).rect.center


def drag(scene, start, end):
    points = (start, ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2), end)
    scene.offer(PointerEvent("move", start))
    scene.offer(PointerEvent("press", start, 1))
    for point in points[1:]:
        scene.offer(PointerEvent("move", point))
    scene.offer(PointerEvent("release", end, 1))


def test_a_line_dragged_to_an_enemy_fires(seated):
    """UX-14: the same answer as by two clicks."""
    t = before_fire()
    scene = seated(t)
    by = scene.module.board.answers.by(scene.desk)
    target = next(number for number, card in cards(scene).items() if card.mark == TARGET)
    drag(scene, middle(scene, f"line-{by}"), middle(scene, f"line-{target}"))
    assert scene.match.session.log[-1].value[:3] == ("fire", by, target)


def test_units_are_screened_by_dragging_their_line(seated):
    """SE-5.5.1: as many as may be; back to the lines, none; nothing is answered before it is confirmed."""
    t = fleets()
    fight(t)
    scene = seated(t)
    scouts = line(t, t.red, 2)
    units = scene.desk.choice.parts["units"]
    place = units.decision.slots.index(scouts)
    given = len(scene.match.session.log)
    drag(scene, middle(scene, f"line-{scouts}"), middle(scene, "screen-place-0"))
    assert units.numbers[place] == 3
    drag(scene, middle(scene, f"line-{scouts}"), middle(scene, "class-B"))
    assert units.numbers[place] == 0 and len(scene.match.session.log) == given


def test_a_drag_that_is_let_go_does_nothing(seated):
    """UX-18: Esc, or a drop where nothing is."""
    t = before_fire()
    scene = seated(t)
    by = scene.module.board.answers.by(scene.desk)
    target = next(number for number, card in cards(scene).items() if card.mark == TARGET)
    given = len(scene.match.session.log)
    drag(scene, middle(scene, f"line-{by}"), middle(scene, "steps"))
    start = middle(scene, f"line-{by}")
    scene.offer(PointerEvent("press", start, 1))
    scene.offer(PointerEvent("move", middle(scene, f"line-{target}")))
    assert scene.module.board.drag.held
    scene.offer(Act("cancel"))
    scene.offer(PointerEvent("release", middle(scene, f"line-{target}"), 1))
    assert not scene.module.board.drag.held and len(scene.match.session.log) == given


# --- standing orders


def test_one_key_fights_the_round_by_the_standing_order(seated):
    """UI-8: every question of the round is answered, none of the next one."""
    t = before_fire()
    scene = seated(t)
    assert scene.module.board.fight.round == 1
    scene.app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="g", scancode=10)])
    for _ in range(30):
        scene.app.step(50.0)
    fight_now = scene.module.board.fight
    asked = scene.desk.decision
    assert {entry.seat for entry in scene.match.session.log} == {0}
    assert asked.seat == 1 or fight_now is None or fight_now.round == 2


def test_who_was_chosen_to_be_screened_is_so_when_the_round_is_fought_by_order(seated):
    """UI-8: what the player has said already counts before the order."""
    t = fleets()
    fight(t)
    scene = seated(t)
    scouts = line(t, t.red, 2)
    scene.module.board.answers.set_aside(scene.desk, scouts, True)
    scene.module.panel(scene.desk).find("resolve-round").action()
    given = dict(scene.match.session.log[0].value)["units"]
    assert sum(given) == 3


def test_an_order_in_force_is_shown_and_can_be_ended(program):
    """UX-37: while the dice roll there is a button for it; whoever gave it is asked again."""
    t = before_fire()
    scene = paced(program, t)
    board = scene.module.board
    scene.module.panel(scene.desk).find("resolve-all").action()
    program.step(100.0)
    assert board.orders.given() is not None
    ends = next(button for button in scene.module.extras() if button.id == "order-ends")
    ends.action()
    assert board.orders.given() is None and scene.match.stops[0].straight is None
    program.pop()


def test_the_way_of_fighting_is_stated_and_chosen(seated):
    """UI-8: "with stated policy"; the button says it, a dialog tells all of them in a sentence."""
    t = before_fire()
    scene = seated(t)
    board = scene.module.board
    scene.module.panel(scene.desk).find("policy").action()
    chosen = scene.host.top.root.find("policy-strongest")
    chosen.action()
    assert board.orders.policy == "strongest" and len(scene.host.layers) == 1
    assert "Strongest first" in scene.module.panel(scene.desk).find("resolve-round").tip


def test_the_order_is_not_offered_where_it_does_not_speak(seated):
    """SE-13.4: what mines strike is asked."""
    t = theatre()
    t.red.has("SC", at=HERE)
    t.red.has("DD", at=HERE)
    t.blue.has("Mine", at=HERE)
    fight(t)
    scene = seated(t)
    assert scene.module.panel(scene.desk).find("resolve-round") is None


# --- dice, steps, wreckage, outlook


def test_shots_of_one_line_at_another_are_one_throw():
    """UX-27: and what they do is shown after it."""

    def shot(by, at, face):
        return Event("shot", {"by": by, "at": at, "face": face, "need": 4, "seat": 0, "hex": 5})

    lost = Event("lost", {"hex": 5})
    found = gathered([Event("round", {}), shot(0, 2, 3), lost, shot(0, 2, 9), shot(1, 2, 1), Event("battle_over", {})])
    assert [event.kind for event in found] == ["round", "volley", "lost", "volley", "battle_over"]
    assert [event.data["faces"] for event in found if event.kind == "volley"] == [[3, 9], [1]]


def test_the_step_that_is_under_way_is_marked(seated):
    """UI-8, SE-5.2."""
    told = {}
    for name, t in (("screen", fleets()), ("fire", before_fire())):
        if name == "screen":
            fight(t)
        scene = seated(t)
        steps = [widget for widget in scene.module.panel(scene.desk).walk() if isinstance(widget, StepLine)]
        told[name] = [widget.words for widget in steps if not widget.state]
    assert told == {"screen": ["Screening"], "fire": ["Fire by class"]}


def test_wreckage_lies_where_a_ship_died(seated):
    """look.md: a wreck in the column of its class."""
    t = before_fire()
    battleship = line(t, t.red, 0)
    t.rolls(1)
    scouts = next(option for option in t.red.offered(FIRE) if option[:2] == ("fire", battleship) and option[2] == 4)
    t.red.answers(FIRE, (*scouts, 1))
    scene = seated(t)
    assert "−Scout" in words(scene)


def test_what_to_expect_is_told_when_it_has_been_reckoned(seated):
    """UX-40, P10: beside what people do, in parts."""
    t = before_fire()
    scene = seated(t)
    scene.app.finish_chores()
    scene.app.finish_chores()
    told = scene.module.panel(scene.desk).find("outlook")
    assert told is not None and "Anna" in told.text and "%" in told.text


BADGES = {
    "protected": (("CV", 1), ("F", 1)),
    "stays": (("Base", 1),),
}


@pytest.mark.parametrize("badge", sorted(BADGES))
def test_badges_tell_what_is_special_about_a_line(badge, seated):
    """UI-8: carriers behind their fighters (SE-11.2), bases that cannot retreat (SE-5.9.2)."""
    t = theatre()
    t.red.has("CA", 2, at=HERE)
    for code, count in BADGES[badge]:
        t.blue.has(code, count, at=HERE)
    fight(t)
    scene = seated(t)
    panel = scene.module.panel(scene.desk)
    assert panel.find(f"badge-{badge}") is not None


def test_cloaked_and_captured_ships_have_their_badges(seated):
    """SE-12.6, CL-4.4.3."""
    t = galaxy(options={"boarding": "on"})
    t.red.has("R", at=HERE, cloaking=1)
    t.red.has("CA", at=HERE)
    prize = t.blue.has("CA", 1, at=HERE)
    t.blue.fleet.builder[prize], t.blue.fleet.notes[prize] = 0, t.blue.fleet.notes[prize] | CAPTURED
    fight(t)
    while t.asked()[0][1].endswith("battle.join"):
        t.players[t.asked()[0][0]].answers("battle.join", ())
    scene = seated(t)
    panel = scene.module.panel(scene.desk)
    assert panel.find("badge-captured") is not None


def test_the_weakness_of_a_machine_is_told(seated):
    """SE-24.6: what is known of it."""
    t = galaxy("red", options={"solo": "machines_small", "difficulty": "easy"})
    machine(t, 1, (5, 7), "mines")
    t.red.has("CA", 3, at=(5, 7))
    t.begins("red")
    t.red.ends()
    told = words(seated(t))
    assert any("Mines" in text and "machine" in text.lower() for text in told), told


# --- on the ground


def landed():
    t = front()
    stations(t.blue, HERE, Inf=2)
    transports(t.red, 2, Mar=3, Grav=2)
    invades(t)
    lands(t.red, Mar=3, Grav=2)
    return t


def test_a_ground_combat_stands_on_the_same_board(seated):
    """UI-10, CL-14.8: classes, hulls, numbers to hit with their parts, those who have just landed."""
    t = landed()
    scene = seated(t)
    found, told = cards(scene), words(scene)
    assert "Ground combat at E4" in told and "Round 1" in told and "5 Militia" in told
    assert scene.module.panel(scene.desk).find("badge-late") is not None
    target = next(card for card in found.values() if card.mark == TARGET)
    assert "or less" in target.tooltip()


def test_ground_units_fire_at_what_is_touched(seated):
    """CL-14.8.1."""
    t = landed()
    scene = seated(t)
    number, target = next((number, card) for number, card in cards(scene).items() if card.mark == TARGET)
    target.action()
    assert scene.match.session.log[-1].value[:2] == ("fire", number)


# --- the end


def paced(program, t):
    """At a speed at which something is seen."""
    program.settings["speed"] = 1
    scene = TableScene(program, empires_match(Session(t.state, 1)))
    program.push(scene)
    for _ in range(8):
        program.step(100.0)
    return scene


def test_a_battle_ends_with_a_summary_that_is_read(program):
    """UI-8: who lost what, luck against expectation; dice in the tray before it, and one button ends it."""
    t = theatre()
    t.red.has("CA", 2, at=HERE)
    t.blue.has("SC", 1, at=HERE)
    fight(t)
    t.red.answers(SCREEN, t.red.decision(SCREEN).opening())
    t.rolls(1, 1, 1)
    scene = paced(program, t)
    board, desk = scene.module.board, scene.desk
    next(card for card in cards(scene).values() if card.mark == TARGET).action()
    program.step(100.0)
    assert desk.performer.dice and board.fight is not None, "the board shows what was, while the dice roll"
    for _ in range(40):
        program.step(100.0)
    assert scene.timeline.holding == OUTCOME and isinstance(scene.parts.panel, Outcome)
    said = [widget.text for widget in scene.parts.panel.walk() if hasattr(widget, "text")]
    assert "Lost: Scout" in said and any("expected" in part for part in said)
    scene.parts.panel.find("outcome-continue").action()
    program.step(100.0)
    assert scene.timeline.holding is None and board.fight is None
    program.pop()


def test_a_battle_of_others_may_be_skipped(program):
    """UX-71: nobody at the screen takes part; what is left of it takes no time and is not shown."""
    t = galaxy("red", "blue", "green", options={"raiders": "off"})
    for player in (t.blue, t.green):
        player.has("CA", 3, at=(6, 6))
    fight(t, "blue")
    program.settings["speed"] = 1
    scene = TableScene(program, empires_match(Session(t.state, 1), humans=1))
    program.push(scene)
    board = scene.module.board
    for _ in range(200):
        program.step(50.0)
        if board.fight is not None:
            break
    assert board.may_skip() and [button.id for button in scene.module.extras()] == ["skip-battle"]
    scene.module.extras()[0].action()
    for _ in range(10):
        program.step(50.0)
    assert scene.match.session.state.battle is None and board.fight is None and board.skipped < 0
    program.pop()


def test_a_line_under_the_focus_fires_with_enter(seated):
    """UX-79: cards are reached by keys."""
    t = before_fire()
    scene = seated(t)
    scene.app.step(200.0)
    target = next(number for number, card in cards(scene).items() if card.mark == TARGET)
    card = scene.host.top.root.find(f"line-{target}")
    scene.host.focus_on(card)
    scene.offer(Act("confirm"))
    assert scene.match.session.log[-1].value[:1] == ("fire",) and scene.match.session.log[-1].value[2] == target


def test_a_colony_is_bombarded_on_the_board(seated):
    """SE-5.12.2, D-39: own ships against the colony, each with its number; all of them fire unless fewer are named."""
    t = theatre()
    t.blue.settles_at(HERE, 5, "planet")
    ships = t.red.has("CA", 3, at=HERE, attack=1)
    fight(t)
    scene = seated(t)
    found, told = cards(scene), words(scene)
    assert "Bombing E4" in told and "Colony, 5 CP" in told and found[COLONY].mark == TARGET
    assert "5 or less" in found[COLONY].tooltip()
    found[COLONY].action()
    assert scene.match.session.log[-1].value == ("fire", ships, 3)


def test_people_at_one_screen_see_the_end_of_a_battle_before_it_is_covered(program):
    """UI-8, UX-41: the last dice and the summary are for everybody; then the next one is called."""
    t = theatre()
    t.red.has("CA", 2, at=HERE)
    t.blue.has("SC", 1, at=HERE)
    fight(t)
    t.red.answers(SCREEN, t.red.decision(SCREEN).opening())
    t.rolls(1, 1)
    program.settings["speed"] = 1
    match = empires_match(Session(t.state, 1))
    match.settings.trust, match.settings.pace_ms = False, 700
    scene = TableScene(program, match)
    program.push(scene)
    for _ in range(10):
        program.step(100.0)
    assert match.viewer is None and match.asks_openly
    next(card for card in cards(scene).values() if card.mark == TARGET).action()
    for _ in range(30):
        program.step(100.0)
    assert scene.timeline.holding == OUTCOME and match.covered_for is None
    scene.parts.panel.find("outcome-continue").action()
    for _ in range(60):
        program.step(100.0)
    assert match.covered_for == 1
    while program.scene is not scene:
        program.pop()
    program.pop()


def test_nothing_of_the_enemy_is_shown_before_the_reveal(seated):
    """UI-9: while it is asked who hides, there is no board."""
    t = fleets(raiders="on")
    t.begins("red", turn=1)
    t.red.ends()
    assert t.state.battle is not None and not t.state.battle.revealed
    assert all(not view(t.state, seat)["table"]["battle"]["lines"] for seat in (0, 1, None))
    assert not cards(seated(t))


def test_a_hull_is_told_with_the_numbers_to_hit():
    """CL-3.3.4: a Legendary crew makes it larger, which nobody knows before it tells its level."""
    t = before_fire()
    told = {each["hull"] for each in view(t.state, 1)["table"]["battle"]["lines"]}
    t.state.battle.round = 0
    assert told == {1, 2, 3}
    assert {each["hull"] for each in view(t.state, 1)["table"]["battle"]["lines"]} == {None}


def screening():
    t = fleets()
    fight(t)
    return t


POSITIONS = {"screen": screening, "fire": before_fire, "retreat": second_round, "ground": landed}


@each_window(100, 200)
@pytest.mark.parametrize("position", sorted(POSITIONS))
def test_the_board_fits_every_window(position, size, text_size):
    """UX-1, UX-90."""
    program = headless_app(size, "hu", "midnight", text_size)
    try:
        scene = sit_down(program, POSITIONS[position]())
        program.step(60.0)
        assert cards(scene)
        wrong = [str(problem) for layer in scene.host.layers for problem in problems(layer.root, program.ctx)]
        assert wrong + [f"{thing} is covered" for thing in covered(scene)] == []
    finally:
        program.close()


@pytest.mark.parametrize(("size", "text_size"), [((1024, 640), 200), ((1280, 720), 100)])
def test_the_summary_fits_its_window(size, text_size):
    """UX-1: its button stays in sight, however long it is."""
    program = headless_app(size, "hu", "midnight", text_size)
    try:
        scene = sit_down(program, before_fire())
        lost = [{"seat": seat, "what": what, "count": 3} for seat in (0, 1) for what in ("scout", "cruiser", "base")]
        dice = [{"seat": seat, "dice": 23, "hits": 9, "hoped": 112} for seat in (0, 1)]
        said = {"hex": 20, "sides": [[0], [1]], "how": "won", "rounds": 6, "dice": dice, "losses": lost}
        panel = Outcome(scene.module, scene.desk, {**said, "of": "battle_over"}, lambda: None)
        panel.place(program.ctx, scene.top.board)
        assert [str(problem) for problem in problems(panel, program.ctx)] == []
        assert scene.top.board.contains(panel.find("outcome-continue").rect)
    finally:
        program.close()
