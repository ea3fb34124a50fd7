"""The picture of a card: `card_picture(size, card=…)`, exactly that size, wide or upright."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.empires.scenes import scenes
from art.palette import MIDNIGHT, Palette
from art.scenery.composing import PictureLook, compose
from art.scenery.star_pen import StarPen

RIMS = {"alien": "#8FE6D8", "empire": "#FFC46A"}  # by the deck
UNKNOWN = {"alien": "a22", "empire": "e51"}  # whose picture the cards of an unknown set have


@cached
def card_picture(size: tuple[int, int], palette: Palette = MIDNIGHT, *, card: str, deck: str) -> pygame.Surface:
    """Of an alien technology or an Empire Advantage; the same in every theme."""
    lines = scenes().get(card) or scenes()[UNKNOWN[deck]]
    return compose(lines, size, PictureLook(RIMS[deck], card, StarPen))
