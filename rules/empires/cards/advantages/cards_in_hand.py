"""What everybody can tell about the hand of a seat."""

from __future__ import annotations

from ...state import Galaxy, Owner, facts
from ..holding import knows_card


def hides_advantage(g: Galaxy, owner: Owner) -> bool:
    """Whether a seat has an Empire Advantage that not everybody has seen."""
    if owner >= len(g.held):
        return False
    every = facts(g).advantages
    return any(card in every and not knows_card(g, None, card) for card in g.held[owner])
