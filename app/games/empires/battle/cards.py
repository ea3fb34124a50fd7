"""A line of a fight as a card: counter, name, hull pips, badges, and the number that hits it; and wreckage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from app.games.empires.pages.rows import NOTE, ArtView, Touchable
from app.table.choose import CHOSEN, LEGAL, TARGET
from app.table.inscribe import put_tag
from app.ui.colour import with_alpha
from app.ui.context import Context, Style
from app.ui.labels import Paragraph
from app.ui.layout import Column, Container, Row, Wrap
from app.ui.paint import disc, draw_icon, plate
from app.ui.widget import Widget
from art.empires.styles import Owner

PIP, TAG, BADGE = 10.0, 24.0, 20.0  # logical pixels: across a hull pip, the height of the number to hit, a badge
MANY = 6  # a larger hull than this is told by a number
NAME = Style(size="small", weight="semibold")
ICONS = {
    "screened": "empires_cover", "cloaked": "eye_off", "protected": "armor", "shielded": "armor",
    "held": "lock", "idle": "clock", "stays": "empires_stay", "late": "clock",
    "supported": "plus", "captured": "lock", "fired": "used", "experience": "star",
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
        draw_icon(ctx, surface, ICONS[self.name], box.center, side * 2 // 3, ctx.theme.brass_light)


class LineCard(Touchable):
    """See the module. `foot`: its hull and the number to hit; `why`: how the numbers come about."""

    def __init__(
        self,
        picture: ArtView,
        name: str,
        note: str,
        badges: Sequence[Widget],
        foot: Sequence[Widget],
        action: Callable[[], None] | None,
        *,
        mark: str,
        why: Callable[[], str],
        id: str,
        line: int = -1,
    ) -> None:
        super().__init__(CardBody(picture, name, note, badges, foot), name, action, id)
        self._why, self.mark, self.line = why, mark, line
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

    def tooltip(self) -> str:
        return self._why()  # it is long, and seldom read

    def spoken(self) -> str:
        return f"{super().spoken()}. {self.tooltip()}"


class CardBody(Container):
    """The counter with its badges at both sides, the name below it, and at the foot hull and number to hit."""

    def __init__(
        self, picture: ArtView, name: str, note: str, badges: Sequence[Widget], foot: Sequence[Widget]
    ) -> None:
        rows: list[Widget] = [Paragraph(name, NAME, align="center")]
        if note:
            rows.append(Paragraph(note, NOTE, align="center"))
        rows += [Wrap(foot, gap=4, align="center")] if foot else []
        self._picture, self._words, self._badges = picture, Column(rows, gap=2), list(badges)
        super().__init__([picture, self._words, *badges])

    def width(self, ctx: Context) -> int:
        return self._picture.width(ctx) + 2 * ctx.px(BADGE)

    def height(self, ctx: Context, width: int) -> int:
        return self._high(ctx) + ctx.px(2) + self._words.height(ctx, width)

    def _high(self, ctx: Context) -> int:
        """Of the counter, or of the badges beside it."""
        rows = -(-len(self._badges) // 2)
        return max(self._picture.height(ctx, 0), rows * ctx.px(BADGE + 2))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        wide, high = self._picture.width(ctx), self._high(ctx)
        self._picture.place(ctx, pygame.Rect(rect.centerx - wide // 2, rect.y, wide, high))
        below = rect.y + high + ctx.px(2)
        self._words.place(ctx, pygame.Rect(rect.x, below, rect.width, rect.bottom - below))
        side = ctx.px(BADGE)
        for place, badge in enumerate(self._badges):
            x = rect.right - side if place % 2 else rect.x
            badge.place(ctx, pygame.Rect(x, rect.y + place // 2 * ctx.px(BADGE + 2), side, side))


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
