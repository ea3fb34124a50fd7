"""Parts that crews hold, sell, aim and break."""

from __future__ import annotations

from art.geometry import gear, regular, ring, star
from art.palette import lighten
from art.scenery.notation import PartLine
from art.scenery.pen import EDGE, Pen
from art.scenery.registry import part
from art.svg import ellipse_path, num, points_path


@part("cannon")
def cannon(pen: Pen, line: PartLine) -> None:
    """A gun to the right, 60 long, on a mount; `barrels` of them side by side."""
    tone, count = line.word("c", "iron"), int(line.num("barrels", 1))
    pen.solid("M-16 22L-10 4L10 4L16 22Z", line.word("mount", "hull-"))
    for i in range(count):
        y = (i - (count - 1) / 2) * 9
        thick = 8 if count == 1 else 4.4
        pen.solid(f"M-22 {y - thick}L28 {y - thick * 0.62}V{y + thick * 0.62}L-22 {y + thick}Z", tone)
        pen.box(26, y - thick * 0.85, 7, thick * 1.7, tone + "-", 1)
        pen.canvas.ellipse(33, y, 1.4, thick * 0.5, EDGE)
    pen.disc(-20, 0, 11, line.word("butt", "hull"))
    if pen.fine:
        pen.stroke("M-6 -8V8M6 -7V7", EDGE, 1)
        pen.disc(-20, 0, 4, "brass")


@part("barrel")
def barrel(pen: Pen, line: PartLine) -> None:
    """One gun barrel along +x from the origin, 40 long."""
    tone = line.word("c", "iron")
    pen.solid("M0 -5L34 -3.4V3.4L0 5Z", tone)
    pen.box(32, -4.8, 7, 9.6, tone + "-", 1)
    pen.canvas.ellipse(39, 0, 1.3, 2.8, EDGE)


@part("rocket")
def rocket(pen: Pen, line: PartLine) -> None:
    """A missile to the right, 60 long; `cold` has no flame."""
    if not line.says("cold"):
        with pen.at(-26, 0, 1.1):
            pen.glow(-8, 0, 16, "#FFB347", 0.9, 6)
            pen.flat("M2 -3.6Q-14 -3 -24 0Q-14 3 2 3.6Z", "#FF9A3C")
            pen.flat("M2 -1.8Q-8 -1.4 -15 0Q-8 1.4 2 1.8Z", "#FFF6D8")
    pen.half("M-12 -6L-24 -15L-28 -15L-24 0L-12 0Z", line.word("fin", "accent"))
    pen.half("M30 0Q22 -8 8 -8L-24 -7L-26 0Z", line.word("c", "bone"))
    pen.half("M30 0Q25 -5.4 17 -7.2L17 0Z", line.word("nose", "red"))
    if pen.fine:
        pen.half("M-6 0L-6 -7.7L-10 -7.6L-10 0Z", line.word("fin", "accent"))


@part("bomb")
def bomb(pen: Pen, line: PartLine) -> None:
    """A round bomb of radius 12 with a fuse; `dud` is not lit."""
    pen.limb("M5 -11Q9 -19 15 -17", "sand", 2)
    pen.ball(0, 0, 12, line.word("c", "black"))
    pen.solid("M1 -13L9 -9.6L7 -6L-1 -9.6Z", "iron", 1)
    if not line.says("dud"):
        pen.glow(16, -17, 8, "fire", 0.9)
        pen.flat(points_path(star(16, -17, 5, 6, 0.4)), "#FFF3C4")


@part("shell")
def shell(pen: Pen, line: PartLine) -> None:
    """An artillery shell standing up, 30 tall."""
    pen.solid("M-6 14V-4Q-6 -12 0 -16Q6 -12 6 -4V14Z", line.word("c", "brass"))
    pen.flat("M-6 4H6V8H-6Z", line.word("band", "red"))


@part("gear")
def cog(pen: Pen, line: PartLine) -> None:
    """A cog wheel of radius 14."""
    pen.solid(gear(0, 0, 14, int(line.num("teeth", 10)), 3.6, line.num("at", 0), 5), line.word("c", "brass"), even=True)


