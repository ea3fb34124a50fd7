"""A tip of the guided first game in a slim strip between the status line and the board, so that it covers nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from copy import copy
from dataclasses import replace
from typing import Any

import pygame

from app.scenes.coach_panel import CoachedPanels
from app.table import regions
from app.table.parts import Parts
from app.table.regions import prompt_context
from app.ui.colour import with_alpha
from app.ui.context import BODY, Context
from app.ui.dialog import Panel
from app.ui.labels import Icon, Paragraph
from app.ui.layout import Row
from app.ui.paint import ring
from app.ui.widget import Widget

GAP = 6.0  # between the strip and what is above and below it
MOST_HIGH = 0.15  # of the window
LEAST_TEXT = 1.1  # large letters become smaller than they were asked for, but never small


class TipStrip(Panel):
    """The words over the whole width, the two buttons at the end; in a low window large letters are limited."""

    def __init__(self, text: str, dismiss: Widget, never: Widget) -> None:
        parts: list[Widget] = [Icon("lesson", 22), Paragraph(text, BODY), dismiss, never]
        super().__init__(Row(parts, gap=12, flex={1: 1.0}, region=True), x=14, y=4, solid=True, id="coach")
        self._fitted: Context | None = None

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

    def lie_in(self, ctx: Context, board: pygame.Rect) -> None:
        rect = self.fit(ctx, board)
        self.place(self._fitted or ctx, rect)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        super().draw(self._fitted or ctx, surface)


class TipPanels(CoachedPanels):
    """Leaves room for the longest tip in all of a guided game, so that the table stays where it is when one comes."""

    strips: Callable[[], Sequence[TipStrip]]  # all that may come; none if there is no strip

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self._kept: tuple[Hashable, int] = (None, 0)

    def divide(self) -> regions.Regions:
        now = super().divide()
        board, high = now.board, self._height(now.board)
        if not high:
            return now
        top = board.y + high
        return replace(now, board=pygame.Rect(board.x, top, board.width, max(1, board.bottom - top)))

    def _height(self, board: pygame.Rect) -> int:
        """How much the longest of the strips needs; worked out once for a window."""
        ctx, strips = self.kit.ctx, self.strips()
        if not strips:
            return 0
        key = (len(strips), board.width, ctx.size, ctx.scale, ctx.text_scale, ctx.texts.language)
        if key != self._kept[0]:
            lowest = max(strip.fit(ctx, board).bottom for strip in strips)
            self._kept = (key, lowest - board.y + ctx.px(GAP))
        return self._kept[1]

    def room_of_strip(self) -> pygame.Rect:
        """The board and the strip together."""
        return super().divide().board


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
