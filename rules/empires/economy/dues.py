"""What is due in an Economic Phase: maintenance (SE-7.3.1), and payment for alien technology cards (CL-12.3, D-50).

Ruling: until a card is paid for it works like any other, for its owner has it and may keep it. But it is paid for
before units are bought (SE-7.0): whoever gives it up buys none at the price that it would have made.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import NamedTuple

from rules.core.decisions import Decision, Some
from rules.core.forms import FormValues
from rules.core.reasons import Reason

from ..atoms import cards
from ..cards.deck import PRICE
from ..printed.constants import ELITE
from ..printed.levels import Levels
from ..printed.switches import ON
from ..state import Galaxy, Seat, Slot, experience_of, facts
from .income import upkeeps
from .parts import Line
from .prices import prices_without

CARDS = "cards"


class Dues(NamedTuple):
    """Cards that one seat may pay for, by id and number; and how much cheaper each of them makes units, by kind."""

    seat: Seat
    wanted: dict[str, int]
    saving: dict[str, dict[int, int]]

    @classmethod
    def of(cls, g: Galaxy, seat: Seat) -> Dues | None:
        """None if nothing is owed."""
        owed = {facts(g).cards[card].id: card for card in (g.unpaid[seat] if g.unpaid else ())}
        return cls(seat, owed, {id: prices_without(g, seat, id) for id in owed}) if owed else None

    def spared(self, unit: int, paid: Collection[str]) -> int:
        """How much less a unit costs if these cards are paid for."""
        return sum(self.saving[id].get(unit, 0) for id in self.wanted if id in paid)

    def fields(self) -> dict[str, Decision]:
        items = tuple(self.wanted)
        return {CARDS: Some(self.seat, "", items=items, high=len(items), rule="CL-12.3")}

    def start(self) -> FormValues:
        return {CARDS: ()}

    def cost(self, filled: FormValues) -> int:
        return PRICE * len(filled.get(CARDS, ()))

    def lines(self, filled: FormValues) -> list[Line]:
        return [Line(CARDS, id, 1, -PRICE) for id in filled.get(CARDS, ())]

    def fits(self, filled: FormValues, levels: Levels, researched: int) -> Reason | None:
        return None

    def carry_out(self, g: Galaxy, filled: FormValues) -> None:
        for id, card in self.wanted.items():
            if id in filled.get(CARDS, ()):
                cards.pay(g, self.seat, card)
            else:
                cards.discard(g, self.seat, card)


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
