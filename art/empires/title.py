"""The picture that stands for the game: four fleets that meet over one world."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.chance import Scatter
from art.empires.ships import draw_ship
from art.empires.styles import colour_of, style_of
from art.geometry import regular
from art.palette import MIDNIGHT, Palette, darken, lighten
from art.svg import Canvas
from art.worlds import draw_world

TALL = 100.0
NIGHT = "#0A0F22"
# A fleet in the place of its flagship: unit, how far to the left and behind, size.
WEDGE = (("battleship", 0.0, 0.0, 0.34), ("cruiser", 20.0, 18.0, 0.25), ("cruiser", -20.0, 18.0, 0.25),
         ("scout", 0.0, 30.0, 0.18), ("destroyer", 14.0, 42.0, 0.19), ("destroyer", -14.0, 42.0, 0.19))  # fmt: skip
# Where fleets come from, as shares of half the width and half the height, and which way they fly.
COURSES = ((-0.46, -0.4, 112.0), (0.46, -0.4, 248.0), (-0.5, 0.4, 68.0), (0.5, 0.4, 292.0))


@cached
def title(size: tuple[int, int], palette: Palette = MIDNIGHT) -> pygame.Surface:
    """As wide as it is asked for; the same in every theme."""
    canvas = Canvas(TALL * size[0] / size[1], TALL)
    wide, dice = canvas.width, Scatter("four fleets")
    canvas.rect(0, 0, wide, TALL, 6, canvas.linear([(0, "#1A2350"), (0.6, NIGHT), (1, "#050813")], (0, 0), (0.3, 1)))
    for owner, (x, y, _) in enumerate(COURSES):
        canvas.glow(wide / 2 * (1 + x), TALL / 2 * (1 + y), wide * 0.26, TALL * 0.5, colour_of(owner), 0.2)
    _stars(canvas, dice, round(wide * 0.7))
    _hexes(canvas)
    canvas.glow(wide / 2, TALL / 2, 46, 46, "#7FB8E8", 0.5)
    draw_world(canvas, wide / 2, TALL / 2, 31, "#4F8FC4", "cities", dice, air=0.5)
    _orbit(canvas, wide / 2, palette)
    for owner, (x, y, turn) in enumerate(COURSES):
        _fleet(canvas, owner, wide / 2 * (1 + x), TALL / 2 * (1 + y), turn)
    canvas.rect(0.6, 0.6, wide - 1.2, TALL - 1.2, 5.6, stroke=palette.hairline, width=1.2, stroke_alpha=0.8)
    return canvas.draw(size)


def _stars(canvas: Canvas, dice: Scatter, count: int) -> None:
    for _ in range(count):
        x, y = dice.between(2, canvas.width - 2), dice.between(2, TALL - 2)
        canvas.circle(
            x, y, dice.between(0.15, 0.55), dice.pick(("#FFFFFF", "#FFE9C0", "#BFD8FF")), dice.between(0.3, 0.9)
        )


def _hexes(canvas: Canvas) -> None:
    """The map shines through the night."""
    r = 15.0
    for row in range(-1, 6):
        for place in range(-1, int(canvas.width / (r * 1.732)) + 2):
            x, y = (place + (row % 2) / 2) * r * 1.732, row * r * 1.5
            canvas.polygon(regular(x, y, r - 0.4, 6), stroke="#C9A35B", width=0.35, stroke_alpha=0.3)


def _orbit(canvas: Canvas, x: float, palette: Palette) -> None:
    with canvas.moved(x, TALL / 2, turn=-12):
        curve = "M-43 0A43 12 0 0 0 43 0"
        canvas.path(curve, stroke="#0A0D1A", width=2.6)
        canvas.path(curve, stroke=palette.sign_on_dark, width=1.3)
        for place in (-24, 2, 26):
            canvas.rect(place - 2, 7.4 - abs(place) * 0.1, 4, 4, 1, palette.sign_on_dark, stroke="#0A0D1A", width=0.8)


def _fleet(canvas: Canvas, owner: int, x: float, y: float, turn: float) -> None:
    colour = colour_of(owner)
    with canvas.moved(x, y, turn=turn, scale=0.74):
        for unit, side, behind, size in WEDGE:
            canvas.glow(side, behind + 60 * size, 4 * size * 3, 26 * size * 2, lighten(colour, 0.3), 0.5)
            with canvas.moved(side - 50 * size, behind - 50 * size, scale=size):
                draw_ship(canvas, unit, style_of(owner), darken(colour, 0.05))
