"""The rulebook of Cosmic Encounter: true to the cards (UX-94)."""

import pytest

from app.text.rulebook import open_book
from app.text.texts import LANGUAGES
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ALIEN, ARTIFACT, FLARE, TECHNOLOGY


def words_of(language: str) -> str:
    return " ".join(block.words for block in open_book("cosmic", language).blocks)


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
