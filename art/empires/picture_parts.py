"""Parts that card pictures of Űrbirodalmak share: its own ships, pods, heads of beasts, named in the short notation of
the other card pictures (`art/kaosz/notation.py`)."""

from __future__ import annotations

from art.empires.ships import draw_ship
from art.empires.styles import STYLES
from art.scenery.notation import PartLine
from art.scenery.pen import EDGE, Pen
from art.scenery.picture_parts import strange  # noqa: F401  whirls and sigils
from art.scenery.registry import part
from art.svg import num


@part("vessel")
def vessel(pen: Pen, line: PartLine) -> None:
    """A unit of the game, nose up, 100 across: `unit`, `style` of its hull, colour `c`."""
    style = line.word("style", STYLES[0])
    with pen.canvas.moved(-50, -50):
        draw_ship(pen.canvas, line.word("unit", "cruiser"), style, pen.colour(line.word("c", "accent")), pen.fine)


@part("cryopod")
def cryopod(pen: Pen, line: PartLine) -> None:
    """A glass coffin, 26 wide and 60 tall, with somebody asleep in it."""
    pen.box(-15, -32, 30, 66, "steel", 10)
    pen.solid("M-10 -18Q-10 -27 0 -27Q10 -27 10 -18V22H-10Z", line.word("glass", "#2E6E96"))
    pen.disc(0, -13, 5.6, line.word("c", "skin"), 0.9, 6.6)
    pen.flat("M-8 22V4Q-8 -5 0 -5Q8 -5 8 4V22Z", line.word("coat", "#BFE3F2"))
    pen.stroke("M-3.6 -13q1.6 1.2 3 0M.6 -13q1.6 1.2 3 0", EDGE, 0.9)
    pen.stroke("M-7 -20Q-6 -24 -2 -25", "white", 1.4, 0.9)


@part("ingot")
def ingot(pen: Pen, line: PartLine) -> None:
    """A bar of metal at a slant, 34 wide."""
    tone = line.word("c", "steel")
    pen.solid("M-17 6L-12 -6H12L17 6Z", tone, 1.2)
    pen.flat("M-12 -6H12L9 -10H-9Z", tone + "+")
    pen.stroke("M-9 -10H9L12 -6M-9 -10L-12 -6", EDGE, 1)


@part("wolf")
def wolf(pen: Pen, line: PartLine) -> None:
    """The head of a wolf that howls, muzzle up, 60 tall."""
    tone = line.word("c", "steel")
    head = "M-26 90L-24 34Q-30 6 -20 -6L-26 -20L-12 -16Q-4 -22 2 -30L8 -44L14 -42"
    pen.solid(f"{head}L13 -30Q18 -24 12 -16Q6 -8 8 2Q12 18 22 34L26 90Z", tone)
    pen.flat("M-16 34Q-14 16 -4 12L-8 22L0 18L-3 27L6 22L4 34Z", tone + "++", 0.9)
    pen.stroke("M12 -41Q8 -34 9 -27", EDGE, 1.4)
    pen.flat("M-4 -19L3 -22L0 -16Z", "amber")
    pen.flat("M-20 -9L-22 -16L-14 -13Z", "pink")
    pen.flat("M9 -44L14 -43L13 -39L9 -40Z", EDGE)


@part("steed")
def steed(pen: Pen, line: PartLine) -> None:
    """The head of a horse to the right, mane flying, 70 tall."""
    tone = line.word("c", "brown")
    pen.solid("M-40 -14Q-26 -32 -6 -34Q-20 -20 -22 -6Q-30 -8 -44 2Q-34 4 -22 8Q-26 22 -36 34H-12Q-6 12 -8 -14Z",
              line.word("mane", "black"))  # fmt: skip
    pen.solid(
        "M-18 90L-14 36Q-20 4 -8 -20L-8 -38L2 -28Q18 -26 24 -10L36 4Q40 12 34 16L24 18Q14 10 6 8Q10 22 14 36L22 90Z",
        tone,
    )
    pen.disc(8, -12, 2.8, "black", 0.6)
    pen.stroke("M30 13L24 10", EDGE, 1.2)
    pen.disc(32, 6, 1.2, "black", 0.4)
    pen.stroke("M14 -22L20 8M20 8L-4 -2M17 -6L-10 -14", "gold", 1.8)


