"""Controls that change a value at once: toggle, choice, slider."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from app.ui import lettering
from app.ui.buttons import Pressable
from app.ui.colour import mix, with_alpha
from app.ui.context import BODY, STRONG, Context, Style
from app.ui.dialog import PopupList, host_of
from app.ui.labels import Label
from app.ui.paint import disc, draw_focus, draw_icon, draw_shadow, plate
from app.ui.widget import TARGET, TextMark, Widget


class Toggle(Pressable):
    """On or off: the knob's side and its tick say it, not only the colour."""

    valued = True

    def __init__(self, value: bool, on_change: Callable[[bool], None], *, id: str = "", tip: str = "") -> None:
        super().__init__(self._flip, id=id, tip=tip)
        self.value, self._on_change = value, on_change
        self.radius = 16

    def _flip(self) -> None:
        self.value = not self.value
        self._on_change(self.value)

    def on_act(self, ctx: Context, action: str) -> bool:
        if action in ("left", "right") and self.value is (action == "left"):
            self._flip()
            return True
        return super().on_act(ctx, action)

    def width(self, ctx: Context) -> int:
        return round(ctx.px(60) * float(ctx.text_scale**0.4))

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(TARGET), round(ctx.px(32) * float(ctx.text_scale**0.4)))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, rect = ctx.theme, self.rect
        radius = rect.height // 2
        fill = mix(theme.sunken, theme.brass, 0.75) if self.value else theme.sunken
        rim = with_alpha(theme.brass, 0.95 if self.hot or self.value else 0.55)
        face = with_alpha(fill, 1)
        surface.blit(plate(rect.size, radius, face, face, rim, ctx.px(1)), rect.topleft)
        knob = radius - ctx.px(4)
        x = rect.right - radius if self.value else rect.left + radius
        light = theme.ink if theme.dark else theme.panel
        colour = light if self.value else mix(theme.ink_dim, theme.sunken, 0.2)
        surface.blit(disc(knob, with_alpha(colour, 1)), (x - knob, rect.centery - knob))
        sign = "check" if self.value else "minus"
        ink = theme.on_brass if self.value and theme.dark else theme.ink if self.value else theme.sunken
        draw_icon(ctx, surface, sign, (x, rect.centery), round(knob * 1.2), ink)
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, rect, radius)


class NameOf(Label):
    """The words beside a toggle: a click on them flips it, as everybody tries first."""

    def __init__(self, toggle: Toggle, text: str, style: Style = BODY) -> None:
        super().__init__(text, style)
        self._toggle = toggle

    def target(self) -> bool:
        return True

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._toggle.on_click(ctx, pos)


