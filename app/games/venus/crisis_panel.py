"""Pages to be read at leisure, beside the planets they are about: crises, and the end of the game.

The table stays in sight, and what is still in motion goes on; a click anywhere, Enter or a digit turns the page.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from app.games.venus.crisis_words import Page
from app.table.seat_symbol import SeatSymbol
from app.ui.buttons import Button
from app.ui.colour import with_alpha
from app.ui.context import BODY, CAPS, DIM, STRONG, Context, Style
from app.ui.dialog import Panel
from app.ui.labels import Divider, Icon, Label, Paragraph
from app.ui.layout import Column, Container, Row, Space, Wrap
from app.ui.paint import ring
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from art.venus.pictures import crisis_picture

if TYPE_CHECKING:
    from app.games.venus.show import Show

WIDE = 780.0
MOST_HIGH = 0.62  # of the window
PICTURE = (184.0, 128.0)
PULSE_MS, BEATS = 1400.0, 2
HEAD = Style(size="lead", weight="semibold", role="brass_light")


def leaf(show: Show, page: Page) -> Widget:
    """One page as widgets."""
    title: list[Widget] = [Label(page.title, HEAD)]
    if page.subtitle:
        title = [Label(page.title, HEAD), Label(page.subtitle, CAPS, align="right")]
    made: list[Widget] = [Row(title, flex={0: 1.0}), Divider(plain=True)]
    role = "harm_text" if page.grave else "ink"
    made += [Paragraph(line, BODY.coloured(role) if place == 0 else STRONG.coloured(role), prefer=WIDE)
             for place, line in enumerate(page.lines)]  # fmt: skip
    made += [
        Row([SeatSymbol(seat, 22), Label(show.words.seat(seat), STRONG), Paragraph(text, prefer=WIDE)], flex={2: 1.0})
        for seat, text in page.rows
    ]
    made += [_level(show, planet, level, effect) for planet, level, effect in page.levels]
    text = Column(made, gap=6)
    ctx = show.kit.ctx
    if not page.picture or ctx.text_scale > 1.3 or ctx.size[0] < ctx.px(900):
        return text  # the words need the room
    return Row([Scenery(page.picture), text], flex={1: 1.0}, gap=16, align="top")


class Scenery(Widget):
    """What strikes a planet, as a picture."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def width(self, ctx: Context) -> int:
        return ctx.px(PICTURE[0])

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(PICTURE[1])

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        size = (self.rect.width, ctx.px(PICTURE[1]))
        surface.blit(crisis_picture(self._name, size, ctx.art), self.rect)
        surface.blit(ring(size, ctx.px(4), ctx.px(2), with_alpha(ctx.theme.brass, 0.9)), self.rect)


def _level(show: Show, planet: str, level: int, effect: str) -> Widget:
    """A planet with its level as signs, and what that means."""
    signs: list[Widget] = [Icon("warning", 15, "warn") for _ in range(level)]
    name = Label(show.words.planet(planet), STRONG)
    return Row([name, Row([*signs], gap=2), Paragraph(effect, DIM, prefer=WIDE)], flex={2: 1.0}, gap=10)


class Story(Container):
    """A layer over the table: a page at the edge that hides least, rings around what it is about."""

    light = True  # the table is not dimmed
    ticks = True

    def __init__(
        self,
        show: Show,
        page: Page,
        on_next: Callable[[], None],
        on_skip: Callable[[], None] | None = None,
        number: str = "",
    ) -> None:
        self.show, self.page = show, page
        self._next, self._skip = on_next, on_skip
        self._since: float | None = None
        say = show.words.say
        more = on_skip is not None
        go_on = Button(say("next" if more else "close"), on_next, kind="main", icon="next", id="default-next")
        buttons: list[Widget] = [go_on]
        if on_skip is not None:
            buttons = [Button(say("skip"), on_skip, icon="fast", id="skip"), go_on]
        self._buttons = [widget for widget in reversed(buttons) if isinstance(widget, Button)]
        self._scroll = ScrollArea(leaf(show, page), id="story", reading=False)
        low = Row([Label(number, DIM), Space(), Wrap(buttons, align="right")], flex={1: 1.0})
        self.panel = Panel(Column([self._scroll, low], gap=10, flex={0: 1.0}), solid=True, x=22, y=16)
        super().__init__([self.panel], id="story-layer")

    # --- layout

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, rect)
        margin = ctx.px(12)
        wide = min(rect.width - 2 * margin, ctx.px(WIDE * ctx.text_scale**0.6))
        high = min(round(rect.height * MOST_HIGH), self.panel.height(ctx, wide))
        place = pygame.Rect(0, 0, wide, high)
        place.midbottom = (rect.centerx, rect.bottom - margin)
        above = place.copy()
        above.top = self.show.kit.top.board.top + margin
        if self._hidden(above) < self._hidden(place):
            place = above
        self.panel.place(ctx, place)
        self._scroll.focusable = self._scroll.most > 0

    def _hidden(self, place: pygame.Rect) -> float:
        """How much of what the page is about it would cover."""
        areas = [place.clip(rect) for rect in self.show.worlds_at(self.page.planets)]
        return float(sum(area.width * area.height for area in areas))

    # --- input

    def target(self) -> bool:
        """A click beside the page turns it, too."""
        return True

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        if not self.panel.rect.collidepoint(pos):
            self._next()

    def on_digit(self, ctx: Context, digit: int) -> bool:
        if not 1 <= digit <= len(self._buttons):
            return False
        self._buttons[digit - 1].trigger(ctx)
        return True

    # --- drawing

    def tick(self, ctx: Context) -> bool:
        """The rings beat twice and then rest: a page may lie there for a long time."""
        self._since = ctx.clock if self._since is None else self._since
        beats = not ctx.reduced_motion and ctx.clock - self._since < BEATS * PULSE_MS
        moving = self.show.kit.timeline.moving() or self.show.kit.desk.performer.floats
        return beats or bool(moving)

    def _glow(self, ctx: Context) -> float:
        into = 0.0 if self._since is None else ctx.clock - self._since
        if ctx.reduced_motion or into >= BEATS * PULSE_MS:
            return 0.8
        return 0.6 + 0.3 * math.cos(into / PULSE_MS * 2 * math.pi)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        self.show.draw_motion(ctx, surface)
        tone = ctx.colour("harm" if self.page.grave else "warn")
        for rect in self.show.worlds_at(self.page.planets):
            _ring(ctx, surface, rect, with_alpha(tone, self._glow(ctx)))
        super().draw(ctx, surface)


def _ring(ctx: Context, surface: pygame.Surface, rect: pygame.Rect, colour: tuple[int, int, int, int]) -> None:
    box = rect.inflate(ctx.px(6), ctx.px(6))
    drawn = pygame.Surface(box.size, pygame.SRCALPHA)
    pygame.draw.ellipse(drawn, colour, drawn.get_rect(), ctx.px(4))
    surface.blit(drawn, box)
