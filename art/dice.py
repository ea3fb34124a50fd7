"""Dice: rounded cubes with sunk pips and the seat's symbol, lit from the upper left."""

from __future__ import annotations

from functools import reduce
from math import cos, pi, sin

import pygame

from art.cache import cached
from art.digits import draw_number
from art.palette import MIDNIGHT, Palette, contrasting, darken, lighten, luminance, mix
from art.seats import symbol_path
from art.svg import Canvas, Point, num

Vector = tuple[float, float, float]

HALF = 33.0  # half an edge of a resting die on the 100-unit sprite
TUMBLE = 1.3  # a turning cube reaches further than a resting one
SQUARE = 1.42  # a turned square needs its diagonal
LIGHT: Vector = (-0.45, -0.6, 0.66)
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def tumble_box(size: int) -> int:
    """Side of the surface that shows a tumbling die whose resting sprite is `size` wide."""
    return round(size * TUMBLE)


def square_box(edge: int) -> int:
    """Side of the surface that shows a square die with that edge at any angle."""
    return round(edge * SQUARE) + 2


@cached
def die(
    size: int,
    palette: Palette = MIDNIGHT,
    *,
    body: str,
    face: int,
    symbol: str | None = None,
    turn: float = 0,
    shadow: bool = True,
    skull: bool = False,
) -> pygame.Surface:
    """A resting die seen from above; `turn` spins it on the table. The sprite includes its shadow.

    `skull` puts a skull where the one would be.
    """
    canvas = Canvas(100)
    if shadow:
        canvas.glow(57, 63, 43, 36, "#03050C", 0.62, 0.45)
    draw_cube(canvas, 48, 46, HALF, body, face, symbol, (14, -12, turn), side_pips=False, skull=skull)
    return canvas.draw((size, size))


@cached
def tumbling_die(
    size: int,
    palette: Palette = MIDNIGHT,
    *,
    body: str,
    face: int,
    symbol: str | None = None,
    pose: tuple[int, int, int] = (0, 0, 0),
    skull: bool = False,
) -> pygame.Surface:
    """A die in the air: `pose` is the rotation about x, y and z in degrees from `face` lying up (use steps of 15)."""
    canvas = Canvas(100 * TUMBLE)
    middle = 50 * TUMBLE
    draw_cube(canvas, middle, middle, HALF, body, face, symbol, pose, side_pips=True, skull=skull)
    box = tumble_box(size)
    return canvas.draw((box, box))


@cached
def die_shadow(size: int, height: float = 0.0) -> pygame.Surface:
    """The shadow of a die that is lifted by `height` (0 to 1): wider and fainter the higher it flies."""
    canvas = Canvas(100)
    canvas.glow(50, 50, 40 + 9 * height, 34 + 8 * height, "#03050C", 0.62 - 0.35 * height, 0.4 - 0.3 * height)
    return canvas.draw((size, size))


@cached
def die_square(
    edge: int,
    palette: Palette = MIDNIGHT,
    *,
    body: str,
    face: int,
    symbol: str | None = None,
    angle: float = 0,
    skull: bool = False,
) -> pygame.Surface:
    """A die seen exactly from the side, for towers: a square of `edge` pixels turned clockwise by `angle`."""
    box = square_box(edge)
    canvas = Canvas(box)
    half = edge / 2
    turn = -angle * pi / 180
    lit: Point = (0.5 - 0.5 * cos(turn + pi / 4), 0.5 - 0.5 * sin(turn + pi / 4))
    with canvas.moved(box / 2, box / 2, turn=angle):
        plate = canvas.linear(
            [(0, lighten(body, 0.28)), (0.5, body), (1, darken(body, 0.34))], lit, (1 - lit[0], 1 - lit[1])
        )
        canvas.rect(-half, -half, edge, edge, edge * 0.17, darken(body, 0.5))
        canvas.rect(-half * 0.97, -half * 0.97, edge * 0.97, edge * 0.97, edge * 0.16, plate)
        canvas.rect(
            -half * 0.84, -half * 0.84, edge * 0.84, edge * 0.84, edge * 0.13, mix(body, lighten(body, 0.2), 0.5)
        )
        with canvas.mapped((half, 0), (0, half), (0, 0)):
            _marks(canvas, body, face, symbol, skull)
    return canvas.draw((box, box))


