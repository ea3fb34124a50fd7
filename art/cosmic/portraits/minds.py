"""Aliens that see, know, heal and change more than they touch."""

from __future__ import annotations

from art.cosmic.portraits.registry import portrait
from art.geometry import around, star
from art.scenery.star_pen import StarPen, shoulders, spiral
from art.svg import ellipse_path, num, points_path


@portrait("chosen", "#F2D27A", "#9FD8FF", "burst tint=gold gy=.36")
def _chosen(pen: StarPen) -> None:
    """A hooded child with a star on its brow; three lights wait to be taken."""
    pen.canvas.glow(0, -18, 54, 54, "#FFF0B0", 0.95, 0.12)
    pen.canvas.circle(0, -14, 38, stroke="#FFE9A0", width=1.6, stroke_alpha=0.9)
    for a in range(0, 360, 15):
        near, far = around(0, -14, 40, a), around(0, -14, 46 if a % 30 else 50, a)
        pen.stroke(f"M{num(near[0])} {num(near[1])}L{num(far[0])} {num(far[1])}", "#FFF3C8", 1.3, 0.85)
    pen.form("M-36 80Q-38 34 -16 20H16Q38 34 36 80Z", "#EBDDB8")
    pen.stroke("M-16 38Q-20 58 -16 80M16 38Q20 58 16 80", "#A88C50", 1.4)
    pen.form("M0 -46Q28 -40 28 -8Q28 16 16 30H-16Q-28 16 -28 -8Q-28 -40 0 -46Z", "#F2E4C0")
    pen.flat("M0 -34Q20 -30 20 -6Q20 16 10 25H-10Q-20 16 -20 -6Q-20 -30 0 -34Z", "#3A2438")
    pen.form("M0 -30Q17 -28 17 -6Q16 15 0 22Q-16 15 -17 -6Q-17 -28 0 -30Z", "#8FB8E0", 0.9)
    pen.eyes(7.6, -3, 5.4, "gold", (0, -0.1), pupil=0.4)
    pen.stroke("M-4 12Q0 14 4 12", "#2A4A6A", 1.4)
    pen.canvas.glow(0, -20, 15, 15, "#FFF6C8", 1)
    pen.flat(points_path(star(0, -20, 9, 4, 0.26)), "#FFFFFF")
    pen.flat(points_path(star(0, -20, 5, 4, 0.3, 45)), "#FFE08A")
    pen.form("M-10 80Q-16 52 0 44Q16 52 10 80Z", "#F7ECCB", 0.9)
    for x, y in ((-40, 22), (40, 22), (0, 50)):
        with pen.at(x, y, 1, x * 0.4):
            pen.glow(0, 0, 13, "gold", 0.8)
            pen.box(-5, -7, 10, 14, "#2F4F9A", 1.6, 0.8)
            pen.flat(points_path(star(0, 0, 4, 4, 0.35)), "#FFE9A0")


@portrait("healer", "#6FD0B0", "#FFF0B0", "plain tint=teal gx=.5 gy=.5")
def _healer(pen: StarPen) -> None:
    """Long hands around a small light; it hums while it works."""
    pen.halo(0, -14, 48, "#8FFFE0", 0.5)
    pen.form("M-44 80Q-46 34 -20 26H20Q46 34 44 80Z", "#DCEFE6")
    pen.pair("M-14 -38Q-50 -26 -36 24Q-28 34 -18 26Q-30 -4 -12 -24Z", "#F2F7EC")
    pen.form("M0 -44Q26 -42 24 -12Q22 14 0 24Q-22 14 -24 -12Q-26 -42 0 -44Z", "#7CD8BA")
    pen.form("M-27 -16Q-30 -48 0 -49Q30 -48 27 -16Q18 -34 0 -34Q-18 -34 -27 -16Z", "#F4F8EE")
    pen.solid("M0 -48Q8 -42 6 -35Q3 -31 0 -31Q-3 -31 -6 -35Q-8 -42 0 -48Z", "leaf", 0.8)
    pen.stroke("M0 -45V-32M0 -37L-3 -40M0 -36L3 -39", "#F4F8EE", 0.9)
    pen.stroke("M-15 -10Q-10 -15 -5 -10M5 -10Q10 -15 15 -10", "#12463C", 2.2)
    pen.stroke("M-16 -8L-19 -6M16 -8L19 -6", "#12463C", 1.4)
    pen.stroke("M-6 8Q0 13 6 8", "#12463C", 1.8)
    pen.flat(ellipse_path(-13, 2, 4, 2.4), "#F59AA0", 0.6)
    pen.flat(ellipse_path(13, 2, 4, 2.4), "#F59AA0", 0.6)
    pen.canvas.glow(0, 38, 30, 30, "#FFF2A0", 1, 0.1)
    pen.ball(0, 38, 7, "#FFE07A", 0.8)
    pen.flat("M0 44Q-6 39 -4 35Q-1 33 0 36Q1 33 4 35Q6 39 0 44Z", "#E5484D")
    for _ in pen.sides():
        pen.limb("M-34 66Q-28 54 -20 50", "#DCEFE6", 13)
        pen.limb("M-22 50Q-18 38 -9 31M-20 51Q-14 44 -9 38M-18 53Q-12 50 -7 45M-16 56Q-8 54 -4 50", "#7CD8BA", 3.8)
    for x, y in ((-26, 16), (28, 12), (-34, 36), (36, 38)):
        pen.flat(points_path(star(x, y, 4, 4, 0.25)), "#FFF8D8", 0.9)


