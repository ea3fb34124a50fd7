"""The widgets around the board: status line with tools, side panels for log and seats, the interrupt stack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product

import pygame

from app.table.docking import clearing, nearest_clear
from app.table.model import SeatFacts, StackEntry, Status
from app.table.seat_symbol import SeatSymbol
from app.ui import lettering
from app.ui.buttons import IconButton
from app.ui.colour import with_alpha
from app.ui.context import CAPS, DIM, STRONG, Context, Style
from app.ui.dialog import Panel
from app.ui.labels import Caps, Icon, Label, Paragraph
from app.ui.layout import Column, Container, Row, Wrap
from app.ui.paint import plate, ring
from app.ui.scroll import ScrollArea
from app.ui.widget import TextMark, Widget

SEPARATOR = "  ·  "
STATUS_STYLES = (STRONG, STRONG._replace(size="small"), STRONG._replace(size="tiny"))


class StatusLine(Widget):
    """Whose turn, which phase, what ends it: one line, always there; what is asked stands in the prompt (UX-9)."""

    def __init__(self) -> None:
        super().__init__(id="status")
        self.status = Status()
        self.brief = False  # without what ends it, while something else stands beside it
        self.share = 1.0  # of the middle of the bar
        self._shown: list[str] = []  # its rows: two where one is too long
        self._boxes: list[pygame.Rect] = []
        self._style = STRONG

    def height(self, ctx: Context, width: int) -> int:
        return ctx.em(1.6)

    @property
    def text(self) -> str:
        """Everything, for whoever listens."""
        return SEPARATOR.join(self.status.parts())

    @property
    def written(self) -> str:
        """What the prompt does not say already."""
        return SEPARATOR.join(replace(self.status, asked="", ends="" if self.brief else self.status.ends).parts())

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        mark = ctx.em(1.5) if self.status.seat is not None else 0
        room = max(8, rect.width - mark - ctx.px(8))
        # The text is made smaller, and then broken, rather than cut, because it must be complete (UX-9).
        fits = (style for style in STATUS_STYLES if lettering.text_width(ctx, self.written, style) <= room)
        found = next(fits, None)
        self._style = found or STATUS_STYLES[-1]
        high = ctx.font(self._style).get_height()
        rows = [self.written] if found else self._halves(ctx)
        high = min(high, rect.height // len(rows))
        self._shown = [lettering.ellipsised(ctx, row, self._style, room) for row in rows]
        self._boxes, y = [], rect.centery - len(rows) * high // 2
        for row in self._shown:
            wide = lettering.text_width(ctx, row, self._style)
            self._boxes.append(pygame.Rect(rect.x + max(mark, (rect.width - wide) // 2), y, wide, high))
            y += high

    def _halves(self, ctx: Context) -> list[str]:
        """Two rows, about equally long."""
        parts = self.written.split(SEPARATOR)
        ways = [[SEPARATOR.join(parts[:at]), SEPARATOR.join(parts[at:])] for at in range(1, len(parts))]
        longest = lambda rows: max(lettering.text_width(ctx, row, self._style) for row in rows)  # noqa: E731
        return min(ways, key=longest, default=[self.written])

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        for row, box in zip(self._shown, self._boxes, strict=True):
            surface.blit(lettering.line(ctx, row, self._style), box)
        if self.status.seat is not None:
            mark = SeatSymbol(self.status.seat, 22)
            size = mark.width(ctx)
            left = min(box.x for box in self._boxes)
            mark.rect = pygame.Rect(left - size - ctx.px(8), self.rect.centery - size // 2, size, size)
            mark.draw(ctx, surface)

    def _is_cut(self) -> bool:
        return SEPARATOR.join(self._shown) != self.written

    def tooltip(self) -> str:
        return self.text if self._is_cut() else ""

    def marks(self) -> list[TextMark]:
        rows = zip(self._shown, self._boxes, strict=True)
        return [TextMark(row, box, self.rect, self._is_cut(), self.tooltip()) for row, box in rows if row]

    def spoken(self) -> str:
        return self.text


class TopBar(Container):
    """Menu at the left, status in the middle, tools at the right."""

    def __init__(self, status: StatusLine, left: Sequence[Widget], right: Sequence[Widget]) -> None:
        super().__init__([*left, status, *right], id="tools", region=True)
        self._status, self._left, self._right = status, list(left), list(right)

    def middle(self, ctx: Context, rect: pygame.Rect) -> pygame.Rect:
        """What the buttons leave free of a bar in this box."""
        gap = ctx.px(10)
        left, right = (sum(one.width(ctx) + gap for one in side) + gap for side in (self._left, self._right))
        return pygame.Rect(rect.x + left, rect.y, max(8, rect.width - left - right), rect.height)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        gap = ctx.px(10)
        x = rect.x + gap
        for button in self._left:
            side = button.width(ctx)
            button.place(ctx, pygame.Rect(x, rect.centery - side // 2, side, side))
            x += side + gap
        right = rect.right - gap
        for button in reversed(self._right):
            side = button.width(ctx)
            right -= side
            button.place(ctx, pygame.Rect(right, rect.centery - side // 2, side, side))
            right -= gap
        middle = self.middle(ctx, rect)
        middle.width = max(8, round(middle.width * self._status.share))
        self._status.place(ctx, middle)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        fill = with_alpha(ctx.theme.panel, 1)
        surface.blit(plate(self.rect.size, 0, fill, fill), self.rect)
        thick = ctx.px(1)  # inside the bar: below it a printed board would cover a part of the line
        edge = pygame.Rect(self.rect.x, self.rect.bottom - thick, self.rect.width, thick)
        surface.fill(ctx.theme.brass_dark, edge)
        super().draw(ctx, surface)


class SeatPanel(Panel):
    """Each seat with its symbol, name, facts and what it is doing."""

    def __init__(
        self, names: Sequence[str], seats: Sequence[SeatFacts], title: str, told: Callable[[int], str]
    ) -> None:
        """`told`: what there is to say of a seat's player."""
        rows: list[Widget] = [Caps(title)]
        for entry in seats:
            facts: list[Widget] = []
            for fact in entry.facts:
                facts.append(
                    Row(
                        [
                            Icon(fact.icon, 16, tip=fact.name),
                            Label(str(fact.amount), STRONG.coloured(fact.role), tip=fact.name),
                        ],
                        gap=4,
                    )
                )
            body: list[Widget] = [Label(names[entry.seat], STRONG, tip=told(entry.seat))]
            if facts:
                body.append(Wrap(facts, gap=10))
            if entry.note:
                body.append(Paragraph(entry.note, DIM, prefer=200))
            rows.append(Row([SeatSymbol(entry.seat, 24), Column(body, gap=2)], flex={1: 1.0}, align="top", gap=10))
        super().__init__(ScrollArea(Column(rows, gap=10), id="seats"), x=12, y=12, id="seat-panel")


