"""A line of a fight as a card: counter, name, hull pips, badges, and the number that hits it; and wreckage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from app.games.empires.pages.rows import NOTE, ArtView, Touchable
from app.table.choose import CHOSEN, LEGAL, TARGET
from app.table.inscribe import put_tag
from app.ui.colour import with_alpha
from app.ui.context import STRONG, Context, Style
from app.ui.labels import Paragraph
from app.ui.layout import Column, Row, Wrap
from app.ui.paint import disc, draw_icon, plate
from app.ui.widget import Widget
from art.empires.styles import Owner

PIP, TAG, BADGE = 10.0, 24.0, 20.0  # logical pixels: across a hull pip, the height of the number to hit, a badge
MANY = 6  # a larger hull than this is told by a number
NAME = Style(size="small", weight="semibold")
ICONS = {
    "screened": "empires_cover", "cloaked": "eye_off", "protected": "armor", "idle": "clock", "stays": "empires_stay",
    "late": "clock", "supported": "plus", "captured": "lock", "fired": "used", "experience": "star",
}  # fmt: skip


class WreckArt(NamedTuple):
    """What is left of a ship or a ground unit."""

    kind: str
    unit: str
    owner: Owner


class Pips(Widget):
    """The hull: a pip for each hit that it takes; those of the damaged unit that it has taken are red and hollow."""

    def __init__(self, hull: int, damage: int, words: str) -> None:
        super().__init__(tip=words)
        self.hull, self.damage = hull, damage

    def target(self) -> bool:
        return False  # the card tells it

    def _step(self, ctx: Context) -> int:
        return ctx.px(PIP + 3)

    def width(self, ctx: Context) -> int:
        return self._step(ctx) * min(MANY, self.hull)

    def height(self, ctx: Context, width: int) -> int:
        rows = -(-self.hull // MANY)
        return max(ctx.px(PIP + 6), rows * self._step(ctx))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        radius, step = ctx.px(PIP) // 2, self._step(ctx)
        rows = -(-self.hull // MANY)
        top = self.rect.centery - (rows * step) // 2
        for pip in range(self.hull):
            row, column = divmod(pip, MANY)
            centre = (self.rect.x + column * step + radius, top + row * step + step // 2)
            if pip < self.damage:
                pygame.draw.circle(surface, ctx.theme.harm, centre, radius, max(2, radius // 2))
            else:
                surface.blit(
                    disc(radius, with_alpha(ctx.theme.brass_light, 1.0)), (centre[0] - radius, centre[1] - radius)
                )


class NeedTag(Widget):
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


class Badge(Widget):
    """A small round sign; its words stand in the card's tooltip, and in its own."""

    wordless = True

    def __init__(self, name: str, words: str) -> None:
        super().__init__(tip=words, id=f"badge-{name}")
        self.name = name

    def target(self) -> bool:
        return True

    def width(self, ctx: Context) -> int:
        return ctx.px(BADGE)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(BADGE)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        side = ctx.px(BADGE)
        box = pygame.Rect(0, 0, side, side)
        box.center = self.rect.center
        fill = with_alpha(ctx.theme.panel, 1.0)
        surface.blit(plate(box.size, side // 2, fill, fill, with_alpha(ctx.theme.brass, 0.9)), box)
        draw_icon(ctx, surface, ICONS[self.name], box.inflate(-side // 3, -side // 3), ctx.theme.brass_light)


class LineCard(Touchable):
    """See the module. `state`: its hull; `signs`: badges and the number to hit; `tip`: how the numbers come about.

    A tall card has its picture above its name; a flat one beside it.
    """

    def __init__(
        self,
        picture: ArtView,
        name: str,
        note: str,
        state: Sequence[Widget],
        signs: Sequence[Widget],
        action: Callable[[], None] | None,
        *,
        tall: bool,
        mark: str,
        tip: str,
        id: str,
        line: int = -1,
    ) -> None:
        content = _tall(picture, name, note, state, signs) if tall else _flat(picture, name, note, state, signs)
        super().__init__(content, name, action, id)
        self.tip, self.mark, self.line = tip, mark, line
        self.over = False  # something is held over it that may be dropped there

    def target(self) -> bool:
        return True  # also for its tooltip

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        rims = {CHOSEN: theme.chosen, TARGET: theme.harm, LEGAL: theme.legal}
        rim = theme.chosen if self.over else rims.get(self.mark, theme.hairline)
        fill = with_alpha(theme.sunken, 1.0)
        edge = ctx.px(3 if self.over else 2 if self.mark else 1)
        surface.blit(plate(self.rect.size, ctx.px(8), fill, fill, with_alpha(rim, 1.0), edge), self.rect)
        if self.mark in (TARGET, LEGAL):
            _draw_corners(ctx, surface, self.rect, rim)
        super().draw(ctx, surface)

    def spoken(self) -> str:
        return f"{super().spoken()}. {self.tip}" if self.tip else super().spoken()


def _tall(picture: ArtView, name: str, note: str, state: Sequence[Widget], signs: Sequence[Widget]) -> Widget:
    rows: list[Widget] = [Wrap(signs, gap=3, align="center")] if signs else []
    rows += [_Centred(picture), Paragraph(name, NAME, align="center")]
    if note:
        rows.append(Paragraph(note, NOTE, align="center"))
    rows += [Wrap(state, gap=4, align="center")] if state else []
    return Column(rows, gap=2)


def _flat(picture: ArtView, name: str, note: str, state: Sequence[Widget], signs: Sequence[Widget]) -> Widget:
    words: list[Widget] = [Paragraph(name, STRONG)]
    if note:
        words.append(Paragraph(note, NOTE))
    words.append(Wrap([*state, *signs], gap=4))
    return Row([picture, Column(words, gap=2)], gap=6, flex={1: 1.0})


class _Centred(Column):
    """A picture in the middle of its column."""

    def __init__(self, picture: Widget) -> None:
        super().__init__([picture], align="center")


def _draw_corners(ctx: Context, surface: pygame.Surface, rect: pygame.Rect, colour: tuple[int, int, int]) -> None:
    """UX-35: what may be touched is not told by its hue alone."""
    long, edge = ctx.px(10), ctx.px(3)
    box = rect.inflate(ctx.px(4), ctx.px(4))
    for x, across in ((box.left, long), (box.right - edge, -long)):
        for y, down in ((box.top, long), (box.bottom - edge, -long)):
            pygame.draw.rect(surface, colour, pygame.Rect(min(x, x + across + edge * (across < 0)), y, long, edge))
            pygame.draw.rect(surface, colour, pygame.Rect(x, min(y, y + down + edge * (down < 0)), edge, long))


class WreckView(Row):
    """What a side has lost of one kind: a dark hull, and how many."""

    def __init__(self, picture: ArtView, words: str, id: str) -> None:
        super().__init__([picture, Paragraph(words, NOTE)], gap=4, flex={1: 1.0}, id=id)
