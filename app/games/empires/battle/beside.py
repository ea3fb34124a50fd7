"""The lines of a fight with its state at the left and its dice at the right, or above them where there is no room."""

from __future__ import annotations

import pygame

from app.ui.context import Context
from app.ui.layout import Container
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

# Logical pixels: the sides, what the lines need, between them; less than any board is high.
LEFT, RIGHT, LEAST, GAP, LOW = 186.0, 196.0, 430.0, 14.0, 120.0


class Beside(Container):
    """See the module. Each part is scrolled by itself. Where it is narrow, the left side lies above the lines, scrolled
    with them, and there is no right one."""

    def __init__(self, left: Widget, lines: Widget, right: Widget | None) -> None:
        self._parts = (left, lines)
        self._left, self._lines = ScrollArea(left, id="battle-left"), ScrollArea(lines, id="battle-lines")
        self._right = ScrollArea(right, id="battle-right") if right is not None else None
        super().__init__([part for part in (self._left, self._lines, self._right) if part is not None])

    @staticmethod
    def sides(ctx: Context, width: int, right: bool) -> tuple[int, int]:
        """The widths of both sides; 0: it does not lie beside the lines."""
        grown = ctx.text_scale**0.7
        left, other = round(ctx.px(LEFT) * grown), round(ctx.px(RIGHT) * ctx.text_scale**0.5)
        least, gap = round(ctx.px(LEAST) * grown), ctx.px(GAP)
        if right and width - left - other - 2 * gap >= least:
            return left, other
        return (left, 0) if width - left - gap >= least else (0, 0)

    @classmethod
    def room(cls, ctx: Context, width: int, right: bool) -> int:
        """The width of the lines."""
        return width - sum(side + ctx.px(GAP) for side in cls.sides(ctx, width, right) if side)

    def width(self, ctx: Context) -> int:
        return sum(child.width(ctx) for child in self.children())

    def height(self, ctx: Context, width: int) -> int:
        left, gap = self.sides(ctx, width, self._right is not None)[0], ctx.px(GAP)
        if left:
            return ctx.px(LOW)  # it takes what there is
        return self._parts[0].height(ctx, width) + gap + self._parts[1].height(ctx, width)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        left, right = self.sides(ctx, rect.width, self._right is not None)
        gap, box = ctx.px(GAP), pygame.Rect(rect)
        if not left:
            high = self._parts[0].height(ctx, rect.width)
            self._left.place(ctx, pygame.Rect(rect.x, rect.y, rect.width, high))
            box.top, box.height = rect.y + high + gap, rect.height - high - gap
        else:
            self._left.place(ctx, pygame.Rect(rect.x, rect.y, left, rect.height))
            box.left, box.width = rect.x + left + gap, rect.width - left - gap
        if self._right is not None:
            self._right.visible = bool(right)
        if self._right is not None and right:
            self._right.place(ctx, pygame.Rect(rect.right - right, rect.y, right, rect.height))
            box.width -= right + gap
        self._lines.place(ctx, box)
