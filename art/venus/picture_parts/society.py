"""Parts of the steam age: soldiers and what they wear, instruments, houses of state, beasts and beings."""

from __future__ import annotations

from collections.abc import Callable

from art.geometry import around, star
from art.scenery.notation import PartLine
from art.scenery.pen import EDGE, Pen
from art.scenery.registry import part
from art.svg import ellipse_path, num, points_path
from art.venus.empires import MARKS

Draw = Callable[[Pen, PartLine], None]


def _pith(pen: Pen, line: PartLine) -> None:
    pen.solid("M-15 -6Q-14 -24 0 -25Q14 -24 15 -6Z", line.word("c", "white"))
    pen.solid("M-21 -3Q0 -12 21 -3Q0 3 -21 -3Z", line.word("c", "white"), 1.2)
    pen.box(-2, -29, 4, 5, "brass", 1, 1)


def _kepi(pen: Pen, line: PartLine) -> None:
    pen.solid("M-14 -6L-11 -24Q0 -29 12 -22L14 -6Z", line.word("c", "red"))
    pen.solid("M-14 -12H14V-5H-14Z", "blue-", 1)
    pen.solid("M-15 -5Q0 -10 18 -1Q2 -2 -15 -5Z", "black", 1)


def _bearskin(pen: Pen, line: PartLine) -> None:
    pen.solid("M-15 -4Q-20 -40 0 -42Q20 -40 15 -4Q0 -10 -15 -4Z", line.word("c", "black"))
    pen.stroke("M-10 -30Q-6 -36 0 -37", "grey", 1.4, 0.8)
    pen.stroke("M-14 -4Q0 22 14 -4", "brass", 1.6)


def _fez(pen: Pen, line: PartLine) -> None:
    pen.solid("M-12 -7L-9 -26H9L12 -7Q0 -3 -12 -7Z", line.word("c", "red"))
    pen.limb("M0 -26Q14 -24 15 -12", "gold", 1.6)


def _spike(pen: Pen, line: PartLine) -> None:
    pen.solid("M-16 -4Q-16 -24 0 -24Q16 -24 16 -4L20 -1Q0 -7 -20 -1Z", line.word("c", "black"))
    pen.solid("M-3 -23L0 -38L3 -23Z", "gold", 1)
    pen.solid("M-6 -16L0 -20L6 -16L0 -8Z", "gold", 0.8)


def _papakha(pen: Pen, line: PartLine) -> None:
    pen.solid("M-17 -4Q-22 -16 -15 -26Q0 -33 15 -26Q22 -16 17 -4Q0 -10 -17 -4Z", line.word("c", "grey"))
    pen.stroke("M-12 -22q3 4 6 0t6 0t6 0M-14 -14q4 4 7 0t7 0t7 0", "grey--", 1.2)
    pen.solid("M-4 -30Q0 -34 4 -30Z", "red", 1)


def _stetson(pen: Pen, line: PartLine) -> None:
    pen.solid("M-12 -7Q-12 -28 -4 -24Q0 -20 4 -24Q12 -28 12 -7Z", line.word("c", "sand"))
    pen.solid("M-26 -10Q-14 -3 0 -4Q14 -3 26 -10Q16 2 0 1Q-16 2 -26 -10Z", line.word("c", "sand"))
    pen.flat("M-12 -10H12V-6H-12Z", "brown")


def _topper(pen: Pen, line: PartLine) -> None:
    pen.solid("M-12 -7L-14 -36H14L12 -7Z", line.word("c", "black"))
    pen.solid("M-20 -8Q0 -14 20 -8Q0 -1 -20 -8Z", line.word("c", "black"), 1.2)
    pen.flat("M-12.4 -14H12.4L12 -9H-12Z", line.word("band", "red"))


HEADGEAR: dict[str, Draw] = {
    "pith": _pith, "kepi": _kepi, "bearskin": _bearskin, "fez": _fez, "spike": _spike, "papakha": _papakha,
    "stetson": _stetson, "topper": _topper,
}  # fmt: skip


@part("headgear")
def headgear(pen: Pen, line: PartLine) -> None:
    """What a head at (0, 0) wears: `kind`."""
    HEADGEAR[line.word("kind", "pith")](pen, line)


@part("moustache")
def moustache(pen: Pen, line: PartLine) -> None:
    """A moustache under the nose of a head at (0, 0)."""
    pen.solid(
        "M0 8Q6 5 11 9Q14 11 16 7Q14 16 6 13Q2 12 0 10Q-2 12 -6 13Q-14 16 -16 7Q-14 11 -11 9Q-6 5 0 8Z",
        line.word("c", "brown"),
        0.8,
    )


