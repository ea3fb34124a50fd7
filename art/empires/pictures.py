"""The picture of a card: `card_picture(size, card=…)`, exactly that size, wide or upright."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.cosmic.pen import StarPen
from art.empires.scenes import scenes
from art.kaosz.pictures import PictureLook, compose
from art.palette import MIDNIGHT, Palette

RIMS = {"a": "#8FE6D8", "e": "#FFC46A"}  # by the first letter of the card: alien technology, Empire Advantage


@cached
def card_picture(size: tuple[int, int], palette: Palette = MIDNIGHT, *, card: str) -> pygame.Surface:
    """Of an alien technology or an Empire Advantage; the same in every theme."""
    return compose(scenes()[card], size, PictureLook(RIMS[card[0]], card, StarPen))
