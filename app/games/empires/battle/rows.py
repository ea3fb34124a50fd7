"""Where the cards of a fight lie: a column for each class, attackers above, defenders below, and the classes between
them. Columns that find no room beside the others go to a further row (UI-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from app.table.inscribe import put_tag
from app.ui.colour import with_alpha
from app.ui.context import Context
from app.ui.layout import Container
from app.ui.widget import TextMark, Widget

LEAST, MOST, GAP, STRIP = 88.0, 210.0, 6.0, 30.0  # logical pixels: a column, between cards, the row of classes


class ClassColumn(NamedTuple):
    """One class: its sign, and the cards of both sides."""

    sign: Widget
    above: Sequence[Widget]
    below: Sequence[Widget]
    lost_above: Sequence[Widget] = ()  # wrecks, on the strip between the lines: at the left, and at the right
    lost_below: Sequence[Widget] = ()


class ClassSign(Widget):
    """The letter of a class on a brass tag; that of the lines that fire now shines."""

    def __init__(self, letter: str, words: str, now: bool) -> None:
        super().__init__(tip=words, id=f"class-{letter}")
        self.letter, self.now = letter, now

    def target(self) -> bool:
        return True

    def width(self, ctx: Context) -> int:
        return ctx.px(STRIP * 1.6)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(STRIP)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        middle, theme = self.rect.centery, ctx.theme
        tone = theme.chosen if self.now else theme.brass
        pygame.draw.line(
            surface, tone, (self.rect.left, middle), (self.rect.right, middle), ctx.px(2 if self.now else 1)
        )
        put_tag(ctx, surface, self.letter, self.rect.center, ctx.px(STRIP * (0.86 if self.now else 0.7)))
        if self.now:
            box = pygame.Rect(0, 0, ctx.px(STRIP * 1.5), ctx.px(STRIP))
            box.center = self.rect.center
            pygame.draw.rect(surface, with_alpha(tone, 1.0), box, ctx.px(2), border_radius=box.height // 2)

    def spoken(self) -> str:
        return self.tip

    def marks(self) -> list[TextMark]:
        return []


class LineGrid(Container):
    """See the module."""

    def __init__(self, columns: Sequence[ClassColumn], high: int = 0) -> None:
        every = [
            (*column.above, column.sign, *column.lost_above, *column.lost_below, *column.below) for column in columns
        ]
        super().__init__([widget for column in every for widget in column])
        self.columns = list(columns)
        self.high = high  # of every card; 0: as high as it must be

    def tallest(self, ctx: Context, width: int) -> int:
        """The height of the card that needs most."""
        piles = [
            (card, self._wide(ctx, width, len(block)))
            for block in self._blocks(ctx, width)
            for column in block
            for card in (*column.above, *column.below)
        ]
        return max((card.height(ctx, wide) for card, wide in piles), default=0)

    def is_wide_enough(self, ctx: Context, width: int, least: int) -> bool:
        """Whether all columns lie beside each other, each at least as wide."""
        blocks = self._blocks(ctx, width)
        return len(blocks) == 1 and self._wide(ctx, width, len(blocks[0])) >= least

    def _at_once(self, ctx: Context, width: int) -> int:
        """How many columns lie beside each other."""
        gap = ctx.px(GAP)
        fit = (width + gap) // (ctx.px(LEAST * ctx.text_scale**0.8) + gap)
        return max(1, min(len(self.columns), fit))

    def _blocks(self, ctx: Context, width: int) -> list[list[ClassColumn]]:
        """As few rows of columns as possible, about equally long."""
        most, every = self._at_once(ctx, width), len(self.columns)
        rows = -(-every // most) if every else 0
        each = -(-every // rows) if rows else 1
        return [self.columns[start : start + each] for start in range(0, every, each)]

    def _wide(self, ctx: Context, width: int, columns: int) -> int:
        most: int = round(ctx.px(MOST) * ctx.text_scale**0.7)
        return min(most, (width - ctx.px(GAP) * (columns - 1)) // columns)

    def _stack(self, ctx: Context, cards: Sequence[Widget], wide: int) -> int:
        return sum(self._high(ctx, card, wide) for card in cards) + ctx.px(GAP) * max(0, len(cards) - 1)

    def _high(self, ctx: Context, card: Widget, wide: int) -> int:
        return self.high or card.height(ctx, wide)

    def _heights(self, ctx: Context, block: Sequence[ClassColumn], wide: int) -> tuple[int, int]:
        """Of the attackers' cards and of the defenders'."""
        above = max((self._stack(ctx, column.above, wide) for column in block), default=0)
        return above, max((self._stack(ctx, column.below, wide) for column in block), default=0)

    def width(self, ctx: Context) -> int:
        return len(self.columns) * ctx.px(LEAST)

    def height(self, ctx: Context, width: int) -> int:
        total, gap = 0, ctx.px(GAP)
        blocks = self._blocks(ctx, width)
        for block in blocks:
            wide = self._wide(ctx, width, len(block))
            total += sum(self._heights(ctx, block, wide)) + ctx.px(STRIP) + 2 * gap
        return total + 2 * gap * max(0, len(blocks) - 1)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        gap, y = ctx.px(GAP), rect.y + max(0, rect.height - self.height(ctx, rect.width)) // 2
        for block in self._blocks(ctx, rect.width):
            wide = self._wide(ctx, rect.width, len(block))
            above, below = self._heights(ctx, block, wide)
            strip = y + above + gap
            left = rect.x + (rect.width - len(block) * (wide + gap) + gap) // 2
            for number, column in enumerate(block):
                x = left + number * (wide + gap)
                column.sign.place(ctx, pygame.Rect(x, strip, wide, ctx.px(STRIP)))
                self._wrecks(ctx, column, pygame.Rect(x, strip, wide, ctx.px(STRIP)))
                self._pile(ctx, column.above, x, strip - gap - self._stack(ctx, column.above, wide), wide)
                self._pile(ctx, column.below, x, strip + ctx.px(STRIP) + gap, wide)
            y = strip + ctx.px(STRIP) + gap + below + 2 * gap

    def _wrecks(self, ctx: Context, column: ClassColumn, strip: pygame.Rect) -> None:
        """At both sides of the letter, as many as there is room for."""
        half = (strip.width - round(ctx.px(STRIP) * 1.6)) // 2
        for wrecks, x in ((column.lost_above, strip.left), (column.lost_below, strip.right - half)):
            left = half
            for view in wrecks:
                wide = view.width(ctx)
                view.visible = wide <= left
                view.place(ctx, pygame.Rect(x + half - left, strip.y, wide, strip.height))
                left -= wide

    def _pile(self, ctx: Context, cards: Sequence[Widget], x: int, y: int, wide: int) -> None:
        for card in cards:
            high = self._high(ctx, card, wide)
            card.place(ctx, pygame.Rect(x, y, wide, high))
            y += high + ctx.px(GAP)
