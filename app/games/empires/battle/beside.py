"""The state of the battle beside its lines, or above them where the window is narrow."""

from __future__ import annotations

import pygame

from app.ui.context import Context
from app.ui.layout import Container
from app.ui.widget import Widget

ASIDE, LEAST, GAP = 170.0, 560.0, 16.0  # logical pixels: the left side; what the lines need beside it; between them


class Beside(Container):
    """See the module."""

    def __init__(self, aside: Widget, lines: Widget) -> None:
        super().__init__([aside, lines])
        self._aside, self._lines = aside, lines

    def _left(self, ctx: Context, width: int) -> int:
        """The width of the left side; 0: it lies above."""
        left = round(ctx.px(ASIDE) * ctx.text_scale**0.7)
        return left if width - left >= round(ctx.px(LEAST) * ctx.text_scale**0.7) else 0

    def width(self, ctx: Context) -> int:
        return self._aside.width(ctx) + self._lines.width(ctx)

    def height(self, ctx: Context, width: int) -> int:
        left, gap = self._left(ctx, width), ctx.px(GAP)
        if not left:
            return self._aside.height(ctx, width) + gap + self._lines.height(ctx, width)
        return max(self._aside.height(ctx, left), self._lines.height(ctx, width - left - gap))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        left, gap = self._left(ctx, rect.width), ctx.px(GAP)
        high = self._aside.height(ctx, left or rect.width)
        self._aside.place(ctx, pygame.Rect(rect.x, rect.y, left or rect.width, high))
        box = pygame.Rect(rect)
        if left:
            box.left, box.width = rect.x + left + gap, rect.width - left - gap
        else:
            box.top, box.height = rect.y + high + gap, rect.height - high - gap
        self._lines.place(ctx, box)
