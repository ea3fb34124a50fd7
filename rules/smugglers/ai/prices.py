"""Shadow prices: what energy and goods are worth that are still there after a round.

The first units let a player win and deliver the next cards, the last ones are left over and cost a point each
(SM-5.3, SM-5.4). So a stock has a falling price for every further unit; its worth is the sum. With no round to come
the prices are the final scoring itself, to the tie-breaks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..deliveries import COLOURS, Goods
from ..state import Seat, Smuggling, facts

MOST_ENERGY, MOST_GOODS = 80, 40
# Among equal scores fewer goods, then less energy wins (SM-5.8, SM-5.9).
GOOD_LEFT, ENERGY_LEFT = -1.002, -1.001

# By rounds to come, from one on (the last entry stands for all above): the price of the first unit, and by how much
# each further unit is worth less.
ENERGY: Sequence[tuple[float, float]] = ((1.1, 0.09), (0.75, 0.04), (0.7, 0.03), (0.7, 0.025), (0.7, 0.02))
GOODS: Sequence[tuple[float, float]] = ((0.3, 0.55), (0.35, 0.47), (0.4, 0.39), (0.45, 0.33), (0.5, 0.29))


class Prices:
    """The worth of one seat's stock when so many rounds are still to come: sums of the prices unit by unit."""

    __slots__ = ("blue", "energy", "green", "key", "red", "yellow")

    def __init__(self, rounds: int, free: tuple[str, ...]) -> None:
        self.key = (rounds, free)
        self.energy = _energy(rounds)
        self.red, self.yellow, self.blue, self.green = (_goods(rounds, colour in free) for colour in COLOURS)

    def of(self, energy: int, goods: Goods) -> float:
        """The worth of this stock in points."""
        return (
            self.energy[energy]
            + self.red[goods[0]] + self.yellow[goods[1]] + self.blue[goods[2]] + self.green[goods[3]]
        )  # fmt: skip

    def colour(self, i: int) -> Sequence[float]:
        return (self.red, self.yellow, self.blue, self.green)[i]


def _summed(prices: Sequence[float]) -> tuple[float, ...]:
    total, sums = 0.0, [0.0]
    for price in prices:
        total += price
        sums.append(total)
    return tuple(sums)


def _falling(table: Sequence[tuple[float, float]], rounds: int, most: int) -> tuple[float, ...]:
    first, fall = table[min(rounds, len(table)) - 1]
    return _summed([max(-1.0, first - fall * unit) for unit in range(most)])


@lru_cache(maxsize=64)
def _energy(rounds: int) -> tuple[float, ...]:
    if not rounds:
        return _summed([ENERGY_LEFT] * MOST_ENERGY)
    return _falling(ENERGY, rounds, MOST_ENERGY)


@lru_cache(maxsize=64)
def _goods(rounds: int, free: bool) -> tuple[float, ...]:
    """One colour; `free`: one left-over good of it costs nothing but the tie-break (SM-6.30, SM-6.31)."""
    if not rounds:
        return _summed([GOOD_LEFT + free, *[GOOD_LEFT] * MOST_GOODS])
    return _falling(GOODS, rounds, MOST_GOODS)


@lru_cache(maxsize=256)
def _prices(rounds: int, free: tuple[str, ...]) -> Prices:
    return Prices(rounds, free)


def prices_after(g: Smuggling, seat: Seat, rounds: int) -> Prices:
    """What the seat's stock is worth when so many rounds are still to come."""
    known = facts(g)
    free = known.characters[g.colours[seat]].ships if known.fav_leftover else ()
    return _prices(max(0, rounds), free)


def prices_for(g: Smuggling, seat: Seat) -> Prices:
    """What the seat's stock will be worth at the end of this round."""
    return prices_after(g, seat, facts(g).galaxies - g.round)
