"""Space Pilgrims (CL-E37): terrain does not stop them, Black Holes and Lost in Space do them no harm."""

from __future__ import annotations

from ...atoms import cards
from ...state import Galaxy, Owner, facts
from ..holding import has, knows_card

CARD = "e37"


def are_pilgrims(g: Galaxy, owner: Owner) -> bool:
    return bool(facts(g).advantages) and has(g, owner, CARD)


def are_known(g: Galaxy, owner: Owner) -> bool:
    """Whether everybody knows that they are."""
    return are_pilgrims(g, owner) and knows_card(g, None, facts(g).card[CARD])


def pass_unharmed(g: Galaxy, owner: Owner) -> bool:
    """The power is used, if they have it; gives whether."""
    if not are_pilgrims(g, owner):
        return False
    cards.turn_up(g, owner, facts(g).card[CARD], "use")
    return True
