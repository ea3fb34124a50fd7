"""Aliens that came to fight, to command or to be seen doing it."""

from __future__ import annotations

from art.cosmic.portraits.registry import portrait
from art.geometry import star
from art.scenery.star_pen import StarPen, shaggy, shoulders
from art.svg import ellipse_path, num, points_path


@portrait("barbarian", "#B5482E", "#FFB060", "surface tint=red soil=clay level=.7")
def _barbarian(pen: StarPen) -> None:
    """Horns, tusks, a red beard in plaits, and an axe that has seen hands full of cards."""
    pen.canvas.glow(-30, 20, 40, 34, "#FF7A2A", 0.6)
    pen.halo(0, -6, 48, "orange", 0.55)
    with pen.at(34, 4, 1, 16):
        pen.limb("M0 60V-34", "wood", 5)
        pen.solid("M2 -40Q24 -46 24 -20Q22 -2 2 -8Z", "steel")
        pen.solid("M-2 -36L-12 -40Q-14 -22 -11 -12L-2 -12Z", "steel")
    pen.form(shaggy(0, 62, 44, 34, 40, 6), "#6A4A35")
    pen.pair("M-18 -26Q-44 -22 -46 -50Q-38 -40 -14 -38Z", "bone")
    pen.form("M-22 -6Q-24 -34 0 -36Q24 -34 22 -6Q22 22 0 26Q-22 22 -22 -6Z", "#D9956A")
    pen.form("M-24 -4Q-26 -42 0 -44Q26 -42 24 -4L17 -12H-17Z", "iron")
    pen.solid("M-4 -44H4L5 -2H-5Z", "brass", 0.9)
    pen.put("rivet -16 -18 1")
    pen.put("rivet 16 -18 1")
    pen.eyes(10, -4, 5, "#3FA0D0", (0.1, 0.2), lid=0.42, tilt=20, skin="#B06A44")
    pen.form("M-24 2Q-12 8 0 6Q12 8 24 2Q30 34 12 48L8 40L0 56L-8 40L-12 48Q-30 34 -24 2Z", "#C2492A")
    pen.stroke("M-14 14Q-10 30 -11 40M0 16V48M14 14Q10 30 11 40M-7 16Q-6 28 -6 34M7 16Q6 28 6 34", "#6A1E10", 1.6)
    pen.flat("M-11 11Q0 7 11 11Q7 18 0 18Q-7 18 -11 11Z", "#3A0E0C")
    pen.pair("M-9 15Q-13 6 -10 -1Q-6 6 -4 14Z", "bone", 0.8)
    pen.flat(ellipse_path(0, 4, 6, 4.4), "#C27A52")


@portrait("cudgel", "#6C8FA8", "#FFC08A", "cave tint=amber")
def _cudgel(pen: StarPen) -> None:
    """Small head, large shoulders, a club larger than both."""
    pen.halo(-8, -6, 46, "#7FC0E8", 0.5)
    pen.form("M-50 80Q-58 26 -34 10Q-10 -2 14 10Q36 22 36 80Z", "#5A7C94")
    pen.form("M-26 -2Q-28 -26 -8 -28Q12 -26 10 -2Q8 18 -8 20Q-24 18 -26 -2Z", "#7FA4BE")
    pen.form("M-28 -10Q-28 -34 -8 -34Q12 -34 12 -10Q-8 -18 -28 -10Z", "#4A3A34")
    pen.stroke("M-26 -8Q-18 -14 -9 -8M-7 -8Q2 -14 10 -8", "#22303C", 3)
    pen.gaze(-16, -3, 3.6, "amber", (0.2, 0))
    pen.gaze(0, -3, 3.6, "amber", (0.2, 0))
    pen.flat(ellipse_path(-8, 4, 4.6, 3.4), "#A86A6A")
    pen.solid("M-22 8Q-8 4 6 8Q4 18 -8 18Q-20 18 -22 8Z", "#46657C", 0.8)
    pen.flat("M-19 9Q-8 6 3 9L2 12Q-8 10 -18 12Z", "#1A0E14")
    pen.teeth("up", 2, (-17, 13), (-10, 13), 7)
    pen.teeth("up", 2, (-5, 13), (2, 13), 7)
    pen.limb("M-40 30Q-30 44 -14 48", "#6F94AE", 17)
    pen.limb("M30 40Q34 30 28 24", "#6F94AE", 19)
    with pen.at(27, 14, 1, 14):
        pen.form("M-5 40L-6 8Q-18 -8 -15 -34Q-12 -54 0 -55Q14 -54 16 -34Q18 -8 6 8L5 40Z", "#8A5F3C")
        pen.stroke("M-7 -44Q-10 -24 -4 -6M6 -40Q9 -22 4 -6M0 -48V-30", "#4A2E1A", 1.4)
        for x, y, turn in (
            (-11, -40, -70),
            (-12, -22, -95),
            (12, -42, 70),
            (13, -22, 95),
            (-3, -34, -10),
            (5, -16, 20),
        ):
            with pen.at(x, y, 1, turn):
                pen.solid("M-3.4 1L0 -9L3.4 1Z", "steel", 0.8)
        pen.limb("M-9 24H9M-9 30H9M-9 18H9", "#7FA4BE", 6.4)


