"""The plainest parts: outlines given in the notation itself, and groups."""

from __future__ import annotations

from art.scenery.notation import PartLine
from art.scenery.pen import EDGE, Pen
from art.scenery.registry import part


@part("group")
def group(pen: Pen, line: PartLine) -> None:
    """Nothing of its own; a common place for what hangs on it."""


@part("shape")
def shape(pen: Pen, line: PartLine) -> None:
    """A lit solid."""
    pen.solid(line.data, line.word("c", "hull"), line.num("edge", 1.4), even=line.says("even"))


@part("patch")
def patch(pen: Pen, line: PartLine) -> None:
    """A flat area without an outline."""
    pen.flat(line.data, line.word("c", "accent"), line.num("a", 1), even=line.says("even"))


@part("half")
def half(pen: Pen, line: PartLine) -> None:
    """The upper side of a hull; the lower side is its mirror image."""
    pen.half(line.data, line.word("c", "hull"))


@part("both")
def both(pen: Pen, line: PartLine) -> None:
    """A solid and its mirror image below."""
    pen.solid(line.data, line.word("c", "hull"), line.num("edge", 1.4))
    with pen.mirrored():
        pen.solid(line.data, line.word("c", "hull"), line.num("edge", 1.4))


@part("twin")
def twin(pen: Pen, line: PartLine) -> None:
    """A solid and its mirror image to the left."""
    pen.solid(line.data, line.word("c", "hull"), line.num("edge", 1.4))
    with pen.at(flip=True):
        pen.solid(line.data, line.word("c", "hull"), line.num("edge", 1.4))


@part("line")
def stroke(pen: Pen, line: PartLine) -> None:
    """A plain line."""
    dash = line.word("dash", "").replace(",", " ")
    pen.stroke(line.data, line.word("c", "accent"), line.num("w", 1), line.num("a", 1), dash)


@part("limb")
def limb(pen: Pen, line: PartLine) -> None:
    """A round bar: an arm, a rope, a vine, a leg."""
    pen.limb(line.data, line.word("c", "hull"), line.num("w", 5))


@part("disc")
def disc(pen: Pen, line: PartLine) -> None:
    """A lit disc of radius 10 (`tall` makes it an oval)."""
    pen.disc(0, 0, 10, line.word("c", "hull"), line.num("edge", 1.4), line.num("tall", 10))


@part("ball")
def ball(pen: Pen, line: PartLine) -> None:
    """A sphere of radius 10."""
    pen.ball(0, 0, 10, line.word("c", "hull"))


@part("lamp")
def lamp(pen: Pen, line: PartLine) -> None:
    """A light of radius 3 with a halo."""
    pen.lamp(0, 0, 3, line.word("c", "accent"))


@part("glow")
def glow(pen: Pen, line: PartLine) -> None:
    """A soft light of radius 20."""
    pen.glow(0, 0, 20, line.word("c", "accent"), line.num("a", 0.7), line.num("tall", 20))


@part("eye")
def eye(pen: Pen, line: PartLine) -> None:
    """An eye of radius 6."""
    pen.eye(0, 0, 6, line.word("c", "accent"), line.num("look", 0.2))


@part("rivet")
def rivet(pen: Pen, line: PartLine) -> None:
    """A rivet."""
    pen.canvas.circle(0, 0, 1.1, pen.colour(line.word("c", "hull++")), stroke=EDGE, width=0.5)


@part("grin")
def grin(pen: Pen, line: PartLine) -> None:
    """A toothed smile, 40 wide."""
    tall = line.num("tall", 12)
    pen.canvas.path(f"M-20 -4Q0 {tall - 8} 20 -4Q14 {tall + 6} 0 {tall + 6}Q-14 {tall + 6} -20 -4Z", EDGE)
    teeth = "".join(
        f"M{x} {-2 + (tall - 8) * 0.5 * (1 - (x / 20) ** 2):.1f}l2.4 5.4l2.4 -5.4Z" for x in range(-16, 14, 5)
    )
    pen.flat(teeth, line.word("c", "bone"))
