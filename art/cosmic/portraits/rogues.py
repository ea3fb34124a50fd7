"""Aliens that deal, hoard, lift, bet and suffer."""

from __future__ import annotations

from art.cosmic.portraits.registry import portrait
from art.geometry import star
from art.scenery.star_pen import StarPen, shaggy, shoulders, spiral
from art.svg import ellipse_path, num, points_path, rect_path


@portrait("filch", "#6A5A9A", "#8FF0B0", "corridor tint=blue")
def _filch(pen: StarPen) -> None:
    """A masked burglar with quick fingers and a card that was yours a moment ago."""
    pen.halo(0, -10, 46, "#8A9AFF", 0.5)
    pen.form("M-42 80Q-44 40 -18 32H18Q44 40 42 80Z", "#2A2A44")
    pen.pair("M-12 -30Q-34 -52 -38 -30Q-38 -14 -22 -10Z", "#8A80A8")
    pen.pair("M-18 -28Q-32 -42 -34 -28Q-33 -18 -23 -16Z", "#D8A8B8", 0.7)
    pen.form(shaggy(0, 0, 27, 24, 34, 3), "#9A90BC")
    pen.form("M0 6Q10 6 13 18Q8 32 0 32Q-8 32 -13 18Q-10 6 0 6Z", "#E6E0F0", 0.8)
    pen.form("M-30 -6Q-20 -18 0 -10Q20 -18 30 -6Q26 10 13 8Q4 6 0 0Q-4 6 -13 8Q-26 10 -30 -6Z", "#1A1628")
    pen.eyes(12.5, -3, 6, "#7AF09A", (0.5, 0.1), pupil=0.44, lid=0.3, tilt=8, skin="#1A1628")
    pen.flat(ellipse_path(0, 18, 5, 3.6), "#2A1830")
    pen.glint(-1.6, 16.6, 1.4, 0.8)
    pen.stroke("M0 21V25M0 25Q5 29 9 24M0 25Q-3 27 -6 25", "#3A2844", 1.5)
    pen.stroke("M-12 20L-26 16M-12 23L-26 25M12 20L26 16M12 23L26 25", "#FFFFFF", 0.8, 0.8)
    with pen.at(30, 36, 1, 16):
        pen.glow(0, 0, 20, "gold", 0.6)
        pen.box(-11, -15, 22, 30, "paper", 2.4, 1)
        pen.flat("M-8 -12H8V12H-8Z", "#C23A3A")
        pen.flat(points_path(star(0, 0, 6, 5, 0.45)), "#FFE08A")
    pen.limb("M22 62Q14 52 20 42M30 64Q26 54 28 47M38 62Q40 54 36 46", "#9A90BC", 4.6)
    pen.form("M-50 80Q-56 44 -36 40L-28 44Q-14 52 -18 80Z", "#A8865A")
    pen.limb("M-38 42Q-32 46 -26 44", "wood", 3)


