"""Delta Scanners (CE-T4) find a card in the discard pile."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import cards
from ..pieces import Ability, About
from ..state import DISCARD, Cosmos
from ..verbs import deed


@deed("salvage")
def salvage(g: Cosmos, f: Frame) -> None:
    """Any one card, which comes into the hand; it lay open, so everybody knows it."""
    found = {g.cards.design[card]: card for card in g.pile(DISCARD)}
    cards.take_discarded(g, f.seat, f.pick("card", f.seat, sorted(found.values()), rule="CE-T4"))


@salvage.needs
def _something_lies_there(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(g.pile(DISCARD))
