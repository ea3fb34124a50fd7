"""The freighters and the cruiser of the smugglers, and the space station.

Each colour has its own hull, and the hull repeats the colour's symbol (SM-2.10): red is a wedge, yellow a saucer,
blue a box hauler, green a hexagonal barge, the neutral cruiser a silver needle. Ships fly to the right in a field
of 40 × 24 units around the origin.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from art.cache import cached
from art.palette import GOODS_COLOURS, MIDNIGHT, Palette, darken, lighten, luminance
from art.seats import GOODS_SYMBOLS, symbol_path
from art.svg import Canvas, rect_path

OUTLINE = "#0A0E1C"
GLASS = "#BFEFFF"


def draw_mark(canvas: Canvas, letter: str, x: float, y: float, r: float, colour: str) -> None:
    """A colour's symbol on its own ground: always lighter or darker than it, with an edge of the other."""
    dark, light = "#17110A", "#FFF9EA"
    fill, edge = (dark, light) if luminance(colour) > 0.5 else (light, dark)
    data = symbol_path(GOODS_SYMBOLS[letter], x, y, r)
    canvas.path(data, stroke=edge, width=r * 0.34, stroke_alpha=0.55)
    canvas.path(data, fill, even=True)


def draw_badge(canvas: Canvas, letter: str, x: float, y: float, r: float, brass: str) -> None:
    """The symbol on a small dark medallion, for pictures large enough to keep the planet's face free."""
    canvas.circle(x, y, r, "#10142A", 0.92, stroke=brass, width=r * 0.16)
    canvas.path(symbol_path(GOODS_SYMBOLS[letter], x, y, r * 0.6), lighten(GOODS_COLOURS[letter], 0.45), even=True)


def draw_ship(
    canvas: Canvas,
    letter: str,
    x: float,
    y: float,
    length: float,
    turn: float = 0,
    mark: float = 1.0,
    fine: bool = False,
) -> None:
    """A ship of that colour, `length` units long, nose to the right; `fine` adds seams, rivets and lit windows."""
    colour = GOODS_COLOURS[letter]
    with canvas.moved(x, y, turn=turn, scale=length / 40):
        spot = _HULLS[letter](canvas, colour)
        if fine:
            _DETAILS[letter](canvas, colour)
        draw_mark(canvas, letter, spot[0], spot[1], spot[2] * mark, lighten(colour, 0.5) if letter == "N" else colour)


@cached
def ship_medal(size: int, palette: Palette = MIDNIGHT, *, letter: str = "R") -> pygame.Surface:
    """A ship on a dark medallion of its own, as something that can be touched."""
    canvas = Canvas(100)
    canvas.circle(50, 50, 48, "#10142A", 0.96, stroke=palette.brass, width=4)
    draw_ship(canvas, letter, 51, 50, 76, -8, 1.12)
    return canvas.draw((size, size))


def _flame(canvas: Canvas, y: float, reach: float, half: float) -> None:
    canvas.path(f"M-14 {y - half}Q{-20 - reach * 1.6} {y} -14 {y + half}Z", "#6FD8FF", 0.7)
    canvas.path(f"M-14 {y - half * 0.6}Q{-18 - reach} {y} -14 {y + half * 0.6}Z", "#E8FBFF")


def _plate(canvas: Canvas, data: str, colour: str) -> None:
    """A hull plate: dark outline, lit from above left."""
    canvas.path(data, stroke=OUTLINE, width=2.3, stroke_alpha=0.9)
    canvas.path(
        data, canvas.linear([(0, lighten(colour, 0.34)), (0.45, colour), (1, darken(colour, 0.42))], (0.3, 0), (0.5, 1))
    )


def _red(canvas: Canvas, colour: str) -> tuple[float, float, float]:
    _flame(canvas, 1.5, 4, 3)
    _plate(canvas, "M-16 -3L-13 -11.5L-6 -4.5Z", darken(colour, 0.2))
    _plate(canvas, "M-16 6L-13 11.5L-5 6.5Z", darken(colour, 0.35))
    _plate(canvas, "M-16 -7.5L-8 -8L19 2.2L-9 8.5L-16 8Z", colour)
    canvas.path("M6 -1.6L15 1.4L7 0.9Z", GLASS)
    return -5.5, 0.4, 6


