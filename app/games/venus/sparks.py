"""Light and smoke over the table of Onward to Venus, each drawn by how far its clip has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from app.table.motion.tween import ease_out
from art.cache import cached
from art.svg import Canvas

if TYPE_CHECKING:
    from app.table.desk import Desk

PUFFS = ((-0.3, -0.1), (0.28, -0.2), (0.02, 0.26), (-0.12, -0.34))


@dataclass(frozen=True)
class Burst:
    """A flash and a puff of smoke."""

    at: tuple[float, float]
    size: float
    ms: float


class Sparks:
    """All that is under way, by the name of its clip."""

    def __init__(self) -> None:
        self._sparks: dict[str, Burst] = {}

    def add(self, name: str, spark: Burst) -> None:
        self._sparks[name] = spark

    def draw(self, surface: pygame.Surface, desk: Desk) -> None:
        timeline = desk.timeline
        if not timeline.busy:
            self._sparks.clear()
        for name, spark in self._sparks.items():
            into = timeline.clip(name)
            if into is not None and not timeline.reduced:
                _draw(surface, spark, min(1.0, into / spark.ms))


def _draw(surface: pygame.Surface, spark: Burst, part: float) -> None:
    light = flash(max(16, round(spark.size * (0.5 + 0.7 * ease_out(part)) / 32) * 32))
    light.set_alpha(round(255 * (1 - part)))
    surface.blit(light, light.get_rect(center=(round(spark.at[0]), round(spark.at[1]))))
    light.set_alpha(255)
    side = max(8, round(spark.size * (0.3 + 0.35 * part) / 8) * 8)
    picture = smoke(side)
    picture.set_alpha(round(150 * (1 - part)))
    for dx, dy in PUFFS:
        x = spark.at[0] + dx * spark.size * ease_out(part)
        y = spark.at[1] + (dy - 0.25 * part) * spark.size * ease_out(part)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
    picture.set_alpha(255)


@cached
def flash(size: int) -> pygame.Surface:
    """A round light with a hot middle; only a few sizes are kept."""
    canvas = Canvas(100)
    for reach, colour, strength in ((50, "#D8481F", 0.6), (32, "#FFB54A", 0.8), (14, "#FFF6D8", 1.0)):
        canvas.glow(50, 50, reach, reach, colour, strength, 0.4)
    return canvas.draw((size, size))


@cached
def rocket(size: int, angle: int) -> pygame.Surface:
    """A brass rocket with its flame, turned clockwise from upright."""
    canvas = Canvas(100)
    with canvas.moved(50, 50, turn=angle):
        canvas.glow(0, 34, 14, 22, "#FF8A2A", 0.9, 0.4)
        canvas.glow(0, 28, 7, 12, "#FFF3C9", 1.0, 0.5)
        canvas.path("M0 -40Q13 -22 11 4L11 18H-11L-11 4Q-13 -22 0 -40Z", "#C9A35B", stroke="#4A3418", width=3)
        canvas.path("M-11 4L-22 24L-11 18ZM11 4L22 24L11 18Z", "#A5483A", stroke="#4A3418", width=3)
        canvas.circle(0, -12, 5, "#16204A", stroke="#F3E2B4", width=2)
    return canvas.draw((size, size))


@cached
def smoke(size: int) -> pygame.Surface:
    """A soft grey cloud."""
    canvas = Canvas(100)
    canvas.glow(50, 50, 50, 50, "#9A9388", 0.55, 0.35)
    canvas.glow(46, 44, 28, 28, "#D8D2C4", 0.5, 0.4)
    return canvas.draw((size, size))
