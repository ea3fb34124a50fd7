"""Aliens that crawl, swim, fly and cling."""

from __future__ import annotations

from art.cosmic.portraits.registry import portrait
from art.geometry import around, regular
from art.palette import darken, lighten
from art.scenery.star_pen import StarPen, shaggy, spiral
from art.svg import ellipse_path, num, points_path


@portrait("amoeba", "#9BD84A", "#4FE8D0", "sea tint=teal level=.08")
def _amoeba(pen: StarPen) -> None:
    """A jelly that reaches out in all directions; its eyes swim where they like."""
    pen.halo(0, 0, 48, "lime", 0.5)
    body = (
        "M-8 -30Q-14 -48 -24 -44Q-32 -38 -26 -24Q-30 -16 -42 -18Q-52 -14 -44 -4Q-32 2 -32 10Q-36 24 -46 30"
        "Q-44 42 -32 38Q-20 28 -12 32Q-8 46 4 46Q14 42 10 30Q16 24 28 32Q42 40 46 30Q44 20 32 14Q28 6 34 0"
        "Q50 -6 46 -18Q38 -26 26 -16Q18 -18 20 -28Q26 -44 14 -46Q2 -46 -8 -30Z"
    )
    pen.form(body, "#8FD045", 1.4)
    pen.canvas.path(body, pen.canvas.radial([(0, "#F4FFB8", 0.75), (0.5, "#D8F57A", 0.2), (1, "#0C4A3A", 0.5)]))
    for x, y, r in ((-20, 18, 5), (20, 22, 4), (24, -8, 3.4), (-30, -10, 3), (4, -36, 3.6), (-34, 30, 2.4), (2, 36, 3)):
        pen.canvas.circle(x, y, r, "#3E8F3A", 0.4, stroke="#EFFFC0", width=0.8, stroke_alpha=0.7)
    pen.oval(2, 12, 10, 8, "#C7589A", 1)
    pen.canvas.ellipse(0, 10, 4, 3, "#F6B8DC", 0.8)
    pen.gaze(-12, -10, 9, "amber", (-0.15, -0.1))
    pen.gaze(12, -16, 6.5, "amber", (0.1, -0.2))
    pen.gaze(15, 4, 5, "amber", (0.2, 0.2))
    pen.glint(-18, -32, 5, 2.2, -60)
    pen.glint(-32, 12, 3, 1.4, -60, 0.6)


@portrait("fido", "#D98A3D", "#7FD6FF", "surface tint=teal soil=leaf level=.8")
def _fido(pen: StarPen) -> None:
    """A good dog of some far star: six-eyed trust, and what it fetched."""
    pen.halo(0, -8, 46, "#BFE9FF", 0.45)
    pen.form("M-22 80Q-28 40 -14 26H14Q28 40 22 80Z", "#C87A34")
    pen.form("M-10 34Q0 60 10 34V80H-10Z", "#F2D9A8", 0.8)
    pen.limb("M-8 -34Q-15 -42 -10 -45M8 -34Q15 -42 10 -45", "#C87A34", 2.4)
    pen.lamp(-9, -45, 2.2, "cyan")
    pen.lamp(9, -45, 2.2, "cyan")
    pen.pair("M-18 -26Q-40 -40 -48 -14Q-50 14 -38 20Q-26 20 -24 -2Z", "#8A4A22")
    pen.form("M0 -38Q28 -38 28 -12Q28 4 20 12Q14 28 0 28Q-14 28 -20 12Q-28 4 -28 -12Q-28 -38 0 -38Z", "#E0964A")
    pen.flat("M0 -38Q6 -20 5 -6Q10 10 0 20Q-10 10 -5 -6Q-6 -20 0 -38Z", "#F6E2B8", 0.9)
    pen.eyes(12, -14, 7, "#4A2C14", (0.05, -0.1), pupil=0.6, lid=0.2, tilt=-12, skin="#C87A34")
    pen.flat(ellipse_path(0, 2, 7.5, 5.2), "#2A1C22")
    pen.glint(-2.4, 0, 2.2, 1.2)
    pen.stroke("M0 7V11M0 11Q-7 16 -12 11M0 11Q7 16 12 11", "#4A2410", 1.6)
    with pen.at(0, 22, 1, -8):
        pen.box(-17, -5, 34, 22, "paper", 2.4, 1)
        pen.flat("M-17 -2Q0 4 17 -2V1Q0 7 -17 1Z", "#8A4A22", 0.35)
        pen.flat("M-10 4H10V12H-10Z", "#D8463F", 0.9)
        pen.flat("M-7 6H7V10H-7Z", "#F8E6B8", 0.9)
    pen.teeth("down", 2, (-9, 14), (-2, 16), 5)
    pen.teeth("down", 2, (3, 16), (10, 14), 5)
    pen.solid("M-17 40Q0 48 17 40L17 47Q0 56 -17 47Z", "#2F7FC0", 0.9)
    pen.ball(0, 52, 5, "gold", 0.9)


