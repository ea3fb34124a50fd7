"""Aliens of metal, stone and glass, and those who live in wires."""

from __future__ import annotations

from art.cosmic.portraits.registry import portrait
from art.geometry import around, gear
from art.scenery.star_pen import StarPen, shoulders
from art.svg import ellipse_path, num, rect_path


@portrait("calculator", "#3F8F8A", "#FFD98A", "desk tint=teal")
def _calculator(pen: StarPen) -> None:
    """An abacus with spectacles: two of its beads look at you, the rest work."""
    pen.halo(0, -6, 48, "teal", 0.6)
    pen.form(shoulders(36, 36, 9), "#2A5A66")
    pen.solid("M-9 30H9V42H-9Z", "wood", 0.9)
    pen.solid(rect_path(-36, -44, 72, 78, 7) + rect_path(-29, -37, 58, 64, 3), "#A8743C", 1.4, even=True)
    pen.flat(rect_path(-29, -37, 58, 64, 3), "#10262E", 0.75)
    rows = (
        (-30, ("red", "red", "red", "", "", "gold", "gold")),
        (-18, ("", "", "cyan", "", "cyan", "", "")),
        (8, ("lime", "", "lime", "lime", "lime", "", "lime")),
        (18, ("amber", "amber", "", "", "amber", "amber", "amber")),
    )
    for y, beads in rows:
        if y == -18:
            continue
        pen.stroke(f"M-30 {y}H30", "#E9CF9A", 1.8)
        for i, tone in enumerate(beads):
            if tone:
                pen.oval(-24 + i * 8, y, 3.9, 4.6, tone, 0.8)
    pen.stroke("M-30 -11H30", "#E9CF9A", 1.8)
    pen.eyes(13.5, -11, 10.5, "#2FB6A8", (0, 0.1), pupil=0.4)
    for x in (-13.5, 13.5):
        pen.canvas.circle(x, -11, 11.6, stroke="#F0C860", width=2.2)
        pen.canvas.path(f"M{x - 8} -15L{x - 3} -20L{x} -19L{x - 8} -11Z", "#FFFFFF", 0.35)
    pen.stroke("M-2 -12Q0 -14 2 -12", "#F0C860", 2.2)
    pen.pair("M-36 -20Q-48 -24 -46 -8Q-44 2 -36 -2Z", "brass")
    pen.limb("M40 70Q46 50 38 40", "#3F8F8A", 8)
    pen.limb("M37 39L30 26M38 38L34 22M40 39L40 24", "#5FB5AC", 4)
    pen.put("gear 0 58 .5 c=brass")


@portrait("citadel", "#B89A6A", "#FFC46A", "clouds tint=blue")
def _citadel(pen: StarPen) -> None:
    """A fortress that keeps its own watch: gate for a mouth, battlements for a crown."""
    pen.halo(0, -10, 48, "#FFDFA0", 0.4)
    for _ in pen.sides():
        pen.solid("M-46 80V-16H-26V80Z", "#9A7E54")
        pen.solid("M-49 -14V-24H-44V-19H-40V-24H-33V-19H-29V-24H-24V-14Z", "#B4966A")
        pen.solid("M-36.5 -26V-50H-35V-26Z", "wood", 0.6)
        pen.flat("M-38 2H-34V12H-38Z", "#FFD98A")
        pen.stroke("M-46 20H-26M-46 36H-26M-40 20V36M-33 28V36M-38 -10V-2M-31 4V16", "#5E4A2E", 1)
    pen.solid("M-36 -50L-18 -45L-36 -40Z", "#C23A3A", 0.8)
    pen.solid("M36 -50L54 -45L36 -40Z", "#C23A3A", 0.8)
    pen.solid("M-30 80V-26H30V80Z", "#C2A474")
    pen.solid("M-33 -24V-42H-25V-34H-18V-42H-9V-34H-4V-42H4V-34H9V-42H18V-34H25V-42H33V-24Z", "#D6BA88")
    pen.stroke(
        "M-30 -12H-24M-18 -18V-12H-30M30 -6H22M14 -20V-14H22M-30 22H-24V30M30 24H24V32M-30 42H-22M30 44H22",
        "#6E5836",
        1.2,
    )
    for x, tilt in ((-13, 12), (13, -12)):
        with pen.at(x, -6, 1, tilt):
            pen.flat("M-8 5V-2Q-8 -8 0 -8Q8 -8 8 -2V5Z", "#2A1C12")
            pen.ember(0, -1, 4, 3, "amber")
            pen.stroke("M0 -8V5", "#2A1C12", 1.2)
        with pen.at(x, -16, 1, tilt):
            pen.solid("M-11 -3H11V2H-11Z", "#A8895A", 0.8)
    pen.solid("M-5 2H5L8 16H-8Z", "#D6BA88", 0.8)
    pen.flat("M-20 60V32Q-18 22 0 22Q18 22 20 32V60Z", "#1A0F0C")
    pen.canvas.glow(0, 50, 18, 16, "#FF8A2A", 0.7)
    for bar in (-13, -6.5, 0, 6.5, 13):
        pen.solid(f"M{num(bar - 1.6)} 22V42L{bar} 47L{num(bar + 1.6)} 42V22Z", "iron", 0.6)
    pen.stroke("M-19 30H19M-19 37H19", "#5A606C", 2)


