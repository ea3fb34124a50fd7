"""The lines of a fight with its state at the left and its dice at the right, or above them where there is no room."""

from __future__ import annotations

import pygame

from app.ui.context import Context
from app.ui.layout import Container
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

# Logical pixels: the sides, what the lines need, between them; less than any board is high.
LEFT, RIGHT, LEAST, GAP, LOW = 168.0, 190.0, 430.0, 14.0, 120.0


class Beside(Container):
    """See the module. Each part is scrolled by itself. Where it is narrow, the right side is left out, and the left one
    lies above the lines, scrolled with them."""

    def __init__(self, left: Widget, lines: Widget, right: Widget) -> None:
        self._parts = (left, lines, right)
        self._left, self._lines, self._right = (
            ScrollArea(part, id=f"battle-{name}")
            for part, name in zip(self._parts, ("left", "lines", "right"), strict=True)
        )
        super().__init__([self._left, self._lines, self._right])

    @staticmethod
    def sides(ctx: Context, width: int) -> tuple[int, int]:
        """The widths of both sides; 0: it does not lie beside the lines."""
        grown = ctx.text_scale**0.7
        left, right = round(ctx.px(LEFT) * grown), round(ctx.px(RIGHT) * ctx.text_scale**0.5)
        least, gap = round(ctx.px(LEAST) * grown), ctx.px(GAP)
        if width - left - right - 2 * gap >= least:
            return left, right
        return (left, 0) if width - left - gap >= least else (0, 0)

    def width(self, ctx: Context) -> int:
        return sum(child.width(ctx) for child in self.children())

    def height(self, ctx: Context, width: int) -> int:
        left, gap = self.sides(ctx, width)[0], ctx.px(GAP)
        if left:
            return ctx.px(LOW)  # it takes what there is
        return self._parts[0].height(ctx, width) + gap + self._parts[1].height(ctx, width)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        left, right = self.sides(ctx, rect.width)
        gap, box = ctx.px(GAP), pygame.Rect(rect)
        self._right.visible = bool(right)
        if not left:
            high = self._parts[0].height(ctx, rect.width)
            self._left.place(ctx, pygame.Rect(rect.x, rect.y, rect.width, high))
            box.top, box.height = rect.y + high + gap, rect.height - high - gap
        else:
            self._left.place(ctx, pygame.Rect(rect.x, rect.y, left, rect.height))
            box.left, box.width = rect.x + left + gap, rect.width - left - gap
        if right:
            self._right.place(ctx, pygame.Rect(rect.right - right, rect.y, right, rect.height))
            box.width -= right + gap
        self._lines.place(ctx, box)
