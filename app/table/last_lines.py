"""The newest lines of the log, floating over the table for some seconds while the log itself is folded."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING, Protocol

import pygame

from app.table.painter import captions
from app.table.regions import prompt_context
from app.table.seat_symbol import SeatSymbol
from app.ui import lettering
from app.ui.colour import with_alpha
from app.ui.context import Context, Style
from app.ui.labels import draw_set
from app.ui.paint import plate
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.table.log import LogRow, LogView

MOST = 3  # lines
SHOWN_MS = 6000.0  # each of them
WIDEST = 340.0  # logical width
NARROWER = (1.0, 0.7)  # shares of it that are tried in turn
LINE = Style(size="small")


class WordedLog(Protocol):
    """The log as it is put into words."""

    log: LogView
    begun: int

    @property
    def growing(self) -> bool: ...


class LastLines(Widget):
    """Nothing here can be pressed: the table below is played on as if it were not there."""

    def __init__(
        self,
        kit: TableKit,
        free_place: Callable[..., pygame.Rect],
        kept: Callable[[], list[pygame.Rect]],
        question: Callable[[], list[pygame.Rect]],
    ) -> None:
        super().__init__(id="last-lines")
        self._kit, self._free_place, self._kept, self._question = kit, free_place, kept, question
        self._lines: list[tuple[LogRow, float]] = []  # with the time at which they go
        self._first, self._narrow = 0, 1.0  # the oldest of them for which there is room, and how narrow they are
        self._settled_among: list[pygame.Rect] = []  # what had to be read when their place was chosen
        self._begun = -1  # which log these are lines of
        self._told = -1  # rows of the log that have been shown or are older; -1: none of them is news

    def forget(self) -> None:
        """Another viewer: nothing that was told before is news."""
        self._lines, self._told = [], -1
        self.rect = pygame.Rect(0, 0, 0, 0)

    def follow(self, log: WordedLog, visible: bool) -> bool:
        """Take up what is new, and let old lines go; True when others are shown now.

        A log that was begun anew (another viewer, the end of the game, an undo) tells no news before it is whole.
        """
        rows = log.log.rows
        if log.begun != self._begun:
            self._begun = log.begun
            if log.growing:
                self._told = -1
        if log.growing and self._told < 0:
            return False
        ctx, before = self._kit.ctx, len(self._lines)
        news = rows[self._told :] if 0 <= self._told <= len(rows) else []
        fresh = [row for row in news if row.floats and not row.heading]
        self._told = len(rows)
        self._lines = [one for one in self._lines if one[1] > ctx.clock]
        if not visible:
            self._lines = []
        elif fresh:
            self._lines = (self._lines + [(row, ctx.clock + SHOWN_MS) for row in fresh])[-MOST:]
        changed = (bool(fresh) and visible) or len(self._lines) != before
        if changed or self._is_in_the_way():
            at = self.rect
            self._settle(ctx)
            changed |= self.rect != at
        return changed

    def _is_in_the_way(self) -> bool:
        """Whether the table has changed and something that must be read lies under the lines now.

        A panel may come without a change, when it has been made ready beside the frames.
        """
        if not self._lines:
            return False
        if not self._kit.host.dirty:
            return self.rect.collidelist(self._question()) >= 0
        around = self._around()
        return around != self._settled_among and self.rect.collidelist(around) >= 0

    def _around(self) -> list[pygame.Rect]:
        """The boxes of what must be read."""
        stage = self._kit.desk.stage
        shown = [one.covered_box for one in stage.shown] if stage is not None else []
        return [*shown, *self._kept()]

    @property
    def texts(self) -> list[str]:
        return [row.plain for row, _ in self._lines[self._first :]]

    def _mark(self, ctx: Context) -> int:
        return ctx.em(1.3)

    def _set(self, ctx: Context) -> list[lettering.SetText]:
        room = ctx.px(WIDEST * self._narrow * ctx.text_scale**0.6) - self._mark(ctx) - ctx.px(24)
        return [lettering.set_text(ctx, text, LINE, room) for text in self.texts]

    def _size(self, ctx: Context) -> tuple[int, int]:
        sets = self._set(ctx)
        wide = max(one.size[0] for one in sets) + self._mark(ctx) + ctx.px(24)
        return wide, sum(one.size[1] + ctx.px(4) for one in sets) + ctx.px(8)

    def _settle(self, ctx: Context) -> None:
        """Where the table is free; if it is crowded, narrower or with fewer lines.

        The newest one stays unless it would lie over the question, what one may choose now, or the name of a place.
        """
        ctx = prompt_context(ctx)
        sizes: dict[tuple[int, int], tuple[int, float]] = {}
        for form in product(range(len(self._lines)), NARROWER):
            self._first, self._narrow = form
            sizes.setdefault(self._size(ctx), form)
        self.rect, self._settled_among = pygame.Rect(0, 0, 0, 0), self._around()
        if sizes:
            self.rect = self._free_place(*sizes)
            self._first, self._narrow = sizes[self.rect.size]
        stage = self._kit.desk.stage
        names = [spot for _, _, spot in captions(self._kit.ctx, stage)] if stage is not None else []
        if self.rect.collidelist([*self._question(), *self._kit.desk.offered_boxes(), *names]) >= 0:
            self._lines, self.rect = [], pygame.Rect(0, 0, 0, 0)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        """It settles by itself, when there is news."""

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if not self._lines:
            return
        ctx = prompt_context(ctx)
        fill = with_alpha(ctx.theme.panel, 1)
        surface.blit(plate(self.rect.size, ctx.px(8), fill, fill, with_alpha(ctx.theme.brass, 0.35)), self.rect)
        y = self.rect.y + ctx.px(6)
        for (row, _), words in zip(self._lines[self._first :], self._set(ctx), strict=True):
            mark = SeatSymbol(row.seat, 16)
            side = mark.width(ctx)
            mark.rect = pygame.Rect(self.rect.x + ctx.px(8), y + (words.size[1] - side) // 2, side, side)
            mark.draw(ctx, surface)
            draw_set(ctx, surface, words, (self.rect.x + ctx.px(12) + self._mark(ctx), y))
            y += words.size[1] + ctx.px(4)
