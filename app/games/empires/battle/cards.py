"""A line of the battle as a card: counter, hull pips, badges, and the number that hits it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from app.games.empires.pages.rows import NOTE, ArtView, Touchable
from app.table.choose import CHOSEN, TARGET
from app.table.inscribe import put_tag
from app.ui.colour import with_alpha
from app.ui.context import STRONG, Context
from app.ui.labels import Paragraph
from app.ui.layout import Column, Grid, Pad, Row, Space, Wrap
from app.ui.paint import disc, plate
from app.ui.widget import Widget

PIP, TAG = 10.0, 24.0  # logical pixels: across a hull pip, and the height of the number to hit


class Pips(Widget):
    """The hull: a pip for each hit that it takes; those of the damaged unit that it has taken are red."""

    def __init__(self, hull: int, damage: int, words: str) -> None:
        super().__init__(tip=words)
        self.hull, self.damage = hull, damage

    def _step(self, ctx: Context) -> int:
        return ctx.px(PIP + 3)

    def width(self, ctx: Context) -> int:
        return self._step(ctx) * self.hull

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(TAG)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        radius, step = ctx.px(PIP) // 2, self._step(ctx)
        for pip in range(self.hull):
            at = (self.rect.x + pip * step, self.rect.centery - radius)
            tint = ctx.theme.harm if pip < self.damage else ctx.theme.brass_light
            surface.blit(disc(radius, with_alpha(tint, 1.0)), at)


class Need(Widget):
    """The number with which the line under orders hits this one, on a brass tag."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def width(self, ctx: Context) -> int:
        return ctx.px(TAG * 1.7)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(TAG)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        put_tag(ctx, surface, self.words, self.rect.center, ctx.px(TAG))


class LineCard(Touchable):
    """See the module. `state`: its hull and the number to hit; `tip`: how the numbers come about."""

    def __init__(
        self,
        picture: ArtView,
        name: str,
        note: str,
        state: Sequence[Widget],
        action: Callable[[], None] | None,
        *,
        mark: str,
        tip: str,
        id: str,
    ) -> None:
        beside: list[Widget] = [Wrap(state, gap=4)] if state else []
        if note:
            beside.append(Paragraph(note, NOTE))
        below = Row([picture, Column(beside, gap=2)], gap=6, flex={1: 1.0})
        super().__init__(Pad(Column([Paragraph(name, STRONG), below], gap=2), x=4, y=2), name, action, id)
        self.tip, self.mark = tip, mark

    def target(self) -> bool:
        return True  # also for its tooltip

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        rims = {CHOSEN: theme.chosen, TARGET: theme.harm}
        rim = rims.get(self.mark, theme.brass_light if self.mark else theme.hairline)
        fill = with_alpha(theme.sunken, 1.0)
        edge = ctx.px(2 if self.mark else 1)
        surface.blit(plate(self.rect.size, ctx.px(8), fill, fill, with_alpha(rim, 1.0), edge), self.rect)
        super().draw(ctx, surface)

    def spoken(self) -> str:
        return f"{super().spoken()}. {self.tip}" if self.tip else super().spoken()


class ByClass(Grid):
    """The columns of a side. Those of classes that only the other side has stay empty, so that a class is one column
    through both sides; where there is no room for that they are left out."""

    def __init__(self, columns: Sequence[Widget | None], *, least: float, gap: float = 8) -> None:
        self._spaces = [Space(1, 1) for column in columns if column is None]
        spaces = iter(self._spaces)
        filled = [next(spaces) if column is None else column for column in columns]
        super().__init__(filled, least=least, most=max(1, len(columns)), gap=gap)

    def columns(self, ctx: Context, width: int) -> int:
        for space in self._spaces:
            space.visible = True
        every = super().columns(ctx, width)
        if every == len(self.shown()):
            return every
        for space in self._spaces:
            space.visible = False
        return super().columns(ctx, width)
