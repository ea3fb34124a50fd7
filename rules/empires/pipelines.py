"""MS Pipelines (SE-10): chains that carry ships faster and bring colonies closer to the Homeworld."""

from __future__ import annotations

from .state import Fleet, Galaxy, Hex, Owner, Seat, Slot, board, facts
from .words import ENTERED, NOWHERE

TRAIL_BITS = 8  # hexes of a trail are packed into one number, the last one in its lowest bits


def trail_of(fleet: Fleet, slot: Slot) -> list[Hex]:
    """The hexes that a group has passed in this turn, before the one it is in."""
    packed, found = fleet.trail[slot], []
    while packed:
        found.append((packed & 255) - 1)
        packed >>= TRAIL_BITS
    return found


def has_pipelines(g: Galaxy, owner: Owner) -> bool:
    return facts(g).code["MS"] in g.fleets[owner].unit


def laid(g: Galaxy, owner: Owner) -> set[Hex]:
    """Where an owner has pipelines."""
    fleet, pipeline = g.fleets[owner], facts(g).code["MS"]
    return {hex for slot, hex in enumerate(fleet.hex) if hex >= 0 and fleet.unit[slot] == pipeline}


def _at_rest(g: Galaxy, owner: Owner) -> set[Hex]:
    """SE-10.3: where pipelines lie that have not moved in this turn."""
    fleet, pipeline = g.fleets[owner], facts(g).code["MS"]
    return {
        hex
        for slot, hex in enumerate(fleet.hex)
        if hex >= 0 and fleet.unit[slot] == pipeline and not fleet.notes[slot] & ENTERED
    }


def carried_on(g: Galaxy, seat: Owner, slot: Slot) -> list[Hex]:
    """SE-10.3: the hexes into which a chain takes a group that has moved along it all the time."""
    if not has_pipelines(g, seat):
        return []
    fleet = g.fleets[seat]
    here = fleet.hex[slot]
    resting = _at_rest(g, seat)
    if here not in resting or not resting.issuperset(trail_of(fleet, slot)) or fleet.unit[slot] == facts(g).code["MS"]:
        return []
    return [hex for hex in board(g).around[here] if hex in resting]


def is_on_chain(g: Galaxy, seat: Owner, slot: Slot, hex: Hex) -> bool:
    """SE-10.3: whether a group has moved along a chain all the time, and a step into this hex stays on it."""
    return hex in carried_on(g, seat, slot)


def pipelines_along(g: Galaxy, seat: Owner, slot: Slot) -> list[Slot]:
    """The pipelines that a group has used on its way up to the hex it is in: they may not move any more (SE-10.3)."""
    fleet, pipeline = g.fleets[seat], facts(g).code["MS"]
    way = {fleet.hex[slot], *trail_of(fleet, slot)}
    return [each for each, hex in enumerate(fleet.hex) if hex in way and fleet.unit[each] == pipeline]


def linked(g: Galaxy, seat: Seat) -> set[Hex]:
    """SE-10.4: hexes with a pipeline that an unbroken chain joins to the Homeworld; pipelines that moved count."""
    home, mine = g.homeworld[seat], laid(g, seat)
    if home == NOWHERE or home not in mine:
        return set()
    around, found, edge = board(g).around, {home}, [home]
    while edge:
        for near in around[edge.pop()]:
            if near in mine and near not in found:
                found.add(near)
                edge.append(near)
    return found
