"""The room between the worlds: a deep sky, the Sun's glow, engraved orbits through the planets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import atan2, degrees, hypot

import pygame

from art.cache import cached, native, run_length
from art.chance import Scatter
from art.geometry import arc, around, regular
from art.palette import MIDNIGHT, Palette, contrasting, darken, lighten, mix
from art.svg import Canvas, Point, points_path
from art.table_top import composed, night
from art.venus.brass import WORLDS, empire_colour
from art.venus.empires import draw_mark
from art.worlds import draw_world


@cached
def backdrop(
    size: tuple[int, int], palette: Palette = MIDNIGHT, *, sun: Point = (0, 0), places: tuple[Point, ...] = ()
) -> pygame.Surface:
    """The board's ground, opaque: stars, nebulae, sunlight, and an orbit around `sun` through each place."""
    made = composed(night(size, palette, seed=11, rings=False))
    made.blit(_far(size, palette, sun), (0, 0))
    made.blit(run_length(native(_orbits(size, palette, sun, places))), (0, 0))
    if len(places) == len(WORLDS):
        _giants(made, palette, dict(zip(WORLDS, places, strict=True)))
    return made


def _far(size: tuple[int, int], palette: Palette, sun: Point) -> pygame.Surface:
    """Slow lights only, so a quarter of the size is enough."""
    w, h = size
    canvas = Canvas(w, h)
    strength = 0.5 if palette.is_light else 1.0
    dice = Scatter("rim")
    for tint, x, y in (("#5A3F8A", 0.82, 0.2), ("#2F6F8A", 0.6, 0.86), ("#8A4A3A", 0.34, 0.14)):
        canvas.glow(w * x, h * y, w * dice.between(0.2, 0.3), h * dice.between(0.26, 0.4), tint, 0.2 * strength)
    for reach, alpha in ((1.3, 0.16), (0.7, 0.2), (0.34, 0.34)):
        canvas.glow(*sun, h * reach, h * reach, "#FFB65A", alpha * strength)
    small = canvas.draw((max(1, w // 4), max(1, h // 4)))
    return pygame.transform.smoothscale(small, size)


def _giants(made: pygame.Surface, palette: Palette, places: Mapping[str, Point]) -> None:
    """Jupiter far behind Ganymede and Saturn behind Titan: pale, as if etched into the night."""
    h = made.get_height()
    for world, dx, dy, share, colour, style in (
        ("ganymede", 0.2, -0.26, 0.34, "#C08E60", "storm"),
        ("titan", 0.12, 0.3, 0.4, "#C6AE74", "ringed"),
    ):
        x, y = places[world]
        side = round(h * share)
        canvas = Canvas(100)
        draw_world(canvas, 50, 50, 30, colour, style, Scatter(world), 0.1)
        far = canvas.draw((side, side))
        if palette.is_light:
            far.set_alpha(105)
        else:
            far.fill((116, 108, 118), special_flags=pygame.BLEND_RGB_MULT)
        made.blit(far, far.get_rect(center=(round(x + dx * h), round(y + dy * h))))


def _orbits(size: tuple[int, int], palette: Palette, sun: Point, places: Sequence[Point]) -> pygame.Surface:
    w, h = size
    canvas = Canvas(w, h)
    dice = Scatter("belt")
    for x, y in places:
        r = hypot(x - sun[0], y - sun[1])
        here = degrees(atan2(x - sun[0], sun[1] - y))
        # Short arcs: drawing time grows with the box around a line.
        for step in range(-60, 60, 6):
            first, last = here + step, here + step + 6
            ends = [around(*sun, r, turn) for turn in (first, last)]
            if all(_outside(end, w, h) for end in ends):
                continue
            fade = 0.5 - abs(step) / 200
            canvas.path(arc(*sun, r, r, first, last), stroke=palette.hairline, width=1.1, stroke_alpha=fade, cap="butt")
            canvas.path(
                arc(*sun, r + 3, r + 3, first, last),
                stroke=palette.hairline,
                width=0.6,
                stroke_alpha=fade * 0.5,
                cap="butt",
            )
            ticks = ""
            for tick in range(3):
                out = 7 if tick == 0 else 4.5
                line = [around(*sun, reach, first + tick * 2) for reach in (r + 3, r + out)]
                ticks += points_path(line, closed=False)
            canvas.path(ticks, stroke=palette.hairline, width=0.7, stroke_alpha=fade * 0.7, cap="butt")
    if places:
        _belt(canvas, palette, dice, sun, max(hypot(x - sun[0], y - sun[1]) for x, y in places))
    return canvas.draw(size)


def _outside(spot: Point, w: float, h: float) -> bool:
    return not (-80 < spot[0] < w + 80 and -80 < spot[1] < h + 80)


def _belt(canvas: Canvas, palette: Palette, dice: Scatter, sun: Point, r: float) -> None:
    """Ice and rubble along the outermost orbit."""
    tone = mix(palette.ink2, "#A9C2DE", 0.6)
    for _ in range(420):
        spread = (dice.unit() + dice.unit() + dice.unit() - 1.5) * 70
        x, y = around(*sun, r + spread, dice.between(45, 135))
        if not _outside((x, y), canvas.width, canvas.height):
            stone = regular(x, y, 0.7 + 2.5 * dice.unit() ** 3, 6)  # as small as this nobody misses the round edge
            canvas.polygon(stone, tone, dice.between(0.25, 0.75))


@cached
def orbit_ring(
    size: int, palette: Palette = MIDNIGHT, *, empires: tuple[str, ...], inner: float = 0.72, start: float = 0
) -> pygame.Surface:
    """A brass ring around a planet, one sector for each empire clockwise from `start` degrees (0 is the top).

    `inner` is the inner radius as a share of the outer one. Sectors are tinted and carry the empire's mark.
    """
    canvas = Canvas(200)
    outer, hole = 98.0, 98.0 * inner
    middle, thick = (outer + hole) / 2, outer - hole
    count = max(1, len(empires))
    for i, empire in enumerate(empires):
        tone = empire_colour(empire, palette)
        first = start + 360 * i / count
        data = arc(100, 100, middle, middle, first + 1.2, first + 360 / count - 1.2)
        canvas.path(data, stroke=darken(tone, 0.5), width=thick - 2, stroke_alpha=0.5, cap="butt")
        rim = arc(100, 100, outer - 3, outer - 3, first + 1.2, first + 360 / count - 1.2)
        canvas.path(rim, stroke=tone, width=3, stroke_alpha=0.95, cap="butt")
        spot = around(100, 100, outer - 3, first + 180 / count)
        canvas.circle(*spot, 8, tone, stroke=darken(tone, 0.6), width=1.4)
        draw_mark(canvas, empire, *spot, 5.6, contrasting(tone))
    for r, width in ((outer, 1.6), (hole, 1.2)):
        canvas.circle(100, 100, r, stroke=palette.brass, width=width, stroke_alpha=0.9)
    for i in range(count):
        line = [around(100, 100, r, start + 360 * i / count) for r in (hole, outer)]
        canvas.line(line, lighten(palette.brass, 0.2), 1.6)
    return canvas.draw((size, size))
