"""Time in the prompt bar: the seconds that are left for a question, and the ring in which people may call out."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from app.match.deadlines import TimeLeft
from app.ui import lettering
from app.ui.colour import Rgb
from app.ui.context import Context, Style
from app.ui.widget import Widget

LeftOf = Callable[[], TimeLeft | None]

NUMBER = Style(size="small", weight="semibold")
HURRY = 10  # the last so many seconds are highlighted


class RingPlace(Widget):
    """Where the call-out ring is, at the left of the bar; as it moves, the table draws it over the kept picture."""

    def width(self, ctx: Context) -> int:
        return int(ctx.px(34) * ctx.text_scale**0.5)

    def height(self, ctx: Context, width: int) -> int:
        return self.width(ctx)


def draw_ring(ctx: Context, surface: pygame.Surface, box: pygame.Rect, share: float, tint: Rgb) -> None:
    """A dark disc with the share of time that is left as an arc, which empties clockwise."""
    pygame.draw.circle(surface, ctx.theme.sunken, box.center, min(box.size) // 2)
    if share > 0.005:
        start = math.pi / 2
        pygame.draw.arc(surface, tint, box.inflate(-4, -4), start, start + 2 * math.pi * share, ctx.px(4))


class Countdown(Widget):
    """A ring with the seconds left, drawn again every second; its tooltip and a screen reader say it in words."""

    ticks = True

    def __init__(self, left: LeftOf, wording: Callable[[int], str]) -> None:
        super().__init__(id="time-left")
        self._left, self._wording = left, wording
        self.seconds = -1
        self._share = 1.0
        self._follow()

    def _follow(self) -> bool:
        left = self._left()
        if left is None or left.seconds == self.seconds:  # None: time stands still while something else is shown
            return False
        self.seconds, self._share = left
        self.tip = self._wording(left.seconds)
        return True

    def tick(self, ctx: Context) -> bool:
        return self._follow()

    def width(self, ctx: Context) -> int:
        return int(ctx.px(40) * ctx.text_scale**0.7)

    def height(self, ctx: Context, width: int) -> int:
        return self.width(ctx)

    def target(self) -> bool:
        return True

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self.seconds < 0:
            return
        side = min(self.rect.size)
        box = pygame.Rect(0, 0, side, side)
        box.center = self.rect.center
        tint = ctx.theme.chosen if self.seconds > HURRY else ctx.theme.warn
        draw_ring(ctx, surface, box, self._share, tint)
        number = lettering.line(ctx, str(self.seconds), NUMBER, ctx.theme.ink)
        surface.blit(number, number.get_rect(center=box.center))
