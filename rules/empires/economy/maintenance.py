"""What the groups of a seat cost in an Economic Phase (SE-7.3.1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from ..printed.constants import ELITE
from ..printed.switches import ON
from ..state import Galaxy, Seat, Slot, experience_of, facts
from .income import upkeeps


class Maintenance:
    """By group, with all that pays less."""

    def __init__(self, g: Galaxy, seat: Seat, units: Mapping[Slot, int], counts: Mapping[Slot, int]) -> None:
        known, fleet, groups = facts(g), g.fleets[seat], list(units)
        self.counts, self.upkeep = counts, upkeeps(g, seat, groups)
        # CL-22.1: what an own card names (CL-12.5) pays half of its sum, rounded down once for each card. Ruling on
        # CL-12.6: what a builder's card spares a captured ship nobody else sees before the end, so it is not kept.
        self.halved = [
            {slot for slot in groups if known.units[units[slot]].code in half}
            for half in (known.cards[card].half for card in g.held[seat]) if half
        ]  # fmt: skip
        crews = [slot for slot in groups if fleet.experience[slot] >= ELITE] if "experience" in known.on else ()
        self.spared = {slot for slot in crews if experience_of(g, seat, slot) >= ELITE}  # CL-3.4.4
        self.low = known.options["low_maintenance"] == ON

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Maintenance) and vars(self) | {"due": self.due} == vars(other) | {"due": other.due}

    __hash__ = None  # type: ignore[assignment]

    @cached_property
    def due(self) -> int:
        """What everything costs together."""
        return self.after({})

    def after(self, gone: Mapping[Slot, int]) -> int:
        """What is left costs when so many of each group are scuttled.

        CL-3.4.4: the best crews cost half, rounded down for each group; nothing where all pay half (EC-51).
        CL-22.1, CL-22.2: what a card names pays half of its sum, and the best crews among them nothing.
        """
        if not gone and not self.halved and not self.spared and not self.low:
            return sum([self.upkeep[slot] * count for slot, count in self.counts.items()])
        costs = {slot: self.upkeep[slot] * (count - gone.get(slot, 0)) for slot, count in self.counts.items()}
        due = sum(sum(costs[slot] for slot in halved - self.spared) // 2 for halved in self.halved)
        for halved in self.halved:
            costs |= dict.fromkeys(halved, 0)
        due += sum(cost for slot, cost in costs.items() if slot not in self.spared)
        if self.low:
            return due // 2
        return due + sum(costs[slot] // 2 for slot in self.spared)
