"""Loser (CE-A20): an upset exchanges winner and loser."""

from __future__ import annotations

from rules.core.hooks import Source

from ..printed.words import ATTACK, LOST, WON
from ..state.cosmos import Cosmos, mains, type_of
from ..state.verbs import change


@change("must_attack")
def must_attack(g: Cosmos, source: Source, value: list[int], about: object) -> list[int]:
    """Both main players, if they have an attack."""
    attacks = [card for card in value if type_of(g, card) == ATTACK]
    return attacks if attacks and about in mains(g) else value


@change("exchange_winner")
def exchange_winner(g: Cosmos, source: Source, value: str, about: object) -> str:
    """CE-4.63: after everything else. Where nobody has won, nothing is exchanged."""
    return {WON: LOST, LOST: WON}.get(value, value)
