"""Card pictures of Űrbirodalmak, by the id of the card."""

from __future__ import annotations

from functools import cache

from art.empires import picture_parts  # noqa: F401
from art.empires.scenes.advantages import ADVANTAGES
from art.empires.scenes.alien_cards import ALIEN_CARDS
from art.scenery.notation import PartLine, read_scenes


@cache
def scenes() -> dict[str, tuple[PartLine, ...]]:
    """One picture for each of the 55 cards."""
    return read_scenes(ALIEN_CARDS) | read_scenes(ADVANTAGES)
