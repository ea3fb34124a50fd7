"""Light, splinters and smoke over the table: each is drawn by how far its clip has come (look.md, Motion).

None of them decides anything, and the paths are always the same. A game adds its own kinds: anything that lasts `ms`
and can draw itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import pygame

from app.table.motion.steps import Clip, MotionStep
from app.table.motion.tween import Pose, Tween, ease_out, linear
from art.cache import cached
from art.chance import Scatter
from art.svg import Canvas
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.table.model import Id
    from app.table.motion.timeline import Timeline
    from app.table.outlines import Point
    from app.table.sprites import Sprites
    from app.ui.context import Context

FLASH_MS, SPLINTER_MS, SHAKE_MS, SHAKES = 160.0, 420.0, 55.0, 6
LIGHT = 192  # pixels of the light that all others are scaled from
SPLINTER = ((0.0, 1.0), (2.4, 0.5), (3.9, 0.6))  # its corners: angle and distance
HOT, WARM, RED = "#FFF3C9", "#FFC65C", "#E5642D"


class Spark(Protocol):
    """Something that is seen for `ms`; `part` is how much of that has passed, from 0 to 1."""

    @property
    def ms(self) -> float: ...

    def draw(self, ctx: Context, surface: pygame.Surface, sprites: Sprites, part: float) -> None: ...


class Sparks:
    """All that is under way on one table, by the name of its clip."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._sparks: dict[str, Spark] = {}
        self._number = 0

    def clip(self, what: str, spark: Spark) -> Clip:
        """The step of the queue with which a spark is seen."""
        self._number += 1
        name = f"{what}:{self._number}"
        self._sparks[name] = spark
        return Clip(name, spark.ms)

    def burst(self, at: Pose, hard: float) -> list[MotionStep]:
        """A flash and splinters in the size of a loss (0 to 1)."""
        spot = (at.x, at.y)
        flash = self.clip("flash", Flash(spot, at.scale * (0.7 + 0.8 * hard), FLASH_MS))
        return [flash, self.clip("splinters", Splinters(spot, at.scale, hard, self._number, SPLINTER_MS))]

    def under_way(self) -> Sequence[Spark]:
        return tuple(self._sparks.values())

    def forget(self) -> None:
        self._sparks.clear()

    def draw(self, ctx: Context, surface: pygame.Surface, sprites: Sprites) -> None:
        """With reduced motion nothing of it is seen (UX-29)."""
        for name, spark in self._sparks.items() if not self._timeline.reduced else ():
            into = self._timeline.clip(name)
            if into is not None:
                spark.draw(ctx, surface, sprites, min(1.0, into / spark.ms))


@dataclass(frozen=True)
class Flash:
    """A ring of light where something is hit."""

    at: Point
    size: float
    ms: float

    def draw(self, ctx: Context, surface: pygame.Surface, sprites: Sprites, part: float) -> None:
        glow(surface, self.at, self.size * (0.5 + 0.7 * ease_out(part)), 1 - part)


@dataclass(frozen=True)
class Splinters:
    """Splinters that fly off where something is hit: more and larger ones for a harder blow (0 to 1)."""

    at: Point
    size: float  # of what is hit
    blow: float
    seed: int
    ms: float

    def draw(self, ctx: Context, surface: pygame.Surface, sprites: Sprites, part: float) -> None:
        """Small triangles that fly apart, fall a little and get smaller."""
        dice = Scatter(self.seed)
        far = self.size * (0.5 + 0.7 * self.blow) * ease_out(part)
        for number in range(splinters_of(self.blow)):
            way, speed = dice.between(0, 2 * math.pi), dice.between(0.35, 1.0)
            spin, long = dice.between(-9, 9), self.size * dice.between(0.04, 0.07 + 0.06 * self.blow) * (1 - part)
            x = self.at[0] + math.cos(way) * speed * far
            y = self.at[1] + math.sin(way) * speed * far + self.size * 0.3 * part * part
            turn = way + spin * part
            corners = [(x + math.cos(turn + a) * long * r, y + math.sin(turn + a) * long * r) for a, r in SPLINTER]
            pygame.draw.polygon(surface, (HOT, WARM, RED)[number % 3], corners)


def splinters_of(blow: float) -> int:
    """How many splinters a blow throws.

    >>> splinters_of(0.0), splinters_of(0.5), splinters_of(1.0)
    (5, 15, 25)
    """
    return 5 + round(20 * blow)


def shaken(piece: Id, at: Pose, hard: float) -> list[Tween]:
    """A piece that is hit: to and fro, less and less, and back to where it lies."""
    far = at.scale * (0.03 + 0.1 * hard)
    return [
        Tween(piece, at, at, SHAKE_MS, sway=far * (SHAKES - swing) / SHAKES * (1 if swing % 2 else -1), ease=linear)
        for swing in range(SHAKES)
    ]


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


def glow(surface: pygame.Surface, at: Point, size: float, strength: float) -> None:
    """A light in one of a few kept sizes, so that a growing one costs no new picture."""
    if strength <= 0.02:
        return
    step = max(16, round(size / 32) * 32)
    picture = glow_picture(step)
    picture.set_alpha(round(255 * min(1.0, strength)))
    surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
    picture.set_alpha(255)
