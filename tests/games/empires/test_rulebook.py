"""The rulebook of Űrbirodalmak: complete, equal in both languages, with the units and prices of the content (UX-94)."""

import re
import tomllib
from pathlib import Path

import pytest

from app.text.rulebook import open_book
from app.text.rulebook.reader import rule_key
from app.text.texts import LANGUAGES, Texts
from rules.empires.game import content_of
from rules.empires.kinds import MACHINE, MARKER, TECHNOLOGY, TROOP, UNIT
from tests.app.test_rulebooks import rules_named_by
from tests.games.empires.test_texts import FOLDER

IDS = Path(__file__).with_name("ids.txt")


def rows_of(language: str) -> set[tuple[str, ...]]:
    return {row for block in open_book("empires", language).blocks for row in block.rows}


def test_every_rule_is_told():
    """Each id of the list of rules; examples and edge cases are no rules."""
    wanted = set(re.findall(r"\b(?:SE|CL)-[A-Z]?\d+(?:\.\d+){0,2}", IDS.read_text("utf-8")))
    have = open_book("empires", "en").rules()
    missing = sorted(rule for rule in wanted if rule_key(rule) not in have)
    assert len(wanted) > 300 and not missing, f"not told in the rulebook: {', '.join(missing)}"


def test_f1_finds_every_rule_that_the_game_names():
    have = open_book("empires", "hu").rules()
    missing = [rule for rule in sorted(rules_named_by("empires")) if rule_key(rule) not in have]
    assert not missing, f"not told in the rulebook: {', '.join(missing)}"


def test_both_languages_tell_the_same_rules_in_the_same_places():
    shapes = [
        [(block.kind, block.level, block.ours, block.rules) for block in open_book("empires", language).blocks]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


def test_what_the_rules_leave_open_is_marked_as_ours():
    book = open_book("empires", "en")
    for rule, ours in (("SE-5.4.1", False), ("SE-4.16", True), ("SE-6.6.1", True), ("CL-21.3", True)):
        assert book.blocks[book.place_of(rule)].ours is ours, rule


def test_a_rule_of_the_third_order_is_found_in_its_section():
    book = open_book("empires", "en")
    assert "Homeworld falls from 20" in book.blocks[book.place_of("SE-5.12.5")].text
    for rule in ("SE-7.1", "SE-8.1"):
        assert book.place_of(f"{rule}.9") is not None
    assert book.place_of(f"{rule}.4") == book.place_of(rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_units_have_their_printed_values_and_prices(language):
    rows = {row[1]: row for row in rows_of(language) if len(row) == 6}
    for unit in content_of([]).table(UNIT).values():
        row = rows[getattr(unit.name, language)]
        assert row[0] == unit.code and row[5] == f"{unit.counters[0]}/{unit.counters[1]}"
        if unit.code == "UN":
            continue  # CL-19: its design says what it is
        assert unit.given or row[3] == str(unit.cost)
        assert not unit.fights or (row[2][0] == unit.class_ and row[2].endswith(f"×{unit.hull}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_technologies_markers_machines_and_troops_stand_there_as_in_the_content(language):
    content, rows = content_of([]), rows_of(language)
    first = {row[0] for row in rows}
    for kind in (TECHNOLOGY, MARKER, MACHINE, TROOP):
        for one in content.table(kind).values():
            unlisted = getattr(one, "wanders", False) or (kind is MARKER and not one.home + one.deep)
            assert unlisted or getattr(one.name, language) in first, one.id
    prices = {row[0]: row[3] for row in rows if len(row) == 4}
    for one in content.table(TECHNOLOGY).values():
        assert prices[getattr(one.name, language)] == ", ".join(map(str, one.expansion)), one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_stand_there_as_they_are_worded(language):
    texts, book = Texts(language), open_book("empires", language)
    numbers = [f"a{number:02}" for number in range(1, 31)] + [f"e{number}" for number in range(31, 56)]
    for card in numbers:
        place = book.place_of(f"CL-{card.upper()}")
        told = f"{texts(f'empires-card-{card}')}: {texts(f'empires-card-{card}-help')}"
        assert book.blocks[place].words.startswith(told), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_positions_can_be_played_from_the_book_under_their_own_titles(language):
    shipped = {
        (path.stem, tomllib.loads(path.read_text("utf-8"))["title"][language])
        for path in (FOLDER / "scenarios").glob("*.toml")
    }
    text = " ".join(block.text for block in open_book("empires", language).blocks)
    assert set(re.findall(r"<link:scenario:(\w+)>([^<]+)<", text)) == shipped
