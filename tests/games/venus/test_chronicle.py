"""The story of a finished game of Onward to Venus: read from the log, told in both languages (UX-95)."""

import pytest

from app.scenes.story import story_lines
from app.text.texts import Texts
from rules import Session, Setup
from rules.core.events import Event
from rules.venus.chronicle import DEAD, FEAT, LOSS, chronicle
from rules.venus.scores import buildings_of
from tests.support.stories import finished


@pytest.fixture(scope="module")
def story():
    state = Session.start("venus", Setup("venus", [{}, {}]), 5).state

    def attempt(seat, planet, need, success, lost=0):
        fallen = {"seat": seat, "planet": planet, "why": "dice", "rescued": False}
        return [
            Event("attempt", {"seat": seat, "planet": planet}),
            Event("declared", {"seat": seat, "need": need}),
            *[Event("unit_lost", fallen)] * lost,
            Event("attempt_over", {"seat": seat, "planet": planet, "success": success}),
        ]

    events = [
        Event("period", {"period": 1}),
        *attempt(0, "mars", 7, True, lost=1),
        *attempt(1, "moon", 12, False, lost=3),
        Event("period", {"period": 2}),
        *attempt(1, "earth", 5, True, lost=1),
        Event("planet_dead", {"planet": "venus"}),
    ]
    return chronicle(state, events)


def test_the_hardest_success_the_bloodiest_attempt_and_dead_planets_are_found(story):
    found = [(one.name, one.turn, one.values.get("seat"), one.values.get("count")) for one in story.moments]
    assert found == [(FEAT, 1, 0, 7), (LOSS, 1, 1, 3), (DEAD, 2, None, None)]
    assert [one.values["planet"].hu for one in story.moments] == ["Mars", "Hold", "Vénusz"]


def test_the_course_is_what_points_are_counted_from():
    """One row for each seat; it ends with what the seat has in the last position."""
    state = Session.start("venus", Setup("venus", [{}, {}]), 5).state
    state.kept[0].append(3)
    events = [
        Event("turn", {"seat": 0}),
        Event("built", {"seat": 0}),
        Event("turn", {"seat": 1}),
        Event("kept", {"seat": 0}),
        Event("building_lost", {"seat": 1}),
    ]
    first, second = chronicle(state, events).course
    now = [buildings_of(state, seat) + len(state.kept[seat]) for seat in (0, 1)]
    assert first == (now[0] - 2, now[0] - 1, now[0]) and second == (now[1] + 1, now[1] + 1, now[1])


@pytest.mark.parametrize("language", ["hu", "en"])
def test_every_moment_is_a_sentence(story, language):
    texts = Texts(language)
    lines = story_lines(texts, finished("venus", ["Rigel", "Rigel"], *story.moments))
    assert all(line.endswith(".") for line in lines) and texts.missing == set()
    assert ["Rigel" in line for line in lines] == [True, True, False]
