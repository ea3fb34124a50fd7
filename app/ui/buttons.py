"""Buttons: brass for the main thing, glass with a brass rim for the rest, quiet ones for navigation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from app.ui import lettering
from app.ui.colour import Rgb, Rgba, mix, with_alpha
from app.ui.context import Context, Style
from app.ui.labels import draw_set
from app.ui.lettering import SetText
from app.ui.paint import draw_focus, draw_icon, draw_shadow, plate
from app.ui.widget import TARGET, TextMark, Widget

ICON = 36.0  # logical width of a button with only an icon, at 100 %


class Pressable(Widget):
    """Anything that is pressed: by click, by Enter or Space, by gamepad A."""

    focusable = True
    plain_press = True
    radius = 10.0

    def __init__(self, action: Callable[[], None] | None, *, id: str = "", tip: str = "", enabled: bool = True) -> None:
        super().__init__(id=id, tip=tip, enabled=enabled)
        self.action = action

    def trigger(self, ctx: Context) -> None:
        if self.enabled and self.action:
            self.action()

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        self.trigger(ctx)

    def on_act(self, ctx: Context, action: str) -> bool:
        if action != "confirm":
            return False
        self.trigger(ctx)
        return True

    def draw_ring(self, ctx: Context, surface: pygame.Surface) -> None:
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, self.rect, ctx.px(self.radius))


class Button(Pressable):
    """A button with a text and perhaps an icon. Kinds: main, plain, quiet, danger.

    Gold is what Enter does (look.md): a plain one with the focus is gold, and the main one is not while Enter means
    something else.
    """

    def __init__(
        self,
        text: str,
        action: Callable[[], None] | None = None,
        *,
        kind: str = "plain",
        icon: str = "",
        size: str = "body",
        align: str = "center",
        chosen: bool = False,
        most: int = 2,
        id: str = "",
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(action, id=id, tip=tip, enabled=enabled)
        self.most = most  # lines of its text; 0: as many as it needs
        self.text, self.kind, self.icon, self.align, self.chosen = text, kind, icon, align, chosen
        self.style = Style(size=size, weight="semibold")
        self._set: SetText | None = None
        self._at = (0, 0)

    @property
    def is_gold(self) -> bool:
        """Whether Enter presses it; one that shows that it is chosen, or that it hurts, has a ring instead."""
        if not self.enabled or self.kind not in ("main", "plain") or (self.chosen and self.kind != "main"):
            return False
        host = [self, *self.ancestors()][-1].host
        return host.gold is self if host is not None else self.kind == "main"

    def _role(self) -> str:
        return "on_brass" if self.is_gold else "harm_text" if self.kind == "danger" else "ink"

    def _side(self, ctx: Context) -> int:
        return ctx.px(16 if self.kind != "quiet" else 12)

    def _icon_size(self, ctx: Context) -> int:
        return round(ctx.text_px(self.style.size) * 1.3) if self.icon else 0

    def _lead(self, ctx: Context) -> int:
        return self._icon_size(ctx) + ctx.px(10) if self.icon else 0

    def width(self, ctx: Context) -> int:
        wide = lettering.text_width(ctx, self.text, self.style) + self._lead(ctx) + 2 * self._side(ctx)
        return max(ctx.px(TARGET), wide + 2)

    def _text_room(self, ctx: Context, width: int) -> int:
        return max(ctx.px(20), width - 2 * self._side(ctx) - self._lead(ctx))

    def _text(self, ctx: Context, width: int) -> SetText:
        return lettering.set_text(ctx, self.text, self.style, self._text_room(ctx, width), most=self.most)

    def is_cut_at(self, ctx: Context, width: int) -> bool:
        """Whether a button of this width would not show all its words."""
        return self._text(ctx, width).cut

    def height(self, ctx: Context, width: int) -> int:
        room = ctx.px(9) + round(ctx.em(0.2))
        return max(ctx.px(40), self._text(ctx, width).size[1] + 2 * room)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._set = self._text(ctx, rect.width)
        wide = self._set.size[0] + self._lead(ctx)
        x = rect.x + self._side(ctx) if self.align == "left" else rect.x + (rect.width - wide) // 2
        self._at = (x + self._lead(ctx), rect.y + (rect.height - self._set.size[1]) // 2)

    def face(self, ctx: Context) -> tuple[Rgba, Rgba, Rgba | None]:
        """Top, bottom and rim colours for the present state."""
        theme = ctx.theme
        white: Rgb = (255, 255, 255)
        if self.is_gold:
            lift = 0.16 if self.hot else 0.0
            top, bottom = mix(theme.brass_light, white, lift), mix(theme.brass, white, lift)
            if not theme.dark:
                top, bottom = mix(theme.brass, white, lift * 0.6), mix(theme.brass_light, white, lift * 0.6)
            return with_alpha(top, 1), with_alpha(bottom, 1), with_alpha(theme.brass_light, 0.9)
        lit = self.hot or self.chosen
        if self.kind == "quiet":
            fill = with_alpha(theme.raised, 0.9 if lit else 0.0)
            return fill, fill, with_alpha(theme.hairline, 0.7) if self.chosen else None
        base = mix(theme.raised, theme.brass, 0.16) if lit else theme.raised
        rim = theme.harm if self.kind == "danger" else theme.chosen if self.chosen else theme.brass
        shade = mix(base, theme.space_0, 0.25 if theme.dark else 0.12)
        strong = 1 if self.chosen else 0.95 if lit or self.kind == "main" else 0.55
        return with_alpha(base, 1), with_alpha(shade, 1), with_alpha(rim, strong)

    def ink(self, ctx: Context) -> Rgb:
        shines = self.chosen and self.kind != "main" and ctx.theme.dark  # on light ground brass is fainter than ink
        colour = ctx.colour("brass_light" if shines else self._role())
        return colour if self.enabled else mix(colour, ctx.theme.panel, 0.26)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        rect = self.rect
        sunk = ctx.px(1) if self.pressed and self.enabled else 0
        top, bottom, rim = self.face(ctx)
        radius = ctx.px(self.radius)
        if self.kind != "quiet" and self.enabled and not sunk:
            draw_shadow(ctx, surface, rect, radius, 6)
        if not self.enabled:
            top, bottom = with_alpha(ctx.theme.panel, 0.6), with_alpha(ctx.theme.panel, 0.6)
            rim = with_alpha(ctx.theme.hairline, 0.25) if self.kind != "quiet" else None
        if top[3] or rim:
            edge = ctx.px(2 if self.chosen and self.kind == "plain" else 1)  # not told by its shade alone
            surface.blit(plate(rect.size, radius, top, bottom, rim, edge), (rect.x, rect.y + sunk))
        self._draw_text(ctx, surface, sunk)
        self.draw_ring(ctx, surface)

    def _draw_text(self, ctx: Context, surface: pygame.Surface, sunk: int) -> None:
        ink = self.ink(ctx)
        if self.icon:
            size = self._icon_size(ctx)
            tint = ink if self.is_gold or not self.enabled else ctx.colour("brass_light")
            centre = (self._at[0] - ctx.px(10) - size // 2, self.rect.centery + sunk)
            draw_icon(ctx, surface, self.icon, centre, size, tint)
        if self._set:
            draw_set(ctx, surface, self._set, (self._at[0], self._at[1] + sunk), ink)

    def marks(self) -> list[TextMark]:
        if not self._set:
            return []
        return [TextMark(self.text, pygame.Rect(self._at, self._set.size), self.rect, self._set.cut, self.tooltip())]

    def tooltip(self) -> str:
        return self.tip or (self.text if self._set and self._set.cut else "")

    def spoken(self) -> str:
        return f"{self.text}. {self.tip}" if self.tip else self.text


def icon_width(ctx: Context, size: float = ICON) -> int:
    """The width of a button with only an icon; it grows with the text."""
    return max(ctx.px(TARGET), round(ctx.px(size) * float(ctx.text_scale**0.5)))


LOW, AROUND = 34.0, 6.0  # logical height of a low button, and what it has above and below its words


class LowButton(Button):
    """A small button for boards with many of them."""

    def __init__(self, text: str, action: Callable[[], None], **look: Any) -> None:
        super().__init__(text, action, size="small", **look)

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(LOW), self._text(ctx, width).size[1] + 2 * ctx.px(AROUND))


class IconButton(Pressable):
    """A round button with only an icon; its tooltip is its name."""

    wordless = True

    def __init__(
        self,
        icon: str,
        action: Callable[[], None] | None,
        tip: str,
        *,
        size: float = ICON,
        id: str = "",
        enabled: bool = True,
        chosen: bool = False,
        shortcut: str = "",
    ) -> None:
        super().__init__(action, id=id, tip=tip, enabled=enabled)
        self.shortcut = shortcut
        self.icon, self._size, self.chosen = icon, size, chosen
        self.radius = size / 2

    def width(self, ctx: Context) -> int:
        return icon_width(ctx, self._size)

    def height(self, ctx: Context, width: int) -> int:
        return self.width(ctx)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        """Round, also in a row of taller things."""
        high = min(rect.height, max(rect.width, self.width(ctx)))
        super().place(ctx, pygame.Rect(rect.x, rect.centery - high // 2, rect.width, high))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, rect = ctx.theme, self.rect
        lit = self.hot or self.chosen
        fill = with_alpha(mix(theme.raised, theme.brass, 0.16) if lit else theme.raised, 0.95 if lit else 0.55)
        rim = with_alpha(theme.brass, 0.9 if lit else 0.4) if self.enabled else with_alpha(theme.hairline, 0.2)
        radius = min(rect.size) // 2
        surface.blit(plate(rect.size, radius, fill, fill, rim, ctx.px(1)), rect.topleft)
        tint = theme.brass_light if self.enabled else mix(theme.ink_dim, theme.panel, 0.3)
        draw_icon(ctx, surface, self.icon, rect.center, round(min(rect.size) * 0.56), tint)
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, rect, radius)
