"""A panel that explains something at the table; it does not cover what it speaks about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from app.table.docking import shared_area
from app.table.panels import Panels
from app.table.regions import Regions
from app.ui.buttons import Button
from app.ui.context import BODY, TINY_CAPS, Context
from app.ui.dialog import Panel
from app.ui.labels import Icon, Label, Paragraph, Progress
from app.ui.layout import Column, Row, Wrap
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

Place = tuple[float, float]  # the share of the free width and height that lies before the panel

LEAST_LOG = 8.0  # lines' heights of a log below the panel; a lower one would show nothing
CORNERS = ((1.0, 0.0), (0.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.5, 0.0), (0.5, 1.0))
# Shapes that are tried until one hides nothing: shares of the usual width and of the board's height. In a low one the
# words scroll.
SHAPES = ((1.0, 1.0), (0.8, 1.0), (1.3, 1.0), (0.64, 1.0), (0.8, 0.7), (1.0, 0.5), (0.7, 0.5))
FREE = 0.02  # so much of it may be hidden
BETWEEN = tuple((step / 16, y) for y in (0.0, 1.0) for step in range(1, 16))  # where less is covered than in a corner


class CoachedPanels(Panels):
    """Gives the upper part of the log's column to the panel that explains something."""

    coach: Callable[[], Widget | None] = lambda: None

    def is_covered(self) -> bool:
        return self.coach() is None and super().is_covered()  # else what explains something stands there

    def column_of_log(self, now: Regions) -> pygame.Rect:
        panel, column = self.coach(), super().column_of_log(now)
        if not column.width or not isinstance(panel, CoachPanel):
            return column
        below = panel.head(self.kit.ctx, column)
        return below if below.height >= self.kit.ctx.em(LEAST_LOG) else pygame.Rect(column.x, column.bottom, 0, 0)


class CoachPanel(Panel):
    """Stands in a corner or at an edge of the board, where it covers least of what it speaks about."""

    def __init__(
        self, title: str, share: float | None, text: str, buttons: Sequence[Button], leave: Widget | None = None
    ) -> None:
        head: list[Widget] = [Icon("lesson", 20), Label(title, TINY_CAPS)]
        if leave is not None:
            head.append(leave)  # never where "next" was: sentences differ in length
        rows: list[Widget] = [Row(head, gap=10, flex={1: 1})]
        if share is not None:
            rows.append(Progress(share))
        # In a low window with large letters the words scroll, and the buttons stay in sight.
        words = ScrollArea(Paragraph(text, BODY, prefer=360), id="coach-words", reading=True)
        column = Column([*rows, words, Wrap(buttons, gap=10)], gap=10, flex={len(rows): 1.0}, region=True)
        super().__init__(column, x=18, y=14, solid=True, id="coach")
        self._words = words

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._words.focusable = self._words.most > 0  # what is all in sight needs no keys

    def head(self, ctx: Context, column: pygame.Rect) -> pygame.Rect:
        """Stand at the top of a column; what is left of it below."""
        high = min(column.height, self.height(ctx, column.width))
        self.place(ctx, pygame.Rect(column.x, column.y, column.width, high))
        top = self.rect.bottom + ctx.px(8)
        return pygame.Rect(column.x, top, column.width, max(0, column.bottom - top))

    def stand(
        self,
        ctx: Context,
        board: pygame.Rect,
        away: Sequence[pygame.Rect],
        better_free: Sequence[pygame.Rect] = (),
        others: Sequence[pygame.Rect] = (),
        before: Place | None = None,
    ) -> Place:
        """Choose a place inside the board: off what is spoken about, however small it is, if possible off what may be
        touched, and then where least of the others is covered. The place before is left only if that is worth
        half of what the panel itself covers."""
        inner = board.inflate(-ctx.px(16), -ctx.px(16))
        least: tuple[float, pygame.Rect, Place] | None = None
        for share, most in SHAPES:
            wide = min(inner.width, round(ctx.px(400 * ctx.text_scale**0.6) * share))
            high = min(round(inner.height * most), self.height(ctx, wide))
            found = _best_place(inner, (wide, high), away, better_free, others, before)
            if least is None or found[0] < least[0] - FREE:
                least = found
            if least[0] <= FREE:
                break
        assert least is not None
        self.place(ctx, least[1])
        return least[2]


def _best_place(
    inner: pygame.Rect,
    size: tuple[int, int],
    away: Sequence[pygame.Rect],
    better_free: Sequence[pygame.Rect],
    others: Sequence[pygame.Rect],
    before: Place | None,
) -> tuple[float, pygame.Rect, Place]:
    """How much of what is spoken about a panel of this size hides where it hides least, and that place."""
    wide, high = size
    best: tuple[tuple[float, int, int], pygame.Rect, Place, float] | None = None
    for order, (x, y) in enumerate((*CORNERS, *BETWEEN)):
        left, top = inner.x + round((inner.width - wide) * x), inner.y + round((inner.height - high) * y)
        place = pygame.Rect(left, top, wide, high)
        hidden = sum(shared_area(place, [one]) / max(1, one.width * one.height) for one in away)
        wanted = 20 * shared_area(place, away) + shared_area(place, better_free)
        stays = wide * high // 2 if (x, y) == before else 0
        cost = (round(hidden, 1), 20 * wanted + shared_area(place, others) - stays, order)
        if best is None or cost < best[0]:
            best = (cost, place, (x, y), hidden)
    assert best is not None
    return best[3], best[1], best[2]
