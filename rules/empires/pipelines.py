"""MS Pipelines (SE-10): chains that carry ships faster and bring colonies closer to the Homeworld."""

from __future__ import annotations

from .state import Fleet, Galaxy, Hex, Owner, Seat, Slot, facts, friends, near, places_of
from .unique.warping import linked as warped
from .words import ENTERED, NOWHERE, SLUNG

TRAIL_BITS = 8  # hexes of a trail are packed into one number, the last one in its lowest bits


def trail_of(fleet: Fleet, slot: Slot) -> list[Hex]:
    """The hexes that a group has passed in this turn, before the one it is in."""
    packed, found = fleet.trail[slot], []
    while packed:
        found.append((packed & 255) - 1)
        packed >>= TRAIL_BITS
    return found


def laid(g: Galaxy, owner: Owner) -> set[Hex]:
    """Where an owner has pipelines."""
    fleet, pipeline = g.fleets[owner], facts(g).pipeline
    return {hex for slot, hex in enumerate(fleet.hex) if hex >= 0 and fleet.unit[slot] == pipeline}


def carried_on(g: Galaxy, seat: Owner, slot: Slot) -> list[Hex]:
    """SE-10.3: the hexes into which a chain takes a group that has moved along it all the time."""
    fleet, known = g.fleets[seat], g.tables or facts(g)
    pipeline, here = known.pipeline, fleet.hex[slot]
    if fleet.unit[slot] == pipeline or fleet.notes[slot] & SLUNG:  # SE-15.2
        return []
    if not known.brothers and (pipeline not in fleet.unit or fleet.hex.count(here) == 1):
        return []  # nothing of its owner lies here
    resting = []  # those that did not move
    for each in friends(g, seat):
        those = g.fleets[each]
        slots = places_of(those.unit, pipeline)
        resting += [those.hex[slot] for slot in slots if not those.notes[slot] & ENTERED]
    if here not in resting or any(hex not in resting for hex in trail_of(fleet, slot)):
        return []
    return [hex for hex in (*near(g, here), *warped(g, seat, here)) if hex in resting]


def is_on_chain(g: Galaxy, seat: Owner, slot: Slot, hex: Hex) -> bool:
    """SE-10.3: whether a group has moved along a chain all the time, and a step into this hex stays on it."""
    return hex in carried_on(g, seat, slot)


def pipelines_along(g: Galaxy, seat: Owner, slot: Slot) -> list[tuple[Owner, Slot]]:
    """The pipelines that a group has used on its way up to the hex it is in: they may not move any more (SE-10.3)."""
    fleet, pipeline = g.fleets[seat], facts(g).pipeline
    way = {fleet.hex[slot], *trail_of(fleet, slot)}
    return [
        (owner, each)
        for owner in friends(g, seat)
        for each, hex in enumerate(g.fleets[owner].hex)
        if hex in way and g.fleets[owner].unit[each] == pipeline
    ]


def linked(g: Galaxy, seat: Seat) -> set[Hex]:
    """SE-10.4: hexes with a pipeline that an unbroken chain joins to the Homeworld; pipelines that moved count."""
    home, mine = g.homeworld[seat], laid(g, seat)
    if home == NOWHERE or home not in mine:
        return set()
    found, edge = {home}, [home]
    while edge:
        here = edge.pop()
        for hex in (*near(g, here), *warped(g, seat, here)):
            if hex in mine and hex not in found:
                found.add(hex)
                edge.append(hex)
    return found
