"""Pictures of Cosmic Encounter that are composed of parts, by the id of the artifact or technology."""

from __future__ import annotations

from functools import cache

from art.cosmic.scenes.artifacts import ARTIFACTS
from art.cosmic.scenes.technologies import TECHNOLOGIES
from art.scenery.notation import PartLine, read_scenes
from art.scenery.picture_parts import strange  # noqa: F401

Lines = tuple[PartLine, ...]


@cache
def artifacts() -> dict[str, Lines]:
    """One picture for every card; a second copy's is called by the artifact's id and `_2` (2c)."""
    return read_scenes(ARTIFACTS)


@cache
def technologies() -> dict[str, Lines]:
    """One picture for each of the twenty."""
    return read_scenes(TECHNOLOGIES)
