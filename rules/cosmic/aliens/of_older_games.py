"""Deeds and changes of games that were saved with an earlier text of their aliens (a save carries its content)."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import course
from ..state.cosmos import Cosmos, encounter
from ..state.verbs import Ability, About, Payment, change, deed, printed
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


@change("double_compensation")
def double_compensation(g: Cosmos, source: Source, value: Payment, about: object) -> Payment:
    """CE-A22, counted when the cards are drawn."""
    return {**value, "count": 2 * value["count"]} if about == source.seat else value