@portrait("mind", "#E07AA8", "#7AE8FF", "room tint=violet")
def _mind(pen: StarPen) -> None:
    """All brain, a small sharp face below, and somebody else's thoughts on its sparks."""
    pen.halo(0, -16, 50, "pink", 0.6)
    pen.form("M-26 80Q-28 48 -12 42H12Q28 48 26 80Z", "#4A3A78")
    pen.form("M-17 12H17Q20 32 12 42Q0 50 -12 42Q-20 32 -17 12Z", "#E8A0BC")
    pen.form(
        "M0 20Q-14 26 -26 18Q-42 18 -42 2Q-50 -10 -40 -22Q-40 -36 -26 -38Q-18 -50 -2 -45Q14 -52 24 -40"
        "Q40 -40 42 -24Q52 -12 42 2Q42 18 26 18Q14 26 0 20Z", "#E884B0", 1.4,
    )  # fmt: skip
    folds = (
        "M-2 -45Q-6 -34 0 -26Q-6 -14 0 -4Q-4 8 0 18M-14 -42Q-12 -32 -22 -30Q-30 -26 -24 -18M-38 -22Q-30 -14 -34 -6"
        "M-40 4Q-28 2 -26 10M-12 -22Q-18 -14 -12 -8Q-22 -6 -18 4Q-10 8 -10 16M14 -46Q10 -36 20 -32Q30 -30 26 -20"
        "M40 -22Q30 -16 34 -6M42 4Q30 2 27 10M12 -22Q18 -14 12 -8Q22 -6 18 4Q10 8 10 16"
    )
    pen.stroke(folds, "#8A2A5E", 2.2)
    with pen.canvas.moved(-0.8, -0.9):
        pen.stroke(folds, "#FFD0E4", 0.9, 0.7)
    pen.eyes(8, 28, 5, "cyan", (0, 0), pupil=0.34, lid=0.2, tilt=12, skin="#C87A9A")
    pen.stroke("M-5 40H5", "#5A1A3A", 1.8)
    for x, y in ((-28, -26), (18, -14), (-14, 2), (32, 2), (4, -36), (-36, 2)):
        pen.lamp(x, y, 1.5, "cyan")
    pen.stroke("M-28 -26L-14 2L18 -14L4 -36L-28 -26M18 -14L32 2M-14 2L-36 2", "#8FF4FF", 0.9, 0.9)


