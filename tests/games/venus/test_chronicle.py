"""The story of a finished game of Onward to Venus: read from the log, told in both languages (UX-95)."""

import pytest

from app.scenes.story import told
from app.text.texts import Texts
from rules import Session, Setup
from rules.core.events import Event
from rules.venus.chronicle import DEAD, FEAT, LOSS, chronicle
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


@pytest.mark.parametrize("language", ["hu", "en"])
def test_every_moment_is_a_sentence(story, language):
    texts = Texts(language)
    lines = told(texts, finished("venus", ["Rigel", "Rigel"], *story.moments))
    assert all(line.endswith(".") for line in lines) and texts.missing == set()
    assert ["Rigel" in line for line in lines] == [True, True, False]
