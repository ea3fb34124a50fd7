"""Every picture of Onward to Venus that is composed of parts, by id: cards, creatures, crises."""

from __future__ import annotations

from functools import cache

from art.kaosz import parts_nature, parts_people, parts_places, parts_plain, parts_space, parts_tools  # noqa: F401
from art.kaosz.notation import Line, read_scenes
from art.venus import parts_arms, parts_engines, parts_society  # noqa: F401
from art.venus.scenes.beings import CREATURES, CRISES
from art.venus.scenes.deck import DECK
from art.venus.scenes.deck_orders import ORDERS
from art.venus.scenes.starting import STARTING

Lines = tuple[Line, ...]


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
    return {name: (lines[0], Line("hatch"), *lines[1:]) for name, lines in read_scenes(text).items()}
