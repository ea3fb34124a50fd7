"""Joy over a victory: paper stars fall over the result. At rest, or with reduced motion, they are gone (UX-29)."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from app.ui.colour import Rgb
from app.ui.context import Context
from app.ui.layout import Container
from app.ui.widget import Widget

LASTS_MS = 4200.0
STARS = 90


class Celebrated(Container):
    """A screen with stars falling over it for a while."""

    def __init__(self, content: Widget, since: float, colours: Sequence[Rgb]) -> None:
        super().__init__([content])
        self._content, self._since, self._colours = content, since, colours

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, rect)
        self._content.place(ctx, rect)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        super().draw(ctx, surface)
        draw_stars(ctx, surface, self._since, self._colours)


def draw_stars(ctx: Context, surface: pygame.Surface, since: float, colours: Sequence[Rgb]) -> None:
    """The stars as they have fallen by now; nothing once they are all down."""
    age = (ctx.clock - since) / LASTS_MS
    if not 0 <= age < 1:
        return
    wide, high = ctx.size
    for number in range(STARS):
        late, spot, aside = _scattered(number), _scattered(number + 0.3), _scattered(number + 0.6)
        fallen = (age * 1.9 - 0.8 * late) / (0.7 + 0.4 * spot)
        if not 0 < fallen < 1.1:
            continue
        sway = math.sin(age * 9 + number) * ctx.px(18)
        centre = (wide * aside + sway, high * fallen)
        _star(surface, centre, ctx.px(5 + 6 * spot), age * 7 + number, colours[number % len(colours)])


def _scattered(number: float) -> float:
    """0 to 1, the same for the same number and looking like no pattern."""
    return math.sin(number * 12.9898 + 4.1) * 43758.5453 % 1


def _star(surface: pygame.Surface, centre: tuple[float, float], size: float, turned: float, colour: Rgb) -> None:
    """A five-pointed one, turning as it falls."""
    points = []
    for corner in range(10):
        reach = size if corner % 2 == 0 else size * 0.45
        angle = turned + corner * math.pi / 5
        points.append((centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)))
    pygame.draw.polygon(surface, colour, points)
