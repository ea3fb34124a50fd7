"""Quiet grounds for pictures on cards: nebula, planet limb, hangar, corridor; all lit from the upper left."""

from __future__ import annotations

from collections.abc import Callable

from art.chance import Scatter
from art.palette import darken, lighten, mix
from art.svg import Canvas, num

BACKDROPS = ("nebula", "limb", "hangar", "corridor")
NIGHT = "#0B1022"


def draw_backdrop(canvas: Canvas, name: str, tint: str, dice: Scatter) -> None:
    """Fill the whole canvas with a ground in the given tint."""
    _GROUNDS[name](canvas, tint, dice)


def _sky(canvas: Canvas, tint: str, dice: Scatter) -> None:
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, 0, canvas.linear([(0, mix(NIGHT, tint, 0.3)), (1, NIGHT)], (0, 0), (0.7, 1)))
    for _ in range(36):
        canvas.circle(
            dice.between(0, w),
            dice.between(0, h),
            w * 0.0016 * dice.between(0.7, 2.4),
            "#FFFDF2",
            dice.between(0.3, 0.9),
        )


def _nebula(canvas: Canvas, tint: str, dice: Scatter) -> None:
    _sky(canvas, tint, dice)
    w, h = canvas.width, canvas.height
    other = mix(tint, dice.pick(("#8A4FA8", "#2F8F8A", "#B0563F", "#3D6FB8")), 0.7)
    for i in range(7):
        along = i / 6
        x, y = w * (0.05 + 0.9 * along), h * (0.75 - 0.5 * along + dice.between(-0.2, 0.2))
        canvas.glow(x, y, w * dice.between(0.16, 0.28), h * dice.between(0.18, 0.34), tint if i % 2 else other, 0.42)


def _limb(canvas: Canvas, tint: str, dice: Scatter) -> None:
    _sky(canvas, tint, dice)
    w, h = canvas.width, canvas.height
    world = mix(tint, dice.pick(("#C98B4A", "#4A86B8", "#6FA37A", "#A86A8C")), 0.6)
    x, r = w * dice.between(0.15, 0.85), w * dice.between(0.55, 0.8)
    y = h * dice.between(0.66, 0.8) + r
    canvas.glow(x, y, r * 1.1, r * 1.1, lighten(world, 0.4), 0.75, 0.82)
    canvas.circle(
        x, y, r, canvas.linear([(0, lighten(world, 0.2)), (0.3, darken(world, 0.45)), (0.6, NIGHT)], (0.3, 0), (0.6, 1))
    )
    for reach in (0.94, 0.86, 0.77):
        canvas.circle(x, y, r * reach, stroke=darken(world, 0.6), width=r * 0.022, stroke_alpha=0.5)
    moon = (w * dice.between(0.1, 0.9), h * dice.between(0.1, 0.28))
    canvas.circle(*moon, w * 0.03, canvas.radial([(0, lighten(world, 0.6)), (1, darken(world, 0.6))]))


def _hangar(canvas: Canvas, tint: str, dice: Scatter) -> None:
    w, h = canvas.width, canvas.height
    wall = mix("#2A3148", tint, 0.22)
    canvas.rect(0, 0, w, h, 0, canvas.linear([(0, darken(wall, 0.4)), (0.62, wall), (1, darken(wall, 0.25))]))
    gate = (w * 0.3, h * 0.16, w * 0.4, h * 0.4)
    canvas.rect(
        *gate,
        w * 0.02,
        canvas.linear([(0, NIGHT), (1, mix(NIGHT, tint, 0.5))]),
        stroke=lighten(wall, 0.25),
        width=w * 0.008,
    )
    for _ in range(8):
        canvas.circle(dice.between(w * 0.32, w * 0.68), dice.between(h * 0.18, h * 0.52), w * 0.003, "#FFFDF2", 0.8)
    for i in range(-4, 5):
        canvas.path(
            f"M{num(w / 2 + i * w * 0.06)} {num(h * 0.6)}L{num(w / 2 + i * w * 0.24)} {num(h)}",
            stroke=darken(wall, 0.5),
            width=w * 0.005,
        )
    canvas.path(f"M0 {num(h * 0.6)}H{num(w)}M0 {num(h * 0.74)}H{num(w)}", stroke=darken(wall, 0.5), width=w * 0.005)
    for side in (0.06, 0.16, 0.8, 0.9):
        canvas.rect(w * side, h * 0.08, w * 0.035, h * 0.52, w * 0.008, darken(wall, 0.3))
        canvas.rect(
            w * side + w * 0.006, h * dice.between(0.14, 0.4), w * 0.022, h * 0.05, w * 0.004, lighten(tint, 0.45), 0.9
        )


def _corridor(canvas: Canvas, tint: str, dice: Scatter) -> None:
    w, h = canvas.width, canvas.height
    wall = mix("#2A3148", tint, 0.28)
    x, y = w * dice.between(0.42, 0.58), h * 0.44
    canvas.rect(0, 0, w, h, 0, darken(wall, 0.5))
    for i, share in enumerate((1.3, 0.95, 0.68, 0.46, 0.29)):
        a, b = w * 0.62 * share, h * 0.62 * share
        tone = darken(wall, 0.42 - 0.12 * i) if i % 2 == 0 else darken(wall, 0.5 - 0.1 * i)
        canvas.polygon(
            [
                (x - a * 0.7, y - b),
                (x + a * 0.7, y - b),
                (x + a, y - b * 0.5),
                (x + a, y + b * 0.7),
                (x + a * 0.7, y + b),
                (x - a * 0.7, y + b),
                (x - a, y + b * 0.7),
                (x - a, y - b * 0.5),
            ],
            tone,
            stroke=lighten(wall, 0.1 + 0.08 * i),
            width=w * 0.005,
        )
        canvas.path(
            f"M{num(x - a * 0.3)} {num(y - b * 0.99)}H{num(x + a * 0.3)}",
            stroke=lighten(tint, 0.6),
            width=w * 0.012,
            stroke_alpha=0.85,
        )
    canvas.glow(x, y, w * 0.2, h * 0.26, lighten(tint, 0.6), 0.6)


_GROUNDS: dict[str, Callable[[Canvas, str, Scatter], None]] = {
    "nebula": _nebula,
    "limb": _limb,
    "hangar": _hangar,
    "corridor": _corridor,
}
