"""Smoke over the table of Onward to Venus, and the rockets that fly there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.table.motion.tween import ease_out
from art.cache import cached
from art.svg import Canvas
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.table.sprites import Sprites
    from app.ui.context import Context

PUFFS = ((-0.3, -0.1), (0.28, -0.2), (0.02, 0.26), (-0.12, -0.34))


@dataclass(frozen=True)
class Smoke:
    """Puffs of smoke that drift apart."""

    at: tuple[float, float]
    size: float
    ms: float

    def draw(self, ctx: Context, surface: pygame.Surface, sprites: Sprites, part: float) -> None:
        side = max(8, round(self.size * (0.3 + 0.35 * part) / 8) * 8)
        picture = smoke(side)
        picture.set_alpha(round(150 * (1 - part)))
        for dx, dy in PUFFS:
            x = self.at[0] + dx * self.size * ease_out(part)
            y = self.at[1] + (dy - 0.25 * part) * self.size * ease_out(part)
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
        picture.set_alpha(255)


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
