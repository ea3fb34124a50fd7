"""The ground of a hex, painted from edge to edge: pointed side up, on a grid of 86.6 × 100 units."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from art.cache import cached
from art.chance import Scatter
from art.geometry import blob, regular
from art.palette import MIDNIGHT, Palette, darken, lighten, mix
from art.svg import Canvas, ellipse_path, num

WIDE, TALL = 86.6, 100.0
X, Y, R = WIDE / 2, TALL / 2, TALL / 2
DEEP, HOME, OUT = "deep", "home", "out"
VARIANTS = 5  # pictures of one ground, so that neighbours differ
VOID = "#04060D"


@cached
def hex_ground(
    size: tuple[int, int],
    palette: Palette = MIDNIGHT,
    *,
    ground: str = DEEP,
    variant: int = 0,
    tint: str | None = None,
    terrain: str = "",
) -> pygame.Surface:
    """One hex with its engraved edge. `tint`: the colour of the empire whose home it is; `terrain`: an open marker's
    kind that fills the hex (nebula, asteroids, black_hole, supernova)."""
    canvas = Canvas(WIDE, TALL)
    dice = Scatter(f"{ground}{terrain}{variant}")
    night = palette.space0 if not palette.is_light else mix(palette.space0, "#6B5B3A", 0.12)
    base = darken(night, 0.28) if ground == OUT else night
    edge = regular(X, Y, R + 0.6, 6)
    if ground == HOME and tint:
        base = mix(night, tint, 0.16)
    canvas.polygon(edge, canvas.radial([(0, lighten(base, 0.10)), (1, darken(base, 0.12))], (0.42, 0.38), 0.75))
    if ground != OUT:
        _haze(canvas, palette, dice, tint if ground == HOME else None)
        _stars(canvas, palette, dice, 9 if ground == DEEP else 13)
    if terrain:
        TERRAINS[terrain](canvas, palette, dice)
    _engrave(canvas, palette, tint if ground == HOME else None, ground == OUT)
    return canvas.draw(size)


def _haze(canvas: Canvas, palette: Palette, dice: Scatter, tint: str | None) -> None:
    colours = (tint,) if tint else ("#3B5BA8", "#6A4BA0", "#2F7F8C")
    for _ in range(2):
        x, y = dice.between(14, WIDE - 14), dice.between(20, TALL - 20)
        colour = dice.pick(colours)
        reach = dice.between(16, 30)
        canvas.glow(x, y, reach, reach * 0.7, colour, 0.07 if palette.is_light else 0.13)


def _stars(canvas: Canvas, palette: Palette, dice: Scatter, count: int) -> None:
    for _ in range(count):
        away, angle = dice.between(0, 42), dice.between(0, 2 * pi)
        x, y = X + away * cos(angle) * 0.9, Y + away * sin(angle)
        size = dice.between(0.35, 0.95)
        light = dice.pick(("#FFFFFF", "#FFE9C0", "#BFD8FF"))
        canvas.circle(x, y, size, mix(light, palette.ink, 0.7 if palette.is_light else 0.0), dice.between(0.25, 0.8))


def _engrave(canvas: Canvas, palette: Palette, tint: str | None, out: bool) -> None:
    """A groove along the edge: dark outside, a hair of brass inside."""
    canvas.polygon(regular(X, Y, R - 0.2, 6), stroke=darken(palette.space0, 0.5), width=1.1, stroke_alpha=0.8)
    line = mix(palette.hairline, tint, 0.6) if tint else palette.hairline
    canvas.polygon(regular(X, Y, R - 1.5, 6), stroke=line, width=0.6, stroke_alpha=0.10 if out else 0.34)


# -- terrain


def _nebula(canvas: Canvas, palette: Palette, dice: Scatter) -> None:
    """Billows of gas from edge to edge, one light from the upper left."""
    canvas.polygon(regular(X, Y, R - 1.2, 6), canvas.radial([(0, "#A0529E", 0.6), (1, "#3B2C78", 0.72)], (0.4, 0.36)))
    for colour, alpha in (("#7A3FA0", 0.62), ("#B3478E", 0.5), ("#4D62C9", 0.5), ("#E48FB4", 0.34)):
        for _ in range(3):
            x, y = dice.between(20, WIDE - 20), dice.between(24, TALL - 24)
            wide = dice.between(17, 27)
            canvas.glow(x, y, wide, wide * dice.between(0.6, 0.9), colour, alpha, 0.1)
    for _ in range(4):
        x, y = dice.between(20, WIDE - 26), dice.between(28, TALL - 28)
        data = f"M{num(x)} {num(y)}q{num(dice.between(4, 9))} {num(dice.between(-9, -3))} {num(dice.between(12, 20))} 0"
        canvas.path(data, stroke="#F6D7EC", width=1.1, stroke_alpha=0.4)


def _asteroids(canvas: Canvas, palette: Palette, dice: Scatter) -> None:
    """A belt of lumps across the hex."""
    canvas.glow(X, Y, 40, 26, "#A88F6A", 0.2)
    for _ in range(26):
        x, y = dice.between(12, WIDE - 12), dice.between(20, TALL - 20)
        canvas.circle(x, y, dice.between(0.6, 1.6), "#A8957A", dice.between(0.5, 0.9))
    spots = sorted((dice.between(0, 1), place) for place in range(15))
    for size, place in spots:
        # every lump has its own cell of five by three, so that they lie all over the hex
        x = 18 + (place % 5) * 12.6 + dice.between(-5, 5)
        y = 28 + (place // 5) * 22 + dice.between(-8, 8)
        r = 2.6 + size * size * 7
        _rock(canvas, dice, x, y, r, dice.pick(("#8C7A62", "#9B8B78", "#6F6456")))


def _rock(canvas: Canvas, dice: Scatter, x: float, y: float, r: float, colour: str) -> None:
    outline = blob(x, y, [r * dice.between(0.72, 1.12) for _ in range(8)])
    canvas.path(outline, canvas.radial([(0, lighten(colour, 0.35)), (0.6, colour), (1, darken(colour, 0.55))]))
    canvas.path(outline, stroke="#0A0D1A", width=0.5, stroke_alpha=0.6)
    if r > 4:
        canvas.ellipse(x - r * 0.2, y + r * 0.1, r * 0.24, r * 0.2, darken(colour, 0.4))


def _black_hole(canvas: Canvas, palette: Palette, dice: Scatter) -> None:
    """A bright disc seen at a slant around nothing."""
    slant = dice.between(-34, 30)
    canvas.glow(X, Y, 40, 36, "#F29F4B", 0.36, 0.05)
    with canvas.moved(X, Y, turn=slant):
        for wide, colour, alpha in ((35, "#B5532A", 0.75), (30, "#E98A3C", 0.9), (24.5, "#FFD9A0", 0.95)):
            ring = ellipse_path(0, 0, wide, wide * 0.36) + ellipse_path(0, 0, wide * 0.72, wide * 0.22)
            canvas.path(ring, colour, alpha, even=True)
    canvas.circle(X, Y, 14.4, VOID)
    canvas.circle(X, Y, 14.4, stroke="#FFE2B4", width=1.1, stroke_alpha=0.85)
    with canvas.moved(X, Y, turn=slant):
        canvas.path("M-26 2A26 9.2 0 0 0 26 2A25 6.4 0 0 1 -26 2Z", "#FFD9A0", 0.95)


def _supernova(canvas: Canvas, palette: Palette, dice: Scatter) -> None:
    """A burst that fills the hex."""
    canvas.glow(X, Y, 44, 44, "#FF7A3C", 0.85, 0.08)
    canvas.glow(X, Y, 30, 30, "#FFD27A", 0.9, 0.1)
    for step in range(14):
        angle, reach = step * pi / 7 + dice.between(-0.1, 0.1), dice.between(27, 43)
        tip = (X + reach * cos(angle) * 0.92, Y + reach * sin(angle))
        sides = [(X + 8 * cos(angle + off), Y + 8 * sin(angle + off)) for off in (-0.22, 0.22)]
        canvas.polygon([sides[0], tip, sides[1]], "#FFE9B8", 0.55)
    canvas.circle(X, Y, 10.5, canvas.radial([(0, "#FFFFFF"), (0.6, "#FFF1C9"), (1, "#FFB85C")], (0.45, 0.42), 0.6))


TERRAINS = {"nebula": _nebula, "asteroids": _asteroids, "black_hole": _black_hole, "supernova": _supernova}
