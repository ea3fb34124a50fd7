"""A page that lies over the map: the ledger, the battle board."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from app.table.regions import prompt_context
from app.ui.context import Context
from app.ui.layout import Container
from app.ui.paint import draw_panel
from app.ui.scroll import ScrollArea
from app.ui.warm import WARM_SECONDS, warmed
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable

LEAST_SEEN = 150.0  # logical pixels: less of the map than that above a page tells nothing, it only peeks out
BUSY_FRAMES = 2  # the one that makes a page, and the one in which the board gives way to its question


class OverMap(Container):
    """As wide as the board, above the prompt, scrolled if it must be; `fill`: it takes all of the board, as every page
    does that would leave only a strip of it.

    Where frames are watched, a page that was not there before is made ready over a few of them and then shown (P10);
    the ground of one that takes all of the board comes before its words.
    """

    ticks = True

    def __init__(self, content: Widget, table: EmpiresTable, *, id: str, fill: bool = False) -> None:
        self._scroll = ScrollArea(content, id=f"{id}-page", steady=True)
        super().__init__([self._scroll], id=id, region=True)
        self._content, self._table, self._fill = content, table, fill
        self._room = pygame.Rect(0, 0, 0, 0)  # all that it may take, its edges included
        self._waits = table.kit.host.patient and table.page_shown != id
        self._coming: Iterator[None] | None = None
        self._busy_frames = BUSY_FRAMES

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        self._room = pygame.Rect(rect)
        if self._waits:
            self._coming = self._come(ctx, rect)
            if self._fill:
                Widget.place(self, ctx, self._area(ctx, rect))
        else:
            self._lay(ctx, rect)

    def _come(self, ctx: Context, rect: pygame.Rect) -> Iterator[None]:
        self._lay(ctx, rect)
        yield
        yield from warmed(prompt_context(ctx), self._scroll)
        self._waits = False

    def tick(self, ctx: Context) -> bool:
        if self._coming is None:
            return False
        if self._busy_frames:
            self._busy_frames -= 1
            return self._fill and not self._busy_frames  # now its ground is drawn
        until = perf_counter() + WARM_SECONDS
        while perf_counter() < until:
            if next(self._coming, self) is self:
                self._coming = None
                self._table.page_came()
                return True
        return False

    def _lay(self, ctx: Context, rect: pygame.Rect) -> None:
        inner, pad, area = prompt_context(ctx), ctx.px(14), self._area(ctx, rect)
        high = min(area.height, self._content.height(inner, area.width - 2 * pad) + 2 * pad)
        peeks = area.height - high < ctx.px(LEAST_SEEN)
        high = area.height if self._fill or peeks else high
        Widget.place(self, ctx, pygame.Rect(area.left, area.bottom - high, area.width, high))
        self._scroll.place(inner, self.rect.inflate(-2 * pad, -2 * pad))

    def _area(self, ctx: Context, rect: pygame.Rect) -> pygame.Rect:
        """All of the board above the question."""
        edge = ctx.px(8)
        area = rect.inflate(-2 * edge, -2 * edge)
        below = int(self._table.surroundings.prompt.top) or area.bottom + edge  # before it has its place: no limit
        area.height = max(ctx.px(160), min(area.bottom, below - edge) - area.top)
        return area

    def target(self) -> bool:
        return True  # a click beside its controls does not reach the map below

    def on_wheel(self, ctx: Context, steps: int) -> bool:
        return True  # nor does the wheel, when an end of the page is reached

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self._waits:
            if self._fill and not self._busy_frames:
                self._draw_ground(ctx, surface)
            return
        self._table.page_shown = self.id
        self._draw_ground(ctx, surface)
        super().draw(prompt_context(ctx), surface)

    def _draw_ground(self, ctx: Context, surface: pygame.Surface) -> None:
        """The page itself; one that takes all of the board lies on the bare table, because the map's own edge would be
        seen as a seam beside it."""
        if self.rect == self._area(ctx, self._room):
            clip = surface.get_clip()
            surface.set_clip(self._room.clip(clip))
            self._table.kit.app.backdrop.draw(ctx, surface)
            surface.set_clip(clip)
        draw_panel(ctx, surface, self.rect, solid=True)
