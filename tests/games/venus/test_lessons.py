"""The lessons of Onward to Venus: each plays through the rules to its end, and every sentence is about something that
lies on the table (UX-93)."""

import pytest

from app.match.lessons import lesson
from app.match.lessons.coach import Coach
from rules import Illegal, result
from rules.venus.points import points, requirement
from rules.venus.state import buildings_at, facts, in_orbit, on_surface
from tests.app.lesson_checks import state_at


def test_a_wrong_answer_is_refused_with_a_reason():
    told = lesson("venus", "1_first_period")
    number = next(n for n, step in enumerate(told.steps) if step.answer is not None)
    with pytest.raises(Illegal):
        Coach(told, number).answer("marker")


@pytest.mark.parametrize(
    ("name", "words", "dice", "need"),
    [
        ("1_first_period", "The dice show a skull, 3 and 4", [0, 3, 4], 6),
        ("2_rivals_and_crises", "Bad luck: 2, 5 and 6", [2, 5, 6], 5),
        ("2_rivals_and_crises", "1 + 1 = 2 points are enough", [2, 5, 6], 2),
        ("2_rivals_and_crises", "2 + 4 = 6 points", [2, 5, 6], 6),
        ("2_rivals_and_crises", "7 + 4 = 11 points are needed", [2, 5, 6], 11),
    ],
)
def test_what_the_sentences_say_about_dice_is_true(name, words, dice, need):
    state = state_at("venus", name, words)
    assert sorted(state.attempt.dice) == dice
    assert requirement(state, state.attempt) == need


@pytest.mark.parametrize(
    ("name", "words", "have"),
    [
        ("1_first_period", "6 of 6", 6),
        ("2_rivals_and_crises", "6 points for 6", 6),
        ("2_rivals_and_crises", "And the Steam Mortar: 11", 9),
    ],
)
def test_what_the_sentences_say_about_points_is_true(name, words, have):
    state = state_at("venus", name, words)
    assert points(state, state.attempt) == have


def own(state, planet: str, seat: int = 0) -> list[int]:
    """Factories and mines."""
    at = buildings_at(state, facts(state).index[planet], seat)
    return state.buildings[at : at + 2]


def test_buildings_money_and_levels_are_what_the_sentences_say():
    """Balance may change a price; a lesson that says otherwise needs other words."""
    assert own(state_at("venus", "1_first_period", "an income of 5 on Mars"), "mars") == [1, 1]
    before, after = (
        state_at("venus", "1_first_period", "A second tank"),
        state_at("venus", "1_first_period", "That cost £6"),
    )
    assert before.money[0] == 12 - 3 and after.money[0] == 12 - 6
    paid = state_at("venus", "1_first_period", "£7")
    assert paid.money[0] == 6 + 7 and paid.period == 2 and paid.first == 0
    taken = state_at("venus", "2_rivals_and_crises", "yours is in its place")
    assert own(taken, "moon") == [1, 1] and own(taken, "moon", 1) == [1, 0]
    crisis = state_at("venus", "2_rivals_and_crises", "A skull fell on the last tile")
    assert crisis.levels[facts(crisis).index["earth"]] == 2


def test_the_rescued_infantry_is_at_earth_and_the_tanks_have_travelled():
    state = state_at("venus", "3_cards", "Saved: your infantry")
    known = facts(state)
    assert in_orbit(state, known.index["earth"], 0) == [3, 0, 1]
    assert on_surface(state, known.index["ganymede"], 0) == [0, 2, 0]
    assert own(state, "ganymede") == [1, 0] and len(state.kept[0]) == 1


def test_the_second_lesson_is_won_in_a_tie_by_the_first_player():
    """OV-9.8; the points are those that the sentences name."""
    told = lesson("venus", "2_rivals_and_crises")
    ended = result(told.before(len(told.steps)).state)
    assert ended is not None and ended.places[0] == [0] and ended.scores == [15, 15]
