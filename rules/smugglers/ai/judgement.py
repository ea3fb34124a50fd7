"""How well each seat stands: points, stocks, and what they are still good for in the rounds to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt, tanh
from typing import NamedTuple

from ..deliveries import Goods
from ..scores import card_value
from ..state import BIDDING, DEAL, Seat, Smuggling, facts, seats
from .fleets import fleet_worth, fleets_now
from .prices import prices_after

# How far scores still drift apart: in the last round hardly, with every round to come more.
DRIFT_NOW, DRIFT_ROUND = 0.35, 2.0

FEATURES = (
    "points", "points late", "first energy", "more energy", "idle energy", "energy late", "first goods", "second goods",
    "third goods", "idle goods", "goods late", "ships", "ships late",
)  # fmt: skip
FIRST, MORE = 5, 11  # energy with which one sector can be won, and two


class Holding(NamedTuple):
    """What a seat has: points of its cards, its stock, and what its favourite ships will probably bring."""

    points: float
    energy: int
    goods: Goods
    ships: float

    def features(self, rounds: int) -> tuple[float, ...]:
        """As in `FEATURES`, so many rounds before the end."""
        late, energy, goods = 1 / (1 + rounds), self.energy, self.goods
        return (
            self.points, self.points * late, min(FIRST, energy), max(0, min(MORE, energy) - FIRST),
            max(0, energy - MORE), energy * late, sum([n > 0 for n in goods]), sum([n > 1 for n in goods]),
            sum([n > 2 for n in goods]), sum([n - 3 for n in goods if n > 3]), sum(goods) * late, self.ships,
            self.ships * late,
        )  # fmt: skip


def points(g: Smuggling, seat: Seat) -> int:
    """The points of the cards that a seat has won, and has won but not paid."""
    won = sum([card_value(g, seat, card) for card in g.won[seat]])
    return won - sum([len(facts(g).sectors[card].planets) for card in g.unpaid[seat]])


def rounds_ahead(g: Smuggling) -> int:
    """How many rounds are still to be played out; the one under way counts until its bidding is over."""
    return max(0, facts(g).galaxies - g.round) + (g.phase in (DEAL, BIDDING))


def standing(scores: Sequence[float], seat: Seat, rounds: int) -> float:
    """How surely a seat is ahead of the others with these scores, on average: -1 to 1."""
    drift = DRIFT_NOW + DRIFT_ROUND * sqrt(rounds)
    mine = scores[seat]
    return sum([tanh((mine - score) / drift) for other, score in enumerate(scores) if other != seat]) / (
        len(scores) - 1
    )


def holdings(g: Smuggling, rounds: int) -> list[Holding]:
    fleets = fleets_now(g)
    return [
        Holding(points(g, s), g.energy[s], g.goods[s], fleet_worth(g, s, fleets, rounds) if fleets else 0.0)
        for s in seats(g)
    ]


def evaluate(g: Smuggling) -> list[float]:
    """How surely each seat is ahead of the others, 0 to 1, by points and stocks."""
    rounds = rounds_ahead(g)
    scores = [
        held.points + held.ships + prices_after(g, s, rounds).of(held.energy, held.goods)
        for s, held in enumerate(holdings(g, rounds))
    ]
    return [(1 + standing(scores, s, rounds)) / 2 for s in seats(g)]


def features(g: Smuggling, seat: Seat) -> tuple[float, ...]:
    """What a seat has, as in `FEATURES`."""
    rounds = rounds_ahead(g)
    return holdings(g, rounds)[seat].features(rounds)
