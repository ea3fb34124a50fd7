"""Aliens that are hardly bodies: matter turned inside out, shadows, the dead, the warp itself."""

from __future__ import annotations

from art.cosmic.portraits.registry import portrait
from art.geometry import around
from art.palette import mix
from art.scenery.star_pen import StarPen, spiral
from art.svg import ellipse_path, num


@portrait("anti_matter", "#F2F0F8", "#FF7A2A", "void tint=orange gx=.5 gy=.5")
def _anti_matter(pen: StarPen) -> None:
    """One face, two worlds: every light of the one is a hole in the other."""
    pen.canvas.rect(0, -120, 160, 240, 0, "#E9E4F6", 0.9)
    pen.canvas.glow(0, -6, 62, 62, "#FF8A3A", 0.55)
    pen.canvas.circle(0, -6, 43, stroke="#FF9A4A", width=2, stroke_alpha=0.9)
    for a in range(0, 360, 20):
        p, q = around(0, -6, 45, a), around(0, -6, 50, a)
        pen.stroke(f"M{num(p[0])} {num(p[1])}L{num(q[0])} {num(q[1])}", "#FFB07A", 1.4, 0.8)
    left = "M0 -44Q-27 -42 -26 -10Q-25 14 -10 28Q-10 34 -32 40Q-44 46 -46 80H0Z"
    right = "M0 -44Q27 -42 26 -10Q25 14 10 28Q10 34 32 40Q44 46 46 80H0Z"
    pen.form(left, "#EDE8F8", 1.4)
    pen.form(right, "#1C1830", 1.4)
    pen.stroke("M0 -44V80", "#FF8A3A", 1.4)
    for side, dark, light in ((-1, "#14101F", "#EDE8F8"), (1, "#F6F2FF", "#14101F")):
        with pen.canvas.moved(0, 0, scale=side, scale_y=1):
            pen.canvas.path("M5 -8Q13 -17 22 -9Q14 -2 5 -8Z", dark)
            pen.canvas.circle(13.4, -9, 3, "#FF7A2A")
            pen.canvas.circle(13.4, -9, 1.2, light)
            pen.canvas.path("M4 -17Q13 -23 22 -16", stroke=dark, width=2.2)
            pen.canvas.path("M0 13Q7 10 12 14Q6 19 0 17Z", dark)
            pen.canvas.path("M0 2L4 4Q3 7 0 7Z", dark)
            pen.canvas.path("M10 -30Q18 -27 20 -20M14 22Q18 16 20 8", stroke=dark, width=1.2, stroke_alpha=0.6)
    pen.lamp(0, -28, 3, "orange")
    pen.ball(-38, -34, 6, "#14101F", 0.6)
    pen.ball(38, 22, 6, "#FFFFFF", 0.6)


@portrait("mutant", "#8AC04A", "#FF6AE0", "room tint=lime")
def _mutant(pen: StarPen) -> None:
    """It grows what it lacks: three arms, four eyes, somebody else's ear."""
    pen.halo(0, -8, 46, "#C0FF6A", 0.45)
    pen.limb("M20 38Q44 34 42 10Q40 -4 46 -14", "#C86AB0", 9)
    pen.limb("M46 -14L50 -24M46 -14L42 -25M46 -14L54 -18", "#C86AB0", 4)
    pen.form("M-40 80Q-44 40 -18 30H18Q40 38 40 80Z", "#6A9A3A")
    pen.form("M6 34Q28 34 40 80H2Z", "#B05A9A", 0.8)
    pen.form("M-4 -34Q-6 -52 6 -50Q20 -50 18 -32Z", "#D884C0")
    pen.gaze(7, -42, 5, "cyan", (0, -0.2))
    pen.form("M-2 -38Q26 -38 28 -10Q30 14 18 28Q2 40 -14 30Q-32 18 -28 -10Q-24 -38 -2 -38Z", "#9CCB58")
    pen.form("M8 -37Q28 -34 28 -10Q30 14 18 28Q8 34 4 28Q14 8 6 -8Q0 -24 8 -37Z", "#CF7AB8", 0.8)
    pen.form("M-27 -10Q-46 -22 -44 -2Q-42 10 -27 8Z", "#E8B48A")
    pen.stroke("M-32 -4Q-40 -8 -38 2", "#8A5A3A", 1.4)
    pen.gaze(-12, -10, 10, "#E0502A", (0.1, 0), pupil=0.4)
    pen.gaze(15, -12, 6, "#2A9AC8", (-0.2, 0.1), slit=True)
    pen.gaze(16, 3, 4, "#F0C03A", (-0.3, 0.2))
    pen.form("M-16 15Q0 8 16 17Q12 28 -2 27Q-14 25 -16 15Z", "#4A1630", 0.8)
    pen.teeth("down", 4, (-14, 15.5), (6, 13.6), 6)
    pen.teeth("up", 2, (0, 26.4), (10, 24), 6)
    for x, y, r in ((-20, 10, 2.6), (-8, -27, 2.2), (-18, -24, 1.6), (22, 14, 2)):
        pen.ball(x, y, r, "#C8EE7A", 0.4)
    pen.limb("M-2 -37Q-8 -46 -16 -46", "#9CCB58", 3.4)
    pen.lamp(-17, -46, 2.2, "lime")
    pen.limb("M-34 64Q-48 48 -44 40", "#9CCB58", 8)
    pen.limb("M36 66Q30 54 36 48", "#CF7AB8", 8)


