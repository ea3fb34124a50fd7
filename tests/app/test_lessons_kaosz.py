"""The lessons of Káosz Galaktika: each plays through the rules to its end, and every sentence is about something that
lies on the table (UX-93)."""

from pathlib import Path

import pytest

import rules
from app.lessons import lesson, lessons
from app.lessons.coach import Coach
from app.lessons.guide import guide
from app.scenes.lesson import LessonScene
from app.text import LANGUAGES, Texts
from rules import Illegal, result, waiting
from rules.core.decisions import plain
from tests.app.around import with_folder

NAMES = ("1_ships", "2_equipment", "3_all_types", "4_official")
LONGEST = 185                                   # letters that can be read at a glance


@pytest.fixture(scope="module", params=NAMES)
def told(request):
    return lesson("kaosz", request.param)


def played(coach: Coach, most: int = 400) -> None:
    """A learner who always does what the sentence says."""
    while coach.present is not None:
        number, step = coach.number, coach.present
        if step.answer is None:
            coach.go_on()
        else:
            coach.answer(step.answer.value)
        for _ in range(most):
            if coach.number != number:
                break
            coach.update(1000.0)
        assert coach.number == number + 1, step.text["en"]


def test_the_lessons_follow_the_levels_of_the_quick_start_and_end_with_the_official_game():
    """KG-11.22."""
    found = lessons("kaosz")
    assert [one.name for one in found] == list(NAMES)
    assert [one.setup.options.get("qs_level") for one in found] == [1, 2, 3, None]
    assert all(one.minutes <= 10 for one in found)


def test_a_lesson_plays_to_its_end_at_the_table(told):
    coach = Coach(told)
    played(coach)
    assert coach.session.fingerprint() == told.before(len(told.steps)).fingerprint()


def test_every_step_can_be_resumed_and_asks_what_its_sentence_says(told):
    for number, step in enumerate(told.steps):
        session = told.before(number)
        if step.answer is not None:
            asked = [one for one in waiting(session.state) if one.seat == told.human]
            assert [one.prompt for one in asked] == [step.answer.prompt], step.text["en"]
            assert asked[0].check(step.answer.value) == plain(step.answer.value)


def test_several_ships_may_be_chosen_in_any_order():
    told = lesson("kaosz", "1_ships")
    number = next(n for n, step in enumerate(told.steps) if step.answer and step.answer.value == (12, 5))
    coach = Coach(told, number)
    with pytest.raises(Illegal):
        coach.answer((12,))
    coach.answer((5, 12))
    assert coach.session.log[-1].value == (12, 5)


def test_sentences_are_short_and_in_both_languages(told):
    """UX-85: nothing has to be read in a hurry, but nobody reads an essay beside a table."""
    for step in told.steps:
        for text in step.text.values():
            assert len(text) <= LONGEST, (len(text), text)
            assert text[-1] in ".!?"


def test_the_first_and_the_last_lesson_are_won_by_the_learner():
    for name, rule in (("1_ships", "kaosz.colony_empty"), ("4_official", "kaosz.colony_empty")):
        told = lesson("kaosz", name)
        ended = result(told.before(len(told.steps)).state)
        assert ended is not None and ended.places[0] == [told.human] and ended.reason == rule


def state_after(name: str, words: str):
    """The state in which the step with these words is shown."""
    told = lesson("kaosz", name)
    number = next(n for n, step in enumerate(told.steps) if words in step.text["en"])
    return told.before(number).state


@pytest.mark.parametrize(("name", "words", "credits", "colonies"), [
    ("1_ships", "With the 3 credits left", 3, (25, 25)),
    ("1_ships", "Your turn again, with 5 new credits", 5, (25, 25)),
    ("1_ships", "two cards of Béla’s colony are gone", 0, (25, 23)),
    ("1_ships", "only two cards left", 4, None),
    ("2_equipment", "13 credits!", 13, None),
    ("2_equipment", "One card of the colony is gone", 3, None),
    ("2_equipment", "Pay 1 credit for the Prism Shield", 3, None),
    ("3_all_types", "Three cards gone!", 6, (25, 22)),
    ("3_all_types", "You have 2 credits left", 2, None),
    ("4_official", "So you have 6 now", 6, (40, 40)),
    ("4_official", "Keep your 2 credits", 2, None),
    ("4_official", "Your turn, 3 credits", 3, None),
    ("4_official", "You have 5 now", 5, None),
    ("4_official", "Both colonies have four cards left", 3, (4, 4)),
])
def test_what_the_sentences_say_about_numbers_is_true(name, words, credits, colonies):
    state = state_after(name, words)
    assert state.credits[0] == credits
    if colonies:
        assert tuple(len(state.pile(f"colony:{seat}")) for seat in (0, 1)) == colonies


def test_every_step_lights_something_on_the_table(told, app, tmp_path):
    with_folder(app, tmp_path / "data")
    for number, step in enumerate(told.steps):
        scene = LessonScene(app, Coach(told, number))
        app.push(scene)
        app.step(16.0)
        meant = scene.meaning()
        assert meant.things or meant.widget_rects(scene), (step.highlight, step.text["en"])
        app.pop()


def test_the_tips_of_a_first_game_are_worded_and_belong_to_questions_that_are_asked():
    """UX-93."""
    tips = guide("kaosz")
    assert tips is not None and len(tips.tips) > 10
    source = "\n".join(path.read_text("utf-8") for path in (Path(rules.__file__).parent / "kaosz").rglob("*.py"))
    for language in LANGUAGES:
        texts = Texts(language)
        assert all(texts(tip.message).endswith(".") for tip in tips.tips)
        assert texts.has(tips.dismiss) and texts.has(tips.never)
    for tip in tips.tips:
        for prompt in tip.prompts:
            flow, _, key = prompt.rpartition(".")
            assert prompt == "core.priority.reply" or (f'Flow("{flow}")' in source and (f'"{key}"' in source or f'"{key}/' in source)), prompt
