"""A colour, a planet and a small emblem for each of the five games."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.chance import Scatter
from art.geometry import arc, regular, star
from art.palette import MIDNIGHT, Palette, darken, lighten
from art.svg import Canvas, rect_path
from art.worlds import draw_world

GAMES = ("kaosz", "smugglers", "venus", "cosmic", "empires")
GAME_COLOURS = {
    "kaosz": "#C2524A",
    "smugglers": "#D99A2B",
    "venus": "#E3C08A",
    "cosmic": "#8466C9",
    "empires": "#3F8FA8",
}
GAME_STYLES = {
    "kaosz": "rifts",
    "smugglers": "ringed",
    "venus": "bands",
    "cosmic": "storm",
    "empires": "continents",
}


def _kaosz(canvas: Canvas, light: str, dark: str) -> None:
    """Two crossed cards, a star over them and two darts of the fleet."""
    for turn in (-24, 24):
        with canvas.moved(0, 2, turn=turn):
            canvas.path(rect_path(-5.4, -9, 10.8, 16.5, 1.6), dark, stroke=light, width=1.5)
    canvas.polygon(star(0, 0.6, 5.4, 5, 0.45), light)
    for x in (-8.6, 8.6):
        canvas.polygon([(x, -10.5), (x + 2.4, -4.6), (x, -5.9), (x - 2.4, -4.6)], light)


def _smugglers(canvas: Canvas, light: str, dark: str) -> None:
    """A crate with a die on it."""
    canvas.path(rect_path(-9.5, 0, 19, 10.5, 1.2), dark, stroke=light, width=1.5)
    canvas.path("M-9.5 5.2H9.5M-4.6 0V10.5M4.6 0V10.5", stroke=light, width=1.2)
    with canvas.moved(0, -5.6, turn=-12):
        canvas.path(rect_path(-4.9, -4.9, 9.8, 9.8, 2), light)
        for x, y in ((-2.4, -2.4), (0, 0), (2.4, 2.4)):
            canvas.circle(x, y, 1.15, dark)


def _venus(canvas: Canvas, light: str, dark: str) -> None:
    """Clouded Venus and a rocket that rises from her."""
    canvas.path("M-11 10.5A12.5 12.5 0 0 1 11 10.5Z", dark, stroke=light, width=1.5)
    canvas.path("M-6 7.6Q-3 5.8 0 7.6T6 7.6", stroke=light, width=1.2)
    with canvas.moved(0.4, -3.6, turn=24):
        canvas.path("M0 -8.6Q4.4 -4 3.4 3.2H-3.4Q-4.4 -4 0 -8.6Z", light)
        canvas.path("M-3.4 -0.6L-6.4 4.6L-3.2 3.2M3.4 -0.6L6.4 4.6L3.2 3.2", light, stroke=light, width=0.8)
        canvas.circle(0, -2.6, 1.5, dark)
        canvas.path("M-1.6 4.4L0 9L1.6 4.4Z", light)


def _cosmic(canvas: Canvas, light: str, dark: str) -> None:
    """The gate of an encounter: a flare inside a pointing cone of rings."""
    for r in (11, 7.6):
        canvas.path(arc(0, 0, r, r, -150, 150), stroke=light, width=1.6)
    canvas.polygon(star(0, 0, 6, 8, 0.4, 0), light)
    canvas.circle(0, 0, 1.5, dark)
    canvas.polygon([(-4, 8.4), (4, 8.4), (0, 13)], light)


def _empires(canvas: Canvas, light: str, dark: str) -> None:
    """A hex of the map with a wedge of three ships."""
    canvas.polygon(regular(0, 0, 11.6, 6), dark, stroke=light, width=1.6)
    for x, y in ((0, -4.4), (-4.6, 3.2), (4.6, 3.2)):
        canvas.polygon([(x, y - 4.2), (x + 3, y + 3.2), (x, y + 1.6), (x - 3, y + 3.2)], light)


_EMBLEMS = {"kaosz": _kaosz, "smugglers": _smugglers, "venus": _venus, "cosmic": _cosmic, "empires": _empires}


def draw_emblem(canvas: Canvas, game: str, x: float, y: float, size: float, light: str, dark: str) -> None:
    """The emblem about `size` units wide around (x, y)."""
    with canvas.moved(x, y, scale=size / 26):
        _EMBLEMS[game](canvas, light, dark)


@cached
def emblem(size: int, palette: Palette = MIDNIGHT, *, game: str, colour: str | None = None) -> pygame.Surface:
    """The flat emblem alone, for titles and lists."""
    canvas = Canvas(30)
    tone = colour or GAME_COLOURS[game]
    light, dark = (
        (darken(tone, 0.5), lighten(tone, 0.5)) if palette.is_light else (lighten(tone, 0.45), darken(tone, 0.55))
    )
    draw_emblem(canvas, game, 15, 15, 26, light, dark)
    return canvas.draw((size, size))


@cached
def game_planet(
    size: int, palette: Palette = MIDNIGHT, *, game: str, highlighted: bool = False, with_emblem: bool = True
) -> pygame.Surface:
    """The game's planet with its emblem on a brass-rimmed medallion; the ball takes 62 % of the size."""
    colour = GAME_COLOURS[game]
    canvas = Canvas(100)
    if highlighted:
        canvas.circle(
            50,
            50,
            50,
            canvas.radial(
                [(0, palette.chosen, 0.6), (0.55, palette.chosen, 0.4), (1, palette.chosen, 0)], (0.5, 0.5), 0.5
            ),
        )
    draw_world(canvas, 50, 50, 29.5, colour, GAME_STYLES[game], Scatter(game), 0.3)
    if with_emblem:
        canvas.circle(50, 50, 20.5, darken(colour, 0.66), 0.88, stroke=palette.brass, width=1.6)
        canvas.circle(50, 50, 18.4, stroke=palette.brass_light, width=0.6, stroke_alpha=0.6)
        draw_emblem(canvas, game, 50, 50, 29, lighten(colour, 0.62), darken(colour, 0.5))
    if highlighted:
        canvas.circle(50, 50, 38, stroke=palette.chosen, width=1.6)
        for a in (0, 90, 180, 270):
            with canvas.moved(50, 50, turn=a):
                canvas.polygon([(-3, -38), (0, -42.5), (3, -38), (0, -33.5)], palette.chosen)
    return canvas.draw((size, size))
