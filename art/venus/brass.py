"""The workshop of Onward to Venus: enamel on brass, rivets, engraved lines; colours of empires, tiles and cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from art.cache import cached
from art.palette import MIDNIGHT, Palette, darken, lighten, luminance
from art.svg import Canvas, Point

EMPIRES = ("britain", "france", "germany", "russia", "usa")
# OV-2.11: red, blue, yellow, purple, green; each of its own lightness, so that they stay apart without hue.
EMPIRE_COLOURS = {
    "britain": "#C8392F",
    "france": "#3A86E8",
    "germany": "#F2C534",
    "russia": "#6A2A8E",
    "usa": "#84C97A",
}
WORLDS = ("mercury", "venus", "earth", "moon", "mars", "ganymede", "titan", "kuiper")
PIECES = ("infantry", "tank", "cruiser", "factory", "mine")
TILE_KINDS = ("factory", "draw", "trophy", "fortune", "mine", "crisis", "tension", "alien")
CLASSES = ("action", "free", "benefit", "interrupt")

CREAM = "#F6EBCF"
EDGE = "#0C0A10"
FINE_FROM = 56  # pixels from which rivets and engraved lines are drawn
UNKNOWN = "#8A90A2"


def empire_colour(empire: str, palette: Palette = MIDNIGHT) -> str:
    """The enamel of an empire; grey for one of an unknown set."""
    return palette.of_piece(EMPIRE_COLOURS.get(empire, UNKNOWN))


def empire_ink(empire: str, palette: Palette) -> str:
    """The empire's colour as it reads on the theme's own ground: for texts, lines and bare marks."""
    tone = empire_colour(empire, palette)
    if palette.is_light:
        return darken(tone, max(0.0, luminance(tone) - 0.36) * 1.2)
    return lighten(tone, max(0.0, 0.62 - luminance(tone)) * 1.1)


def metal(canvas: Canvas, palette: Palette) -> str:
    """Polished brass, lit from the upper left."""
    stops = [(0, palette.brass_light), (0.45, palette.brass), (1, palette.brass_dark)]
    return canvas.linear(stops, (0.1, 0), (0.9, 1))


def enamel(canvas: Canvas, colour: str) -> str:
    """Coloured glass over metal: light above, deep below."""
    stops = [(0, lighten(colour, 0.3)), (0.4, colour), (1, darken(colour, 0.36))]
    return canvas.linear(stops, (0.15, 0), (0.75, 1))


def rivets(canvas: Canvas, spots: Iterable[Point], r: float, tone: str) -> None:
    """Round heads with a light on each."""
    for x, y in spots:
        canvas.circle(x, y, r, darken(tone, 0.55))
        canvas.circle(x - r * 0.15, y - r * 0.2, r * 0.72, lighten(tone, 0.3))


def casting(canvas: Canvas, outlines: Sequence[str], colour: str, rim: str, fine: bool = True) -> None:
    """A piece cast in one: a pale rim that shows on every ground, a dark edge, then its enamel."""
    # Small pieces need a wider rim, or it would be thinner than a pixel.
    edge, pale = (5, 3.4) if fine else (6, 6.5)
    for data in outlines:
        canvas.path(data, rim, stroke=rim, width=edge + pale)
    for data in outlines:
        canvas.path(data, EDGE, stroke=EDGE, width=edge)
    paint = enamel(canvas, colour)
    for data in outlines:
        canvas.path(data, paint)


@cached
def _disc(size: tuple[int, int], share: float) -> pygame.Surface:
    stencil = Canvas(100)
    stencil.circle(50, 50, 50 * share, "#FFFFFF")
    return stencil.draw(size)


def cut_disc(surface: pygame.Surface, share: float) -> pygame.Surface:
    """Cut a square picture to a disc in its middle that takes this share of its width."""
    surface.blit(_disc(surface.get_size(), share), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
