"""The lessons of every game that a coach plays: each goes through the rules to its end, and every sentence is about
something that lies on the table (UX-93)."""

import pytest

from app.games import manifests
from app.match.lessons import lesson, lessons
from tests.app.lesson_checks import (
    can_be_resumed_everywhere,
    covers_nothing_it_speaks_about,
    first_game_has_the_whole_board,
    is_followed_by_hand,
    is_short,
    lights_something_at_every_step,
    names_its_buttons,
    plays_to_its_end,
    tips_are_worded_and_asked_for,
    tips_cover_nothing,
)
from tests.support.expected import expected
from tests.support.games import beside
from tests.support.thorough import some

OWN_WAY = {one.id for one in manifests() if expected(one.id, "lessons").get("own_way")}
EVERY = [(one.id, told.name) for one in manifests() for told in lessons(one.id)]
LESSONS = [(game, name) for game, name in EVERY if game not in OWN_WAY]

# What a game says beside its tests (`learners.py`): the match of a first game, hands that follow the lessons.
LEARNERS = {one.id: made for one in manifests() if (made := beside(one.id, "learners"))}
FOLLOWED = [
    (game, name) for game, made in LEARNERS.items() for name in some(list(getattr(made, "HANDS", {})), made.MOST)
]


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


@pytest.mark.parametrize("text_size", [150, 200])
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_sentence_covers_nothing_it_speaks_about_in_a_small_window(game, name, text_size, tmp_path):
    covers_nothing_it_speaks_about(lesson(game, name), tmp_path / "data", text_size=text_size)


def test_a_sentence_names_the_button_as_it_is_labelled(told, app, tmp_path):
    written = sum("{button}" in step.text["hu"] for step in told.steps)
    assert names_its_buttons(told, app, tmp_path / "data") == written


@pytest.mark.parametrize("game", [one.id for one in manifests() if lessons(one.id)])
def test_lessons_come_in_their_order(game):
    assert [one.name for one in lessons(game)] == expected(game, "lessons")["names"]


@pytest.mark.parametrize("game", [game for game in LEARNERS if game not in OWN_WAY])
def test_the_tips_of_a_first_game_are_worded_and_belong_to_questions_that_are_asked(game):
    """UX-93."""
    tips_are_worded_and_asked_for(game, expected(game, "lessons").get("windows", ()))


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("game", [game for game, made in LEARNERS.items() if getattr(made, "TIPS_BESIDE", True)])
def test_tips_cover_nothing_in_a_small_window(game, text_size):
    """UX-93: they lie in a strip of their own, and the table makes room for it."""
    tips_cover_nothing(LEARNERS[game].first_game(), "hu", (1024, 640), text_size)


@pytest.mark.parametrize("language", ["hu", "en"])
@pytest.mark.parametrize("game", LEARNERS)
def test_a_first_game_has_the_whole_board(game, language):
    """UX-93: its tips stand in the status line."""
    first_game_has_the_whole_board(LEARNERS[game].first_game(), language)


@pytest.mark.parametrize(("game", "name"), FOLLOWED)
def test_the_sentences_can_be_followed_by_hand(game, name, app, tmp_path):
    app.ctx.device = "mouse"
    is_followed_by_hand(lesson(game, name), app, tmp_path / "data", LEARNERS[game].HANDS[name])
    while len(app.scenes) > 1:
        app.scenes.pop().left()
