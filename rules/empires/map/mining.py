"""Minerals and wrecks (SE-6.7, SE-6.8): where a Miner takes them up, and where it drops them."""

from __future__ import annotations

from ..printed.constants import NOTHING
from ..state import Galaxy, Hex, Seat, Slot, facts, has_terrain


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
