"""What has happened last, on the board itself: the newest lines of the log for which there is room; and what a recap
tells of a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from app.ui import lettering
from app.ui.context import Context, Style
from app.ui.labels import draw_set
from app.ui.widget import Widget
from rules import Event

if TYPE_CHECKING:
    from app.table.desk import Desk
    from app.table.log import LogRow
    from app.table.reading import Reading

MOST, BETWEEN = 12, 6.0  # lines, and logical pixels between them
BEGINNINGS, ENDS = ("battle", "ground"), ("battle_over", "ground_over")  # of fights, among events
NEWEST, OLDER = Style(size="small"), Style(size="small", role="ink_dim")


class LogTail(Widget):
    """It takes what room is left; the newest line is the last one, and brighter."""

    def __init__(self, desk: Desk, reading: Reading, before: LogTail | None, since: int) -> None:
        super().__init__(id="told-last")
        self._desk, self._reading = desk, reading
        self._since = since  # the number of the first answer that belongs to it
        # So many rows of which log are told: not what dice that tumble will show.
        self._begun: int = before._begun if before else reading.begun
        self._read: int = before._read if before else 0

    def rows(self) -> list[LogRow]:
        rows = self._reading.log.rows
        if self._begun != self._reading.begun:
            self._begun, self._read = self._reading.begun, 0
        # A log that is put into words from its beginning is not of now before it is whole.
        if not self._desk.performer.dice and not self._reading.growing:
            self._read = len(rows)
        return [row for row in rows[: self._read][-MOST:] if not row.heading and row.number >= self._since]

    def width(self, ctx: Context) -> int:
        return ctx.px(120)

    def height(self, ctx: Context, width: int) -> int:
        return 0

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        texts: list[lettering.SetText] = []
        left = self.rect.height
        for row in reversed(self.rows()):
            text = lettering.set_text(ctx, row.plain, OLDER if texts else NEWEST, self.rect.width)
            left -= text.size[1]
            if left < 0:
                break
            texts.append(text)
            left -= ctx.px(BETWEEN)
        y = self.rect.y
        for text in reversed(texts):
            draw_set(ctx, surface, text, (self.rect.x, y))
            y += text.size[1] + ctx.px(BETWEEN)


def retold(events: Sequence[Event], shown: Sequence[bool]) -> list[Event]:
    """Of a fight that was followed on the board only how it ended, which says who lost what."""
    seen = shown or (False,) * len(events)
    told: list[Event] = []
    fight: list[int] = []  # what has happened since one began, or since the beginning
    for place, event in enumerate(events):
        if event.kind in BEGINNINGS:
            told += [events[each] for each in fight]
            fight = []
        fight.append(place)
        if event.kind in ENDS:
            followed = any(seen[each] for each in fight)
            told += [event] if followed else [events[each] for each in fight]
            fight = []
    return [*told, *(events[each] for each in fight)]
