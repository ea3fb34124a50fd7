"""Pictures of artifacts and technologies: `artifact_picture(size, artifact=…)`, `technology_picture(size, …)`."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.cosmic.scenes import Lines, artifacts, technologies
from art.palette import MIDNIGHT, Palette
from art.scenery.composing import PictureLook, compose
from art.scenery.star_pen import StarPen

ARTIFACT_RIM, TECHNOLOGY_RIM = "#FFC46A", "#6FE8FF"
UNKNOWN_ARTIFACT, UNKNOWN_TECHNOLOGY = "ionic_gas", "enigma_device"  # whose pictures those of an unknown set have


@cached
def artifact_picture(
    size: tuple[int, int], palette: Palette = MIDNIGHT, *, artifact: str, copy: int = 0
) -> pygame.Surface:
    """An artifact, exactly `size` pixels; `copy` counts the cards of one name, which have pictures of their own."""
    known = artifacts()
    lines = known.get(f"{artifact}_{copy + 1}") or known.get(artifact) or known[UNKNOWN_ARTIFACT]
    return _composed(lines, size, ARTIFACT_RIM, artifact)


@cached
def technology_picture(size: tuple[int, int], palette: Palette = MIDNIGHT, *, technology: str) -> pygame.Surface:
    """A technology, exactly `size` pixels, wide or upright."""
    lines = technologies().get(technology) or technologies()[UNKNOWN_TECHNOLOGY]
    return _composed(lines, size, TECHNOLOGY_RIM, technology)


def _composed(lines: Lines, size: tuple[int, int], rim: str, seed: str) -> pygame.Surface:
    return compose(lines, size, PictureLook(rim, seed, StarPen))
