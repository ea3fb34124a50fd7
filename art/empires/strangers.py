"""Those whom no empire leads: ships of aliens, machines that end worlds, amoebas; nose up, from -50 to 50."""

from __future__ import annotations

from functools import partial
from math import sin, tau

from art.chance import Scatter
from art.digits import draw_number
from art.empires.shipwright import DARK, METAL, OUTLINE, TONE, Draw, Shipwright
from art.geometry import around, blob, gear, regular
from art.palette import darken, lighten

FIRE = "#FF5A3C"


# -- aliens: grown, not built; plates of chitin and claws


def _segments(s: Shipwright, *rows: tuple[float, float]) -> None:
    """Rings of a body from the tail to the head: where, how wide."""
    for y, r in sorted(rows, reverse=True):
        s.ball(0, y, r, TONE, 2.8, 0.8)
        s.canvas.path(f"M{-r * 0.7:.2f} {y - r * 0.2:.2f}Q0 {y - r * 0.8:.2f} {r * 0.7:.2f} {y - r * 0.2:.2f}",
                      stroke=s.shades[TONE].light, width=1.6, stroke_alpha=0.8)  # fmt: skip


def _eyes(s: Shipwright, *spots: tuple[float, float], r: float = 2.6) -> None:
    for x, y in spots:
        for side in (1, -1):
            s.canvas.circle(side * x, y, r, "#E8FF7A", stroke=OUTLINE, width=1.6)


def alien_b(s: Shipwright) -> None:
    """The largest: a crab with great pincers."""
    s.pair([(8, 0, 0.2), (34, -6), (46, -26), (34, -48, 0), (36, -30), (24, -38, 0), (26, -14), (8, -14, 0.2)], METAL)
    s.pair([(10, 8, 0.2), (40, 8), (46, 32, 0), (32, 20), (10, 22, 0.2)], METAL)
    s.pair([(8, 22, 0.2), (26, 26), (30, 46, 0), (18, 36), (4, 34, 0.2)], METAL)
    s.canvas.glow(0, 42, 12, 10, s.glow, 0.9, 0.1)
    _segments(s, (-14, 14), (6, 20), (26, 15), (38, 8))
    _eyes(s, (5, -18), (10.5, -13))


def alien_c(s: Shipwright) -> None:
    """A ray: broad flaps and a sting."""
    s.hull([(0, 12, 0.2), (5, 26), (3, 48, 0)], METAL)
    s.pair([(0, -26, 0.2), (24, -26), (46, 6), (44, 24, 0), (28, 12), (12, 28), (0, 30, 0.2)], METAL)
    s.pair([(6, -24, 0.2), (14, -36), (10, -48, 0), (4, -36), (2, -28, 0.2)], TONE)
    _segments(s, (-18, 12), (0, 14), (18, 10))
    s.seams([(14, -4), (34, 8)], [(14, 8), (30, 14)], of=METAL, width=1.8)
    _eyes(s, (5, -20))


def alien_d(s: Shipwright) -> None:
    """A wasp: long, narrow, two pairs of wings."""
    s.pair([(4, -12, 0.2), (30, -30), (38, -16), (24, -4), (4, -2, 0.2)], METAL)
    s.pair([(4, 0, 0.2), (26, 4), (30, 22), (18, 18), (4, 8, 0.2)], METAL)
    _segments(s, (-28, 9), (-10, 11), (8, 8), (22, 10), (36, 6))
    s.hull([(2, 38), (3, 42), (0, 50, 0)], DARK)
    _eyes(s, (4.4, -32), r=3)


# -- Doomsday Machines: the higher the rating, the more jaws


def _maw(s: Shipwright, r: float) -> None:
    s.canvas.circle(0, 0, r, "#1A0608", stroke=OUTLINE, width=2.4)
    s.canvas.glow(0, 0, r * 0.96, r * 0.96, FIRE, 1, 0.25)


