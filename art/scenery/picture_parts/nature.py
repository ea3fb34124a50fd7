"""Parts that grow, crawl and bite: leaves, cells, wings, jaws, fins."""

from __future__ import annotations

from art.geometry import regular
from art.palette import lighten
from art.scenery.notation import PartLine
from art.scenery.pen import EDGE, Pen
from art.scenery.registry import part
from art.svg import ellipse_path, num, points_path


@part("leaf")
def leaf(pen: Pen, line: PartLine) -> None:
    """A leaf pointing up from (0, 0), 30 long."""
    pen.solid("M0 0Q-12 -12 0 -30Q12 -12 0 0Z", line.word("c", "leaf"))
    pen.stroke("M0 -1V-25M0 -9L-4 -13M0 -9L4 -13M0 -16L-3 -19M0 -16L3 -19", "green--", 0.8, 0.8)


@part("petal")
def petal(pen: Pen, line: PartLine) -> None:
    """A broad petal pointing up from (0, 0), 30 long; with a `thorn` at its end."""
    if line.says("thorn"):
        pen.solid("M-3 -27L0 -40L3 -27Z", "bone", 1)
    pen.solid("M0 0Q-18 -16 -6 -28Q0 -32 6 -28Q18 -16 0 0Z", line.word("c", "accent"))
    pen.stroke("M0 -3V-23", line.word("c", "accent") + "-", 1)


@part("flower")
def flower(pen: Pen, line: PartLine) -> None:
    """An open flower of radius 18 with `count` petals."""
    count = int(line.num("count", 6))
    for i in range(count):
        with pen.at(turn=360 * i / count):
            pen.solid("M0 0Q-9 -10 -3 -18Q0 -20 3 -18Q9 -10 0 0Z", line.word("c", "accent"), 1)
    pen.disc(0, 0, 6, line.word("heart", "yellow"), 1)


@part("thorn")
def thorn(pen: Pen, line: PartLine) -> None:
    """A black thorn pointing up, 20 long."""
    pen.solid("M-5 0Q-1 -9 0 -20Q1 -9 5 0Z", line.word("c", "black"), 1)


@part("stalk")
def stalk(pen: Pen, line: PartLine) -> None:
    """A stem with two leaves and a coin for an ear, 46 tall, foot at (0, 0)."""
    pen.limb("M0 0Q2 -18 0 -34", "leaf", 2)
    with pen.at(0, -12, 0.42, 55):
        leaf(pen, line)
    with pen.at(0, -18, 0.42, -55):
        leaf(pen, line)
    with pen.at(0, -38, 0.8):
        pen.disc(0, 0, 10, "gold", 1.2)
        pen.canvas.circle(0, 0, 6.4, stroke="#8A5F1C", width=1)


@part("fruit")
def fruit(pen: Pen, line: PartLine) -> None:
    """A round fruit of radius 10 with a stem."""
    pen.limb("M0 -8Q1 -13 4 -15", "brown", 1.6)
    pen.ball(0, 0, 10, line.word("c", "red"))
    with pen.at(2, -11, 0.3, 60):
        leaf(pen, line)


@part("pod")
def pod(pen: Pen, line: PartLine) -> None:
    """A closed pod, 34 tall, hanging from (0, -17)."""
    pen.solid("M0 -17Q11 -8 9 5Q7 15 0 18Q-7 15 -9 5Q-11 -8 0 -17Z", line.word("c", "leaf"))
    pen.stroke("M0 -16Q5 0 0 17M0 -16Q-5 0 0 17", "green--", 0.9, 0.7)


@part("fir")
def fir(pen: Pen, line: PartLine) -> None:
    """A row of needles on both sides of an axis along x, 80 long; wider at the stern."""
    for i in range(13):
        x = 34 - i * 5.6
        reach = 6 + i * 1.3
        for side in (-1, 1):
            tone = "leaf" if side < 0 else "green--"
            pen.canvas.path(f"M{num(x)} 0L{num(x - reach * 0.7)} {num(side * reach)}", stroke=EDGE, width=4.4)
            pen.canvas.path(f"M{num(x)} 0L{num(x - reach * 0.7)} {num(side * reach)}", stroke=pen.colour(tone), width=3)
    pen.limb("M38 0H-42", "wood", 4)


