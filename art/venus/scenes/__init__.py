"""Every picture of Onward to Venus that is composed of parts, by id: cards, creatures, crises."""

from __future__ import annotations

from functools import cache

from art.scenery.notation import PartLine, read_scenes
from art.scenery.picture_parts import nature, people, places, plain, space, tools  # noqa: F401
from art.venus.picture_parts import arms, engines, society  # noqa: F401
from art.venus.scenes.beings import CREATURES, CRISES
from art.venus.scenes.deck import DECK
from art.venus.scenes.deck_orders import ORDERS
from art.venus.scenes.starting import STARTING

Lines = tuple[PartLine, ...]


@cache
def creatures() -> dict[str, Lines]:
    """The nine trophies by tile id, and the alien."""
    return read_scenes(CREATURES)


@cache
def crises() -> dict[str, Lines]:
    """What strikes each planet, by its id, and `defeat`, with which everybody loses (OV-1.4)."""
    return _engraved(CRISES)


@cache
def cards() -> dict[str, tuple[str, Lines]]:
    """Style (an empire, or nothing) and parts of every card's picture, by card id."""
    found = {card: ("", lines) for text in (DECK, ORDERS) for card, lines in _engraved(text).items()}
    for empire, text in STARTING.items():
        found |= {card: (empire, lines) for card, lines in _engraved(text).items()}
    return found


def _engraved(text: str) -> dict[str, Lines]:
    """The pictures of a table, each ground hatched."""
    return {name: (lines[0], PartLine("hatch"), *lines[1:]) for name, lines in read_scenes(text).items()}
