"""The story of a finished game of Space Smugglers: read from the log, told in both languages (UX-95)."""

import pytest

from app.scenes.story import course_name, story_lines
from app.text.texts import Texts
from rules import Session, Setup
from rules.core.chronicle import TurningPoint
from rules.core.events import Event
from rules.smugglers.chronicle import FAILURE, LEAD, PRIZE, chronicle
from rules.smugglers.state import facts
from tests.support.stories import finished


@pytest.fixture(scope="module")
def state():
    return Session.start("smugglers", Setup("smugglers", [{}, {}, {}]), 5).state


def card(state, planets):
    return next(id for id, sector in facts(state).sectors.items() if len(sector.planets) == planets)


def told_by(state, *rounds):
    """The story of rounds, each a row of (kind, seat, planets)."""
    events = []
    for number, row in enumerate(rounds, 1):
        events += [Event(kind, {"seat": seat, "card": card(state, planets)}) for kind, seat, planets in row]
        events.append(Event("round_over", {"round": number}))
    return chronicle(state, events)


def test_planets_count_for_whoever_paid_and_against_whoever_did_not(state):
    found = told_by(state, [("gain", 0, 3), ("lose", 1, 2)], [("gain", 1, 4)])
    assert found.course == ((0, 3, 3), (0, -2, 2), (0, 0, 0))


def test_the_richest_prize_the_dearest_failure_and_the_change_of_the_lead_are_found(state):
    found = told_by(state, [("gain", 0, 2)], [("lose", 2, 3), ("gain", 1, 4)], [("gain", 2, 1)])
    assert [(one.name, one.turn, dict(one.values)) for one in found.moments] == [
        (PRIZE, 2, {"seat": 1, "count": 4}),
        (FAILURE, 2, {"seat": 2, "count": 3}),
        (LEAD, 2, {"seat": 1}),
    ]
    assert LEAD not in {one.name for one in told_by(state, [("gain", 0, 2)], [("gain", 0, 1)]).moments}


@pytest.mark.parametrize("language", ["hu", "en"])
@pytest.mark.parametrize("name", [PRIZE, FAILURE, LEAD])
def test_every_moment_is_a_sentence(language, name):
    values = {"seat": 1} if name == LEAD else {"seat": 1, "count": 3}
    texts, over = Texts(language), finished("smugglers", ["Vega", "Rigel"], TurningPoint(name, 2, values))
    (line,) = story_lines(texts, over)
    assert "Rigel" in line and "2" in line and line.endswith(".")
    assert course_name(texts, over) and texts.missing == set()
