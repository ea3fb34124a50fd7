"""The fifty aliens: `portrait(size, alien=…)` draws a bust or a scene that fills any box."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.cosmic.portraits import beasts, fighters, forces, machines, minds, rogues  # noqa: F401
from art.cosmic.portraits.registry import PORTRAITS, Portrait
from art.cosmic.portraits.stranger import stranger
from art.cosmic.stage import staged
from art.palette import MIDNIGHT, Palette

__all__ = ["PORTRAITS", "colour_of", "portrait"]


@cached
def portrait(size: tuple[int, int], palette: Palette = MIDNIGHT, *, alien: str) -> pygame.Surface:
    """An alien's portrait of exactly `size` pixels, square, wide or upright; the same in every theme."""
    known = _portrait_of(alien)
    return staged(size, known.rim, alien, known.ground, known.draw)


def colour_of(alien: str) -> str:
    """The colour that an alien is remembered by."""
    return _portrait_of(alien).colour


def _portrait_of(alien: str) -> Portrait:
    return PORTRAITS.get(alien) or stranger(alien)