@part("phoenix")
def phoenix(pen: Pen, line: PartLine) -> None:
    """A bird of fire that rises, wings spread, 110 wide."""
    for side in (1, -1):
        with pen.at(0, 0, 1, 0, side < 0):
            pen.solid(
                "M4 -4Q26 -34 56 -36L48 -28L58 -24L46 -18L52 -10L38 -8L42 2L26 0Q14 4 6 14Z", line.word("c", "orange")
            )
            pen.flat("M8 -2Q26 -22 44 -28L32 -14L38 -12L22 -4Q14 0 8 8Z", "yellow")
    pen.solid("M0 -38Q8 -34 6 -26Q12 -12 10 4Q14 26 4 44L0 34L-4 44Q-14 26 -10 4Q-12 -12 -6 -26Q-8 -34 0 -38Z", "red")
    pen.flat("M0 -10Q6 0 4 14L0 28L-4 14Q-6 0 0 -10Z", "yellow")
    pen.flat("M-3 -31L-12 -28L-4 -26Z", "gold")
    pen.disc(-1, -31, 1.5, "black", 0.4)
    pen.stroke("M0 -38Q-4 -46 2 -48M2 -38Q4 -46 10 -46", "yellow", 2)


@part("fist")
def fist(pen: Pen, line: PartLine) -> None:
    """A raised fist, 52 tall, foot at (0, 30)."""
    skin = line.word("c", "skin")
    pen.box(-9, 8, 18, 90, line.word("cuff", "blue"), 2)
    pen.solid("M-13 -10Q-14 10 -8 12H9Q15 8 14 -8Z", skin)
    for x in (-10, -3, 4, 11):
        pen.box(x - 4, -20, 7.4, 15, skin, 3.4, 1)
    pen.solid("M-15 -4Q-14 -10 -6 -8L5 -6Q9 -3 5 1L-6 1Q-14 2 -15 -4Z", skin)


@part("scales")
def balance(pen: Pen, line: PartLine) -> None:
    """A pair of scales, 84 wide and 70 tall."""
    tone = line.word("c", "brass")
    pen.solid("M-16 36Q0 26 16 36V40H-16Z", tone)
    pen.limb("M0 32V-28", tone, 4)
    pen.limb("M-38 -16L0 -26L38 -30", tone, 3.4)
    pen.ball(0, -30, 4.6, tone)
    for x, y in ((-38, -16), (38, -30)):
        pen.stroke(f"M{x} {y}L{x - 13} {y + 30}M{x} {y}L{x + 13} {y + 30}", tone + "+", 1)
        pen.solid(f"M{x - 16} {y + 30}H{x + 16}Q{x} {y + 46} {x - 16} {y + 30}Z", tone)


@part("banner")
def banner(pen: Pen, line: PartLine) -> None:
    """A hanging banner, 36 wide and 60 tall, swallow-tailed."""
    pen.solid("M-18 -30H18V30L0 20L-18 30Z", line.word("c", "red"))
    pen.stroke("M-14 -26V22L0 14L14 22V-26", "gold", 1.4)
    pen.limb("M-22 -31H22", "brass", 3)


@part("lattice")
def lattice(pen: Pen, line: PartLine) -> None:
    """Lines of a room that is only light: floor and walls run to one point, 160 wide."""
    tone = line.word("c", "accent")
    for step in range(-8, 9):
        x = step * 20
        pen.stroke(f"M{num(x * 0.3)} 6L{num(x)} 52", tone, 0.9, 0.8)
        pen.stroke(f"M{num(x * 0.3)} -14L{num(x)} -52", tone, 0.7, 0.5)
    for y in (8, 13, 21, 33, 48):
        pen.stroke(f"M-90 {y}H90", tone, 0.9, 0.8)
        pen.stroke(f"M-90 {-y - 8}H90", tone, 0.7, 0.5)