@part("cell")
def cell(pen: Pen, line: PartLine) -> None:
    """A hexagonal cell of radius 10; `full` of wax."""
    pen.solid(points_path(regular(0, 0, 10, 6)), line.word("c", "amber-"), 1.2)
    if line.says("full"):
        pen.flat(points_path(regular(0, 0, 7, 6)), "yellow", 0.9)
    elif not line.says("blank"):
        pen.flat(points_path(regular(0, 0, 7, 6)), "#3A2410", 0.9)


@part("comb")
def comb(pen: Pen, line: PartLine) -> None:
    """A patch of honeycomb, `rows` rings of cells around one; some are filled."""
    r = 8.0
    reach = int(line.num("rows", 2))
    for q in range(-reach, reach + 1):
        for s in range(max(-reach, -q - reach), min(reach, -q + reach) + 1):
            x, y = r * 1.74 * (q + s / 2), r * 1.5 * s
            fill = (q * 7 + s * 5) % 3
            pen.solid(points_path(regular(x, y, r, 6)), line.word("c", "amber-"), 1.1, rim=False)
            pen.flat(points_path(regular(x, y, r * 0.66, 6)), ("yellow", "#3A2410", "amber")[fill], 0.9)


@part("egg")
def egg(pen: Pen, line: PartLine) -> None:
    """A glowing egg, 20 tall; `cracked`."""
    pen.glow(0, 0, 15, line.word("c", "yellow"), 0.6)
    pen.solid("M0 -11Q8 -4 7 4Q5 10 0 10Q-5 10 -7 4Q-8 -4 0 -11Z", line.word("c", "#F4E6B0"), 1)
    if line.says("cracked"):
        pen.stroke("M-7 1L-3 -2L0 2L3 -2L7 1", EDGE, 1)


@part("drop")
def drop(pen: Pen, line: PartLine) -> None:
    """A drop, 24 tall."""
    pen.solid("M0 -14Q9 -2 8 4A8 8 0 0 1 -8 4Q-9 -2 0 -14Z", line.word("c", "amber"), 1)
    pen.stroke("M-4 5A5 5 0 0 0 -1 8", "#FFFFFF", 1.4, 0.8)


@part("wing")
def wing(pen: Pen, line: PartLine) -> None:
    """A transparent insect wing from (0, 0) to the upper left, 44 long."""
    tone = lighten(pen.colour(line.word("c", "accent")), 0.4)
    data = "M0 0Q-10 -22 -36 -30Q-46 -30 -42 -20Q-34 -6 0 0Z"
    pen.canvas.path(data, tone, 0.42, stroke=tone, width=1.1, stroke_alpha=0.95)
    pen.stroke("M0 0Q-18 -14 -38 -24M-10 -5Q-24 -10 -38 -16M-8 -9Q-18 -20 -32 -27", tone, 0.7, 0.7)


@part("moth")
def moth(pen: Pen, line: PartLine) -> None:
    """One broad moth wing from (0, 0) to the upper left, with an eye spot."""
    tone = line.word("c", "#9A9688")
    pen.solid("M0 0Q-4 -26 -30 -34Q-40 -30 -36 -14Q-30 -8 -24 -6Q-30 2 -26 10Q-14 14 0 4Z", tone)
    pen.disc(-22, -18, 6, tone + "-", 0.8)
    pen.disc(-22, -18, 3, "accent", 0.6)


@part("ant")
def ant(pen: Pen, line: PartLine) -> None:
    """A worker to the right, 34 long, standing on y = 10; with a `lamp` on its head."""
    tone = line.word("c", "hull")
    for x in (-5, 0, 5):
        pen.stroke(f"M{x} 2L{x - 4} 6L{x - 6} 10M{x} 2L{x + 3} 6L{x + 2} 10", EDGE, 1.6)
    pen.disc(-10, 0, 8, tone, 1, 6)
    pen.disc(1, 0, 5, tone, 1, 4)
    pen.disc(10, -3, 5.4, tone, 1)
    pen.stroke("M12 -7Q15 -13 19 -12M10 -8Q11 -14 15 -15", EDGE, 1.2)
    pen.canvas.circle(12, -4, 1.3, pen.colour("accent+"))
    if line.says("lamp"):
        pen.glow(16, -8, 9, "yellow", 0.8)
        pen.lamp(12, -8, 1.7, "yellow")


@part("flyer")
def flyer(pen: Pen, line: PartLine) -> None:
    """A single flyer of a swarm, 10 wide."""
    pen.canvas.ellipse(-3, -2.4, 4, 1.8, "#FFFFFF", 0.5)
    pen.canvas.ellipse(3, -2.4, 4, 1.8, "#FFFFFF", 0.5)
    pen.canvas.ellipse(0, 0, 3.4, 2, pen.colour(line.word("c", "hull")), stroke=EDGE, width=0.7)