@portrait("gambler", "#1F8A5A", "#FFD04A", "plain tint=green gx=.5 gy=.4")
def _gambler(pen: StarPen) -> None:
    """A crocodile behind five cards; its smile says nothing true."""
    pen.halo(0, -10, 46, "lime", 0.4)
    pen.form(shoulders(42, 24, 14), "#5A1E38")
    pen.solid("M-10 28L0 40L10 28L14 44L0 60L-14 44Z", "white", 0.9)
    pen.pair("M0 40L-12 34V46Z", "red", 0.8, False)
    pen.form("M-22 -18Q-24 -34 0 -36Q24 -34 22 -18Q32 6 30 22Q26 34 0 34Q-26 34 -30 22Q-32 6 -22 -18Z", "#48A868")
    pen.pair("M-22 -20Q-24 -34 -12 -34Q-2 -34 -4 -20Z", "#58BC78")
    pen.eyes(12.6, -20, 7, "gold", (0.3, 0.3), slit=True, lid=0.44, tilt=2, skin="#3A9058")
    pen.stroke("M-29 18Q-14 26 0 24Q18 24 29 12", "#123A22", 2)
    pen.teeth("down", 7, (-27, 19.5), (26, 16), 4.6)
    pen.flat(ellipse_path(-7, 6, 2.4, 1.6) + ellipse_path(7, 6, 2.4, 1.6), "#123A22")
    for x, y in ((-18, -2), (18, 0), (-22, 8), (23, 6), (0, -8), (-10, -6), (11, -5)):
        pen.ball(x, y, 1.6, "#78D090", 0.4)
    pen.solid("M-36 -31Q0 -44 36 -31Q30 -25 0 -29Q-30 -25 -36 -31Z", "#2A1A2C")
    pen.solid("M-22 -34L-19 -52H19L22 -34Q0 -42 -22 -34Z", "#3A2440")
    pen.solid("M-22 -35Q0 -43 22 -35L21.4 -40Q0 -48 -21.4 -40Z", "#D8343F", 0.8)
    for i, turn in enumerate((-44, -22, 0, 22)):
        with pen.at(-16, 62, 1, turn):
            pen.box(-8, -38, 16, 25, "#2F3F8A" if i % 2 else "#B4303C", 2, 0.9)
            pen.flat(rect_path(-5.6, -35.4, 11.2, 19.8, 1.4), "#F0D890", 0.3)
            pen.flat(points_path(star(0, -25.5, 4.4, 4, 0.4)), "#FFE9A0")
    pen.limb("M-28 62Q-22 50 -12 52", "#48A868", 9)
    pen.put("die 32 52 .9 -14")
    pen.put("die 40 40 .7 20")


@portrait("miser", "#C9A32E", "#6FE08A", "cave tint=gold")
def _miser(pen: StarPen) -> None:
    """Both arms around the chest and one eye on your hands."""
    pen.halo(0, 0, 48, "gold", 0.5)
    pen.form("M-46 80Q-52 12 -18 4H18Q52 12 46 80Z", "#5A4A2A")
    pen.pair("M-16 -14Q-48 -30 -50 -12Q-40 2 -18 0Z", "#8EA04A")
    pen.form("M0 -40Q24 -38 24 -12Q24 8 10 16Q4 24 0 24Q-4 24 -10 16Q-24 8 -24 -12Q-24 -38 0 -40Z", "#A8B858")
    pen.form("M-24 -20Q-26 -48 2 -50Q26 -48 24 -20Q12 -30 -4 -28Q-16 -28 -24 -20Z", "#6A3A5A")
    pen.limb("M18 -42Q34 -46 36 -32", "#6A3A5A", 7)
    pen.ball(36, -29, 4.6, "#F0E0B0", 0.8)
    pen.gaze(-10, -11, 6.6, "#C23A2A", (0.5, 0.1), lid=0.36, tilt=18, skin="#8A9A44")
    pen.gaze(10, -12, 8, "#C23A2A", (0.4, 0), lid=0.16, tilt=-12, skin="#8A9A44")
    pen.canvas.circle(10, -12, 9.4, stroke="#F0C860", width=1.8)
    pen.form("M-3 -8Q-12 4 -8 9Q-2 12 4 8Q6 2 3 -8Z", "#B8C868", 0.9)
    pen.stroke("M-9 15Q0 12 9 15", "#3A3A10", 1.8)
    pen.canvas.glow(0, 34, 38, 20, "#FFE07A", 0.9)
    for x, y in ((-22, 30), (-12, 26), (0, 28), (12, 25), (22, 30), (-17, 34), (-5, 33), (7, 33), (17, 34)):
        pen.put(f"coin {x} {y} .82")
    pen.put("gem -8 22 .6 c=rose")
    pen.put("gem 15 20 .5 c=cyan")
    pen.solid("M-36 36H36L33 80H-33Z", "#8A5A2C", 1.2)
    pen.solid("M-37 35H37V42H-37Z", "brass", 0.9)
    pen.solid("M-6 40H6V52H-6Z", "brass", 0.9)
    pen.flat("M-1.6 44H1.6V49H-1.6Z", "#2A1810")
    pen.limb("M-46 30Q-44 56 -20 52M46 30Q44 56 20 52", "#7A6A3A", 12)
    pen.limb("M-21 49L-13 47M-20 53L-11 53M-20 57L-12 59M21 49L13 47M20 53L11 53M20 57L12 59", "#A8B858", 4.4)


