"""The picture of a card: `picture(card_id, size)`; cards of unknown sets get one made from what they are."""

from __future__ import annotations

from functools import cache

import pygame

from art.cache import cached
from art.kaosz import parts_nature, parts_people, parts_places, parts_plain, parts_space, parts_tools  # noqa: F401
from art.kaosz.notation import Line, read_scenes
from art.kaosz.pen import Pen
from art.kaosz.scenes import TABLES
from art.kaosz.stage import FINE_FROM, WIDE, Stage
from art.kaosz.strangers import scene_of
from art.palette import MIDNIGHT, Palette
from art.svg import Canvas

Scene = tuple[str, tuple[Line, ...]]
UPRIGHT = 100.0  # an upright picture is 100 units wide


@cache
def scenes() -> dict[str, Scene]:
    """Species and parts of every picture that is drawn by hand, by card id."""
    found: dict[str, Scene] = {}
    for table in TABLES:
        for species, text in table.items():
            for card, lines in read_scenes(text).items():
                if card in found:
                    raise ValueError(f"two pictures for {card}")
                found[card] = (species, lines)
    return found


@cached
def picture(
    card_id: str,
    size: tuple[int, int],
    palette: Palette = MIDNIGHT,
    *,
    species: str = "human",
    kind: str = "ship",
    subtype: str = "scout",
) -> pygame.Surface:
    """The card's picture, exactly `size` pixels, wide or upright.

    Species, kind and subtype are only asked for cards that have no picture of their own.
    """
    known = scenes().get(card_id)
    look, lines = known or (species, scene_of(card_id, species, kind, subtype))
    w, h = size
    across = UPRIGHT if h > w else WIDE
    canvas = Canvas(across, across * h / w)
    Stage(Pen(canvas, look, card_id, fine=w >= FINE_FROM)).draw(lines)
    return canvas.draw(size)