@part("trooper")
def trooper(pen: Pen, line: PartLine) -> None:
    """A whole soldier, 60 tall, standing on y = 30, rifle shouldered: `coat`, `kind` of headgear."""
    pen.limb("M-4 8L-7 28M5 8L9 28", "black", 5)
    pen.solid("M-10 -14Q0 -18 10 -14L12 12H-12Z", line.word("coat", "accent"), 1.2)
    pen.stroke("M-8 -13L9 8", "white", 2.4)
    pen.limb("M-9 -10L-14 4", line.word("coat", "accent"), 4)
    if not line.says("bare"):
        pen.limb("M14 -34L11 2", "wood", 2.6)
    pen.limb("M9 -10L13 -2", line.word("coat", "accent"), 4)
    with pen.at(0, -22, 0.5):
        pen.disc(0, 2, 12, "skin", 1.6, 14)
        headgear(pen, line)


@part("flagstaff")
def flagstaff(pen: Pen, line: PartLine) -> None:
    """A waving banner on a staff, 70 tall, its foot at (0, 36), with an empire's mark if `of` says one."""
    pen.limb("M0 36V-36", "wood", 3.4)
    pen.ball(0, -38, 4, "gold")
    pen.solid("M1 -34Q14 -40 26 -34T48 -34V-6Q36 0 26 -6T1 -6Z", line.word("c", "accent"))
    if line.says("of"):
        with pen.at(25, -20):
            pen.flat(MARKS[line.word("of", "britain")], line.word("ink", "white"), even=True)


@part("drum")
def drum(pen: Pen, line: PartLine) -> None:
    """A side drum, 44 wide, with two sticks."""
    pen.solid("M-22 -8V16Q0 28 22 16V-8Z", line.word("c", "accent"))
    pen.stroke("M-22 -2L-12 20L0 2L12 20L22 -2", "white", 2)
    pen.solid(ellipse_path(0, -8, 22, 7), "paper")
    pen.limb("M-6 -8L-34 -26M6 -10L32 -28", "wood", 3)


@part("bugle")
def bugle(pen: Pen, line: PartLine) -> None:
    """A bugle to the right, 60 long."""
    pen.limb("M-30 0H14", "gold", 4)
    pen.limb("M-14 0Q-22 14 -8 14H4Q14 12 6 1", "gold", 3.4)
    pen.solid("M12 -3Q22 -4 30 -14V14Q22 4 12 3Z", "gold")


@part("mask")
def mask(pen: Pen, line: PartLine) -> None:
    """A half mask, 46 wide."""
    pen.solid("M-24 -8Q-12 -16 0 -9Q12 -16 24 -8Q24 8 12 10Q4 8 0 3Q-4 8 -12 10Q-24 8 -24 -8Z", line.word("c", "black"))
    for x in (-10, 10):
        pen.flat(ellipse_path(x, -1, 6, 3.6), line.word("eyes", "white"))


@part("knight")
def knight(pen: Pen, line: PartLine) -> None:
    """A chess knight looking right, 56 tall, its foot on y = 28."""
    pen.solid("M-12 18Q-16 -4 -6 -18L-8 -28L2 -22Q18 -20 20 -2L14 4L4 -2Q12 10 12 18Z", line.word("c", "bone"))
    pen.solid("M-18 18H18V28H-18Z", line.word("c", "bone"))
    pen.canvas.circle(4, -13, 2, EDGE)


@part("pawn")
def pawn(pen: Pen, line: PartLine) -> None:
    """A chess pawn, 40 tall, its foot on y = 20."""
    pen.solid("M-10 20L-4 -4H4L10 20Z", line.word("c", "black"))
    pen.ball(0, -9, 8, line.word("c", "black"))


@part("gazette")
def gazette(pen: Pen, line: PartLine) -> None:
    """A newspaper with a headline and a picture, 54 × 64."""
    pen.solid("M-27 -32H27V32H-27Z", "paper")
    pen.flat("M-22 -27H22V-19H-22Z", "ink")
    pen.flat("M-22 -14H2V8H-22Z", line.word("c", "red"))
    pen.stroke("M7 -13H22M7 -7H22M7 -1H22M7 5H22M-22 14H22M-22 20H22M-22 26H12", "ink", 1.8, 0.8)


