"""The picture of a card: `picture(card_id, size)`; cards of unknown sets get one made from what they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

import pygame

from art.cache import cached
from art.kaosz.notation import PartLine, read_lines, split_scenes
from art.kaosz.pen import Pen
from art.kaosz.picture_parts import nature, people, places, plain, space, tools  # noqa: F401
from art.kaosz.scenes import TABLES
from art.kaosz.stage import FINE_FROM, WIDE, PictureStage
from art.kaosz.strangers import scene_of
from art.palette import MIDNIGHT, Palette
from art.svg import Canvas, Point

Lines = tuple[PartLine, ...]
Scene = tuple[str, Lines]
MOST_ZOOM = 1.5
SHIELDS_TAKE, BESIDE_SHIELDS = 12.0, 0.86  # the content moves aside by so much and is that much smaller
UPRIGHT = 100.0  # an upright picture is 100 units wide


@cache
def _written() -> dict[str, tuple[str, list[str]]]:
    """Species and rows of every picture drawn by hand; a table shows few of them, so each is read when it is needed."""
    found: dict[str, tuple[str, list[str]]] = {}
    for table in TABLES:
        for species, text in table.items():
            for card, rows in split_scenes(text).items():
                if card in found:
                    raise ValueError(f"two pictures for {card}")
                found[card] = (species, rows)
    return found


@cache
def scene(card_id: str) -> Scene | None:
    """Species and parts of the picture that is drawn by hand for a card, if there is one."""
    if card_id not in _written():
        return None
    species, rows = _written()[card_id]
    return species, read_lines(rows)


def scenes() -> dict[str, Scene]:
    """Species and parts of every picture that is drawn by hand, by card id."""
    return {card: known for card in _written() if (known := scene(card)) is not None}


@cached
def picture(
    card_id: str,
    size: tuple[int, int],
    palette: Palette = MIDNIGHT,
    *,
    species: str = "human",
    kind: str = "ship",
    subtype: str = "scout",
    shields: bool = False,
) -> pygame.Surface:
    """The card's picture, exactly `size` pixels, wide or upright; the same in every theme.

    Species, kind and subtype are only asked for cards that have no picture of their own. `shields` says that values
    will lie over the left of an upright picture, whose content then keeps to the right.
    """
    known = scene(card_id)
    look, lines = known or (species, scene_of(card_id, species, kind, subtype))
    return compose(lines, size, PictureLook(look, card_id), shields)


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
