"""The battle board (UI-8, UI-9): both sides by class, numbers to hit with their parts, answers by touching lines."""

import pytest

from app.games.empires.battle.cards import LineCard, Pips
from app.table.choose import CHOSEN, LEGAL, TARGET
from app.table.measure import covered
from app.tools.shot import headless_app
from app.ui.check import problems
from rules import view
from tests.app.windows import each_window
from tests.games.empires.battles import HERE, SCREEN, fight, line, next_round, theatre
from tests.games.empires.hands import sit_down
from tests.games.empires.support import galaxy


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
    assert "Round 1" in told and "Class A" in told and "Class B" in told and "Battle at E4" in told
    assert "Battleship" in told and "2 Cruisers" in told
    hulls = [
        widget.hull for card in found.values() for widget in card.walk() if isinstance(widget, Pips)
    ]  # of red's lines by class, then of blue's
    assert hulls == [3, 2, 1, 2, 1]


def test_a_target_tells_the_number_and_its_parts(seated):
    """UI-9."""
    t = before_fire()
    scene = seated(t)
    by = scene.module.board.answers.by(scene.desk)
    target = next(card for card in cards(scene).values() if card.mark == TARGET)
    at = int(target.id.removeprefix("line-"))
    number = next(each for each in view(t.state, 0)["table"]["numbers"] if (each["by"], each["at"]) == (by, at))
    assert f"with {number['need']} or less" in target.tip and "Attack +5" in target.tip


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


def test_the_hex_of_a_retreat_is_touched_on_the_map(seated):
    """UI-8, SE-5.9: the board makes room for the map, and comes back if the line stays."""
    t = theatre()
    t.red.has("CA", 1, at=HERE)
    t.blue.has("CA", 1, at=HERE)
    fight(t)
    next_round(t)
    scene = seated(t)
    desk, answers = scene.desk, scene.module.board.answers
    refuges = {f"hex:{option[2]}" for option in desk.choice.decision.options if option[0] == "retreat"}
    assert refuges and cards(scene) and not desk.choice.marks()
    answers.turn_to_map(desk)
    assert not cards(scene) and set(desk.choice.marks()) == refuges
    answers.turn_to_map(desk)
    assert cards(scene) and not desk.choice.marks()
    answers.turn_to_map(desk)
    goal = sorted(refuges)[0]
    seat = desk.decision.seat
    desk.touch(goal)
    desk.act(goal)
    given = scene.match.session.log[-1]
    assert (given.seat, given.value[0], f"hex:{given.value[2]}") == (seat, "retreat", goal)


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


@each_window(100, 200)
@pytest.mark.parametrize("position", ["screen", "fire"])
def test_the_board_fits_every_window(position, size, text_size):
    """UX-1, UX-90."""
    program = headless_app(size, "hu", "midnight", text_size)
    try:
        t = before_fire() if position == "fire" else fleets()
        if position == "screen":
            fight(t)
        scene = sit_down(program, t)
        program.step(60.0)
        assert cards(scene)
        wrong = [str(problem) for layer in scene.host.layers for problem in problems(layer.root, program.ctx)]
        assert wrong + [f"{thing} is covered" for thing in covered(scene)] == []
    finally:
        program.close()