@part("keyhole")
def keyhole(pen: Pen, line: PartLine) -> None:
    """A brass keyhole plate, 40 tall."""
    pen.solid("M-14 -22Q0 -30 14 -22V22Q0 30 -14 22Z", "brass")
    pen.flat("M-6 -6A6 6 0 1 1 6 -6Q6 -2 3 1L6 14H-6L-3 1Q-6 -2 -6 -6Z", EDGE)


@part("boot")
def boot(pen: Pen, line: PartLine) -> None:
    """A marching boot, 44 tall, toe to the right."""
    pen.solid("M-10 -24H8L9 6Q24 8 26 18H-12Z", line.word("c", "brown"))
    pen.solid("M-13 17H27V23H-13Z", "black", 1)
    pen.stroke("M-8 -16H7M-8 -8H7", EDGE, 1)


@part("dove")
def dove(pen: Pen, line: PartLine) -> None:
    """A white dove to the right with a twig, 60 wide."""
    pen.solid("M-34 8L-14 2Q-10 -8 2 -6Q10 -14 18 -8L26 -6L18 -2Q16 14 -6 14Q-20 16 -34 8Z", "white")
    pen.solid("M-8 0Q-24 -14 -20 -34Q2 -26 8 -2Z", "white")
    pen.solid("M2 2Q0 -18 16 -30Q24 -12 14 0Z", "white", 1.2)
    pen.canvas.circle(17, -6, 1.6, EDGE)
    pen.limb("M24 -4Q34 0 38 10", "leaf-", 1.6)
    for x, y in ((29, -4), (31, 6), (38, 3)):
        pen.disc(x, y, 3.4, "leaf", 0.8, 2)


@part("temple")
def temple(pen: Pen, line: PartLine) -> None:
    """A pillared house of state, 90 wide, its foot on y = 30."""
    pen.solid("M-46 -16L0 -40L46 -16Z", line.word("c", "sand"))
    pen.solid("M-42 -16H42V-8H-42Z", line.word("c", "sand"), 1.2)
    for x in (-34, -17, 0, 17, 34):
        pen.box(x - 4.4, -8, 8.8, 32, line.word("c", "sand") + "+", 1)
    pen.solid("M-46 24H46V31H-46Z", line.word("c", "sand"), 1.2)
    pen.disc(0, -25, 6, "gold", 1)


@part("clocktower")
def clocktower(pen: Pen, line: PartLine) -> None:
    """A tower with a great clock, 90 tall, its foot on y = 40."""
    pen.solid("M-14 -26L0 -50L14 -26Z", "teal-")
    pen.solid("M-14 -26H14V40H-14Z", line.word("c", "sand"))
    pen.disc(0, -10, 11, "white", 1.4)
    pen.stroke("M0 -10V-18M0 -10L5 -7", EDGE, 1.6)
    pen.stroke("M-7 8V36M0 8V36M7 8V36", EDGE, 1.2, 0.8)


@part("ticket")
def ticket(pen: Pen, line: PartLine) -> None:
    """A raffle ticket, 36 × 20, with a star."""
    pen.solid("M-18 -10H18V-4A4 4 0 0 0 18 4V10H-18V4A4 4 0 0 0 -18 -4Z", line.word("c", "paper"), 1.2)
    pen.flat(points_path(star(0, 0, 7, 5, 0.42)), "red")


@part("cage")
def cage(pen: Pen, line: PartLine) -> None:
    """A raffle drum of wire on a stand, 60 across."""
    pen.limb("M-30 34L-20 4M30 34L20 4M30 4H42V14", "brass", 4)
    pen.canvas.circle(0, 0, 26, pen.colour("night"), 0.6, stroke=EDGE, width=3)
    for tone, x, y in (("red", -10, 10), ("yellow", 2, 14), ("white", 12, 8), ("cyan", -2, 4), ("green", 8, -2)):
        pen.ball(x, y, 6, tone)
    for rx in (26, 17, 7):
        pen.stroke(ellipse_path(0, 0, rx, 26), "brass+", 1.8)
    pen.stroke("M-26 0H26M-23 -12H23M-23 12H23", "brass+", 1.8)


@part("comet")
def comet(pen: Pen, line: PartLine) -> None:
    """A comet flying to the upper right, 100 long."""
    tone = line.word("c", "cyan")
    with pen.at(turn=-28):
        pen.canvas.path("M36 -13Q-10 -16 -64 -26Q-30 -6 -70 0Q-30 6 -64 26Q-10 16 36 13Z", pen.colour(tone), 0.5)
        pen.canvas.path("M36 -8Q-6 -8 -46 -8Q-20 0 -46 10Q-6 8 36 8Z", "#FFFFFF", 0.55)
        pen.glow(38, 0, 26, tone, 0.8)
        pen.ball(38, 0, 13, "ice")


