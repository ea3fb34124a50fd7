"""Silhouettes of all units, nose up, on a field of 100 × 100 around (50, 50), in the hull language of each empire.

`draw_ship(canvas, unit, style, colour)` is all that anybody else calls. A unit has a hull (its size shows in the
outline: a scout is one dart, a dreadnought a fortress); a style says what grows on it. To draw a class of its own for
a style, put a function into `SHAPES[style][unit]`: it is called with the canvas and the `Paint`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from art.empires.styles import ALIENS, MACHINES, STYLES
from art.geometry import gear, regular
from art.palette import darken, lighten, mix
from art.svg import Canvas, Point

OUTLINE = "#0A0D1A"


class Paint(NamedTuple):
    """The tones of a ship: its empire's colour, light and shade of it, and the glow of its engines."""

    tone: str
    light: str
    shade: str
    glow: str

    @classmethod
    def of(cls, colour: str) -> Paint:
        return cls(colour, lighten(colour, 0.42), darken(colour, 0.42), mix(lighten(colour, 0.6), "#FFF3D0", 0.5))


Draw = Callable[[Canvas, Paint], None]
Half = Sequence[Point]  # the right half of an outline, from the nose to the stern

# -- hulls: the right half of each outline, x from the middle line

HULLS: dict[str, Half] = {
    "scout": ((0, -26), (5, -8), (6, 10), (10, 20), (4, 17), (0, 20)),
    "destroyer": ((0, -32), (6, -16), (7, 6), (14, 18), (13, 24), (5, 21), (0, 24)),
    "cruiser": ((0, -37), (7, -24), (9, -4), (17, 8), (18, 22), (9, 24), (6, 29), (0, 27)),
    "battlecruiser": ((0, -41), (8, -28), (9, -10), (20, 2), (22, 20), (13, 24), (10, 31), (0, 29)),
    "battleship": ((0, -42), (9, -33), (13, -14), (15, 0), (24, 8), (25, 25), (14, 27), (11, 34), (0, 32)),
    "dreadnought": ((0, -44), (11, -37), (16, -18), (17, -4), (29, 4), (31, 24), (20, 28), (16, 38), (0, 35)),
    "titan": ((0, -46), (13, -40), (19, -20), (24, -6), (36, 4), (37, 26), (24, 31), (19, 43), (0, 39)),
    "carrier": ((0, -36), (12, -34), (15, -20), (15, 14), (21, 20), (21, 30), (8, 28), (6, 33), (0, 32)),
    "raider": ((0, -30), (4, -16), (9, -2), (26, 12), (24, 18), (10, 14), (5, 22), (0, 18)),
    "minesweeper": ((0, -26), (7, -20), (8, 0), (18, -2), (18, 12), (9, 14), (7, 26), (0, 24)),
    "boarding_ship": ((0, -30), (9, -26), (6, -14), (10, -2), (18, 12), (12, 24), (6, 20), (0, 24)),
    "transport": ((0, -28), (12, -22), (15, -10), (15, 16), (18, 24), (8, 27), (0, 25)),
    "flagship": ((0, -44), (8, -34), (12, -14), (24, -2), (30, 20), (18, 24), (13, 36), (0, 33)),
    "unique": ((0, -40), (10, -30), (12, -8), (24, -10), (26, 14), (15, 20), (12, 32), (0, 29)),
    "colony_ship": ((0, -34), (9, -28), (13, -16), (13, 8), (9, 16), (14, 28), (6, 26), (0, 29)),
    "settlers": ((0, -34), (9, -28), (13, -16), (13, 8), (9, 16), (14, 28), (6, 26), (0, 29)),
    "miner": ((0, -24), (11, -22), (17, -8), (17, 12), (12, 24), (0, 26)),
    "decoy": ((0, -30), (6, -16), (7, 4), (15, 16), (6, 14), (0, 18)),
}
ENGINES = {"scout": 1, "raider": 2, "decoy": 1, "destroyer": 1, "boarding_ship": 2}  # others have three
GROWN = {"scout": 1.5, "destroyer": 1.32, "cruiser": 1.16, "decoy": 1.4, "minesweeper": 1.3, "raider": 1.25}  # so that
# small ships are readable, too, and still smaller than large ones


def _hull(unit: str) -> Half:
    return HULLS.get(unit, HULLS["cruiser"])


