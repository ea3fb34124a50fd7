"""The lessons of Káosz Galaktika: each plays through the rules to its end, and every sentence is about something that
lies on the table (UX-93)."""

import re
from contextlib import closing

import pytest

from app.match.lessons import lesson, lessons
from app.match.lessons.coach import Coach
from app.scenes.lesson import LessonScene
from app.tools.shot import headless_app
from rules import Illegal, result
from rules.kaosz.words import STATES
from tests.app.lesson_checks import state_at


def test_the_lessons_follow_the_levels_of_the_quick_start_and_end_with_the_official_game():
    """KG-11.22."""
    found = lessons("kaosz")
    assert [one.setup.options.get("qs_level") for one in found] == [1, 2, 3, None]


def test_several_ships_may_be_chosen_in_any_order():
    told = lesson("kaosz", "1_ships")
    number = next(n for n, step in enumerate(told.steps) if step.answer and step.answer.value == (12, 5))
    coach = Coach(told, number)
    with pytest.raises(Illegal):
        coach.answer((12,))
    coach.answer((5, 12))
    assert coach.session.log[-1].value == (12, 5)


def test_the_first_and_the_last_lesson_are_won_by_the_learner():
    for name, rule in (("1_ships", "kaosz.colony_empty"), ("4_official", "kaosz.colony_empty")):
        told = lesson("kaosz", name)
        ended = result(told.before(len(told.steps)).state)
        assert ended is not None and ended.places[0] == [told.human] and ended.reason == rule


@pytest.mark.parametrize(
    ("name", "words", "colonies"),
    [
        ("1_ships", "you have 10 now", (25, 25)),
        ("1_ships", "Your turn again, with 5 new credits", (25, 25)),
        ("1_ships", "two cards of Béla’s colony are gone", (25, 23)),
        ("1_ships", "only two cards left", (17, 2)),
        ("3_all_types", "Three cards gone!", (25, 22)),
        ("4_official", "So you have 6 now", (40, 40)),
        ("4_official", "Both colonies have four cards left", (4, 4)),
    ],
)
def test_what_the_sentences_say_about_numbers_is_true(name, words, colonies):
    state = state_at("kaosz", name, words)
    assert tuple(len(state.pile(f"colony:{seat}")) for seat in (0, 1)) == colonies
    told = re.search(r"you have (\d+) now", words)
    assert told is None or state.credits[0] == int(told[1])


def card_of(state, seat: int, zone: str, design: str) -> int:
    return next(card for card in state.pile(f"{zone}:{seat}") if state.cards.design[card] == design)


def test_the_fights_end_as_the_sentences_say():
    """Balance may change a price; a fight that ends otherwise needs another lesson."""
    after = state_at("kaosz", "1_ships", "one hit was enough")
    assert STATES[after.state[card_of(after, 1, "hangar", "sh_reef_biter")]] == "damaged"
    assert card_of(after, 0, "trash", "hu_postal_rocket") >= 0
    rocket = state_at("kaosz", "2_equipment", "Gone before it could fire!")
    assert card_of(rocket, 1, "trash", "sh_reef_biter") >= 0
    saved = state_at("kaosz", "3_all_types", "too little for a base")
    assert card_of(saved, 0, "surface", "tr_blueprint_vault") >= 0
    trap = state_at("kaosz", "4_official", "Destroyed by your trap!")
    assert card_of(trap, 1, "trash", "hu_rivet_queen") >= 0
    duel = state_at("kaosz", "4_official", "Negated!")
    assert card_of(duel, 1, "trash", "hu_postal_rocket") >= 0
    assert STATES[duel.state[card_of(duel, 0, "hangar", "xe_iron_sparrow")]] == "damaged"


def test_with_the_log_open_the_coach_stands_above_it_and_a_resumed_lesson_has_its_lines():
    """Nothing stands behind the coach's panel; what was played before is told in the log."""
    with closing(headless_app((1280, 720), "hu", log_panel="open")) as program:
        told = lessons("kaosz")[0]
        scene = LessonScene(program, Coach(told, 14))
        program.push(scene)
        program.step(16.0)
        column, panel, log = scene.panels.divide().right, scene.panel.rect, scene.panels.log.rect
        assert panel.bottom <= log.top and column.contains(panel) and column.contains(log)
        assert log.height > column.height / 2
        assert scene.match.session.log and list(scene.match._journal.feed.whole(0))