@portrait("dictator", "#B42A38", "#FFD98A", "burst tint=red gy=.4")
def _dictator(pen: StarPen) -> None:
    """A lizard in a stiff collar under a cap that is taller than the law."""
    pen.canvas.glow(0, -20, 44, 44, "#FFD98A", 0.4)
    pen.form(shoulders(44, 14, 12), "#5A141E")
    pen.solid("M-6 30L0 80H-30L-38 36Z", "#7A1C28", 0.9)
    pen.solid("M6 30L0 80H30L38 36Z", "#7A1C28", 0.9)
    for _ in pen.sides():
        pen.solid("M-50 40Q-50 26 -32 26Q-24 28 -24 34Z", "gold", 0.9)
        for i in range(6):
            pen.stroke(f"M{-46 + i * 4} 38V47", "#E9B84A", 2)
    pen.form("M-16 22Q-22 -4 -16 -22Q0 -32 16 -22Q22 -4 16 22Q10 34 0 34Q-10 34 -16 22Z", "#7FA04A")
    pen.form("M-13 8Q0 0 13 8Q18 24 10 30Q0 36 -10 30Q-18 24 -13 8Z", "#A3C266", 0.9)
    pen.stroke("M-12 21Q0 15 12 21", "#2A3A14", 2)
    pen.flat("M-4 11L-2 13M4 11L2 13", "#2A3A14")
    pen.stroke("M-4 10.5L-2.6 12M4 10.5L2.6 12", "#2A3A14", 1.4)
    for x, y in ((-13, -2), (-14, 4), (12, 0), (14, 6), (-10, 26), (9, 27)):
        pen.flat(ellipse_path(x, y, 1.3, 1), "#4A6A24", 0.8)
    pen.gaze(-9, -4, 5.6, "yellow", (0, 0.1), slit=True, lid=0.4, tilt=14, skin="#6A8A3C")
    pen.gaze(9, -4, 5.6, "yellow", (0, 0.1), slit=True, lid=0.4, tilt=-14, skin="#6A8A3C")
    pen.canvas.circle(9, -4, 8, "#CFEFFC", 0.18, stroke="#F0C860", width=1.6)
    pen.stroke("M15 1Q20 12 17 22", "#F0C860", 0.8)
    pen.solid("M-20 26Q0 38 20 26L22 36Q0 50 -22 36Z", "#C23A48", 0.9)
    pen.solid("M-33 -31Q-35 -49 0 -50Q35 -49 33 -31L23 -21H-23Z", "#8A1E2C")
    pen.solid("M-24 -16Q-24 -27 0 -29Q24 -27 24 -16Q0 -22 -24 -16Z", "#E0B04A", 0.9)
    pen.form("M-23 -17Q0 -23 23 -17Q16 -7 0 -8Q-16 -7 -23 -17Z", "#1C1420")
    pen.flat(points_path(star(0, -37, 8, 5, 0.45)), "#FFE08A")
    pen.put("coin -20 58 .6")
    pen.put("flash -30 56 .5 0 c=gold points=8")


