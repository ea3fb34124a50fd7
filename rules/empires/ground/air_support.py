"""Air Support (CL-A25, CL-22.9): Transports that are still there after the battle fight on the ground as B6-2-x2.

They are told so when troops come down, on the form that is for their owner only; they are no troops that could hold a
colony.
"""

from __future__ import annotations

from ..atoms import fleets
from ..cards.deck import show
from ..printed.powers import FLIES_ON_PLANETS
from ..state import Galaxy, Hex, Owner, Slot
from ..state.barracks import transports_at
from ..state.holding import has_effect, holder, is_in_play
from ..state.values import ship

MOST = 99


def planes(g: Galaxy, owner: Owner, hex: Hex) -> list[Slot]:
    """The Transports of an owner that can fight on the ground there; CL-12.6: captured ones as their builder's do."""
    if not is_in_play(g, FLIES_ON_PLANETS):
        return []
    return [slot for slot in transports_at(g, owner, hex) if has_effect(g, ship(g, owner, slot), FLIES_ON_PLANETS)]


def fit(g: Galaxy, owner: Owner, hex: Hex, most: int = MOST) -> int:
    """How many they are."""
    return min(most, sum(g.fleets[owner].count[slot] for slot in planes(g, owner, hex)))


def fly(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """Everybody sees them."""
    show(g, holder(g, FLIES_ON_PLANETS), FLIES_ON_PLANETS)
    for slot in planes(g, owner, hex):
        fleets.turn_up(g, owner, slot)