def _both(half: Half) -> list[Point]:
    """The whole outline of a half."""
    right = [(50 + x, 50 + y) for x, y in half]
    left = [(50 - x, 50 + y) for x, y in reversed(half) if x]
    return right + left


def _engines(canvas: Canvas, paint: Paint, unit: str) -> None:
    stern = max(y for _, y in _hull(unit))
    count = ENGINES.get(unit, 3)
    for place in range(count):
        x = 50 + (place - (count - 1) / 2) * 8
        canvas.glow(x, 50 + stern + 2, 4, 9, paint.glow, 0.9, 0.1)


def _body(canvas: Canvas, paint: Paint, half: Half) -> None:
    outline = _both(half)
    canvas.polygon(outline, stroke=OUTLINE, width=4.4, stroke_alpha=0.9)
    canvas.polygon(outline, canvas.linear([(0, paint.light), (0.48, paint.tone), (0.52, paint.shade), (1, paint.shade)],
                                          (0, 0), (1, 0.18)))  # fmt: skip
    canvas.line([(50, 50 + half[0][1] + 6), (50, 50 + half[-1][1] - 4)], paint.light, 1.4, 0.8)


def _mirrored(canvas: Canvas, points: Sequence[Point], fill: str, width: float = 3.2) -> None:
    """A shape at both sides of the middle line."""
    for side in (1, -1):
        turned = [(50 + side * x, 50 + y) for x, y in points]
        canvas.polygon(turned, fill, stroke=OUTLINE, width=width)


# -- what grows on a hull


def _lance(canvas: Canvas, paint: Paint, half: Half) -> None:
    """Spars that point forward."""
    wide = max(x for x, _ in half)
    _mirrored(canvas, [(wide + 1, 22), (wide + 4, -8), (wide + 7, 22), (wide + 4, 26)], paint.shade)


def _crescent(canvas: Canvas, paint: Paint, half: Half) -> None:
    """Horns that curve forward from the stern."""
    wide = max(x for x, _ in half)
    for side in (1, -1):
        data = (
            f"M{50 + side * 4} 66Q{50 + side * (wide + 12)} 74 {50 + side * (wide + 11)} 38"
            f"Q{50 + side * (wide + 4)} 60 {50 + side * 4} 56Z"
        )
        canvas.path(data, paint.shade, stroke=OUTLINE, width=3)


def _delta(canvas: Canvas, paint: Paint, half: Half) -> None:
    """One broad swept wing."""
    wide = max(x for x, _ in half)
    _mirrored(canvas, [(3, -14), (wide + 11, 24), (wide + 9, 29), (3, 20)], paint.shade)


def _star(canvas: Canvas, paint: Paint, half: Half) -> None:
    """Cross arms with a lamp at their ends."""
    wide = max(x for x, _ in half)
    _mirrored(canvas, [(3, -2), (wide + 10, 4), (wide + 10, 8), (3, 10)], paint.shade)
    for side in (1, -1):
        canvas.circle(50 + side * (wide + 10), 56, 4.2, paint.light, stroke=OUTLINE, width=2)


GROWTHS: dict[str, Callable[[Canvas, Paint, Half], None]] = {
    "lance": _lance, "crescent": _crescent, "delta": _delta, "star": _star,
}  # fmt: skip


# -- units that are no ships


def _yard(canvas: Canvas, paint: Paint) -> None:
    """A dock: two arms around a keel."""
    canvas.path("M22 24H36V66H64V24H78V80H22Z", paint.tone, stroke=OUTLINE, width=4)
    canvas.path("M22 24H36V66H50V80H22Z", paint.light, 0.5)
    canvas.polygon([(50, 26), (56, 40), (55, 58), (45, 58), (44, 40)], paint.shade, stroke=OUTLINE, width=2.4)
    for y in (34, 46, 58):
        canvas.line([(37, y), (43, y)], paint.glow, 2.4)
        canvas.line([(57, y), (63, y)], paint.glow, 2.4)


def _base(canvas: Canvas, paint: Paint) -> None:
    """A ring with a tower of guns."""
    canvas.path(gear(50, 50, 33, 8, 7, 22, 20), paint.tone, stroke=OUTLINE, width=3.4, even=True)
    canvas.circle(50, 50, 15, paint.shade, stroke=OUTLINE, width=3)
    canvas.circle(47, 47, 6, paint.light)
    for angle in (-90, 30, 150):
        with canvas.moved(50, 50, turn=angle):
            canvas.rect(20, -2.6, 18, 5.2, 2, paint.light, stroke=OUTLINE, width=1.6)