@portrait("human", "#E8965A", "#6FB4FF", "void tint=blue gx=.2 gy=.2")
def _human(pen: StarPen) -> None:
    """The only one at the table who waves."""
    pen.put("planet 26 -22 1.5 c=blue")
    pen.canvas.path("M10 -34q8 -8 16 -4q-2 8 -9 9q-2 7 -8 2ZM30 -18q8 -4 10 2q-2 9 -7 10q-6 -5 -3 -12Z", "#58B070", 0.9)
    pen.form(shoulders(40, 16, 16), "#E6E2D8")
    pen.solid("M-12 42H12V58H-12Z", "#C7CCD8", 0.9)
    pen.put("lamp -6 48 .7 c=red")
    pen.put("lamp 0 48 .7 c=lime")
    pen.put("lamp 6 48 .7 c=cyan")
    pen.stroke("M-36 52Q-30 32 -22 32M36 52Q30 32 22 32", "#D86A2A", 3.4)
    pen.limb("M34 62Q44 44 38 26", "#E6E2D8", 14)
    with pen.at(37, 18, 1.1, 12):
        pen.limb("M-6 2L-9 -8M-2 0L-3 -12M3 0L3 -12M7 3L10 -6M-7 6L-13 3", "#D86A2A", 4.4)
        pen.oval(0, 5, 8.4, 7.6, "#E6E2D8", 1)
    pen.form(ellipse_path(-2, -10, 30, 31), "#EDEAE0", 1.4)
    pen.flat(ellipse_path(-2, -9, 24, 24), "#10182E")
    pen.form("M-20 -6Q-22 -28 -2 -29Q18 -28 16 -6Q14 13 -2 14Q-18 13 -20 -6Z", "#E2A57C", 0.9)
    pen.form("M-21 -8Q-24 -32 0 -33Q22 -30 17 -6Q14 -18 4 -19Q-8 -14 -16 -20Q-20 -14 -21 -8Z", "#6A3A22", 0.8)
    pen.gaze(-10, -6, 3.8, "#3A78C0", (0.1, 0), pupil=0.4)
    pen.gaze(6, -6, 3.8, "#3A78C0", (0.1, 0), pupil=0.4)
    pen.stroke("M-15 -13Q-10 -16 -6 -13M2 -13Q6 -16 11 -13", "#4A2614", 1.8)
    pen.stroke("M-3 -6Q-6 0 -2 1", "#A8623C", 1.4)
    pen.flat("M-9 4Q-2 7 6 4Q4 10 -2 10Q-8 10 -9 4Z", "#FFF6E6")
    pen.stroke("M-9 4Q-2 7 6 4", "#8A3A2C", 1.2)
    pen.canvas.ellipse(
        -2,
        -9,
        24,
        24,
        pen.canvas.linear([(0, "#CFE6FF", 0.42), (0.3, "#CFE6FF", 0), (1, "#6FB4FF", 0.2)], (0, 0), (0.8, 1)),
    )
    pen.stroke("M-20 -20Q-14 -31 -3 -32", "white", 2, 0.7)
    pen.stroke(ellipse_path(-2, -9, 24, 24), "#8A92A8", 1.6)


@portrait("kamikaze", "#F2742A", "#FFE07A", "streaks tint=orange slope=.8")
def _kamikaze(pen: StarPen) -> None:
    """A falcon in a flying cap that never learned to pull up."""
    pen.canvas.glow(-26, -28, 44, 44, "#FF9A3A", 0.8)
    with pen.at(7, 7, 0.98, 42):
        tongues = "M-16 -21Q-40 -30 -64 -24Q-54 -18 -56 -12Q-74 -10 -90 -2Q-70 0 -62 6Q-74 12 -78 20Q-46 28 -16 21Z"
        pen.flat(tongues, "#FF7A1E", 0.9)
        with pen.at(-6, 0, 0.7):
            pen.flat(tongues, "#FFB03A", 0.95)
        with pen.at(-10, 0, 0.4):
            pen.flat(tongues, "#FFF0A0", 0.95)
        for side in (-1, 1):
            with pen.at(0, 0), pen.canvas.moved(scale=1, scale_y=side):
                pen.form(
                    "M8 -12Q-6 -48 -50 -52Q-40 -44 -44 -40Q-34 -36 -38 -30Q-28 -28 -32 -20Q-20 -14 -14 -8Z", "#A83E1C"
                )
                pen.stroke("M-2 -18Q-14 -38 -36 -44M-6 -14Q-16 -28 -30 -32", "#5A1A0C", 1.6)
        pen.form("M-26 0Q-26 -20 4 -20Q20 -18 24 0Q20 18 4 20Q-26 20 -26 0Z", "#E8702E")
        pen.form("M4 -20Q-16 -19 -18 0Q-16 19 4 20Q10 0 4 -20Z", "#6A4028")
        pen.solid("M16 -11Q36 -9 46 3Q36 2 32 8Q24 12 15 11Z", "#FFCB4A")
        pen.stroke("M18 3Q28 1 38 3", "#8A4A12", 1.4)
        pen.limb("M4 -19Q10 0 4 19", "#3A2418", 4)
        for y in (-8, 9):
            pen.ball(11, y, 7.6, "brass")
            pen.gaze(11.5, y, 5.4, "#2A9AC8", (0.4, 0), pupil=0.36)
        pen.limb("M-20 -8Q-34 -18 -46 -12M-20 -5Q-36 -6 -50 2", "white", 4)


