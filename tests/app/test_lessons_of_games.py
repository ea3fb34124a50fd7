"""The lessons of every game that a coach plays: each goes through the rules to its end, and every sentence is about
something that lies on the table (UX-93)."""

import pytest

from app.games import manifests
from app.match.lessons import lesson, lessons
from tests.app.lesson_checks import (
    can_be_resumed_everywhere,
    is_short,
    lights_something_at_every_step,
    names_its_buttons,
    plays_to_its_end,
)
from tests.support.expected import expected

OWN_WAY = {one.id for one in manifests() if expected(one.id, "lessons").get("own_way")}
LESSONS = [(one.id, told.name) for one in manifests() if one.id not in OWN_WAY for told in lessons(one.id)]


@pytest.fixture(scope="module", params=LESSONS, ids=lambda named: "-".join(named))
def told(request):
    return lesson(*request.param)


def test_a_lesson_takes_ten_minutes_at_most(told):
    assert told.minutes <= 10


def test_a_lesson_plays_to_its_end_at_the_table(told):
    plays_to_its_end(told)


def test_every_step_can_be_resumed_and_asks_what_its_sentence_says(told):
    can_be_resumed_everywhere(told)


def test_sentences_are_short_and_in_both_languages(told):
    """UX-85."""
    is_short(told)


def test_every_step_lights_something_on_the_table(told, app, tmp_path):
    lights_something_at_every_step(told, app, tmp_path / "data")


def test_a_sentence_names_the_button_as_it_is_labelled(told, app, tmp_path):
    written = sum("{button}" in step.text["hu"] for step in told.steps)
    assert names_its_buttons(told, app, tmp_path / "data") == written
