"""Little worlds: planets lit from the upper left, each with its own face."""

from __future__ import annotations

from math import sqrt

from art.chance import Scatter
from art.geometry import blob
from art.palette import darken, lighten
from art.svg import Canvas, ellipse_path, num

STYLES = ("bands", "craters", "ringed", "continents", "storm", "rifts", "caps", "cities")


def draw_world(
    canvas: Canvas, x: float, y: float, r: float, colour: str, style: str, dice: Scatter, air: float = 0.22
) -> None:
    """A planet of radius r; `air` is the glow of its rim."""
    with canvas.moved(x, y, turn=-14 if style == "ringed" else dice.between(-26, 26)):
        if air:
            glow = canvas.radial([(0, colour, 0), (0.76, colour, air), (1, colour, 0)], (0.5, 0.5), 0.5)
            canvas.circle(0, 0, r * 1.3, glow)
        if style == "ringed":
            _ring_half(canvas, r, colour, front=False)
        canvas.circle(
            0,
            0,
            r,
            canvas.radial([(0, lighten(colour, 0.3)), (0.5, colour), (1, darken(colour, 0.32))], (0.36, 0.32), 0.8),
        )
        _FACES[style](canvas, r, colour, dice)
    _shade(canvas, x, y, r, colour)
    if style == "ringed":
        # The same turn as above: the front half of the ring lies over the shaded ball.
        with canvas.moved(x, y, turn=-14):
            _ring_half(canvas, r, colour, front=True)


def _shade(canvas: Canvas, x: float, y: float, r: float, colour: str) -> None:
    """The night side as one crescent, a soft falloff, a rim light and a highlight."""
    with canvas.moved(x, y, turn=45):
        canvas.path(
            f"M0 {num(-r)}A{num(r)} {num(r)} 0 0 1 0 {num(r)}A{num(r * 1.25)} {num(r * 1.25)} 0 0 0 0 {num(-r)}Z",
            "#060A1A",
            0.34,
        )
    canvas.circle(
        x,
        y,
        r,
        canvas.radial(
            [(0, "#FFF8E8", 0.2), (0.45, "#FFF8E8", 0), (0.75, "#04060F", 0.1), (1, "#04060F", 0.6)], (0.33, 0.3), 0.78
        ),
    )
    s = r * 0.94
    canvas.path(
        f"M{num(x - s)} {num(y + s * 0.1)}A{num(s)} {num(s)} 0 0 1 {num(x + s * 0.1)} {num(y - s)}",
        stroke=lighten(colour, 0.7),
        width=r * 0.07,
        stroke_alpha=0.7,
    )


def _band(r: float, top: float, bottom: float, sag: float) -> str:
    """A belt across the ball between two heights (-1 to 1), bowed by `sag`."""
    parts = []
    for h in (top, bottom):
        parts.append((sqrt(max(0.0, 1 - h * h)) * r, h * r))
    (w1, y1), (w2, y2) = parts
    # Near the poles a belt is short and must bow less, or it would stick out of the ball.
    bow1, bow2 = sag * w1 * 0.9, sag * w2 * 0.9
    a = f"A{num(r)} {num(r)} 0 0"
    return (
        f"M{num(-w1)} {num(y1)}Q0 {num(y1 + bow1)} {num(w1)} {num(y1)}{a} 1 {num(w2)} {num(y2)}"
        f"Q0 {num(y2 + bow2)} {num(-w2)} {num(y2)}{a} 1 {num(-w1)} {num(y1)}Z"
    )


def _bands(canvas: Canvas, r: float, colour: str, dice: Scatter) -> None:
    height = -0.86
    dark = True
    while height < 0.85:
        step = dice.between(0.13, 0.3)
        tone = darken(colour, 0.3) if dark else lighten(colour, 0.34)
        canvas.path(_band(r, height, min(0.93, height + step), 0.22), tone, 0.75 if dark else 0.5)
        height += step + dice.between(0.05, 0.16)
        dark = not dark


def _craters(canvas: Canvas, r: float, colour: str, dice: Scatter) -> None:
    spots = [
        (-0.4, -0.42, 0.24),
        (0.42, -0.3, 0.17),
        (0.06, 0.42, 0.28),
        (-0.58, 0.22, 0.15),
        (0.6, 0.24, 0.13),
        (0.02, -0.72, 0.12),
    ]
    turn = dice.between(0, 360)
    with canvas.moved(turn=turn):
        for px, py, size in spots:
            size *= dice.between(0.85, 1.15)
            canvas.circle(px * r, py * r, size * r, darken(colour, 0.34), 0.9)
    with canvas.moved(turn=turn):
        for px, py, size in spots:
            canvas.circle((px + 0.035) * r, (py + 0.035) * r, size * r * 0.82, darken(colour, 0.14))


