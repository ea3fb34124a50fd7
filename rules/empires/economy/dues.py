"""The part of the production sheet that pays for alien technology cards (CL-12.3, D-50).

Ruling: until then a card works like any other, for its owner has it and may keep it. But it is paid for before units
are bought (SE-7.0): whoever gives it up buys none at the price that it would have made.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rules.core.decisions import Decision, Some
from rules.core.forms import FormValues
from rules.core.reasons import Reason

from ..atoms import cards
from ..cards.deck import PRICE
from ..printed.levels import Levels
from ..state import Galaxy, Seat, facts
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