@portrait("macron", "#6E5AB8", "#8FF0C8", "clouds tint=violet")
def _macron(pen: StarPen) -> None:
    """One is enough: whole planets fit between his fingers, clouds reach to his chin."""
    pen.halo(0, -12, 50, "#B08AFF", 0.5)
    pen.form("M-60 80Q-62 26 -30 20H30Q62 26 60 80Z", "#4A3A8C")
    pen.form("M-31 -14Q-32 -48 0 -50Q32 -48 31 -14Q31 10 24 24Q12 38 0 38Q-12 38 -24 24Q-31 10 -31 -14Z", "#7E6AD0")
    pen.form("M-32 -16Q-34 -54 0 -56Q34 -54 32 -16Q20 -32 0 -32Q-20 -32 -32 -16Z", "#54439C")
    for i in range(5):
        x = -20 + i * 10
        pen.stroke(f"M{x} {num(-33 - 2 * (2 - abs(i - 2)))}Q{num(x * 0.9)} -44 {num(x * 0.7)} -52", "#2E2266", 1.6)
    pen.flat("M-26 -14Q-14 -22 -4 -13L-4 -9Q-14 -16 -26 -9Z", "#3A2C7A")
    pen.flat("M26 -14Q14 -22 4 -13L4 -9Q14 -16 26 -9Z", "#3A2C7A")
    pen.eyes(14, -7, 6, "#4FE0B0", (0.5, 0.25), lid=0.3, tilt=6, skin="#6A58B8")
    pen.form("M-5 -8Q-10 8 -8 12Q0 18 8 12Q10 8 5 -8Z", "#8A76DC", 0.8)
    pen.stroke("M-13 25Q0 20 13 25", "#2A1E5A", 2.4)
    pen.stroke("M-8 30Q0 33 8 30", "#2A1E5A", 1.2, 0.7)
    for x, y, r in ((-46, 44, 15), (-26, 50, 17), (-4, 53, 15), (18, 51, 17), (44, 48, 17)):
        pen.canvas.circle(x, y, r, pen.canvas.linear([(0, "#E8E0FF"), (0.7, "#8A7CC4")]), 0.95)
    pen.form("M26 80Q24 56 34 48L44 44Q54 48 56 80Z", "#6A58B8")
    pen.put("planet 36 28 .74 c=green")
    pen.limb("M30 50Q22 42 27 32M46 48Q52 38 46 28", "#8672D8", 6.6)
    for x, y in ((-40, -26), (-44, -18), (-35, -16)):
        pen.put(f"craft {x} {y} .34 -20 c=steel")


