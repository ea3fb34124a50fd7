"""The pictures of Space Smugglers for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from art.palette import MIDNIGHT, Palette
from art.seats import SEAT_SYMBOLS
from art.smugglers.cards import character_card, sector_back, sector_card
from art.smugglers.furniture import dashboard, slot, table_edge, tower_platform
from art.smugglers.tokens import energy_token, goods_crate, speed_token

# SM-2E as planets, station, ships; the running number is the seed.
SECTORS = (
    "G:-:R",
    "B:-:Y",
    "R:-:YG",
    "Y:-:BN",
    "RY:-:B",
    "BG:-:R",
    "RG:-:YN",
    "YB:-:RR",
    "YG:-:BN",
    "RB:-:YG",
    "GG:-:RYB",
    "RR:-:YBG",
    "YY:-:RGG",
    "BB:-:YBGN",
    "RRG:-:B",
    "YYB:-:YN",
    "RBB:-:RRN",
    "YGG:-:YYB",
    "RYG:-:RBG",
    "RBG:-:RBBG",
    "YYG:S:G",
    "RRB:S:RG",
    "BBG:S:YG",
    "RYY:S:YYN",
    "RGG:S:RBG",
    "YBB:S:RBGN",
    "RRBB:-:YGN",
    "RYBG:-:RYBG",
    "YYGG:-:RBGN",
    "RYBG:-:RYGG",
    "RRGG:S:RY",
    "YYBB:S:YB",
    "RRBB:S:RYB",
    "RRYY:S:RBB",
    "BBGG:S:BGN",
    "YYGG:S:RYGN",
)
FAVOURITES = {
    "orange": ("RY", "BG"),
    "black": ("RB", "YG"),
    "white": ("YG", "RB"),
    "pink": ("BG", "RY"),
    "brown": ("YB", "RG"),
    "purple": ("RG", "YB"),
}


def sector(size: int, number: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """Sector card `number` (1 to 36) of the list in SM-2E."""
    planets, station, ships = SECTORS[number - 1].split(":")
    return sector_card(size, palette, planets=planets, ships=ships, station=station == "S", seed=number)


def _smugglers(p: Palette) -> Iterable[pygame.Surface]:
    yield from (sector(440, 36, p), sector(440, 17, p), sector_back(220, p))
    yield from (sector(110, number, p) for number in range(1, 37))
    for (colour, favourites), symbol in zip(FAVOURITES.items(), SEAT_SYMBOLS, strict=True):
        yield character_card(130, p, colour=colour, symbol=symbol)
        yield character_card(130, p, colour=colour, symbol=symbol, favourites=favourites)
    for size in (120, 60):
        yield from (speed_token(size, p, value=value) for value in range(-1, 5))
    for size in (72, 40, 24):
        yield from (energy_token(size, p, value=value) for value in (1, 5))
        yield from (goods_crate(size, p, letter=letter) for letter in "RYBG")
    yield from (dashboard((460, 130), p), slot((80, 60), p), slot((80, 80), p, is_round=True))
    yield from (tower_platform((200, 80), p), table_edge((420, 60), p))


SECTIONS = {"smugglers": _smugglers}