@part("wrench")
def wrench(pen: Pen, line: PartLine) -> None:
    """A spanner, 40 long, jaw up."""
    pen.solid(
        "M-3 20V-6Q-10 -9 -9 -16L-7 -20L-4 -12L0 -10L4 -12L7 -20L9 -16Q10 -9 3 -6V20Q0 23 -3 20Z",
        line.word("c", "steel"),
    )


@part("hammer")
def hammer(pen: Pen, line: PartLine) -> None:
    """A sledge hammer, 40 tall."""
    pen.box(-2, -12, 4, 34, "wood", 1.5)
    pen.box(-14, -20, 28, 12, line.word("c", "iron"), 2)


@part("pliers")
def pliers(pen: Pen, line: PartLine) -> None:
    """Small pliers, jaws up, 30 tall."""
    pen.limb("M-4 15Q-6 4 0 0Q5 -4 3 -12", line.word("c", "red"), 3)
    pen.limb("M4 15Q6 4 0 0Q-5 -4 -3 -12", line.word("c", "red"), 3)
    pen.disc(0, 0, 2.6, "steel", 0.8)


@part("knife")
def knife(pen: Pen, line: PartLine) -> None:
    """A knife, point up, 36 tall."""
    pen.solid("M-3 6V-10Q-2 -16 2 -20Q4 -8 3 6Z", line.word("c", "steel"), 1)
    pen.box(-6, 5, 12, 3, "brass", 1, 0.9)
    pen.box(-2.4, 8, 4.8, 10, line.word("grip", "accent-"), 1.5, 0.9)


@part("saw")
def saw(pen: Pen, line: PartLine) -> None:
    """A circular saw blade of radius 14."""
    pen.solid(
        points_path(star(0, 0, 14, 14, 0.78, 9)) + ellipse_path(0, 0, 3, 3), line.word("c", "steel"), 1, even=True
    )
    pen.canvas.circle(0, 0, 8, stroke="#0A0E1C", width=0.6, stroke_alpha=0.6)


@part("coin")
def coin(pen: Pen, line: PartLine) -> None:
    """A credit coin of radius 10."""
    pen.disc(0, 0, 10, line.word("c", "gold"), 1.2)
    pen.canvas.circle(0, 0, 7, stroke="#8A5F1C", width=0.9)
    pen.flat(points_path(star(0, 0, 5, 4, 0.36)), "#8A5F1C")


@part("coins")
def coins(pen: Pen, line: PartLine) -> None:
    """A stack of coins on the ground at (0, 0); `high` of them."""
    for i in range(int(line.num("high", 4))):
        y = -3 * i
        pen.solid(f"M-10 {y - 2}V{y}A10 3.6 0 0 0 10 {y}V{y - 2}Z", "gold-", 0.9)
        pen.solid(ellipse_path(0, y - 2, 10, 3.6), "gold", 0.9)


@part("sheet")
def sheet(pen: Pen, line: PartLine) -> None:
    """A paper 30 × 40 with written lines and, with `seal`, a wax seal."""
    pen.box(-15, -20, 30, 40, line.word("c", "paper"), 1, 1.2)
    for i in range(int(line.num("lines", 6))):
        long = 22 if i % 3 != 2 else 14
        pen.stroke(f"M-11 {-14 + i * 5}h{long}", "ink", 1.1, 0.6)
    if line.says("seal"):
        pen.flat("M6 12L3 24L8 20L12 24L11 12Z", "red-")
        pen.solid(points_path(star(8, 13, 6, 10, 0.82)), line.word("seal", "red") or "red", 0.9)


@part("scroll")
def scroll(pen: Pen, line: PartLine) -> None:
    """A rolled plan, 36 long, with a seal or band."""
    pen.box(-18, -5, 36, 10, line.word("c", "paper"), 4, 1.1)
    pen.disc(18, 0, 2.4, "paper-", 1, 5)
    pen.box(-4, -5.4, 6, 10.8, line.word("band", "accent"), 0.5, 0.8)


