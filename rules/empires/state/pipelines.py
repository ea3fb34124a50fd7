"""MS Pipelines (SE-10): chains that carry ships faster and bring colonies closer to the Homeworld."""

from __future__ import annotations

from ..printed.constants import ENTERED, NOWHERE, SLUNG, STOPPED
from . import Fleet, Galaxy, Hex, Owner, Seat, Slot, facts, friends, joined, places_of
from .unique_ships import linked as warped

TRAIL_BITS = 8  # hexes of a trail are packed into one number, the last one in its lowest bits


def trail_of(fleet: Fleet, slot: Slot) -> list[Hex]:
    """The hexes that a group has passed in this turn, before the one it is in."""
    packed, found = fleet.trail[slot], []
    while packed:
        found.append(Hex((packed & 255) - 1))
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
    if fleet.notes[slot] & SLUNG:  # SE-15.2
        return []
    if not known.brothers and (
        pipeline not in fleet.unit or (pipeline, here) not in zip(fleet.unit, fleet.hex, strict=True)
    ):
        return []  # no pipeline of its owner lies here
    resting = []  # those that did not move; a pipeline that goes along a chain is no part of it
    for each in friends(g, seat):
        those = g.fleets[each]
        slots = places_of(those.unit, pipeline)
        own = slot if each == seat else NOWHERE
        resting += [those.hex[other] for other in slots if other != own and not those.notes[other] & ENTERED]
    if here not in resting or any(hex not in resting for hex in trail_of(fleet, slot)):
        return []
    return [hex for hex in (*joined(g, here), *warped(g, seat, here)) if hex in resting]


def is_on_chain(g: Galaxy, seat: Owner, slot: Slot, hex: Hex) -> bool:
    """SE-10.3: whether a group has moved along a chain all the time, and a step into this hex stays on it."""
    if hex not in g.fleets[seat].hex and not (g.tables or facts(g)).brothers:
        return False  # no pipeline of its owner lies there, as at most steps
    return hex in carried_on(g, seat, slot)


def pipelines_along(g: Galaxy, seat: Owner, slot: Slot) -> list[tuple[Owner, Slot]]:
    """The pipelines that a group has used on its way up to the hex it is in: they may not move any more (SE-10.3).

    One in each hex: others that lie there are free to go.
    """
    fleet, pipeline = g.fleets[seat], facts(g).pipeline
    way = {fleet.hex[slot], *trail_of(fleet, slot)}
    found: dict[Hex, tuple[Owner, Slot]] = {}
    for owner in friends(g, seat):
        those = g.fleets[owner]
        for each in places_of(those.unit, pipeline):
            hex = those.hex[each]
            if hex not in way or (owner, each) == (seat, slot) or those.notes[each] & ENTERED:
                continue
            if those.notes[each] & STOPPED or hex not in found:
                found[hex] = owner, each  # one that was used before is used again
    return list(found.values())


def linked(g: Galaxy, seat: Seat) -> set[Hex]:
    """SE-10.4: hexes with a pipeline that an unbroken chain joins to the Homeworld; pipelines that moved count."""
    home, mine = g.homeworld[seat], laid(g, seat)
    if home == NOWHERE or home not in mine:
        return set()
    found, edge = {home}, [home]
    while edge:
        here = edge.pop()
        for hex in (*joined(g, here), *warped(g, seat, here)):
            if hex in mine and hex not in found:
                found.add(hex)
                edge.append(hex)
    return found
