"""The story of a finished game of Cosmic Encounter: read from the log, told in both languages (UX-95)."""

from types import SimpleNamespace

import pytest

from app.games.cosmic.statistics import score_steps
from app.scenes.story import course_name, story_lines
from app.text.texts import Texts
from rules import Chance, Session, Setup, answer_at_random, apply, new_game, result, waiting
from rules.core.chronicle import TurningPoint
from rules.core.events import Event
from rules.cosmic.chronicle import BARGAIN, BLOODY, BRINK, CLOSE, POWERLESS, SHARED, chronicle
from rules.cosmic.printed.words import DEAL, LOST, WON
from tests.support.stories import finished

NAMES = ("Anna", "Béla", "Csilla")


@pytest.fixture(scope="module")
def state():
    return Session.start("cosmic", Setup("cosmic", [{}, {}, {}]), 5).state


def turn(number):
    return [Event("turn", {"seat": 0, "number": number})]


def fight(totals, outcome, lost=0, mains=(0, 1)):
    offense, defense = mains
    return [
        Event("encounter", {"seat": offense}),
        Event("totals", {"totals": totals}),
        Event("outcome", {"outcome": outcome, "offense": offense, "defense": defense}),
        *([Event("ships", {"seat": defense, "to": "warp", "count": lost})] if lost else []),
        Event("encounter_end", {"seat": offense}),
    ]


def founded(seat, now):
    return Event("track", {"seat": seat, "before": now - 1, "now": now})


def over(*winners):
    return [Event("over", {"places": [list(winners)]})]


def told_by(state, *rows):
    return chronicle(state, [event for row in rows for event in row])


def test_the_course_is_everybodys_foreign_colonies_after_each_turn(state):
    found = told_by(state, turn(1), [founded(0, 1), founded(2, 1)], turn(2), turn(3), [founded(0, 2)], over(0))
    assert found.course == ((0, 1, 1, 2), (0, 0, 0, 0), (0, 1, 1, 1))


def test_a_card_that_is_turned_over_is_no_turn(state):
    turned = [Event("turn", {"card": 5, "face_up": True})]
    assert told_by(state, turn(1), turned, [founded(0, 1)], over(0)).course[0] == (0, 1)


def test_a_whole_game_has_a_story():
    """Read from everything that can happen, not only from what this page makes up."""
    state, rng, events = new_game("cosmic", Setup("cosmic", [{}, {}, {}], {"four_planets": "on"}), 7), Chance(7), []
    while asked := waiting(state):
        events += apply(state, answer_at_random(state, asked[0], rng))
    found, over = chronicle(state, events), result(state)
    assert over is not None and [row[-1] for row in found.course] == list(over.scores)
    assert found.moments


def test_the_closest_fight_and_the_costliest_one_are_found(state):
    rows = (turn(1), fight([20, 12], WON, 3), turn(2), fight([14, 15], LOST, 1), turn(3), fight([9, 30], WON, 2))
    told = [(one.name, one.turn, dict(one.values)) for one in told_by(state, *rows).moments]
    assert told == [
        (BLOODY, 1, {"seat": 0, "other": 1, "count": 3}),
        (CLOSE, 2, {"seat": 1, "other": 0, "won": 15, "lost": 14}),
    ]


def test_a_deal_is_told_when_both_have_gained_a_colony(state):
    deal = Event("outcome", {"outcome": DEAL, "offense": 0, "defense": 2})
    begun, ended = Event("encounter", {"seat": 0}), Event("encounter_end", {"seat": 0})
    one_sided = [begun, deal, founded(0, 1), ended]
    both = [begun, deal, founded(0, 2), founded(2, 1), ended]
    assert told_by(state, turn(1), one_sided).moments == ()
    moment = told_by(state, turn(1), one_sided, turn(2), both).moments
    assert [(one.name, one.turn) for one in moment] == [(BARGAIN, 2)]


def test_a_game_that_ends_in_the_midst_of_an_encounter_tells_of_it_and_of_a_shared_victory(state):
    """CE-8.2, CE-8.3."""
    lost = [Event("power", {"seat": 1, "has": False}), Event("power", {"seat": 1, "has": True})]
    rows = turn(1), lost, [founded(0, 4), founded(2, 4)], turn(2), fight([20, 12], WON, 4)[:-1], over(0, 2)
    told = told_by(state, *rows).moments
    assert [one.name for one in told] == [POWERLESS, BRINK, CLOSE, BLOODY, SHARED]
    assert told[1].values == {"seat": 0} and told[-1].values == {"seats": (0, 2)}


@pytest.mark.parametrize("language", ["hu", "en"])
@pytest.mark.parametrize(
    ("name", "values"),
    [
        (CLOSE, {"seat": 1, "other": 0, "won": 15, "lost": 14}),
        (BLOODY, {"seat": 0, "other": 1, "count": 3}),
        (BARGAIN, {"seat": 0, "other": 1}),
        (POWERLESS, {"seat": 1}),
        (BRINK, {"seat": 1}),
        (SHARED, {"seats": (1, 2)}),
    ],
)
def test_every_moment_is_a_sentence(language, name, values):
    texts, over = Texts(language), finished("cosmic", NAMES, TurningPoint(name, 7, values))
    (line,) = story_lines(texts, over)
    assert "Béla" in line and "7" in line and line.endswith(".")
    assert course_name(texts, over) and texts.missing == set()


@pytest.mark.parametrize("language", ["hu", "en"])
def test_the_colonies_are_counted_system_by_system(language):
    """CE-4.71: not in one's own; what stands on a destroyed planet is no colony."""
    planets = [
        {"home": 0, "destroyed": False, "ships": [2, 1, 0]},
        {"home": 0, "destroyed": True, "ships": [0, 0, 1]},
        {"home": 1, "destroyed": False, "ships": [1, 0, 4]},
        {"home": 2, "destroyed": False, "ships": [3, 0, 0]},
    ]
    texts = Texts(language)
    steps = score_steps(texts, SimpleNamespace(**vars(finished("cosmic", NAMES)), table={"planets": planets}))
    assert [step.points for step in steps] == [(None, 1, 0), (1, None, 1), (1, 0, None)]
    assert all(name in step.name for name, step in zip(NAMES, steps, strict=True)) and texts.missing == set()
