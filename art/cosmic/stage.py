"""One square stage for pictures that must fill square, wide and upright boxes alike."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from art.scenery.grounds import draw_ground
from art.scenery.notation import read_line
from art.scenery.stage import FINE_FROM
from art.scenery.star_pen import StarPen
from art.svg import Canvas

STAGE = 100.0
UPRIGHT_ZOOM = 1.16  # an upright box shows its subject larger and cuts a little off at the sides


def staged(size: tuple[int, int], rim: str, seed: str, ground: str, draw: Callable[[StarPen], None]) -> pygame.Surface:
    """What `draw` puts on a stage from -50 to 50, before a ground given in the notation of pictures."""
    w, h = size
    wide = w >= h
    canvas = Canvas(STAGE * w / h, STAGE) if wide else Canvas(STAGE, STAGE * h / w)
    pen = StarPen(canvas, rim, seed, min(w, h) >= FINE_FROM)
    draw_ground(pen, read_line(ground))
    zoom = 1.0 if wide else min(UPRIGHT_ZOOM, (canvas.height / STAGE) ** 0.6)
    with pen.at(canvas.width / 2, canvas.height / 2, zoom):
        draw(pen)
    return canvas.draw(size)
