"""A line of a fight as a card: counter, name, hull pips, badges, and the number that hits it; and wreckage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from app.games.empires.pages.rows import NOTE, Touchable
from app.table.choose import CHOSEN, LEGAL, TARGET
from app.table.inscribe import put_tag
from app.ui.colour import with_alpha
from app.ui.context import Context, Style
from app.ui.labels import Label, Paragraph
from app.ui.layout import Column, Container, Row, Wrap
from app.ui.paint import disc, draw_icon, plate
from app.ui.widget import Widget
from art.empires.styles import Owner

PIP, TAG, BADGE = 10.0, 24.0, 20.0  # logical pixels: across a hull pip, the height of the number to hit, a badge
MANY = 6  # a larger hull than this is told by a number
WORDS_BESIDE, NUMBERS = 60.0, 98.0  # logical pixels, at least, at the right of a counter: words, a number to change
NAME = Style(size="small", weight="semibold")
GONE = Style(size="small", role="ink_dim")
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


class CardShape(NamedTuple):
    """How a card is laid: the width of its counter in logical pixels; flat: its words stand beside that, not below."""

    wide: float
    flat: bool

    def least(self, ctx: Context, numbers: bool) -> int:
        """How wide a card must be; with numbers to be changed on it?"""
        counter = round(ctx.px(self.wide) * float(ctx.text_scale**0.5))
        words = ctx.px((NUMBERS if numbers else WORDS_BESIDE) * ctx.text_scale**0.8)
        return (counter + words if self.flat else max(counter + 2 * ctx.px(BADGE), words)) + ctx.px(8)


class CardParts(NamedTuple):
    """What is on a card. `hull`: its pips; `foot`: the number to hit it, controls."""

    picture: Widget
    name: str
    note: str = ""
    badges: Sequence[Widget] = ()
    hull: Widget | None = None
    foot: Sequence[Widget] = ()


class LineCard(Touchable):
    """See the module. `why`: how the numbers come about; `faint`: it is no longer there."""

    def __init__(
        self,
        parts: CardParts,
        shape: CardShape,
        action: Callable[[], None] | None,
        *,
        mark: str,
        why: Callable[[], str],
        id: str,
        line: int = -1,
        faint: bool = False,
    ) -> None:
        side = "left" if shape.flat else "center"
        called = Paragraph(parts.name, GONE if faint else NAME, align=side)
        words: list[Widget] = [called, *([Paragraph(parts.note, NOTE, align=side)] if parts.note else [])]
        body = FlatBody if shape.flat else CardBody
        super().__init__(body(parts, words), parts.name, action, id)
        self._why, self.mark, self.line, self._faint = why, mark, line, faint
        self.over = False  # something is held over it that may be dropped there

    def target(self) -> bool:
        return True  # also for its tooltip

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        rims = {CHOSEN: theme.chosen, TARGET: theme.harm, LEGAL: theme.legal}
        rim = theme.chosen if self.over else rims.get(self.mark, theme.hairline)
        fill = with_alpha(theme.sunken, 0.4 if self._faint else 1.0)
        edge = ctx.px(3 if self.over else 2 if self.mark else 1)
        line = with_alpha(rim, 0.35 if self._faint else 1.0)
        surface.blit(plate(self.rect.size, ctx.px(8), fill, fill, line, edge), self.rect)
        if self.mark in (TARGET, LEGAL):
            _draw_corners(ctx, surface, self.rect, rim)
        super().draw(ctx, surface)

    def tooltip(self) -> str:
        return self._why()  # it is long, and seldom read

    def spoken(self) -> str:
        return f"{super().spoken()}. {self.tooltip()}"


class CardBody(Container):
    """The counter with its badges at both sides, the name below it, and at the foot hull and number to hit."""

    def __init__(self, parts: CardParts, words: Sequence[Widget]) -> None:
        low = [widget for widget in (parts.hull, *parts.foot) if isinstance(widget, (Pips, NeedTag))]
        rows: list[Widget] = [*words, *([Wrap(low, gap=4, align="center")] if low else [])]
        others = [widget for widget in parts.foot if widget not in low]
        rows += [Column(others, gap=2, align="center")] if others else []
        self._picture, self._words, self._badges = parts.picture, Column(rows, gap=2), list(parts.badges)
        super().__init__([self._picture, self._words, *self._badges])

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
        top = rect.y + max(0, rect.height - self.height(ctx, rect.width)) // 2
        self._picture.place(ctx, pygame.Rect(rect.centerx - wide // 2, top, wide, high))
        below = top + high + ctx.px(2)
        self._words.place(ctx, pygame.Rect(rect.x, below, rect.width, rect.bottom - below))
        side = ctx.px(BADGE)
        for place, badge in enumerate(self._badges):
            x = rect.right - side if place % 2 else rect.x
            badge.place(ctx, pygame.Rect(x, rect.y + place // 2 * ctx.px(BADGE + 2), side, side))


class FlatBody(Container):
    """The counter at the left with its hull below it; at the right its name, the number to hit, and badges."""

    def __init__(self, parts: CardParts, words: Sequence[Widget]) -> None:
        name, *notes = words
        signs = [widget for widget in parts.foot if isinstance(widget, NeedTag)]
        controls = [widget for widget in parts.foot if widget not in signs]
        others = [widget if isinstance(widget, Paragraph) else Row([widget]) for widget in controls]  # below the name
        head = Row([name, *parts.badges], gap=2, align="top", flex={0: 1.0}) if parts.badges else name
        beside = Column([head, *notes, *map(Row, ([sign] for sign in signs)), *others], gap=2)
        self._ways = [beside]
        if parts.badges:  # a name has all the width
            self._ways.insert(0, Column([*words, Wrap([*signs, *parts.badges], gap=4), *others], gap=2))
        self._picture, self._hull, self._words = parts.picture, parts.hull, self._ways[0]
        super().__init__([self._picture, *([self._hull] if self._hull is not None else [])])
        self.adopt(*self._ways)

    def children(self) -> Sequence[Widget]:
        return [*self._children, self._words]

    def _way(self, ctx: Context, width: int, high: int) -> Column:
        """Badges stand below the name where there is room for that; without room for either, what is lower."""
        lowest = min(self._ways, key=lambda way: way.height(ctx, width))
        return next((way for way in self._ways if way.height(ctx, width) <= high), lowest)

    def _left(self, ctx: Context) -> int:
        hull = self._hull.width(ctx) if self._hull is not None else 0
        return max(self._picture.width(ctx), hull) + ctx.px(4)

    def _low(self, ctx: Context) -> int:
        """How high the hull is."""
        return self._hull.height(ctx, 0) if self._hull is not None else 0

    def width(self, ctx: Context) -> int:
        return self._left(ctx) + self._words.width(ctx)

    def height(self, ctx: Context, width: int) -> int:
        wide = width - self._left(ctx)
        words = min(way.height(ctx, wide) for way in self._ways)
        return max(self._picture.height(ctx, 0) + self._low(ctx), words)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        left, high, low = self._left(ctx), self._picture.height(ctx, 0), self._low(ctx)
        top = rect.y + max(0, rect.height - high - low) // 2
        self._picture.place(ctx, pygame.Rect(rect.x, top, left - ctx.px(4), high))
        if self._hull is not None:
            wide = self._hull.width(ctx)
            self._hull.place(ctx, pygame.Rect(rect.x + (left - ctx.px(4) - wide) // 2, top + high, wide, low))
        self._words = self._way(ctx, rect.width - left, rect.height)
        words = self._words.height(ctx, rect.width - left)
        y = rect.y + max(0, rect.height - words) // 2
        self._words.place(ctx, pygame.Rect(rect.x + left, y, rect.width - left, words))


def _draw_corners(ctx: Context, surface: pygame.Surface, rect: pygame.Rect, colour: tuple[int, int, int]) -> None:
    """UX-35: what may be touched is not told by its hue alone."""
    long, edge = ctx.px(10), ctx.px(3)
    box = rect.inflate(ctx.px(4), ctx.px(4))
    for x, across in ((box.left, long), (box.right - edge, -long)):
        for y, down in ((box.top, long), (box.bottom - edge, -long)):
            pygame.draw.rect(surface, colour, pygame.Rect(min(x, x + across + edge * (across < 0)), y, long, edge))
            pygame.draw.rect(surface, colour, pygame.Rect(x, min(y, y + down + edge * (down < 0)), edge, long))


class WreckView(Row):
    """What a side has lost of one kind: a dark hull, and how many if there are several."""

    def __init__(self, picture: Widget, count: int, words: str, id: str) -> None:
        some: list[Widget] = [Label(str(count), NOTE)] if count > 1 else []
        super().__init__([picture, *some], gap=0, id=id)
        self.tip = words

    def target(self) -> bool:
        return True

    def spoken(self) -> str:
        return self.tip
