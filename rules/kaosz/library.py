"""The card sets of this game: those beside it, and any others a caller names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rules.content.loading import Content, Problem, load
from rules.core.records import Json

from .faces import Face
from .schema import CARD, DECK, SCHEMA


def shipped_content(sets: Sequence[str] = (), folders: Iterable[Path] = ()) -> tuple[Content, tuple[Problem, ...]]:
    """The chosen sets (all, if none is named) with every problem met."""
    return load(SCHEMA, folders, list(sets) or None, beside=__file__)


def content_for(sets: list[str]) -> Content:
    """The content a game is played with."""
    return shipped_content(sets)[0]


def faces(content: Content) -> dict[str, Face]:
    """All cards by id."""
    return dict(content.table(CARD))


def decks(content: Content) -> dict[str, Json]:
    """All decks by id."""
    return dict(content.table(DECK))
