"""Brass, glass and shadow: smooth plates, rims, glows and engraved lines, each drawn once and kept."""

from __future__ import annotations

from functools import lru_cache

import pygame

from app.colour import Rgb, Rgba, mix, with_alpha
from app.ui.context import Context
from art.cache import SurfaceCache

_FINE = 4                                   # corners are drawn four times larger and scaled down
_plates = SurfaceCache(48 * 1024 * 1024)


def forget_plates() -> None:
    """After a change of theme or scale nothing old is of use."""
    _plates.clear()


@lru_cache(maxsize=64)
def _corner(radius: int) -> pygame.Surface:
    """The upper left quarter of a smooth disc, white."""
    big = pygame.Surface((radius * _FINE, radius * _FINE), pygame.SRCALPHA)
    big.fill((255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255, 255), (radius * _FINE, radius * _FINE), radius * _FINE)
    return pygame.transform.smoothscale(big, (radius, radius))


def rounded_mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    """A white rounded rectangle with smooth corners."""
    wide, high = max(1, size[0]), max(1, size[1])
    mask = pygame.Surface((wide, high), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 255))
    radius = min(radius, wide // 2, high // 2)
    if radius < 1:
        return mask
    corner = _corner(radius)
    for right in (False, True):
        for low in (False, True):
            place = (wide - radius if right else 0, high - radius if low else 0)
            mask.fill((255, 255, 255, 0), (*place, radius, radius))
            mask.blit(pygame.transform.flip(corner, right, low), place, special_flags=pygame.BLEND_RGBA_MAX)
    return mask


def tinted(mask: pygame.Surface, colour: Rgba) -> pygame.Surface:
    """The mask's shape in one colour."""
    mask.fill((0, 0, 0, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
    mask.fill((*colour[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    return mask


def _rim(size: tuple[int, int], radius: int, width: int, colour: Rgba) -> pygame.Surface:
    outer = rounded_mask(size, radius)
    inner = rounded_mask((size[0] - 2 * width, size[1] - 2 * width), max(0, radius - width))
    outer.blit(inner, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    return tinted(outer, colour)


def _gradient(size: tuple[int, int], top: Rgba, bottom: Rgba) -> pygame.Surface:
    strip = pygame.Surface((1, 2), pygame.SRCALPHA)
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), bottom)
    steps = pygame.transform.smoothscale(strip, (1, max(2, size[1])))
    return pygame.transform.scale(steps, (max(1, size[0]), max(1, size[1])))


def fade_mask(size: tuple[int, int], low: bool) -> pygame.Surface:
    """White that is opaque at one edge and gone at the other."""
    clear, full = (255, 255, 255, 0), (255, 255, 255, 255)
    ends = (clear, full) if low else (full, clear)
    return _plates.get(("fade", size, low), lambda: _gradient(size, *ends))


def plate(
    size: tuple[int, int], radius: int, top: Rgba, bottom: Rgba, rim: Rgba | None = None, rim_width: int = 1
) -> pygame.Surface:
    """A rounded plate with a soft gradient and a thin rim."""
    key = ("plate", size, radius, top, bottom, rim, rim_width)

    def draw() -> pygame.Surface:
        surface = rounded_mask(size, radius)
        surface.blit(_gradient(size, top, bottom), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        if rim:
            surface.blit(_rim(size, radius, rim_width, rim), (0, 0))
        return surface

    return _plates.get(key, draw)


def ring(size: tuple[int, int], radius: int, width: int, colour: Rgba) -> pygame.Surface:
    """Only the rim: focus rings, frames of zones."""
    return _plates.get(("ring", size, radius, width, colour), lambda: _rim(size, radius, width, colour))


def shadow(size: tuple[int, int], radius: int, blur: int, colour: Rgba) -> pygame.Surface:
    """A soft shadow, `blur` larger on every side; stretched from one small blurred tile."""
    margin = radius + 2 * blur
    tile_size = 2 * margin + 8

    def tile() -> pygame.Surface:
        base = pygame.Surface((tile_size, tile_size), pygame.SRCALPHA)
        base.fill((*colour[:3], 0))
        inside = tile_size - 2 * blur
        base.blit(tinted(rounded_mask((inside, inside), radius), colour), (blur, blur))
        return pygame.transform.gaussian_blur(base, max(1, blur // 2))

    def draw() -> pygame.Surface:
        source = _plates.get(("shadow-tile", tile_size, radius, blur, colour), tile)
        return nine(source, margin, (size[0] + 2 * blur, size[1] + 2 * blur))

    return _plates.get(("shadow", size, radius, blur, colour), draw)


def nine(source: pygame.Surface, margin: int, size: tuple[int, int]) -> pygame.Surface:
    """Stretch a framed picture: corners stay, edges and middle grow."""
    margin = min(margin, size[0] // 2, size[1] // 2)
    wide, high = source.get_size()
    out = pygame.Surface(size, pygame.SRCALPHA)
    spans_x = ((0, margin, 0, margin), (margin, wide - 2 * margin, margin, size[0] - 2 * margin),
               (wide - margin, margin, size[0] - margin, margin))
    spans_y = ((0, margin, 0, margin), (margin, high - 2 * margin, margin, size[1] - 2 * margin),
               (high - margin, margin, size[1] - margin, margin))
    for from_x, span_x, to_x, new_x in spans_x:
        for from_y, span_y, to_y, new_y in spans_y:
            if min(span_x, span_y, new_x, new_y) <= 0:
                continue
            part = source.subsurface((from_x, from_y, span_x, span_y))
            out.blit(pygame.transform.scale(part, (new_x, new_y)), (to_x, to_y))
    return out


def disc(radius: int, colour: Rgba) -> pygame.Surface:
    return _plates.get(
        ("disc", radius, colour), lambda: tinted(rounded_mask((2 * radius, 2 * radius), radius), colour)
    )


def draw_shadow(ctx: Context, surface: pygame.Surface, rect: pygame.Rect, radius: int, blur: float = 18) -> None:
    spread = ctx.px(blur)
    soft = shadow(rect.size, radius, spread, ctx.theme.shadow)
    surface.blit(soft, (rect.x - spread, rect.y - spread + spread // 3))


def draw_panel(ctx: Context, surface: pygame.Surface, rect: pygame.Rect, *, solid: bool = False) -> None:
    """A side panel or dialog: 12 px corners, soft shadow, brass hairline and a second, engraved one."""
    theme, radius = ctx.theme, ctx.px(12)
    draw_shadow(ctx, surface, rect, radius)
    alpha = 1.0 if solid or theme.name == "high-contrast" else 0.92
    lift = 0.05 if theme.dark else 0.3
    top = with_alpha(mix(theme.panel, (255, 255, 255), lift), alpha)
    surface.blit(
        plate(rect.size, radius, top, with_alpha(theme.panel, alpha), theme.hairline_rgba, ctx.px(1)), rect.topleft
    )
    inset = ctx.px(5)
    inner = rect.inflate(-2 * inset, -2 * inset)
    if min(inner.size) > 2 * radius:
        faint = with_alpha(theme.hairline, 0.16)
        surface.blit(ring(inner.size, radius - inset // 2, ctx.px(1), faint), inner.topleft)


def draw_divider(
    ctx: Context, surface: pygame.Surface, left: int, right: int, y: int, *, plain: bool = False
) -> None:
    """A brass hairline that fades at its ends; a small lozenge in the middle unless it is plain."""
    wide = right - left
    if wide < 8:
        return

    def draw() -> pygame.Surface:
        strip = pygame.Surface((3, 1), pygame.SRCALPHA)
        for x, alpha in ((0, 0), (1, 70 if plain else 190), (2, 0)):
            strip.set_at((x, 0), (*ctx.theme.hairline, alpha))
        return pygame.transform.smoothscale(strip, (wide, 1))

    thin = _plates.get(("divider", wide, ctx.theme.hairline, plain), draw)
    surface.blit(pygame.transform.scale(thin, (wide, ctx.px(1))), (left, y))
    if plain:
        return
    half = ctx.px(4)
    middle = (left + right) // 2
    points = [(middle - half, y), (middle, y - half), (middle + half, y), (middle, y + half)]
    pygame.draw.polygon(surface, ctx.theme.space_1, points)
    pygame.draw.aalines(surface, ctx.theme.brass, True, points)


def draw_focus(ctx: Context, surface: pygame.Surface, rect: pygame.Rect, radius: int) -> None:
    """The focus ring: 3 px of the chosen colour with a dark seam, so that it shows on any ground (UX-79)."""
    gap, width = ctx.px(3), max(3, ctx.px(3))
    around = rect.inflate(2 * gap, 2 * gap)
    seam = around.inflate(2, 2)
    surface.blit(ring(seam.size, radius + gap + 1, width + 2, with_alpha(ctx.theme.space_0, 0.7)), seam.topleft)
    surface.blit(ring(around.size, radius + gap, width, with_alpha(ctx.theme.chosen, 1.0)), around.topleft)


def draw_icon(
    ctx: Context, surface: pygame.Surface, name: str, centre: tuple[int, int], size: int, colour: Rgb, turn: int = 0
) -> None:
    """An icon of our set in any colour, perhaps turned by quarter turns clockwise."""
    from art.icons import icon

    drawn = icon(size, name=name, colour="#{:02X}{:02X}{:02X}".format(*colour))
    if turn:
        drawn = pygame.transform.rotate(drawn, -90 * turn)
    surface.blit(drawn, drawn.get_rect(center=centre))
