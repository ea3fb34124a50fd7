"""The lines of the shop on the production sheet (SE-7.5, SE-7.6), and the counters that are left for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from ..printed.constants import NOBODY
from ..printed.facts import Facts
from ..printed.levels import Levels
from ..state import Galaxy, Hex, Seat, Slot, equipped, facts


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


def older_groups(g: Galaxy, seat: Seat, groups: Iterable[Slot]) -> dict[int, list[list[Slot]]]:
    """SE-7.5.3: of each kind of warship own groups with less than the present technology, by their equipment.

    Ruling: lower levels are those of such a group, which new ships can join; any others would gain nothing but a longer
    sheet. A group that falls behind only by what is bought on the same sheet is not among them yet: ships may join it
    where it stands, or be equipped like it from the next phase on.
    """
    known, fleet = facts(g), g.fleets[seat]
    newest: dict[int, Levels] = {}
    found: dict[int, dict[Levels, list[Slot]]] = {}
    for slot in groups:
        unit, tech = fleet.unit[slot], fleet.tech[slot]
        if not known.bombards[unit] or unit == known.unique or fleet.builder[slot] != NOBODY:
            continue
        if unit not in newest:
            newest[unit] = equipped(g, seat, unit, g.tech[seat])
        if tech != newest[unit] and unit in known.buildable:
            found.setdefault(unit, {}).setdefault(tech, []).append(slot)
    return {unit: list(slots.values()) for unit, slots in found.items()}


class Supply(NamedTuple):
    """SE-2.2.3: the counters of a seat that are on the map, by kind."""

    known: Facts
    used: Mapping[int, int]
    settled: int  # SE-4.20.5: counters of Colony Ships that are Colonies

    def left(self, unit: int) -> int:
        """SE-7.5.6: how many counters are left; CL-E55.1: of those that only look like it, one at most."""
        known, used = self.known, self.used
        free: int = known.counters[known.guise[unit]] - sum([used.get(each, 0) for each in known.alike[unit]])
        if unit in known.settlers:
            return free - self.settled
        return min(1 - used.get(unit, 0), free) if unit in known.poses else free
