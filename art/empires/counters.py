"""What stands on the map: a ship on its foot, or the shield of a counter that nobody else may know."""

from __future__ import annotations

from functools import lru_cache

import pygame

from art.cache import cached
from art.digits import draw_number
from art.empires.ships import FINE_FROM, draw_ship
from art.empires.styles import Owner, colour_of, style_of
from art.empires.worlds import draw_emblem, patterned
from art.palette import MIDNIGHT, Palette, contrasting, darken, lighten
from art.svg import Canvas, ellipse_path

TALL = 120.0  # of a field 100 units wide
SHIELD = "M50 6L86 18V56C86 80 68 94 50 102C32 94 14 80 14 56V18Z"
LINKS = "M-9 -9A5.4 5.4 0 1 1 -15 -3M9 9A5.4 5.4 0 1 1 15 3"
SMALL_SHIELD = "M0 -10L9 -7V2C9 7 4 10 0 12C-4 10 -9 7 -9 2V-7Z"


def counter_height(width: int) -> int:
    return round(width * TALL / 100)


@cached
def ship_counter(
    width: int,
    palette: Palette = MIDNIGHT,
    *,
    unit: str,
    owner: Owner,
    colour: str,
    covered: bool = False,
    builder: Owner | None = None,
    false: bool = False,
) -> pygame.Surface:
    """A silhouette that stands on a foot in its empire's colour. `covered`: only its owner knows it, others see the
    shield; a small one beside it says so. `builder`: whose ship it was before it was captured; it keeps its lines.
    `false`: a group of Shape Shifters, of which its owner alone knows that there is nothing inside."""
    drawn = _on_its_foot(unit, owner, colour, covered, builder, false, width >= FINE_FROM)
    return drawn.draw((width, counter_height(width)))


@lru_cache(512)
def _on_its_foot(
    unit: str, owner: Owner, colour: str, covered: bool, builder: Owner | None, false: bool, fine: bool
) -> Canvas:
    """Its outlines, which are stretched to every size that the map is zoomed to."""
    canvas = Canvas(100, TALL)
    _foot(canvas, owner, colour)
    with canvas.moved(4, -1, scale=0.92, alpha=0.45 if false else 1):
        draw_ship(canvas, unit, style_of(owner if builder is None else builder), colour, fine)
    if false:
        canvas.ellipse(50, 46, 46, 44, stroke=lighten(colour, 0.4), width=3, dash="7 6", cap="butt")
    if builder is not None:
        draw_shackle(canvas, 80, 21, builder)
    if covered:
        with canvas.moved(17, 20, scale=1.35):
            canvas.path(SMALL_SHIELD, darken(colour, 0.35), stroke="#0A0D1A", width=2)
            canvas.path(SMALL_SHIELD, stroke=lighten(colour, 0.4), width=1)
            draw_emblem(canvas, owner, 0, 0.4, 5.6, "#FFF8E8")
    return canvas


def draw_shackle(canvas: Canvas, x: float, y: float, builder: Owner) -> None:
    """The sign of a captured ship (CL-4.4): the symbol of those who built it, in irons."""
    colour = colour_of(builder)
    with canvas.moved(x, y, scale=0.94):
        canvas.path(LINKS, stroke="#0A0D1A", width=7)
        canvas.path(LINKS, stroke="#C3CAD6", width=3.6)
        canvas.circle(0, 0, 11, darken(colour, 0.5), stroke="#0A0D1A", width=2.4)
        draw_emblem(canvas, builder, 0, 0, 7.4, lighten(colour, 0.3))


@cached
def shield_counter(width: int, palette: Palette = MIDNIGHT, *, owner: Owner, colour: str) -> pygame.Surface:
    """A closed counter: all of an owner look the same (UI-2)."""
    canvas = Canvas(100, TALL)
    _foot(canvas, owner, colour)
    canvas.path(SHIELD, "#000000", 0.35, stroke="#0A0D1A", width=5)
    canvas.path(SHIELD, canvas.linear([(0, lighten(colour, 0.2)), (0.55, colour), (1, darken(colour, 0.45))], (0, 0)))
    canvas.path(SHIELD, stroke=palette.sign_on_dark, width=2.6)
    canvas.circle(50, 50, 25, darken(colour, 0.55), 0.9, stroke=lighten(colour, 0.35), width=1.6)
    draw_emblem(canvas, owner, 50, 50, 18, contrasting(darken(colour, 0.55)))
    face = Canvas(100, TALL)
    face.path(SHIELD + ellipse_path(50, 50, 26, 26), "#FFFFFF", even=True)
    return patterned(canvas.draw((width, counter_height(width))), face, owner, darken(colour, 0.5))


@cached
def flag(size: int, palette: Palette = MIDNIGHT, *, number: int, colour: str) -> pygame.Surface:
    """The pennant of a fleet marker with its number (UI-13)."""
    canvas = Canvas(100)
    canvas.path("M18 8V96", stroke="#0A0D1A", width=12)
    canvas.path("M18 8V96", stroke=palette.sign_on_dark, width=7)
    canvas.path("M20 10H92L76 36L92 62H20Z", darken(colour, 0.3), stroke="#0A0D1A", width=4)
    draw_number(canvas, number, 50, 36, 34, "#FFF8E8", darken(colour, 0.5))
    return canvas.draw((size, size))


def _foot(canvas: Canvas, owner: Owner, colour: str) -> None:
    """A round stand, seen from the front."""
    canvas.ellipse(52, 106, 38, 12, "#000000", 0.45)
    canvas.ellipse(50, 104, 36, 11, darken(colour, 0.55), stroke="#0A0D1A", width=2.4)
    canvas.ellipse(50, 101, 36, 11, canvas.linear([(0, lighten(colour, 0.15)), (1, darken(colour, 0.3))], (0, 0)))
    canvas.ellipse(50, 101, 36, 11, stroke=lighten(colour, 0.45), width=1.2, stroke_alpha=0.8)
