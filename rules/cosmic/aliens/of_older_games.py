"""Deeds that stand only in games that were saved with an earlier text of their aliens (a save carries its content)."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import course
from ..pieces import Ability, About, printed
from ..state import Cosmos, encounter
from ..verbs import deed
from .void import is_beaten, remove_beaten


@deed("annihilate")
def annihilate(g: Cosmos, f: Frame) -> None:
    """CE-A45, used for each player of the losing side."""
    remove_beaten(g, f)


annihilate.needs(is_beaten)


@deed("claim_compensation")
def claim_compensation(g: Cosmos, f: Frame) -> None:
    """CE-F7, always twice as many cards."""
    course.declare(g, "claim_compensation", f.seat, f.source, printed(g, f.source))


@claim_compensation.needs
def _is_owed(g: Cosmos, ability: Ability, about: About) -> bool:
    return encounter(g).owed[ability.seat] > 0