@part("bag")
def satchel(pen: Pen, line: PartLine) -> None:
    """A doctor's bag, 56 wide, with a cross."""
    pen.limb("M-12 -14Q-12 -26 0 -26Q12 -26 12 -14", "brown", 4)
    pen.solid("M-28 -14H28L32 22H-32Z", "brown")
    pen.solid("M-28 -14H28V-6H-28Z", "brass", 1.2)
    pen.disc(0, 8, 12, "white", 1.4)
    pen.flat("M-3 0H3V5H8V11H3V16H-3V11H-8V5H-3Z", "green")


@part("easel")
def chart(pen: Pen, line: PartLine) -> None:
    """A star chart on paper with orbits, 90 × 56."""
    pen.solid("M-45 -28H45V28H-45Z", "paper")
    for r in (10, 20, 32, 44):
        pen.stroke(f"M{num(-40 + r)} -22A{r} {r} 0 0 1 {num(-40 + r)} 22", "ink", 1, 0.6)
    pen.disc(-38, 0, 6, "gold", 1)


@part("eclipse")
def rays(pen: Pen, line: PartLine) -> None:
    """A low sun with rays, radius 20."""
    for i in range(16):
        spots = [around(0, 0, 22, i * 22.5 - 5), around(0, 0, 40, i * 22.5), around(0, 0, 22, i * 22.5 + 5)]
        pen.canvas.polygon(spots, pen.colour("gold"), 0.85)
    pen.disc(0, 0, 20, "amber")


@part("parachute")
def chute(pen: Pen, line: PartLine) -> None:
    """A gas balloon of radius 20 with a net, its hook at (0, 34)."""
    pen.stroke("M-12 12L0 34L12 12M0 18V34", EDGE, 1.2)
    pen.ball(0, -4, 20, line.word("c", "accent"))
    pen.stroke("M-19 -8Q0 2 19 -8M0 -24Q-12 -4 0 16M0 -24Q12 -4 0 16", EDGE, 1, 0.6)


@part("skull")
def skull_part(pen: Pen, line: PartLine) -> None:
    """A skull, 28 wide."""
    pen.solid("M-14 -4A14 13 0 0 1 14 -4Q14 4 8 7V15H-8V7Q-14 4 -14 -4Z", line.word("c", "bone"))
    for x in (-6, 6):
        pen.flat(ellipse_path(x, -2, 4.2, 4.8), EDGE)
    pen.flat("M0 3L2.4 8H-2.4Z", EDGE)
    pen.stroke("M-3 10V15M3 10V15", EDGE, 1.2)


@part("invader")
def invader(pen: Pen, line: PartLine) -> None:
    """A being from the rim in its copper collar, 100 wide: horns, slanted eyes that glow, hooked arms."""
    pen.limb("M-28 8Q-48 16 -42 40L-34 34M28 8Q48 16 42 40L34 34", "#2A7470", 6)
    pen.limb("M-14 14Q-26 30 -18 46L-10 40M14 14Q26 30 18 46L10 40", "#2A7470", 6)
    pen.solid("M-30 -18L-48 -38L-18 -32ZM30 -18L48 -38L18 -32ZM-6 -36L0 -50L6 -36Z", "#2A7470")
    pen.solid("M-36 10Q-46 -38 0 -40Q46 -38 36 10Q20 16 0 14Q-20 16 -36 10Z", "#3C9C90")
    pen.solid("M-38 4Q0 18 38 4V13Q0 27 -38 13Z", "#C07A3A")
    for x, y in ((-28, 11), (0, 16), (28, 11)):
        pen.disc(x, y, 3, "gold")
    pen.solid(
        "M-26 -20L-6 -12L-8 -4Q-22 -6 -26 -20ZM26 -20L6 -12L8 -4Q22 -6 26 -20ZM0 -34L6 -22L0 -16L-6 -22Z", "black"
    )
    for x, y, r in ((-15, -12, 3.6), (15, -12, 3.6), (0, -24, 3.0)):
        pen.lamp(x, y, r, "yellow")
    pen.solid("M-14 22L-9 34L-5 24ZM14 22L9 34L5 24Z", "bone", 1)