@portrait("warrior", "#A9B4C4", "#FF5A5A", "surface tint=red soil=iron level=.76")
def _warrior(pen: StarPen) -> None:
    """A closed helm with a scarlet plume; every scar on it was a lesson."""
    pen.halo(0, -10, 46, "red", 0.4)
    with pen.at(-36, 20, 1, -14):
        pen.solid("M-3.4 20V-56L0 -66L3.4 -56V20Z", "#DDE6F2")
        pen.stroke("M0 -58V18", "#8A96AA", 1)
        pen.solid("M-12 18H12V23H-12Z", "gold", 0.9)
        pen.limb("M0 26V44", "wood", 4.4)
    pen.form("M-8 -38Q10 -56 34 -44Q52 -30 46 6Q40 -10 32 -14Q22 -30 4 -32Z", "#D8303A")
    pen.stroke("M6 -40Q28 -42 40 -14M14 -44Q38 -38 44 -6", "#7A0E1C", 1.6)
    pen.form(shoulders(40, 22, 14), "#5C6678")
    for _ in pen.sides():
        pen.form("M-50 58Q-52 30 -30 28Q-16 32 -16 50Z", "#8C98AC")
        pen.stroke("M-47 46Q-34 38 -19 44", "#3A4456", 1.6)
        pen.put("rivet -40 36 1")
    pen.form("M-25 -6Q-26 -40 0 -42Q26 -40 25 -6L22 26L0 42L-22 26Z", "#B6C0D0")
    pen.solid("M-4 -42H4L6 -12H-6Z", "#E2B44A", 0.9)
    pen.flat("M-22 -8L-5 -3V26L0 36L5 26V-3L22 -8L20 2L9 6V24L0 40L-9 24V6L-20 2Z", "#0C101C")
    pen.ember(-12.5, -0.5, 4.4, 1.7, "red", 16)
    pen.ember(12.5, -0.5, 4.4, 1.7, "red", -16)
    pen.stroke("M-20 12V24M-15 12V30M20 12V24M15 12V30", "#5A667A", 1.8)
    pen.stroke("M10 -34L20 -16M13 -36L16 -31", "#4A566A", 1.8)
    pen.stroke("M11 -34L21 -16", "white", 0.6, 0.8)
    for i in range(4):
        pen.put(f"coin {num(-15 + i * 10)} 58 .44")


@portrait("spiff", "#2FB8A8", "#FFC44A", "streaks tint=blue slope=-.3")
def _spiff(pen: StarPen) -> None:
    """Quiff, grin, thumb: the crash was on purpose."""
    pen.put("smoke -34 -28 .8 c=grey seed=3")
    pen.put("craft -30 -30 1 64 c=red")
    pen.halo(6, -8, 44, "cyan", 0.5)
    pen.form(shoulders(38, 22, 11), "#8A5A2C")
    pen.pair("M-2 40L-22 26L-32 36L-10 64Z", "#A8743C", 0.9, False)
    pen.limb("M-16 26Q0 38 16 26", "#FFD24A", 9)
    pen.limb("M16 28Q34 26 48 36M14 31Q32 36 44 48", "#FFD24A", 6)
    pen.form("M-21 -8Q-22 -30 1 -32Q24 -30 23 -8Q22 14 8 26Q1 31 -6 26Q-20 14 -21 -8Z", "#38C4B2")
    pen.form(
        "M-22 -18Q-26 -38 -8 -42Q-4 -54 18 -50Q38 -48 34 -36Q30 -30 22 -32Q26 -26 24 -18Q10 -28 -10 -22"
        "Q-18 -22 -22 -18Z",
        "#2A2350",
    )
    pen.stroke("M-2 -40Q10 -48 28 -40M-8 -34Q8 -42 24 -34", "#6E62B0", 1.6)
    pen.eyes(10, -7, 6.2, "#7A3AC0", (0.3, 0), lid=0.3, tilt=-6, skin="#2AA090")
    pen.stroke("M-17 -17Q-10 -20 -4 -16M5 -18Q12 -22 19 -17", "#1A1440", 2.2)
    pen.solid("M-12 7Q4 12 18 5Q16 20 4 21Q-8 20 -12 7Z", "#5A1830", 0.8)
    pen.flat("M-10 8.6Q4 13 16.6 6.6L15 13Q4 16 -8 14Z", "white")
    pen.put("flash 13 8 .3 c=white")
    pen.limb("M-40 62Q-40 50 -36 44", "#8A5A2C", 13)
    pen.limb("M-36 34L-34 20", "#38C4B2", 6.6)
    pen.limb("M-44 33H-30M-44 38.5H-30M-43 44H-30", "#38C4B2", 5.4)