@portrait("observer", "#3E9C9A", "#FFD070", "void tint=teal gx=.5 gy=.5")
def _observer(pen: StarPen) -> None:
    """One great eye on stalks of smaller ones; it watches, it does not blink."""
    pen.halo(0, 0, 50, "cyan", 0.5)
    for a, reach in ((-76, 44), (-44, 42), (-14, 45), (16, 42), (46, 45), (78, 43)):
        foot, knee, tip = around(0, 2, 24, a), around(0, 2, 36, a + 8), around(0, 2, reach, a)
        pen.limb(
            f"M{num(foot[0])} {num(foot[1])}Q{num(knee[0])} {num(knee[1])} {num(tip[0])} {num(tip[1])}", "#2F7F80", 4.6
        )
        pen.gaze(tip[0], tip[1], 5.4, "amber", (tip[0] * 0.008, tip[1] * 0.008))
    for x in (-20, -8, 8, 20):
        pen.limb(f"M{num(x * 0.8)} 26Q{num(x * 1.5)} 36 {num(x)} 46T{num(x * 1.5)} 64", "#2F7F80", 5)
    pen.oval(0, 4, 32, 31, "#48AAA6", 1.4)
    pen.flat("M-26 20Q0 34 26 20Q14 34 0 35Q-14 34 -26 20Z", "#144A50", 0.5)
    pen.gaze(0, 3, 23, "#F0A63A", (0, 0), pupil=0.44)
    for a in range(0, 360, 24):
        p, q = around(0, 3, 7.4, a), around(0, 3, 12.6, a + 4)
        pen.stroke(f"M{num(p[0])} {num(p[1])}L{num(q[0])} {num(q[1])}", "#8A3E0C", 0.9, 0.8)
    pen.flat("M-24 3Q-22 -22 0 -23Q22 -22 24 3Q18 -13 0 -13.6Q-18 -13 -24 3Z", "#2F8684")
    pen.stroke("M-24 3Q-18 -13 0 -13.6Q18 -13 24 3", "#0A2A30", 1.6)
    pen.flat("M-23 8Q-16 24 0 25.6Q16 24 23 8Q14 20.4 0 20.4Q-14 20.4 -23 8Z", "#2F8684")


@portrait("oracle", "#4A4FB0", "#6FE8FF", "nebula tint=blue")
def _oracle(pen: StarPen) -> None:
    """Two eyes bound, a third open; the card to come floats in the glass."""
    pen.halo(0, -14, 46, "#8A9AFF", 0.55)
    pen.form("M0 -50Q34 -46 36 -6Q40 30 50 80H-50Q-40 30 -36 -6Q-34 -46 0 -50Z", "#3A3E96")
    pen.stroke("M-30 4Q-32 40 -42 70M30 4Q32 40 42 70M-22 20Q-22 44 -30 70M22 20Q22 44 30 70", "#1C1E58", 1.6)
    pen.flat("M0 -40Q24 -38 24 -8Q24 12 14 22H-14Q-24 12 -24 -8Q-24 -38 0 -40Z", "#12143A")
    pen.form("M0 -36Q19 -34 19 -10Q18 10 0 18Q-18 10 -19 -10Q-19 -34 0 -36Z", "#B9A6E0")
    pen.solid("M-21 -12Q0 -6 21 -12L21 -2Q0 4 -21 -2Z", "#E9D9A8", 0.9)
    pen.stroke("M-14 -8L-8 -3M8 -3L14 -8M-2 -5L2 -1", "#A88C50", 1)
    pen.gaze(0, -22, 7, "cyan", (0, 0.25), pupil=0.34)
    pen.stroke("M-5 9Q0 7 5 9", "#4A2A6A", 1.7)
    pen.stroke("M-26 -30Q0 -52 26 -30", "#E9CF9A", 1.6)
    pen.put("gem 0 -44 .5 c=cyan")
    pen.canvas.glow(0, 36, 34, 32, "#4FD8FF", 0.9, 0.1)
    ball = pen.canvas.radial([(0, "#F2FFFF"), (0.3, "#8FF0FF"), (0.7, "#2A7AC8"), (1, "#1A2A7A")], (0.36, 0.3), 0.8)
    pen.canvas.circle(0, 35, 18, ball, stroke="#0A0E2A", width=1.4)
    with pen.at(1, 36, 1, 10):
        pen.flat("M-5.5 -8H5.5V8H-5.5Z", "#FFF6DC", 0.92)
        pen.flat(points_path(star(0, 0, 4.4, 5, 0.45)), "#D8463F")
    pen.canvas.path(spiral(0, 36, 16, 1.4, 40, 0.8, 8), stroke="#FFFFFF", width=1.2, stroke_alpha=0.6)
    pen.glint(-7, 26, 5, 2.4, -40, 0.9)
    for _ in pen.sides():
        pen.limb("M-48 64Q-34 60 -27 50", "#4A4FB0", 13)
        pen.limb("M-28 50Q-24 40 -16 44M-26 53Q-20 50 -13 50M-24 57Q-16 58 -9 54", "#B9A6E0", 4.4)


