"""The end as a scene: who won, large and by picture, and the story in three lines; the figures come afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from app.scenes.finished import Finished, heading_line, reason_line
from app.scenes.parts import SeatBadge
from app.scenes.pictured import MomentPicture, picture_of_seat
from app.scenes.story import StoryWords
from app.table.motion.sparks import glow
from app.table.motion.tween import ease_out
from app.ui.buttons import Button
from app.ui.context import BODY, DIM, LEAD, Context, Style
from app.ui.labels import Label, Paragraph
from app.ui.layout import Column, Pad, Row, Space
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.text.texts import Texts

COME_MS = 700.0
LEAST = 170  # height of a picture
ROOMY = 0.98  # of the window's height that it may take with the smallest picture
WON = Style(size="hero", weight="semibold", role="brass_light")
TOLD = 3  # lines of the story
WIDE = 780
STORY, LARGE_STORY = 52, 64  # side of a picture of the story


class Victors(Widget):
    """The winners side by side; they come nearer and stay in their light."""

    ticks = True

    def __init__(self, over: Finished, since: float) -> None:
        super().__init__()
        self._over, self._since = over, since
        self._drawn: dict[tuple[int, int], pygame.Surface] = {}
        self._moves = True

    @property
    def _count(self) -> int:
        return max(1, len(self._over.result.places[0]))

    def width(self, ctx: Context) -> int:
        return ctx.px(LEAST) * self._count

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(LEAST)

    def tick(self, ctx: Context) -> bool:
        moved, self._moves = self._moves, self._part(ctx) < 1
        return moved

    def _part(self, ctx: Context) -> float:
        return 1.0 if ctx.reduced_motion else min(1.0, (ctx.clock - self._since) / COME_MS)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        side, come = min(self.rect.height, self.rect.width // self._count), ease_out(max(0.0, self._part(ctx)))
        first = self._over.result.places[0]
        for place, seat in enumerate(first or (-1,)):
            middle = (self.rect.centerx + round((place - (len(first or (0,)) - 1) / 2) * side), self.rect.centery)
            glow(surface, middle, side * 1.5, come if self._over.people_won else come * 0.5)
            picture = self._picture(ctx, seat, round(side * 0.94))
            size = round(picture.get_width() * (0.8 + 0.2 * come)), round(picture.get_height() * (0.8 + 0.2 * come))
            shown = picture if come >= 1 else pygame.transform.smoothscale(picture, size)
            surface.blit(shown, shown.get_rect(center=middle))

    def _picture(self, ctx: Context, seat: int, side: int) -> pygame.Surface:
        if (seat, side) not in self._drawn:
            self._drawn[seat, side] = picture_of_seat(ctx, self._over, seat, side)
        return self._drawn[seat, side]


def finale(ctx: Context, over: Finished, since: float, go_on: Callable[[], None]) -> Widget:
    """The whole scene as a widget; the button leads to the figures. The picture takes all room that words leave."""
    for style, count in ((LEAD, TOLD), *((BODY, count) for count in range(TOLD, 0, -1))):
        whole = _scene(ctx, over, since, go_on, _told(ctx.texts, over, style)[:count])
        if whole.height(ctx, ctx.size[0]) <= ctx.size[1] * ROOMY:
            return whole
    return _scene(ctx, over, since, go_on, ())


def _scene(ctx: Context, over: Finished, since: float, go_on: Callable[[], None], lines: Sequence[Widget]) -> Widget:
    texts, first = ctx.texts, over.result.places[0]
    why = reason_line(texts, over)
    rows: list[Widget] = [Victors(over, since), Paragraph(heading_line(texts, over), WON, align="center")]
    if len(first) > 1:
        names = [Row([SeatBadge(seat, 34), Label(over.name(texts, seat), LEAD)], gap=10) for seat in first]
        rows.append(_centred(Row(names, gap=28)))
    if why:
        rows.append(Paragraph(why, DIM, align="center"))
    if lines:
        rows.append(_centred(Column(lines, gap=12)))  # the pictures below each other
    button = Button(texts("result-figures"), go_on, kind="main", icon="chart", size="lead", id="default-figures")
    return Pad(Column([*rows, _centred(button)], gap=12, flex={0: 1}), x=24, y=18, most=1000)


def _centred(widget: Widget) -> Widget:
    return Row([Space(), widget, Space()], flex={0: 1, 2: 1})


def _told(texts: Texts, over: Finished, style: Style) -> list[Widget]:
    """The turning points, each with its picture; large where there is room, to be read from further away."""
    words = StoryWords(texts, over)
    lines: list[Widget] = []
    for moment in over.story.moments[-TOLD:]:
        mark = MomentPicture(over, moment, STORY if style is BODY else LARGE_STORY)
        lines.append(Row([mark, Paragraph(words.sentence(moment), style, prefer=WIDE)], gap=12))
    return lines
