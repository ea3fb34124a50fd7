"""Searching a rulebook: every word must occur, accents and case aside (UX-91, UX-94)."""

from __future__ import annotations

from app.text.rulebook.reader import Rulebook, rule_key
from app.text.sorting import fold, found
from rules.core.lean import dataclass

MOST = 60
_AROUND = 70


@dataclass(frozen=True)
class Hit:
    """A place in the book and the words around what was found there."""

    place: int
    section: str
    excerpt: str


def search(book: Rulebook, query: str) -> list[Hit]:
    """Where a query occurs: a rule by its id first, then headings, then texts in reading order."""
    query = query.strip()
    if len(query) < 2:
        return []
    if rule_key(query.upper()):
        place = book.place_of(query.upper())
        if place is not None:
            return [_hit(book, place, query)]
    places = [place for place, block in enumerate(book.blocks) if found(query, block.words)]
    places.sort(key=lambda place: book.blocks[place].kind != "heading")
    return [_hit(book, place, query) for place in places[:MOST]]


def _hit(book: Rulebook, place: int, query: str) -> Hit:
    return Hit(place, book.section_of(place), excerpt(book.blocks[place].words, query))


def excerpt(words: str, query: str) -> str:
    """The part of a text around the first word of the query.

    >>> excerpt("Az űr hideg.", "ur")
    'Az űr hideg.'
    """
    first = fold(query).split()[0]
    at = max(0, fold(words).find(first))
    start = max(0, at - _AROUND)
    end = min(len(words), at + 2 * _AROUND)
    while start and words[start - 1] != " ":
        start -= 1
    while end < len(words) and words[end] != " ":
        end += 1
    return ("… " if start else "") + words[start:end].strip() + (" …" if end < len(words) else "")
