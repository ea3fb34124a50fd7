"""The places of a side: its name with its screened units beside it, and its lines."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from app.games.empires.pages.rows import NOTE, TOLD
from app.ui.colour import with_alpha
from app.ui.context import Context, Style
from app.ui.labels import Caps, Label, Paragraph
from app.ui.layout import Container, Pad, Row, Wrap
from app.ui.paint import plate
from app.ui.widget import Widget

BONUS = Style(size="small", weight="semibold", role="good")
HEAD, GAP = 28.0, 10.0  # logical pixels: the height of a side's name, with screened units beside it; between halves


class DropPlace(Container):
    """A frame around something; units may be dropped on it. `plain`: it is a place at rest, too."""

    def __init__(self, content: Widget, *, id: str, plain: bool) -> None:
        super().__init__([content], id=id)
        self._content, self._plain = content, plain
        self.over = False  # something is held over it

    def width(self, ctx: Context) -> int:
        return self._content.width(ctx)

    def height(self, ctx: Context, width: int) -> int:
        return self._content.height(ctx, width)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._content.place(ctx, rect)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        fill = with_alpha(theme.sunken, 0.6)
        rest = theme.hairline if self._plain else theme.legal
        rim, edge = with_alpha(theme.chosen if self.over else rest, 1.0), ctx.px(3 if self.over else 1)
        surface.blit(plate(self.rect.size, ctx.px(8), fill, fill, rim, edge), self.rect)
        super().draw(ctx, surface)


class ScreenPlace(DropPlace):
    """Where screened units of a side lie; units may be dropped there while it is asked who is screened."""

    def __init__(self, name: str, cards: Sequence[Widget], words: str, *, side: int) -> None:
        told: list[Widget] = [Paragraph(f"{name}: {words}" if words else name, NOTE)]
        rows = [*told, Wrap(cards, gap=6)] if cards else told
        content = Pad(Row(rows, gap=10, flex={len(rows) - 1: 1.0}), x=10, y=4)
        super().__init__(content, id=f"screen-place-{side}", plain=False)


class SideChance(Label):
    """How likely a side wins; it has the room of any chance, so that nothing beside it moves when it comes."""

    def __init__(self, words: str, widest: str, tip: str) -> None:
        super().__init__(words, TOLD, id="side-chance", tip=tip)
        self._widest = Label(widest, TOLD)

    def target(self) -> bool:
        return True

    def width(self, ctx: Context) -> int:
        return max(self._widest.width(ctx), super().width(ctx))


class SideHead(Row):
    """The name of a side, what is told of it, its screened units; as high with those as without, where some may be."""

    def __init__(self, words: str, told: Sequence[Widget], screened: Widget | None, *, tall: bool) -> None:
        parts: list[Widget] = [Caps(words), *told]
        parts += [screened] if screened is not None else []
        super().__init__(parts, gap=12, flex={len(parts) - 1: 1.0} if screened is not None else {})
        self._tall = tall

    def height(self, ctx: Context, width: int) -> int:
        least = ctx.px(HEAD * ctx.text_scale**0.7) if self._tall else 0
        return max(least, super().height(ctx, width))


class SidePlace(Container):
    """All lines of both sides; screened units dropped there come back to the fight."""

    def __init__(self, lines: Widget) -> None:
        super().__init__([lines], id="lines")
        self._lines = lines
        self.over = False

    def width(self, ctx: Context) -> int:
        return self._lines.width(ctx)

    def height(self, ctx: Context, width: int) -> int:
        return self._lines.height(ctx, width)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._lines.place(ctx, rect)


class Halves(Container):
    """Two places above each other: of one height where there is room for that, or as high as each can need. Neither
    moves when units go from one to the other."""

    def _least(self, ctx: Context, width: int) -> list[int]:
        return [child.height(ctx, width) for child in self.children()]

    def height(self, ctx: Context, width: int) -> int:
        return sum(self._least(ctx, width)) + ctx.px(GAP)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        least, free = self._least(ctx, rect.width), rect.height - ctx.px(GAP)
        spare = max(0, free - sum(least))
        highs = [free // 2] * 2 if 2 * max(least) <= free else [high + spare // 2 for high in least]
        y = rect.y
        for child, high in zip(self.children(), highs, strict=True):
            child.place(ctx, pygame.Rect(rect.x, y, rect.width, high))
            y += high + ctx.px(GAP)
