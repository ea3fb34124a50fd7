"""Minerals and wrecks (SE-6.7, SE-6.8): where a Miner takes them up, and where it drops them."""

from __future__ import annotations

from rules.core.reasons import Reason

from ..atoms import course
from ..printed.constants import NOTHING
from ..printed.levels import level
from ..state import Galaxy, Hex, Seat, Slot, facts, has_terrain
from ..state.lore import may_have

NO_MINER = Reason("empires.no_miner", {}, "SE-6.7")
NO_LOAD, LOADED = Reason("empires.no_load", {}, "SE-6.7"), Reason("empires.loaded", {}, "SE-6.7")
NO_OWN_COLONY = Reason("empires.no_own_colony", {}, "SE-6.7")
NOTHING_TO_LOAD = Reason("empires.nothing_to_load", {}, "SE-6.7")


def ore_at(g: Galaxy, hex: Hex) -> int:
    """The open minerals or wreck of a hex, or NOTHING."""
    for kind in ("minerals", "wreck"):
        if has_terrain(g, hex, kind):
            kinds = facts(g).marker_kind
            return next(m for m in (g.marker[hex], g.also[hex]) if m != NOTHING and kinds[m] == kind)
    return NOTHING


def why_no_unload(g: Galaxy, seat: Seat, slot: Slot, hex: Hex) -> Reason | None:
    """Why a unit cannot drop a load there: a Miner does at a colony of its owner."""
    if g.fleets[seat].unit[slot] != facts(g).code["Miner"]:
        return NO_MINER
    if g.fleets[seat].load[slot] == NOTHING:
        return NO_LOAD
    return NO_OWN_COLONY if g.colony[hex] != seat else None


def why_no_load(g: Galaxy, seat: Seat, slot: Slot, hex: Hex) -> Reason | None:
    """Why a unit cannot take something up there: a Miner carries one load."""
    if g.fleets[seat].unit[slot] != facts(g).code["Miner"]:
        return NO_MINER
    if g.fleets[seat].load[slot] != NOTHING:
        return LOADED
    return NOTHING_TO_LOAD if ore_at(g, hex) == NOTHING else None


# -- what a Space Wreck (SE-6.8), or a Doomsday Machine that was destroyed (SE-17.6), teaches


# SE-6.8: which technology, by the roll
WRECK = (
    "ship_size", "ship_size", "attack", "attack", "defence", "defence", "tactics", "movement", "movement", "shipyard",
)  # fmt: skip


def search_wreck(g: Galaxy, seat: Seat) -> None:
    """SE-6.8: a free level by die; at the highest level the gain is lost."""
    technology = facts(g).technology[WRECK[course.roll_die(g, seat, "wreck") - 1]]
    to = level(g.tech[seat], technology) + 1
    if facts(g).tech_cost(technology, to) is not None and may_have(g, seat, technology):
        course.learn(g, seat, technology, to, "wreck")