@part("book")
def book(pen: Pen, line: PartLine) -> None:
    """An open book, 60 wide."""
    pen.solid("M-32 -14Q-16 -22 0 -13Q16 -22 32 -14V18Q16 10 0 19Q-16 10 -32 18Z", line.word("cover", "accent--"))
    for side in (1, -1):
        with pen.at(flip=side < 0):
            pen.solid("M0 -14Q14 -22 29 -16V13Q14 7 0 15Z", line.word("c", "paper"), 1)
            for i in range(4):
                pen.stroke(f"M5 {-9 + i * 5}Q14 {-14 + i * 5} 24 {-10 + i * 5}", "ink", 0.9, 0.45)


@part("clock")
def clock(pen: Pen, line: PartLine) -> None:
    """A clock face of radius 20; `hour` and `minute` in degrees."""
    pen.disc(0, 0, 20, line.word("rim", "brass"), 1.6)
    pen.disc(0, 0, 16.5, line.word("c", "paper"), 1)
    for x, y in regular(0, 0, 13.6, 12):
        pen.canvas.circle(x, y, 0.9, pen.colour("ink"))
    for angle, long, wide in ((line.num("hour", 0), 8, 2.4), (line.num("minute", 0), 12, 1.6)):
        with pen.at(turn=angle):
            pen.stroke(f"M0 2V{-long}", "ink", wide)
    pen.canvas.circle(0, 0, 1.8, pen.colour("red"))


@part("crate")
def crate(pen: Pen, line: PartLine) -> None:
    """A wooden crate, 26 across, standing on y = 13."""
    pen.box(-13, -13, 26, 26, line.word("c", "wood"), 1)
    pen.stroke("M-13 -13L13 13M-13 -7H13M-13 7H13", EDGE, 1, 0.6)


@part("sack")
def sack(pen: Pen, line: PartLine) -> None:
    """A full sack, 26 wide, tied at the top."""
    pen.solid("M-4 -10Q-15 -4 -14 8Q-13 16 0 16Q13 16 14 8Q15 -4 4 -10L8 -17Q0 -14 -8 -17Z", line.word("c", "sand"))
    pen.stroke("M-5 -10H5", "brown", 2.4)


@part("chest")
def chest(pen: Pen, line: PartLine) -> None:
    """A treasure chest, 44 wide, its lid open."""
    pen.solid("M-22 -4Q-24 -22 0 -22Q24 -22 22 -4Z", "brown")
    pen.flat("M-19 -5Q-18 -17 0 -17Q18 -17 19 -5Z", "#1A1018")
    pen.box(-22, -4, 44, 24, line.word("c", "wood"), 1)
    pen.stroke("M-12 -4V20M12 -4V20", "brass", 2.6)
    pen.box(-4, 0, 8, 8, "brass", 1, 1)


@part("magnet")
def magnet(pen: Pen, line: PartLine) -> None:
    """A horseshoe magnet, opening up, 36 tall."""
    pen.solid("M-18 -14V2A18 18 0 0 0 18 2V-14H8V2A8 8 0 0 1 -8 2V-14Z", line.word("c", "red"))
    pen.box(-18, -20, 10, 7, "steel", 0, 1.2)
    pen.box(8, -20, 10, 7, "steel", 0, 1.2)


@part("drill")
def drill(pen: Pen, line: PartLine) -> None:
    """A drill bit to the right, 34 long."""
    pen.half("M20 0L-12 -12L-14 0Z", line.word("c", "steel"))
    pen.stroke("M12 3L6 -5M4 6L-3 -9M-4 9L-10 -11", EDGE, 1.4, 0.8)


@part("gem")
def gem(pen: Pen, line: PartLine) -> None:
    """A cut crystal, 24 tall."""
    tone = line.word("c", "accent")
    pen.solid("M0 -12L9 -3L0 13L-9 -3Z", tone)
    pen.stroke("M-9 -3H9M-3 -3L0 -12L3 -3L0 13Z", lighten(pen.colour(tone), 0.6), 0.7, 0.8)


