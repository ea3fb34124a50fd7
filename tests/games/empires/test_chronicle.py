"""The story of a finished game of Űrbirodalmak: read from the log, told in both languages (UX-95)."""

from types import SimpleNamespace

import pytest

from app.games.empires import statistics
from app.scenes import share
from app.scenes.story import course_name, story_lines
from app.text.texts import LANGUAGES, Texts
from rules import Chance, Setup, answer_at_random, apply, clone, find, new_game, result, view, waiting
from rules.core.chronicle import Chronicle, TurningPoint
from rules.core.events import Event
from rules.empires.chronicle import (
    BLOODY,
    CAME,
    CAPTURED,
    DOOMED,
    FALLEN,
    FELLED,
    FIRST,
    FOUGHT,
    HEYDAY,
    MACHINE,
    RAVAGED,
    RAZED,
    SPACE,
    UNIQUE,
    chronicle,
)
from rules.empires.printed.constants import NOWHERE
from tests.support.stories import finished

NAMES = ("Anna", "Béla")


@pytest.fixture(scope="module")
def state():
    return new_game("empires", Setup("empires", [{}, {}], {"map": "small"}), 3)


def cycle(number):
    return Event("cycle", {"cycle": number})


def colony(seat, hex, value):
    return Event("colony", {"seat": seat, "hex": hex, "value": value})


def battle(*lost, attacker=0, defender=1):
    return [
        Event("battle", {"hex": 5, "attacker": attacker, "defender": defender}),
        *(Event("lost", {"seat": seat, "count": count, "why": "battle"}) for seat, count in lost),
        Event("battle_over", {"hex": 5, "attacker": attacker, "defender": defender, "how": "won"}),
    ]


def over():
    return Event("over", {"places": [[0], [1]]})


def test_the_course_is_what_the_colonies_are_worth(state):
    """The Homeworlds stand before the log begins; where they are chosen, it tells of them, and they count once."""
    g = clone(state)
    g.homeworld = [40, NOWHERE]
    events = [
        colony(0, 40, 20), cycle(1), colony(0, 30, 0), cycle(2),
        Event("value", {"seat": 0, "hex": 30, "before": 0, "value": 1}), cycle(3),
        Event("colony_lost", {"seat": 1, "hex": 50, "by": 0, "homeworld": True}), over(),
    ]  # fmt: skip
    assert chronicle(g, events).course == ((20, 20, 21, 21), (20, 20, 20, 0))


def test_what_happens_before_the_first_economic_phase_belongs_to_it(state):
    events = [Event("lost", {"seat": 0, "count": 1, "why": "black_hole"}), cycle(2), over()]
    assert chronicle(state, events).moments == (TurningPoint(SPACE, 1, {"seat": 0, "count": 1}),)


def test_what_space_took_is_told_of_whom_it_took_most_from(state):
    """Ship by ship, as scouts are lost."""
    taken = [Event("lost", {"seat": seat, "count": 1, "why": why}) for seat, why in
             ((0, "black_hole"), (1, "danger"), (1, "danger"))]  # fmt: skip
    events = [cycle(1), *taken[:2], cycle(2), cycle(3), taken[2], over()]
    assert chronicle(state, events).moments == (TurningPoint(SPACE, 3, {"seat": 1, "count": 2}),)


@pytest.mark.parametrize("later", [[], [cycle(10)]])
def test_a_log_without_its_beginning_tells_no_story(later):
    """A save whose answers do not lead to its position any more: nobody knows what was first, and when."""
    begun = new_game("empires", Setup("empires", [{}, {}], {"map": "small"}), 3)
    begun.cycle = 9
    assert chronicle(begun, [*battle((1, 2)), *later, over()]) == Chronicle()
    assert chronicle(begun, [cycle(1), *battle((1, 2)), *later, over()]).moments


def test_orders_that_stand_are_no_part_of_the_story(state):
    """The event has the name of something that the story reckons with."""
    events = [colony(0, 30, 5), Event("standing", {"seat": 0, "slot": 1}), cycle(1), over()]
    assert chronicle(state, events).course == ((5, 5), (0, 0))


def test_the_first_battle_the_bloodiest_and_what_fell_are_told(state):
    events = [
        cycle(1), Event("lost", {"seat": 1, "count": 2, "why": "danger"}), *battle((0, 1)), cycle(2),
        *(Event("design_shown", {"seat": seat, "hex": 5, "design": {}}) for seat in (1, 0)),
        *battle((0, 2), (1, 3), attacker=1, defender=0), *battle((3, 1), attacker=0, defender=3), cycle(3),
        Event("colony_lost", {"seat": 1, "hex": 9, "by": 0, "homeworld": False}),
        Event("captured", {"seat": 1, "hex": 8, "loser": 0, "value": 3, "homeworld": False, "again": False}),
        Event("captured", {"seat": 1, "hex": 8, "loser": 0, "line": 2, "unit": "scout"}), cycle(4),
        Event("colony_lost", {"seat": 1, "hex": 9, "by": 0, "homeworld": True}), over(),
    ]  # fmt: skip
    assert chronicle(state, events).moments == (
        TurningPoint(SPACE, 1, {"seat": 1, "count": 2}),
        TurningPoint(FIRST, 1, {"seat": 0, "other": 1}),
        TurningPoint(BLOODY, 2, {"seat": 1, "other": 0, "count": 5}),
        TurningPoint(MACHINE, 2, {"seat": 0}),
        TurningPoint(UNIQUE, 2, {"seat": 1}),
        TurningPoint(RAZED, 3, {"seat": 0, "other": 1}),
        TurningPoint(CAPTURED, 3, {"seat": 1, "other": 0}),
        TurningPoint(FALLEN, 4, {"seat": 0, "other": 1}),
    )