@portrait("clone", "#56C2E0", "#B8FF9A", "corridor tint=cyan")
def _clone(pen: StarPen) -> None:
    """One of it, and one of it, and one of it."""
    for x, y, size, alpha in ((-31, -13, 0.62, 1), (31, -13, 0.62, 1), (-17, -4, 0.8, 1), (17, -4, 0.8, 1)):
        with pen.at(x, y, size, alpha=alpha):
            _same_face(pen)
        pen.canvas.glow(x, y + 6, 34 * size, 40 * size, "#0A2A3C", 0.62 if size < 0.7 else 0.4)
    pen.shadow(0, 20, 34, 34, 0.5)
    with pen.at(0, 8, 1.06):
        _same_face(pen)


def _same_face(pen: StarPen) -> None:
    pen.form(shoulders(27, 26, 8), "#E4EDF0")
    pen.stroke("M0 42V80", "#8AA4B0", 1.4)
    pen.flat("M-18 48H-6V53H-18Z", "#2A7A94")
    pen.stroke("M-16 49V52M-13 49V52M-11 49V52M-8 49V52", "#E4EDF0", 1)
    pen.form("M0 -30Q20 -29 19 -6Q18 12 12 20Q6 30 0 30Q-6 30 -12 20Q-18 12 -19 -6Q-20 -29 0 -30Z", "#62CBE8")
    pen.eyes(8, -1, 5.4, "#1A4A78", (0, 0), pupil=0.5, lid=0.2, skin="#45A8C6")
    pen.stroke("M-5 17H5", "#12506A", 1.8)
    pen.stroke("M-2 8Q0 10 2 8", "#12506A", 1.3)
    pen.flat("M-2.4 -22H2.4M-1 -24V-18", "#12506A")
    pen.stroke("M-4 -20H4M-2.5 -17H2.5", "#1A7A9A", 1.3)
    pen.glint(-9, -20, 4, 2, -36, 0.6)


@portrait("hacker", "#37D06A", "#B060FF", "room tint=green")
def _hacker(pen: StarPen) -> None:
    """Cables for hair, a visor for a face; your hand scrolls past on it."""
    for i in range(11):
        x = -45 + i * 9
        for j in range(7):
            if (i * 5 + j * 3) % 4:
                pen.flat(f"M{x} {-46 + j * 9}h{2 + (i * j) % 4}v1.6h-{2 + (i * j) % 4}Z", "#3AF080", 0.34)
    pen.halo(0, -6, 46, "lime", 0.4)
    cables = (
        ("M-14 -34Q-44 -40 -42 0Q-40 20 -48 40", "#3A2A66"), ("M-8 -38Q-34 -50 -34 -10Q-30 20 -38 52", "#7A3AC0"),
        ("M14 -34Q44 -40 42 0Q40 20 48 40", "#3A2A66"), ("M8 -38Q34 -50 34 -10Q30 20 38 52", "#7A3AC0"),
    )  # fmt: skip
    for data, tone in cables:
        pen.limb(data, tone, 6)
    pen.form(shoulders(40, 26, 12), "#1E2634")
    pen.form("M-40 80Q-40 36 -16 26L0 44L16 26Q40 36 40 80Z", "#2A3448")
    pen.form("M-24 -8Q-26 -42 0 -44Q26 -42 24 -8Q24 16 12 28Q0 34 -12 28Q-24 16 -24 -8Z", "#9AA0B4")
    pen.form("M-27 -10Q-30 -48 0 -50Q30 -48 27 -10L22 -16Q20 -36 0 -37Q-20 -36 -22 -16Z", "#2C3650")
    pen.solid("M-27 -16Q0 -24 27 -16L25 6Q0 12 -25 6Z", "#0A1418")
    pen.canvas.glow(0, -5, 24, 11, "#2AF07A", 0.5)
    for row, widths in enumerate(((9, 4, 14, 6), (4, 12, 5, 10), (14, 6, 8, 4), (6, 9, 3, 12))):
        left = -21.0
        for k, wide in enumerate(widths):
            word = f"M{num(left)} {num(-13.5 + row * 5)}h{wide}v2.6h-{wide}Z"
            pen.flat(word, "#6AFFA0" if (row + k) % 3 else "#FFE07A", 0.95)
            left += wide + 2.4
    pen.canvas.path("M-24 -15Q-10 -20 0 -20L-12 8Q-20 7 -23 6Z", "#FFFFFF", 0.14)
    pen.stroke("M-6 20Q2 23 8 18", "#2A2C3A", 2)
    pen.limb("M22 12Q16 24 6 24", "iron", 2.6)
    pen.lamp(5, 24, 1.8, "red")
    pen.solid("M-34 50H34L40 70H-40Z", "#3A4258")
    for j in range(2):
        for i in range(9):
            pen.flat(rect_path(-30 + i * 6.9 - j, 53 + j * 6, 5, 4, 1), "#7AFFB0" if (i + j) % 4 == 0 else "#8A94AC")