def _yellow(canvas: Canvas, colour: str) -> tuple[float, float, float]:
    _flame(canvas, 2, 4, 2.4)
    _plate(canvas, "M-7 -4Q-6 -11.5 0.5 -11.5Q7 -11.5 8 -4Z", "#7FB9D6")
    canvas.path("M-4.2 -6Q-3.6 -9.6 -0.4 -9.8", stroke="#FFFFFF", width=1.2, stroke_alpha=0.85)
    _plate(canvas, "M-8 8L-10.5 11.5H-5.5L-4 9ZM8 8L10.5 11.5H5.5L4 9Z", darken(colour, 0.45))
    _plate(canvas, "M-18 2.4Q-13 -6.4 0 -6.6Q13 -6.4 18.6 2.4Q13 9.6 0 9.8Q-13 9.6 -18 2.4Z", colour)
    return 0, 1.6, 5.4


def _blue(canvas: Canvas, colour: str) -> tuple[float, float, float]:
    _flame(canvas, -4, 3, 2)
    _flame(canvas, 5, 3, 2)
    _plate(canvas, "M8 -5H13L18.5 1V7H8Z", "#8E9AAF")
    canvas.path("M12 -3L16.4 1.8H12Z", GLASS)
    _plate(canvas, rect_path(-16, -9.5, 25, 19, 2), colour)
    canvas.path("M-12 -9.3V9.3M5.4 -9.3V9.3", stroke=darken(colour, 0.5), width=1.4)
    return -3.4, 0, 5.8


def _green(canvas: Canvas, colour: str) -> tuple[float, float, float]:
    _flame(canvas, 0, 4, 3)
    _plate(canvas, "M-11 -6L-16.5 -11.5L-3 -9.5ZM-11 6L-16.5 11.5L-3 9.5Z", darken(colour, 0.3))
    _plate(canvas, "M11 -4L18.6 0L11 4Z", "#8E9AAF")
    _plate(canvas, "M-16.5 0L-10.5 -9.5H6.5L13 0L6.5 9.5H-10.5Z", colour)
    canvas.path("M8 -3.4L11.4 0.6L8 2Z", GLASS)
    canvas.path("M-10.5 -9.3L-7.6 0L-10.5 9.3", stroke=darken(colour, 0.45), width=1.3)
    return -1.2, 0, 6


def _cruiser(canvas: Canvas, colour: str) -> tuple[float, float, float]:
    _flame(canvas, -6, 4, 1.8)
    _flame(canvas, 6, 4, 1.8)
    for y in (-6.4, 6.4):
        _plate(canvas, rect_path(-16.5, y - 2.6, 15, 5.2, 2.4), darken(colour, 0.3))
    _plate(canvas, "M-4 -4L-1 -10.5H4L6 -4Z", darken(colour, 0.15))
    _plate(canvas, "M-15 -4.4L-9 -7H7Q16 -4.5 20 0.4Q16 5 7 7H-9L-15 4.4Z", colour)
    canvas.path("M10.5 -2.6Q14.4 -1.4 16.4 0.2L10.5 0.6Z", GLASS)
    canvas.path("M-13.6 0H-9.4M7 4.4H11.4", stroke=darken(colour, 0.5), width=1.2)
    return -1.6, 0, 6.8


_HULLS: dict[str, Callable[[Canvas, str], tuple[float, float, float]]] = {
    "R": _red,
    "Y": _yellow,
    "B": _blue,
    "G": _green,
    "N": _cruiser,
}


def _seams(canvas: Canvas, colour: str, data: str, rivets: tuple[tuple[float, float], ...]) -> None:
    canvas.path(data, stroke=darken(colour, 0.5), width=0.7, stroke_alpha=0.85)
    for x, y in rivets:
        canvas.circle(x, y, 0.55, lighten(colour, 0.65))


def _windows(canvas: Canvas, spots: tuple[tuple[float, float], ...]) -> None:
    for x, y in spots:
        canvas.circle(x, y, 0.8, "#FFF1B8", stroke=OUTLINE, width=0.5)


