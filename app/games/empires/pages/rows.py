"""The lines that the pages are made of."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from app.text.speech import capital
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


class Touchable(Pressable):
    """Something that can be pressed as a whole, made of other widgets; without an action it is only read."""

    def __init__(self, content: Widget, name: str, action: Callable[[], None] | None, id: str) -> None:
        super().__init__(action, id=id)
        self.focusable = action is not None
        self._content, self._name = content, name
        self.adopt(content)

    def children(self) -> list[Widget]:
        return [self._content]

    def width(self, ctx: Context) -> int:
        return self._content.width(ctx) + ctx.px(8)

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(32), self._content.height(ctx, width - ctx.px(8)) + ctx.px(6))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._content.place(ctx, rect.inflate(-ctx.px(8), -ctx.px(6)))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self.action is not None and self.hot:
            fill = with_alpha(ctx.theme.brass, 0.14)
            surface.blit(plate(self.rect.size, ctx.px(8), fill, fill), self.rect)
        self._content.draw(ctx, surface)
        self.draw_ring(ctx, surface)

    def spoken(self) -> str:
        return self._name


class ThingRow(Touchable):
    """A picture, a name and a note; pressing it shows the thing on the map."""

    def __init__(self, picture: Widget, name: str, note: str, action: Callable[[], None] | None, id: str) -> None:
        words: list[Widget] = [Paragraph(capital(name), STRONG)]
        if note:
            words.append(Paragraph(capital(note), NOTE))
        super().__init__(Row([picture, Column(words, gap=1)], gap=10, flex={1: 1.0}), name, action, id)
