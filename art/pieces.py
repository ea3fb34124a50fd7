"""Things every game lays on the table: tokens, counters, piles, hexes, shadows, arrows."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, ceil, cos, hypot, sin

import pygame

from art.cache import cached
from art.geometry import gear, regular, ring
from art.icons import draw_icon
from art.palette import MIDNIGHT, Palette, contrasting, darken, lighten, mix
from art.panels import soft_shadow
from art.seats import symbol_path
from art.stretching import stretched
from art.svg import Canvas, Point, num, points_path, rect_path

PILE_STEP = 2  # pixels by which each card of a pile is set off
PILE_EDGES = 5


@cached
def token(
    size: int,
    palette: Palette = MIDNIGHT,
    *,
    colour: str,
    symbol: str | None = None,
    icon: str | None = None,
    shadow: bool = True,
) -> pygame.Surface:
    """A turned playing piece seen from above, with a seat symbol or an icon cut into it."""
    canvas = Canvas(100)
    if shadow:
        canvas.glow(54, 58, 45, 42, "#03050C", 0.6, 0.6)
    canvas.circle(49, 50, 40, darken(colour, 0.62))
    canvas.circle(
        48.5,
        47.5,
        39,
        canvas.linear([(0, lighten(colour, 0.42)), (0.5, colour), (1, darken(colour, 0.42))], (0.1, 0), (0.9, 1)),
    )
    canvas.circle(
        48.5, 47.5, 31, canvas.linear([(0, darken(colour, 0.34)), (1, lighten(colour, 0.3))], (0.1, 0), (0.9, 1))
    )
    canvas.circle(48.5, 47.5, 29.4, mix(colour, darken(colour, 0.3), 0.35))
    mark = contrasting(colour)
    if symbol:
        canvas.path(symbol_path(symbol, 48.5, 47.5, 20), mark, 0.95, even=True)
    elif icon:
        with canvas.moved(48.5 - 19.2, 47.5 - 19.2, scale=38.4 / 24):
            draw_icon(canvas, icon, mark)
    return canvas.draw((size, size))


@cached
def counter(
    size: int, palette: Palette = MIDNIGHT, *, icon: str = "development", colour: str | None = None
) -> pygame.Surface:
    """A small toothed brass counter with an icon, such as a development (KG-2.3)."""
    metal = colour or palette.brass
    canvas = Canvas(100)
    canvas.glow(53, 56, 46, 44, "#03050C", 0.6, 0.6)
    canvas.path(gear(49, 49, 45, 18, 4), darken(metal, 0.62))
    canvas.path(
        gear(48.4, 47.4, 44, 18, 4),
        canvas.linear([(0, lighten(metal, 0.5)), (0.5, metal), (1, darken(metal, 0.4))], (0.1, 0), (0.9, 1)),
    )
    canvas.circle(48.4, 47.4, 34, stroke=darken(metal, 0.45), width=1.6)
    with canvas.moved(48.4 - 26.4, 47.4 - 26.4, scale=2.2):
        draw_icon(canvas, icon, darken(metal, 0.7), None, 1.1)
    return canvas.draw((size, size))


@cached
def coin(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """A credit as a coin."""
    canvas = Canvas(100)
    canvas.glow(53, 56, 46, 44, "#03050C", 0.6, 0.6)
    canvas.circle(49, 49, 43, darken(palette.brass_dark, 0.5))
    canvas.circle(
        48.4,
        47,
        42,
        canvas.linear([(0, palette.brass_light), (0.5, palette.brass), (1, palette.brass_dark)], (0.1, 0), (0.9, 1)),
    )
    canvas.path(ring(48.4, 47, 36, 2.4), palette.brass_dark, 0.8, even=True)
    canvas.circle(48.4, 47, 39, stroke=palette.brass_dark, width=2.4, dash="0.9 3.18", cap="butt", stroke_alpha=0.8)
    with canvas.moved(1.6, 2):
        canvas.path(symbol_path("star", 48.4, 47, 25), palette.brass_light, 0.9)
    canvas.path(symbol_path("star", 48.4, 47, 25), darken(palette.brass_dark, 0.3))
    return canvas.draw((size, size))


@cached
def card_shadow(size: tuple[int, int], palette: Palette = MIDNIGHT, *, height: float = 0.0) -> pygame.Surface:
    """Shadow of a card of `size` lifted by `height`; larger by `shadow_reach(height)` on every side."""
    return soft_shadow(size, max(4, size[0] // 18), shadow_reach(height), round(130 - 60 * height))


def shadow_reach(height: float) -> int:
    """How far a card's shadow spreads beyond it; it should also be moved down and right by half of this."""
    return round(6 + 18 * height)


