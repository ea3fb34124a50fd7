"""The lines of a fight with its state at the left and its dice at the right; where there is no room for a right side,
the dice lie at the foot of the left one and the standing orders below the lines."""

from __future__ import annotations

import pygame

from app.ui.context import Context
from app.ui.layout import Container
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

# Logical pixels: the sides, what the lines need, between them; less than any board is high.
LEFT, RIGHT, LEAST, GAP, LOW = 186.0, 196.0, 430.0, 14.0, 120.0
LEFT_SHARE = 0.3  # of the width: so much the left side takes at most


class Foot(Container):
    """What stands below a side, as high with it as without: nothing moves when it comes or goes."""

    def __init__(self, content: Widget | None, like: Widget) -> None:
        super().__init__([content] if content is not None else [])
        self._like = like

    def height(self, ctx: Context, width: int) -> int:
        return max(self._like.height(ctx, width), *(child.height(ctx, width) for child in self._children), 0)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        for child in self._children:
            child.place(ctx, rect)


class Beside(Container):
    """See the module. Each part is scrolled by itself; `feet`, of the left side and of the lines, are always in sight
    and stand instead of a right side."""

    def __init__(
        self, left: Widget, lines: Widget, right: Widget | None, feet: tuple[Widget, Widget] | None = None
    ) -> None:
        self._left, self._lines = ScrollArea(left, id="battle-left"), ScrollArea(lines, id="battle-lines")
        self._right = ScrollArea(right, id="battle-right") if right is not None else None
        self._feet = feet or ()
        parts = (self._left, self._lines, self._right, *self._feet)
        super().__init__([part for part in parts if part is not None])

    @staticmethod
    def sides(ctx: Context, width: int, right: bool) -> tuple[int, int]:
        """The widths of both sides; 0: there is none."""
        grown = ctx.text_scale**0.7
        left, other = round(ctx.px(LEFT) * grown), round(ctx.px(RIGHT) * ctx.text_scale**0.5)
        least, gap = round(ctx.px(LEAST) * grown), ctx.px(GAP)
        fits = right and width - left - other - 2 * gap >= least
        return (left, other) if fits else (min(left, round(width * LEFT_SHARE)), 0)

    @classmethod
    def room(cls, ctx: Context, width: int, right: bool) -> int:
        """The width of the lines."""
        return width - sum(side + ctx.px(GAP) for side in cls.sides(ctx, width, right) if side)

    @staticmethod
    def below(ctx: Context, foot: Widget, width: int) -> int:
        """What a foot takes of a side's height."""
        return foot.height(ctx, width) + ctx.px(GAP) // 2

    def width(self, ctx: Context) -> int:
        return sum(child.width(ctx) for child in self.children())

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(LOW)  # it takes what there is

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        left, right = self.sides(ctx, rect.width, self._right is not None)
        gap = ctx.px(GAP)
        beside = pygame.Rect(rect.x, rect.y, left, rect.height)
        box = pygame.Rect(rect.x + left + gap, rect.y, rect.width - left - gap, rect.height)
        if self._right is not None:
            self._right.place(ctx, pygame.Rect(rect.right - right, rect.y, right, rect.height))
            box.width -= right + gap
        for foot, above in zip(self._feet, (beside, box), strict=False):
            high = self.below(ctx, foot, above.width)
            above.height -= high
            foot.place(ctx, pygame.Rect(above.x, above.bottom + gap // 2, above.width, high - gap // 2))
        self._left.place(ctx, beside)
        self._lines.place(ctx, box)