# The outline of a die with ten sides, seen with one of its kites on top, and the corners of that kite.
TEN_OUTLINE: tuple[Point, ...] = ((0, -1), (1, -0.2), (1, 0.2), (0, 1), (-1, 0.2), (-1, -0.2))
KITE: tuple[Point, ...] = ((0, -1), (0.6, 0.12), (0, 0.52), (-0.6, 0.12))


@cached
def ten_sided_die(size: int, palette: Palette = MIDNIGHT, *, body: str, face: int) -> pygame.Surface:
    """A resting die with ten sides, its number on the kite that looks up; its cube's edge would be as in `die`."""
    canvas = Canvas(100)
    reach = HALF * 1.16
    top, right, bottom, left = KITE
    facets = (
        ((TEN_OUTLINE[0], top, left, TEN_OUTLINE[5]), darken(body, 0.08)),
        ((TEN_OUTLINE[0], top, right, TEN_OUTLINE[1]), darken(body, 0.36)),
        ((left, bottom, TEN_OUTLINE[3], TEN_OUTLINE[4], TEN_OUTLINE[5]), darken(body, 0.3)),
        ((right, bottom, TEN_OUTLINE[3], TEN_OUTLINE[2], TEN_OUTLINE[1]), darken(body, 0.5)),
    )
    with canvas.moved(50, 49, scale=reach):
        canvas.polygon(TEN_OUTLINE, darken(body, 0.66), stroke=darken(body, 0.66), width=0.16)
        canvas.polygon(TEN_OUTLINE, body, stroke=mix(body, lighten(body, 0.35), 0.6), width=0.08)
        for corners, tone in facets:
            canvas.polygon(corners, tone, stroke=tone, width=0.02)
        shine = canvas.linear([(0, lighten(body, 0.34)), (1, lighten(body, 0.06))], (0, 0), (0.8, 1))
        canvas.polygon(KITE, shine, stroke=lighten(body, 0.4), width=0.035)
    pip = contrasting(body)
    draw_number(canvas, face, 50, 49 - reach * 0.08, reach * 0.62, pip, lighten(body, 0.5))
    return canvas.draw((size, size))


# -- the cube ---------------------------------------------------------------------------------------------


def _turned(point: Vector, pose: tuple[float, float, float]) -> Vector:
    """Rotate about y, then x, then z; z points to the viewer, y down the screen."""
    ax, ay, az = (degrees * pi / 180 for degrees in pose)
    x, y, z = point
    x, z = x * cos(ay) + z * sin(ay), z * cos(ay) - x * sin(ay)
    y, z = y * cos(ax) - z * sin(ax), z * cos(ax) + y * sin(ax)
    x, y = x * cos(az) - y * sin(az), y * cos(az) + x * sin(az)
    return x, y, z


def faces_around(face: int) -> dict[Vector, int]:
    """Which face looks where when `face` looks at the viewer; opposite faces add up to seven."""
    top = next(value for value in (2, 3, 1) if value not in (face, 7 - face))
    side = next(value for value in (3, 1, 2) if value not in (face, 7 - face, top, 7 - top))
    return {
        (0, 0, 1): face,
        (0, 0, -1): 7 - face,
        (0, -1, 0): top,
        (0, 1, 0): 7 - top,
        (1, 0, 0): side,
        (-1, 0, 0): 7 - side,
    }


def _axes(normal: Vector) -> tuple[Vector, Vector]:
    """The right and down directions within a face."""
    if normal[2]:
        return (normal[2], 0, 0), (0, 1, 0)
    if normal[1]:
        return (1, 0, 0), (0, 0, normal[1])
    return (0, 0, -normal[0]), (0, 1, 0)


