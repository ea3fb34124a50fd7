"""The picture of a card: `picture(card_id, size)`; cards of unknown sets get one made from what they are."""

from __future__ import annotations

from functools import cache

import pygame

from art.cache import cached
from art.kaosz.scenes import TABLES
from art.kaosz.strangers import scene_of
from art.palette import MIDNIGHT, Palette
from art.scenery.composing import Lines, PictureLook, compose
from art.scenery.notation import read_lines, split_scenes
from art.scenery.picture_parts import nature, people, places, plain, space, tools  # noqa: F401

Scene = tuple[str, Lines]


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
