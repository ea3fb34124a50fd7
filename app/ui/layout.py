"""Arranging widgets: columns, rows, flowing rows, grids, padding and anchors; all in logical pixels."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from app.ui.context import Context
from app.ui.widget import Widget


class Container(Widget):
    """A widget with children."""

    def __init__(self, children: Sequence[Widget] = (), *, id: str = "", region: bool = False) -> None:
        super().__init__(id=id)
        self.region = region
        self._children = list(children)
        self.adopt(*self._children)

    def children(self) -> Sequence[Widget]:
        return self._children

    def shown(self) -> list[Widget]:
        return [child for child in self._children if child.visible]


class Space(Widget):
    """An empty place of a fixed size, or one that takes what is left (`flex`)."""

    def __init__(self, width: float = 0, height: float = 0) -> None:
        super().__init__()
        self._size = (width, height)

    def width(self, ctx: Context) -> int:
        return ctx.px(self._size[0])

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(self._size[1])


class Column(Container):
    """Children below each other. `align`: stretch, left, center or right; `flex` maps a child to its share."""

    def __init__(
        self,
        children: Sequence[Widget] = (),
        *,
        gap: float = 8,
        align: str = "stretch",
        flex: dict[int, float] | None = None,
        justify: str = "top",
        id: str = "",
        region: bool = False,
    ) -> None:
        super().__init__(children, id=id, region=region)
        self.gap, self.align, self.flex, self.justify = gap, align, flex or {}, justify

    def width(self, ctx: Context) -> int:
        return max((child.width(ctx) for child in self.shown()), default=0)

    def height(self, ctx: Context, width: int) -> int:
        shown = self.shown()
        return sum(child.height(ctx, width) for child in shown) + ctx.px(self.gap) * max(0, len(shown) - 1)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        shown = self.shown()
        gap = ctx.px(self.gap)
        heights = {child: child.height(ctx, rect.width) for child in shown}
        spare = rect.height - sum(heights.values()) - gap * max(0, len(shown) - 1)
        shares = {self._children[index]: share for index, share in self.flex.items()}
        total = sum(share for child, share in shares.items() if child in heights)
        if total:
            for child, share in shares.items():
                if child in heights:
                    heights[child] += round(spare * share / total)
        y = rect.y
        if not total and spare > 0:
            y += {"top": 0, "center": spare // 2, "bottom": spare}[self.justify]
        for child in shown:
            wide = rect.width if self.align == "stretch" else min(rect.width, child.width(ctx))
            x = rect.x + {"center": (rect.width - wide) // 2, "right": rect.width - wide}.get(self.align, 0)
            child.place(ctx, pygame.Rect(x, y, wide, max(0, heights[child])))
            y += heights[child] + gap


class Row(Container):
    """Children beside each other; those with `flex` share what is left, the others keep their own width."""

    def __init__(
        self,
        children: Sequence[Widget] = (),
        *,
        gap: float = 8,
        align: str = "center",
        flex: dict[int, float] | None = None,
        id: str = "",
        region: bool = False,
    ) -> None:
        super().__init__(children, id=id, region=region)
        self.gap, self.align, self.flex = gap, align, flex or {}

    def width(self, ctx: Context) -> int:
        shown = self.shown()
        return sum(child.width(ctx) for child in shown) + ctx.px(self.gap) * max(0, len(shown) - 1)

    def _widths(self, ctx: Context, width: int) -> dict[Widget, int]:
        shown = self.shown()
        room = width - ctx.px(self.gap) * max(0, len(shown) - 1)
        shares = {self._children[index]: share for index, share in self.flex.items()}
        fixed = {child: child.width(ctx) for child in shown if child not in shares}
        rigid = sum(fixed.values())
        # Rigid children give way together when even they do not fit; half the room stays for the flexible.
        limit = room if not shares else max(room // 2, room - ctx.px(80) * len(shares))
        if rigid > limit > 0:
            fixed = {child: round(wide * limit / rigid) for child, wide in fixed.items()}
            rigid = sum(fixed.values())
        total = sum(share for child, share in shares.items() if child in shown) or 1
        spare = max(0, room - rigid)
        return {child: fixed[child] if child in fixed else round(spare * shares[child] / total) for child in shown}

    def height(self, ctx: Context, width: int) -> int:
        widths = self._widths(ctx, width)
        return max((child.height(ctx, wide) for child, wide in widths.items()), default=0)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        x = rect.x
        for child, wide in self._widths(ctx, rect.width).items():
            high = rect.height if self.align == "stretch" else min(rect.height, child.height(ctx, wide))
            y = rect.y + {"center": (rect.height - high) // 2, "bottom": rect.height - high}.get(self.align, 0)
            child.place(ctx, pygame.Rect(x, y, wide, high))
            x += wide + ctx.px(self.gap)


class Wrap(Container):
    """Children beside each other, wrapping into further rows when they do not fit."""

    def __init__(
        self,
        children: Sequence[Widget] = (),
        *,
        gap: float = 8,
        align: str = "left",
        id: str = "",
        region: bool = False,
    ) -> None:
        super().__init__(children, id=id, region=region)
        self.gap, self.align = gap, align

    def width(self, ctx: Context) -> int:
        shown = self.shown()
        return sum(child.width(ctx) for child in shown) + ctx.px(self.gap) * max(0, len(shown) - 1)

    def _rows(self, ctx: Context, width: int) -> list[list[tuple[Widget, int]]]:
        rows: list[list[tuple[Widget, int]]] = [[]]
        used, gap = 0, ctx.px(self.gap)
        for child in self.shown():
            wide = min(width, child.width(ctx))
            if rows[-1] and used + gap + wide > width:
                rows.append([])
                used = 0
            used += wide + (gap if rows[-1] else 0)
            rows[-1].append((child, wide))
        return rows

    def row_height(self, ctx: Context, rows: list[list[tuple[Widget, int]]], row: int) -> int:
        return max((child.height(ctx, wide) for child, wide in rows[row]), default=0)

    def height(self, ctx: Context, width: int) -> int:
        rows = self._rows(ctx, width)
        return sum(self.row_height(ctx, rows, row) for row in range(len(rows))) + ctx.px(self.gap) * (len(rows) - 1)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        gap, y = ctx.px(self.gap), rect.y
        rows = self._rows(ctx, rect.width)
        for number, row in enumerate(rows):
            high = self.row_height(ctx, rows, number)
            used = sum(wide for _, wide in row) + gap * (len(row) - 1)
            spare = rect.width - used
            x = rect.x + {"center": spare // 2, "right": spare}.get(self.align, 0)
            for child, wide in row:
                child.place(ctx, pygame.Rect(x, y, wide, high))
                x += wide + gap
            y += high + gap


class Grid(Container):
    """Equal columns; as many as fit with at least `least` logical pixels each, at most `most`."""

    def __init__(
        self,
        children: Sequence[Widget] = (),
        *,
        least: float = 200,
        most: int = 6,
        gap: float = 12,
        id: str = "",
        region: bool = False,
    ) -> None:
        super().__init__(children, id=id, region=region)
        self.least, self.most, self.gap = least, most, gap

    def columns(self, ctx: Context, width: int) -> int:
        gap = ctx.px(self.gap)
        fit = (width + gap) // (ctx.px(self.least * ctx.text_scale**0.7) + gap)
        return max(1, min(self.most, fit, len(self.shown()) or 1))

    def width(self, ctx: Context) -> int:
        return ctx.px(self.least) * min(self.most, len(self.shown()) or 1)

    def _rows(self, ctx: Context, width: int) -> tuple[int, list[list[Widget]], list[int]]:
        count = self.columns(ctx, width)
        wide = (width - ctx.px(self.gap) * (count - 1)) // count
        shown = self.shown()
        rows = [shown[start : start + count] for start in range(0, len(shown), count)]
        return wide, rows, [max(child.height(ctx, wide) for child in row) for row in rows]

    def height(self, ctx: Context, width: int) -> int:
        _, rows, highs = self._rows(ctx, width)
        return sum(highs) + ctx.px(self.gap) * max(0, len(rows) - 1)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        wide, rows, highs = self._rows(ctx, rect.width)
        gap, y = ctx.px(self.gap), rect.y
        for row, high in zip(rows, highs, strict=True):
            for column, child in enumerate(row):
                child.place(ctx, pygame.Rect(rect.x + column * (wide + gap), y, wide, high))
            y += high + gap


class Pad(Container):
    """Empty room around one child; `most` bounds the child's width and centres it."""

    def __init__(self, child: Widget, *, x: float = 16, y: float = 16, most: float = 0, id: str = "") -> None:
        super().__init__([child], id=id)
        self.x, self.y, self.most = x, y, most

    def width(self, ctx: Context) -> int:
        return self._children[0].width(ctx) + 2 * ctx.px(self.x)

    def _inner(self, ctx: Context, width: int) -> int:
        inner = max(0, width - 2 * ctx.px(self.x))
        return min(inner, ctx.px(self.most)) if self.most else inner

    def height(self, ctx: Context, width: int) -> int:
        return self._children[0].height(ctx, self._inner(ctx, width)) + 2 * ctx.px(self.y)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        inner = self._inner(ctx, rect.width)
        y = ctx.px(self.y)
        place = pygame.Rect(rect.x + (rect.width - inner) // 2, rect.y + y, inner, max(0, rect.height - 2 * y))
        self._children[0].place(ctx, place)


class Anchor(Container):
    """One child at a place of the given rectangle (0..1 in both directions), no larger than it."""

    def __init__(
        self, child: Widget, *, x: float = 0.5, y: float = 0.5, width: float = 0, fill: bool = False, id: str = ""
    ) -> None:
        super().__init__([child], id=id)
        self.x, self.y, self._width, self.fill = x, y, width, fill

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        child = self._children[0]
        wide = min(rect.width, ctx.px(self._width) if self._width else child.width(ctx))
        high = rect.height if self.fill else min(rect.height, child.height(ctx, wide))
        x = rect.x + round((rect.width - wide) * self.x)
        y = rect.y + round((rect.height - high) * self.y)
        child.place(ctx, pygame.Rect(x, y, wide, high))


class Layers(Container):
    """Children on top of each other, all of the same size."""

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        for child in self.shown():
            child.place(ctx, rect)

    def width(self, ctx: Context) -> int:
        return max((child.width(ctx) for child in self.shown()), default=0)

    def height(self, ctx: Context, width: int) -> int:
        return max((child.height(ctx, width) for child in self.shown()), default=0)
