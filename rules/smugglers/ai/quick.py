"""A glance at the bidding: the cheap policy that plays imagined worlds on.

A sector is worth what its card brings less what it costs; what is already won is paid for first. How likely a die
stays the highest goes by its face and by how many rivals can still bid. What sectors are worth to others, favourite
ships and ties that tokens decide are left to those who think longer.
"""

from __future__ import annotations

from rules.core.chance import RandomSource

from ..bids import HOLD
from ..deliveries import Goods, add, covers, subtract
from ..facts import FACES
from ..scores import card_value
from ..state import Seat, Smuggling, facts
from .auction import FALLS, USUAL_HAND, Act, Auction
from .instinct import LEAST, RIVAL_TAKES, WHIM
from .prices import Prices, prices_for
from .settling import draw

OVERBID = 0.09  # that one rival bids over a die, for each face that is left for it
TIED = 0.5  # that a shared face is won by the token
FEW = 4  # payments of a card that are compared: those that take the fewest goods come first
BROUGHT = 2  # the energy that a sector brings into the pool, roughly


def bid(g: Smuggling, seat: Seat, rng: RandomSource) -> Act:
    """What to do now in the bidding; HOLD also where there is nothing to do."""
    a = Auction(g, seat)
    if not a.acts(seat) or a.is_over:
        return HOLD
    prices = prices_for(g, seat)
    token, loss = _token(g, a, seat, prices)
    if a.may_place(seat):
        act, promise = _best_die(g, a, seat, prices)
        if promise * (100 - WHIM + rng.below(2 * WHIM + 1)) > 100 * (loss + LEAST):
            return act
    if a.taken[seat] and a.may_hold(seat) and _rests(g, a, seat, prices):
        return HOLD
    return ("take", token)


def _best_die(g: Smuggling, a: Auction, seat: Seat, prices: Prices) -> tuple[Act, float]:
    """The die that promises most, and how much."""
    known = facts(g)
    energy, goods = _left(g, a, seat, prices)
    falls = FALLS[USUAL_HAND] if known.stacked else ()
    rivals = sum([other != seat and a.reserve[other] > 0 and not a.taken[other] for other in range(a.n)])
    keeps = [(1 - OVERBID * (FACES - face)) ** rivals for face in range(FACES + 1)]
    best: Act = HOLD
    promised = 0.0
    for s, card in enumerate(g.row):
        top = a.tops[s]
        mine = seat in a.tied[s]
        lowest = max(a.lowest(s), top + mine)
        if not card or lowest > FACES or (mine and len(a.tied[s]) == 1):
            continue
        spent = _delivery(g, card, goods, prices)
        if spent is None:
            continue
        worth = card_value(g, seat, card) - _goods_worth(prices, goods, spent)
        held = 1.0 - falls[a.height[s]] / 1000 if falls else 1.0
        for face in range(lowest, FACES + 1):
            cost = known.prices[face]
            if cost > energy:
                break
            gain = worth - prices.energy[energy] + prices.energy[energy - cost]
            chance = keeps[face] * held * (TIED if face == top else 1.0)
            if gain > LEAST and chance * gain > promised:
                best, promised = (known.verb, s, face), chance * gain
    return best, promised


def _left(g: Smuggling, a: Auction, seat: Seat, prices: Prices) -> tuple[int, Goods]:
    """What is left when everything is paid that this seat is winning now."""
    known = facts(g)
    energy, goods = g.energy[seat], g.goods[seat]
    for s, tied in enumerate(a.tied):
        if seat in tied:
            energy -= known.prices[a.tops[s]]
            goods = subtract(goods, _delivery(g, g.row[s], goods, prices) or (0, 0, 0, 0))
    return energy, goods


def _delivery(g: Smuggling, card: str, goods: Goods, prices: Prices) -> Goods | None:
    """The cheapest goods that deliver a card; None if the stock has none."""
    found, least, seen = None, 0.0, 0
    for need in facts(g).payments((card,)):
        if covers(goods, need):
            loss = _goods_worth(prices, goods, need)
            if found is None or loss < least:
                found, least = need, loss
            seen += 1
            if seen == FEW:
                break
    return found


def _goods_worth(prices: Prices, stock: Goods, given: Goods) -> float:
    """What the goods that are given would be worth in the stock."""
    red, yellow, blue, green = stock
    return (
        prices.red[red] - prices.red[red - given[0]] + prices.yellow[yellow] - prices.yellow[yellow - given[1]]
        + prices.blue[blue] - prices.blue[blue - given[2]] + prices.green[green] - prices.green[green - given[3]]
    )  # fmt: skip


# -- tokens


def _speed_worth(g: Smuggling, seat: Seat, speed: int, prices: Prices) -> float:
    pool = (g.pool_energy + BROUGHT * len(g.row), add(g.pool_goods, (1, 1, 1, 1)))
    return draw(speed, g.energy[seat], g.goods[seat], pool, prices)[0]


def _token(g: Smuggling, a: Auction, seat: Seat, prices: Prices) -> tuple[int, float]:
    """The token to take now, and what waiting would lose of it."""
    now = a.speeds[seat]
    values = sorted([(_speed_worth(g, seat, now + token, prices), token) for token in a.middle], reverse=True)
    if len(values) < 2:
        return values[0][1], 0.0
    rivals = sum([other != seat and (a.n == 2 or not a.taken[other]) for other in range(a.n)])
    return values[0][1], (1.0 - (1.0 - RIVAL_TAKES) ** rivals) * (values[0][0] - values[1][0])


def _rests(g: Smuggling, a: Auction, seat: Seat, prices: Prices) -> bool:
    """Two players: whether a further token would only make the sum worse (SM-4.90, SM-4.94)."""
    now = a.speeds[seat]
    have = _speed_worth(g, seat, now, prices)
    return all(_speed_worth(g, seat, now + token, prices) <= have for token in a.middle)
