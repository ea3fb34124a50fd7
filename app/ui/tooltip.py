"""Tooltips, short notices and banners that lie over everything else."""

from __future__ import annotations

import pygame

from app.colour import mix, with_alpha
from app.ui import lettering
from app.ui.context import BODY, LEAD, Context, Style
from app.ui.labels import draw_set
from app.ui.paint import draw_icon, draw_shadow, plate

TOOLTIP_MS = 450.0
_SMALL = Style(size="small")
READING = 12.0              # characters a second a text may at least be read with (UX-85)


def draw_tooltip(
    ctx: Context, surface: pygame.Surface, text: str, source: pygame.Rect, pointer: tuple[int, int]
) -> pygame.Rect:
    """The tip beside its source, inside the window, never under the pointer."""
    most = min(ctx.px(340 * ctx.text_scale**0.6), surface.get_width() - ctx.px(24))
    pad_x, pad_y = ctx.px(12), ctx.px(8)
    done = lettering.set_text(ctx, text, _SMALL, most - 2 * pad_x, markup=True)
    rect = pygame.Rect(0, 0, done.size[0] + 2 * pad_x, done.size[1] + 2 * pad_y)
    x = pointer[0] if ctx.device == "mouse" else source.centerx
    rect.midtop = (x, source.bottom + ctx.px(8))
    window = surface.get_rect().inflate(-ctx.px(8), -ctx.px(8))
    if rect.bottom > window.bottom:
        rect.bottom = source.top - ctx.px(8)
    rect.clamp_ip(window)
    _draw_plate(ctx, surface, rect, ctx.theme.hairline, 8)
    draw_set(ctx, surface, done, (rect.x + pad_x, rect.y + pad_y))
    return rect


def _draw_plate(
    ctx: Context, surface: pygame.Surface, rect: pygame.Rect, rim: tuple[int, int, int], radius: float
) -> None:
    theme, corner = ctx.theme, ctx.px(radius)
    draw_shadow(ctx, surface, rect, corner, 12)
    fill = with_alpha(mix(theme.panel, theme.raised, 0.6), 1)
    surface.blit(plate(rect.size, corner, fill, with_alpha(theme.panel, 1), with_alpha(rim, 0.9), ctx.px(1)),
                 rect.topleft)


class Notice:
    """One short message; it stays long enough to be read and goes by itself."""

    def __init__(self, text: str, role: str, icon: str, until: float) -> None:
        self.text, self.role, self.icon, self.until = text, role, icon, until


class Notices:
    """The stack of notices at the top of the window."""

    def __init__(self) -> None:
        self.items: list[Notice] = []

    def say(self, ctx: Context, text: str, *, icon: str = "info", role: str = "brass_light") -> None:
        """Show a notice; the same one twice only stays longer (UX-96)."""
        until = ctx.clock + max(3000.0, len(text) / READING * 1000 + 1500)
        for item in self.items:
            if item.text == text:
                item.until = until
                return
        self.items = [*self.items[-2:], Notice(text, role, icon, until)]

    def update(self, ctx: Context) -> bool:
        kept = [item for item in self.items if item.until > ctx.clock]
        changed = len(kept) != len(self.items)
        self.items = kept
        return changed

    def draw(self, ctx: Context, surface: pygame.Surface) -> list[pygame.Rect]:
        y = ctx.px(16)
        rects = []
        for item in self.items:
            rect = self._draw_one(ctx, surface, item, y)
            rects.append(rect)
            y = rect.bottom + ctx.px(8)
        return rects

    def _draw_one(self, ctx: Context, surface: pygame.Surface, item: Notice, y: int) -> pygame.Rect:
        pad, size = ctx.px(14), ctx.em(1.3)
        most = min(ctx.px(560 * ctx.text_scale**0.7), surface.get_width() - ctx.px(32))
        done = lettering.set_text(ctx, item.text, BODY, most - 3 * pad - size)
        high = max(done.size[1], size) + 2 * ctx.px(10)
        rect = pygame.Rect(0, y, done.size[0] + 3 * pad + size, high)
        rect.centerx = surface.get_width() // 2
        _draw_plate(ctx, surface, rect, ctx.colour(item.role), 12)
        draw_icon(ctx, surface, item.icon, (rect.x + pad + size // 2, rect.centery), size, ctx.colour(item.role))
        draw_set(ctx, surface, done, (rect.x + 2 * pad + size, rect.centery - done.size[1] // 2))
        return rect


def draw_banner(ctx: Context, surface: pygame.Surface, text: str, strength: float = 1.0) -> pygame.Rect:
    """A wide band across the window: whose turn it is."""
    done = lettering.set_text(ctx, text, LEAD, surface.get_width() - ctx.px(64), align="center")
    high = done.size[1] + 2 * ctx.px(18)
    band = pygame.Surface((surface.get_width(), high), pygame.SRCALPHA)
    band.fill(with_alpha(ctx.theme.panel, 0.95))
    pygame.draw.line(band, ctx.theme.brass, (0, 0), (band.get_width(), 0), ctx.px(1))
    pygame.draw.line(band, ctx.theme.brass, (0, high - 1), (band.get_width(), high - 1), ctx.px(1))
    draw_set(ctx, band, done, (ctx.px(32), ctx.px(18)))
    band.set_alpha(round(255 * strength))
    rect = band.get_rect(center=(surface.get_width() // 2, surface.get_height() // 3))
    surface.blit(band, rect)
    return rect
