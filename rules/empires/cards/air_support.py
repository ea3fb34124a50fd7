"""Air Support (CL-A25, CL-22.9): Transports that are still there after the battle fight on the ground as B6-2-x2.

They are told so when troops come down, on the form that is for their owner only; they are no troops that could hold a
colony.
"""

from __future__ import annotations

from ..atoms import fleets
from ..ground.barracks import transports_at
from ..state import Galaxy, Hex, Owner
from .deck import show
from .holding import has

CARD = "a25"
MOST = 99


def fit(g: Galaxy, owner: Owner, hex: Hex, most: int = MOST) -> int:
    """How many Transports of an owner can fight on the ground there."""
    if not has(g, owner, CARD):
        return 0
    return min(most, sum(g.fleets[owner].count[slot] for slot in transports_at(g, owner, hex)))


def fly(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """Everybody sees them."""
    show(g, owner, CARD)
    for slot in transports_at(g, owner, hex):
        fleets.turn_up(g, owner, slot)
