"""A scene of parts as a picture of any size, wide or upright."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import pygame

from art.scenery.notation import PartLine
from art.scenery.pen import Pen
from art.scenery.stage import FINE_FROM, WIDE, PictureStage
from art.svg import Canvas, Point

Lines = tuple[PartLine, ...]
MOST_ZOOM = 1.5
SHIELDS_TAKE, BESIDE_SHIELDS = 12.0, 0.86  # the content moves aside by so much and is that much smaller
UPRIGHT = 100.0  # an upright picture is 100 units wide


class PictureLook(NamedTuple):
    """Whose hand draws: the species' pen unless another `pen` is named, and the seed of its ornaments."""

    style: str
    seed: str
    pen: Callable[[Canvas, str, str, bool, bool], Pen] = Pen


def compose(lines: Lines, size: tuple[int, int], look: PictureLook, shields: bool = False) -> pygame.Surface:
    """A scene as a picture of exactly that size, wide or upright."""
    w, h = size
    fine = w >= FINE_FROM
    if h <= w:
        canvas = Canvas(WIDE, WIDE * h / w)
        PictureStage(look.pen(canvas, look.style, look.seed, fine, False)).draw(lines)
        return canvas.draw(size)
    canvas = Canvas(UPRIGHT, UPRIGHT * h / w)
    zoom, shift = _filling(look, lines, round(canvas.height))
    if shields:
        zoom *= BESIDE_SHIELDS
        shift = (shift[0] + SHIELDS_TAKE / zoom, shift[1])
    PictureStage(look.pen(canvas, look.style, look.seed, fine, False), lines[0].says("rigid"), zoom, shift).draw(lines)
    return canvas.draw(size)


@lru_cache(512)
def _filling(look: PictureLook, lines: Lines, tall: int) -> tuple[float, Point]:
    """How far an upright picture's content may grow, and what then brings it to the middle.

    The scenes are laid out for wide pictures; the space above and below must not stay empty. Content that reaches
    both sides stays as it is.
    """
    canvas = Canvas(UPRIGHT, tall)
    PictureStage(look.pen(canvas, look.style, "", False, True), lines[0].says("rigid")).draw(lines, ground=False)
    drawn = pygame.mask.from_surface(canvas.draw((round(UPRIGHT / 2), tall // 2)))
    boxes = drawn.get_bounding_rects()
    if not boxes:
        return 1, (0, 0)
    box = boxes[0].unionall(boxes[1:])
    zoom = max(1.0, min(MOST_ZOOM, 0.97 * UPRIGHT / 2 / box.width, 0.92 * tall / 2 / box.height))
    if zoom == 1:
        return 1, (0, 0)
    return zoom, (UPRIGHT / 2 - box.centerx * 2, (tall / 2 - box.centery * 2) * 0.7)