def _ring_half(canvas: Canvas, r: float, colour: str, front: bool) -> None:
    """The whole ring behind the ball, then its near half before it."""
    for radius, width, tone, alpha in (
        (1.6, 0.1, darken(colour, 0.15), 1.0),
        (1.42, 0.18, lighten(colour, 0.45), 0.95),
    ):
        rx, ry = radius * r, radius * r * 0.3
        data = f"M{num(-rx)} 0A{num(rx)} {num(ry)} 0 0 0 {num(rx)} 0" if front else ellipse_path(0, 0, rx, ry)
        canvas.path(data, stroke=tone, width=width * r, stroke_alpha=alpha, cap="butt")


def _ringed(canvas: Canvas, r: float, colour: str, dice: Scatter) -> None:
    canvas.path(_band(r, -0.5, -0.28, 0.2), lighten(colour, 0.3), 0.6)
    canvas.path(_band(r, 0.3, 0.62, 0.2), darken(colour, 0.3), 0.6)


def _patches(canvas: Canvas, r: float, tone: str, dice: Scatter, spots: list[tuple[float, float, float]]) -> None:
    for px, py, size in spots:
        radii = [size * r * dice.between(0.62, 1.12) for _ in range(9)]
        canvas.path(blob(px * r, py * r, radii), tone)


def _continents(canvas: Canvas, r: float, colour: str, dice: Scatter) -> None:
    with canvas.moved(turn=dice.between(0, 360)):
        _patches(
            canvas,
            r,
            darken(colour, 0.38),
            dice,
            [
                (-0.3, -0.42, 0.4),
                (-0.52, -0.1, 0.3),
                (-0.1, 0.02, 0.2),
                (0.5, 0.3, 0.36),
                (0.2, 0.62, 0.24),
                (0.62, -0.28, 0.16),
            ],
        )
    for px, py, w in ((0.16, -0.5, 0.3), (-0.3, 0.34, 0.26)):
        canvas.path(
            f"M{num((px - w) * r)} {num(py * r)}q{num(w * r)} {num(-0.12 * r)} {num(2 * w * r)} 0",
            stroke="#FFF8E8",
            width=r * 0.09,
            stroke_alpha=0.6,
        )


def _storm(canvas: Canvas, r: float, colour: str, dice: Scatter) -> None:
    for top, bottom in ((-0.72, -0.5), (-0.22, 0.06), (0.52, 0.74)):
        canvas.path(_band(r, top, bottom, 0.18), darken(colour, 0.24), 0.7)
    px = dice.between(-0.25, 0.25)
    for size, tone in ((0.36, lighten(colour, 0.6)), (0.25, darken(colour, 0.2)), (0.12, lighten(colour, 0.5))):
        canvas.ellipse(px * r, 0.28 * r, size * r, size * r * 0.62, tone)


def _rifts(canvas: Canvas, r: float, colour: str, dice: Scatter) -> None:
    canvas.circle(0, 0, r, darken(colour, 0.45), 0.62)
    for start in range(0, 360, 72):
        with canvas.moved(turn=start + dice.between(-18, 18)):
            a, b = dice.between(0.1, 0.3), dice.between(-0.3, -0.05)
            canvas.path(
                f"M0 {num(-0.1 * r)}L{num(a * r)} {num(-0.38 * r)}L{num(b * r)} "
                f"{num(-0.6 * r)}L{num(a * 0.6 * r)} {num(-0.9 * r)}",
                stroke=lighten(colour, 0.35),
                width=r * 0.11,
            )


def _caps(canvas: Canvas, r: float, colour: str, dice: Scatter) -> None:
    canvas.path(_band(r, -0.99, -0.6, -0.14), lighten(colour, 0.82), 0.95)
    canvas.path(_band(r, 0.66, 0.99, 0.16), lighten(colour, 0.82), 0.95)
    _patches(canvas, r, darken(colour, 0.26), dice, [(-0.3, 0.02, 0.3), (0.4, -0.2, 0.24), (0.24, 0.4, 0.22)])


def _cities(canvas: Canvas, r: float, colour: str, dice: Scatter) -> None:
    for size in (0.86, 0.56, 0.28):
        canvas.circle(0, 0, size * r, stroke=darken(colour, 0.4), width=r * 0.06, stroke_alpha=0.8)
    canvas.path(
        f"M0 {num(-r)}V{num(r)}M{num(-r)} 0H{num(r)}", stroke=darken(colour, 0.4), width=r * 0.06, stroke_alpha=0.7
    )
    for _ in range(9):
        reach = dice.pick((0.28, 0.56, 0.86)) * 0.92
        with canvas.moved(turn=dice.between(0, 360)):
            canvas.circle(0, -reach * r, r * 0.07, "#FFF3C4")


_FACES = {
    "bands": _bands,
    "craters": _craters,
    "ringed": _ringed,
    "continents": _continents,
    "storm": _storm,
    "rifts": _rifts,
    "caps": _caps,
    "cities": _cities,
}
