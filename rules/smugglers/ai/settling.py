"""Payment, refill and giving back, solved exactly: every legal outcome is weighed by points and shadow prices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.core.contract import clone
from rules.core.decisions import PASS, Option

from ..deliveries import COLOURS, NONE, Goods, add, one_of, subtract
from ..dues import Outcome, outcomes
from ..flows.refill import ENERGY, GOODS
from ..scores import card_value
from ..state import Seat, Smuggling, facts
from .prices import Prices, prices_for

Win = tuple[int, int]  # position in the row, face of the winning die


class Deal(NamedTuple):
    """The best payment for some won sectors: what it is worth, and what it leaves."""

    worth: float  # points and worth of the stock after it, less the worth of the stock before it
    points: int
    energy: int
    goods: Goods
    delivered: tuple[int, ...]  # positions
    outcome: Outcome


NOTHING: Outcome = ((), (), NONE)


def weigh_payment(g: Smuggling, seat: Seat, outcome: Outcome, prices: Prices) -> Deal:
    """What one outcome of the payment question is worth (SM-D6 to D9)."""
    known = facts(g)
    paid, delivered, given = outcome
    energy = g.energy[seat] - sum([known.price(g.dice[s][0][1]) for s in paid])
    goods = subtract(g.goods[seat], given)
    points = 0
    for s, dice in enumerate(g.dice):
        if dice and dice[0][0] == seat:
            points += card_value(g, seat, g.row[s]) if s in delivered else -len(known.sectors[g.row[s]].planets)
    worth = points + prices.of(energy, goods) - prices.of(g.energy[seat], g.goods[seat])
    return Deal(worth, points, energy, goods, delivered, outcome)


def best_payment(g: Smuggling, seat: Seat, found: Iterable[Outcome], prices: Prices) -> Deal:
    """The best of these outcomes; the first of equals gives the fewest goods."""
    return max((weigh_payment(g, seat, outcome, prices) for outcome in found), key=lambda deal: deal.worth)


_deals: dict[tuple[object, ...], Deal] = {}
_MOST_DEALS = 60_000


class Dealer:
    """Best payments for wins that are only imagined, remembered for all who look at the same stocks."""

    def __init__(self, g: Smuggling) -> None:
        self.g = g
        self._board: Smuggling = clone(g)
        self.prices = [prices_for(g, seat) for seat in range(len(g.energy))]
        known = facts(g)
        self._keys = [
            (id(known), *g.row, g.colours[seat], g.energy[seat], g.goods[seat], *self.prices[seat].key)
            for seat in range(known.n)
        ]
        self._nothing = [Deal(0.0, 0, g.energy[s], g.goods[s], (), NOTHING) for s in range(known.n)]

    def deal(self, seat: Seat, wins: tuple[Win, ...]) -> Deal:
        """The best this seat can make of these wins."""
        if not wins:
            return self._nothing[seat]
        key = (self._keys[seat], wins)
        made = _deals.get(key)
        if made is None:
            board = self._board
            board.dice = [()] * len(board.row)
            for s, face in wins:
                board.dice[s] = ((seat, face, 0, 0, 0),)
            if len(_deals) >= _MOST_DEALS:
                _deals.clear()
            made = _deals[key] = best_payment(board, seat, outcomes(board, seat), self.prices[seat])
        return made


# -- refill


def refilled(energy: int, goods: Goods, option: Option) -> tuple[int, Goods]:
    """A stock after a refill or after giving back."""
    if option == PASS:
        return energy, goods
    if option[0] == ENERGY:
        return energy + int(option[1]), goods
    if option[0] == GOODS:
        return energy, add(goods, option[1:])
    return (energy - 1, goods) if option[1] == ENERGY else (energy, subtract(goods, one_of(option[1])))


def best_refill(energy: int, goods: Goods, options: Sequence[Option], prices: Prices) -> tuple[float, Option]:
    """What the best of these refills adds in worth, and which it is (SM-D10, SM-D11); the first of equals."""
    before = prices.of(energy, goods)
    worth = [prices.of(*refilled(energy, goods, option)) - before for option in options]
    best = max(range(len(options)), key=worth.__getitem__)
    return worth[best], options[best]


def draw(speed: int, energy: int, goods: Goods, pool: tuple[int, Goods], prices: Prices) -> tuple[float, int, Goods]:
    """The same as `best_refill` without listing: prices fall unit by unit, so the dearest unit first is best.

    Gives what it adds in worth, the energy taken and the goods taken (both 0 or less for giving back).
    """
    if speed <= 0:
        return _give(energy, goods, prices) if speed < 0 else (0.0, 0, (0, 0, 0, 0))
    curve = prices.energy
    count = min(speed, pool[0])
    while count and curve[energy + count] <= curve[energy + count - 1]:
        count -= 1
    by_energy = curve[energy + count] - curve[energy]
    taken, by_goods = [0, 0, 0, 0], 0.0
    curves = (prices.red, prices.yellow, prices.blue, prices.green)
    for _ in range(speed):
        best, gain = -1, 1e-9
        for i in range(4):
            have = goods[i] + taken[i]
            if taken[i] < pool[1][i] and curves[i][have + 1] - curves[i][have] > gain:
                best, gain = i, curves[i][have + 1] - curves[i][have]
        if best < 0:
            break
        taken[best] += 1
        by_goods += gain
    if by_goods > by_energy:
        return by_goods, 0, (taken[0], taken[1], taken[2], taken[3])
    return by_energy, count, (0, 0, 0, 0)


def _give(energy: int, goods: Goods, prices: Prices) -> tuple[float, int, Goods]:
    gain, energy_given, given = 0.0, 0, (0, 0, 0, 0)
    if energy and prices.energy[energy - 1] - prices.energy[energy] > gain:
        gain, energy_given = prices.energy[energy - 1] - prices.energy[energy], -1
    for i, colour in enumerate(COLOURS):
        curve, have = prices.colour(i), goods[i]
        if have and curve[have - 1] - curve[have] > gain:
            gain, energy_given, given = curve[have - 1] - curve[have], 0, subtract((0, 0, 0, 0), one_of(colour))
    return gain, energy_given, given
