"""What is due for won sectors: who pays, what must be paid and delivered, and all distinct outcomes (4G, SM-7.2)."""

from __future__ import annotations

from typing import NamedTuple

from .deliveries import NONE, Goods, covered
from .facts import Facts, Sector
from .state import Seat, Smuggling, facts, speed

Positions = tuple[int, ...]
# What a payment comes to: paid, delivered, goods in all. Any division of the goods between two sectors is the same.
Outcome = tuple[Positions, Positions, Goods]


def won_positions(g: Smuggling, seat: Seat) -> Positions:
    """Where the seat's winning dice lie (at most two, SM-4.106)."""
    return tuple([s for s, dice in enumerate(g.dice) if dice and dice[0][0] == seat])


def winners(g: Smuggling) -> list[Seat]:
    """Who has to pay, in descending order of speed."""
    found = dict.fromkeys(dice[0][0] for dice in g.dice if dice)
    return sorted(found, key=lambda seat: -speed(g, seat))


class Bill(NamedTuple):
    """What one seat has won and can pay with, at the moment at which it pays; it stays as it was when time goes on."""

    known: Facts
    positions: Positions
    cards: tuple[str, ...]  # of the row
    prices: tuple[int, ...]  # of the won sectors, in their order
    energy: int
    goods: Goods

    def card(self, s: int) -> Sector:
        return self.known.sectors[self.cards[s]]

    def cost(self, positions: Positions) -> int:
        """The energy these won sectors cost (SM-4.110)."""
        return sum([price for s, price in zip(self.positions, self.prices, strict=True) if s in positions])

    def payable(self) -> list[Positions]:
        """The sets of sectors of which one must be paid: no other could be paid besides (SM-4.111 to 4.113)."""
        energy = self.energy
        if sum(self.prices) <= energy:
            return [self.positions]
        alone = zip(self.positions, self.prices, strict=True)
        return [(sector,) for sector, price in alone if price <= energy] or [()]

    def deliverable(self, paid: Positions) -> list[tuple[Positions, list[Goods]]]:
        """The sets of sectors of which one must be delivered, each with its goods payments (SM-4.127)."""
        found = [(paid, self._fitting(paid))] if paid else []
        if len(paid) > 1 and not found[0][1]:
            found = [((sector,), self._fitting((sector,))) for sector in paid]
        return [each for each in found if each[1]] or [((), [NONE])]

    def _fitting(self, chosen: Positions) -> list[Goods]:
        """The goods payments for these one or two sectors that the stock can give."""
        cards = self.cards
        return covered(self.goods, self.known.payments(tuple([cards[s] for s in chosen])))

    def outcomes(self) -> list[Outcome]:
        """All distinct outcomes of this payment, those that give fewer goods first (SM-7.2)."""
        listed: list[Outcome] = []
        groups = 0
        for paid in self.payable():
            for delivered, payments in self.deliverable(paid):
                listed += [(paid, delivered, goods) for goods in payments]
                groups += 1
        if groups > 1:
            listed.sort(key=lambda outcome: (sum(outcome[2]), outcome))
        return listed


def bill_of(g: Smuggling, seat: Seat) -> Bill:
    """What the seat has to pay for now."""
    known, dice = facts(g), g.dice
    won = won_positions(g, seat)
    prices = tuple([known.prices[dice[s][0][1]] for s in won])
    return Bill(known, won, tuple(g.row), prices, g.energy[seat], g.goods[seat])


def outcomes(g: Smuggling, seat: Seat) -> list[Outcome]:
    """All distinct outcomes of this seat's payment."""
    return bill_of(g, seat).outcomes()
