"""Warp gates (CL-19.3.11): two unique ships that rest within three hexes of each other make their hexes adjacent."""

from __future__ import annotations

from ..printed.constants import ENTERED, JUMPED
from ..printed.designs import WARP_GATES
from . import Galaxy, Hex, Owner, Slot, facts
from .telling import has

REACH = 3


def _gates(g: Galaxy, owner: Owner) -> list[Slot]:
    """Groups that keep a gate: they have not moved in this turn."""
    fleet, unique = g.fleets[owner], facts(g).unique
    if unique not in fleet.unit:
        return []
    ships = [slot for slot, unit in enumerate(fleet.unit) if unit == unique and fleet.hex[slot] >= 0]
    return [slot for slot in ships if not fleet.notes[slot] & ENTERED and has(g, owner, slot, WARP_GATES)]


def linked(g: Galaxy, owner: Owner, hex: Hex) -> list[Hex]:
    """The hexes that are adjacent to this one for an owner's ships by his gates."""
    places = [g.fleets[owner].hex[slot] for slot in _gates(g, owner)]
    if hex not in places:
        return []
    far = facts(g).chart.distances[hex]  # SE-21.5: as the hexes lie, not across an area out of play (SE-2.1.3)
    return sorted({to for to in places if to != hex and far[to] <= REACH})


def ways(g: Galaxy, owner: Owner, slot: Slot) -> list[Hex]:
    """Where a group may jump to: once in a move, and a gate does not go through itself."""
    fleet = g.fleets[owner]
    hex = fleet.hex[slot]
    if facts(g).unique not in fleet.unit or fleet.notes[slot] & JUMPED:
        return []
    keepers = [each for each in _gates(g, owner) if fleet.hex[each] == hex]
    if not keepers or keepers == [slot]:
        return []
    return linked(g, owner, hex)


def keepers(g: Galaxy, owner: Owner, origin: Hex, hex: Hex, but: Slot) -> list[Slot]:
    """The gates that a jump uses, one in each of both hexes: they may not move any more in this turn."""
    found = []
    for at in (origin, hex):
        there = [slot for slot in _gates(g, owner) if g.fleets[owner].hex[slot] == at and slot != but]
        found += there[:1]
    return found
