"""The lines that the pages are made of."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING

import pygame

from app.ui.buttons import Pressable
from app.ui.colour import with_alpha
from app.ui.context import STRONG, Context, Style
from app.ui.labels import Paragraph
from app.ui.layout import Column, Row
from app.ui.paint import plate
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.table.desk import Desk

NOTE = Style(size="small", role="ink_dim")
TOLD = Style(size="small")
COUNTER = 38.0  # width of a small counter, at 100 % text


class ArtView(Widget):
    """The picture of a piece, small."""

    def __init__(self, desk: Desk, art: Hashable, wide: float = COUNTER, ratio: float = 1.2) -> None:
        super().__init__()
        self._desk, self._art, self._wide, self._ratio = desk, art, wide, ratio

    def width(self, ctx: Context) -> int:
        return round(ctx.px(self._wide) * float(ctx.text_scale**0.5))

    def height(self, ctx: Context, width: int) -> int:
        return round(self.width(ctx) * self._ratio)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        wide = self.width(ctx)
        drawn = self._desk.sprites.face(ctx, self._art, (wide, round(wide * self._ratio)))
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))


class ThingRow(Pressable):
    """A picture, a name and a note; pressing it shows the thing on the map. `more`: what stands between the two."""

    def __init__(
        self,
        picture: Widget,
        name: str,
        note: str,
        action: Callable[[], None] | None,
        id: str,
        more: Sequence[Widget] = (),
    ) -> None:
        super().__init__(action, id=id)
        self.focusable = action is not None
        words: list[Widget] = [Paragraph(name, STRONG), *more]
        if note:
            words.append(Paragraph(note, NOTE))
        self._row = Row([picture, Column(words, gap=1)], gap=10, flex={1: 1.0})
        self._name = name
        self.adopt(self._row)

    def children(self) -> list[Widget]:
        return [self._row]

    def width(self, ctx: Context) -> int:
        return self._row.width(ctx) + ctx.px(8)

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(32), self._row.height(ctx, width - ctx.px(8)) + ctx.px(6))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._row.place(ctx, rect.inflate(-ctx.px(8), -ctx.px(6)))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self.action is not None and self.hot:
            fill = with_alpha(ctx.theme.brass, 0.14)
            surface.blit(plate(self.rect.size, ctx.px(8), fill, fill), self.rect)
        self._row.draw(ctx, surface)
        self.draw_ring(ctx, surface)

    def spoken(self) -> str:
        return self._name