@part("jaws")
def jaws(pen: Pen, line: PartLine) -> None:
    """Open jaws seen from the front, 90 wide and 76 tall; `rows` of teeth."""
    tone = line.word("c", "hull")
    pen.solid("M-48 -2Q-46 -40 0 -42Q46 -40 48 -2Q44 38 0 40Q-44 38 -48 -2Z", tone)
    pen.flat("M-40 -2Q-38 -30 0 -31Q38 -30 40 -2Q36 29 0 31Q-36 29 -40 -2Z", line.word("throat", "#3A1020"))
    pen.glow(0, 2, 22, line.word("deep", "red"), 0.5)
    for row in range(int(line.num("rows", 1))):
        reach, small = 38 - row * 6, 1 - row * 0.25
        for i in range(8):
            for up in (1, -1):
                share = (i - 3.5) / 4
                x, y = reach * share, up * -29 * (1 - share * share) ** 0.5 * (1 - row * 0.14)
                with pen.at(
                    x, y, small * (0.62 if abs(share) > 0.7 else 0.8), (180 if up > 0 else 0) + share * up * 50
                ):
                    pen.solid("M-5 2Q-3 -8 0 -13Q3 -8 5 2Z", line.word("tooth", "bone"), 1.2)


@part("bite")
def bite(pen: Pen, line: PartLine) -> None:
    """A jaw from the side closing downwards, 100 wide: put a second, turned by 180, below."""
    tone = line.word("c", "hull")
    pen.solid("M-54 -34Q-52 -70 0 -72Q52 -70 54 -34L50 -6Q0 -20 -50 -6Z", tone)
    pen.flat("M-50 -8Q0 -22 50 -8L49 -3Q0 -16 -49 -3Z", "#7A2438")
    for i in range(8):
        share = (i - 3.5) / 4
        with pen.at(47 * share, -12 + 8 * share * share, 1, 180):
            pen.solid("M-5.4 2Q-3 -8 0 -14Q3 -8 5.4 2Z", line.word("tooth", "bone"), 1.2)


@part("fin")
def fin(pen: Pen, line: PartLine) -> None:
    """A back fin, 30 tall, foot on y = 0."""
    pen.solid("M-18 0Q-6 -8 -2 -22Q2 -30 14 -32Q8 -18 14 0Z", line.word("c", "hull"))


@part("coral")
def coral(pen: Pen, line: PartLine) -> None:
    """A branching coral, 44 tall, foot at (0, 0)."""
    tone = line.word("c", "pink")
    pen.limb(
        "M0 0V-18M0 -12Q-10 -16 -12 -28M0 -14Q10 -18 12 -32M0 -18Q-2 -30 2 -40"
        "M-11 -22Q-18 -24 -18 -32M11 -26Q19 -26 20 -36",
        tone,
        4,
    )


@part("brain")
def brain(pen: Pen, line: PartLine) -> None:
    """A brain, 34 wide."""
    pen.solid(
        "M-16 4Q-20 -4 -14 -9Q-12 -16 -4 -15Q0 -18 4 -15Q12 -16 14 -9Q20 -4 16 4Q12 12 0 10Q-12 12 -16 4Z",
        line.word("c", "pink"),
        1.2,
    )
    pen.stroke("M0 -15Q-2 -6 0 9M-11 -8Q-5 -7 -7 -1M-13 2Q-8 0 -5 5M11 -8Q5 -7 7 -1M13 2Q8 0 5 5", "rose-", 1.2, 0.8)


@part("ribs")
def ribs(pen: Pen, line: PartLine) -> None:
    """The ribs of an unfinished hull, 90 long."""
    pen.limb("M-44 14Q0 24 46 8", line.word("c", "bone"), 4)
    for i in range(8):
        x = -36 + i * 10.4
        top = -22 + abs(i - 3.5) * 3
        pen.limb(
            f"M{num(x)} 17Q{num(x - 8)} {num((top + 17) / 2)} {num(x + 2)} {num(top)}", line.word("c", "bone"), 2.6
        )


@part("mandible")
def mandible(pen: Pen, line: PartLine) -> None:
    """One hooked mandible, point up and to the right, 36 tall."""
    pen.solid("M-10 18Q-16 -6 6 -18Q2 -8 4 0Q2 10 6 18Z", line.word("c", "hull-"))
    pen.flat(ellipse_path(-5, 2, 1.6, 5), "accent", 0.6)