@portrait("pacifist", "#A9C77A", "#FFE6F0", "surface tint=green soil=leaf level=.7")
def _pacifist(pen: StarPen) -> None:
    """Antlers in blossom, an open palm, no hurry to be right."""
    pen.halo(0, -14, 48, "#F4FFC8", 0.55)
    pen.form("M-40 80Q-40 42 -18 34H18Q40 42 40 80Z", "#8A6A4A")
    for _ in pen.sides():
        pen.limb(
            "M-9 -24Q-14 -38 -26 -42M-13 -33Q-26 -28 -38 -36M-16 -38Q-14 -46 -18 -52M-28 -32Q-36 -24 -44 -26",
            "#7A5638",
            4,
        )
        for x, y in ((-27, -43), (-39, -37), (-18, -50), (-44, -25), (-30, -31)):
            _blossom(pen, x, y, 6, "#F4A0C4")
        pen.form("M-16 -16Q-44 -22 -48 -4Q-34 4 -17 -4Z", "#C09A6A")
        pen.flat("M-20 -13Q-38 -16 -43 -6Q-32 -1 -19 -6Z", "#E8A8A0", 0.8)
    pen.form("M0 -28Q22 -28 20 -4Q18 10 13 22Q8 36 0 36Q-8 36 -13 22Q-18 10 -20 -4Q-22 -28 0 -28Z", "#D2AE7A")
    pen.form("M-10 14Q0 6 10 14Q14 32 0 37Q-14 32 -10 14Z", "#F4E4C4", 0.8)
    pen.flat("M-6 21Q0 17 6 21Q4 27 0 27Q-4 27 -6 21Z", "#6A3A3A")
    pen.stroke("M0 27V30M0 30Q-5 33 -8 30M0 30Q5 33 8 30", "#6A3A3A", 1.4)
    pen.eyes(11, -2, 6.2, "#4A7A2A", (0, 0.05), pupil=0.6, lid=0.32, tilt=-10, skin="#B8925E")
    _blossom(pen, 0, -22, 8.4, "#FFFBF0")
    pen.limb("M34 70Q40 54 34 46", "#8A6A4A", 14)
    pen.limb("M27 38L24 24M32 36V19M38 37L41 21M43 41L49 29M26 44L18 36", "#D2AE7A", 5)
    pen.oval(34, 43, 10.4, 9.6, "#D2AE7A", 1)
    pen.form("M-46 36Q-40 30 -32 33Q-30 26 -20 20Q-22 30 -26 35Q-24 40 -30 44Q-38 46 -42 41Z", "white", 0.9)
    pen.form("M-34 36Q-36 28 -44 24Q-36 22 -28 32Z", "white", 0.8)
    pen.stroke("M-46 37L-50 36M-52 36Q-54 32 -58 33", "leaf", 1.4)


def _blossom(pen: StarPen, x: float, y: float, r: float, colour: str) -> None:
    petals = "".join(ellipse_path(*around(x, y, r * 0.56, a), r * 0.42, r * 0.42) for a in range(0, 360, 72))
    pen.solid(petals, colour, 0.8)
    pen.flat(ellipse_path(x, y, r * 0.3, r * 0.3), "gold")


@portrait("sorcerer", "#5A3FA0", "#FF8AE0", "void tint=violet gx=.5 gy=.6")
def _sorcerer(pen: StarPen) -> None:
    """A hat full of night, a beard of tentacles, and your card where his was."""
    pen.halo(0, -2, 46, "#C080FF", 0.55)
    for data in ("M-44 12Q-40 -34 0 -40M44 12Q40 -34 0 -40", "M-44 30Q-30 60 0 60M44 30Q30 60 0 60"):
        pen.stroke(data, "#FFB0F0", 1.6, 0.9, "2.4 2.8")
    pen.form(shoulders(46, 28, 14), "#3A2A7C")
    pen.form("M-18 -8Q-22 18 0 22Q22 18 18 -8Q0 -16 -18 -8Z", "#6FB5A0")
    for d, w in (
        ("M-14 14Q-24 34 -14 46Q-8 52 -14 58", 7), ("M14 14Q24 34 14 46Q8 52 14 58", 7),
        ("M-7 18Q-14 40 -4 50Q0 54 -5 60", 7.6), ("M7 18Q14 40 4 50Q0 56 6 60", 7.6), ("M0 20Q-4 38 0 54", 7),
    ):  # fmt: skip
        pen.limb(d, "#8AD0B8", w)
    pen.oval(0, 8, 6.4, 5, "#8AD0B8", 0.9)
    pen.eyes(9.5, 0, 5, "#FF7AE0", (0, 0.1), lid=0.3, tilt=16, skin="#4E9484")
    pen.form("M-38 -4Q-20 -16 -14 -22Q-6 -46 16 -52Q10 -40 14 -24Q18 -16 38 -4Q0 -18 -38 -4Z", "#4A34A0")
    pen.solid("M-16 -14Q0 -22 17 -14L15 -21Q0 -28 -13.6 -21Z", "gold", 0.9)
    for x, y, r in ((-2, -32, 4), (8, -40, 2.6), (5, -28, 1.8), (-24, -9, 2), (25, -9, 2)):
        pen.flat(points_path(star(x, y, r, 5, 0.45)), "#FFE9A0")
    for x, turn, tone in ((-37, -16, "#D8463F"), (37, 16, "#3A78C8")):
        pen.glow(x, 26, 18, "pink", 0.7)
        with pen.at(x, 24, 1, turn):
            pen.box(-8, -11, 16, 22, "paper", 2, 0.9)
            pen.flat("M-5.5 -8.5H5.5V8.5H-5.5Z", tone)
            pen.flat(points_path(star(0, 0, 4, 4, 0.4)), "#FFF3C8")
    pen.limb("M-44 62Q-44 48 -38 42M44 62Q44 48 38 42", "#5A45B4", 10)


