"""What flies and bursts in a combat: bolts, flashes, cracks, pieces of a card, bombs. Made once, then only moved.

Each is drawn by how far its clip has come; none of them decides anything, and the paths are always the same.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from app.table.motion.tween import ease_out
from app.ui.context import Context
from art.cache import cached
from art.cards import crack_overlay
from art.chance import Scatter
from art.svg import Canvas

if TYPE_CHECKING:
    from app.table.desk import Desk

Point = tuple[float, float]
COLUMNS, ROWS = 3, 4
ANGLE_STEP = 15
LIGHT = 192  # pixels of the light that all others are scaled from
SPLINTER = ((0.0, 1.0), (2.4, 0.5), (3.9, 0.6))  # its corners: angle and distance
HOT, WARM, RED = "#FFF3C9", "#FFC65C", "#E5642D"


@dataclass(frozen=True)
class Bolt:
    """A shot on its way."""

    start: Point
    end: Point
    ms: float


@dataclass(frozen=True)
class Flash:
    """A ring of light where something is hit."""

    at: Point
    size: float
    ms: float


@dataclass(frozen=True)
class Splinters:
    """Splinters that fly off where something is hit: more and larger ones for a harder blow (0 to 1)."""

    at: Point
    size: float  # of what is hit
    blow: float
    seed: int
    ms: float


@dataclass(frozen=True)
class Crack:
    """The card tears before it bursts."""

    at: Point
    size: tuple[int, int]
    angle: float
    ms: float


@dataclass(frozen=True)
class Breakup:
    """A card in pieces that drift apart and fade."""

    at: Point
    size: tuple[int, int]
    angle: float
    art: Hashable
    seed: int
    ms: float


@dataclass(frozen=True)
class Bombs:
    """One bomb from every bomber."""

    starts: tuple[Point, ...]
    end: Point
    ms: float


Spark = Bolt | Flash | Splinters | Crack | Breakup | Bombs


@dataclass
class Shard:
    """One piece of a card: its picture, where it is in the card, which way it goes, and its turned pictures."""

    picture: pygame.Surface
    offset: Point
    way: Point
    spin: float
    turned: dict[int, pygame.Surface] = field(default_factory=dict)


class Sparks:
    """All that is under way, by the name of its clip."""

    def __init__(self) -> None:
        self._sparks: dict[str, Spark] = {}
        self._shards: dict[str, list[Shard]] = {}

    def add(self, name: str, spark: Spark) -> None:
        self._sparks[name] = spark

    def draw(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        timeline = desk.timeline
        if not timeline.busy:
            self._sparks.clear()
            self._shards.clear()
            return
        for name, spark in self._sparks.items():
            into = timeline.clip(name)
            if into is not None and not timeline.reduced:
                self._draw(ctx, surface, desk, name, spark, min(1.0, into / spark.ms))

    def _draw(self, ctx: Context, surface: pygame.Surface, desk: Desk, name: str, spark: Spark, part: float) -> None:
        if isinstance(spark, Bolt):
            _draw_bolt(ctx, surface, spark, part)
        elif isinstance(spark, Flash):
            _glow(surface, spark.at, spark.size * (0.5 + 0.7 * ease_out(part)), 1 - part)
        elif isinstance(spark, Splinters):
            _draw_splinters(surface, spark, part)
        elif isinstance(spark, Crack):
            _draw_crack(ctx, surface, spark, part)
        elif isinstance(spark, Bombs):
            _draw_bombs(ctx, surface, spark, part)
        else:
            self._draw_breakup(ctx, surface, desk, name, spark, part)

    def _draw_breakup(
        self, ctx: Context, surface: pygame.Surface, desk: Desk, name: str, spark: Breakup, part: float
    ) -> None:
        shards = self._shards.get(name)
        if shards is None:
            face = desk.sprites.face(ctx, spark.art, spark.size)
            shards = self._shards[name] = _shards(face, spark)
        _glow(surface, spark.at, max(spark.size) * (0.7 + 0.9 * ease_out(part)), max(0.0, 1 - part * 1.7))
        far = max(spark.size) * 0.95 * ease_out(part)
        alpha = round(255 * min(1.0, (1 - part) * 1.8))
        for shard in shards:
            picture = _turned(shard, spark.angle + shard.spin * part)
            x = spark.at[0] + shard.offset[0] + shard.way[0] * far
            y = spark.at[1] + shard.offset[1] + shard.way[1] * far
            picture.set_alpha(alpha)
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


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


# --- light


@cached
def glow_picture(size: int) -> pygame.Surface:
    """A round warm light of this size; only one is drawn, because drawing costs more than a frame has."""
    return pygame.transform.smoothscale(_light(), (size, size))


@cached
def _light() -> pygame.Surface:
    """A round warm light, bright in the middle."""
    canvas = Canvas(100)
    canvas.glow(50, 50, 50, 50, RED, 0.55, 0.3)
    canvas.glow(50, 50, 34, 34, WARM, 0.8, 0.4)
    canvas.glow(50, 50, 15, 15, HOT, 1.0, 0.5)
    return canvas.draw((LIGHT, LIGHT))


def _glow(surface: pygame.Surface, at: Point, size: float, strength: float) -> None:
    """One of a few kept sizes, so that a growing light costs no new picture."""
    if strength <= 0.02:
        return
    step = max(16, round(size / 32) * 32)
    picture = glow_picture(step)
    picture.set_alpha(round(255 * min(1.0, strength)))
    surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
    picture.set_alpha(255)


@cached
def bolt_picture(length: int, thick: int, angle: int) -> pygame.Surface:
    """A short streak of light, turned into its direction."""
    canvas = Canvas(length, thick)
    for share, colour, alpha in ((1.0, RED, 0.55), (0.62, WARM, 0.9), (0.28, HOT, 1.0)):
        high = thick * share
        canvas.rect(0, (thick - high) / 2, length, high, high / 2, colour, alpha)
    return pygame.transform.rotate(canvas.draw((length, thick)), -angle)


def _draw_bolt(ctx: Context, surface: pygame.Surface, bolt: Bolt, part: float) -> None:
    (ax, ay), (bx, by) = bolt.start, bolt.end
    angle = round(math.degrees(math.atan2(by - ay, bx - ax)) / 3) * 3
    picture = bolt_picture(ctx.px(46), ctx.px(8), angle)
    x, y = ax + (bx - ax) * part, ay + (by - ay) * part
    surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
    if part < 0.4:
        _glow(surface, bolt.start, ctx.px(64), 0.8 - part * 2)


def splinters_of(blow: float) -> int:
    """How many splinters a blow throws.

    >>> splinters_of(0.0), splinters_of(0.5), splinters_of(1.0)
    (5, 15, 25)
    """
    return 5 + round(20 * blow)


def _draw_splinters(surface: pygame.Surface, spark: Splinters, part: float) -> None:
    """Small triangles that fly apart, fall a little and get smaller."""
    dice = Scatter(spark.seed)
    far = spark.size * (0.5 + 0.7 * spark.blow) * ease_out(part)
    for number in range(splinters_of(spark.blow)):
        way, speed = dice.between(0, 2 * math.pi), dice.between(0.35, 1.0)
        spin, long = dice.between(-9, 9), spark.size * dice.between(0.04, 0.07 + 0.06 * spark.blow) * (1 - part)
        x = spark.at[0] + math.cos(way) * speed * far
        y = spark.at[1] + math.sin(way) * speed * far + spark.size * 0.3 * part * part
        turn = way + spin * part
        corners = [(x + math.cos(turn + a) * long * r, y + math.sin(turn + a) * long * r) for a, r in SPLINTER]
        pygame.draw.polygon(surface, (HOT, WARM, RED)[number % 3], corners)


def _draw_crack(ctx: Context, surface: pygame.Surface, crack: Crack, part: float) -> None:
    picture = crack_overlay(crack.size, ctx.art, seed=7)
    quarter = int(round(crack.angle / 90) * 90) % 360
    if quarter:
        picture = _quarter_crack(crack.size, ctx, quarter)
    picture.set_alpha(round(255 * ease_out(part)))
    surface.blit(picture, picture.get_rect(center=(round(crack.at[0]), round(crack.at[1]))))
    picture.set_alpha(255)


def _quarter_crack(size: tuple[int, int], ctx: Context, quarter: int) -> pygame.Surface:
    return pygame.transform.rotate(crack_overlay(size, ctx.art, seed=7), -quarter)


# --- bombs


@cached
def bomb_picture(size: int) -> pygame.Surface:
    """A small dark round bomb with a light from the upper left."""
    canvas = Canvas(100)
    canvas.glow(54, 60, 44, 40, "#03050C", 0.6, 0.6)
    shade = canvas.radial([(0, "#8A93B4"), (0.45, "#3A4160"), (1, "#12162A")], (0.36, 0.32), 0.8)
    canvas.circle(50, 48, 34, shade, stroke="#C9A35B", width=5)
    return canvas.draw((size, size))


def _draw_bombs(ctx: Context, surface: pygame.Surface, bombs: Bombs, part: float) -> None:
    """They leave one after the other and fall together at the end."""
    picture = bomb_picture(ctx.px(28))
    count = len(bombs.starts)
    for number, (x, y) in enumerate(bombs.starts):
        late = 0.35 * number / count
        go = max(0.0, min(1.0, (part - late) / (1 - late)))
        go = go * go  # it falls faster and faster
        rise = math.sin(math.pi * go) * ctx.px(26)
        spot = (round(x + (bombs.end[0] - x) * go), round(y + (bombs.end[1] - y) * go - rise))
        surface.blit(picture, picture.get_rect(center=spot))
