"""The lines of the shop on the production sheet (SE-7.5, SE-7.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..facts import Facts
from ..state import Hex, Slot


class Berth(NamedTuple):
    """One line of the shop: units of a kind for a hex, as new groups or joining a group there.

    SE-7.5.3: new groups may also be equipped like an older one that stands elsewhere, so that they can join it later.
    """

    unit: int
    hex: Hex
    joins: Slot | None
    like: Slot | None = None

    def name(self, known: Facts) -> str:
        unit = known.units[self.unit].id
        if self.joins is not None:
            return f"{unit}+{self.joins}"
        return f"{unit}@{self.hex}" if self.like is None else f"{unit}@{self.hex}~{self.like}"


@lru_cache(maxsize=2000)
def new_groups(unit: int, hexes: tuple[Hex, ...]) -> tuple[Berth, ...]:
    """The lines for new groups of a kind in each of these hexes: mostly the same as in the phase before."""
    return tuple(Berth(unit, hex, None) for hex in hexes)