@portrait("will", "#D9A441", "#6FB0FF", "limb tint=amber")
def _will(pen: StarPen) -> None:
    """A brow of stone turned to where it will go, and the line it draws there."""
    pen.canvas.polygon(
        [(-12, -22), (-110, -58), (-110, -24)],
        pen.canvas.linear([(0, "#FFF3B0", 0.2), (1, "#FFF3B0", 0.85)], (0, 0), (1, 0)),
    )
    pen.put("planet -38 -34 .5 c=violet")
    pen.put("target -38 -34 .66 c=#FFF3B0")
    pen.stroke("M-16 -29L-31 -33", "#FFFDE0", 2.6, 0.95)
    pen.halo(6, -6, 46, "#FFD98A", 0.5)
    pen.form("M-8 80L-2 34H34Q48 48 50 80Z", "#4A3C30")
    pen.form(
        "M-8 -42Q12 -54 32 -42Q46 -28 42 0Q38 18 36 40L-2 42Q-4 34 -14 33Q-22 32 -20 24L-22 19Q-17 16 -23 14"
        "Q-22 9 -18 8Q-32 4 -31 -1Q-24 -8 -20 -16Q-22 -32 -8 -42Z", "#C9953C", 1.4,
    )  # fmt: skip
    pen.solid("M-20 -18Q-12 -24 2 -19L4 -13Q-8 -17 -19 -11Z", "#8A5F22", 0.9)
    pen.flat("M-17 -11Q-8 -15 1 -11Q-6 -5 -16 -8Z", "#2A1808")
    pen.ember(-9, -9.6, 3.4, 1.8, "#9FD0FF", 4)
    pen.stroke("M-21 19Q-12 17 -4 20", "#4A2E0C", 2)
    pen.stroke("M8 0Q12 14 4 28M14 -38Q10 -30 13 -22M26 -34Q24 -24 28 -16M22 4Q26 16 22 30", "#7A5418", 1.8)
    pen.stroke("M14 -8Q20 -2 15 6M20 -10Q27 -2 21 8M26 -11Q34 -2 27 9", "#4A2E0C", 2)
    pen.canvas.glow(-15, -28, 15, 15, "#FFF6C8", 1, 0.1)
    pen.solid(points_path(star(-14, -28, 8, 4, 0.4)), "#FFE9A0", 0.8)
    pen.solid("M-17 -36Q10 -48 41 -26L42 -19Q12 -40 -19 -29Z", "#3F5FA8", 0.8)


@portrait("mirror", "#BCD3E4", "#FF9AD0", "room tint=blue")
def _mirror(pen: StarPen) -> None:
    """A face of silver: who looks in sees his own number backwards."""
    with pen.at(0, 3, 0.93):
        _looking_glass(pen)