@part("dish")
def dish(pen: Pen, line: PartLine) -> None:
    """A dish to the right, 34 tall, on a foot."""
    pen.limb("M-8 4L-12 20", "iron", 3)
    pen.solid("M-2 -18Q-18 0 -2 18Q6 8 6 0Q6 -8 -2 -18Z", line.word("c", "steel"))
    pen.solid(ellipse_path(-1, 0, 5, 17.6), line.word("inner", "hull-"), 1)
    pen.limb("M-2 0H12", "steel", 1.6)
    pen.lamp(13, 0, 2.2)


@part("net")
def net(pen: Pen, line: PartLine) -> None:
    """A hanging net, 44 wide, opening upwards."""
    tone = line.word("c", "sand")
    pen.stroke("M-22 -14Q-20 16 0 18Q20 16 22 -14", tone, 1.4)
    pen.stroke("M-14 -14Q-12 12 0 18M14 -14Q12 12 0 18M0 -14V18M-21 -5H21M-19 4H19M-13 12H13", tone, 0.8, 0.8)


@part("chain")
def chain(pen: Pen, line: PartLine) -> None:
    """A chain of `n`… links along +x, 8 units each, `links` of them."""
    for i in range(int(line.num("links", 5))):
        pen.canvas.ellipse(i * 7 + 3, 0, 4.4, 2.8 if i % 2 else 1.2, stroke=EDGE, width=2.8)
        pen.canvas.ellipse(
            i * 7 + 3, 0, 4.4, 2.8 if i % 2 else 1.2, stroke=pen.colour(line.word("c", "steel")), width=1.5
        )


@part("die")
def die(pen: Pen, line: PartLine) -> None:
    """A die with `eyes` spots, 22 across."""
    pen.box(-11, -11, 22, 22, line.word("c", "bone"), 4)
    count = int(line.num("eyes", 5))
    spots = [(0.0, 0.0)] if count % 2 else []
    spots += regular(0, 0, 6, count - len(spots), 45) if count > 1 else []
    for x, y in spots:
        pen.canvas.circle(x, y, 1.7, pen.colour("red-"))


@part("reel")
def reel(pen: Pen, line: PartLine) -> None:
    """A reel of tape, radius 14."""
    pen.disc(0, 0, 14, line.word("c", "black"), 1.2)
    pen.solid(ring(0, 0, 13, 3), "brass", 0.8, even=True)
    for x, y in regular(0, 0, 6.4, 3, 20):
        pen.canvas.circle(x, y, 2.6, pen.colour("accent+"))
    pen.disc(0, 0, 2.4, "brass", 0.7)


@part("scope")
def scope(pen: Pen, line: PartLine) -> None:
    """A round sight with crosshairs, radius 14."""
    tone = line.word("c", "steel")
    pen.canvas.circle(0, 0, 11.5, pen.colour("#123040"), 0.75)
    pen.solid(ring(0, 0, 14, 3), tone, 1, even=True)
    pen.stroke("M-11 0H-3M3 0H11M0 -11V-3M0 3V11", line.word("cross", "accent"), 1.3)
    pen.canvas.circle(0, 0, 1.4, "#FFFFFF")


@part("lens")
def lens(pen: Pen, line: PartLine) -> None:
    """A magnifying glass, radius 14, grip to the lower right."""
    pen.limb("M10 10L24 24", "wood", 5)
    pen.canvas.circle(0, 0, 13, "#DFF6FF", 0.35)
    pen.solid(ring(0, 0, 15, 3), line.word("c", "brass"), 1, even=True)
    pen.stroke("M-8 -4A9 9 0 0 1 -2 -9", "#FFFFFF", 1.6, 0.9)


