"""The fifty aliens: `portrait(size, alien=…)` draws a bust or a scene that fills any box."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.cosmic.pen import StarPen
from art.cosmic.portraits import beasts, fighters, forces, machines, minds, rogues  # noqa: F401
from art.cosmic.portraits.registry import PORTRAITS
from art.kaosz.grounds import draw_ground
from art.kaosz.notation import read_line
from art.kaosz.stage import FINE_FROM
from art.palette import MIDNIGHT, Palette
from art.svg import Canvas

__all__ = ["PORTRAITS", "colour_of", "portrait"]

STAGE = 100.0
UPRIGHT_ZOOM = 1.16  # an upright box shows its alien larger and cuts a little off at the sides


@cached
def portrait(size: tuple[int, int], palette: Palette = MIDNIGHT, *, alien: str) -> pygame.Surface:
    """An alien's portrait of exactly `size` pixels, square, wide or upright; the same in every theme."""
    w, h = size
    known = PORTRAITS[alien]
    wide = w >= h
    canvas = Canvas(STAGE * w / h, STAGE) if wide else Canvas(STAGE, STAGE * h / w)
    pen = StarPen(canvas, known.rim, alien, min(w, h) >= FINE_FROM)
    draw_ground(pen, read_line(known.ground))
    zoom = 1.0 if wide else min(UPRIGHT_ZOOM, (canvas.height / STAGE) ** 0.6)
    with pen.at(canvas.width / 2, canvas.height / 2, zoom):
        known.draw(pen)
    return canvas.draw(size)


def colour_of(alien: str) -> str:
    """The colour that an alien is remembered by."""
    return PORTRAITS[alien].colour
