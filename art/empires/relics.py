"""What is found in deep space besides worlds and ore: wrecks, warp points, dangers, what is left of a planet.

Each is drawn on a field of 100 × 100 around (50, 50).
"""

from __future__ import annotations

from math import cos, pi, sin

from art.chance import Scatter
from art.empires.shipwright import Shipwright
from art.empires.strangers import wanderer
from art.geometry import around, regular, ring, star
from art.palette import Palette, darken, lighten
from art.svg import Canvas, num, points_path

EDGE = "#0A0D1A"


def draw_wreck(canvas: Canvas) -> None:
    """A broken hull that drifts: ribs, a cold engine, sparks at the breach."""
    canvas.glow(50, 50, 44, 30, "#8FA3B8", 0.3)
    steel = canvas.linear([(0, "#C3CEDB"), (0.5, "#7E8B99"), (1, "#3C4654")], (0, 0), (0.2, 1))
    with canvas.moved(50, 50, turn=-22, scale=1.12):
        canvas.polygon([(-42, -7), (-38, -13), (-16, -15), (-6, -9), (-10, -3), (-4, 3), (-9, 9), (-22, 14), (-40, 10)],
                       steel, stroke=EDGE, width=2)  # fmt: skip
        canvas.polygon([(8, -15), (16, -13), (40, -1), (36, 5), (18, 12), (10, 10), (13, 4), (5, -1), (11, -7)], steel,
                       stroke=EDGE, width=2)  # fmt: skip
        for x, top, low in ((-32, -9, 8), (-24, -11, 10), (-16, -11, 9), (20, -8, 8), (28, -4, 5)):
            canvas.line([(x, top), (x + 1.6, low)], "#2B3442", 1.8)
        canvas.rect(-47, -5, 7, 11, 2, "#4A5462", stroke=EDGE, width=1.6)
        canvas.line([(-6, -6), (4, -10)], "#9AA6B8", 1.6)
        canvas.line([(-5, 5), (7, 2)], "#9AA6B8", 1.6)
        for x, y, r in ((1, -18, 3), (2, 17, 3.4), (-8, 19, 2), (16, -22, 2), (24, 18, 2.4)):
            canvas.polygon(regular(x, y, r, 5, x * 9), "#8C98A6", stroke=EDGE, width=1)
        canvas.circle(-20, 0, 2.6, "#FFD27A")
        canvas.glow(0, -2, 8, 8, "#FF9A4D", 0.9, 0.1)


def draw_warp_point(canvas: Canvas, number: str) -> None:
    """A funnel of light in rings of brass; those with one number are a step apart."""
    hue = "#59A8FF" if number != "2" else "#C98BFF"
    canvas.glow(50, 46, 46, 46, hue, 0.75, 0.05)
    for r, alpha in ((36, 0.5), (28, 0.75), (20, 0.95)):
        canvas.ellipse(50, 46, r, r * 0.92, stroke=darken(hue, 0.1), width=2, stroke_alpha=alpha)
    for arm in range(5):
        points = []
        for step in range(13):
            share = step / 12
            angle = arm * 2 * pi / 5 + share * 2.6
            points.append((50 + (7 + 30 * share) * cos(angle), 46 + (7 + 30 * share) * sin(angle) * 0.92))
        curve = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
        canvas.path(curve, stroke=lighten(hue, 0.45), width=3.4, stroke_alpha=0.9)
    canvas.circle(50, 46, 9.5, canvas.radial([(0, "#FFFFFF"), (0.6, lighten(hue, 0.6)), (1, hue)], (0.5, 0.5), 0.5))


def draw_danger(canvas: Canvas) -> None:
    """A storm of splinters around an eye that waits."""
    canvas.glow(50, 50, 46, 46, "#E5484D", 0.7, 0.05)
    dice = Scatter("danger")
    for step in range(11):
        turn = step * 360 / 11 + dice.between(-8, 8)
        tip, left, right = (
            around(50, 50, dice.between(37, 46), turn),
            around(50, 50, 21, turn - 11),
            around(50, 50, 21, turn + 11),
        )
        canvas.polygon([tip, left, around(50, 50, 17, turn), right], "#A82A30", stroke=EDGE, width=1.8)
        canvas.polygon([tip, left, around(50, 50, 17, turn)], "#F2705F")
    canvas.path("M24 50Q50 26 76 50Q50 74 24 50Z", "#FFE9C0", stroke=EDGE, width=3)
    canvas.circle(50, 50, 11.4, canvas.radial([(0, "#FFB347"), (0.6, "#E5484D"), (1, "#5A0F14")], (0.5, 0.5), 0.5))
    canvas.ellipse(50, 50, 3, 10, EDGE)
    canvas.circle(46.6, 45.6, 2.2, "#FFFFFF")


