"""Parts of the steam age for pictures of Onward to Venus: hatching, models of pieces, worlds, arms.

They are named in the same short notation as the other card pictures (`art/kaosz/notation.py`).
"""

from __future__ import annotations

from art.chance import Scatter
from art.geometry import regular, ring
from art.scenery.notation import PartLine
from art.scenery.pen import EDGE, Pen
from art.scenery.registry import part
from art.svg import ellipse_path, num, rect_path
from art.venus.empires import MARKS
from art.venus.pieces import draw_piece
from art.venus.worlds import TONES
from art.worlds import draw_world

GLOBES = {"venus": "bands", "earth": "continents", "mars": "caps", "titan": "storm", "ganymede": "rifts"}


@part("hatch")
def hatch(pen: Pen, line: PartLine) -> None:
    """An engraver's lines over the ground, as on banknotes; they follow a slow swell."""
    if pen.measuring or not pen.fine:
        return
    swell = pen.dice.between(4, 12) * (1 if pen.dice.below(2) else -1)
    for i in range(-34, 35):
        y = i * 3.2
        pen.canvas.path(
            f"M-110 {num(y)}Q-55 {num(y - swell)} 0 {num(y)}T110 {num(y)}",
            stroke="#FFE9C0", width=0.55, stroke_alpha=0.15,
        )  # fmt: skip


@part("unit")
def unit(pen: Pen, line: PartLine) -> None:
    """A playing piece as a model, 60 wide: `kind` and colour."""
    draw_piece(pen.canvas, line.word("kind", "cruiser"), 0, 0, 60, pen.colour(line.word("c", "accent")), pen.fine)


@part("globe")
def globe(pen: Pen, line: PartLine) -> None:
    """One of the eight worlds, radius 20."""
    world = line.word("of", "venus")
    draw_world(pen.canvas, 0, 0, 20, TONES[world], GLOBES.get(world, "craters"), Scatter(world))


@part("mark")
def mark(pen: Pen, line: PartLine) -> None:
    """An empire's figure, 20 across."""
    pen.flat(MARKS[line.word("of", "britain")], line.word("c", "white"), even=True)


# -- arms ---------------------------------------------------------------------------------------------------


@part("wheel")
def wheel(pen: Pen, line: PartLine) -> None:
    """A spoked wheel of radius 14."""
    tone = line.word("c", "wood")
    pen.stroke("".join(f"M0 0L{num(x)} {num(y)}" for x, y in regular(0, 0, 12, 8)), tone + "-", 2)
    pen.solid(ring(0, 0, 14, 4), tone, 1.2, even=True)
    pen.disc(0, 0, 4, "brass", 1)


@part("howitzer")
def howitzer(pen: Pen, line: PartLine) -> None:
    """A wheeled gun to the right, 80 long; `up` raises the barrel by degrees, `fat` thickens it."""
    fat = line.num("fat", 1)
    pen.limb("M-6 10L-40 24", "wood", 6)
    with pen.at(-4, -2, 1, -line.num("up", 24)):
        tone = line.word("c", "iron")
        pen.solid(f"M-22 {-9 * fat}L46 {-6 * fat}V{6 * fat}L-22 {9 * fat}Q-30 0 -22 {-9 * fat}Z", tone)
        pen.solid(f"M40 {-8 * fat}H48V{8 * fat}H40Z", "brass", 1.1)
        pen.solid(f"M-4 {-8.6 * fat}H2V{8.6 * fat}H-4Z", "brass", 1.1)
        pen.canvas.ellipse(48, 0, 1.6, 4.6 * fat, EDGE)
        if line.says("coils"):
            for x in (10, 17, 24, 31):
                pen.solid(rect_path(x, -9 * fat, 4, 18 * fat, 2), "cyan", 1)
    with pen.at(0, 12, 1.25):
        wheel(pen, PartLine("wheel"))


@part("mortar")
def mortar(pen: Pen, line: PartLine) -> None:
    """A stubby mortar to the upper right with a boiler behind it, 60 wide."""
    pen.box(-34, -8, 24, 30, "brass", 10)
    pen.stroke("M-34 2H-10M-34 12H-10", EDGE, 1)
    pen.limb("M-22 -8V-22", "iron", 5)
    pen.limb("M-12 8Q-4 4 0 8", "brass", 4)
    with pen.at(8, 4, 1, -58):
        pen.solid("M-16 -13Q-22 0 -16 13L26 10V-10Z", line.word("c", "iron"))
        pen.solid("M22 -13H31V13H22Z", "brass", 1.2)
        pen.canvas.ellipse(31, 0, 2.6, 9, EDGE)
    pen.solid("M-14 26L-6 10H22L30 26Z", "wood")


