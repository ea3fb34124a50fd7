"""What flies and bursts in a combat besides flashes and splinters: bolts, cracks, pieces of a card, bombs.

Made once, then only moved.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import field
from typing import TYPE_CHECKING

import pygame

from app.table.motion.sparks import HOT, RED, WARM, glow
from app.table.motion.tween import ease_out
from app.table.outlines import Point
from app.ui.context import Context
from art.cache import cached
from art.cards import crack_overlay
from art.chance import Scatter
from art.svg import Canvas
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.table.sprites import Sprites

COLUMNS, ROWS = 3, 4
ANGLE_STEP = 15


@dataclass(frozen=True)
class Bolt:
    """A shot on its way."""

    start: Point
    end: Point
    ms: float

    def draw(self, ctx: Context, surface: pygame.Surface, sprites: Sprites, part: float) -> None:
        (ax, ay), (bx, by) = self.start, self.end
        angle = round(math.degrees(math.atan2(by - ay, bx - ax)) / 3) * 3
        picture = bolt_picture(ctx.px(46), ctx.px(8), angle)
        x, y = ax + (bx - ax) * part, ay + (by - ay) * part
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
        if part < 0.4:
            glow(surface, self.start, ctx.px(64), 0.8 - part * 2)


@dataclass(frozen=True)
class Crack:
    """The card tears before it bursts."""

    at: Point
    size: tuple[int, int]
    angle: float
    ms: float

    def draw(self, ctx: Context, surface: pygame.Surface, sprites: Sprites, part: float) -> None:
        picture = crack_overlay(self.size, ctx.art, seed=7)
        quarter = int(round(self.angle / 90) * 90) % 360
        if quarter:
            picture = _quarter_crack(self.size, ctx, quarter)
        picture.set_alpha(round(255 * ease_out(part)))
        surface.blit(picture, picture.get_rect(center=(round(self.at[0]), round(self.at[1]))))
        picture.set_alpha(255)


@dataclass
class Breakup:
    """A card in pieces that drift apart and fade."""

    at: Point
    size: tuple[int, int]
    angle: float
    art: Hashable
    seed: int
    ms: float
    shards: list[Shard] = field(default_factory=list)  # cut when it is first seen

    def draw(self, ctx: Context, surface: pygame.Surface, sprites: Sprites, part: float) -> None:
        if not self.shards:
            self.shards = _shards(sprites.face(ctx, self.art, self.size), self)
        glow(surface, self.at, max(self.size) * (0.7 + 0.9 * ease_out(part)), max(0.0, 1 - part * 1.7))
        far = max(self.size) * 0.95 * ease_out(part)
        alpha = round(255 * min(1.0, (1 - part) * 1.8))
        for shard in self.shards:
            picture = _turned(shard, self.angle + shard.spin * part)
            x = self.at[0] + shard.offset[0] + shard.way[0] * far
            y = self.at[1] + shard.offset[1] + shard.way[1] * far
            picture.set_alpha(alpha)
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


@dataclass(frozen=True)
class Bombs:
    """One bomb from every bomber; they leave one after the other and fall together at the end."""

    starts: tuple[Point, ...]
    end: Point
    ms: float

    def draw(self, ctx: Context, surface: pygame.Surface, sprites: Sprites, part: float) -> None:
        picture = bomb_picture(ctx.px(28))
        count = len(self.starts)
        for number, (x, y) in enumerate(self.starts):
            late = 0.35 * number / count
            go = max(0.0, min(1.0, (part - late) / (1 - late)))
            go = go * go  # it falls faster and faster
            rise = math.sin(math.pi * go) * ctx.px(26)
            spot = (round(x + (self.end[0] - x) * go), round(y + (self.end[1] - y) * go - rise))
            surface.blit(picture, picture.get_rect(center=spot))


@dataclass
class Shard:
    """One piece of a card: its picture, where it is in the card, which way it goes, and its turned pictures."""

    picture: pygame.Surface
    offset: Point
    way: Point
    spin: float
    turned: dict[int, pygame.Surface] = field(default_factory=dict)


# --- pieces of a card


def _shards(face: pygame.Surface, spark: Breakup) -> list[Shard]:
    """The card cut along a crooked grid; the pieces keep its picture."""
    wide, high = face.get_size()
    dice = Scatter(spark.seed)
    corners = [[_corner(column, row, wide, high, dice) for column in range(COLUMNS + 1)] for row in range(ROWS + 1)]
    turn = math.radians(spark.angle)
    found = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            quad = [corners[row][column], corners[row][column + 1], corners[row + 1][column + 1],
                    corners[row + 1][column]]  # fmt: skip
            found.append(_shard(face, quad, turn, dice))
    return found


def _corner(column: int, row: int, wide: int, high: int, dice: Scatter) -> Point:
    x, y = wide * column / COLUMNS, high * row / ROWS
    inner_x, inner_y = 0 < column < COLUMNS, 0 < row < ROWS
    x += dice.between(-0.11, 0.11) * wide if inner_x else 0
    y += dice.between(-0.08, 0.08) * high if inner_y else 0
    return x, y


def _shard(face: pygame.Surface, quad: list[Point], turn: float, dice: Scatter) -> Shard:
    left, top = math.floor(min(x for x, _ in quad)), math.floor(min(y for _, y in quad))
    right, low = math.ceil(max(x for x, _ in quad)), math.ceil(max(y for _, y in quad))
    picture = pygame.Surface((max(1, right - left), max(1, low - top)), pygame.SRCALPHA)
    pygame.draw.polygon(picture, (255, 255, 255, 255), [(x - left, y - top) for x, y in quad])
    picture.blit(face, (-left, -top), special_flags=pygame.BLEND_RGBA_MULT)
    wide, high = face.get_size()
    x, y = (left + right) / 2 - wide / 2, (top + low) / 2 - high / 2
    offset = (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn))
    away = math.atan2(offset[1], offset[0]) + dice.between(-0.4, 0.4)
    speed = dice.between(0.35, 1.0)
    return Shard(picture, offset, (math.cos(away) * speed, math.sin(away) * speed), dice.between(-150, 150))


def _turned(shard: Shard, angle: float) -> pygame.Surface:
    step = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
    if step not in shard.turned:
        shard.turned[step] = pygame.transform.rotate(shard.picture, -step) if step else shard.picture
    return shard.turned[step]


# --- pictures


@cached
def bolt_picture(length: int, thick: int, angle: int) -> pygame.Surface:
    """A short streak of light, turned into its direction."""
    canvas = Canvas(length, thick)
    for share, colour, alpha in ((1.0, RED, 0.55), (0.62, WARM, 0.9), (0.28, HOT, 1.0)):
        high = thick * share
        canvas.rect(0, (thick - high) / 2, length, high, high / 2, colour, alpha)
    return pygame.transform.rotate(canvas.draw((length, thick)), -angle)


def _quarter_crack(size: tuple[int, int], ctx: Context, quarter: int) -> pygame.Surface:
    return pygame.transform.rotate(crack_overlay(size, ctx.art, seed=7), -quarter)


@cached
def bomb_picture(size: int) -> pygame.Surface:
    """A small dark round bomb with a light from the upper left."""
    canvas = Canvas(100)
    canvas.glow(54, 60, 44, 40, "#03050C", 0.6, 0.6)
    shade = canvas.radial([(0, "#8A93B4"), (0.45, "#3A4160"), (1, "#12162A")], (0.36, 0.32), 0.8)
    canvas.circle(50, 48, 34, shade, stroke="#C9A35B", width=5)
    return canvas.draw((size, size))