def _mine(canvas: Canvas, paint: Paint) -> None:
    for x, y, r in ((50, 36, 12), (32, 62, 10), (67, 64, 10)):
        canvas.path(gear(x, y, r + 4, 8, 4), paint.shade, stroke=OUTLINE, width=2.4)
        canvas.circle(x, y, r * 0.7, paint.tone)
        canvas.circle(x - 2, y - 2, r * 0.26, paint.light)


def _fighters(canvas: Canvas, paint: Paint) -> None:
    """A wing of three darts."""
    for x, y in ((50, 30), (30, 60), (70, 60)):
        outline = [(x, y - 17), (x + 4, y - 2), (x + 14, y + 10), (x + 4, y + 8), (x, y + 13), (x - 4, y + 8),
                   (x - 14, y + 10), (x - 4, y - 2)]  # fmt: skip
        canvas.polygon(outline, stroke=OUTLINE, width=4)
        canvas.polygon(outline, paint.tone)
        canvas.polygon([outline[0], *outline[5:]], paint.light)


def _pipeline(canvas: Canvas, paint: Paint) -> None:
    """A freighter in the ring of a trade route."""
    canvas.circle(50, 50, 30, stroke=OUTLINE, width=9)
    canvas.circle(50, 50, 30, stroke=paint.tone, width=5.4)
    canvas.path("M50 14L58 24H42ZM50 86L42 76H58Z", paint.light, stroke=OUTLINE, width=2)
    canvas.rect(38, 40, 24, 20, 4, paint.shade, stroke=OUTLINE, width=2.4)
    canvas.rect(42, 44, 7, 5, 1, paint.glow)
    canvas.rect(51, 44, 7, 5, 1, paint.glow)


def _alien(canvas: Canvas, paint: Paint) -> None:
    """Segments and claws."""
    for side in (1, -1):
        data = f"M50 44C{50 + side * 30} 30 {50 + side * 34} 62 {50 + side * 16} 82C{50 + side * 20} 62 50 66 50 58Z"
        canvas.path(data, paint.shade, stroke=OUTLINE, width=3)
    for y, r in ((26, 9), (42, 13), (60, 11), (75, 7)):
        canvas.circle(50, y, r, canvas.radial([(0, paint.light), (0.7, paint.tone), (1, paint.shade)]), stroke=OUTLINE,
                      width=2.6)  # fmt: skip
    canvas.circle(46, 24, 2.2, paint.glow)
    canvas.circle(54, 24, 2.2, paint.glow)


def _machine(canvas: Canvas, paint: Paint) -> None:
    """A planet killer: a maw among plates."""
    canvas.polygon(regular(50, 50, 40, 8, 22), paint.shade, stroke=OUTLINE, width=4)
    canvas.path(gear(50, 50, 33, 12, 6, 0, 18), paint.tone, stroke=OUTLINE, width=2.4, even=True)
    canvas.circle(50, 50, 17, "#1A0608")
    canvas.glow(50, 50, 15, 15, paint.glow, 0.9, 0.1)


OTHERS: dict[str, Draw] = {
    "yard": _yard, "base": _base, "mine": _mine, "squadron": _fighters, "pipeline": _pipeline,
}  # fmt: skip
SHAPES: dict[str, dict[str, Draw]] = {style: dict(OTHERS) for style in STYLES}


def draw_ship(canvas: Canvas, unit: str, style: str, colour: str) -> None:
    """The silhouette of a unit (an id of the rules' content) in a style of `styles`."""
    paint = Paint.of(colour)
    if style in (ALIENS, MACHINES):
        (_alien if style == ALIENS else _machine)(canvas, paint)
        return
    own = SHAPES[style].get(unit)
    if own is not None:
        own(canvas, paint)
        return
    half, grown = _hull(unit), GROWN.get(unit, 1.05)
    with canvas.moved(50 - 50 * grown, 50 - 50 * grown, scale=grown):
        _engines(canvas, paint, unit)
        if unit != "decoy":
            GROWTHS[style](canvas, paint, half)
        _body(canvas, paint, half)
