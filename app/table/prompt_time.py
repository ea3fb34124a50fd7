"""The time that is left for a question, in the prompt bar: a ring that empties, with the seconds in it."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from app.match.deadlines import TimeLeft
from app.ui import lettering
from app.ui.context import Context, Style
from app.ui.widget import Widget

LeftOf = Callable[[], TimeLeft | None]

NUMBER = Style(size="small", weight="semibold")
HURRY = 10  # the last so many seconds are highlighted


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
        pygame.draw.circle(surface, ctx.theme.sunken, box.center, side // 2)
        if self._share > 0.005:
            start = math.pi / 2
            pygame.draw.arc(surface, tint, box.inflate(-4, -4), start, start + 2 * math.pi * self._share, ctx.px(4))
        number = lettering.line(ctx, str(self.seconds), NUMBER, ctx.theme.ink)
        surface.blit(number, number.get_rect(center=box.center))