@portrait("philanthropist", "#D87A8A", "#FFE9B0", "room tint=rose")
def _philanthropist(pen: StarPen) -> None:
    """A walrus in a top hat who insists: take it, please, take it."""
    pen.halo(0, -8, 46, "#FFD0C0", 0.5)
    pen.form(shoulders(46, 26, 16), "#2A2C4A")
    pen.solid("M-12 30L0 60L12 30Z", "white", 0.9)
    pen.pair("M0 38L-13 31V46Z", "#D8343F", 0.9, False)
    pen.form("M0 -26Q28 -26 28 4Q28 32 0 34Q-28 32 -28 4Q-28 -26 0 -26Z", "#B88A9A")
    pen.pair("M-6 20Q-10 34 -9 46Q-3 40 -1 22Z", "bone", 0.9)
    pen.pair("M0 6Q-10 0 -22 8Q-34 14 -36 26Q-20 32 -6 24Q0 20 0 14Z", "#E8E0D4")
    pen.stroke("M-28 18Q-18 22 -8 18M28 18Q18 22 8 18M-24 26Q-16 26 -8 22M24 26Q16 26 8 22", "#9A8C84", 1.2)
    pen.oval(0, 6, 7.6, 5.4, "#8A4A5A", 0.9)
    pen.eyes(12, -8, 5.6, "#5A7AC0", (0.1, 0.1), pupil=0.5, lid=0.24, tilt=-14, skin="#A07888")
    pen.stroke("M-19 -16Q-12 -21 -6 -17M6 -17Q12 -21 19 -16", "#F0EAE0", 2.8)
    pen.canvas.circle(12, -8, 8, "#CFEFFC", 0.15, stroke="#F0C860", width=1.6)
    pen.stroke("M18 -2Q24 14 18 30", "#F0C860", 0.8)
    pen.form("M-34 -23Q0 -33 34 -23Q28 -16 0 -20Q-28 -16 -34 -23Z", "#1E2038")
    pen.solid("M-21 -24L-23 -54H23L21 -24Q0 -31 -21 -24Z", "#2C2E50")
    pen.solid("M-21 -25Q0 -32 21 -25L21.6 -32Q0 -39 -21.6 -32Z", "#E0A03A", 0.8)
    with pen.at(33, 42, 1, 6):
        pen.glow(0, 0, 24, "gold", 0.55)
        pen.box(-13, -9, 26, 24, "#3FA0C8", 2, 1)
        pen.box(-15, -13, 30, 8, "#56B8DE", 2, 0.9)
        pen.flat("M-3 -13H3V15H-3Z", "#F0C860")
        pen.pair("M0 -13Q-12 -26 -13 -17Q-12 -12 0 -13Z", "#F0C860", 0.8)
    pen.limb("M16 64Q20 56 28 57", "#B88A9A", 9)


@portrait("trader", "#E0A040", "#5FD8E8", "surface plain tint=amber soil=sand level=.7")
def _trader(pen: StarPen) -> None:
    """A snail that carries its shop, and weighs everything from eye to eye."""
    pen.halo(4, -4, 48, "#FFE0A0", 0.5)
    with pen.at(5, 4, 0.9):
        _snail(pen)