@portrait("hate", "#C21E28", "#FFB03A", "burst tint=red gy=.55")
def _hate(pen: StarPen) -> None:
    """Nothing but a burning skull and clenched teeth."""
    pen.canvas.glow(0, -4, 52, 52, "#FF4A1A", 0.85, 0.1)
    fire = (
        "M-34 30Q-52 4 -38 -18Q-38 -4 -30 -4Q-38 -34 -18 -50Q-20 -34 -10 -32Q-8 -50 6 -54Q4 -42 14 -36"
        "Q22 -42 22 -52Q40 -34 32 -8Q40 -10 40 -22Q52 6 34 30Q0 66 -34 30Z"
    )
    pen.canvas.path(fire, pen.canvas.linear([(0, "#FF6A1A"), (0.6, "#E02A1A"), (1, "#7A0E14")]))
    with pen.at(0, 6, 0.78):
        pen.canvas.path(fire, pen.canvas.linear([(0, "#FFE07A"), (0.6, "#FF9A2A"), (1, "#C2261A")]), 0.9)
    pen.form("M-26 4Q-30 -26 0 -28Q30 -26 26 4Q24 14 18 18L16 44Q0 52 -16 44L-18 18Q-24 14 -26 4Z", "#A81420")
    pen.flat("M-23 -8L-3 4Q-4 14 -12 14Q-22 12 -23 -8Z", "#1A0408")
    pen.flat("M23 -8L3 4Q4 14 12 14Q22 12 23 -8Z", "#1A0408")
    pen.ember(-12, 6, 4, 3.2, "yellow", 24)
    pen.ember(12, 6, 4, 3.2, "yellow", -24)
    pen.stroke("M-26 -14L-4 -1M26 -14L4 -1", "#F0404A", 3.6)
    pen.flat("M0 12L-4 19H4Z", "#1A0408")
    pen.solid("M-16 24Q0 19 16 24V40Q0 46 -16 40Z", "#1A0408", 0.9)
    for i in range(6):
        x = -14.4 + i * 4.9
        pen.solid(f"M{num(x)} 24.5H{num(x + 4.2)}V31.5L{num(x + 2.1)} 33L{num(x)} 31.5Z", "#F6E6C0", 0.5)
        pen.solid(f"M{num(x)} 41H{num(x + 4.2)}V35L{num(x + 2.1)} 33.5L{num(x)} 35Z", "#E6CFA0", 0.5)
    pen.stroke("M-18 -20Q-12 -14 -14 -8M16 -22Q12 -16 15 -10M0 -27V-14", "#5A0810", 1.6)


@portrait("grudge", "#7C7A2E", "#C58AFF", "plain tint=violet gx=.5 gy=.2")
def _grudge(pen: StarPen) -> None:
    """A toad with crossed arms under a cloud of its own."""
    pen.put("cloud 0 -38 1.1 0 c=ink")
    for x, y, r in ((-26.0, -36.0, 11.0), (-12, -42, 13), (6, -42, 14), (22, -37, 12), (-2, -33, 12)):
        pen.canvas.circle(x, y, r, pen.canvas.linear([(0, "#6A6290"), (1, "#2A2450")]))
    pen.put("bolt -22 -20 .5 10 c=yellow")
    pen.put("bolt 26 -20 .44 -14 c=yellow")
    pen.halo(0, 14, 46, "#A89A3A", 0.5)
    pen.form("M-48 80Q-50 30 -24 22H24Q50 30 48 80Z", "#6A6A2A")
    pen.pair("M-30 0Q-34 -18 -18 -18Q-6 -18 -6 -4Z", "#8E8E3E")
    pen.form("M-36 12Q-34 -8 0 -8Q34 -8 36 12Q36 36 0 38Q-36 36 -36 12Z", "#9A9A48")
    pen.eyes(18, -6, 8, "#E05A3A", (0.35, 0.2), lid=0.52, tilt=10, skin="#7C7C34")
    pen.solid("M-28 21Q0 10 28 21Q22 30 0 26Q-22 30 -28 21Z", "#5A5220", 0.9)
    pen.stroke("M-29 22Q0 9 29 22", "#22200A", 2.6)
    pen.stroke("M-4 6L-3 8M4 6L3 8", "#3A3812", 1.8)
    for x, y, r in ((-26.0, 10.0, 2.6), (27, 9, 2.2), (-19, 31, 2), (20, 31, 2.4), (-8, -3, 1.6), (9, -4, 1.8)):
        pen.ball(x, y, r, "#B8B864", 0.5)
    pen.limb("M-42 52Q-16 42 18 54", "#8A8A3C", 14)
    pen.limb("M42 52Q20 44 -16 56", "#94943F", 14)
    pen.limb("M20 51L29 50M20 56L30 57M-19 54L-28 53M-19 59L-29 60", "#B8B864", 4)