def test_a_game_against_machines_tells_of_them():
    """SE-24: when they came, which of them fell, what they destroyed, and when the colonies were worth most."""
    state = new_game("empires", Setup("empires", [{}], {"solo": "machines_small"}), 3)
    fell = Event("lost", {"seat": 2, "count": 1, "why": "battle"})
    events = [
        cycle(1), colony(0, 30, 5), cycle(2), Event("arrival", {"machine": "doomsday_1", "hex": 3, "face": 2}),
        *battle((0, 4), (2, 1), attacker=2, defender=0), cycle(3),
        Event("colony_lost", {"seat": 0, "hex": 30, "by": 2, "homeworld": False}),
        Event("battle", {"hex": 5, "attacker": 0, "defender": 2}), fell, cycle(4),
        Event("colony_lost", {"seat": 0, "hex": 9, "by": 2, "homeworld": True}), over(),
    ]  # fmt: skip
    moments = chronicle(state, events).moments
    named = [(one.name, one.turn, one.values.get("count")) for one in moments]
    worth = next(count for name, _, count in named if name == HEYDAY)
    assert named == [
        (HEYDAY, 1, worth), (FOUGHT, 2, 5), (CAME, 2, None), (FELLED, 2, 1), (RAVAGED, 3, None), (FELLED, 3, 2),
        (DOOMED, 4, None),
    ]  # fmt: skip
    assert {one.values["foe"] for one in moments if one.name != HEYDAY} == {"machines"}


def test_a_game_against_alien_empires_tells_whose_homeworlds_fell():
    """SE-25."""
    state = new_game("empires", Setup("empires", [{}], {"solo": "rivals_1"}), 3)
    events = [
        cycle(1), *battle((0, 1), (3, 2), attacker=3, defender=0),
        Event("colony_lost", {"seat": 3, "hex": 9, "by": 0, "homeworld": True}), over(),
    ]  # fmt: skip
    found = {one.name: one.values for one in chronicle(state, events).moments}
    assert found[FOUGHT] == {"seat": 0, "foe": "rival", "count": 3} and found[FELLED]["foe"] == "rival"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("foe", ["machines", "rival", "amoebas"])
def test_every_moment_of_a_solo_game_is_told_in_both_languages(language, foe):
    texts = Texts(language)
    names = (CAME, FOUGHT, FELLED, RAVAGED, DOOMED, HEYDAY)
    values = {"seat": 0, "foe": foe, "count": 3}
    lines = story_lines(texts, finished("empires", NAMES[:1], *(TurningPoint(name, 2, values) for name in names)))
    assert len(lines) == len(names) and all(line.endswith(".") and "{" not in line for line in lines)
    assert not texts.missing


def test_the_share_card_tells_the_end_of_the_story(app):
    """UX-109: as much of it as there is room for, the last moments first of all; the best one is shown large."""
    moments = [TurningPoint(FELLED, number, {"seat": 0, "foe": "machines", "count": number}) for number in range(1, 6)]
    game = finished("empires", NAMES[:1], *moments)
    few, all_ = ([one.text for one in share._story(app.ctx, game, room)[1:]] for room in (90, 900))
    assert all_ == story_lines(app.ctx.texts, game)[:-1] and few and few == all_[-len(few) :] and len(few) < len(all_)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_told_in_both_languages(language):
    texts = Texts(language)
    values = {"seat": 0, "other": 1, "count": 3}
    names = (FIRST, BLOODY, SPACE, RAZED, CAPTURED, MACHINE, UNIQUE, FALLEN)
    moments = [TurningPoint(name, 2, values) for name in names]
    game = finished("empires", NAMES, *moments)
    lines = story_lines(texts, game)
    assert len(lines) == len(names) and all("Anna" in line and line.endswith(".") and "{" not in line for line in lines)
    assert course_name(texts, game) and not texts.missing


def test_the_score_is_told_by_homeworld_home_and_what_lies_beyond():
    """The lines add up to the score of the result."""
    setup = Setup("empires", [{}, {}], {"map": "small", "phases": 12, "quick_start": "on"})
    state, rng = new_game("empires", setup, 4), Chance(4)
    while waiting(state):
        apply(state, answer_at_random(state, rng.choice(waiting(state)), rng), listen=False)
    game = SimpleNamespace(table=view(state, None)["table"])
    steps = statistics.score_steps(Texts("en"), game)
    assert [step.name for step in steps] == ["Homeworld", "Colonies at home", "Colonies beyond"]
    assert [sum(column) for column in zip(*(step.points for step in steps), strict=True)] == result(state).scores


def test_the_game_brings_its_story():
    assert find("empires").chronicle() is chronicle