@portrait("mite", "#C2263A", "#FFB84A", "cells tint=amber")
def _mite(pen: StarPen) -> None:
    """Small only on its own scale: eight legs, two jaws, a velvet back."""
    pen.halo(0, 4, 48, "orange", 0.5)
    for _ in pen.sides():
        for data, width in (
            ("M-18 -8L-38 -30L-46 -18", 4.6), ("M-22 2L-42 -10L-50 4", 4.6),
            ("M-22 14L-42 14L-48 28", 4.6), ("M-16 24L-34 34L-38 49", 4.6),
        ):  # fmt: skip
            pen.limb(data, "#8A1C28", width)
    pen.form(shaggy(0, 8, 29, 32, 44, 3), "#C8283C", 1)
    pen.flat("M-16 -14Q-4 -24 10 -20Q-6 -10 -14 4Q-22 2 -16 -14Z", "#FF8A80", 0.4)
    for x, y, r in ((-14, 24, 4.5), (13, 25, 4), (0, 32, 3.4), (-20, 12, 3), (20, 12, 3)):
        pen.canvas.circle(x, y, r, "#6A0F1E", 0.7)
        pen.canvas.circle(x - r * 0.2, y - r * 0.2, r * 0.55, "#E85A5A", 0.7)
    pen.pair("M-4 -22Q-20 -24 -20 -42Q-12 -34 -7 -36Q-2 -32 -2 -24Z", "#5A1018")
    pen.oval(0, -14, 16, 13, "#E04452")
    pen.eyes(7.5, -17, 6, "black", (0.1, 0), pupil=0.7, white="#FFE9A8")
    pen.gaze(-14, -9, 2.6, "black", (0, 0), pupil=0.7, white="#FFE9A8")
    pen.gaze(14, -9, 2.6, "black", (0, 0), pupil=0.7, white="#FFE9A8")
    pen.pair("M-2 -6Q-12 -2 -11 8Q-6 4 -1 6Z", "#FFD9A0", 0.9)


@portrait("parasite", "#8E4BB0", "#FF7A9A", "cave tint=red")
def _parasite(pen: StarPen) -> None:
    """A hooked worm that sits on a stranger's head and looks well fed."""
    pen.halo(6, -10, 44, "#D060A0", 0.5)
    pen.form("M-44 80Q-46 46 -26 40Q-22 18 0 18Q24 18 28 40Q46 46 46 80Z", "#4E7A8C")
    pen.limb("M0 20Q-26 10 -22 -10Q-16 -30 6 -28", "#9A52BE", 22)
    pen.stroke(
        "M-17 17Q-13 10 -10 12M-26 4Q-18 2 -12 4M-29 -8Q-20 -8 -12 -5M-24 -22Q-18 -17 -12 -14", "#5E2480", 1.6, 0.8
    )
    pen.form("M-24 40Q-28 10 0 8Q28 10 24 40Q20 58 0 60Q-20 58 -24 40Z", "#6FA0AE")
    pen.stroke("M-16 38L-7 44M-16 44L-7 38M8 38L17 44M8 44L17 38", "#14232C", 2.4)
    pen.stroke("M-6 53Q0 49 7 54", "#14232C", 2)
    pen.limb("M-20 26Q-34 20 -34 34M-12 18Q-30 4 -36 14M16 18Q34 6 38 18M20 28Q36 24 36 38", "#6E2F8E", 4)
    pen.form("M-6 -34Q0 -49 20 -46Q38 -40 39 -22Q36 -4 18 -5Q4 -6 -4 -16Q-10 -26 -6 -34Z", "#B066D0")
    pen.oval(24, -22, 13, 14, "#5A1030", 1)
    pen.flat(ellipse_path(25, -21, 7, 8), "#22040F")
    for a in range(0, 360, 45):
        x, y = around(24, -22, 11, a)
        tip = around(24.5, -21.5, 5, a)
        side = around(24, -22, 11, a + 24)
        pen.flat(points_path([(x, y), tip, side]), "#F6EBCB")
    pen.gaze(4, -36, 5.4, "yellow", (0.3, 0.1), slit=True)
    pen.gaze(14, -42, 3.6, "yellow", (0.3, 0.1), slit=True)
    pen.gaze(2, -24, 3.4, "yellow", (0.3, 0.1), slit=True)
    pen.glint(-24, -4, 1.8, 6, 8, 0.5)


