"""The pictures of Űrbirodalmak for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from art.empires.cards import ALIEN, BACKS, EMPIRE, back, card
from art.empires.counters import flag, shield_counter, ship_counter
from art.empires.hexes import HOME, TERRAINS, VARIANTS, hex_ground
from art.empires.scenes import scenes
from art.empires.ships import ship_picture, units_of
from art.empires.strangers import STRANGERS
from art.empires.styles import MACHINES, STYLES, colour_of
from art.empires.title import title
from art.empires.worlds import MARKERS, closed_marker, colony_disc, eye, marker
from art.palette import Palette

NUMBERED = {"minerals": "minerals_5", "warp_point": "warp_point_1"}


def _units(p: Palette) -> Iterable[pygame.Surface]:
    """Every unit in every hull language, as on the battle board and as small as on the map."""
    for owner, style in enumerate(STYLES):
        for size in (120, 40, 24):
            yield from (ship_picture(size, p, unit=unit, owner=owner) for unit in units_of(style))
    for size in (120, 40, 24):
        yield from (ship_picture(size, p, unit=unit, owner=MACHINES) for unit in STRANGERS)


def _map(p: Palette) -> Iterable[pygame.Surface]:
    """Grounds, markers, colonies and counters."""
    for variant in range(VARIANTS):
        yield hex_ground((104, 120), p, variant=variant)
        yield from (hex_ground((104, 120), p, terrain=terrain, variant=variant) for terrain in TERRAINS)
    for owner in range(len(STYLES)):
        colour = colour_of(owner)
        yield hex_ground((104, 120), p, ground=HOME, tint=colour)
        yield from (shield_counter(70, p, owner=owner, colour=colour), flag(40, p, number=owner + 1, colour=colour))
        for state in ({}, {"covered": True}, {"builder": (owner + 1) % 4}, {"false": True}):
            yield ship_counter(70, p, unit="cruiser", owner=owner, colour=colour, **state)
        yield from (colony_disc(48, p, owner=owner, colour=colour, value=value) for value in (0, 1, 3, 5))
        yield colony_disc(48, p, owner=owner, colour=colour, value=20, homeworld=True)
        yield colony_disc(48, p, owner=owner, colour=colour, value=3, captured=True)
        yield from (
            colony_disc(48, p, owner=owner, colour=colour, value=5, centre=of) for of in ("research", "industry")
        )
    for size in (90, 36):
        yield from (marker(size, p, marker=NUMBERED.get(kind, kind)) for kind in MARKERS)
        yield from (closed_marker(size, p), closed_marker(size, p, home=True), closed_marker(size, p, twin=True))
        yield eye(size, p)
        yield marker(size, p, marker="planet", gate=True)


def _cards(p: Palette) -> Iterable[pygame.Surface]:
    """All cards as they are chosen from, and both backs."""
    yield title((840, 255), p)
    for width in (220, 110, 48):
        yield from (card(width, p, card=id, deck=ALIEN if id[0] == "a" else EMPIRE) for id in scenes())
        yield from (back(width, p, deck=deck) for deck in BACKS)


SECTIONS = {"empires_units": _units, "empires_map": _map, "empires_cards": _cards}