@part("carbine")
def carbine(pen: Pen, line: PartLine) -> None:
    """A long gun along x, muzzle right, 100 long; with `ray` it has coils and a glass bulb."""
    pen.solid("M-50 4L-28 -6H-12V4L-28 6L-46 16Q-52 12 -50 4Z", line.word("stock", "wood"))
    pen.solid("M-16 -6H46V1H-16Z", line.word("c", "brass"), 1.2)
    pen.limb("M-20 5Q-18 12 -12 10", "iron", 2)
    if line.says("ray"):
        for x in (0, 8, 16, 24):
            pen.solid(rect_path(x, -9, 4, 13, 2), "steel", 1)
        pen.solid(ellipse_path(-6, -9, 9, 6), "cyan", 1.2)
        pen.solid("M40 -8L52 -12V7L40 3Z", "steel", 1.2)
        pen.lamp(54, -2.5, 3, "cyan")
    else:
        pen.solid("M44 -7H52V2H44Z", "iron", 1)
        pen.limb("M-4 3H22", "wood", 4)


@part("pistol")
def pistol(pen: Pen, line: PartLine) -> None:
    """A pocket heat-pistol to the right, 56 wide."""
    pen.solid("M-20 -4L-4 -2L-12 24Q-20 28 -26 22Z", "wood")
    pen.solid("M-26 -16H8V2H-18Q-28 0 -26 -16Z", "brass")
    pen.solid(ellipse_path(-8, -14, 9, 9), "orange", 1.2)
    pen.solid("M8 -12H20L30 -18V4L20 -2H8Z", "iron")
    pen.limb("M-4 3Q-2 10 -8 10", "iron", 2)
    pen.glow(38, -7, 14, "fire", 0.9)


@part("lance")
def lance(pen: Pen, line: PartLine) -> None:
    """A lance along x with a glowing head at the right, 110 long."""
    tone = line.word("c", "cyan")
    pen.limb("M-56 0H26", "wood", 4)
    pen.solid("M22 -6H30V6H22Z", "brass", 1)
    pen.glow(42, 0, 18, tone, 0.7, 10)
    pen.solid("M30 -6L56 0L30 6L34 0Z", tone + "+", 1)
    if line.says("pennon"):
        pen.solid("M22 2Q12 8 14 18L-8 12Q0 6 8 2Z", line.word("pennon", "red") or "red", 1)


@part("arclamp")
def arclamp(pen: Pen, line: PartLine) -> None:
    """A searchlight on a fork, its beam to the right, 40 wide."""
    if not pen.measuring:
        pen.canvas.polygon([(12, -12), (150, -50), (150, 50), (12, 12)], pen.colour("yellow"), 0.34)
        pen.canvas.polygon([(12, -8), (150, -20), (150, 20), (12, 8)], "#FFFDF0", 0.5)
    pen.limb("M-14 4V24M-22 26H-6", "iron", 5)
    pen.solid("M-26 -12H6V12H-26Q-36 0 -26 -12Z", line.word("c", "brass"))
    pen.solid("M4 -16H12V16H4Z", "iron", 1.2)
    pen.solid(ellipse_path(13, 0, 3.4, 13), "yellow+", 1)
    pen.limb("M-14 -12V-20", "iron", 4)


@part("sabre")
def sabre(pen: Pen, line: PartLine) -> None:
    """A sabre, point up, 70 tall; `straight` makes it a foil."""
    if line.says("straight"):
        pen.solid("M-1.6 18L-1 -40L1 -40L1.6 18Z", "steel+", 1)
        pen.solid("M-10 18Q0 8 10 18Q0 24 -10 18Z", "brass", 1.2)
    else:
        pen.solid("M-3 18Q-6 -16 12 -42Q8 -12 4 18Z", "steel+", 1.2)
        pen.solid("M-9 16H11Q14 26 4 32H0Q8 24 4 21H-9Z", "brass", 1.2)
    pen.limb("M0 20V32", line.word("c", "wood"), 4.4)
