"""Six seats told apart without colour: a symbol each and a pattern each (UX-82)."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.geometry import crescent, regular, star
from art.palette import MIDNIGHT, SEAT_COLOURS, Palette, darken, lighten
from art.svg import Canvas, ellipse_path, points_path, rect_path

SEAT_SYMBOLS = ("sun", "crescent", "delta", "star", "diamond", "square")
GOODS_SYMBOLS = {"R": "triangle", "Y": "circle", "B": "box", "G": "hexagon", "N": "star"}
SYMBOLS = (*SEAT_SYMBOLS, "triangle", "circle", "box", "hexagon")


def symbol_path(name: str, x: float, y: float, r: float) -> str:
    """Outline of a symbol that fills a circle of radius r; filled with the even-odd rule."""
    match name:
        case "sun":
            core = ellipse_path(x, y, r * 0.5, r * 0.5)
            rays = [
                points_path([_polar(x, y, r * 0.62, a - 13), _polar(x, y, r, a), _polar(x, y, r * 0.62, a + 13)])
                for a in range(0, 360, 45)
            ]
            return core + "".join(rays)
        case "crescent":
            return crescent(x + r * 0.12, y, r * 0.98, 0.78)
        case "delta":
            outer = regular(x, y + r * 0.16, r * 1.05, 3)
            return points_path(outer) + points_path(regular(x, y + r * 0.16, r * 0.46, 3))
        case "star":
            return points_path(star(x, y, r, 4, 0.38))
        case "diamond":
            return points_path([(x, y - r), (x + r * 0.72, y), (x, y + r), (x - r * 0.72, y)])
        case "square":
            side = r * 0.8
            return rect_path(x - side, y - side, 2 * side, 2 * side, r * 0.12) + rect_path(
                x - side * 0.45, y - side * 0.45, side * 0.9, side * 0.9
            )
        case "triangle":
            return points_path(regular(x, y + r * 0.2, r * 1.1, 3))
        case "circle":
            # Open in the middle: a full disc on a round planet would look like an eye.
            return ellipse_path(x, y, r * 0.88, r * 0.88) + ellipse_path(x, y, r * 0.44, r * 0.44)
        case "box":
            return rect_path(x - r * 0.78, y - r * 0.78, r * 1.56, r * 1.56, r * 0.1)
        case "hexagon":
            return points_path(regular(x, y, r, 6, 30))
    raise KeyError(name)


def _polar(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    return regular(x, y, r, 1, degrees)[0]


@cached
def seat_symbol(
    size: int, palette: Palette = MIDNIGHT, *, seat: int = 0, colour: str | None = None, plain: bool = False
) -> pygame.Surface:
    """A seat's symbol in its colour, or any other; `plain` leaves out the dark edge."""
    return _symbol(size, palette, SEAT_SYMBOLS[seat], colour or SEAT_COLOURS[seat], plain)


@cached
def goods_symbol(
    size: int, palette: Palette = MIDNIGHT, *, letter: str = "R", colour: str | None = None
) -> pygame.Surface:
    """The symbol of a goods colour (SM-2.10), in ink unless another colour is asked for."""
    return _symbol(size, palette, GOODS_SYMBOLS[letter], colour or palette.ink, True)


def _symbol(size: int, palette: Palette, name: str, colour: str, plain: bool) -> pygame.Surface:
    canvas = Canvas(24)
    outline = symbol_path(name, 12, 12, 9.6)
    if not plain:
        canvas.path(outline, stroke=darken(palette.space0, 0.3), width=3, stroke_alpha=0.7)
    fill = canvas.linear([(0, lighten(colour, 0.25)), (1, darken(colour, 0.12))], (0, 0), (0.6, 1))
    canvas.path(outline, colour if plain else fill, even=True)
    return canvas.draw((size, size))


PATTERNS = ("rays", "waves", "chevrons", "sparks", "lattice", "bricks")


@cached
def seat_pattern(
    size: tuple[int, int],
    palette: Palette = MIDNIGHT,
    *,
    seat: int = 0,
    colour: str | None = None,
    alpha: float = 0.5,
    pitch: int = 14,
) -> pygame.Surface:
    """A seat's pattern as a transparent field of thin marks to lay over its panel, die tray or pieces."""
    width, height = size
    canvas = Canvas(width, height)
    paint = colour or SEAT_COLOURS[seat]
    for data, filled in pattern_marks(PATTERNS[seat], width, height, pitch):
        if filled:
            canvas.path(data, paint, alpha)
        else:
            canvas.path(data, stroke=paint, width=max(1, pitch / 11), stroke_alpha=alpha)
    return canvas.draw(size)


def pattern_marks(name: str, width: float, height: float, pitch: float) -> list[tuple[str, bool]]:
    """Path data and whether it is filled; marks cover the box, pitch apart."""
    columns, rows = int(width / pitch) + 2, int(height / pitch) + 2
    spots = [((i + 0.5 * (j % 2)) * pitch, j * pitch) for j in range(rows) for i in range(columns)]
    p = pitch
    match name:
        case "rays":
            count = int((width + height) / p) + 1
            return [("".join(f"M{i * p:.2f} 0L{i * p - height:.2f} {height:.2f}" for i in range(count)), False)]
        case "waves":
            wave = "".join(f"q{p / 4:.2f} {-p / 3:.2f} {p / 2:.2f} 0t{p / 2:.2f} 0" for _ in range(columns))
            return [("".join(f"M0 {j * p * 0.7 + p / 2:.2f}{wave}" for j in range(int(rows / 0.7) + 1)), False)]
        case "chevrons":
            arm = p * 0.3
            return [
                (
                    "".join(f"M{x - arm:.2f} {y + arm:.2f}l{arm:.2f} {-arm:.2f}l{arm:.2f} {arm:.2f}" for x, y in spots),
                    False,
                )
            ]
        case "sparks":
            return [("".join(points_path(star(x, y, p * 0.26, 4, 0.3)) for x, y in spots), True)]
        case "lattice":
            count = int((width + height) / p) + 1
            down = "".join(f"M{i * p:.2f} 0l{-height:.2f} {height:.2f}" for i in range(count))
            up = "".join(f"M{i * p - height:.2f} 0l{height:.2f} {height:.2f}" for i in range(count))
            return [(down + up, False)]
        case "bricks":
            lines = "".join(f"M0 {j * p * 0.6:.2f}H{width:.2f}" for j in range(int(rows / 0.6) + 1))
            joints = "".join(
                f"M{(i + 0.5 * (j % 2)) * p:.2f} {j * p * 0.6:.2f}v{p * 0.6:.2f}"
                for j in range(int(rows / 0.6) + 1)
                for i in range(columns)
            )
            return [(lines + joints, False)]
    raise KeyError(name)
