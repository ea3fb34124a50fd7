"""A tip of the guided first game: in the status line where its words have room there, else in a slim strip between
the status line and the board, so that it covers nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from copy import copy
from dataclasses import replace
from typing import Any

import pygame

from app.scenes.coach_panel import CoachedPanels
from app.table import regions
from app.table.panels import NOWHERE
from app.table.parts import Parts
from app.table.regions import prompt_context
from app.ui.buttons import Button
from app.ui.colour import with_alpha
from app.ui.context import BODY, Context
from app.ui.dialog import Panel
from app.ui.labels import Icon, Paragraph
from app.ui.layout import Row
from app.ui.paint import ring
from app.ui.widget import Widget

GAP = 6.0  # between the strip and what is above and below it
MOST_HIGH = 0.15  # of the window
STATUS_SHARE = 0.24  # of the status line, for the status beside a tip
LINE_STYLES = (BODY, BODY._replace(size="small"), BODY._replace(size="tiny"))
LEAST_TEXT = 1.1  # large letters become smaller than they were asked for, but never small


class LowButton(Button):
    """A button that fits into the status line."""

    def height(self, ctx: Context, width: int) -> int:
        return min(super().height(ctx, width), regions.status_height(ctx) - ctx.px(8))


class TipStrip(Panel):
    """The words over the whole width, the two buttons at the end; in a low window large letters are limited."""

    def __init__(self, text: str, dismiss: Widget, never: Widget) -> None:
        self._words = Paragraph(text, BODY)
        parts: list[Widget] = [Icon("lesson", 22), self._words, dismiss, never]
        super().__init__(Row(parts, gap=12, flex={1: 1.0}, region=True), x=14, y=1, solid=True, id="coach")
        self._fitted: Context | None = None

    def fits_line(self, ctx: Context, line: pygame.Rect) -> bool:
        """Whether all its words fit into this part of the status line; they are written in the largest letters that
        do. Whoever wants larger text gets a strip, in which they can be larger."""
        for style in LINE_STYLES if ctx.text_scale <= 1 else ():
            self._words.style = style
            if self.height(ctx, line.width) <= line.height:
                return True
        self._words.style = BODY
        return False

    def fit(self, ctx: Context, board: pygame.Rect) -> pygame.Rect:
        """Its place at the upper edge of this board, in letters that leave the board its room."""
        gap = ctx.px(GAP)
        wide = board.width - 2 * gap
        small = copy(prompt_context(ctx))
        small._faces = {}
        while self.height(small, wide) > ctx.size[1] * MOST_HIGH and small.text_scale > LEAST_TEXT:
            small.text_scale = max(LEAST_TEXT, small.text_scale * 0.95)
            small._faces = {}
        self._fitted = small
        return pygame.Rect(board.x + gap, board.y + gap, wide, self.height(small, wide))

    def lie_in(self, ctx: Context, line: pygame.Rect, board: pygame.Rect) -> None:
        """In this part of the status line, if there is one, else at the upper edge of this board."""
        if line.width and self.fits_line(ctx, line):
            self._fitted = ctx
            self.place(ctx, line)
        else:
            rect = self.fit(ctx, board)
            self.place(self._fitted or ctx, rect)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        super().draw(self._fitted or ctx, surface)


class TipPanels(CoachedPanels):
    """Finds room for the longest tip in all of a guided game, so that the table stays where it is when one comes:
    beside the status, which is brief meanwhile, or above the board."""

    strips: Callable[[], Sequence[TipStrip]]  # all that may come; none if there is no strip

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self._kept: tuple[Hashable, tuple[bool, int]] = (None, (False, 0))
        self._shared = False  # whether a tip lies in the status line now

    def divide(self) -> regions.Regions:
        now = super().divide()
        board, (_, high) = now.board, self._room(now)
        if not high:
            return now
        top = board.y + high
        return replace(now, board=pygame.Rect(board.x, top, board.width, max(1, board.bottom - top)))

    def _room(self, now: regions.Regions) -> tuple[bool, int]:
        """Whether all of the strips fit into the status line, and if not, how much of the board the longest needs;
        worked out once for a window."""
        ctx, strips, board = self.kit.ctx, self.strips(), now.board
        if not strips:
            return False, 0
        line = self._line(now.status)
        key = (len(strips), line.width, board.width, ctx.size, ctx.scale, ctx.text_scale, ctx.texts.language)
        if key != self._kept[0]:
            in_line, high = all(strip.fits_line(ctx, line) for strip in strips), 0
            if not in_line:
                high = max(strip.fit(ctx, board).bottom for strip in strips) - board.y + ctx.px(GAP)
            self._kept = key, (in_line, high)
        return self._kept[1]

    def _line(self, status: pygame.Rect) -> pygame.Rect:
        """What a tip takes of the status line."""
        middle = self.bar.middle(self.kit.ctx, status)
        taken = round(middle.width * STATUS_SHARE)
        return pygame.Rect(middle.x + taken, middle.y, middle.width - taken, middle.height)

    def room_of_strip(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The part of the status line for a tip, empty if not all tips fit there; the board and the strip together."""
        now = super().divide()
        return self._line(now.status) if self._room(now)[0] else NOWHERE, now.board

    def lay_out(self, now: regions.Regions) -> None:
        shared = isinstance(self.coach(), TipStrip) and self._room(super().divide())[0]
        if shared != self._shared:
            self._shared = self.status.brief = shared
            self.status.share = STATUS_SHARE if shared else 1.0
            self.place_again("bar")
        super().lay_out(now)


class TipRings(Widget):
    """A thin ring around each thing that the tip speaks about, which is neither a choice nor the focus."""

    def __init__(self, meant: Callable[[], list[pygame.Rect]]) -> None:
        super().__init__(id="tip-rings")
        self._meant = meant

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        """Nothing to do: it is drawn around its things, wherever they are."""

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        for rect in self._meant():
            around = rect.inflate(ctx.px(6), ctx.px(6))
            surface.blit(ring(around.size, ctx.px(10), ctx.px(2), with_alpha(ctx.theme.brass_light, 0.9)), around)


class TipParts(Parts):
    """Has the rings directly over the table, below everything that opens."""

    rings: TipRings

    def widgets(self) -> list[Widget]:
        top, *others = super().widgets()
        return [top, self.rings, *others]