@portrait("remora", "#4B7FA6", "#8FF0FF", "sea tint=blue level=.02")
def _remora(pen: StarPen) -> None:
    """It never swims alone: a sucker on its brow, a large belly overhead."""
    pen.flat("M-90 -60H90V-32Q40 -22 0 -27Q-50 -32 -90 -22Z", "#0A1B33", 0.9)
    pen.flat("M-90 -60H90V-46Q40 -36 -10 -41Q-60 -46 -90 -36Z", "#16345A", 0.9)
    pen.stroke("M-90 -22Q-50 -32 0 -27T90 -32", "#8FD6FF", 1, 0.6)
    pen.halo(0, 4, 46, "cyan", 0.4)
    pen.form("M28 8Q48 -6 50 -20Q54 12 46 34Q40 22 26 18Z", "#35688C")
    pen.form("M-4 26Q8 46 24 46Q18 34 20 22Z", "#35688C")
    pen.form("M-46 10Q-40 -20 -2 -22Q30 -20 42 6Q30 30 -4 30Q-40 32 -46 10Z", "#5A92BA")
    pen.form("M-45 14Q-20 22 0 18Q24 16 38 12Q26 30 -4 30Q-36 32 -45 14Z", "#D5E6E4", 0.9)
    pen.solid("M-34 -14Q-30 -27 -4 -28Q18 -27 22 -17Q-4 -13 -34 -14Z", "#E5C79A")
    for i in range(6):
        x = -27 + i * 8
        pen.stroke(f"M{x} -15Q{x + 2} -22 {x + 4} -26", "#8A5F3C", 2)
    pen.gaze(-24, -1, 7.5, "gold", (-0.25, -0.3), pupil=0.5)
    pen.stroke("M-44 13Q-32 20 -20 14", "#1A2E44", 1.8)
    for i in range(3):
        pen.stroke(f"M{-2 + i * 5} -2Q{-6 + i * 5} 6 {-1 + i * 5} 13", "#234E70", 1.6, 0.9)
    pen.form("M2 10Q16 12 22 26Q8 26 0 18Z", "#3F7CA4", 0.9)
    for x, y, r in ((-44, -8, 2), (-48, -16, 3), (-42, -24, 1.6), (40, 36, 2), (34, 44, 1.4)):
        pen.canvas.circle(x, y, r, "#BFF4FF", 0.25, stroke="#DFFBFF", width=0.6, stroke_alpha=0.8)


@portrait("reserve", "#B08A3E", "#9CE07A", "surface tint=sand soil=sand level=.72")
def _reserve(pen: StarPen) -> None:
    """A tortoise that carries a whole arsenal on its back and is in no hurry."""
    pen.halo(0, -10, 46, "yellow", 0.4)
    pen.put("barrel -26 -16 .72 -128 c=iron")
    pen.put("barrel 0 -24 .6 -94 c=iron")
    pen.solid("M19 -47V-18H22V-47Z", "wood", 0.8)
    pen.solid("M22 -47H43L37 -41L43 -35H22Z", "#C23A3A", 0.9)
    pen.form("M-48 30Q-48 -26 -2 -28Q46 -26 50 30Q0 46 -48 30Z", "#8C6A2C")
    pen.solid("M-14 -24H14L22 -4L12 16H-12L-22 -4Z", "#C89B4A", 0.9)
    pen.pair("M-18 -23Q-36 -16 -42 4L-26 -2Z", "#B4863C", 0.9, False)
    pen.pair("M-26 2L-44 8Q-47 18 -46 28L-16 20Z", "#A07430", 0.9, False)
    for x in (-34, -24, 24, 34):
        pen.put(f"shell {x} 30 .5 -90 c=brass")
    pen.form("M-20 80Q-26 50 -14 40H14Q26 50 20 80Z", "#6E8C48")
    pen.form("M0 2Q22 2 22 24Q22 40 12 46Q0 52 -12 46Q-22 40 -22 24Q-22 2 0 2Z", "#8FB05C")
    pen.form("M-24 14Q-24 -8 0 -8Q24 -8 24 14Q0 8 -24 14Z", "#5E6B3A")
    pen.stroke("M-24 14Q0 7 24 14", "#2E3A1C", 2.4)
    pen.eyes(10, 21, 6.4, "#7A4A1C", (0, 0.1), lid=0.4, tilt=4, skin="#7C9C4C")
    pen.stroke("M-11 39Q0 34 11 39", "#2E3A1C", 2)
    pen.stroke("M-3 30L-2 31M3 30L2 31", "#2E3A1C", 1.6)


