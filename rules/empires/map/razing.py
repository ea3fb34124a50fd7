"""Planets that are destroyed, with their Colony: by Doomsday Machines (SE-17.5, SE-24.10) or Titans (CL-6.4)."""

from __future__ import annotations

from collections.abc import Collection

from ..atoms import worlds
from ..printed.constants import NOBODY, NOTHING, NOWHERE, RAZES
from ..state import Galaxy, Hex, Owner, Seat, Slot, facts, is_home, is_planet, monsters, numbered
from .carrying import lose_hangar
from .ending import count_points, homeworld_fell
from .settling import is_watched

PLANETS = ("planet", "barren", "homeworld")


def raze(g: Galaxy, hex: Hex, kinds: Collection[str] = PLANETS) -> None:
    """Machines take the open markers of these kinds off."""
    _destroy(g, hex, kinds, monsters(g), "doomsday", NOTHING)


def shatter(g: Galaxy, hex: Hex, by: Seat) -> None:
    """CL-6.4.1: a Titan leaves Asteroids for the rest of the game."""
    _destroy(g, hex, PLANETS, by, "titan", facts(g).marker["destroyed_planet"])


def _destroy(g: Galaxy, hex: Hex, kinds: Collection[str], by: Owner, why: str, leaves: int) -> None:
    owner, home = g.colony[hex], is_home(g, hex)
    if owner != NOBODY:
        worlds.destroy_colony(g, hex, by)
        lose_hangar(g, owner, hex)
    for marker in (g.also[hex], g.marker[hex]):
        if g.up[hex] and marker != NOTHING and facts(g).marker_kind[marker] in kinds:
            worlds.remove_marker(g, hex, marker, why)
            if leaves != NOTHING:
                worlds.lay_marker(g, hex, leaves, up=True)
    if home:
        homeworld_fell(g, owner, by)
    elif by < len(g.cp):
        count_points(g)


def is_bare(g: Galaxy, hex: Hex) -> bool:
    """CL-6.4.2: an open planet without a Colony."""
    return is_planet(g, hex) and g.colony[hex] == NOBODY


def doomed(g: Galaxy, seat: Seat) -> list[Slot]:
    """Titans that were told to destroy the bare planet they stand over, and that nobody keeps from it.

    Ruling: enemies who stay hidden do not, as over a colony (EC-45).
    """
    fleet = g.fleets[seat]
    if facts(g).titan not in fleet.unit:
        return []
    return [
        slot
        for slot, notes in numbered(fleet.notes)
        if notes & RAZES
        and fleet.hex[slot] != NOWHERE
        and is_bare(g, fleet.hex[slot])
        and not is_watched(g, seat, fleet.hex[slot])
    ]