def _jaws(s: Shipwright, count: int, inner: float, outer: float, wide: float, of: str) -> None:
    for number in range(count):
        with s.placed(0, 0, 1, number * 360 / count):
            s.hull([(0, -outer, 0), (wide, -(inner + outer) / 2), (wide * 0.8, -inner)], of, 0.1, 2.6)


def machine(s: Shipwright, rating: int) -> None:
    """A ring of jaws around a furnace; its rating glows in the furnace."""
    count, reach = 3 + (rating + 1) // 2, 41 + rating * 0.8
    _jaws(s, count, 18, reach, 9 if rating < 6 else 7.4, METAL)
    if rating % 2 == 0:
        with s.placed(0, 0, 1, 180 / count):
            _jaws(s, count, 18, reach * 0.84, 5, TONE)
    s.canvas.polygon(regular(0, 0, 30, 8, 22.5), s.canvas.radial([(0, s.shades[TONE].light), (0.6, s.shades[TONE].tone),
                     (1, s.shades[TONE].deep)]), stroke=OUTLINE, width=3)  # fmt: skip
    s.canvas.path(gear(0, 0, 25, 12, 5, 0, 17), s.shades[DARK].tone, stroke=OUTLINE, width=2, even=True)
    _maw(s, 18)
    draw_number(s.canvas, rating, 0, 0, 20, "#FFF1C9", "#5A120A")


def wanderer(s: Shipwright) -> None:
    """One that has lost its way: a cone with an open mouth, rust and one eye."""
    s.engine(0, 44, 12, 9)
    s.pair([(10, -20), (34, -44, 0), (38, -26), (24, 8), (10, 20)], METAL, 0.1)
    s.hull([(0, -30), (20, -34), (24, -10), (14, 34), (6, 46)], TONE, 0.1)
    s.seams([(24, -10), (0, -8)], [(19, 12), (0, 14)], [(15, 30), (0, 32)], width=1.6)
    for x in (-12, -4, 4, 12):
        s.canvas.polygon([(x - 4, -33), (x + 4, -33), (x, -22)], s.shades[METAL].light, stroke=OUTLINE, width=1.6)
    with s.placed(0, 4, 0.66):
        _maw(s, 18)


# -- amoebas: a skin, a kernel, and what they have swallowed

AMOEBAS = {"amoeba_1": ("#7FD06A", 3), "amoeba_2": ("#B57AE0", 5), "amoeba_3": ("#A9B2BF", 7)}


def amoeba(s: Shipwright, kind: str) -> None:
    colour, arms = AMOEBAS[kind]
    dice = Scatter(kind)
    start = dice.between(0, tau)
    turns = [(tau * step / 24, dice.between(-1.6, 1.6)) for step in range(24)]
    skin = blob(0, 0, [37 + 7 * sin(arms * at + start) + 4 * sin(2 * at - start) + off for at, off in turns])
    s.canvas.path(skin, darken(colour, 0.3), 0.55, stroke=OUTLINE, width=5.4)
    fill = s.canvas.radial([(0, lighten(colour, 0.5), 0.95), (0.6, colour, 0.85), (1, darken(colour, 0.4), 0.9)])
    s.canvas.path(skin, fill, stroke=lighten(colour, 0.35), width=2)
    for number in range(6):
        x, y = around(0, 0, dice.between(14, 24), number * 60 + dice.between(-20, 20))
        s.canvas.circle(x, y, dice.between(2, 4), darken(colour, 0.45), 0.7)
    s.canvas.circle(-3, -2, 12, darken(colour, 0.5), 0.9, stroke=OUTLINE, width=1.6)
    s.canvas.circle(-5, -5, 5.4, lighten(colour, 0.6))
    s.canvas.ellipse(-14, -20, 9, 5, "#FFFFFF", 0.4)


STRANGERS: dict[str, Draw] = {
    "alien_b": alien_b,
    "alien_c": alien_c,
    "alien_d": alien_d,
    **{f"machine_{rating}": partial(machine, rating=rating) for rating in range(1, 11)},
    "wanderer": wanderer,
    **{kind: partial(amoeba, kind=kind) for kind in AMOEBAS},
}