@portrait("shadow", "#1A1830", "#FFE9B0", "void tint=blue gx=.5 gy=.4")
def _shadow(pen: StarPen) -> None:
    """Before the moon, two eyes and ten fingers; nothing else has an outline."""
    pen.canvas.glow(0, -10, 62, 62, "#D8E4FF", 0.8, 0.5)
    moon = pen.canvas.radial([(0, "#FFFBEA"), (0.7, "#EFE6C4"), (1, "#C8BE9A")], (0.4, 0.35), 0.75)
    pen.canvas.circle(0, -10, 38, moon)
    for x, y, r in ((-24, -30, 5), (26, -18, 6), (30, 4, 3), (-32, -4, 4), (14, -42, 3.4)):
        pen.canvas.circle(x, y, r, "#B8AE8A", 0.5)
    night = "#0A0A18"
    pen.canvas.path(
        "M-5 -34Q-12 -48 -20 -46Q-16 -38 -17 -28Q-22 -10 -18 6Q-36 14 -42 40Q-50 60 -50 80H50Q50 60 42 40"
        "Q36 14 18 6Q22 -10 17 -28Q16 -38 20 -46Q12 -48 5 -34Q0 -36 -5 -34Z", night,
    )  # fmt: skip
    pen.stroke("M17 -28Q22 -10 18 6Q36 14 42 40Q48 54 50 66", "#8FA8FF", 1.2, 0.7)
    for _ in pen.sides():
        pen.canvas.path("M-40 46Q-48 30 -40 14L-37 14Q-42 30 -30 44Z", night)
        for x, y, tip in ((-41, 18, (-52, -2)), (-39, 15, (-43, -10)), (-37, 15, (-33, -8)), (-35, 19, (-25, 0))):
            mx, my = (x + tip[0]) / 2, num((y + tip[1]) / 2)
            there, back = f"Q{num(mx - 3)} {my} {tip[0]} {tip[1]}", f"Q{num(mx + 3)} {my} {x + 2.6} {y + 4}"
            pen.canvas.path(f"M{x - 2.4} {y + 4}{there}{back}Z", night)
    pen.ember(-8, -12, 5.4, 2.2, "#9FD0FF", 18)
    pen.ember(8, -12, 5.4, 2.2, "#9FD0FF", -18)
    pen.canvas.path("M-60 54Q-30 44 0 52T60 50V90H-60Z", "#060612", 0.9)


@portrait("tripler", "#B04AB8", "#7AF0C8", "nebula tint=violet")
def _tripler(pen: StarPen) -> None:
    """Three heads on one mind: small ones count for more, great ones for less."""
    pen.halo(0, -6, 50, "#E08AFF", 0.45)
    pen.form("M-34 80Q-38 52 -18 46H18Q38 52 34 80Z", "#5A2A7A")
    for x, y, tone, turn in ((-29, -10, "#3FA8B8", -16), (29, -10, "#E0903A", 16)):
        pen.limb(f"M{num(x * 0.3)} 56Q{num(x * 1.0)} 44 {num(x)} {y + 14}", tone, 12)
        with pen.at(x, y, 0.74, turn):
            _third_head(pen, tone, x)
    pen.limb("M0 60V10", "#B04AB8", 14)
    with pen.at(0, -10, 0.98):
        _third_head(pen, "#C45CCB", 0)
    for i, x in enumerate((-14, 0, 14)):
        pen.ball(x, 64, 5, ("cyan", "pink", "amber")[i], 0.9)


