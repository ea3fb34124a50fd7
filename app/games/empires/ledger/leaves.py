"""How the parts of the page lie: four beside each other, in two columns, or all below each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from app.ui.context import Context
from app.ui.layout import Column, Container
from app.ui.widget import Widget

LEAST = 196.0  # of a column, in logical pixels at 100 % text
# By how many columns there are: which parts lie in each, and how wide it is compared with the others.
Layouts = Mapping[int, Sequence[tuple[Sequence[int], float]]]
LAYOUTS: Layouts = {
    4: (((0,), 0.92), ((1,), 1.0), ((2,), 1.0), ((3,), 1.3)),
    2: (((0, 3), 1.0), ((1, 2), 1.0)),
    1: (((0, 1, 2, 3), 1.0),),
}


class Leaves(Container):
    """The parts of a page: of the ledger treasury, two columns of technologies, shop."""

    def __init__(self, parts: Sequence[Widget], gap: float = 18, layouts: Layouts = LAYOUTS) -> None:
        super().__init__(parts)
        self.gap, self._layouts = gap, layouts
        self._made: dict[int, list[Column]] = {}
        self._heights: dict[tuple[int, float], list[int]] = {}  # asked for several times while a page is laid out

    def _columns(self, ctx: Context, width: int) -> tuple[list[Column], list[int]]:
        gap, least = ctx.px(self.gap), ctx.px(LEAST * ctx.text_scale**0.85)
        layouts = self._layouts
        count = next(number for number in layouts if number == 1 or width >= number * least + (number - 1) * gap)
        layout = layouts[count]
        if count not in self._made:
            parts = list(self._children)
            self._made[count] = [Column([parts[place] for place in places], gap=14) for places, _ in layout]
            self.adopt(*self._children)  # they stay this page's own
        free = width - gap * (count - 1)
        shares = sum(share for _, share in layout)
        return self._made[count], [round(free * share / shares) for _, share in layout]

    def _tall(self, ctx: Context, width: int) -> list[int]:
        """How high each column is."""
        key = width, ctx.text_scale
        if key not in self._heights:
            columns = zip(*self._columns(ctx, width), strict=True)
            self._heights[key] = [column.height(ctx, wide) for column, wide in columns]
        return self._heights[key]

    def height(self, ctx: Context, width: int) -> int:
        return max(self._tall(ctx, width))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        x = rect.x
        for column, wide, high in zip(*self._columns(ctx, rect.width), self._tall(ctx, rect.width), strict=True):
            column.place(ctx, pygame.Rect(x, rect.y, wide, high))
            x += wide + ctx.px(self.gap)
