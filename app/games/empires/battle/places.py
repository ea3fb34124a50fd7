"""The places of a side: its name, its lines, and where its screened units lie."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from app.games.empires.pages.rows import NOTE
from app.ui.colour import with_alpha
from app.ui.context import Context
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column, Container, Pad, Wrap
from app.ui.paint import plate
from app.ui.widget import Widget


class ScreenPlace(Container):
    """Where screened units of a side lie; units may be dropped there while it is asked who is screened."""

    def __init__(self, name: str, cards: Sequence[Widget], words: str, *, side: int) -> None:
        rows: list[Widget] = [Caps(name)]
        if words:
            rows.append(Paragraph(words, NOTE))
        if cards:
            rows.append(Wrap(cards, gap=6))
        self._content = Pad(Column(rows, gap=4), x=10, y=6)
        super().__init__([self._content], id=f"screen-place-{side}")
        self.over = False

    def width(self, ctx: Context) -> int:
        return self._content.width(ctx)

    def height(self, ctx: Context, width: int) -> int:
        return self._content.height(ctx, width)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._content.place(ctx, rect)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        fill = with_alpha(theme.sunken, 0.7)
        rim = with_alpha(theme.chosen if self.over else theme.legal, 1.0)
        surface.blit(plate(self.rect.size, ctx.px(8), fill, fill, rim, ctx.px(3 if self.over else 1)), self.rect)
        super().draw(ctx, surface)


class SidePlace(Container):
    """All lines of both sides; screened units dropped there come back to the fight."""

    def __init__(self, lines: Widget) -> None:
        super().__init__([lines], id="lines")
        self._lines = lines
        self.over = False

    def width(self, ctx: Context) -> int:
        return self._lines.width(ctx)

    def height(self, ctx: Context, width: int) -> int:
        return self._lines.height(ctx, width)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._lines.place(ctx, rect)