@portrait("machine", "#8E949E", "#FF8A2A", "hangar tint=orange")
def _machine(pen: StarPen) -> None:
    """Iron that has no evening: furnace mouth, gear eyes, two chimneys, one more turn."""
    pen.halo(0, 0, 50, "orange", 0.4)
    for x, seed in ((-27, 2), (27, 5)):
        pen.put(f"smoke {x} -46 .6 c=grey seed={seed}")
        pen.solid(f"M{x - 6} -22L{x - 5} -42H{x + 5}L{x + 6} -22Z", "#5A606E")
        pen.solid(f"M{x - 7} -46H{x + 7}V-40H{x - 7}Z", "#7A808E", 0.9)
    pen.solid("M-50 80V44L-38 34H38L50 44V80Z", "#5A606E")
    pen.solid(rect_path(-36, -28, 72, 66, 6), "#9AA0AC", 1.4)
    pen.solid("M-36 -22Q-36 -40 0 -42Q36 -40 36 -22Z", "#7A808E", 1.2)
    for x in (-32, -16, 0, 16, 32):
        pen.put(f"rivet {x} -24 .9")
    for x, turn in ((-17, 8), (17, 20)):
        pen.solid(gear(x, -6, 15, 10, 4, turn), "#C98B3A", 0.9)
        pen.ball(x, -6, 8, "black", 0.8)
        pen.ember(x, -6, 4.6, 4.6, "orange")
    pen.solid(rect_path(-24, 14, 48, 19, 3), "#3A3F4A", 1)
    pen.canvas.rect(-21, 17, 42, 13, 2, pen.canvas.linear([(0, "#FFE07A"), (0.5, "#FF8A2A"), (1, "#B42A14")]))
    for x in (-16, -10, -4, 2, 8, 14):
        pen.flat(rect_path(x, 15, 3, 17), "#2A2E38")
    pen.canvas.glow(0, 24, 34, 16, "#FF8A2A", 0.45)
    pen.pair("M-36 -10H-46V14H-36Z", "#6A707E", 1, False)
    pen.solid(gear(0, 60, 20, 12, 5, 6, 7), "#C98B3A", 1, even=True)
    for _ in pen.sides():
        pen.put("rivet -41 -4 .8")
        pen.put("rivet -41 8 .8")
        pen.limb("M-44 50Q-30 46 -26 60", "#454A56", 6)


@portrait("tick_tock", "#D8A94A", "#8FD0FF", "room tint=amber")
def _tick_tock(pen: StarPen) -> None:
    """A clock that has counted you in since before the first encounter."""
    pen.halo(0, -8, 50, "gold", 0.45)
    pen.limb("M0 -40V-46", "brass", 4)
    pen.solid("M-3 -41Q-17 -53 -17 -42Q-15 -36 -3 -40ZM3 -41Q17 -53 17 -42Q15 -36 3 -40Z", "brass", 0.9)
    pen.solid("M-26 80L-20 26H20L26 80Z", "#7A4A28")
    pen.solid("M-15 80L-12 34H12L15 80Z", "#2A1810", 0.9)
    pen.limb("M0 30L7 54", "gold", 2)
    pen.ball(8, 57, 7, "gold")
    pen.form(ellipse_path(0, -3, 35, 35), "#B4843A", 1.4)
    pen.form(ellipse_path(0, -3, 30, 30), "#F2E6C8", 0.9)
    for hour in range(12):
        a, b = around(0, -3, 28, hour * 30), around(0, -3, 23 if hour % 3 == 0 else 25.4, hour * 30)
        pen.stroke(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", "#5A3A1C", 2.6 if hour % 3 == 0 else 1.5)
    pen.eyes(11, -9, 7.4, "#3A78C0", (0.25, 0.1), pupil=0.42, lid=0.22, tilt=-6, skin="#D8C49A")
    pen.stroke("M-10 14Q0 19 10 14", "#5A3A1C", 2)
    for reach, turn, wide in ((19, 130, 3.4), (25, 168, 2.4)):
        tip = around(0, -3, reach, turn)
        pen.stroke(f"M0 -3L{num(tip[0])} {num(tip[1])}", "#1E1830", wide)
    hand = around(0, -3, 22, -38)
    pen.stroke(f"M0 -3L{num(hand[0])} {num(hand[1])}", "#C22A3A", 1.4)
    pen.ball(0, -3, 3.4, "brass", 0.8)
    pen.canvas.path("M-24 -11Q-20 -25 -6 -29L-10 -21Q-18 -17 -20 -9Z", "#FFFFFF", 0.35)
    for _ in pen.sides():
        pen.limb("M-20 40Q-40 42 -38 56", "brass", 4.4)
        pen.solid(gear(-37, 24, 9, 9, 2.6, 10, 3), "brass", 0.8, even=True)
