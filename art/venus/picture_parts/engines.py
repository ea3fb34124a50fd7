"""Parts of the steam age: engines, wagons, cranes, telegraphs."""

from __future__ import annotations

from art.geometry import gear
from art.scenery.notation import PartLine
from art.scenery.pen import EDGE, Pen
from art.scenery.registry import part
from art.venus.picture_parts.arms import wheel


@part("turbine")
def turbine(pen: Pen, line: PartLine) -> None:
    """A turbine wheel of radius 26 with curved blades."""
    pen.disc(0, 0, 28, "iron-", 2)
    for turn in range(0, 360, 30):
        with pen.at(turn=turn):
            pen.solid("M-3 -8Q-8 -18 2 -25Q10 -22 5 -8Z", line.word("c", "brass"), 1)
    pen.disc(0, 0, 9, "steel", 1.4)
    pen.disc(0, 0, 3.4, "brass", 1)


@part("boiler")
def boiler(pen: Pen, line: PartLine) -> None:
    """A lying boiler with bands, 60 long, and a funnel; `gauge` adds a dial."""
    pen.solid("M14 -16V-34H10V-40H28V-34H24V-16Z", "iron")
    pen.solid("M-30 -16H26Q34 0 26 16H-30Q-36 0 -30 -16Z", line.word("c", "brass"))
    pen.stroke("M-18 -16V16M-4 -16V16M10 -16V16", EDGE, 1.4)
    if line.says("gauge"):
        pen.disc(-10, 0, 9, "white", 1.4)
        pen.stroke("M-10 0L-5 -6", "red", 1.6)


@part("train")
def train(pen: Pen, line: PartLine) -> None:
    """A steam engine to the right, 90 long, its wheels on y = 24."""
    pen.solid("M-42 -26H-14V14H-42Z", line.word("c", "accent"))
    pen.solid("M-46 -32H-10V-26H-46Z", "iron", 1.2)
    pen.solid("M-36 -20H-20V-8H-36Z", "yellow", 1)
    pen.solid("M-14 -14H32Q40 0 32 10H-14Z", line.word("c", "accent"))
    pen.solid("M20 -14V-28L16 -36H34L30 -28V-14Z", "iron")
    pen.disc(0, -15, 5, "brass", 1.2)
    pen.solid("M-42 9H36L52 25H32L28 15H-42Z", "iron", 1.2)
    for x, r in ((-32, 11), (-6, 11), (18, 9)):
        with pen.at(x, 26 - r, r / 14):
            wheel(pen, PartLine("wheel", words={"c": "red"}))
    pen.stroke("M-32 16H-6", "steel", 2.4)
    pen.lamp(38, -2, 3, "yellow")


@part("wagon")
def wagon(pen: Pen, line: PartLine) -> None:
    """A two-wheeled cart, 60 long, loaded with powder barrels."""
    for x, y in ((-16, -10), (6, -10), (-5, -26)):
        pen.box(x - 10, y - 9, 20, 18, "wood", 5)
        pen.stroke(f"M{x - 10} {y - 4}h20M{x - 10} {y + 4}h20", "iron", 1.6)
    pen.solid("M-34 0H28L36 8H-34Z", "wood-")
    pen.limb("M30 4L52 -2", "wood", 4)
    for x in (-18, 14):
        with pen.at(x, 14):
            wheel(pen, PartLine("wheel"))


@part("crane")
def crane(pen: Pen, line: PartLine) -> None:
    """A jib crane, 80 tall, its foot on y = 40, hook at (34, 6)."""
    pen.limb("M-18 40V-34", "iron", 7)
    pen.limb("M-18 -30L34 -40M-18 -4L10 -36", line.word("c", "brass"), 5)
    pen.stroke("M-16 34L-20 -26M-20 34L-16 -26", EDGE, 0.8)
    pen.stroke("M34 -38V-2", "black", 2)
    pen.limb("M34 0Q40 6 34 9Q30 9 30 5", "steel", 3)
    pen.solid("M-34 44L-28 30H-8L-2 44Z", "iron-")
    with pen.at(-18, 6, 0.7):
        pen.solid(gear(0, 0, 16, 10, 4, 0, 5), "brass", even=True)


@part("telegraph")
def telegraph(pen: Pen, line: PartLine) -> None:
    """A telegraph: key, sounder reels and a ribbon of tape, 70 wide."""
    pen.solid("M-36 8H36V18H-36Z", "wood")
    pen.limb("M-26 6V-4L6 -8", "brass", 4)
    pen.disc(8, -12, 6, "black", 1.2, 3.6)
    pen.limb("M-6 8V-4", "brass", 3)
    for x in (18, 30):
        pen.box(x - 4, -14, 9, 22, "red", 3)
    pen.disc(24, -20, 11, "brass")
    pen.disc(24, -20, 4, "iron", 1)
    pen.canvas.path("M14 -16Q-10 -40 -34 -26T-60 -30", stroke=EDGE, width=8)
    pen.canvas.path("M14 -16Q-10 -40 -34 -26T-60 -30", stroke=pen.colour("paper"), width=6)
    pen.stroke("M10 -19Q-10 -38 -32 -27T-58 -30", "ink", 1.6, 1, "1.6 2.6")


@part("semaphore")
def semaphore(pen: Pen, line: PartLine) -> None:
    """A signal tower with two arms, 80 tall, its foot on y = 40."""
    pen.solid("M-16 40L-9 4H9L16 40Z", "sand")
    pen.stroke("M-13 24H13M-11 14H11", EDGE, 1)
    pen.limb("M0 4V-36", "iron", 4)
    pen.limb("M-26 -30L26 -22", "wood", 6)
    for x, y, turn in ((-26, -30, 30), (26, -22, -40)):
        with pen.at(x, y, 1, turn):
            pen.solid("M-4 0H4V22H-4Z", line.word("c", "red"), 1.2)
    pen.lamp(0, -38, 3, "yellow")


@part("anvil")
def anvil(pen: Pen, line: PartLine) -> None:
    """An anvil, 60 wide, its foot on y = 20."""
    pen.solid("M-32 -12H30Q24 0 10 2L12 10L20 20H-18L-10 10L-8 2Q-26 0 -32 -12Z", line.word("c", "iron"))
