"""Tooltips, short notices and banners that lie over everything else."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from app.ui import lettering
from app.ui.colour import mix, with_alpha
from app.ui.context import BODY, LEAD, Context, Style
from app.ui.labels import draw_set
from app.ui.paint import draw_icon, draw_shadow, plate

TOOLTIP_MS = 450.0
LARGE = 3  # what is higher than this part of the window is large
_SMALL = Style(size="small")
READING = 12.0  # characters a second a text may at least be read with (UX-85)


def draw_tooltip(
    ctx: Context,
    surface: pygame.Surface,
    text: str,
    source: pygame.Rect,
    pointer: tuple[int, int],
    away: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """The tip beside its source, inside the window, never under the pointer; clear of `away` if there is room."""
    most = min(ctx.px(340 * ctx.text_scale**0.6), surface.get_width() - ctx.px(24))
    pad_x, pad_y = ctx.px(12), ctx.px(8)
    done = lettering.set_text(ctx, text, _SMALL, most - 2 * pad_x, markup=True)
    rect = pygame.Rect(0, 0, done.size[0] + 2 * pad_x, done.size[1] + 2 * pad_y)
    x = pointer[0] if ctx.device == "mouse" else source.centerx
    rect.midtop = (x, source.bottom + ctx.px(8))
    window = surface.get_rect().inflate(-ctx.px(8), -ctx.px(8))
    if rect.bottom > window.bottom:
        rect.bottom = source.top - ctx.px(8)
    rect = _clear(rect, source, ctx.px(8), window, away)
    _draw_plate(ctx, surface, rect, ctx.theme.hairline, 8)
    draw_set(ctx, surface, done, (rect.x + pad_x, rect.y + pad_y))
    return rect


def _clear(
    rect: pygame.Rect, source: pygame.Rect, gap: int, window: pygame.Rect, away: Sequence[pygame.Rect]
) -> pygame.Rect:
    """The box in the window; where it would lie over one of `away`: above its source, at the right of that one, beside
    its source, or above that one.

    A large one cannot be avoided if its source belongs to it, or if the tip would be far from what it speaks about.
    """
    large = [other for other in away if other.height > window.height // LARGE]
    away = [other for other in away if not (other.contains(source) and other in large)]
    above, left, right = rect.copy(), rect.copy(), rect.copy()
    above.bottom = source.top - gap
    left.midright, right.midleft = (source.left - gap, source.centery), (source.right + gap, source.centery)
    over = [pygame.Rect(rect.x, other.top - gap - rect.height, *rect.size) for other in away]
    beside = [(place, other) for place in (rect, above) for other in away if other.colliderect(place)]
    aside = [pygame.Rect(other.right + gap, place.y, *rect.size) for place, other in beside]
    places = [place.clamp(window) for place in (rect, above, *aside, left, right, *over)]
    reach = source.inflate(window.width, window.height // LARGE)
    for kept in ([source, *away], [source, *(other for other in away if other not in large)]):
        found = next((place for place in places if place.collidelist(kept) < 0 and place.colliderect(reach)), None)
        if found is not None:
            return found
    return places[0]


def _draw_plate(
    ctx: Context, surface: pygame.Surface, rect: pygame.Rect, rim: tuple[int, int, int], radius: float
) -> None:
    theme, corner = ctx.theme, ctx.px(radius)
    draw_shadow(ctx, surface, rect, corner, 12)
    fill = with_alpha(mix(theme.panel, theme.raised, 0.6), 1)
    surface.blit(
        plate(rect.size, corner, fill, with_alpha(theme.panel, 1), with_alpha(rim, 0.9), ctx.px(1)), rect.topleft
    )


class Toast:
    """One short message; it stays long enough to be read and goes by itself."""

    def __init__(self, text: str, role: str, icon: str, everywhere: bool) -> None:
        self.text, self.role, self.icon = text, role, icon
        self.everywhere = everywhere  # the answer to a key that works on every screen: said also on a quiet one
        self.lasts = max(3000.0, len(text) / READING * 1000 + 1500)
        self.until: float | None = None  # it has not been shown yet

    @property
    def warns(self) -> bool:
        return self.role == "warn"


class Notices:
    """One notice at a time: warnings wait for each other, of the others only the newest still matters."""

    def __init__(self) -> None:
        self.items: list[Toast] = []
        self._quiet = False
        self._placed: tuple[Hashable, pygame.Rect] = (None, pygame.Rect(0, 0, 0, 0))

    @property
    def shown(self) -> Toast | None:
        return next((item for item in self.items if item.everywhere or not self._quiet), None)

    def say(
        self, ctx: Context, text: str, *, icon: str = "info", role: str = "brass_light", everywhere: bool = False
    ) -> None:
        """Show a notice; the same one twice only stays longer (UX-96)."""
        for item in self.items:
            if item.text == text:
                item.until = None
                return
        said = Toast(text, role, icon, everywhere)
        warnings = [item for item in self.items if item.warns]
        others = [item for item in self.items if not item.warns]
        self.items = [*warnings, said, *others] if said.warns else [*warnings, said]

    def update(self, ctx: Context, quiet: bool = False) -> bool:
        """Time passes; on a quiet screen warnings wait and the rest is forgotten. True: something else is shown."""
        before, self._quiet = self.shown, quiet
        if before is not None and before.until is not None and before.until <= ctx.clock:
            self.items.remove(before)
        if quiet:
            self.items = [item for item in self.items if item.warns or item.everywhere]
        now = self.shown
        for item in self.items:
            if item is not now:
                item.until = None
            elif item.until is None:
                item.until = ctx.clock + item.lasts
        return now is not before

    def draw(
        self, ctx: Context, surface: pygame.Surface, place: Callable[[tuple[int, int]], pygame.Rect]
    ) -> pygame.Rect | None:
        """The present one where the scene wants it; it stays there, whatever moves below it."""
        item = self.shown
        if item is None:
            return None
        pad, size = ctx.px(14), ctx.em(1.3)
        most = min(ctx.px(560 * ctx.text_scale**0.7), surface.get_width() - ctx.px(32))
        done = lettering.set_text(ctx, item.text, BODY, most - 3 * pad - size)
        high = max(done.size[1], size) + 2 * ctx.px(10)
        key = (item, place, surface.get_size(), done.size)
        if self._placed[0] != key:
            self._placed = key, place((done.size[0] + 3 * pad + size, high))
        rect = self._placed[1]
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
