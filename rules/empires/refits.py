"""Refits (SE-9.13): which groups carry less than they could, where and for how much they get it."""

from __future__ import annotations

from .cards.deck import HASTY
from .cards.holding import has
from .levels import Levels, highest, level, with_level
from .state import Galaxy, Seat, Slot, built_hull, equipped, facts, groups_at, larger_by
from .words import NOBODY

NANO = "e39"  # CL-E39: refitted anywhere, for nothing


def is_outdated(g: Galaxy, seat: Seat, slot: Slot) -> bool:
    """Whether a refit would bring anything; some units always have the newest technology."""
    fleet, known = g.fleets[seat], facts(g)
    unit = fleet.unit[slot]
    return not known.newest[unit] and bool(known.carried[unit]) and fleet.tech[slot] != refitted(g, seat, slot)


def is_in_dock(g: Galaxy, seat: Seat, slot: Slot) -> bool:
    """Whether it can be refitted where it is: beside a Shipyard, or anywhere with nanotechnology."""
    fleet, known = g.fleets[seat], facts(g)
    if known.advantages and has(g, seat, NANO):
        return True
    return any(fleet.unit[other] == known.code["SY"] for other in groups_at(g, seat, fleet.hex[slot]))


def refit_price(g: Galaxy, seat: Seat, slot: Slot) -> int:
    """SE-9.13: a CP for each hull, and one at least; CL-E43: what has lost its hull is refitted for nothing."""
    if facts(g).advantages and has(g, seat, NANO):
        return 0  # CL-E39
    fleet = g.fleets[seat]
    builder = fleet.builder[slot]
    owner, unit = seat if builder == NOBODY else builder, fleet.unit[slot]
    return max(1, built_hull(g, owner, unit)) if larger_by(g, owner, unit) >= 0 else built_hull(g, owner, unit)


def refitted(g: Galaxy, seat: Seat, slot: Slot) -> Levels:
    """SE-9.13: its owner's levels; a ship that was captured keeps what is higher (CL-4.5.6)."""
    fleet = g.fleets[seat]
    newest = equipped(g, seat, fleet.unit[slot], g.tech[seat])
    known = facts(g)
    if known.advantages and fleet.unit[slot] == known.code["R"] and has(g, seat, HASTY):
        newest = with_level(newest, known.movement, level(fleet.tech[slot], known.movement))  # CL-E53: no faster
    return newest if fleet.builder[slot] == NOBODY else highest(fleet.tech[slot], newest)
