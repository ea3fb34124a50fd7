"""Planetary Gates (SE-27): planets within three hexes of each other are linked, for whoever is on the ground."""

from __future__ import annotations

from ..printed.constants import ENTERED, NOBODY, REFITTED
from ..state import Galaxy, Hex, Owner, Seat, Slot, aliens, board, colonies_of, enemies_at, facts, groups_at, is_planet
from ..state.barracks import at_hand, may_come_down, may_subdue
from ..state.unique_ships import linked as warped
from .carrying import room_at, squadrons_in
from .settling import can_settle, is_watched

REACH = 3  # SE-27.1


def linked(g: Galaxy, hex: Hex) -> list[Hex]:
    """SE-27.1, SE-27.8: the planets that a gate of this one leads to; colonies among Asteroids have none."""
    if "gates" not in facts(g).on or not is_planet(g, hex):
        return []
    far = board(g).distances[hex]
    return [to for to in board(g).played if to != hex and far[to] <= REACH and is_planet(g, to)]


# -- ground units


def goals(g: Galaxy, seat: Seat, hex: Hex) -> list[Hex]:
    """SE-27.1, SE-27.3: where ground units of a colony may go: own colonies, an enemy's, and aliens.

    On a Barren Planet that is not theirs they need Terraforming 1, as everybody who lands (CL-14.7.3, CL-14.12.1).
    CL-19.3.11: warp gates lead to own colonies.
    """
    found = [to for to in linked(g, hex) if may_come_down(g, seat, to) or is_alien(g, seat, to)]
    return found + [to for to in warped(g, seat, hex) if g.colony[to] == seat and to not in found]


def is_alien(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """Whether aliens hold a planet that ground units may take from them."""
    return bool(groups_at(g, aliens(g), hex)) and may_subdue(g, seat, hex)


def departures(g: Galaxy, seat: Seat) -> list[Hex]:
    """Own colonies from which ground units could go through a gate."""
    known = g.tables or facts(g)
    if "gates" not in known.on and not (known.ground and known.unique in g.fleets[seat].unit):
        return []
    return [hex for hex in colonies_of(g, seat) if at_hand(g, seat, hex) and goals(g, seat, hex)]


def refuges(g: Galaxy, owner: Owner, hex: Hex) -> list[Hex]:
    """SE-27.4: friendly planets without enemies to which ground units of a hex may retreat."""
    if owner >= len(g.cp):
        return []
    return [to for to in linked(g, hex) if g.colony[to] == owner and not enemies_at(g, owner, to)]


# -- fighters (SE-27.6) and settlers (SE-27.7)


def hangars(g: Galaxy, seat: Seat, slot: Slot) -> list[Hex]:
    """SE-27.6: the own colonies that fighters on a colony reach; they go once in a turn, and not after a carrier."""
    fleet = g.fleets[seat]
    hex = fleet.hex[slot]
    if fleet.notes[slot] & (ENTERED | REFITTED):  # SE-9.13
        return []
    found = [to for to in linked(g, hex) if g.colony[to] == seat] if g.colony[hex] == seat else []
    return found + [to for to in warped(g, seat, hex) if to not in found and _receives(g, seat, slot, to)]


def _receives(g: Galaxy, seat: Seat, slot: Slot, hex: Hex) -> bool:
    """CL-19.3.11: fighters go through warp gates if there is a colony or room for them on the far side."""
    room = room_at(g, seat, hex) - squadrons_in(g, seat, hex)
    return g.colony[hex] == seat or room >= g.fleets[seat].count[slot]


def homesteads(g: Galaxy, seat: Seat, slot: Slot) -> list[Hex]:
    """SE-27.7: where settlers may go: own colonies without enemies, planets that they can settle, and where own ground
    units arrive."""
    fleet = g.fleets[seat]
    if fleet.notes[slot] & (ENTERED | REFITTED):  # SE-9.13
        return []
    together = {each.hex for each in g.passing if each.owner == seat}
    return [
        to
        for to in linked(g, fleet.hex[slot])
        if to in together
        or (g.colony[to] == seat and not is_watched(g, seat, to))
        or (g.colony[to] == NOBODY and can_settle(g, seat, slot, to))
    ]
