"""The pictures of Cosmic Encounter for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from art.cosmic import board, cards, colours, pictures, pieces, portraits, sheets
from art.cosmic.scenes import artifacts, technologies
from art.palette import Palette
from art.seats import SEAT_SYMBOLS

ATTACKS = (0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 23, 30, 40)
PLAYERS = tuple(zip(colours.PLAYERS, SEAT_SYMBOLS, strict=False))
SPECIALS = ("wild", "most_colonies", "fewest_in_warp", "most_cards")


def _aliens(p: Palette) -> Iterable[pygame.Surface]:
    """Every portrait large, as on a folded sheet, and as small as a sign."""
    for size in ((400, 400), (120, 120), (48, 48)):
        yield from (portraits.portrait(size, p, alien=alien) for alien in sorted(portraits.PORTRAITS))


def _cards(p: Palette) -> Iterable[pygame.Surface]:
    """Every picture as inspected, then a choice of cards and sheets at the sizes of the table."""
    for name in artifacts():
        first = name.removesuffix("_2")
        yield pictures.artifact_picture((200, 122), p, artifact=first, copy=int(first != name))
    yield from (pictures.technology_picture((200, 122), p, technology=name) for name in technologies())
    for width in (220, 110, 48):
        yield from (cards.encounter_card(width, p, kind="attack", value=value) for value in ATTACKS)
        yield from (cards.encounter_card(width, p, kind=kind) for kind in ("negotiate", "morph"))
        yield from (cards.encounter_card(width, p, kind="reinforcement", value=value) for value in (2, 3, 5))
        yield from (cards.destiny_card(width, p, colour=c, symbol=s, hazard=c == "red") for c, s in PLAYERS)
        yield from (cards.destiny_card(width, p, kind=kind) for kind in SPECIALS)
        yield cards.artifact_card(width, p, artifact="quash")
        yield cards.technology_card(width, p, technology="qax", value=4)
        yield from (cards.flare_card(width, p, alien="mind", level=level) for level in colours.LEVEL_COLOURS)
        yield from (cards.back(width, p, deck=deck) for deck in ("cosmic", "destiny", "technology"))
    for width in (300, 140, 60):
        for alien, level, state in zip(
            ("oracle", "hate", "clone", "void"), ("green", "red", "yellow", "red"), sheets.STATES, strict=True
        ):
            yield sheets.alien_sheet(width, p, alien=alien, level=level, phases=("planning", "reveal"), state=state)
            yield sheets.folded_sheet((width, 56), p, alien=alien, level=level, state=state)
        yield sheets.sheet_back(width, p)


def _table(p: Palette) -> Iterable[pygame.Surface]:
    """The board and its pieces."""
    yield from (board.warp(420, p), board.warp(240, p, goal=4), board.genesis_planet(120, p))
    for colour, symbol in PLAYERS:
        yield from (board.planet(110, p, colour=colour, index=i, symbol=symbol) for i in range(5))
        yield from (pieces.ship_stack(w, p, colour=colour, symbol=symbol, count=4) for w in (64, 40, 28))
        yield pieces.ship(64, p, colour=colour, symbol=symbol)
        yield pieces.ship_stack(64, p, colour=colour, symbol=symbol, flagship=True)
        yield pieces.ship_stack(64, p, colour=colour, symbol=symbol, count=9, spent=True)
        yield from (pieces.colony_marker(size, p, colour=colour, symbol=symbol) for size in (48, 26))
    yield from (board.gate(180, p, turn=turn, charged=turn == 40) for turn in (0, 40, 90, 200))
    yield from (pieces.token(size, p, kind=kind) for size in (90, 36) for kind in pieces.TOKENS)


SECTIONS = {"cosmic_aliens": _aliens, "cosmic_cards": _cards, "cosmic_table": _table}
