"""The log: a line for each event, by turn, with links; it does not move while somebody reads (UX-54 to UX-57)."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import groupby
from typing import TYPE_CHECKING

import pygame

from app.match import LogLine
from app.table.module import GameTable
from app.text.sorting import found as matches
from app.ui import lettering
from app.ui.colour import with_alpha
from app.ui.context import CAPS, Context, Style
from app.ui.labels import draw_set
from app.ui.lettering import SetText
from app.ui.paint import draw_focus, plate
from app.ui.scroll import Scroller
from art.seats import seat_symbol
from rules import Event
from rules.core.lean import dataclass
from saves.disk import Disk, write_atomically
from saves.errors import CannotWrite

if TYPE_CHECKING:
    from saves.places import Places

TEXT = Style(size="small")
KINDS = {"move": "card", "dice": "dice", "points": "star", "turn": "rotate", "other": "info"}  # with their icons
_MARKUP = re.compile(r"<[^<>]*>")


@dataclass(frozen=True)
class LogRow:
    """One line in words, or the heading of a turn."""

    turn: int
    seat: int
    text: str
    heading: bool = False
    kind: str = ""  # see GameTable.log_kind
    number: int = -1  # the index of the answer that led to it
    single: str = ""  # the text for one event, where several equal ones are told in one line
    count: int = 1
    floats: bool = True  # over the table while the log is folded

    @property
    def plain(self) -> str:
        return _MARKUP.sub("", self.text)


def worded(module: GameTable, history: Sequence[LogLine]) -> list[LogRow]:
    """The rows for these log lines, in the present language."""
    rows: list[LogRow] = []
    word_on(module, history, rows)
    return rows


def word_on(module: GameTable, history: Sequence[LogLine], rows: list[LogRow]) -> None:
    """Append the rows for these log lines: a new turn gets a heading, equal lines of one answer become one row.

    What happens before the first turn, or in a game that does not count turns, stands below no heading.
    """
    turn: int | None = rows[-1].turn if rows else None
    for entry in history:
        now = entry.turn if turn is None else max(turn, entry.turn)
        for event in module.log.merged(entry.events):
            begun = module.log.turn_begun(event)
            now = now if begun is None else begun
            text = module.log.line(event)
            if not text:
                continue
            if now != turn:
                turn = now
                if turn:
                    rows.append(LogRow(turn, -1, module.log.turn_name(turn), heading=True))
            seat, kind = module.log.doer(event), module.log.log_kind(event)
            floats = event.kind not in module.log.in_status
            row = LogRow(now, seat, text, kind=kind, number=entry.number, single=text, floats=floats)
            if rows and replace(rows[-1], text=text, count=1) == row:
                row = replace(row, text=module.log.line_of(event, rows[-1].count + 1), count=rows[-1].count + 1)
                rows.pop()
            rows.append(row)


def told_lines(module: GameTable, events: Sequence[Event]) -> list[str]:
    """The lines of these events; equal ones after one another become one, as in the log."""
    told = [(line, event) for event in module.log.merged(events) if (line := module.log.line(event))]
    runs = [list(run) for _, run in groupby(told, key=lambda each: each[0])]
    return [run[0][0] if len(run) == 1 else module.log.line_of(run[0][1], len(run)) for run in runs]


def exported(rows: Sequence[LogRow], module: GameTable) -> str:
    """The log as plain text."""
    lines = []
    for row in rows:
        name = module.seat_name(row.seat)
        lines.append(f"\n{row.plain}" if row.heading else f"  {name + ': ' if name else ''}{row.plain}")
    return "\n".join(lines).strip() + "\n"


def keep_log(places: Places | None, text: str) -> str:
    """Write the log to a text file; returns its name, or "" if it cannot be written (UX-57)."""
    if places is None:
        return ""
    path = places.reports / f"orrery-log-{datetime.now():%Y%m%d-%H%M%S}.txt"
    try:
        write_atomically(Disk(), path, text.encode("utf-8"))
    except (CannotWrite, OSError):
        return ""
    return path.name


class LogView(Scroller):
    """The log as a widget that scrolls. A heading folds its turn; a link opens a sheet on hover, and shows the piece
    on click."""

    focusable = True

    def __init__(self, on_link: Callable[[str], None], on_hover: Callable[[str], None], *, id: str = "log") -> None:
        super().__init__(id=id)
        self._on_link, self._on_hover = on_link, on_hover
        self.rows: list[LogRow] = []
        self.folded: set[int] = set()
        self.only: int | None = None  # filter: lines of this seat
        self.kind = ""  # filter: lines of this kind
        self.search = ""
        self._laid: list[tuple[LogRow, SetText, pygame.Rect]] = []
        self._set: dict[LogRow, SetText] = {}
        self._set_for: tuple[object, ...] = ()
        self._pictures: dict[tuple[object, ...], pygame.Surface] = {}  # of the visible lines
        self._hot = ""
        self._ends = True  # the newest line is visible
        self._cursor: LogRow | None = None  # the line that has the keyboard's cursor
        self._place = 0  # the index of its link that has the cursor

    # --- content

    def show(self, ctx: Context, rows: list[LogRow]) -> None:
        """Show these rows; it scrolls to new ones only if the end was visible before (UX-55)."""
        self._ends = self.offset >= self.most - ctx.px(4)
        self.rows = rows
        if self.rect.width:
            self.place(ctx, self.rect)

    def seen_rows(self) -> list[LogRow]:
        found = []
        for row in self.rows:
            if row.heading:
                found.append(row)
                continue
            if row.turn in self.folded or (self.only is not None and row.seat != self.only):
                continue
            if self.kind and row.kind != self.kind:
                continue
            if self.search and not matches(self.search, row.plain):
                continue
            found.append(row)
        return found

    # --- layout

    def width(self, ctx: Context) -> int:
        return ctx.px(240)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(120)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._lay(ctx, rect.width - ctx.px(16))
        if self._ends:
            self.offset = self.most
        self.offset = max(0, min(self.offset, self.most))

    def _lay(self, ctx: Context, width: int) -> None:
        mark = ctx.em(1.3)
        look = (width, ctx.scale, ctx.text_scale, ctx.texts.language)
        read: tuple[int, int] | None = None  # the first visible line, and how far it is below the upper edge
        if look != self._set_for:
            top = bisect_left(self._laid, self.offset, key=lambda laid: laid[2].bottom)
            read = (top, self._laid[top][2].y - self.offset) if top < len(self._laid) else None
            self._set_for, self._set = look, {}
            self._laid, self._pictures = [], {}
        rows = self.seen_rows()
        kept = self._kept_of(rows)  # only new lines are laid out, so that a long log is not slower
        del self._laid[kept:]
        y = self._laid[-1][2].bottom + ctx.px(4) if self._laid else 0
        for row in rows[kept:]:
            style = CAPS if row.heading else TEXT
            indent = 0 if row.heading else mark
            done = self._set.get(row)
            if done is None:
                room = max(ctx.px(40), width - indent)
                done = self._set[row] = lettering.set_text(ctx, row.text, style, room, markup=not row.heading)
            if row.heading:
                y += ctx.px(6)
            box = pygame.Rect(indent, y, width - indent, max(done.size[1], ctx.px(32) if row.heading else 0))
            self._laid.append((row, done, box))
            y = box.bottom + ctx.px(4)
        self.content = y + ctx.px(4)
        if read is not None and read[0] < len(self._laid):  # keep the same line in view when the texts have changed
            self.offset = self._laid[read[0]][2].y - read[1]

    def _kept_of(self, rows: Sequence[LogRow]) -> int:
        """How many of the rows are already laid out."""
        pairs = zip(rows, self._laid, strict=False)
        return next((n for n, (row, laid) in enumerate(pairs) if row is not laid[0]), min(len(rows), len(self._laid)))

    def scroll_to(self, ctx: Context, offset: int) -> bool:
        moved = super().scroll_to(ctx, offset)
        self._ends = self.offset >= self.most - ctx.px(4)
        return moved

    # --- input

    def target(self) -> bool:
        return True

    def _row_at(self, pos: tuple[int, int]) -> tuple[LogRow, SetText, pygame.Rect] | None:
        inside = (pos[0] - self.rect.x, pos[1] - self.rect.y + self.offset)
        return next((laid for laid in self._laid if laid[2].collidepoint(inside)), None)

    def link_at(self, pos: tuple[int, int]) -> str:
        laid = self._row_at(pos)
        if laid is None:
            return ""
        inside = (pos[0] - self.rect.x - laid[2].x, pos[1] - self.rect.y + self.offset - laid[2].y)
        return next(
            (item.piece.link for item in laid[1].placed if item.piece.link and item.rect.collidepoint(inside)), ""
        )

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        if self._grip is not None:
            return
        laid = self._row_at(pos)
        link = self.link_at(pos)
        if link:
            self._on_link(link)
        elif laid is not None and laid[0].heading:
            self.fold(ctx, laid[0].turn)

    def fold(self, ctx: Context, turn: int) -> None:
        self.folded ^= {turn}
        self._ends = False
        self.place(ctx, self.rect)

    def hovered(self, pos: tuple[int, int]) -> bool:
        """The pointer has moved over the log: a link under it opens its sheet; True if the link has changed."""
        link = self.link_at(pos) if self.rect.collidepoint(pos) else ""
        if link == self._hot:
            return False
        self._hot = link
        self._on_hover(link)
        return True

    def on_act(self, ctx: Context, action: str) -> bool:
        """Up and down go from line to line, left and right from link to link; Enter folds a turn or goes to a piece.

        At the first and the last line or link the arrows move the focus to the next widget.
        """
        if self._at() < 0:
            self._begin()  # the line of the cursor was folded away or replaced
        at = self._at()
        if action in ("up", "down"):
            return self._go(ctx, at + (1 if action == "down" else -1))
        if at < 0:
            return False
        row = self._laid[at][0]
        links = self._links(at)
        if action in ("left", "right"):
            goal = self._place + (1 if action == "right" else -1)
            if not 0 <= goal < len(links):
                return False
            self._point(goal)
            return True
        if action == "confirm":
            if row.heading:
                self.fold(ctx, row.turn)
            elif links:
                self._on_link(links[self._place])
            return True
        return False

    def on_focus(self, ctx: Context, focused: bool) -> None:
        """With the focus the cursor goes to the lowest visible line; without it, the sheet of a link is closed."""
        super().on_focus(ctx, focused)
        if ctx.device == "mouse":
            return
        if focused and self._at() < 0:
            self._begin()
        self._point(0, show=focused)

    def _begin(self) -> None:
        """Put the cursor on the lowest line that is wholly visible."""
        whole = [row for row, _, box in self._in_sight() if box.bottom <= self.offset + self.rect.height]
        self._cursor = whole[-1] if whole else self._laid[-1][0] if self._laid else None

    def _at(self) -> int:
        """The index of the cursor's line among the laid out ones; -1 if it is not there."""
        return next((at for at, laid in enumerate(self._laid) if laid[0] is self._cursor), -1)

    def _go(self, ctx: Context, to: int) -> bool:
        if not 0 <= to < len(self._laid):
            return False
        row, _, box = self._laid[to]
        self._cursor = row
        if box.top < self.offset:
            self.scroll_to(ctx, box.top - ctx.px(6))
        elif box.bottom > self.offset + self.rect.height:
            self.scroll_to(ctx, box.bottom - self.rect.height + ctx.px(6))
        self._point(0)
        return True

    def _links(self, at: int) -> list[str]:
        """The links of a line in reading order; one that wraps counts once."""
        return list(dict.fromkeys(item.piece.link for item in self._laid[at][1].placed if item.piece.link))

    def _point(self, place: int, show: bool = True) -> None:
        """Put the cursor on a link: it is highlighted and opens its sheet, like one under the pointer (UX-55)."""
        at = self._at()
        links = self._links(at) if show and at >= 0 else []
        self._place = place
        link = links[place] if place < len(links) else ""
        if link != self._hot:
            self._hot = link
            self._on_hover(link)

    # --- drawing

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        known, self._pictures = self._pictures, {}
        keyed = self.focused and ctx.device != "mouse"
        for row, done, box in self._in_sight():
            place = box.move(self.rect.x, self.rect.y - self.offset)
            if keyed and row is self._cursor:
                lit = place.inflate(ctx.px(6), ctx.px(4))
                tint = with_alpha(ctx.theme.chosen, 0.16)
                surface.blit(plate(lit.size, ctx.px(4), tint, tint), lit)
            if row.heading:
                fill = with_alpha(ctx.theme.raised, 0.7)
                surface.blit(plate(place.size, ctx.px(6), fill, fill), place)
                draw_set(ctx, surface, done, (place.x + ctx.px(8), place.centery - done.size[1] // 2))
                continue
            if 0 <= row.seat < len(ctx.seats):
                tone = "#{:02X}{:02X}{:02X}".format(*ctx.seats[row.seat].colour)
                size = ctx.em(0.95)
                surface.blit(seat_symbol(size, ctx.art, seat=row.seat, colour=tone), (self.rect.x, place.y + ctx.px(2)))
            hot = self._hot if any(item.piece.link == self._hot for item in done.placed) else ""
            key = (row, ctx.theme.name, hot)
            picture = self._pictures[key] = known.get(key) or self._drawn(ctx, done, hot)
            surface.blit(picture, place)
        surface.set_clip(before)
        self.draw_bar(ctx, surface)
        if keyed:
            draw_focus(ctx, surface, self.rect, ctx.px(8))

    def _in_sight(self) -> list[tuple[LogRow, SetText, pygame.Rect]]:
        first = bisect_left(self._laid, self.offset, key=lambda laid: laid[2].bottom)
        last = bisect_right(self._laid, self.offset + self.rect.height, lo=first, key=lambda laid: laid[2].top)
        return self._laid[first:last]

    def _drawn(self, ctx: Context, text: SetText, hot: str) -> pygame.Surface:
        """The picture of a line, kept while it is visible."""
        picture = pygame.Surface((max(1, text.size[0]), max(1, text.size[1])), pygame.SRCALPHA)
        draw_set(ctx, picture, text, (0, 0), hot_link=hot)
        return picture

    def spoken(self) -> str:
        """The line of the cursor, or else the newest one."""
        at = self._at() if self.focused else -1
        if at < 0:
            return self.newest()
        return self._laid[at][0].plain

    def newest(self) -> str:
        return self.rows[-1].plain if self.rows else ""
