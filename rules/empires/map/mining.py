"""Minerals and wrecks (SE-6.7, SE-6.8): where a Miner takes them up, and where it drops them."""

from __future__ import annotations

from ..atoms import course
from ..printed.constants import NOTHING
from ..printed.levels import level
from ..state import Galaxy, Hex, Seat, Slot, facts, has_terrain
from ..state.lore import may_have


def ore_at(g: Galaxy, hex: Hex) -> int:
    """The open minerals or wreck of a hex, or NOTHING."""
    for kind in ("minerals", "wreck"):
        if has_terrain(g, hex, kind):
            kinds = facts(g).marker_kind
            return next(m for m in (g.marker[hex], g.also[hex]) if m != NOTHING and kinds[m] == kind)
    return NOTHING


def can_unload(g: Galaxy, seat: Seat, slot: Slot, hex: Hex) -> bool:
    """Whether a Miner could drop its load there: at a colony of its owner."""
    return g.fleets[seat].load[slot] != NOTHING and g.colony[hex] == seat


def can_load(g: Galaxy, seat: Seat, slot: Slot, hex: Hex) -> bool:
    """Whether a Miner could take something up there: it carries one load."""
    return g.fleets[seat].load[slot] == NOTHING and ore_at(g, hex) != NOTHING


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
