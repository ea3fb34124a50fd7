"""The contact sheet: every picture at the sizes players see, to be judged by eye."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from art import venus
from art.backdrops import BACKDROPS
from art.cards import (
    card_back,
    card_frame,
    crack_overlay,
    rarity_sign,
    species_sign,
    state_badge,
)
from art.dice import die, die_square, tumbling_die
from art.emblems import GAMES, emblem, game_planet
from art.icons import ICON_IDS, icon
from art.kaosz.fleet import CLASSES, ship_picture
from art.kaosz.pictures import picture as card_picture
from art.kaosz.pictures import scenes
from art.marks import MARGIN, chosen_circle, chosen_outline, focus_ring, legal_circle, legal_outline, refused_outline
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
from art.smugglers.cards import character_card, sector_back, sector_card
from art.smugglers.furniture import dashboard, slot, table_edge, tower_platform
from art.smugglers.tokens import energy_token, goods_crate, speed_token
from art.species import RARITIES, SPECIES, TYPE_COLOURS
from art.table_top import table_top
from art.trays import app_icon, dice_tray, time_ring
from art.venus.scenes import cards as venus_cards
from art.venus.scenes import creatures, crises

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
VALUES = ("speed", "fire", "armor", "bombardment")
Pictures = Iterable[pygame.Surface]


def sector(size: int, number: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """Sector card `number` (1 to 36) of the list in SM-2E."""
    planets, station, ships = SECTORS[number - 1].split(":")
    return sector_card(size, palette, planets=planets, ships=ships, station=station == "S", seed=number)


def _icons(p: Palette) -> Pictures:
    for size in (48, 24, 16):
        yield from (icon(size, p, name=name) for name in ICON_IDS)
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
    for mark in (legal_outline, chosen_outline, focus_ring, refused_outline):
        marked = pygame.Surface((110 + 2 * MARGIN, 154 + 2 * MARGIN), pygame.SRCALPHA)
        marked.blit(card_back(110, p), (MARGIN, MARGIN))
        marked.blit(mark((110, 154), p), (0, 0))
        yield marked
    for ring in (legal_circle, chosen_circle):
        marked = pygame.Surface((110 + 2 * MARGIN, 110 + 2 * MARGIN), pygame.SRCALPHA)
        marked.blit(sector(110, 20, p), (MARGIN, MARGIN))
        marked.blit(ring(110, p), (0, 0))
        yield marked


def _dice(p: Palette) -> Pictures:
    bodies = list(zip(DIE_COLOURS.values(), SEAT_SYMBOLS, strict=True))
    for size in (96, 56, 36, 24):
        yield from (die(size, p, body=body, face=i + 1, symbol=symbol) for i, (body, symbol) in enumerate(bodies))
    for i, (body, symbol) in enumerate(bodies):
        yield tumbling_die(72, p, body=body, face=i + 1, symbol=symbol, pose=(i * 30 + 15, i * 45, i * 15))
        yield die_square(44, p, body=body, face=i + 1, symbol=symbol, angle=i * 15)


def _smugglers(p: Palette) -> Pictures:
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


def _cards(p: Palette) -> Pictures:
    yield card_frame(440, p, kind="ship", species="human", rarity="rare", values=VALUES)
    for width in (220, 110, 48):
        for i, (kind, species) in enumerate(zip(TYPE_COLOURS, SPECIES[8 - len(TYPE_COLOURS) :], strict=True)):
            yield card_frame(
                width, p, kind=kind, species=species, rarity=RARITIES[i % 4], values=VALUES if i == 0 else ()
            )
    for width in (150, 48):
        yield from (card_back(width, p, game=game) for game in GAMES)
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
    yield from (pile(card_back(110, p), count, p) for count in (1, 4, 40))
    for room, sign, lit in (((200, 150), "hangar", False), ((120, 150), "trash", True)):
        zone = zone_frame(room, p, lit=lit).copy()
        drawn = zone_sign(room, p, icon=sign)
        zone.blit(drawn, drawn.get_rect(center=zone.get_rect().center))
        yield zone
    yield arrow_picture((300, 140), p, start=(20, 120), end=(280, 40), colour=p.legal)
    yield arrow_picture((300, 140), p, start=(20, 120), end=(280, 40), colour=p.harm, dotted=True)


def _orrery(p: Palette) -> Pictures:
    yield orrery_frame(1000, p, turn=20, highlighted="venus")
    yield from (game_planet(120, p, game=game) for game in GAMES)
    yield from (emblem(56, p, game=game) for game in GAMES)


def _fleet(p: Palette) -> Pictures:
    for i, species in enumerate(SPECIES):
        for k, ship_class in enumerate(CLASSES):
            ground = BACKDROPS[(i + k) % len(BACKDROPS)]
            yield ship_picture((200, 122), p, species=species, ship_class=ship_class, seed=i, backdrop=ground)


def _kaosz(p: Palette) -> Pictures:
    """Every drawn card as inspected; some at all sizes of a card on the table."""
    yield from (card_picture(card, (200, 122), p) for card in scenes())
    for card in list(scenes())[::23]:
        yield from (card_picture(card, size, p) for size in ((400, 244), (100, 120), (37, 56)))


def _venus(p: Palette) -> Pictures:
    """Every family of pictures of Onward to Venus at the sizes of its table."""
    for size in (300, 120, 60):
        yield from (venus.planet(size, p, world=world) for world in venus.WORLDS)
    yield from (venus.planet(120, p, world="mars", dead=True), venus.sun(120, p))
    yield venus.orbit_ring(200, p, empires=venus.EMPIRES)
    for size in (90, 48, 28):
        yield from (venus.piece(size, p, kind=k, empire=empire) for empire in venus.EMPIRES for k in venus.PIECES)
        yield from (venus.tile(size, p, kind=k, defence=3 * (k in venus.DEFENDED)) for k in venus.TILE_KINDS)
        yield from (venus.tile(size, p, kind="trophy", creature=name) for name in creatures() if name != "alien")
        yield from (venus.tile(size, p, kind="crisis", defence=2, skull=True), venus.tile_back(size, p))
        yield from (venus.emblem(size, p, empire=empire) for empire in venus.EMPIRES)
        yield from (venus.die(size, p, face=face) for face in venus.FACES)
        yield from (venus.coin(size, p, value=1), venus.coin(size, p, value=5), venus.first_player(size, p))
        yield from (venus.pass_marker(size, p), venus.bag(size, p), venus.level_dial(size, p, level=2))
        yield from (venus.point_hex(size, p, value=10 - place, place=place) for place in (1, 2, 3))
    yield from (venus.flag((90, 60), p, empire=empire) for empire in venus.EMPIRES)
    yield from (venus.pass_card(110, p), venus.back(110, p))
    yield from (venus.creature_picture(name, (200, 122), p) for name in creatures())
    yield from (venus.crisis_picture(name, (200, 122), p) for name in crises())
    yield from (venus.picture(card, (200, 122), p) for card in venus_cards())


def _trays(p: Palette) -> Pictures:
    yield dice_tray((320, 180), p)
    yield from (time_ring(100, p, left=left, urgent=left < 20) for left in (100, 60, 12))
    yield from (app_icon(size, p) for size in (128, 48, 32, 16))


SECTIONS: dict[str, Callable[[Palette], Pictures]] = {
    "icons": _icons,
    "panels": _panels,
    "dice": _dice,
    "smugglers": _smugglers,
    "cards": _cards,
    "pieces": _pieces,
    "orrery": _orrery,
    "fleet": _fleet,
    "kaosz": _kaosz,
    "venus": _venus,
    "trays": _trays,
}
THEMES = {"midnight": MIDNIGHT, "parchment": PARCHMENT, "contrast": CONTRAST}


def contact_sheet(
    names: Iterable[str] = tuple(SECTIONS), palette: Palette = MIDNIGHT, width: int = 1280
) -> pygame.Surface:
    """All pictures of the named sections in rows on the table's own ground."""
    placed: list[tuple[pygame.Surface, tuple[int, int]]] = []
    gap = 10
    left = top = gap
    tall = 0
    for name in names:
        for picture in SECTIONS[name](palette):
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