def draw_cube(
    canvas: Canvas,
    x: float,
    y: float,
    half: float,
    body: str,
    face: int,
    symbol: str | None,
    pose: tuple[float, float, float],
    side_pips: bool,
    skull: bool = False,
) -> None:
    core = half * 0.8
    corners = [_turned((a * core, b * core, c * core), pose) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    outline = _hull([(x + cx, y + cy) for cx, cy, _ in corners])
    rounding = half * 0.4
    edge = mix(body, lighten(body, 0.35), 0.6)
    canvas.polygon(outline, darken(body, 0.66), stroke=darken(body, 0.66), width=rounding + 2.4)
    canvas.polygon(outline, edge, stroke=edge, width=rounding)
    seen = [(normal, value) for normal, value in faces_around(face).items() if _turned(normal, pose)[2] > 0.08]
    for normal, value in sorted(seen, key=lambda item: _turned(item[0], pose)[2]):
        right, down = (_turned(axis, pose) for axis in _axes(normal))
        out = _turned(normal, pose)
        with canvas.mapped(
            (right[0] * half, right[1] * half), (down[0] * half, down[1] * half), (x + out[0] * half, y + out[1] * half)
        ):
            _face(canvas, body, value, symbol, out, side_pips or value == face, skull)


def _face(canvas: Canvas, body: str, value: int, symbol: str | None, out: Vector, front: bool, skull: bool) -> None:
    light = sum(a * b for a, b in zip(out, LIGHT, strict=True))
    tone = lighten(body, 0.2 * light) if light > 0.3 else darken(body, 0.44 - 0.62 * max(light, -0.2))
    fill = canvas.linear([(0, lighten(tone, 0.16)), (1, darken(tone, 0.14))], (0, 0), (1, 1))
    canvas.rect(-0.86, -0.86, 1.72, 1.72, 0.26, fill)
    if front:
        _marks(canvas, body, value, symbol, skull)


def draw_skull(canvas: Canvas, bone: str, hollow: str) -> None:
    """A skull that fills a field from -1 to 1."""
    canvas.path("M-0.8 -0.16A0.8 0.76 0 0 1 0.8 -0.16Q0.8 0.26 0.46 0.42V0.86H-0.46V0.42Q-0.8 0.26 -0.8 -0.16Z", bone)
    for side in (-1, 1):
        canvas.ellipse(side * 0.34, -0.08, 0.25, 0.28, hollow)
    canvas.polygon([(0, 0.16), (0.13, 0.42), (-0.13, 0.42)], hollow)
    canvas.path("M-0.2 0.58V0.86M0.2 0.58V0.86", stroke=hollow, width=0.13, cap="butt")


def _marks(canvas: Canvas, body: str, value: int, symbol: str | None, skull: bool) -> None:
    """Pips over the engraved symbol, on a face that reaches from -1 to 1."""
    pip = contrasting(body)
    if skull and value == 1:
        with canvas.moved(0, -0.02, scale=0.78):
            draw_skull(canvas, "#A8201C", lighten(body, 0.2))
        return
    pale = luminance(body) > 0.45
    if symbol:
        cut = darken(body, 0.34) if pale else lighten(body, 0.3)
        with canvas.moved(0.018, 0.022):
            canvas.path(symbol_path(symbol, 0, 0, 0.74), lighten(body, 0.5), 0.6, even=True)
        canvas.path(symbol_path(symbol, 0, 0, 0.74), cut, 0.75, even=True)
    radius = 0.17 if value > 1 else 0.22
    for px, py in PIPS[value]:
        a, b = px * 0.5, py * 0.5
        canvas.circle(a + 0.025, b + 0.03, radius + 0.015, lighten(body, 0.55), 0.75)
        canvas.circle(a, b, radius, pip)
        if pale:
            canvas.path(
                f"M{num(a - radius * 0.55)} {num(b + radius * 0.55)}A{num(radius * 0.78)} {num(radius * 0.78)} 0 0 0 "
                f"{num(a + radius * 0.55)} {num(b + radius * 0.55)}",
                stroke=lighten(pip, 0.4),
                width=0.035,
                stroke_alpha=0.8,
            )


def _hull(points: list[Point]) -> list[Point]:
    """The convex outline of a few points."""
    ordered = sorted(set(points))

    def half_hull(line: list[Point], point: Point) -> list[Point]:
        while len(line) > 1 and _left(line[-2], line[-1], point) <= 0:
            line.pop()
        return [*line, point]

    lower: list[Point] = reduce(half_hull, ordered, [])
    upper: list[Point] = reduce(half_hull, reversed(ordered), [])
    return lower[:-1] + upper[:-1]


def _left(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
