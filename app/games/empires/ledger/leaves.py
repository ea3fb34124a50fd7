"""How the parts of the page lie: four beside each other, in two columns, or all below each other; and lines in as many
columns as there is room for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from app.ui.context import Context
from app.ui.layout import Column, Container
from app.ui.widget import Widget

LEAST = 196.0  # of a column, in logical pixels at 100 % text
# By how many columns there is room for: which parts lie in each, and how wide it is compared with the others.
Layouts = Mapping[int, Sequence[tuple[Sequence[int], float]]]
LAYOUTS: Layouts = {
    5: (((0,), 0.95), ((1,), 1.0), ((2,), 1.0), ((3,), 2.7)),
    4: (((0,), 0.92), ((1,), 1.0), ((2,), 1.0), ((3,), 1.3)),
    2: (((1, 2), 1.0), ((3, 0), 1.0)),  # the treasury, which grows, moves nothing below it
    1: (((1, 2, 3, 0), 1.0),),
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
        free = width - gap * (len(layout) - 1)
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


class TwoColumns(Container):
    """Lines below each other, in two columns where they are wide enough: the first is filled up before the second."""

    def __init__(self, lines: Sequence[Widget], *, least: float, gap: float = 8, id: str = "") -> None:
        super().__init__(lines, id=id, region=True)
        self._least, self._gap = least, gap
        self._heights: dict[tuple[int, float], list[int]] = {}

    def _split(self, ctx: Context, width: int) -> tuple[int, int, list[int]]:
        """How wide a column is, how many lines the first one has, and how high each line is."""
        apart = ctx.px(2 * self._gap)
        two = width >= 2 * ctx.px(self._least * ctx.text_scale**0.85) + apart
        wide = (width - apart) // 2 if two else width
        key = wide, ctx.text_scale
        if key not in self._heights:
            self._heights[key] = [child.height(ctx, wide) for child in self._children]
        highs = self._heights[key]
        if not two:
            return wide, len(highs), highs
        first = min(range(len(highs) + 1), key=lambda number: (max(sum(highs[:number]), sum(highs[number:])), -number))
        return wide, first, highs

    def width(self, ctx: Context) -> int:
        return ctx.px(self._least)

    def height(self, ctx: Context, width: int) -> int:
        _, first, highs = self._split(ctx, width)
        gap = ctx.px(self._gap)
        return max(sum(part) + gap * max(0, len(part) - 1) for part in (highs[:first], highs[first:]))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        wide, first, highs = self._split(ctx, rect.width)
        x, y = rect.x, rect.y
        for number, (child, high) in enumerate(zip(self._children, highs, strict=True)):
            if number == first:
                x, y = rect.right - wide, rect.y
            child.place(ctx, pygame.Rect(x, y, wide, high))
            y += high + ctx.px(self._gap)