@part("cup")
def cup(pen: Pen, line: PartLine) -> None:
    """A steaming cup, 18 wide."""
    pen.stroke("M-3 -14Q-7 -18 -3 -22M3 -14Q-1 -18 3 -22", "white", 1.2, 0.7)
    pen.canvas.path("M8 -6Q16 -6 14 0Q13 4 7 4", stroke=pen.colour(line.word("c", "white")), width=2)
    pen.solid("M-9 -10H9L7 9H-7Z", line.word("c", "white"))
    pen.flat("M-8.4 -9.4H8.4V-6.6H-8.2Z", "brown")


@part("tag")
def tag(pen: Pen, line: PartLine) -> None:
    """A price tag on a thread, hanging from (0, 0); `crossed` out."""
    pen.stroke("M0 0V8", "white", 0.8)
    pen.solid("M0 6L7 12V26H-7V12Z", line.word("c", "paper"), 1)
    pen.canvas.circle(0, 11, 1.4, EDGE)
    pen.canvas.circle(0, 19, 3.4, pen.colour("gold"))
    if line.says("crossed"):
        pen.stroke("M-6 24L6 14", "red", 2)


@part("card")
def card(pen: Pen, line: PartLine) -> None:
    """A playing card, 20 × 28, its face with a star or its back."""
    pen.box(-10, -14, 20, 28, line.word("c", "paper"), 2, 1)
    if line.says("back"):
        pen.canvas.rect(-7.4, -11.4, 14.8, 22.8, 1.4, pen.colour("accent--"))
    pen.flat(points_path(star(0, 0, 6, 4, 0.36)), line.word("mark", "accent"))


@part("glass")
def glass(pen: Pen, line: PartLine) -> None:
    """A bottle, 34 tall."""
    pen.solid("M-2.6 -18H2.6V-8Q7 -6 7 0V17H-7V0Q-7 -6 -2.6 -8Z", line.word("c", "green"), 1)
    pen.flat("M-7 2H7V10H-7Z", "paper", 0.9)


@part("jar")
def jar(pen: Pen, line: PartLine) -> None:
    """A glass jar, 36 wide and 48 tall, empty; put its content behind it."""
    pen.canvas.path("M-18 24V-16Q-18 -22 -10 -22H10Q18 -22 18 -16V24Q0 29 -18 24Z", "#BFEFF8", 0.2,
                    stroke="#DFF8FF", width=1.3)  # fmt: skip
    pen.stroke("M-14 -14V12", "#FFFFFF", 2, 0.6)
    pen.box(-13, -28, 26, 7, line.word("c", "brass"), 2, 1)


@part("sign")
def sign(pen: Pen, line: PartLine) -> None:
    """A board on a post: the board is 36 × 20, the post reaches down 40."""
    pen.box(-1.8, -4, 3.6, 44, "wood", 0, 1)
    pen.box(-18, -16, 36, 20, line.word("c", "paper"), 1.5)


@part("arrow")
def arrow(pen: Pen, line: PartLine) -> None:
    """A fat arrow to the right, 36 long."""
    pen.solid("M-18 -5H2V-12L20 0L2 12V5H-18Z", line.word("c", "accent"), 1.1)


@part("flag")
def flag(pen: Pen, line: PartLine) -> None:
    """A flag on a staff, 44 tall; the staff's foot is (0, 20)."""
    pen.limb("M0 20V-22", "wood", 1.8)
    pen.solid("M1 -21Q10 -26 18 -20T30 -20V-4Q24 -1 17 -5T1 -5Z", line.word("c", "accent"), 1.1)


@part("spring")
def spring(pen: Pen, line: PartLine) -> None:
    """A coil along +x, `long` units."""
    turns = int(line.num("long", 40) / 5)
    data = "M0 0" + "".join(f"L{num(i * 5 + 2.5)} {-5 if i % 2 else 5}" for i in range(turns))
    pen.limb(data, line.word("c", "steel"), 1.8)


@part("tooth")
def tooth(pen: Pen, line: PartLine) -> None:
    """A tooth, point up, 30 tall."""
    pen.solid("M-9 14Q-6 -4 0 -16Q6 -4 9 14Q0 18 -9 14Z", line.word("c", "bone"))