def _third_head(pen: StarPen, tone: str, look: float) -> None:
    pen.limb("M-8 -22Q-14 -32 -10 -36M8 -22Q14 -32 10 -36M0 -24V-36", tone, 3)
    for x, y in ((-10, -36), (10, -36), (0, -37)):
        pen.ball(x, y, 3.2, "#FFE9A0", 0.7)
    pen.form("M0 -27Q23 -26 23 -4Q22 12 9 22Q0 28 -9 22Q-22 12 -23 -4Q-23 -26 0 -27Z", tone)
    aim = (look * 0.012, 0.1)
    pen.gaze(0, -13, 6, "#FFF08A", aim)
    pen.gaze(-11, -1, 6, "#FFF08A", aim)
    pen.gaze(11, -1, 6, "#FFF08A", aim)
    pen.stroke("M-7 14Q0 18 7 14" if not look else "M-6 15Q0 12 6 15", mix(tone, "#12081C", 0.8), 2.2)


@portrait("void", "#D9D2EA", "#B06AFF", "void tint=violet gx=.5 gy=.42")
def _void(pen: StarPen) -> None:
    """A white robe with nobody in it, and the light that bends around the nobody."""
    pen.canvas.glow(0, -10, 56, 56, "#A06AFF", 0.6, 0.1)
    with pen.at(0, -8, 1, -18):
        for rx, ry, tone, wide in ((52, 15, "#FF9A5A", 3), (48, 12.5, "#FFE0A0", 4), (42, 10, "#FFFFFF", 2)):
            pen.canvas.ellipse(0, 0, rx, ry, stroke=tone, width=wide, stroke_alpha=0.85)
    pen.form(
        "M0 -48Q32 -46 34 -10Q34 14 28 22Q48 34 52 80H-52Q-48 34 -28 22Q-34 14 -34 -10Q-32 -46 0 -48Z", "#D5CDE8", 1.4
    )
    pen.stroke("M-28 24Q-30 50 -38 80M28 24Q30 50 38 80M-14 38Q-16 60 -20 80M14 38Q16 60 20 80", "#8A7EB0", 1.6)
    pen.form("M-28 22Q0 40 28 22Q22 44 0 48Q-22 44 -28 22Z", "#B8ACD6", 0.9)
    hole = pen.canvas.radial([(0, "#000004"), (0.7, "#04020C"), (0.9, "#1E0A3C"), (1, "#5A2AA0")], (0.5, 0.5), 0.52)
    pen.canvas.path("M0 -38Q25 -36 25 -8Q24 18 0 30Q-24 18 -25 -8Q-25 -36 0 -38Z", hole, stroke="#0A0618", width=1.6)
    for x, y, r in (
        (-9, -18, 0.9),
        (6, -24, 0.7),
        (13, -2, 0.9),
        (-13, 4, 0.7),
        (3, 12, 0.8),
        (-3, -2, 0.6),
        (9, 9, 0.5),
        (-6, 18, 0.6),
    ):
        pen.canvas.circle(x, y, r, "#FFFFFF", 0.9)
    pen.canvas.path(spiral(0, -6, 17, 1.7, 200, 0.62, 1), stroke="#C08AFF", width=1.5, stroke_alpha=0.85)
    pen.lamp(0, -6, 1.6, "white")
    with pen.at(0, -8, 1, -18):
        pen.canvas.path("M-48 0A48 12.5 0 0 0 48 0", stroke="#FFE0A0", width=4, stroke_alpha=0.95)
        pen.canvas.path("M-52 0A52 15 0 0 0 52 0", stroke="#FF9A5A", width=2.4, stroke_alpha=0.8)


