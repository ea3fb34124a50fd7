"""The contact sheet: every picture at the sizes players see, to be judged by eye."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from art import of_games
from art.cards import (
    card_back,
    card_frame,
    crack_overlay,
    rarity_sign,
    species_sign,
    state_badge,
)
from art.dice import die, die_square, tumbling_die
from art.emblems import crested, emblem, game_planet
from art.icons import icon, icon_ids
from art.marks import MARGIN, chosen_circle, chosen_outline, focus_ring, legal_circle, legal_outline, refused_veil
from art.orrery import orrery_frame
from art.palette import CONTRAST, DIE_COLOURS, MIDNIGHT, PARCHMENT, SEAT_COLOURS, Palette
from art.panels import (
    BUTTON_STATES,
    button,
    gear_motif,
    panel_with_shadow,
    ring_motif,
    scroll_thumb,
    scroll_track,
    tag,
    title_ornament,
)
from art.pieces import arrow_picture, coin, counter, hex_tile, pile, token, zone_frame, zone_sign
from art.seats import SEAT_SYMBOLS, goods_symbol, seat_pattern, seat_symbol
from art.species import RARITIES, SPECIES, TYPE_COLOURS
from art.table_top import table_top
from art.trays import app_icon, dice_tray, time_ring

VALUES = ("speed", "fire", "armor", "bombardment")
Pictures = Iterable[pygame.Surface]
Section = Callable[[Palette], Pictures]


def _icons(p: Palette) -> Pictures:
    for size in (48, 24, 16):
        yield from (icon(size, p, name=name) for name in icon_ids())
    for size in (48, 20):
        yield from (seat_symbol(size, p, seat=seat) for seat in range(6))
        yield from (goods_symbol(size, p, letter=letter) for letter in "RYBGN")
    yield from (seat_pattern((140, 60), p, seat=seat) for seat in range(6))


def _panels(p: Palette) -> Pictures:
    yield panel_with_shadow((320, 180), p, ornament=True)[0]
    yield from (button((150, 40), p, state=state) for state in BUTTON_STATES)
    yield from (tag(size, p) for size in ((44, 22), (26, 20)))
    yield from (title_ornament((380, 40), p), gear_motif(96, p), ring_motif(96, p))
    yield from (scroll_track((12, 120), p), scroll_thumb((12, 60), p), scroll_thumb((12, 60), p, hover=True))
    for mark in (legal_outline, chosen_outline, focus_ring, refused_veil):
        marked = pygame.Surface((110 + 2 * MARGIN, 154 + 2 * MARGIN), pygame.SRCALPHA)
        marked.blit(card_back(110, p, game="shared"), (MARGIN, MARGIN))
        marked.blit(mark((110, 154), p), (0, 0))
        yield marked
    for ring in (legal_circle, chosen_circle):
        marked = pygame.Surface((110 + 2 * MARGIN, 110 + 2 * MARGIN), pygame.SRCALPHA)
        marked.blit(token(110, p, colour=SEAT_COLOURS[0], symbol=SEAT_SYMBOLS[0]), (MARGIN, MARGIN))
        marked.blit(ring(110, p), (0, 0))
        yield marked


def _dice(p: Palette) -> Pictures:
    bodies = list(zip(DIE_COLOURS.values(), SEAT_SYMBOLS, strict=True))
    for size in (96, 56, 36, 24):
        yield from (die(size, p, body=body, face=i + 1, symbol=symbol) for i, (body, symbol) in enumerate(bodies))
    for i, (body, symbol) in enumerate(bodies):
        yield tumbling_die(72, p, body=body, face=i + 1, symbol=symbol, pose=(i * 30 + 15, i * 45, i * 15))
        yield die_square(44, p, body=body, face=i + 1, symbol=symbol, angle=i * 15)


def _cards(p: Palette) -> Pictures:
    yield card_frame(440, p, kind="ship", species="human", rarity="rare", values=VALUES)
    for width in (220, 110, 48):
        for i, (kind, species) in enumerate(zip(TYPE_COLOURS, SPECIES[8 - len(TYPE_COLOURS) :], strict=True)):
            yield card_frame(
                width, p, kind=kind, species=species, rarity=RARITIES[i % 4], values=VALUES if i == 0 else ()
            )
    for width in (150, 48):
        yield from (card_back(width, p, game=game) for game in crested())
    for width in (110, 48):
        cracked = card_frame(width, p, kind="ship", species="zarg").copy()
        cracked.blit(crack_overlay(cracked.get_size(), p), (0, 0))
        yield cracked
    yield from (species_sign(40, p, species=species) for species in SPECIES)
    yield from (rarity_sign(40, p, rarity=rarity) for rarity in RARITIES)
    yield from (
        state_badge(size, p, state=state) for size in (40, 24) for state in ("used", "damaged", "sacrifice", "lock")
    )


def _pieces(p: Palette) -> Pictures:
    for size in (80, 32):
        yield from (token(size, p, colour=c, symbol=s) for c, s in zip(SEAT_COLOURS, SEAT_SYMBOLS, strict=True))
    yield from (counter(48, p), counter(28, p), coin(64, p), coin(24, p))
    yield from (hex_tile(120, p), hex_tile(120, p, colour="#2B4A5E", rim=p.legal), hex_tile(120, p, flat=True))
    yield from (pile(card_back(110, p, game="shared"), count, p) for count in (1, 4, 40))
    for room, sign, lit in (((200, 150), "hangar", False), ((120, 150), "trash", True)):
        zone = zone_frame(room, p, lit=lit).copy()
        drawn = zone_sign(room, p, icon=sign)
        zone.blit(drawn, drawn.get_rect(center=zone.get_rect().center))
        yield zone
    yield arrow_picture((300, 140), p, start=(20, 120), end=(280, 40), colour=p.legal)
    yield arrow_picture((300, 140), p, start=(20, 120), end=(280, 40), colour=p.harm, dotted=True)


def _orrery(p: Palette) -> Pictures:
    yield orrery_frame(1000, p, turn=20, highlighted=crested()[0])
    yield from (game_planet(120, p, game=game) for game in crested())
    yield from (emblem(56, p, game=game) for game in crested())


def _trays(p: Palette) -> Pictures:
    yield dice_tray((320, 180), p)
    yield from (time_ring(100, p, left=left, urgent=left < 20) for left in (100, 60, 12))
    yield from (app_icon(size, p) for size in (128, 48, 32, 16))


SHARED: dict[str, Section] = {
    "icons": _icons,
    "panels": _panels,
    "dice": _dice,
    "cards": _cards,
    "pieces": _pieces,
    "orrery": _orrery,
    "trays": _trays,
}
THEMES = {"midnight": MIDNIGHT, "parchment": PARCHMENT, "contrast": CONTRAST}


def sections() -> dict[str, Section]:
    """What the games share, and what each of them adds: `SECTIONS` in its module `sheet`."""
    return SHARED | {name: drawn for own in of_games("sheet").values() for name, drawn in own.SECTIONS.items()}


def contact_sheet(names: Iterable[str] | None = None, palette: Palette = MIDNIGHT, width: int = 1280) -> pygame.Surface:
    """All pictures of the named sections in rows on the table's own ground."""
    placed: list[tuple[pygame.Surface, tuple[int, int]]] = []
    gap = 10
    left = top = gap
    tall = 0
    known = sections()
    for name in known if names is None else names:
        for picture in known[name](palette):
            if left + picture.get_width() + gap > width:
                left, top, tall = gap, top + tall + gap, 0
            placed.append((picture, (left, top)))
            left += picture.get_width() + gap
            tall = max(tall, picture.get_height())
        left, top, tall = gap, top + tall + 3 * gap, 0
    sheet = pygame.Surface((width, top))
    sheet.blit(pygame.transform.smoothscale(table_top((width, 720), palette, rings=False), (width, top)), (0, 0))
    sheet.blits(placed)
    return sheet