def _looking_glass(pen: StarPen) -> None:
    pen.halo(0, -6, 48, "#CFE6FF", 0.5)
    pen.form("M-40 80Q-40 42 -16 36H16Q40 42 40 80Z", "#6A4A8C")
    pen.flat("M0 36V80H40Q40 42 16 36Z", "#3A2450", 0.7)
    pen.limb("M-8 36V30M8 36V30", "gold", 6)
    pen.form(ellipse_path(0, -8, 30, 40), "#D8A94A", 1.4)
    for a in range(0, 360, 30):
        x, y = around(0, 0, 1, a)
        pen.ball(x * 28, -8 + y * 38, 3.6, "#F0C860", 0.8)
    glass = pen.canvas.linear(
        [(0, "#F4FBFF"), (0.34, "#A9C6DC"), (0.5, "#6F8FB0"), (0.52, "#DDEBF6"), (1, "#7A94B4")], (0, 0), (1, 1)
    )
    pen.canvas.ellipse(0, -8, 23, 32.5, glass, stroke="#2A2038", width=1.4)
    for side, tone in ((-1, "#2A3C5C"), (1, "#F4FAFF")):
        with pen.canvas.moved(0, -8, scale=side, scale_y=1):
            pen.canvas.path("M4 -8Q10 -14 17 -7Q10 -3 4 -8Z", tone)
            pen.canvas.circle(10.5, -8, 2.4, "#C85A9A" if side < 0 else "#3A4A70")
            pen.canvas.path("M3 -14Q10 -19 18 -13", stroke=tone, width=1.8)
            pen.canvas.path("M0 14Q6 11 10 14Q6 19 0 18Z", tone)
            pen.canvas.path("M0 -6L4 6L0 8", stroke=tone, width=1.4)
    pen.stroke("M0 -40V24", "#FFFFFF", 0.8, 0.8)
    pen.canvas.path("M-18 -20L-6 -36L-2 -35L-19 -12ZM-20 -6L1 -34L3 -33L-20 -1Z", "#FFFFFF", 0.5)
    pen.put("gem 0 -48 .7 c=pink")
    pen.limb("M-42 60Q-44 40 -32 26", "#8A64AC", 9)
    pen.limb("M42 60Q44 40 32 26", "#4E3470", 9)
    pen.limb("M-31 25L-26 20M-33 22L-29 15M31 25L26 20M33 22L29 15", "#D8E6F2", 4)


@portrait("reincarnator", "#F08A4A", "#6FF0E0", "void tint=teal gx=.5 gy=.2")
def _reincarnator(pen: StarPen) -> None:
    """It opens its eyes in a new flower; the faces it had go up like smoke."""
    for x, y, size, alpha in ((-20, -32, 0.62, 0.34), (22, -38, 0.5, 0.26), (2, -44, 0.4, 0.2)):
        with pen.at(x, y, size, x * 0.5, alpha=1):
            pen.canvas.path("M0 -20Q18 -18 16 2Q14 18 0 22Q-14 18 -16 2Q-18 -18 0 -20Z", "#8FFFF0", alpha + 0.14)
            pen.canvas.path("M-16 2Q-20 24 -10 40Q0 30 10 44Q20 24 16 2Z", "#8FFFF0", alpha * 0.6)
            pen.flat(ellipse_path(-6, -2, 3, 4) + ellipse_path(6, -2, 3, 4), "#0A3038", 0.8)
            pen.flat(ellipse_path(0, 10, 2.4, 3.4), "#0A3038", 0.7)
    pen.halo(0, 6, 44, "#FFC48A", 0.6)
    for turn, tone in (
        (-74, "#A8386A"),
        (74, "#A8386A"),
        (-48, "#C84A6E"),
        (48, "#C84A6E"),
        (-24, "#E0607A"),
        (24, "#E0607A"),
    ):
        with pen.at(0, 52, 1, turn):
            pen.form("M0 4Q-18 -24 0 -56Q18 -24 0 4Z", tone)
    pen.form("M0 -20Q21 -18 19 8Q17 30 0 34Q-17 30 -19 8Q-21 -18 0 -20Z", "#F6A45C")
    pen.form("M0 -20Q-8 -30 2 -38Q0 -30 8 -28Q12 -24 0 -20Z", "#7FF0E0", 0.9)
    pen.eyes(8.4, 6, 6, "teal", (0, -0.25), pupil=0.4, lid=0.14, skin="#D8843C")
    pen.stroke("M-5 21Q0 25 5 21", "#7A2E14", 1.8)
    pen.stroke("M-12 -8Q0 -14 12 -8", "#FFE3B0", 1.4, 0.9)
    pen.flat(points_path(star(0, -10, 4, 8, 0.5)), "#FFF3C8")
    for turn, tone in ((-34, "#E8708A"), (34, "#E8708A"), (-62, "#D05070"), (62, "#D05070"), (0, "#F48A9C")):
        with pen.at(0, 72, 1, turn):
            pen.form("M0 4Q-17 -18 0 -44Q17 -18 0 4Z", tone)
