"""The rulebook of Űrbirodalmak: with the units and prices of the content (UX-94)."""

import pytest

from app.text.rulebook import open_book
from app.text.texts import LANGUAGES, Texts
from rules.empires.game import content_of
from rules.empires.printed.kinds import MACHINE, MARKER, TECHNOLOGY, TROOP, UNIT


def rows_of(language: str) -> set[tuple[str, ...]]:
    return {row for block in open_book("empires", language).blocks for row in block.rows}


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
