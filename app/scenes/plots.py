"""Simple plots for the statistics: bars with a value, dice against expectation, a line of results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from app.ui import lettering
from app.ui.colour import mix, with_alpha
from app.ui.context import BODY, DIM, STRONG, Context
from app.ui.paint import disc, draw_focus, plate
from app.ui.widget import TextMark, Widget
from art.seats import seat_symbol

BODY_TONE = "#F2E6CC"


class Bars(Widget):
    """Named horizontal bars from 0 to 1, each with its words at the right. With an `id` they can be reached by keys, so
    that they are read out."""

    def __init__(self, rows: Sequence[tuple[str, float, str]], *, id: str = "", title: str = "") -> None:
        super().__init__(id=id)
        self.focusable, self._title = bool(id), title
        self._rows = list(rows)
        self._marks: list[TextMark] = []

    def width(self, ctx: Context) -> int:
        return ctx.px(420)

    def _step(self, ctx: Context) -> int:
        return lettering.line_height(ctx, BODY) + ctx.px(14)

    def height(self, ctx: Context, width: int) -> int:
        return self._step(ctx) * len(self._rows)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        step = self._step(ctx)
        named = max((lettering.text_width(ctx, name, STRONG) for name, _, _ in self._rows), default=0)
        worded = max((lettering.text_width(ctx, words, DIM) for _, _, words in self._rows), default=0)
        self._name_width = min(named, round(rect.width * 0.34))
        self._word_width = min(worded, round(rect.width * 0.44))
        self._marks = []
        for place, (name, _, words) in enumerate(self._rows):
            y = rect.y + place * step
            left = pygame.Rect(rect.x, y, self._name_width, step)
            right = pygame.Rect(rect.right - self._word_width, y, self._word_width, step)
            for text, style, box in ((name, STRONG, left), (words, DIM, right)):
                shown = lettering.ellipsised(ctx, text, style, box.width)
                self._marks.append(TextMark(shown, box.inflate(0, -ctx.px(8)), box, shown != text, text))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, step = ctx.theme, self._step(ctx)
        gap = ctx.px(14)
        room = self.rect.width - self._name_width - self._word_width - 2 * gap
        for place, (_, share, _) in enumerate(self._rows):
            y = self.rect.y + place * step
            name, words = self._marks[2 * place], self._marks[2 * place + 1]
            drawn = lettering.line(ctx, name.text, STRONG)
            surface.blit(drawn, drawn.get_rect(midleft=(self.rect.x, y + step // 2)))
            drawn = lettering.line(ctx, words.text, DIM)
            surface.blit(drawn, drawn.get_rect(midright=(self.rect.right, y + step // 2)))
            rail = pygame.Rect(self.rect.x + self._name_width + gap, y + step // 2 - ctx.px(7), room, ctx.px(14))
            if rail.width > ctx.px(20):
                groove = with_alpha(theme.sunken, 1)
                surface.blit(plate(rail.size, ctx.px(7), groove, groove, with_alpha(theme.hairline, 0.4)), rail.topleft)
                wide = round(rail.width * max(0.0, min(1.0, share)))
                if wide >= ctx.px(14):
                    bar = plate(
                        (wide, rail.height), ctx.px(7), with_alpha(theme.brass_light, 1), with_alpha(theme.brass, 1)
                    )
                    surface.blit(bar, rail.topleft)
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, self.rect, ctx.px(8))

    def target(self) -> bool:
        return False

    def spoken(self) -> str:
        return self.tooltip()

    def marks(self) -> list[TextMark]:
        return [mark for mark in self._marks if mark.text]

    def tooltip(self) -> str:
        told = [self._title] if self._title else []
        return "\n".join([*told, *(f"{name}: {words}" for name, _, words in self._rows)])


class DicePlot(Widget):
    """How often each face fell; the line is what fair dice would show."""

    def __init__(self, counts: Sequence[int], tip: str = "") -> None:
        super().__init__(tip=tip)
        self._counts = list(counts)

    def width(self, ctx: Context) -> int:
        return ctx.px(46) * len(self._counts)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(150) + lettering.line_height(ctx, DIM) * 2

    def _column(self, ctx: Context) -> int:
        return min(ctx.px(80), self.rect.width // len(self._counts))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        from art.dice import die

        theme, line = ctx.theme, lettering.line_height(ctx, DIM)
        most = max(*self._counts, 1) * 1.12
        foot = ctx.px(34)
        room = pygame.Rect(self.rect.x, self.rect.y + line, self.rect.width, self.rect.height - line - foot)
        wide = self._column(ctx)
        for place, count in enumerate(self._counts):
            high = max(ctx.px(3), round(room.height * count / most))
            bar = pygame.Rect(room.x + place * wide + ctx.px(6), room.bottom - high, wide - ctx.px(12), high)
            surface.blit(
                plate(bar.size, ctx.px(4), with_alpha(theme.brass_light, 1), with_alpha(theme.brass, 1)), bar.topleft
            )
            drawn = lettering.line(ctx, str(count), STRONG, theme.on_brass if high > line * 2 else theme.ink)
            foot_y = room.bottom - ctx.px(4) if high > line * 2 else bar.top - ctx.px(2)
            surface.blit(drawn, drawn.get_rect(midbottom=(bar.centerx, foot_y)))
            if len(self._counts) == 6:
                face = die(ctx.px(30), ctx.art, body=BODY_TONE, face=place + 1)
                surface.blit(face, face.get_rect(midtop=(bar.centerx, room.bottom + ctx.px(5))))
            else:
                drawn = lettering.line(ctx, str(place + 1), STRONG)
                surface.blit(drawn, drawn.get_rect(midtop=(bar.centerx, room.bottom + ctx.px(5))))
        y = room.bottom - round(room.height * sum(self._counts) / len(self._counts) / most)
        pygame.draw.line(surface, theme.legal, (room.x, y), (room.x + wide * len(self._counts), y), max(2, ctx.px(2)))


class ResultLine(Widget):
    """Places of the latest games from left to right: high is good."""

    def __init__(self, places: Sequence[tuple[int, int]], tip: str = "") -> None:
        super().__init__(tip=tip)
        self._places = list(places)  # place and number of seats

    def width(self, ctx: Context) -> int:
        return ctx.px(420)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(110)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        room = self.rect.inflate(-ctx.px(16), -ctx.px(20))
        for share in (0.0, 0.5, 1.0):
            y = room.y + round(room.height * share)
            pygame.draw.line(surface, mix(theme.hairline, theme.panel, 0.7), (room.x, y), (room.right, y))
        step = room.width / max(1, len(self._places) - 1)
        dots = [
            (room.x + round(step * number), room.y + round(room.height * (place - 1) / max(1, seats - 1)))
            for number, (place, seats) in enumerate(self._places)
        ]
        if len(dots) > 1:
            pygame.draw.aalines(surface, theme.brass, False, dots)
        for (x, y), (place, _) in zip(dots, self._places, strict=True):
            radius = ctx.px(6 if place == 1 else 4)
            tint = theme.chosen if place == 1 else theme.brass_light
            surface.blit(disc(radius, with_alpha(tint, 1)), (x - radius, y - radius))


class CoursePlot(Widget):
    """How something went for each seat from turn to turn: a line in its colour, its symbol at the end."""

    def __init__(self, course: Sequence[Sequence[int]], tip: str = "") -> None:
        super().__init__(tip=tip)
        self._course = {seat: list(enumerate(each)) for seat, each in enumerate(course)}

    def width(self, ctx: Context) -> int:
        return ctx.px(460)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(150)

    def _points(self, room: pygame.Rect, values: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        low, high = self._span()
        step = room.width / max(1, max(turn for each in self._course.values() for turn, _ in each))
        return [
            (room.x + round(step * turn), room.bottom - round(room.height * (value - low) / (high - low)))
            for turn, value in values
        ]

    def _span(self) -> tuple[int, int]:
        """The lowest and the highest value of the scale: it has 0, and debts below it."""
        values = [value for each in self._course.values() for _, value in each]
        return min([0, *values]), max([1, *values])

    def _unit(self, value: int) -> str:
        return str(value)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, size = ctx.theme, ctx.px(20)
        low, high = self._span()
        label = lettering.line(ctx, max(map(self._unit, (low, high)), key=len), DIM)
        room = self.rect.inflate(-2 * size, -2 * size)
        room.left, room.width = room.left + label.get_width(), room.width - label.get_width()
        marks = (high, 0, low) if low else (high, None, 0)
        for value in marks:
            share = 0.5 if value is None else (high - value) / (high - low)
            y = room.y + round(room.height * share)
            pygame.draw.line(surface, mix(theme.hairline, theme.panel, 0.6), (room.x, y), (room.right, y))
            if value is not None:
                drawn = lettering.line(ctx, self._unit(value), DIM)
                surface.blit(drawn, drawn.get_rect(midright=(room.x - ctx.px(8), y)))
        ends: list[int] = []
        for seat, values in sorted(self._course.items(), key=lambda each: each[1][-1][1]):  # the lowest first
            colour = ctx.seats[seat].colour
            dots = self._points(room, values)
            if len(dots) > 1:
                pygame.draw.lines(surface, colour, False, dots, max(2, ctx.px(3)))
            self._mark(ctx, surface, values, dots)
            x, y = dots[-1]
            while any(abs(y - other) < size for other in ends):  # symbols of equal colonies stand above each other
                y -= size
            ends.append(y)
            drawn = seat_symbol(size, ctx.art, seat=seat, colour="#{:02X}{:02X}{:02X}".format(*colour))
            surface.blit(drawn, drawn.get_rect(center=(x + size // 2 + ctx.px(4), y)))

    def _mark(
        self, ctx: Context, surface: pygame.Surface, values: Sequence[tuple[int, int]], dots: Sequence[tuple[int, int]]
    ) -> None:
        """Nothing stands out."""


class ChancePlot(CoursePlot):
    """How likely seats were to win, in percent, from answer to answer; turning points are discs, the present one large.

    A line goes from (answers given, chance) to the next; marks are numbers of answers.
    """

    def __init__(
        self,
        lines: Mapping[int, Sequence[tuple[int, float]]],
        tip: str = "",
        marks: Sequence[int] = (),
        at: int = -1,
        low: bool = False,
    ) -> None:
        super().__init__((), tip)
        self._course = {
            seat: [(given, round(100 * chance)) for given, chance in line] for seat, line in lines.items() if line
        }
        self._marks, self._at, self._low = marks, at, low

    def width(self, ctx: Context) -> int:
        return ctx.px(300 if self._low else 460)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(110 if self._low else 150)

    def _span(self) -> tuple[int, int]:
        return 0, 100

    def _unit(self, value: int) -> str:
        return f"{value}%"

    def _mark(
        self, ctx: Context, surface: pygame.Surface, values: Sequence[tuple[int, int]], dots: Sequence[tuple[int, int]]
    ) -> None:
        for mark in self._marks:
            near = min(range(len(values)), key=lambda i: abs(values[i][0] - mark))
            radius = ctx.px(7 if mark == self._at else 4)
            tint = with_alpha(ctx.theme.chosen if mark == self._at else ctx.theme.brass_light, 1)
            surface.blit(disc(radius, tint), (dots[near][0] - radius, dots[near][1] - radius))


class TrendPlot(Widget):
    """A figure from game to game, with both axes labelled, and lines at figures that have a name.

    Said in words for whoever cannot see it; `said` is that sentence.
    """

    focusable = True

    def __init__(
        self,
        values: Sequence[float],
        low: float,
        high: float,
        *,
        said: str,
        across: str,
        named: Sequence[tuple[float, str]] = (),
        percent: bool = False,
        id: str = "",
    ) -> None:
        super().__init__(id=id, tip=said)
        self._values, self._low, self._high = list(values), low, high
        self._across, self._named, self._percent = across, list(named), percent
        self._marks: list[TextMark] = []

    def width(self, ctx: Context) -> int:
        return ctx.px(420)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(140) + 2 * lettering.line_height(ctx, DIM)

    def target(self) -> bool:
        return False

    def _label(self, value: float) -> str:
        return f"{round(100 * value)}\N{NO-BREAK SPACE}%" if self._percent else str(round(value))

    def _levels(self) -> list[float]:
        """The figures at the upright axis."""
        step = (self._high - self._low) / 4
        return [self._low + number * step for number in range(5)]

    def _room(self, ctx: Context) -> pygame.Rect:
        """The plot itself, between its labels."""
        line = lettering.line_height(ctx, DIM)
        left = max(lettering.text_width(ctx, self._label(value), DIM) for value in self._levels()) + ctx.px(10)
        right = max((lettering.text_width(ctx, name, DIM) for _, name in self._named), default=0) + ctx.px(12)
        return pygame.Rect(
            self.rect.x + left,
            self.rect.y + line // 2,
            max(ctx.px(40), self.rect.width - left - right),
            self.rect.height - line // 2 - 2 * line,
        )

    def _y(self, room: pygame.Rect, value: float) -> int:
        return room.bottom - round(room.height * (value - self._low) / ((self._high - self._low) or 1))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        room, line = self._room(ctx), lettering.line_height(ctx, DIM)
        last, below = str(len(self._values)), room.bottom + line // 2 + ctx.px(3)
        spots = [
            (self._label(value), "midright", (room.x - ctx.px(8), self._y(room, value))) for value in self._levels()
        ]
        spots += [("1", "center", (room.x, below)), (last, "center", (room.right, below))]
        spots[-2:] = spots[-2:] if len(self._values) > 1 else spots[-2:-1]
        spots.append((self._across, "midtop", (room.centerx, below + line // 2)))
        free: list[int] = []
        for value, name in sorted(self._named, reverse=True):
            y = self._y(room, value)
            y = max(y, free[-1] + line) if free else y
            free.append(y)
            spots.append((name, "midleft", (room.right + ctx.px(10), y)))
        self._marks = []
        for text, anchor, at in spots:
            box = pygame.Rect((0, 0), (lettering.text_width(ctx, text, DIM), ctx.font(DIM).get_height()))
            setattr(box, anchor, at)
            self._marks.append(TextMark(text, box, self.rect.inflate(ctx.px(24), ctx.px(12))))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, room = ctx.theme, self._room(ctx)
        for value in self._levels():
            y = self._y(room, value)
            pygame.draw.line(surface, mix(theme.hairline, theme.panel, 0.7), (room.x, y), (room.right, y))
        for value, _ in self._named:
            y = self._y(room, value)
            for x in range(room.x, room.right, ctx.px(10)):
                pygame.draw.line(surface, theme.legal, (x, y), (min(room.right, x + ctx.px(5)), y), max(1, ctx.px(1)))
        pygame.draw.line(surface, theme.ink_dim, room.topleft, room.bottomleft)
        pygame.draw.line(surface, theme.ink_dim, room.bottomleft, room.bottomright)
        step = room.width / max(1, len(self._values) - 1)
        dots = [(room.x + round(step * number), self._y(room, value)) for number, value in enumerate(self._values)]
        ink = theme.brass_light
        if len(dots) > 1:
            pygame.draw.lines(surface, ink, False, dots, max(2, ctx.px(2)))
        for x, y in dots[-1:] if len(dots) > 40 else dots:
            surface.blit(disc(ctx.px(3), with_alpha(ink, 1)), (x - ctx.px(3), y - ctx.px(3)))
        for mark in self._marks:
            surface.blit(lettering.line(ctx, mark.text, DIM), mark.rect)
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, self.rect, ctx.px(8))

    def marks(self) -> list[TextMark]:
        return [mark for mark in self._marks if mark.text]

    def spoken(self) -> str:
        return self.tip