def _fine_red(canvas: Canvas, colour: str) -> None:
    _seams(canvas, colour, "M-12.6 -7.8V8.2M2.6 -4.2V6M-16 0.4H-12.6", ((-14.4, -5.6), (-14.4, 6)))
    canvas.path("M-8 -8L19 2.2", stroke=lighten(colour, 0.6), width=0.8, stroke_alpha=0.9)
    _windows(canvas, ((4.6, 3.4), (7.2, 2.9)))


def _fine_yellow(canvas: Canvas, colour: str) -> None:
    _seams(canvas, colour, "M-17 2.8Q-9 6 -5.4 6M17.6 2.8Q9 6 5.4 6", ((-9, 7.8), (9, 7.8)))
    canvas.path("M-14.6 -1.4Q-9 -5.6 0 -6", stroke=lighten(colour, 0.75), width=0.9)
    _windows(canvas, ((-13, 1.6), (-9.6, 0.6), (9.6, 0.6), (13, 1.6)))


def _fine_blue(canvas: Canvas, colour: str) -> None:
    _seams(
        canvas,
        colour,
        "M-14 -6.4H-12M-14 0H-12M-14 6.4H-12M5.4 -6H9M5.4 6H9",
        ((-9.8, -7.4), (3, -7.4), (-9.8, 7.4), (3, 7.4)),
    )
    canvas.path("M-14.5 -8.8H7.6", stroke=lighten(colour, 0.6), width=0.9)
    _windows(canvas, ((14.8, 4.6), (12, 4.6)))


def _fine_green(canvas: Canvas, colour: str) -> None:
    _seams(canvas, colour, "M6.5 -9L3.9 0L6.5 9", ((-5.4, -7.4), (3, -7.4), (-5.4, 7.4), (3, 7.4)))
    canvas.path("M-16 -0.6L-10.2 -9H6.2", stroke=lighten(colour, 0.6), width=0.9)
    _windows(canvas, ((-12.6, 0),))


def _fine_cruiser(canvas: Canvas, colour: str) -> None:
    _seams(canvas, colour, "M-9 -6.8V6.8M7 -6.8V6.8M-15 -7H-4M-15 6.6H-4", ((-12, -2.4), (-12, 2.4)))
    canvas.path("M-8.6 -6.4H7Q13 -4.8 17 -1.8", stroke="#FFFFFF", width=0.9, stroke_alpha=0.9)
    _windows(canvas, ((0.2, -8.4), (2.4, -8.4), (9.4, 3), (12, 2.4)))


_DETAILS: dict[str, Callable[[Canvas, str], None]] = {
    "R": _fine_red,
    "Y": _fine_yellow,
    "B": _fine_blue,
    "G": _fine_green,
    "N": _fine_cruiser,
}


def draw_station(canvas: Canvas, x: float, y: float, size: float, turn: float = 0) -> None:
    """A wheel station with docks and lit windows, `size` units across."""
    steel, shade, lamp = "#D9DEE8", "#7C869C", "#FFE08A"
    canvas.glow(x, y, size * 0.8, size * 0.8, "#7FE3FF", 0.5, 0.2)
    with canvas.moved(x, y, turn=turn, scale=size / 40):
        for a in (0, 90, 180, 270):
            with canvas.moved(turn=a):
                canvas.path(rect_path(-4.6, -21, 9.2, 7, 1.4), shade, stroke=OUTLINE, width=2)
                canvas.path("M0 -14V-5", stroke=OUTLINE, width=5)
                canvas.path("M0 -15V-5", stroke=steel, width=2.8)
        canvas.circle(0, 0, 13, stroke=OUTLINE, width=6.4)
        canvas.circle(
            0, 0, 13, stroke=canvas.linear([(0, "#FFFFFF"), (0.5, steel), (1, shade)], (0, 0), (1, 1)), width=4.2
        )
        for a in range(15, 360, 30):
            with canvas.moved(turn=a):
                canvas.circle(0, -13, 0.95, lamp)
        canvas.circle(0, 0, 6.6, canvas.radial([(0, "#FFFFFF"), (0.6, steel), (1, shade)]), stroke=OUTLINE, width=1.6)
        canvas.circle(0, 0, 2.6, lamp, stroke=shade, width=0.8)