@portrait("fodder", "#8C8F6A", "#FF9A4A", "surface plain tint=orange soil=brown level=.6")
def _fodder(pen: StarPen) -> None:
    """Row upon row of small recruits; one of them has just understood."""
    pen.put("blast -30 -34 .5")
    pen.put("blast 34 -30 .36")
    rows = (
        (-26, 0.62, (-38, -19, 0, 19, 38), "#4E5A3C"),
        (-6, 0.84, (-44, -15, 15, 44), "#66743C"),
        (22, 1.2, (-36, 36), "#7C8A48"),
    )
    for y, size, places, coat in rows:
        for x in places:
            _recruit(pen, x, y, size, coat, False)
    pen.shadow(0, 44, 40, 20, 0.6)
    _recruit(pen, 0, 18, 1.75, "#8A9A50", True)


def _recruit(pen: StarPen, x: float, y: float, size: float, coat: str, awake: bool) -> None:
    with pen.at(x, y, size):
        pen.form("M-11 46Q-14 14 0 12Q14 14 11 46Z", coat, 1)
        pen.oval(0, 4, 10.5, 10, "#F0B890", 1)
        if awake:
            pen.eyes(4.4, 3.5, 4, "#3A5A8C", (0.1, -0.2), pupil=0.34)
            pen.flat(ellipse_path(0, 11, 2.4, 2.8), "#3A1420")
            pen.stroke("M9 -2Q12 2 10 5", "#9FE0FF", 1.6)
        else:
            pen.stroke("M-6 3H-2M2 3H6M-3 9H3", "#3A1C14", 1.3)
        pen.form("M-14 1Q-14 -14 0 -15Q14 -14 14 1Q0 -4 -14 1Z", darken(coat, 0.1) if not awake else "#7C8C52", 1)
        pen.stroke("M-14 1Q0 -4 14 1", "#20240F", 1.2)


@portrait("vacuum", "#5F6BB8", "#E58AFF", "void tint=violet gx=.3 gy=.7")
def _vacuum(pen: StarPen) -> None:
    """All breath goes in: a trunk like a bell, and stars on their way."""
    pen.halo(10, -8, 44, "#7A6AE0", 0.5)
    for i in range(5):
        pen.canvas.path(
            spiral(-24, 27, 34 - i * 2, 0.9, i * 72, 0.7, 5), stroke="#E9D0FF", width=1.3, stroke_alpha=0.55
        )
    pen.form("M-14 80Q-8 50 10 40Q12 20 30 8Q54 34 56 80Z", "#4A559C")
    pen.form("M34 -22Q54 -30 52 -2Q48 14 34 10Z", "#4A559C")
    pen.limb("M14 10Q2 46 -16 27", "#6A76C4", 19)
    pen.stroke("M10 38Q4 32 -5 30M0 42Q-2 34 -8 30", "#38427E", 1.6)
    pen.form("M-8 -30Q14 -50 36 -32Q50 -8 36 20Q22 32 8 27Q-24 0 -8 -30Z", "#7482D2")
    pen.stroke("M0 15Q10 22 24 24M4 22Q12 28 20 28", "#4A559C", 1.6, 0.8)
    pen.form(ellipse_path(-24, 24, 17, 19), "#8A97E4")
    pen.flat(ellipse_path(-25, 25, 13, 15), "#0A0820")
    pen.canvas.path(spiral(-25, 25, 12, 2.4, 20, 1.15, 1), stroke="#C58AFF", width=1.8, stroke_alpha=0.95)
    pen.lamp(-25, 25, 1.8, "pink")
    pen.gaze(4, -12, 8, "pink", (-0.4, 0.35), lid=0.24, tilt=14, skin="#6A76C4")
    pen.gaze(27, -14, 6.4, "pink", (-0.4, 0.35), lid=0.24, tilt=-14, skin="#6A76C4")
    for x, y, r in ((-46, 6, 2.6), (-40, -10, 1.8), (-48, 40, 2), (-34, 46, 2.6), (-14, 0, 1.6), (-30, 2, 2)):
        pen.put(f"flash {x} {y} {num(r / 12)} 0 c=yellow")
    pen.glint(4, -30, 6, 2.4, -34, 0.5)


