"""The yardsticks that need no window: a fast stand-in game and a deep copy of a hundred card objects."""

from __future__ import annotations

import copy
from dataclasses import field
from random import Random

from rules.core.lean import dataclass

DECISIONS = 200
SEATS = 4
MARKET = 5
PRICE = tuple(n % 9 + 1 for n in range(100))
SUIT = tuple(n % 4 for n in range(100))
POINTS = tuple(n % 5 for n in range(100))
INCOME, BUY, USE, SELL = range(4)


class Market:
    """The stand-in's state: cards are small ints, zones are lists of them, mutable facts are columns."""

    __slots__ = ("coins", "deck", "market", "owned", "owner", "points", "sold", "suits", "turn", "used")

    def __init__(self, rng: Random) -> None:
        self.deck = list(range(100))
        rng.shuffle(self.deck)
        self.market = [self.deck.pop() for _ in range(MARKET)]
        self.coins, self.points = [3] * SEATS, [0] * SEATS
        self.owner, self.used = [-1] * 100, [0] * 100
        self.owned: list[list[int]] = [[] for _ in range(SEATS)]
        self.suits = [[0] * 4 for _ in range(SEATS)]
        self.sold: list[int] = []
        self.turn = 0


def legal(g: Market) -> list[tuple[int, int]]:
    """Take income, buy a market card (cheaper with its suit), use or sell an own card."""
    seat = g.turn % SEATS
    purse, suits = g.coins[seat], g.suits[seat]
    options = [(INCOME, 0)]
    for card in g.market:
        if PRICE[card] - suits[SUIT[card]] <= purse:
            options.append((BUY, card))
    for card in g.owned[seat]:
        if not g.used[card]:
            options.append((USE, card))
        if PRICE[card] > 4:
            options.append((SELL, card))
    return options


def apply(g: Market, chosen: tuple[int, int]) -> None:
    seat = g.turn % SEATS
    verb, card = chosen
    if verb == INCOME:
        g.coins[seat] += 2
        for own in g.owned[seat]:
            g.used[own] = 0
    elif verb == BUY:
        g.coins[seat] -= max(0, PRICE[card] - g.suits[seat][SUIT[card]])
        g.market.remove(card)
        g.owned[seat].append(card)
        g.owner[card] = seat
        g.suits[seat][SUIT[card]] += 1
        g.points[seat] += POINTS[card]
        if g.deck:
            g.market.append(g.deck.pop())
    elif verb == USE:
        g.used[card] = 1
        g.coins[seat] += 1
    else:
        g.owned[seat].remove(card)
        g.owner[card], g.used[card] = -1, 0
        g.suits[seat][SUIT[card]] -= 1
        g.sold.append(card)
        g.coins[seat] += PRICE[card] - 1
        g.points[seat] -= POINTS[card]
    g.turn += 1
    if not g.deck and g.sold:
        g.deck, g.sold = g.sold, []


def standin(rng: Random) -> int:
    """A random playout of a simple market game with 100 cards in the fast representation; its decisions."""
    g = Market(rng)
    while g.turn < DECISIONS:
        options = legal(g)
        apply(g, options[rng.randrange(len(options))])
    return DECISIONS


@dataclass
class _Card:
    number: int
    design: str
    owner: int
    controller: int
    state: int = 0
    damage: int = 0
    paid: bool = False
    counters: int = 0


@dataclass
class _Zones:
    hands: list[list[_Card]] = field(default_factory=list)
    decks: list[list[_Card]] = field(default_factory=list)


def card_objects() -> _Zones:
    """A hundred cards with eight fields each, in the zones of four seats."""
    cards = [_Card(n, f"design_{n % 40}", n % SEATS, n % SEATS) for n in range(100)]
    return _Zones([cards[s::SEATS][:5] for s in range(SEATS)], [cards[s::SEATS][5:] for s in range(SEATS)])


def deepcopy100(zones: _Zones) -> _Zones:
    return copy.deepcopy(zones)
