"""The rulebook of Cosmic Encounter: complete, true to the cards, with every example as a position to play (UX-94)."""

import re
import tomllib
from collections.abc import Iterator

import pytest

from app.games import folder
from app.text.rulebook import open_book
from rules.cosmic.game import content_of
from rules.cosmic.kinds import ALIEN, ARTIFACT, FLARE, TECHNOLOGY

LANGUAGES = ("en", "hu")
SPANS = {
    "1": ((1, 9),),
    "2": ((1, 16),),
    "3": ((1, 16),),
    "4": ((1, 81), (85, 93)),
    "5": ((1, 8), (10, 21), (23, 30), (32, 43), (50, 57)),
    "6": ((1, 14), (18, 21), (30, 39)),
    "7": ((1, 8),),
    "8": ((1, 7),),
    "9": ((1, 6), (10, 14), (20, 24), (30, 30), (40, 40), (43, 58), (60, 62)),
}
LETTERED = {"R": (1, 8), "A": (1, 50), "F": (1, 50), "T": (1, 20)}
RULINGS = (*range(1, 28), *range(30, 83))


def rules_of_the_game() -> Iterator[tuple[str, str, int]]:
    for chapter, spans in SPANS.items():
        yield from (("CE", chapter, number) for low, high in spans for number in range(low, high + 1))
    for letter, (low, high) in LETTERED.items():
        yield from (("CE", f"{letter}{number}", 0) for number in range(low, high + 1))
    yield from (("CE", f"E{number}", 0) for number in RULINGS)


def words_of(language: str) -> str:
    return " ".join(block.words for block in open_book("cosmic", language).blocks)


def test_every_rule_is_told():
    have = open_book("cosmic", "en").rules()
    assert sorted(set(rules_of_the_game()) - have) == []


def test_what_the_printed_rules_leave_open_is_marked_as_ours():
    book = open_book("cosmic", "en")
    for rule, ours in (
        ("CE-4.53", False), ("CE-4.85", False), ("CE-5.24", False), ("CE-6.20", False), ("CE-9.50", False),
        ("CE-4.31", True), ("CE-4.58", True), ("CE-5.38", True), ("CE-6.34", True), ("CE-8.7", True),
        ("CE-E12", True),
    ):  # fmt: skip
        assert book.blocks[book.place_of(rule)].ours is ours, rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_aliens_flares_artifacts_and_technologies_stand_there_as_on_their_cards(language):
    """CE-2.16: a card whose text changes must be changed in the book, too."""
    content, book = content_of([]), words_of(language)
    written = [
        (design.id, part)
        for kind in (ALIEN, ARTIFACT, TECHNOLOGY)
        for design in content.table(kind).values()
        for part in (design.name, design.text.words)
    ]
    written += [(each.id, side.words) for each in content.table(FLARE).values() for side in (each.wild, each.super)]
    missing = [design for design, words in written if getattr(words, language) not in book]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_positions_can_be_played_from_the_book_under_their_own_titles(language):
    home = folder("cosmic", "scenarios")
    assert home is not None
    shipped = {path.stem: tomllib.loads(path.read_text("utf-8"))["title"][language] for path in home.glob("*.toml")}
    text = " ".join(block.text for block in open_book("cosmic", language).blocks)
    linked = {(goal, words) for goal, words in re.findall(r"<link:scenario:(\w+)>([^<]+)<", text)}
    assert linked == set(shipped.items())
