"""Refits (SE-9.13): which groups carry less than they could, where and for how much they get it."""

from __future__ import annotations

from rules.core.reasons import Reason

from ..printed.constants import ENTERED, NOBODY, REFITTED
from ..printed.designs import CONSTRUCTION
from ..printed.powers import REFITS_ANYWHERE
from ..state import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    counters_free,
    facts,
    friends,
    groups_at,
    hull_of,
    larger_by,
    renewed,
)
from ..state.holding import has
from ..state.unique_ships import has as has_ability
from .income import is_blockaded


def is_outdated(g: Galaxy, seat: Seat, slot: Slot) -> bool:
    """Whether a refit would bring anything; some units always have the newest technology."""
    fleet, known = g.fleets[seat], facts(g)
    unit = fleet.unit[slot]
    return not known.newest[unit] and bool(known.carried[unit]) and fleet.tech[slot] != renewed(g, seat, slot)


def why_no_refit(g: Galaxy, seat: Seat, slot: Slot) -> Reason | None:
    """Why none of a group gets newer technology now (SE-9.13)."""
    fleet, known = g.fleets[seat], facts(g)
    unit, notes = fleet.unit[slot], fleet.notes[slot]
    if known.newest[unit]:
        return Reason("empires.refit_newest", {}, "SE-9.12")
    if known.is_alien[unit]:
        return Reason("empires.refit_alien", {}, "CL-4.6.2")
    if notes & REFITTED or not is_outdated(g, seat, slot):
        return Reason("empires.refit_nothing", {}, "SE-9.13")
    if notes & ENTERED or fleet.acts[slot] >= fleet.count[slot]:  # SE-9.14: those that have looked at something
        return Reason("empires.refit_busy", {}, "SE-9.13")
    if not is_in_dock(g, seat, slot):
        return Reason("empires.refit_no_yard", {}, "SE-9.13")
    price = refit_price(g, seat, slot)
    if price > g.cp[seat]:
        return Reason("empires.too_expensive", {"missing": price - g.cp[seat]}, "SE-9.13")
    if how_many(g, seat, slot) < fleet.count[slot] and not counters_free(g, seat, unit):
        return Reason("empires.no_counter", {"unit": known.units[unit].id}, "SE-9.14")
    return None


def how_many(g: Galaxy, seat: Seat, slot: Slot) -> int:
    """How many ships of a group can be refitted: those that can be paid and have not looked at anything (SE-9.14)."""
    fleet, price = g.fleets[seat], refit_price(g, seat, slot)
    able = fleet.count[slot] - fleet.acts[slot]
    return min(able, g.cp[seat] // price) if price else able


def is_in_dock(g: Galaxy, seat: Seat, slot: Slot) -> bool:
    """Whether it can be refitted where it is: beside a Shipyard, or anywhere with nanotechnology;
    CL-19.3.9: also beside a Construction bay at a Colony with income."""
    fleet, known = g.fleets[seat], facts(g)
    if known.advantages and has(g, seat, REFITS_ANYWHERE):
        return True
    hex = fleet.hex[slot]
    if not known.brothers and fleet.hex.count(hex) == 1 and fleet.unit[slot] != known.unique:
        return False  # it is alone
    friendly = friends(g, seat)  # SE-23.5: a brother's will do
    if any(known.shipyard in _kinds_at(g, friend, hex) for friend in friendly):
        return True
    bays = any(_has_bays(g, friend, hex) for friend in friendly)
    return bays and g.colony[hex] in friendly and g.value[hex] > 0 and not is_blockaded(g, hex)


def _has_bays(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """CL-19.3.9."""
    if facts(g).unique not in _kinds_at(g, owner, hex):
        return False
    return any(has_ability(g, owner, slot, CONSTRUCTION) for slot in groups_at(g, owner, hex))


def _kinds_at(g: Galaxy, owner: Owner, hex: Hex) -> set[int]:
    return {g.fleets[owner].unit[slot] for slot in groups_at(g, owner, hex)}


def refit_price(g: Galaxy, seat: Seat, slot: Slot) -> int:
    """SE-9.13: a CP for each hull, and one at least; CL-E43: what has lost its hull is refitted for nothing."""
    if facts(g).advantages and has(g, seat, REFITS_ANYWHERE):
        return 0  # CL-E39
    fleet = g.fleets[seat]
    builder = fleet.builder[slot]
    hull = hull_of(g, seat, slot)
    smaller = larger_by(g, seat if builder == NOBODY else builder, fleet.unit[slot]) < 0
    return hull if smaller else max(1, hull)
