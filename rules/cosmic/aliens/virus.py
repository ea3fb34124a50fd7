"""Virus (CE-A44) and its flare (CE-F44): ships multiply instead of being added.

Ships are counted one each, whatever else they are worth (CE-E68).
"""

from __future__ import annotations

from rules.core.hooks import Source

from ..state.cosmos import Cosmos, side_of
from ..state.pieces import is_declared, own_side
from ..state.reckoning import Account, with_parts
from ..state.ships import allied_ships, in_encounter
from ..state.verbs import change


@change("card_times_ships")
def card_times_ships(g: Cosmos, source: Source, value: Account, about: object, *, wider: str) -> Account:
    """The card times the own ships; once `wider` is declared, times all ships of the side."""
    slot, ships = own_side(g, source.seat), in_encounter(g, source.seat)
    card = value[slot]["card"]
    if not is_declared(g, wider, source.seat):
        return with_parts(value, slot, card=card * ships, own=0)
    return with_parts(value, slot, card=card * (ships + allied_ships(g, side_of(g, source.seat))), own=0, allies=0)


@change("ships_times_allies")
def ships_times_allies(g: Cosmos, source: Source, value: Account, about: object) -> Account:
    """The product stands for the own ships, whose sign it takes (CE-E74)."""
    product = in_encounter(g, source.seat) * allied_ships(g, side_of(g, source.seat))
    return with_parts(value, own_side(g, source.seat), own=product, allies=0)