def _snail(pen: StarPen) -> None:
    pen.form("M6 -30Q46 -34 50 4Q52 40 22 44Q-10 44 -12 8Q-12 -26 6 -30Z", "#B4623A")
    pen.canvas.path(spiral(20, 8, 27, 2.1, 250, 1, 3), stroke="#6A2E18", width=3.4)
    pen.canvas.path(spiral(19, 7, 26, 2.1, 250, 1, 3), stroke="#E8A070", width=1.2, stroke_alpha=0.7)
    for i in range(6):
        x = -6 + i * 9
        cloth = f"M{x} -34H{x + 9}L{num(x * 1.12 + 10)} -21Q{num(x * 1.12 + 5.4)} -16 {num(x * 1.12)} -21Z"
        pen.solid(cloth, "#F4EAD0" if i % 2 else "#C8323F", 0.7)
    pen.limb("M-7 -22V4M50 -22V10", "wood", 2.4)
    for x, tone in ((12, "amber"), (26, "cyan"), (38, "lime")):
        pen.put(f"jar {x} -10 .3 c={tone}")
    pen.form("M-44 80Q-50 40 -38 22Q-36 4 -20 4Q-4 6 -4 26Q-2 42 14 46L60 52V86H-46Z", "#D8B05A")
    pen.flat("M-38 50Q-34 32 -26 30Q-16 32 -14 52Q-24 60 -38 50Z", "#F4E0A0", 0.5)
    pen.limb("M-28 10Q-34 -14 -40 -24M-14 10Q-12 -16 -8 -28", "#D8B05A", 5.4)
    pen.solid("M-52 -21L4 -32L4.6 -29L-51.4 -18Z", "brass", 0.7)
    pen.gaze(-40, -27, 7.4, "#2A8A7A", (0.35, 0.2), lid=0.26, tilt=-4, skin="#B88E3E")
    pen.gaze(-8, -33, 7.4, "#2A8A7A", (-0.35, 0.2), lid=0.26, tilt=4, skin="#B88E3E")
    for x, y in ((-49, -19), (1, -30)):
        pen.stroke(f"M{x} {y}L{x - 7} {y + 17}M{x} {y}L{x + 7} {y + 17}", "#F0D8A0", 1)
        pen.solid(
            f"M{x - 9} {y + 17}H{x + 9}Q{x + 6} {y + 25} {x} {y + 25}Q{x - 6} {y + 25} {x - 9} {y + 17}Z", "brass", 0.8
        )
    pen.put("gem -49 -6 .6 c=rose")
    pen.put("coins 1 -13 .4 high=3")
    pen.stroke("M-34 24Q-24 34 -10 22", "#5A3A10", 2.2)
    pen.flat(ellipse_path(-35, 20, 3.4, 2.2) + ellipse_path(-9, 18, 3.4, 2.2), "#E8804A", 0.6)
    for x, y, turn in ((-30, 52, -20), (-8, 50, 24)):
        with pen.at(x, y, 1, turn):
            pen.box(-6, -8, 12, 17, "paper", 1.6, 0.8)
            pen.flat("M-4 -6H4V7H-4Z", "#3A78C8" if turn > 0 else "#C23A3A")
    pen.limb("M-44 58Q-42 66 -30 62M6 56Q4 66 -8 61", "#C89C48", 6)


@portrait("loser", "#6F86B4", "#B8C4FF", "plain tint=blue gx=.5 gy=.3")
def _loser(pen: StarPen) -> None:
    """Everything about it hangs, except the corner of the mouth that knows the trick."""
    pen.halo(0, -4, 44, "#8AA0E0", 0.4)
    pen.form("M-34 80Q-38 46 -20 34H20Q38 46 34 80Z", "#8A6A4A")
    pen.stroke("M-20 40L-8 58M20 40L8 58", "#5A4028", 1.6)
    pen.pair("M-18 -26Q-46 -26 -46 10Q-48 42 -38 44Q-28 40 -30 14Q-28 0 -18 -6Z", "#5A70A0")
    pen.form("M0 -32Q24 -30 24 -4Q30 22 22 32Q12 42 0 40Q-12 42 -22 32Q-30 22 -24 -4Q-24 -30 0 -32Z", "#8098C8")
    pen.eyes(10.5, -4, 7.4, "#3A4A7A", (0.1, 0.35), pupil=0.5, lid=0.4, tilt=-20, skin="#6A82B2")
    pen.stroke("M-18 6Q-11 10 -5 6M5 6Q11 10 18 6", "#4A5E8C", 1.4)
    pen.form("M-7 8Q0 4 7 8Q10 18 0 19Q-10 18 -7 8Z", "#9CB0DA", 0.8)
    pen.stroke("M-13 31Q-4 24 4 28Q10 31 14 24", "#1E2A4C", 2.4)
    pen.canvas.path("M-14 3Q-19 12 -15 15Q-10 15 -14 3Z", "#9FE0FF", 0.95)
    with pen.at(6, -29, 0.86, 16):
        pen.solid("M-12 6L0 -20L13 5Q0 10 -12 6Z", "#E0B040", 0.9)
        pen.stroke("M-8 0L6 -4M-5 -8L4 -11", "#C23A5A", 2.6)
        pen.flat(shaggy(0, -20, 2.4, 2.4, 10, 2.4), "#F07A8A")
    pen.limb("M38 72Q40 60 34 56", "#8098C8", 9)
    with pen.at(33, 42, 1, 10):
        pen.solid("M-10 -12H10Q10 4 3 6V12H8V16H-8V12H-3V6Q-10 4 -10 -12Z", "gold", 0.9)
        pen.stroke("M-10 -9H-16Q-16 0 -8 2M10 -9H16Q16 0 8 2", "#C9952E", 2)
        pen.stroke("M2 -12L-3 -4L3 0L-1 6", "#3A2408", 1.6)


