"""What Doomsday Machines leave of a hex (SE-17.5, SE-24.10): its planet is gone, and the Colony with it."""

from __future__ import annotations

from collections.abc import Collection

from .atoms import worlds
from .carrying import lose_surplus
from .ending import homeworld_fell
from .state import Galaxy, Hex, facts, monsters
from .words import NOBODY, NOTHING

PLANETS = ("planet", "barren", "homeworld")


def raze(g: Galaxy, hex: Hex, kinds: Collection[str] = PLANETS) -> None:
    """The open markers of these kinds are taken off."""
    owner, home = g.colony[hex], hex in g.homeworld
    if owner != NOBODY:
        worlds.destroy_colony(g, hex, monsters(g))
        lose_surplus(g, owner, hex)
    for marker in (g.also[hex], g.marker[hex]):
        if g.up[hex] and marker != NOTHING and facts(g).marker_kind[marker] in kinds:
            worlds.remove_marker(g, hex, marker, "doomsday")
    if home:
        homeworld_fell(g, owner, monsters(g))