class SidePanel(Panel):
    """The log with its search and filters, or a page of the game's own; with tabs where there are several."""

    def __init__(
        self,
        title: str,
        tools: Sequence[Widget],
        filters: Sequence[Widget],
        log: Widget,
        tabs: Sequence[Widget] = (),
    ) -> None:
        parts: list[Widget] = [Row(tabs, gap=8)] if tabs else []
        parts += [Row([Caps(title), *tools], flex={0: 1.0}, gap=10)]
        parts += [Wrap(filters, gap=8)] if filters else []
        super().__init__(Column([*parts, log], gap=8, flex={len(parts): 1.0}), x=12, y=12, id="log-panel")
        self.region = True


class FilterChip(IconButton):
    """A seat's symbol that filters the log to its lines."""

    def __init__(self, seat: int, chosen: bool, action: Callable[[], None], tip: str) -> None:
        super().__init__("human", action, tip, size=32, chosen=chosen, id=f"filter-{seat}")
        self.seat = seat

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        mark = SeatSymbol(self.seat, 20)
        rim = with_alpha(ctx.theme.brass, 0.95 if self.chosen or self.hot else 0.35)
        surface.blit(ring(self.rect.size, self.rect.width // 2, ctx.px(2), rim), self.rect)
        mark.rect = self.rect.inflate(-ctx.px(10), -ctx.px(10))
        mark.draw(ctx, surface)
        self.draw_ring(ctx, surface)


NARROWER = 0.84  # of the usual width


class StackPanel(Container):
    """The interrupt stack, newest on top, always visible while not empty (UX-36)."""

    def __init__(self, entries: Sequence[StackEntry], title: str, negated: str) -> None:
        rows: list[Widget] = [Paragraph(title, CAPS, prefer=210)]
        for entry in reversed(entries):
            style = Style(size="small", role="ink_dim" if entry.negated else "ink")
            text = f"{entry.text} ({negated})" if entry.negated else entry.text
            rows.append(Row([SeatSymbol(entry.owner, 20), Paragraph(text, style, prefer=210)], flex={1: 1.0}))
        self._panel = Panel(ScrollArea(Column(rows, gap=6), id="stack-rows"), x=12, y=10, solid=True)
        super().__init__([self._panel], id="stack")
        self.entries = tuple(entries)

    def place_in(self, ctx: Context, column: pygame.Rect) -> int:
        """Place it at the top of a column; returns the height it takes."""
        high = min(column.height // 2, self._panel.height(ctx, column.width))
        rect = pygame.Rect(column.x, column.y, column.width, high)
        Widget.place(self, ctx, rect)
        self._panel.place(ctx, rect)
        return high + ctx.px(8)

    def place_at(
        self,
        ctx: Context,
        board: pygame.Rect,
        asked: Sequence[pygame.Rect] = (),
        kept: Sequence[Sequence[pygame.Rect]] = (),
    ) -> None:
        """Place it over the right side of the board; if cards to choose from lie there, beside them.

        Where the game wants more to be kept in sight and there is room beside all that, or beside the most important
        of it, it goes there, a little narrower if it must; else where it covers least of that.
        """
        rect = pygame.Rect(0, 0, 0, 0)
        for more, share in product(kept or ((),), (1.0, NARROWER)):
            wide = round(min(ctx.px(250 * ctx.text_scale**0.7), board.width * 0.4) * share)
            high = min(board.height, self._panel.height(ctx, wide))
            rect = pygame.Rect(board.right - wide - ctx.px(6), board.centery - high // 2, wide, high)
            place = nearest_clear(rect, high, board, [*asked, *more])
            if place.collidelist([*asked, *more]) < 0:
                rect = place
                break
        else:
            if kept:
                rect = clearing(board, None, [*asked, *kept[-1]], [rect.size], ctx.px(6))
            rect = nearest_clear(rect, min(rect.height, ctx.em(4)), board, asked)
        Widget.place(self, ctx, rect)
        self._panel.place(ctx, rect)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        """Nothing to do: the scene calls `place_in` or `place_at`, because it knows the board."""


class Complaints(Widget):
    """Shows the reason of a refusal beside its piece for a few seconds (UX-17)."""

    def __init__(self) -> None:
        super().__init__(id="complaint")
        self.text = ""
        self.thing: pygame.Rect | None = None
        self.is_hint = False

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        """Nothing to do: it is drawn beside its piece, wherever that is."""

    def box(self, ctx: Context) -> pygame.Rect:
        most = min(ctx.px(340 * ctx.text_scale**0.6), ctx.size[0] - ctx.px(32))
        words = lettering.set_text(ctx, self.text, Style(size="small", weight="medium"), most)
        rect = pygame.Rect(0, 0, words.size[0] + ctx.px(48), max(words.size[1], ctx.em(1.4)) + ctx.px(16))
        window = pygame.Rect(0, 0, *ctx.size).inflate(-ctx.px(12), -ctx.px(12))
        if self.thing is None:
            rect.midbottom = (window.centerx, round(window.bottom * 0.6))
        else:
            rect.midbottom = (self.thing.centerx, self.thing.top - ctx.px(10))
            if rect.top < window.top:
                rect.midtop = (self.thing.centerx, self.thing.bottom + ctx.px(10))
        return rect.clamp(window)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if not self.text:
            return
        from app.ui.labels import draw_set
        from app.ui.paint import draw_icon, draw_shadow

        rect = self.box(ctx)
        words = lettering.set_text(ctx, self.text, Style(size="small", weight="medium"), rect.width - ctx.px(48))
        draw_shadow(ctx, surface, rect, ctx.px(10), 14)
        fill = with_alpha(ctx.theme.panel, 1)
        icon, ink = ("hint", ctx.theme.brass_light) if self.is_hint else ("warning", ctx.theme.warn)
        surface.blit(plate(rect.size, ctx.px(10), fill, fill, with_alpha(ink, 1), ctx.px(2)), rect)
        draw_icon(ctx, surface, icon, (rect.x + ctx.px(20), rect.centery), ctx.px(20), ink)
        draw_set(ctx, surface, words, (rect.x + ctx.px(38), rect.centery - words.size[1] // 2))