@portrait("masochist", "#E06A9A", "#FFB08A", "plain tint=rose gx=.5 gy=.6")
def _masochist(pen: StarPen) -> None:
    """A pincushion with a blissful smile; one more, please."""
    pen.halo(0, 0, 48, "#FFA0C0", 0.5)
    for turn, reach in ((-64, 46), (-38, 50), (-12, 48), (14, 51), (40, 47), (66, 49), (96, 46), (-96, 46)):
        with pen.at(0, 4, 1, turn):
            pen.limb(f"M0 -24V{-reach + 8}", "wood", 2.2)
            pen.solid(
                f"M-5 {-reach - 2}L0 {-reach + 4}L5 {-reach - 2}V{-reach + 9}L0 {-reach + 14}L-5 {-reach + 9}Z",
                "#E8E0C8" if turn % 4 else "#D8463F",
                0.7,
            )
    with pen.at(0, 4, 0.84):
        _pincushion(pen)


def _pincushion(pen: StarPen) -> None:
    pen.form("M-30 96Q-34 50 -18 36H18Q34 50 30 96Z", "#C85088")
    pen.form("M0 -30Q34 -30 34 6Q34 40 0 42Q-34 40 -34 6Q-34 -30 0 -30Z", "#EE82AC")
    pen.solid("M-33 -2Q-10 -22 20 -26L28 -18Q-2 -14 -34 10Z", "#F4EAD6", 0.9)
    pen.stroke("M-22 -8L-18 -2M-8 -16L-5 -10M8 -21L10 -15", "#B8A890", 1.2)
    pen.solid("M-14 30L8 18L12 25L-10 37Z", "#F2C9A0", 0.8)
    pen.flat("M-5 26L3 22L5 26L-3 30Z", "#E0A878")
    pen.stroke("M-21 4Q-14 -4 -7 4M9 2Q16 -6 23 2", "#5A1434", 2.6)
    pen.flat(ellipse_path(-20, 12, 5, 3) + ellipse_path(22, 10, 5, 3), "#FF4A7A", 0.5)
    pen.flat("M-12 13Q2 18 16 11Q14 26 2 26Q-10 25 -12 13Z", "#6A1030")
    pen.flat("M-4 22Q3 18 9 22Q6 26 2 26Q-2 26 -4 22Z", "#FF8AA0")
    for x, y in ((-28, 22), (26, 28), (30, -6), (-12, 36)):
        with pen.at(x, y, 1, x * 3):
            pen.limb("M0 0V-11", "steel", 1.4)
            pen.ball(0, -12, 2.6, "yellow", 0.6)
    pen.put("flash -38 -34 .36 c=yellow")
    pen.put("flash 42 30 .3 c=yellow")
    for x, y, size in ((-42, 26, 1), (44, -12, 0.8)):
        with pen.at(x, y, size):
            pen.flat("M0 7Q-9 0 -6 -5Q-2 -8 0 -3Q2 -8 6 -5Q9 0 0 7Z", "#FF5A7A")
