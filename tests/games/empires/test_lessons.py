"""The lessons of Űrbirodalmak: each plays through the rules to its end, and every sentence is about something that
lies on the table (UX-93)."""

import pytest

from app.match.lessons import lesson, lessons
from tests.app.lesson_checks import (
    can_be_resumed_everywhere,
    is_short,
    lights_something_at_every_step,
    plays_to_its_end,
)

NAMES = ("1_explore_and_settle", "2_ledger", "3_battle", "4_hidden_fleets")


@pytest.fixture(scope="module", params=NAMES)
def told(request):
    return lesson("empires", request.param)


def test_the_lessons_come_in_their_order_and_are_short():
    found = lessons("empires")
    assert [one.name for one in found] == list(NAMES)
    assert all(one.minutes <= 10 for one in found)


def test_a_lesson_plays_to_its_end_at_the_table(told):
    plays_to_its_end(told)


def test_every_step_can_be_resumed_and_asks_what_its_sentence_says(told):
    can_be_resumed_everywhere(told)


def test_sentences_are_short_and_in_both_languages(told):
    """UX-85."""
    is_short(told)


def test_every_step_lights_something_on_the_table(told, app, tmp_path):
    lights_something_at_every_step(told, app, tmp_path / "data")
