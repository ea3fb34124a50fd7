"""The pictures of Onward to Venus for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from art import venus
from art.palette import Palette
from art.venus.scenes import cards as venus_cards
from art.venus.scenes import creatures, crises


def _venus(p: Palette) -> Iterable[pygame.Surface]:
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


SECTIONS = {"venus": _venus}
