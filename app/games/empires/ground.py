"""Paints a tile of the map: hexes from edge to edge, and what lies in them that nobody picks up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from app.games.empires.looks import HexLook
from app.games.empires.plan import MapPlan
from app.ui.context import Context
from art.chance import Scatter
from art.empires.hexes import hex_ground
from art.empires.styles import MACHINES, Owner, colour_of
from art.empires.worlds import closed_marker, colony_disc, entry, eye, marker
from art.palette import darken, hexed, rgb

WORLD, COLONY, DISC, STORED, ENTRY, ABOVE = 0.66, 0.34, 0.56, 0.26, 0.5, 0.36  # sizes, as shares of a hex's width
# A colony's disc, in widths of a hex from its centre: neither below the number of a heap, which is at the right, nor
# below the foot of a counter that stands in the hex above.
AT_LEFT = (-0.37, -0.27)
STARS = 34  # in a tile, where no hex lies
OVER_HEAD = -0.4  # where counters stand, what lies there is seen above them
HIGH = -0.06  # things lie a little above the middle: counters stand below them


class TileArt(NamedTuple):
    """What a tile's picture depends on."""

    kind: str
    laid: MapPlan
    number: int
    looks: tuple[HexLook, ...]  # of the hexes that reach into it


def tile_arts(laid: MapPlan, looks: tuple[HexLook, ...], pictures: Mapping[str, str]) -> list[TileArt]:
    """All tiles of a map; `pictures`: which picture each marker has."""
    painted = tuple(_pictured(look, pictures) for look in looks)
    return [
        TileArt("ground", laid, number, tuple(painted[hex] for hex in tile.hexes))
        for number, tile in enumerate(laid.tiles)
    ]


def _pictured(look: HexLook, pictures: Mapping[str, str]) -> HexLook:
    """The same look, its markers called by their pictures."""
    if not (look.terrain or look.lying or look.seen or look.stored):
        return look
    lying, seen, stored = (tuple(pictures[one] for one in names) for names in (look.lying, look.seen, look.stored))
    return look._replace(terrain=pictures.get(look.terrain, ""), lying=lying, seen=seen, stored=stored)


def tint(ctx: Context, owner: Owner) -> str:
    """An owner's colour in the palette that is chosen."""
    if not isinstance(owner, int):
        return colour_of(owner)
    return hexed(ctx.seats[owner].colour)


def paint_tile(art: TileArt, size: tuple[int, int], ctx: Context) -> pygame.Surface:
    """The tile, opaque, so that it is copied fast while the map is dragged."""
    laid = art.laid
    tile = laid.tiles[art.number]
    picture = pygame.Surface(size)
    _paint_void(picture, ctx, art.number, size[0] / tile.box[2])
    pen = _Pen(picture, ctx, laid, (tile.box[0], tile.box[1]), size[0] / tile.box[2])
    for hex, look in zip(tile.hexes, art.looks, strict=True):
        pen.hex(hex, look)
    for hex, look in zip(tile.hexes, art.looks, strict=True):
        pen.pipes(hex, look)
    for hex, look in zip(tile.hexes, art.looks, strict=True):
        pen.things(hex, look)
    return picture


def _paint_void(picture: pygame.Surface, ctx: Context, number: int, scale: float) -> None:
    """Where there are no hexes: the night around the map, with its stars."""
    wide, high = picture.get_size()
    ground = darken(ctx.art.space0, 0.12 if ctx.art.is_light else 0.35)
    picture.fill(ground)
    dark, light = rgb(ground), rgb(ctx.art.ink)
    dice = Scatter(number + 977)
    for _ in range(STARS):
        x, y, bright = round(dice.unit() * wide), round(dice.unit() * high), dice.between(0.08, 0.5)
        colour = [round(one + (other - one) * bright) for one, other in zip(dark, light, strict=True)]
        pygame.draw.circle(picture, colour, (x, y), max(1, round(dice.between(0.4, 1.1) * scale)))


class _Pen:
    """Puts pictures at hexes of one tile."""

    def __init__(
        self, picture: pygame.Surface, ctx: Context, laid: MapPlan, origin: tuple[float, float], scale: float
    ) -> None:
        self.picture, self.ctx, self.laid = picture, ctx, laid
        self.origin, self.scale = origin, scale
        self.wide = laid.wide * scale

    def centre(self, hex: int) -> tuple[float, float]:
        x, y = self.laid.centre(hex)
        return (x - self.origin[0]) * self.scale, (y - self.origin[1]) * self.scale

    def hex(self, hex: int, look: HexLook) -> None:
        x, y, w, h = self.laid.boxes[hex]
        left, top = (x - self.origin[0]) * self.scale, (y - self.origin[1]) * self.scale
        size = round(w * self.scale) + 1, round(h * self.scale) + 1  # neighbours overlap by a hair: no seams
        home = tint(self.ctx, look.home) if look.home >= 0 else None
        ground = hex_ground(
            size, self.ctx.art, ground=look.ground, variant=look.variant, tint=home, terrain=look.terrain
        )
        self.picture.blit(ground, (round(left), round(top)))

    def pipes(self, hex: int, look: HexLook) -> None:
        """Half of each line of a pipeline; the neighbour's tile has the other half."""
        for near, owner in look.pipes:
            here, there = self.centre(hex), self.centre(near)
            middle = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
            colour = tint(self.ctx, owner)
            pygame.draw.line(self.picture, darken(colour, 0.7), here, middle, max(3, round(self.wide * 0.085)))
            pygame.draw.line(self.picture, colour, here, middle, max(1, round(self.wide * 0.045)))

    def put(self, drawn: pygame.Surface, hex: int, dx: float = 0.0, dy: float = HIGH) -> None:
        x, y = self.centre(hex)
        self.picture.blit(drawn, drawn.get_rect(center=(round(x + dx * self.wide), round(y + dy * self.wide))))

    def side(self, share: float) -> int:
        return max(6, round(self.wide * share))

    def things(self, hex: int, look: HexLook) -> None:
        art = self.ctx.art
        if look.entry:
            self.put(entry(self.side(ENTRY), art, colour=colour_of(MACHINES)), hex)
        if look.closed:
            self._closed(hex, look)
        for number, name in enumerate(look.lying):
            side, at = (ABOVE, (number * 0.2, OVER_HEAD)) if look.crowded else (WORLD, (number * 0.14, HIGH))
            self.put(marker(self.side(side), art, marker=name, variant=look.variant, gate=look.gate), hex, *at)
        if look.colony is not None:
            owner, value, home, captured, centre = look.colony
            disc = colony_disc(
                self.side(COLONY), art, owner=owner, colour=tint(self.ctx, owner), value=value, homeworld=home,
                captured=captured, centre=centre,
            )  # fmt: skip
            self.put(disc, hex, *AT_LEFT)
        for number, name in enumerate(look.stored):
            self.put(marker(self.side(STORED), art, marker=name), hex, 0.02 + number * 0.14, -0.42)

    def _closed(self, hex: int, look: HexLook) -> None:
        art = self.ctx.art
        self.put(closed_marker(self.side(DISC), art, home=look.home >= 0, twin=look.closed > 1), hex)
        if look.seen:
            for number, name in enumerate(look.seen):
                self.put(marker(self.side(DISC * 0.72), art, marker=name, variant=look.variant), hex, number * 0.16)
            self.put(eye(self.side(0.2), art), hex, 0.24, -0.3)
