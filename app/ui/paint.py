"""Brass, glass and shadow: smooth plates, rims, glows and engraved lines, each drawn once and kept."""

from __future__ import annotations

from functools import lru_cache, partial

import pygame

from app.ui.colour import Rgb, Rgba, mix, with_alpha
from app.ui.context import Context
from app.ui.theme import PANEL_ALPHA
from art.cache import SurfaceCache

_FINE = 4  # corners are drawn four times larger and scaled down
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
    return _plates.get(key, lambda: _made_plate(size, radius, top, bottom, rim, rim_width))


def _made_plate(
    size: tuple[int, int], radius: int, top: Rgba, bottom: Rgba, rim: Rgba | None, rim_width: int
) -> pygame.Surface:
    surface = _gradient(size, top, bottom)
    _round_corners(surface, radius)
    if rim:
        _draw_rim(surface, surface.get_rect(), radius, rim_width, rim)
    return surface


def rounded(picture: pygame.Surface, share: float = 0.12) -> pygame.Surface:
    """A picture with round corners; `share` of its width is round."""
    made = picture.convert_alpha() if pygame.display.get_surface() else picture.copy()
    mask = rounded_mask(made.get_size(), round(made.get_width() * share))
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _round_corners(surface: pygame.Surface, radius: int) -> None:
    """Only the corners are touched: a large panel costs hardly more than a small one."""
    wide, high = surface.get_size()
    radius = min(radius, wide // 2, high // 2)
    if radius < 1:
        return
    for right in (False, True):
        for low in (False, True):
            place = (wide - radius if right else 0, high - radius if low else 0)
            piece = pygame.transform.flip(_corner(radius), right, low)
            surface.subsurface((*place, radius, radius)).blit(piece, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _draw_rim(surface: pygame.Surface, rect: pygame.Rect, radius: int, width: int, colour: Rgba) -> None:
    """A rim from four corners and four straight lines."""
    radius = max(width, min(radius, rect.width // 2, rect.height // 2))
    around = ring((2 * radius, 2 * radius), radius, width, colour)
    for right in (0, 1):
        for low in (0, 1):
            place = (rect.right - radius if right else rect.x, rect.bottom - radius if low else rect.y)
            surface.blit(around, place, (right * radius, low * radius, radius, radius))
    flat, tall = rect.width - 2 * radius, rect.height - 2 * radius
    for size, places in (
        ((flat, width), ((rect.x + radius, rect.y), (rect.x + radius, rect.bottom - width))),
        ((width, tall), ((rect.x, rect.y + radius), (rect.right - width, rect.y + radius))),
    ):
        if min(size) > 0:
            line = pygame.Surface(size, pygame.SRCALPHA)
            line.fill(colour)
            for place in places:
                surface.blit(line, place)


def ring(size: tuple[int, int], radius: int, width: int, colour: Rgba) -> pygame.Surface:
    """Only the rim: focus rings, frames of zones."""
    return _plates.get(("ring", size, radius, width, colour), lambda: _rim(size, radius, width, colour))


def _shadow_tile(radius: int, blur: int, colour: Rgba) -> tuple[pygame.Surface, int]:
    """The smallest shadow, and how much of it belongs to its corners."""
    margin = radius + 2 * blur
    tile_size = 2 * margin + 8

    def tile() -> pygame.Surface:
        base = pygame.Surface((tile_size, tile_size), pygame.SRCALPHA)
        base.fill((*colour[:3], 0))
        inside = tile_size - 2 * blur
        base.blit(tinted(rounded_mask((inside, inside), radius), colour), (blur, blur))
        return pygame.transform.gaussian_blur(base, max(1, blur // 2))

    return _plates.get(("shadow-tile", tile_size, radius, blur, colour), tile), margin


def shadow_pieces(
    size: tuple[int, int], radius: int, blur: int, colour: Rgba
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """A soft shadow, `blur` larger on every side, as eight pieces around an empty middle.

    What throws the shadow covers the middle, so nothing is drawn or kept for it.
    """
    source, margin = _shadow_tile(radius, blur, colour)
    wide, high = size[0] + 2 * blur, size[1] + 2 * blur
    margin = min(margin, wide // 2, high // 2)
    across, down = _spans(source.get_width(), margin, wide), _spans(source.get_height(), margin, high)
    found = []
    for column, (from_x, span_x, to_x, new_x) in enumerate(across):
        for row, (from_y, span_y, to_y, new_y) in enumerate(down):
            if (column, row) == (1, 1) or min(span_x, span_y, new_x, new_y) <= 0:
                continue
            part = source.subsurface((from_x, from_y, span_x, span_y))
            key = ("shadow", source, column, row, new_x, new_y, margin)
            piece = _plates.get(key, partial(pygame.transform.scale, part, (new_x, new_y)))
            found.append((piece, (to_x, to_y)))
    return found


def _spans(source: int, margin: int, goal: int) -> tuple[tuple[int, int, int, int], ...]:
    """Beginning, stretching middle and end: from where, how long, to where, how long then."""
    return (
        (0, margin, 0, margin),
        (margin, source - 2 * margin, margin, goal - 2 * margin),
        (source - margin, margin, goal - margin, margin),
    )


def disc(radius: int, colour: Rgba) -> pygame.Surface:
    return _plates.get(("disc", radius, colour), lambda: tinted(rounded_mask((2 * radius, 2 * radius), radius), colour))


def draw_shadow(ctx: Context, surface: pygame.Surface, rect: pygame.Rect, radius: int, blur: float = 18) -> None:
    spread = ctx.px(blur)
    left, top = rect.x - spread, rect.y - spread + spread // 3
    for piece, (x, y) in shadow_pieces(rect.size, radius, spread, ctx.theme.shadow):
        surface.blit(piece, (left + x, top + y))


def draw_panel(ctx: Context, surface: pygame.Surface, rect: pygame.Rect, *, solid: bool = False) -> None:
    """A side panel or dialog: 12 px corners, soft shadow, brass hairline and a second, engraved one."""
    theme, radius = ctx.theme, ctx.px(12)
    draw_shadow(ctx, surface, rect, radius)
    # Glass only on the night table; on paper the hollow shadow below would show through.
    alpha = PANEL_ALPHA if theme.name == "midnight" and not solid else 1.0
    lift = 0.05 if theme.dark else 0.3
    top = with_alpha(mix(theme.panel, (255, 255, 255), lift), alpha)
    inset, thin = ctx.px(5), ctx.px(1)

    def draw() -> pygame.Surface:
        base = _made_plate(rect.size, radius, top, with_alpha(theme.panel, alpha), theme.hairline_rgba, thin)
        inner = base.get_rect().inflate(-2 * inset, -2 * inset)
        if min(inner.size) > 2 * radius:
            _draw_rim(base, inner, radius - inset // 2, thin, with_alpha(theme.hairline, 0.16))
        return base

    key = ("panel", rect.size, radius, top, theme.name, inset)
    surface.blit(_plates.get(key, draw), rect.topleft)


def draw_divider(ctx: Context, surface: pygame.Surface, left: int, right: int, y: int, *, plain: bool = False) -> None:
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


TRENDS = {"good": 1, "harm": -1, "harm_text": -1}  # the roles of changed values, and where they have gone


def draw_icon(
    ctx: Context, surface: pygame.Surface, name: str, centre: tuple[int, int], size: int, colour: Rgb, turn: int = 0
) -> None:
    """An icon of our set in any colour, perhaps turned by quarter turns clockwise."""
    if not ctx.icons:
        return
    from art.icons import icon

    drawn = icon(size, name=name, colour="#{:02X}{:02X}{:02X}".format(*colour))
    if turn:
        drawn = pygame.transform.rotate(drawn, -90 * turn)
    surface.blit(drawn, drawn.get_rect(center=centre))


def trend_width(role: str, high: int) -> int:
    """The room that the mark of a changed value takes beside a number of this height."""
    return round(high * 0.5) if role in TRENDS else 0


def draw_trend(surface: pygame.Surface, role: str, left: tuple[int, int], high: int, colour: Rgb) -> None:
    """A small triangle after a number: up for a raised value, down for a lowered one, so that no colour is needed."""
    if role not in TRENDS:
        return
    wide, up = trend_width(role, high), TRENDS[role]
    x, half = left[0] + max(1, wide // 6), max(2, round(wide * 0.36))
    tip, foot = left[1] - half * up, left[1] + half * up
    pygame.draw.polygon(surface, colour, [(x, foot), (x + 2 * half, foot), (x + half, tip)])
