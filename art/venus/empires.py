"""Marks, emblems and flags of the five empires: told apart by figure and by pattern, not only by colour (OV-2.11)."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.geometry import gear, star
from art.palette import MIDNIGHT, Palette, contrasting, darken, lighten
from art.svg import Canvas, ellipse_path, points_path, rect_path
from art.venus.brass import EMPIRES, FINE_FROM, empire_colour, empire_ink, metal, rivets

# Each fills a circle of radius 10 around the origin, with the even-odd rule.
MARKS = {
    # A crown.
    "britain": "M-9 7L-10 -5L-5 0L0 -9.5L5 0L10 -5L9 7ZM-8.6 8.4H8.6V10H-8.6Z",
    # A lily.
    "france": (
        "M0 -10Q4.6 -4.6 2.2 1.4H3.4Q3.4 -5 7.4 -5Q10.6 -4.4 9.6 -0.6Q8.6 1.6 6.8 0.4Q6.6 4 2.4 4.4L3.6 10L0 8.4"
        "L-3.6 10L-2.4 4.4Q-6.6 4 -6.8 0.4Q-8.6 1.6 -9.6 -0.6Q-10.6 -4.4 -7.4 -5Q-3.4 -5 -3.4 1.4H-2.2Q-4.6 -4.6 0 -10Z"
    ),
    # An eagle with spread wings.
    "germany": (
        "M0 -10Q2.6 -9.6 2.4 -7L4.6 -6.2L2.4 -5.4Q2.6 -3.6 3.6 -3Q8 -4 10 -9.4Q10.6 -1 8.4 4L7 1.8L6.2 5.4L4.8 2.6"
        "L3.6 5.2L2.6 4L4.4 10L0 7.6L-4.4 10L-2.6 4L-3.6 5.2L-4.8 2.6L-6.2 5.4L-7 1.8L-8.4 4Q-10.6 -1 -10 -9.4"
        "Q-8 -4 -3.6 -3Q-2.4 -4 -2.4 -7Q-2.2 -9.6 0 -10Z"
    ),
    # An onion dome under its cross.
    "russia": (
        "M-0.9 -10H0.9V-8.6H2.6V-7H0.9V-5.4Q2 -3.6 5.4 -1.4Q9 1.4 6.6 5H4.6V6.4H6.6V10H-6.6V6.4H-4.6V5H-6.6"
        "Q-9 1.4 -5.4 -1.4Q-2 -3.6 -0.9 -5.4V-7H-2.6V-8.6H-0.9Z"
    ),
    # A star.
    "usa": points_path(star(0, 0.6, 10.6, 5, 0.4)),
}
STRANGE = ellipse_path(0, 0, 9, 9) + ellipse_path(0, 0, 4, 4)


def draw_mark(canvas: Canvas, empire: str, x: float, y: float, r: float, colour: str) -> None:
    """The empire's figure within a circle of radius r."""
    with canvas.moved(x, y, scale=r / 10):
        canvas.path(MARKS.get(empire, STRANGE), colour, even=True)


@cached
def mark(size: int, palette: Palette = MIDNIGHT, *, empire: str, colour: str | None = None) -> pygame.Surface:
    """The bare figure of an empire in a tone that reads on the theme's ground, or any other; for labels."""
    canvas = Canvas(24)
    draw_mark(canvas, empire, 12, 12, 10.6, colour or empire_ink(empire, palette))
    return canvas.draw((size, size))


@cached
def emblem(size: int, palette: Palette = MIDNIGHT, *, empire: str) -> pygame.Surface:
    """A toothed brass badge with the empire's pattern and figure in enamel."""
    tone = empire_colour(empire, palette)
    canvas = Canvas(100)
    canvas.glow(53, 55, 47, 46, "#03050C", 0.6, 0.7)
    canvas.path(gear(50, 50, 48, 24, 3.4), darken(palette.brass_dark, 0.5))
    canvas.path(gear(49.4, 49.2, 46.6, 24, 3.2), metal(canvas, palette))
    canvas.circle(49.4, 49.2, 38, darken(tone, 0.66))
    paint = canvas.radial([(0, lighten(tone, 0.24)), (0.6, tone), (1, darken(tone, 0.3))])
    canvas.circle(49.4, 49.2, 36, paint)
    if size >= FINE_FROM:
        for i in range(24):
            with canvas.moved(49.4, 49.2, turn=i * 15):
                canvas.path("M0 -24V-34.5", stroke=lighten(tone, 0.5), width=0.8, stroke_alpha=0.55)
        rivets(canvas, star(49.4, 49.2, 41, 4, 1), 1.7, palette.brass)
    dark = contrasting(tone)
    draw_mark(canvas, empire, 50.4, 50.6, 25, lighten(tone, 0.6) if dark == "#1A1408" else darken(tone, 0.6))
    draw_mark(canvas, empire, 49.4, 49.2, 25, dark)
    return canvas.draw((size, size))


@cached
def flag(size: tuple[int, int], palette: Palette = MIDNIGHT, *, empire: str) -> pygame.Surface:
    """A flat house flag, three wide and two tall: the enamel with the empire's own division and its figure."""
    tone = empire_colour(empire, palette)
    canvas = Canvas(60, 40)
    canvas.rect(0, 0, 60, 40, 2, darken(tone, 0.7))
    canvas.rect(1, 1, 58, 38, 1.4, tone)
    light, deep = "#F6EBCF", darken(tone, 0.5)
    if empire == "britain":
        canvas.path("M1 1L59 39M59 1L1 39", stroke=light, width=4, cap="butt")
        canvas.path("M30 1V39M1 20H59", stroke=light, width=11, cap="butt")
        canvas.path("M30 1V39M1 20H59", stroke=deep, width=6, cap="butt")
    elif empire == "france":
        canvas.rect(20.3, 1, 19.4, 38, 0, light)
        canvas.rect(39.7, 1, 19.3, 38, 0, deep)
    elif empire == "germany":
        canvas.rect(1, 1, 58, 12.7, 0, deep)
        canvas.rect(1, 13.7, 58, 12.6, 0, light)
    elif empire == "russia":
        canvas.rect(1, 1, 58, 38, 1.4, light)
        canvas.path("M1 1L59 39M59 1L1 39", stroke=tone, width=10, cap="butt")
    elif empire == "usa":
        for i in range(3):
            canvas.rect(1, 6.4 + i * 10.9, 58, 5.4, 0, light)
        canvas.rect(1, 1, 30, 22, 0, deep)
    spot = (16, 12) if empire == "usa" else (30, 20)
    r = 8.6 if empire == "usa" else 10.6
    if empire != "usa":
        canvas.circle(*spot, 13.4, tone, stroke=deep, width=1.4)
    draw_mark(canvas, empire, *spot, r * 0.92, contrasting(deep if empire == "usa" else tone))
    canvas.path(rect_path(0.6, 0.6, 58.8, 38.8, 2), stroke=palette.brass, width=1.2)
    return canvas.draw(size)


assert tuple(MARKS) == EMPIRES
