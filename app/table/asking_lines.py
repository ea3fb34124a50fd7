"""The words of a question in the cells of the prompt bar, and whether they are whole there."""

from __future__ import annotations

import pygame

from app.ui.context import Context
from app.ui.labels import Paragraph
from app.ui.layout import Container
from app.ui.widget import Widget


class Lines(Container):
    """Texts below each other, in the middle of their cell."""

    def width(self, ctx: Context) -> int:
        return max(child.width(ctx) for child in self.children())

    def height(self, ctx: Context, width: int) -> int:
        return sum(child.height(ctx, width) for child in self.children())

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        y = rect.y + (rect.height - self.height(ctx, rect.width)) // 2
        for child in self.children():
            high = child.height(ctx, rect.width)
            child.place(ctx, pygame.Rect(rect.x, y, rect.width, high))
            y += high


class Inline(Lines):
    """A question with its note beside it in the same line."""

    GAP, SHARE = 16.0, 0.6

    def widths(self, ctx: Context, width: int) -> tuple[int, int]:
        words = min(self.children()[0].width(ctx), round(width * self.SHARE))
        return words, max(1, width - words - ctx.px(self.GAP))

    def width(self, ctx: Context) -> int:
        return sum(child.width(ctx) for child in self.children()) + ctx.px(self.GAP)

    def height(self, ctx: Context, width: int) -> int:
        parts = zip(self.children(), self.widths(ctx, width), strict=True)
        return max(child.height(ctx, room) for child, room in parts)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Container.place(self, ctx, rect)
        x, high = rect.x, self.height(ctx, rect.width)
        for child, room in zip(self.children(), self.widths(ctx, rect.width), strict=True):
            own = child.height(ctx, room)
            child.place(ctx, pygame.Rect(x, rect.y + (high - own) // 2, room, own))
            x += room + ctx.px(self.GAP)


def is_cut(ctx: Context, words: Widget, width: int) -> bool:
    """Whether texts in a cell of this width lose some of their words."""
    if isinstance(words, Paragraph):
        return words.is_cut_at(ctx, width)
    widths = words.widths(ctx, width) if isinstance(words, Inline) else (width,) * len(words.children())
    return any(is_cut(ctx, each, room) for each, room in zip(words.children(), widths, strict=True))
