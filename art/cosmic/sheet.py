"""The pictures of Cosmic Encounter for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from art import cosmic
from art.cosmic.scenes import artifacts, technologies
from art.palette import Palette
from art.seats import SEAT_SYMBOLS

ATTACKS = (0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 23, 30, 40)
PLAYERS = tuple(zip(cosmic.PLAYERS, SEAT_SYMBOLS, strict=False))
SPECIALS = ("wild", "most_colonies", "fewest_in_warp", "most_cards")


def _aliens(p: Palette) -> Iterable[pygame.Surface]:
    """Every portrait large, as on a folded sheet, and as small as a sign."""
    for size in ((400, 400), (120, 120), (48, 48)):
        yield from (cosmic.portrait(size, p, alien=alien) for alien in sorted(cosmic.PORTRAITS))


def _cards(p: Palette) -> Iterable[pygame.Surface]:
    """Every picture as inspected, then a choice of cards and sheets at the sizes of the table."""
    for name in artifacts():
        first = name.removesuffix("_2")
        yield cosmic.artifact_picture((200, 122), p, artifact=first, copy=int(first != name))
    yield from (cosmic.technology_picture((200, 122), p, technology=name) for name in technologies())
    for width in (220, 110, 48):
        yield from (cosmic.encounter_card(width, p, kind="attack", value=value) for value in ATTACKS)
        yield from (cosmic.encounter_card(width, p, kind=kind) for kind in ("negotiate", "morph"))
        yield from (cosmic.encounter_card(width, p, kind="reinforcement", value=value) for value in (2, 3, 5))
        yield from (cosmic.destiny_card(width, p, colour=c, symbol=s, hazard=c == "red") for c, s in PLAYERS)
        yield from (cosmic.destiny_card(width, p, kind=kind) for kind in SPECIALS)
        yield cosmic.artifact_card(width, p, artifact="quash")
        yield cosmic.technology_card(width, p, technology="qax", value=4)
        yield from (cosmic.flare_card(width, p, alien="mind", level=level) for level in cosmic.LEVEL_COLOURS)
        yield from (cosmic.back(width, p, deck=deck) for deck in ("cosmic", "destiny", "technology"))
    for width in (300, 140, 60):
        for alien, level, state in zip(
            ("oracle", "hate", "clone", "void"), ("green", "red", "yellow", "red"), cosmic.STATES, strict=True
        ):
            yield cosmic.alien_sheet(width, p, alien=alien, level=level, phases=("planning", "reveal"), state=state)
            yield cosmic.folded_sheet((width, 56), p, alien=alien, level=level, state=state)
        yield cosmic.sheet_back(width, p)


def _table(p: Palette) -> Iterable[pygame.Surface]:
    """The board and its pieces."""
    yield from (cosmic.warp(420, p), cosmic.warp(240, p, goal=4), cosmic.genesis_planet(120, p))
    for colour, symbol in PLAYERS:
        yield from (cosmic.planet(110, p, colour=colour, index=i, symbol=symbol) for i in range(5))
        yield from (cosmic.ship_stack(w, p, colour=colour, symbol=symbol, count=4) for w in (64, 40, 28))
        yield cosmic.ship(64, p, colour=colour, symbol=symbol)
        yield cosmic.ship_stack(64, p, colour=colour, symbol=symbol, flagship=True)
        yield cosmic.ship_stack(64, p, colour=colour, symbol=symbol, count=9, spent=True)
        yield from (cosmic.colony_marker(size, p, colour=colour, symbol=symbol) for size in (48, 26))
    yield from (cosmic.gate(180, p, turn=turn, charged=turn == 40) for turn in (0, 40, 90, 200))
    yield from (cosmic.token(size, p, kind=kind) for size in (90, 36) for kind in cosmic.TOKENS)


SECTIONS = {"cosmic_aliens": _aliens, "cosmic_cards": _cards, "cosmic_table": _table}
