"""The portrait of an alien that nobody here has drawn: one of a set of somebody's own."""

from __future__ import annotations

from art.chance import Scatter
from art.cosmic.portraits.registry import Portrait
from art.geometry import star
from art.scenery.star_pen import StarPen
from art.svg import points_path

COLOURS = ("#7FB2D6", "#C98BD9", "#D9A05B", "#77C29A", "#D97F7F", "#A9B85F")
RIM = "#BFE3FF"
GROUND = "plain tint=blue gx=.5 gy=.4"


def stranger(alien: str) -> Portrait:
    """A hooded figure whose face is a starry night; each alien has its colour, always the same."""
    colour = Scatter(alien).pick(COLOURS)
    eyes = 5.0 + Scatter(f"{alien} eyes").below(5)

    def draw(pen: StarPen) -> None:
        pen.halo(0, -12, 46, RIM, 0.45)
        pen.form("M-42 80Q-44 34 -20 22H20Q44 34 42 80Z", colour)
        pen.form("M0 -46Q32 -40 31 -6Q30 18 16 32H-16Q-30 18 -31 -6Q-32 -40 0 -46Z", colour)
        pen.flat("M0 -32Q22 -28 21 -4Q20 18 9 26H-9Q-20 18 -21 -4Q-22 -28 0 -32Z", "#0B1026")
        pen.eyes(8, -2, eyes, "gold", (0, 0))
        for x, y, reach in ((-12, -18, 2.4), (10, -21, 3.0), (2, 14, 2.6), (-8, 10, 1.8), (13, 8, 2.0)):
            pen.flat(points_path(star(x, y, reach, 4, 0.3)), "#F4F8FF", 0.9)

    return Portrait(draw, colour, RIM, GROUND)
