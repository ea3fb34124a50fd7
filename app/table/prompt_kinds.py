"""The controls of the prompt bar for numbers and orders; options and toggles are plain buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from app.ui import lettering
from app.ui.colour import mix, with_alpha
from app.ui.context import STRONG, Context, Style
from app.ui.dialog import host_of
from app.ui.focus import focusables, region_of
from app.ui.paint import draw_focus, draw_icon, plate
from app.ui.widget import TARGET, TextMark, Widget

SMALL = Style(size="small", weight="medium")


def walk(widget: Widget, step: int) -> bool:
    """Move the focus to the next or previous control of the bar."""
    host = host_of(widget)
    if host is None:
        return False
    home = region_of(widget, host.top.root)
    beside = focusables(home)
    place = beside.index(widget) + step
    if not 0 <= place < len(beside):
        return False
    host.focus_on(beside[place])
    return True


class Stepper(Widget):
    """[−] number [+], with a name; arrow and digit keys change it, too."""

    focusable = True

    def __init__(
        self,
        name: str,
        value: Callable[[], int],
        span: Callable[[], tuple[int, int]],
        change: Callable[[int], None],
        done: Callable[[], bool],
        *,
        id: str = "",
    ) -> None:
        super().__init__(id=id, tip="")
        self.name, self._value, self._span, self._change, self._done = name, value, span, change, done
        self._cut = False  # its name does not fit beside it

    def _cell(self, ctx: Context) -> int:
        return max(ctx.px(TARGET), ctx.em(1.9))

    def _number_width(self, ctx: Context) -> int:
        widest = str(max(abs(self._span()[1]), abs(self._value()), 10))
        return lettering.text_width(ctx, widest, STRONG) + ctx.px(14)

    def width(self, ctx: Context) -> int:
        name = lettering.text_width(ctx, self.name, SMALL) + ctx.px(10) if self.name else 0
        return name + 2 * self._cell(ctx) + self._number_width(ctx) + ctx.px(8)

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(40), self._cell(ctx) + ctx.px(4))

    def _parts(self, ctx: Context) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        cell = self._cell(ctx)
        plus = pygame.Rect(self.rect.right - cell, self.rect.centery - cell // 2, cell, cell)
        number = pygame.Rect(plus.x - self._number_width(ctx), plus.y, self._number_width(ctx), cell)
        return pygame.Rect(number.x - cell, plus.y, cell, cell), number, plus

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        minus, _, plus = self._parts(ctx)
        if minus.collidepoint(pos):
            self._change(self._value() - 1)
        elif plus.collidepoint(pos):
            self._change(self._value() + 1)

    def on_wheel(self, ctx: Context, steps: int) -> bool:
        before = self._value()
        self._change(before + steps)
        return True

    def on_act(self, ctx: Context, action: str) -> bool:
        """Left and right change the number, up and down move the focus, Enter confirms."""
        if action in ("up", "down"):
            return walk(self, 1 if action == "down" else -1)
        if action == "confirm":
            return self._done()
        if action not in ("left", "right"):
            return False
        low, high = self._span()
        wanted = self._value() + (1 if action == "right" else -1)
        if low <= wanted <= high:
            self._change(wanted)
        return True

    def on_digit(self, ctx: Context, digit: int) -> bool:
        low, high = self._span()
        if low <= digit <= high:
            self._change(digit)
            return True
        return False

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        minus, number, plus = self._parts(ctx)
        groove = with_alpha(theme.sunken, 1)
        whole = minus.union(plus)
        surface.blit(plate(whole.size, ctx.px(10), groove, groove, with_alpha(theme.brass, 0.6), ctx.px(1)), whole)
        low, high = self._span()
        for rect, icon, able in ((minus, "minus", self._value() > low), (plus, "plus", self._value() < high)):
            tint = theme.brass_light if able else mix(theme.ink_dim, theme.sunken, 0.6)
            draw_icon(ctx, surface, icon, rect.center, round(rect.height * 0.5), tint)
        drawn = lettering.line(ctx, str(self._value()), STRONG, theme.ink)
        surface.blit(drawn, drawn.get_rect(center=number.center))
        if self.name:
            text = lettering.line(ctx, self._shown(ctx), SMALL, theme.ink_dim)
            surface.blit(text, text.get_rect(midright=(minus.x - ctx.px(8), self.rect.centery)))
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, whole, ctx.px(10))

    def _shown(self, ctx: Context) -> str:
        room = self.rect.width - 2 * self._cell(ctx) - self._number_width(ctx) - ctx.px(10)
        shown = lettering.ellipsised(ctx, self.name, SMALL, max(ctx.px(16), room))
        self._cut = shown != self.name
        return shown

    def tooltip(self) -> str:
        """What stands beside it in full need not be said again over what lies above it."""
        return self.name if self._cut else ""

    def spoken(self) -> str:
        return f"{self.name} {self._value()}"


class OrderRow(Widget):
    """Items to be put in order: by dragging, or by picking one up with Enter and moving it with the arrows."""

    focusable = True

    def __init__(
        self, names: Callable[[], Sequence[str]], move: Callable[[int, int], None], *, id: str = "", tip: str = ""
    ) -> None:
        super().__init__(id=id, tip=tip)
        self._names, self._move = names, move
        self.cursor = 0
        self.taken = False
        self._held: int | None = None

    def _widths(self, ctx: Context) -> list[int]:
        return [
            lettering.text_width(ctx, f"{n}. {name}", SMALL) + ctx.px(24) for n, name in enumerate(self._names(), 1)
        ]

    def width(self, ctx: Context) -> int:
        return sum(self._widths(ctx)) + ctx.px(8) * max(0, len(self._names()) - 1)

    def _row_height(self, ctx: Context) -> int:
        return max(ctx.px(36), ctx.em(2.1))

    def _cells(self, ctx: Context, width: int) -> list[pygame.Rect]:
        x = y = 0
        cells = []
        high = self._row_height(ctx)
        for wide in self._widths(ctx):
            wide = min(wide, width)
            if x and x + wide > width:
                x, y = 0, y + high + ctx.px(8)
            cells.append(pygame.Rect(x, y, wide, high))
            x += wide + ctx.px(8)
        return cells

    def height(self, ctx: Context, width: int) -> int:
        cells = self._cells(ctx, width)
        return cells[-1].bottom if cells else 0

    def _at(self, ctx: Context, pos: tuple[int, int]) -> int | None:
        cells = [cell.move(self.rect.topleft) for cell in self._cells(ctx, self.rect.width)]
        return next((place for place, cell in enumerate(cells) if cell.collidepoint(pos)), None)

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._held = self._at(ctx, pos)
        if self._held is not None:
            self.cursor = self._held

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        to = self._at(ctx, pos)
        if self._held is not None and to is not None and to != self._held:
            self._move(self._held, to)
            self._held = self.cursor = to

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._held = None

    def on_act(self, ctx: Context, action: str) -> bool:
        if action in ("up", "down"):
            return walk(self, 1 if action == "down" else -1)
        if action == "confirm":
            self.taken = not self.taken
            return True
        if action not in ("left", "right"):
            return False
        to = self.cursor + (1 if action == "right" else -1)
        if not 0 <= to < len(self._names()):
            return self.taken
        if self.taken:
            self._move(self.cursor, to)
        self.cursor = to
        return True

    def on_focus(self, ctx: Context, focused: bool) -> None:
        super().on_focus(ctx, focused)
        if not focused:
            self.taken = False

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        for place, (cell, name) in enumerate(zip(self._cells(ctx, self.rect.width), self._names(), strict=True)):
            rect = cell.move(self.rect.topleft)
            here = place == self.cursor and self.focused
            taken = here and (self.taken or self._held is not None)
            base = mix(theme.raised, theme.chosen, 0.3) if taken else theme.raised
            rim = with_alpha(theme.chosen if taken else theme.brass, 1.0 if here else 0.55)
            fill = with_alpha(base, 1)
            surface.blit(plate(rect.size, ctx.px(10), fill, fill, rim, ctx.px(2 if here else 1)), rect)
            text = lettering.ellipsised(ctx, f"{place + 1}. {name}", SMALL, rect.width - ctx.px(12))
            drawn = lettering.line(ctx, text, SMALL, theme.ink)
            surface.blit(drawn, drawn.get_rect(center=rect.center))
            if here and ctx.device != "mouse":
                draw_focus(ctx, surface, rect, ctx.px(10))

    def marks(self) -> list[TextMark]:
        return []

    def spoken(self) -> str:
        return ", ".join(self._names())
