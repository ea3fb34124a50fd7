"""Parts that pictures of Cosmic Encounter share: saucers, whirls, the open hand of an alien."""

from __future__ import annotations

from art.palette import lighten
from art.scenery.notation import PartLine
from art.scenery.pen import Pen
from art.scenery.registry import part
from art.scenery.star_pen import StarPen, spiral
from art.svg import num


@part("saucer")
def _saucer(pen: Pen, line: PartLine) -> None:
    """A ship seen from the side, 28 wide."""
    pen.solid("M-14 2Q-9 -4 0 -4Q9 -4 14 2Q8 7 0 7Q-8 7 -14 2Z", line.word("c", "steel"), 1)
    pen.solid("M-6.4 -3Q-6 -10 0 -10Q6 -10 6.4 -3Q0 -1 -6.4 -3Z", line.word("glass", "ice"), 0.9)
    for x in (-8, 0, 8):
        pen.canvas.circle(x, 3 if x else 4, 1.2, "#FFF3B0")


@part("vortex")
def _vortex(pen: Pen, line: PartLine) -> None:
    """A whirl of radius 30; `flat` presses it."""
    tone, flat = pen.colour(line.word("c", "accent")), line.num("flat", 0.5)
    pen.canvas.glow(0, 0, 34, 34 * flat, tone, 0.6)
    for i in range(4):
        data = spiral(0, 0, 30 - i, 1.25, i * 90, flat, 3)
        pen.canvas.path(data, stroke=lighten(tone, 0.2 * (i % 3)), width=2.4 - i * 0.25, stroke_alpha=0.8)
    pen.canvas.glow(0, 0, 9, 9 * flat, "#FFFFFF", 0.9)


@part("reach")
def _reach(pen: Pen, line: PartLine) -> None:
    """A long-fingered hand that comes from the left; `c` its skin, `cuff` its sleeve."""
    skin = line.word("c", "leaf")
    pen.limb("M-46 4Q-30 2 -16 0", line.word("cuff", "violet"), 14)
    pen.limb("M0 -6Q12 -12 20 -8M2 -1Q14 -3 23 0M1 4Q12 6 20 9M-8 -6Q-2 -16 6 -17", skin, 5)
    pen.disc(-4, 0, 10, skin, 1, 8.6)


@part("face")
def _face(pen: Pen, line: PartLine) -> None:
    """A round face of radius 16 with a `mood`: glad, cross or sick."""
    mood = line.word("mood", "glad")
    pen.ball(0, 0, 16, line.word("c", "yellow"))
    mouth = {"glad": "M-8 4Q0 13 8 4", "cross": "M-8 9Q0 2 8 9", "sick": "M-8 7Q-4 3 0 7T8 7"}[mood]
    pen.stroke(mouth, "#2A1420", 2)
    if isinstance(pen, StarPen):
        lid = 0.42 if mood == "cross" else 0.3 if mood == "sick" else 0.0
        tilt = 18 if mood == "cross" else -14
        pen.eyes(6.4, -3, 4, "#3A2A20", (0, 0.1), lid=lid, tilt=tilt, skin=line.word("c", "yellow"))


@part("sigil")
def _sigil(pen: Pen, line: PartLine) -> None:
    """A ring of runes, radius 26."""
    tone = pen.colour(line.word("c", "accent"))
    for r in (26.0, 20.0):
        pen.canvas.circle(0, 0, r, stroke=tone, width=1.2, stroke_alpha=0.85)
    for i in range(9):
        with pen.canvas.moved(0, 0, turn=i * 40):
            bend = num(1.6 if i % 2 else -1.6)
            pen.canvas.path(f"M-1.6 -24.6L{bend} -23L1.6 -21.4M0 -25V-21", stroke=tone, width=1, stroke_alpha=0.9)