class Picker(Widget):
    """One of several values: segments side by side where they fit, otherwise a field that opens a list."""

    focusable = valued = True

    def __init__(
        self,
        options: Sequence[tuple[object, str]],
        value: object,
        on_change: Callable[[object], None],
        *,
        id: str = "",
        tip: str = "",
        drop: bool = False,
    ) -> None:
        super().__init__(id=id, tip=tip)
        self.options, self.value, self._on_change, self.drop = list(options), value, on_change, drop
        self._cells: list[pygame.Rect] = []
        self._closed = ""
        self._closed_rect = pygame.Rect(0, 0, 0, 0)
        self._under: int | None = None

    # --- sizes

    def _cell_widths(self, ctx: Context) -> list[int]:
        pad = ctx.px(28)
        least = ctx.px(44)
        return [max(least, lettering.text_width(ctx, label, STRONG) + pad) for _, label in self.options]

    def _closed_width(self, ctx: Context) -> int:
        widest = max((lettering.text_width(ctx, label, STRONG) for _, label in self.options), default=0)
        return widest + ctx.px(56)

    def segmented(self, ctx: Context, width: int) -> bool:
        return not self.drop and sum(self._cell_widths(ctx)) + ctx.px(6) <= width

    def width(self, ctx: Context) -> int:
        whole = sum(self._cell_widths(ctx)) + ctx.px(6)
        return whole if not self.drop and whole <= ctx.px(480) else self._closed_width(ctx)

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(40), lettering.line_height(ctx, STRONG) + ctx.px(18))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._cells = []
        if not self.segmented(ctx, rect.width):
            label = self.options[self.index()][1]
            self._closed = lettering.ellipsised(ctx, label, STRONG, rect.width - ctx.px(52))
            size = (lettering.text_width(ctx, self._closed, STRONG), ctx.font(STRONG).get_height())
            self._closed_rect = pygame.Rect((0, 0), size)
            self._closed_rect.midleft = (rect.x + ctx.px(14), rect.centery)
            return
        x = rect.x + ctx.px(3)
        for wide in self._cell_widths(ctx):
            self._cells.append(pygame.Rect(x, rect.y + ctx.px(3), wide, rect.height - 2 * ctx.px(3)))
            x += wide
        self.rect.width = x + ctx.px(3) - rect.x

    # --- behaviour

    def index(self) -> int:
        return next((place for place, (value, _) in enumerate(self.options) if value == self.value), 0)

    def choose(self, index: int) -> None:
        value = self.options[index][0]
        if value != self.value:
            self.value = value
            self._on_change(value)

    def on_act(self, ctx: Context, action: str) -> bool:
        if action in ("left", "right"):
            index = self.index() + (1 if action == "right" else -1)
            if 0 <= index < len(self.options):
                self.choose(index)
                return True
            return False
        if action == "confirm":
            if self._cells:
                self.choose((self.index() + 1) % len(self.options))
            else:
                self._open()
            return True
        return False

    def on_digit(self, ctx: Context, digit: int) -> bool:
        if not 1 <= digit <= len(self.options):
            return False
        self.choose(digit - 1)
        return True

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._under = next((i for i, cell in enumerate(self._cells) if cell.collidepoint(pos)), None)

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        if not self._cells:
            self._open()
        elif self._under is not None and self._cells[self._under].collidepoint(pos):
            self.choose(self._under)

    def _open(self) -> None:
        host = host_of(self)
        if host:
            labels = [label for _, label in self.options]
            host.open(PopupList(self.rect, labels, self.index(), self.choose))

    # --- drawing

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, rect = ctx.theme, self.rect
        radius = ctx.px(10)
        rim = with_alpha(theme.brass, 0.9 if self.hot else 0.5)
        groove = with_alpha(theme.sunken, 1)
        surface.blit(plate(rect.size, radius, groove, groove, rim, ctx.px(1)), rect.topleft)
        if self._cells:
            self._draw_segments(ctx, surface)
        else:
            self._draw_closed(ctx, surface)
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, rect, radius)

    def _draw_segments(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        for place, (cell, (_, label)) in enumerate(zip(self._cells, self.options, strict=True)):
            chosen = place == self.index()
            if chosen:
                draw_shadow(ctx, surface, cell, ctx.px(8), 4)
                light, deep = (theme.brass_light, theme.brass) if theme.dark else (theme.brass, theme.brass_light)
                surface.blit(plate(cell.size, ctx.px(8), with_alpha(light, 1), with_alpha(deep, 1)), cell.topleft)
            ink = theme.on_brass if chosen else theme.ink_dim
            drawn = lettering.line(ctx, label, STRONG, ink)
            surface.blit(drawn, drawn.get_rect(center=cell.center))

    def _draw_closed(self, ctx: Context, surface: pygame.Surface) -> None:
        drawn = lettering.line(ctx, self._closed, STRONG, ctx.theme.ink)
        surface.blit(drawn, self._closed_rect)
        size = ctx.px(16)
        draw_icon(
            ctx, surface, "next", (self.rect.right - ctx.px(20), self.rect.centery), size, ctx.theme.brass_light, turn=1
        )

    def marks(self) -> list[TextMark]:
        if self._cells:
            pairs = zip(self._cells, self.options, strict=True)
            return [TextMark(label, cell.inflate(-8, -8), self.rect) for cell, (_, label) in pairs]
        cut = self._closed != self.options[self.index()][1]
        return [TextMark(self._closed, self._closed_rect, self.rect, cut, self.tooltip())]

    def tooltip(self) -> str:
        label = self.options[self.index()][1]
        return label if not self._cells and self._closed != label else self.tip

    def spoken(self) -> str:
        return f"{self.tip} {self.options[self.index()][1]}".strip()


class Slider(Widget):
    """A value on a rail; arrows step it, the number stands beside it."""

    focusable = valued = True

    def __init__(
        self,
        value: float,
        low: float,
        high: float,
        on_change: Callable[[float], None],
        *,
        step: float = 1,
        say: Callable[[float], str] = lambda value: f"{value:g}",
        label: float = 0,
        id: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(id=id, tip=tip)
        self.value, self.low, self.high, self.step = value, low, high, step
        self._label = label  # em that the number takes at least, so that rails below each other are equally long
        self._say, self._on_change = say, on_change

    def width(self, ctx: Context) -> int:
        return ctx.px(200) + self._label_width(ctx)

    def _label_width(self, ctx: Context) -> int:
        ends = (self.low, self.high, self.value)
        wide = max(lettering.text_width(ctx, self._say(value), STRONG) for value in ends)
        return max(wide, ctx.em(self._label)) + ctx.px(18)

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(36), lettering.line_height(ctx, STRONG))

    def rail(self, ctx: Context) -> pygame.Rect:
        edge = ctx.px(14)
        wide = max(ctx.px(60), self.rect.width - self._label_width(ctx) - 2 * edge)
        return pygame.Rect(self.rect.x + edge, self.rect.centery - ctx.px(3), wide, ctx.px(6))

    def _set(self, value: float) -> None:
        steps = round((value - self.low) / self.step)
        value = max(self.low, min(self.high, self.low + steps * self.step))
        if value != self.value:
            self.value = value
            self._on_change(value)

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self.on_drag(ctx, pos)

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        rail = self.rail(ctx)
        share = (pos[0] - rail.x) / max(1, rail.width)
        self._set(self.low + max(0.0, min(1.0, share)) * (self.high - self.low))

    def on_act(self, ctx: Context, action: str) -> bool:
        if action not in ("left", "right"):
            return False
        self._set(self.value + (self.step if action == "right" else -self.step))
        return True

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, rail = ctx.theme, self.rail(ctx)
        share = (self.value - self.low) / ((self.high - self.low) or 1)
        groove = with_alpha(theme.sunken, 1)
        surface.blit(plate(rail.size, rail.height // 2, groove, groove, theme.hairline_rgba, ctx.px(1)), rail.topleft)
        x = rail.x + round(rail.width * share)
        done = pygame.Rect(rail.x, rail.y, max(rail.height, x - rail.x), rail.height)
        brass = with_alpha(theme.brass, 1)
        surface.blit(plate(done.size, rail.height // 2, brass, brass), done.topleft)
        knob = ctx.px(11 if self.hot or self.pressed else 10)
        ball = pygame.Rect(x - knob, rail.centery - knob, 2 * knob, 2 * knob)
        draw_shadow(ctx, surface, ball, knob, 5)
        light, deep = with_alpha(theme.brass_light, 1), with_alpha(theme.brass, 1)
        surface.blit(plate(ball.size, knob, light, deep, with_alpha(theme.brass_dark, 1), ctx.px(1)), ball.topleft)
        drawn = lettering.line(ctx, self._say(self.value), STRONG, theme.ink)
        surface.blit(drawn, drawn.get_rect(midright=(self.rect.right - ctx.px(2), self.rect.centery)))
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, self.rect, ctx.px(10))

    def spoken(self) -> str:
        return f"{self.tip} {self._say(self.value)}".strip()


class Pair(Widget):
    """A description and its control: side by side where there is room, else below each other."""

    def __init__(self, left: Widget, right: Widget, *, gap: float = 24, id: str = "") -> None:
        super().__init__(id=id)
        self.left, self.right, self.gap = left, right, gap
        self.adopt(left, right)

    def children(self) -> Sequence[Widget]:
        return (self.left, self.right)

    def beside(self, ctx: Context, width: int) -> bool:
        need = self.right.width(ctx) + ctx.px(self.gap)
        return need <= width * 0.7 and width - need >= ctx.em(9)

    def width(self, ctx: Context) -> int:
        return self.left.width(ctx) + self.right.width(ctx) + ctx.px(self.gap)

    def height(self, ctx: Context, width: int) -> int:
        if self.beside(ctx, width):
            wide = self.right.width(ctx)
            room = width - wide - ctx.px(self.gap)
            return max(self.left.height(ctx, room), self.right.height(ctx, wide))
        return self.left.height(ctx, width) + ctx.px(8) + self.right.height(ctx, width)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        wide = min(rect.width, self.right.width(ctx))
        if self.beside(ctx, rect.width):
            room = rect.width - wide - ctx.px(self.gap)
            high, tall = self.left.height(ctx, room), self.right.height(ctx, wide)
            self.left.place(ctx, pygame.Rect(rect.x, rect.y + (rect.height - high) // 2, room, high))
            self.right.place(ctx, pygame.Rect(rect.right - wide, rect.y + (rect.height - tall) // 2, wide, tall))
            return
        high = self.left.height(ctx, rect.width)
        self.left.place(ctx, pygame.Rect(rect.x, rect.y, rect.width, high))
        tall = self.right.height(ctx, wide)
        self.right.place(ctx, pygame.Rect(rect.x, rect.y + high + ctx.px(8), wide, tall))