def draw_lost(canvas: Canvas, palette: Palette) -> None:
    """A compass without a north."""
    light, brass, dark = palette.sign_on_dark, palette.brass, palette.brass_dark
    canvas.circle(51.5, 53, 38, "#000000", 0.4)
    canvas.path(ring(50, 50, 39, 8), canvas.linear([(0, light), (0.5, brass), (1, dark)], (0, 0), (1, 1)), even=True)
    canvas.circle(50, 50, 39, stroke=EDGE, width=2)
    canvas.circle(50, 50, 31, canvas.radial([(0, "#2C3866"), (1, "#0D1228")]), stroke=EDGE, width=1.6)
    for step in range(12):
        a, b = around(50, 50, 29, step * 30), around(50, 50, 25.4, step * 30)
        canvas.line([a, b], light, 1.4, 0.8)
    canvas.path("M30 62Q38 44 48 56T60 42T70 48", stroke="#8FD0FF", width=1.8, dash="2.4 2.8", cap="butt")
    for turn, long in ((18, 25), (141, 22), (262, 24)):
        with canvas.moved(50, 50, turn=turn):
            canvas.polygon([(-4.6, 0), (0, -long), (0, 0)], lighten("#E5484D", 0.25), stroke=EDGE, width=1)
            canvas.polygon([(4.6, 0), (0, -long), (0, 0)], "#8F2328", stroke=EDGE, width=1)
    canvas.circle(50, 50, 5.4, brass, stroke=EDGE, width=1.6)


def draw_machine(canvas: Canvas) -> None:
    """A machine that wanders, as it was found."""
    canvas.glow(50, 50, 44, 44, "#E5484D", 0.5)
    with canvas.moved(50, 50, turn=24, scale=0.86):
        wanderer(Shipwright(canvas, "#9C4A3E", 0.1))


def draw_destroyed(canvas: Canvas) -> None:
    """A planet in pieces around its cooling core."""
    dice = Scatter("destroyed")
    canvas.glow(50, 50, 42, 42, "#FF7A3C", 0.6, 0.05)
    canvas.circle(50, 50, 13, canvas.radial([(0, "#FFE9B8"), (0.5, "#FF8A3C"), (1, "#7A1F10")], (0.5, 0.5), 0.5))
    for step in range(7):
        turn = step * 360 / 7 + 10
        x, y = around(50, 50, 25 + dice.between(-2, 3), turn)
        wide = dice.between(7, 10)
        corners = [
            (px + dice.between(-1.6, 1.6), py + dice.between(-1.6, 1.6)) for px, py in regular(x, y, wide, 5, turn)
        ]
        rock = canvas.radial([(0, "#B9A38C"), (0.6, "#7E6B5A"), (1, "#3A2F28")])
        canvas.polygon(corners, rock, stroke=EDGE, width=1.6)
        inner = around(50, 50, 17, turn)
        canvas.line([inner, around(50, 50, 20, turn + 8)], "#FFB85C", 2, 0.9)
    canvas.path(points_path(star(50, 50, 8, 6, 0.5)), "#FFF1C9", 0.7)
    for step in range(9):
        x, y = around(50, 50, dice.between(36, 45), step * 40 + dice.between(-12, 12))
        canvas.circle(x, y, dice.between(1, 2.4), "#9B8B78")


def draw_gate(canvas: Canvas, front: bool) -> None:
    """The arch of a planet's gate (SE-27): its rear half behind the planet, its fore half before it."""
    with canvas.moved(50, 52, turn=-16):
        curve = "M-45 0A45 15 0 0 0 45 0" if front else "M-45 0A45 15 0 0 1 45 0"
        canvas.path(curve, stroke=EDGE, width=8, cap="butt")
        canvas.path(curve, stroke="#C9A35B", width=5, cap="butt")
        canvas.path(curve, stroke="#8FE6FF", width=1.6, dash="3 4", cap="butt")