@portrait("warpish", "#D23AA8", "#6AE8FF", "void tint=rose gx=.5 gy=.6")
def _warpish(pen: StarPen) -> None:
    """The warp looks back: a whirl with a face, and in it the ships of everyone."""
    for i in range(6):
        arm = spiral(0, 12, 62 - i * 3, 1.3, i * 60, 0.62, 6)
        pen.stroke(arm, ("#FF6AC8", "#8A4AE0", "#5AC8FF")[i % 3], 3.4 - i * 0.2, 0.5)
    pen.canvas.glow(0, 0, 48, 48, "#FF5AC0", 0.6)
    pen.form(
        "M-2 -46Q26 -44 26 -14Q26 2 18 14Q34 14 40 28Q26 24 18 32Q28 40 22 54Q12 38 0 40Q-16 38 -24 50Q-28 38 -18 30"
        "Q-32 20 -42 26Q-36 12 -18 12Q-28 0 -27 -16Q-26 -44 -2 -46Z", "#D848B0", 1.3,
    )  # fmt: skip
    pen.canvas.path(spiral(0, -16, 24, 1.2, 150, 1.1, 12), stroke="#FFD0F0", width=2, stroke_alpha=0.7)
    pen.limb("M-8 -42Q-30 -56 -36 -40Q-38 -30 -30 -30M8 -43Q30 -56 36 -40Q38 -30 30 -30", "#C23A9C", 5)
    pen.gaze(-10, -14, 7.6, "#6AE8FF", (0.1, 0.2), pupil=0.3)
    pen.gaze(10, -14, 7.6, "#6AE8FF", (0.1, 0.2), pupil=0.3)
    pen.flat("M-10 3Q0 8 10 3Q12 18 0 20Q-12 18 -10 3Z", "#3A0A40")
    pen.canvas.path(spiral(0, 10.5, 8, 1.6, 0, 0.8, 0.5), stroke="#8FF0FF", width=1.2, stroke_alpha=0.9)
    for x, y, turn, tone in (
        (-40, 2, 40, "red"),
        (42, -4, 150, "yellow"),
        (-30, 40, -30, "green"),
        (36, 42, 220, "blue"),
        (0, 47, 90, "violet"),
    ):
        with pen.at(x, y, 0.9, turn):
            pen.oval(0, 1.4, 8, 2.8, tone, 0.7)
            pen.oval(0, -1.4, 3.8, 2.8, "ice", 0.6)


@portrait("zombie", "#7E9A5E", "#9CFF6A", "surface tint=green soil=black level=.74")
def _zombie(pen: StarPen) -> None:
    """It came back. It always comes back."""
    pen.canvas.circle(26, -32, 11, pen.canvas.radial([(0, "#F4FFD8"), (1, "#A8C87A")]), 0.9)
    pen.solid("M-50 70V14Q-50 0 -38 0Q-26 0 -26 14V70Z", "#6A6E7C", 0.9)
    pen.stroke("M-44 14H-32M-38 8V26", "#3A3E4A", 2)
    pen.halo(4, -6, 42, "#B8FF8A", 0.4)
    pen.form("M-24 80Q-26 44 -10 34H18Q38 42 38 80Z", "#4A4458")
    pen.flat("M-10 80L-4 50L4 62L10 48L16 80Z", "#2A2436")
    pen.form("M4 -40Q28 -38 28 -12Q28 6 22 14Q22 34 6 36Q-10 36 -14 18Q-22 8 -20 -12Q-18 -38 4 -40Z", "#8CAA68")
    pen.form(
        "M-20 -16Q-20 -42 6 -42Q30 -40 28 -16Q22 -26 16 -22Q12 -30 4 -24Q-4 -30 -8 -22Q-16 -26 -20 -16Z", "#3A3428", 0.8
    )
    pen.gaze(-5, -8, 8, "#E8D84A", (-0.2, 0.1), pupil=0.22)
    pen.flat(ellipse_path(15, -8, 7, 6.4), "#1E2A14")
    pen.limb("M15 -7Q22 2 20 10", "#C24A4A", 1.8)
    pen.gaze(20, 13, 4.8, "#E8D84A", (0.2, 0.4), pupil=0.3)
    pen.flat("M5 -2L1 7H9Z", "#2A381C")
    pen.form("M-8 15Q4 10 18 17Q18 30 6 32Q-6 31 -8 15Z", "#2A1018", 0.8)
    for x, y in ((-5, 14), (2, 12.6), (11, 14)):
        pen.solid(f"M{x} {y}h4.6v5.4h-4.6Z", "#E0D49A", 0.5)
    for x, y in ((-3, 30), (6, 31)):
        pen.solid(f"M{x} {y}h4.4v-5h-4.4Z", "#D0C48A", 0.5)
    pen.stroke("M8 -36Q16 -30 22 -20", "#4A2A34", 1.4)
    pen.stroke("M10 -37L7 -31M15 -34L11 -28M20 -29L15 -24M23 -23L18 -20", "#4A2A34", 1.2)
    pen.stroke("M-18 4Q-12 8 -14 14", "#5A7A3C", 1.4)
    pen.limb("M-20 76Q-34 56 -34 40", "#4A4458", 13)
    pen.limb("M-34 40V28", "#8CAA68", 9)
    pen.limb("M-39 24L-46 12M-36 21L-39 6M-31 21L-29 6M-28 26L-20 16", "#8CAA68", 4.6)
    pen.oval(-34, 25, 7.6, 7, "#8CAA68", 0.9)
