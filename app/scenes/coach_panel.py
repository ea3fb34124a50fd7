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
from app.ui.heard import words_in
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
# And last without its head, as low as its words or lower: shares of the board's width and height.
STRIPS = ((1.0, 0.5), (0.8, 0.5), (0.64, 0.5), (1.0, 0.3), (1.0, 0.22))
FREE = 0.02**2  # so much of it may be hidden
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
        self,
        title: str,
        share: float | None,
        told: str | Widget,
        buttons: Sequence[Button],
        leave: Widget | None = None,
        *,
        icon: str = "lesson",
    ) -> None:
        self._head: list[Widget] = [Icon(icon, 20), Label(title, TINY_CAPS)]
        self._leave = [] if leave is None else [leave]  # never where "next" was: sentences differ in length
        self._done = [] if share is None else [Progress(share)]
        self._buttons = list(buttons)
        # In a low window with large letters the words scroll, and the buttons stay in sight.
        words = Paragraph(told, BODY, prefer=360) if isinstance(told, str) else told
        self._words = ScrollArea(words, id="coach-words", reading=True)
        super().__init__(self._whole(), x=18, y=14, solid=True, id="coach")

    def told(self) -> str:
        """All that it says, for whoever listens."""
        return words_in(self._words)

    def _whole(self) -> Widget:
        rows: list[Widget] = [Row([*self._head, *self._leave], gap=10, flex={1: 1}), *self._done]
        return Column([*rows, self._words, Wrap(self._buttons, gap=10)], gap=10, flex={len(rows): 1.0}, region=True)

    def _strip(self) -> Widget:
        """Only the words and the buttons, beside each other."""
        return Row([self._head[0], self._words, *self._buttons, *self._leave], gap=10, flex={1: 1.0}, region=True)

    def _hold(self, content: Widget) -> None:
        self._children = [content]
        self.adopt(content)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._words.focusable = self._words.most > 0  # what is all in sight needs no keys

    def head(self, ctx: Context, column: pygame.Rect) -> pygame.Rect:
        """Stand at the top of a column; what is left of it below."""
        self._hold(self._whole())
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
        strip_room: pygame.Rect | None = None,
    ) -> Place:
        """Choose a place inside the board: off what is spoken about, however small it is, if possible off what may be
        touched, and then where least of the others is covered. The place before is left only if that is worth
        half of what the panel itself covers. A strip may stand in more than the board."""
        inner = board.inflate(-ctx.px(16), -ctx.px(16))
        usual = ctx.px(400 * ctx.text_scale**0.6)
        wider = inner if strip_room is None else strip_room.inflate(-ctx.px(16), -ctx.px(16))
        forms = [(self._whole, inner, usual * share, most) for share, most in SHAPES]
        forms += [(self._strip, wider, wider.width * share, most) for share, most in STRIPS]
        least: tuple[float, pygame.Rect, Place] | None = None
        chosen = self._whole
        for form, room, share, most in forms:
            self._hold(form())
            wide = min(room.width, round(share))
            high = min(round(room.height * most), self.height(ctx, wide))
            found = _best_place(room, (wide, high), away, better_free, others, before)
            if least is None or found[0] < least[0] - FREE:
                least, chosen = found, form
            if least[0] <= FREE:
                break
        assert least is not None
        self._hold(chosen())
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
    """How much of what is spoken about a panel of this size hides where it hides least, and that place. A little of
    several things is better than nearly all of one."""
    wide, high = size
    best: tuple[tuple[float, int, int], pygame.Rect, Place, float] | None = None
    for order, (x, y) in enumerate((*CORNERS, *BETWEEN)):
        left, top = inner.x + round((inner.width - wide) * x), inner.y + round((inner.height - high) * y)
        place = pygame.Rect(left, top, wide, high)
        hidden = sum((shared_area(place, [one]) / max(1, one.width * one.height)) ** 2 for one in away)
        wanted = 20 * shared_area(place, away) + shared_area(place, better_free)
        stays = wide * high // 2 if (x, y) == before else 0
        cost = (round(hidden, 3), 20 * wanted + shared_area(place, others) - stays, order)
        if best is None or cost < best[0]:
            best = (cost, place, (x, y), hidden)
    assert best is not None
    return best[3], best[1], best[2]
