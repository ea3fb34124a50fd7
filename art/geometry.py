"""Outlines that several pictures share: stars, gears, hexagons, crescents, rings, arcs."""

from __future__ import annotations

from math import cos, pi, sin, tau

from art.svg import Point, ellipse_path, num, points_path


def around(x: float, y: float, r: float, degrees: float) -> Point:
    """The point at `degrees` clockwise from the top."""
    turn = degrees * pi / 180
    return x + r * sin(turn), y - r * cos(turn)


def regular(x: float, y: float, r: float, sides: int, turn: float = 0) -> list[Point]:
    """A regular polygon, its first corner `turn` degrees from the top."""
    return [around(x, y, r, turn + 360 * i / sides) for i in range(sides)]


def star(x: float, y: float, r: float, points: int, inner: float, turn: float = 0) -> list[Point]:
    """A star whose inner corners lie at `inner` × r."""
    return [around(x, y, r if i % 2 == 0 else r * inner, turn + 180 * i / points) for i in range(2 * points)]


def ring(x: float, y: float, r: float, thickness: float) -> str:
    """A ring, to be filled with the even-odd rule."""
    return ellipse_path(x, y, r, r) + ellipse_path(x, y, r - thickness, r - thickness)


def gear(x: float, y: float, r: float, teeth: int, depth: float, turn: float = 0, hole: float = 0) -> str:
    """A cog wheel with slanted teeth, to be filled with the even-odd rule."""
    step = 360 / teeth
    outline: list[Point] = []
    for i in range(teeth):
        base = turn + i * step
        low = r - depth
        outline += [around(x, y, low, base - step * 0.34), around(x, y, r, base - step * 0.2)]
        outline += [around(x, y, r, base + step * 0.2), around(x, y, low, base + step * 0.34)]
    text = points_path(outline)
    return text + (ellipse_path(x, y, hole, hole) if hole else "")


def crescent(x: float, y: float, r: float, bite: float = 0.78, turn: float = 0) -> str:
    """A moon sickle open to the right (before turning)."""
    top, bottom = around(x, y, r, 35 + turn), around(x, y, r, 145 + turn)
    outer = f"A{num(r)} {num(r)} 0 1 0 {num(bottom[0])} {num(bottom[1])}"
    inner = f"A{num(r * bite)} {num(r * bite)} 0 1 1 {num(top[0])} {num(top[1])}"
    return f"M{num(top[0])} {num(top[1])}{outer}{inner}Z"


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float) -> str:
    """An open arc clockwise from `start` to `end` degrees (0 is the top)."""
    a, b = start * pi / 180, end * pi / 180
    large = 1 if (end - start) % 360 > 180 else 0
    return (
        f"M{num(x + rx * sin(a))} {num(y - ry * cos(a))}"
        f"A{num(rx)} {num(ry)} 0 {large} 1 {num(x + rx * sin(b))} {num(y - ry * cos(b))}"
    )


def blob(x: float, y: float, radii: list[float]) -> str:
    """A smooth closed outline whose distance from the centre follows `radii`."""
    count = len(radii)
    spots = [(x + r * cos(tau * i / count), y + r * sin(tau * i / count)) for i, r in enumerate(radii)]
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(spots, spots[1:] + spots[:1], strict=True)]
    text = f"M{num(middles[-1][0])} {num(middles[-1][1])}"
    for spot, middle in zip(spots, middles, strict=True):
        text += f"Q{num(spot[0])} {num(spot[1])} {num(middle[0])} {num(middle[1])}"
    return text + "Z"