def pile_edges(count: int) -> int:
    """How many edges a pile of `count` cards shows: it grows slowly and stops at five."""
    return 0 if count < 2 else min(PILE_EDGES, (count > 1) + (count > 3) + (count > 8) + (count > 16) + (count > 28))


def pile(top: pygame.Surface, count: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The card `top` on the edges of those below it; not kept, since `top` is any surface."""
    edges = pile_edges(count)
    w, h = top.get_size()
    out = pygame.Surface((w + edges * PILE_STEP, h + edges * PILE_STEP), pygame.SRCALPHA)
    under = _pile_sheet((w, h), palette)
    for i in range(edges, 0, -1):
        out.blit(under, (i * PILE_STEP, i * PILE_STEP))
    out.blit(top, (0, 0))
    return out


@cached
def _pile_sheet(size: tuple[int, int], palette: Palette) -> pygame.Surface:
    """A card seen only by its edge: paper white below, dark line around."""
    w, h = size
    canvas = Canvas(w, h)
    r = w * 0.055
    canvas.rect(0.5, 0.5, w - 1, h - 1, r, mix(palette.paper, palette.brass_dark, 0.3), stroke="#0A0D1A", width=1)
    return canvas.draw(size)


@cached
def hex_tile(
    size: int, palette: Palette = MIDNIGHT, *, colour: str | None = None, rim: str | None = None, flat: bool = False
) -> pygame.Surface:
    """A hexagon `size` wide: bevelled edge, quiet ground; pointed side up unless `flat`."""
    wide, tall = (100.0, 86.6) if flat else (86.6, 100.0)
    canvas = Canvas(wide, tall)
    ground = colour or palette.space1
    turn = 30 if flat else 0
    x, y = wide / 2, tall / 2
    outer, inner = regular(x, y, 49.4, 6, turn), regular(x, y, 45.4, 6, turn)
    canvas.polygon(outer, darken(ground, 0.5))
    for i in range(6):
        after = (i + 1) % 6
        lit = -(outer[i][0] + outer[after][0] - 2 * x + outer[i][1] + outer[after][1] - 2 * y) / 260
        tone = lighten(ground, 0.5 * lit) if lit > 0 else darken(ground, -0.8 * lit)
        canvas.polygon([outer[i], outer[after], inner[after], inner[i]], tone)
    canvas.polygon(inner, canvas.radial([(0, lighten(ground, 0.07)), (1, darken(ground, 0.18))], (0.4, 0.36), 0.7))
    canvas.polygon(inner, stroke=rim or palette.hairline, width=0.9, stroke_alpha=0.9 if rim else 0.35)
    return canvas.draw((size, round(size * tall / wide)))


def arrow(
    target: pygame.Surface,
    start: Point,
    end: Point,
    palette: Palette = MIDNIGHT,
    *,
    colour: str | None = None,
    bend: float = 0.16,
    width: float = 5.0,
    dotted: bool = False,
) -> pygame.Rect:
    """A curved arrow from start to end, drawn on the target: dark edge, coloured body, solid head. Returns its box."""
    tone = colour or palette.legal
    if not dotted:
        return _quick_arrow(target, start, end, tone, bend, width)
    reach = hypot(end[0] - start[0], end[1] - start[1])
    pad = width * 4 + abs(bend) * reach
    left, top = min(start[0], end[0]) - pad, min(start[1], end[1]) - pad
    w, h = abs(end[0] - start[0]) + 2 * pad, abs(end[1] - start[1]) + 2 * pad
    box = pygame.Rect(int(left), int(top), int(w) + 2, int(h) + 2)
    picture = arrow_picture(
        box.size,
        palette,
        start=(round(start[0] - box.x, 1), round(start[1] - box.y, 1)),
        end=(round(end[0] - box.x, 1), round(end[1] - box.y, 1)),
        colour=tone,
        bend=bend,
        width=width,
        dotted=dotted,
    )
    target.blit(picture, box)
    return box


STEM_STEPS = 24


def _quick_arrow(
    target: pygame.Surface, start: Point, end: Point, colour: str, bend: float, width: float
) -> pygame.Rect:
    """Straight onto the target: an arrow's ends change too often to be kept, and a vector picture takes too long."""
    (ax, ay), (bx, by) = start, end
    knee = ((ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend)
    heading = atan2(by - knee[1], bx - knee[0])
    head = width * 3.4

    def behind(reach: float, turn: float = 0.0) -> Point:
        return bx - reach * cos(heading + turn), by - reach * sin(heading + turn)

    middle = [_bent(start, knee, behind(head * 0.7), step / STEM_STEPS) for step in range(STEM_STEPS + 1)]
    tip = [end, behind(head, 0.5), behind(head * 0.7), behind(head, -0.5)]
    wide_tip = [behind(-2.5), behind(head + 2.5, 0.56), behind(head * 0.7), behind(head + 2.5, -0.56)]
    edge = "#05070F"
    box = _smooth_polygon(target, _band(middle, width + 3), edge)
    box.union_ip(_smooth_polygon(target, wide_tip, edge))
    pygame.draw.aacircle(target, edge, start, width * 1.1 + 1)
    pygame.draw.aacircle(target, colour, start, width * 1.1)
    _smooth_polygon(target, _band(middle, width), colour)
    _smooth_polygon(target, _band(middle, max(1.0, width * 0.3)), lighten(colour, 0.5))
    _smooth_polygon(target, tip, colour)
    return box


def _bent(start: Point, knee: Point, end: Point, share: float) -> Point:
    """A point of the bow from start to end that is drawn towards the knee."""
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return a * start[0] + b * knee[0] + c * end[0], a * start[1] + b * knee[1] + c * end[1]


def _band(middle: Sequence[Point], width: float) -> list[Point]:
    """The outline of a line of some width."""
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(middle):
        before, after = middle[max(0, index - 1)], middle[min(len(middle) - 1, index + 1)]
        turn = atan2(after[1] - before[1], after[0] - before[0])
        dx, dy = -sin(turn) * width / 2, cos(turn) * width / 2
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return left + right[::-1]


def _smooth_polygon(target: pygame.Surface, points: Sequence[Point], colour: str) -> pygame.Rect:
    box = pygame.draw.polygon(target, colour, points)
    box.union_ip(pygame.draw.aalines(target, colour, True, points))
    return box


@cached
def arrow_picture(
    size: tuple[int, int],
    palette: Palette = MIDNIGHT,
    *,
    start: Point,
    end: Point,
    colour: str,
    bend: float = 0.16,
    width: float = 5.0,
    dotted: bool = False,
) -> pygame.Surface:
    """The arrow of `arrow` on a surface of its own."""
    canvas = Canvas(*size)
    (ax, ay), (bx, by) = start, end
    knee = ((ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend)
    heading = atan2(by - knee[1], bx - knee[0])
    head = width * 3.4
    neck = (bx - head * 0.8 * cos(heading), by - head * 0.8 * sin(heading))
    stem = f"M{num(ax)} {num(ay)}Q{num(knee[0])} {num(knee[1])} {num(neck[0])} {num(neck[1])}"
    side = [(bx - head * cos(heading + turn), by - head * sin(heading + turn)) for turn in (0.5, -0.5)]
    tip = points_path([(bx, by), side[0], (bx - head * 0.7 * cos(heading), by - head * 0.7 * sin(heading)), side[1]])
    dash = f"{width * 0.2:.2f} {width * 2:.2f}" if dotted else ""
    canvas.path(stem, stroke="#05070F", width=width + 3, stroke_alpha=0.6, dash=dash)
    canvas.path(tip, "#05070F", 0.6, stroke="#05070F", width=3, stroke_alpha=0.6)
    canvas.path(stem, stroke=colour, width=width, dash=dash)
    canvas.path(stem, stroke=lighten(colour, 0.6), width=width * 0.3, stroke_alpha=0.8, dash=dash)
    canvas.path(tip, colour, stroke=colour, width=1)
    canvas.circle(ax, ay, width * 1.1, colour, stroke="#05070F", width=1.4)
    return canvas.draw(size)


@cached
def zone_frame(size: tuple[int, int], palette: Palette = MIDNIGHT, *, lit: bool = False) -> pygame.Surface:
    """An engraved zone: hairline with notched corners."""
    arm = min(size) * 0.14
    return stretched(size, ceil(arm) + 8, lambda part: _zone_edges(part, arm, palette, lit))


RIM = 12  # the part of a zone's edge that is not plain


def draw_zone(target: pygame.Surface, rect: pygame.Rect, palette: Palette = MIDNIGHT, *, lit: bool = False) -> None:
    """`zone_frame`, drawn to its place from kept corners: a table that is rearranged needs many new sizes at once."""
    arm = max(4.0, round(min(rect.size) * 0.14 / 4) * 4.0)
    c = ceil(arm) + 8
    x, y, w, h = rect
    if min(w, h) < 2 * c + 4:
        target.blit(zone_frame(rect.size, palette, lit=lit), rect)
        return
    small = _zone_corners((2 * c + 1, 2 * c + 1), palette, arm=arm, lit=lit)
    for from_x, to_x in ((0, x), (c + 1, x + w - c)):
        for from_y, to_y in ((0, y), (c + 1, y + h - c)):
            target.blit(small, (to_x, to_y), (from_x, from_y, c, c))
    for from_y, to_y in ((0, y), (2 * c + 1 - RIM, y + h - RIM)):
        target.blit(pygame.transform.scale(small.subsurface((c, from_y, 1, RIM)), (w - 2 * c, RIM)), (x + c, to_y))
    for from_x, to_x in ((0, x), (2 * c + 1 - RIM, x + w - RIM)):
        target.blit(pygame.transform.scale(small.subsurface((from_x, c, RIM, 1)), (RIM, h - 2 * c)), (to_x, y + c))
    plain = small.get_at((c, c))
    inner = (x + c, y + RIM, w - 2 * c, h - 2 * RIM)
    for part in (inner, (x + RIM, y + c, c - RIM, h - 2 * c), (x + w - c, y + c, c - RIM, h - 2 * c)):
        _veil(target, part, plain)


@cached
def _zone_corners(size: tuple[int, int], palette: Palette, *, arm: float, lit: bool) -> pygame.Surface:
    return _zone_edges(size, arm, palette, lit)


def _veil(target: pygame.Surface, part: tuple[int, int, int, int], colour: pygame.Color) -> None:
    """A transparent colour over an opaque surface; two fills cost a fraction of a blit.

    The part is cut here: a blended fill that lies wholly outside the surface's clip would be drawn all the same.
    """
    seen = pygame.Rect(part).clip(target.get_clip())
    if not seen.width or not seen.height:
        return
    left = 255 - colour.a
    target.fill((left, left, left), seen, pygame.BLEND_RGB_MULT)
    target.fill([channel * colour.a // 255 for channel in (colour.r, colour.g, colour.b)], seen, pygame.BLEND_RGB_ADD)


@cached
def zone_sign(size: tuple[int, int], palette: Palette = MIDNIGHT, *, icon: str) -> pygame.Surface:
    """The faint icon in the middle of an empty zone of this size."""
    canvas = Canvas(24)
    with canvas.moved(0, 0, alpha=0.3 if palette.is_light else 0.16):
        draw_icon(canvas, icon, palette.brass_dark if palette.is_light else palette.brass_light)
    return canvas.draw(max(1, round(min(size) * 0.42)))


def _zone_edges(size: tuple[int, int], arm: float, palette: Palette, lit: bool) -> pygame.Surface:
    w, h = size
    canvas = Canvas(w, h)
    canvas.path(rect_path(1, 1, w - 2, h - 2, 10), darken(palette.space1, 0.35), 0.34)
    tone = palette.legal if lit else palette.hairline
    canvas.rect(1, 1, w - 2, h - 2, 10, stroke=tone, width=1, stroke_alpha=0.8 if lit else 0.4)
    for x, y, sx, sy in ((5, 5, 1, 1), (w - 5, 5, -1, 1), (w - 5, h - 5, -1, -1), (5, h - 5, 1, -1)):
        canvas.path(
            f"M{num(x)} {num(y + sy * arm)}V{num(y + sy * 5)}Q{num(x)} {num(y)} "
            f"{num(x + sx * 5)} {num(y)}H{num(x + sx * arm)}",
            stroke=tone,
            width=1.2,
            stroke_alpha=0.75,
        )
    return canvas.draw(size)
