"""Amazing Diplomats (CL-E48): aliens let them pass and stay, and defend their hex together with them.

Who is whose enemy is `state.is_enemy`; who stands by whom `state.lines.gathered`.
"""

from __future__ import annotations

from ...atoms import fleets
from ...state import DIPLOMATS, Galaxy, Hex, Owner, aliens, facts, friends, groups_at, is_enemy
from ...state.holding import has
from ..deck import show


def meet_aliens(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """Ships of an owner have come to a hex: if aliens are there and let them be, the card is shown (SE-14.4)."""
    if not (g.tables or facts(g)).advantages or hex not in g.fleets[aliens(g)].hex or is_enemy(g, owner, aliens(g)):
        return
    if owner >= len(g.cp) or not groups_at(g, owner, hex):
        return
    show(g, next(friend for friend in friends(g, owner) if has(g, friend, DIPLOMATS)), DIPLOMATS)
    for slot in groups_at(g, aliens(g), hex):
        fleets.turn_up(g, aliens(g), slot)
