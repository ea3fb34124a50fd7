"""The pictures of Onward to Venus for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from art.palette import Palette
from art.venus import brass, cards, dice, empires, markers, pictures, pieces, space, tiles, worlds
from art.venus.scenes import cards as venus_cards
from art.venus.scenes import creatures, crises


def _venus(p: Palette) -> Iterable[pygame.Surface]:
    """Every family of pictures of Onward to Venus at the sizes of its table."""
    for size in (300, 120, 60):
        yield from (worlds.planet(size, p, world=world) for world in brass.WORLDS)
    yield from (worlds.planet(120, p, world="mars", dead=True), worlds.sun(120, p))
    yield space.orbit_ring(200, p, empires=brass.EMPIRES)
    for size in (90, 48, 28):
        yield from (pieces.piece(size, p, kind=k, empire=empire) for empire in brass.EMPIRES for k in brass.PIECES)
        yield from (tiles.tile(size, p, kind=k, defence=3 * (k in tiles.DEFENDED)) for k in brass.TILE_KINDS)
        yield from (tiles.tile(size, p, kind="trophy", creature=name) for name in creatures() if name != "alien")
        yield from (tiles.tile(size, p, kind="crisis", defence=2, skull=True), tiles.tile_back(size, p))
        yield from (empires.emblem(size, p, empire=empire) for empire in brass.EMPIRES)
        yield from (dice.die(size, p, face=face) for face in dice.FACES)
        yield from (markers.coin(size, p, value=1), markers.coin(size, p, value=5), markers.first_player(size, p))
        yield from (markers.pass_marker(size, p), markers.bag(size, p), markers.level_dial(size, p, level=2))
        yield from (markers.point_hex(size, p, value=10 - place, place=place) for place in (1, 2, 3))
    yield from (empires.flag((90, 60), p, empire=empire) for empire in brass.EMPIRES)
    yield from (markers.pass_card(110, p), cards.back(110, p))
    yield from (pictures.creature_picture(name, (200, 122), p) for name in creatures())
    yield from (pictures.crisis_picture(name, (200, 122), p) for name in crises())
    yield from (pictures.picture(card, (200, 122), p) for card in venus_cards())


SECTIONS = {"venus": _venus}
