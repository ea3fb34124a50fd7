"""The handle with which the player moves the prompt bar."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from app.ui.context import Context
from app.ui.widget import Widget

GRIP = 22.0  # where the bar is taken hold of


class Grip(Widget):
    """The handle with which the player moves the bar."""

    def __init__(self, moved: Callable[[int, int], None], tip: str) -> None:
        super().__init__(id="prompt-grip", tip=tip)
        self._moved = moved
        self._from: tuple[int, int] | None = None

    def target(self) -> bool:
        return True

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._from = pos

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        if self._from:
            self._moved(pos[0] - self._from[0], pos[1] - self._from[1])
            self._from = pos

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        tint = ctx.theme.brass_light if self.hot else ctx.theme.brass_dark
        for row in (-1, 0, 1):
            for column in (-1, 1):
                spot = (self.rect.centerx + column * ctx.px(3), self.rect.centery + row * ctx.px(7))
                pygame.draw.circle(surface, tint, spot, ctx.px(1.6))