@portrait("virus", "#7BD12E", "#FF4F6A", "plain tint=red gx=.5 gy=.45")
def _virus(pen: StarPen) -> None:
    """A faceted head on wire legs; what it touches becomes more of it."""
    with pen.at(0, 3, 0.93):
        _capsid(pen)


def _capsid(pen: StarPen) -> None:
    pen.halo(0, -14, 46, "lime", 0.55)
    for _ in pen.sides():
        pen.limb("M-6 30L-26 8L-46 44", "#3F7A2A", 3.6)
        pen.limb("M-5 32L-16 20L-24 48", "#3F7A2A", 3.6)
    pen.solid("M-7 8H7V36H-7Z", "#57913A")
    for y in (14, 20, 26, 32):
        pen.stroke(f"M-7 {y}H7", "#1C3A14", 1.6)
    pen.solid("M-14 34H14L9 42H-9Z", "#3F7A2A")
    for a in range(-120, 121, 30):
        tip, foot = around(0, -16, 36, a), around(0, -16, 24, a)
        pen.limb(f"M{num(foot[0])} {num(foot[1])}L{num(tip[0])} {num(tip[1])}", "#8A2A3C", 2.6)
        pen.ball(*tip, 3.4, "#F05A6A", 0.9)
    head = regular(0, -16, 28, 6)
    pen.solid(points_path(head), "#8BE03A", 1.4)
    middle = regular(0, -16, 15, 3, 0)
    for i in range(6):
        here, there = head[i], head[(i + 1) % 6]
        near = middle[((i + 1) // 2) % 3]
        tone = lighten("#8BE03A", 0.3) if i in (4, 5) else darken("#8BE03A", (0.1, 0.3, 0.5, 0.42, 0, 0)[i])
        pen.flat(points_path([here, there, near]), tone, 0.85)
    pen.stroke(points_path(middle) + "".join(
        f"M{num(p[0])} {num(p[1])}L{num(q[0])} {num(q[1])}"
        for i, p in enumerate(middle) for q in (head[(2 * i - 1) % 6], head[2 * i], head[2 * i + 1])
    ), "#234A10", 1)  # fmt: skip
    pen.gaze(0, -13, 9.5, "red", (0, 0.05), slit=True, lid=0.28, skin="#6FB92E", white="#FFF2B0")


@portrait("vulch", "#9C5A6E", "#FFC46A", "surface tint=orange soil=clay level=.78")
def _vulch(pen: StarPen) -> None:
    """Bald neck, patient beak, and around the collar what others threw away."""
    pen.canvas.circle(14, -14, 30, pen.canvas.radial([(0, "#FFE9B0"), (1, "#F08A3A")], (0.4, 0.4), 0.7), 0.85)
    pen.form(shaggy(0, 66, 46, 36, 30, 7), "#3A3048")
    pen.form("M-46 74Q-54 22 -20 22Q10 40 14 80Z", "#4A3C5C")
    pen.form("M46 74Q56 26 24 24Q-2 40 2 80Z", "#43365A")
    pen.stroke("M-38 44Q-26 40 -18 46M-36 54Q-24 50 -14 58M36 46Q26 42 18 48M38 56Q26 52 18 60", "#1C1630", 2)
    pen.limb("M4 34Q22 16 6 -4Q-2 -14 2 -22", "#D98A94", 13)
    pen.form(shaggy(2, 34, 22, 9, 26, 5), "#F0E4CC")
    pen.form("M-8 -36Q6 -46 18 -34Q24 -22 16 -10Q4 -4 -6 -12Q-14 -24 -8 -36Z", "#E39AA2")
    pen.solid("M-4 -30Q-28 -34 -38 -16Q-42 -4 -36 4Q-33 -6 -26 -8Q-14 -8 -4 -12Z", "#E8B04A")
    pen.flat("M-8 -16Q-24 -18 -34 -8Q-22 -14 -6 -12Z", "#7A4A1C", 0.8)
    pen.flat(ellipse_path(-17, -25, 2.6, 1.2), "#5A3410")
    pen.gaze(4, -26, 6, "red", (-0.35, 0.15), lid=0.42, tilt=-22, skin="#B86A78")
    pen.stroke("M14 -36L20 -44M17 -32L26 -37M10 -39L11 -47", "#4A3C5C", 1.8)
    pen.put("gear -12 46 .44 10 c=brass")
    pen.put("gem 4 50 .7 0")
    pen.put("coin 18 46 .7 0")
