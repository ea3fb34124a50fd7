"""A page that lies over the map: the ledger, the battle board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.table.regions import prompt_context
from app.ui.context import Context
from app.ui.layout import Container
from app.ui.paint import draw_panel
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable


class OverMap(Container):
    """As wide as the board, above the prompt, scrolled if it must be; `fill`: it takes all of the board."""

    def __init__(self, content: Widget, table: EmpiresTable, *, id: str, fill: bool = False) -> None:
        self._scroll = ScrollArea(content, id=f"{id}-page")
        super().__init__([self._scroll], id=id, region=True)
        self._content, self._table, self._fill = content, table, fill

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        inner, pad, edge = prompt_context(ctx), ctx.px(14), ctx.px(8)
        area = rect.inflate(-2 * edge, -2 * edge)
        below = int(self._table.scene.prompt.rect.top) or area.bottom + edge  # before it has its place: no limit
        area.height = max(ctx.px(160), min(area.bottom, below - edge) - area.top)
        high = min(area.height, self._content.height(inner, area.width - 2 * pad) + 2 * pad)
        high = area.height if self._fill else high
        Widget.place(self, ctx, pygame.Rect(area.left, area.bottom - high, area.width, high))
        self._scroll.place(inner, self.rect.inflate(-2 * pad, -2 * pad))

    def target(self) -> bool:
        return True  # a click beside its controls does not reach the map below

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw_panel(ctx, surface, self.rect, solid=True)
        super().draw(prompt_context(ctx), surface)
