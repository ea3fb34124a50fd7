"""How well each seat stands: points, stocks, and what they are still good for in the rounds to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt, tanh

from ..scores import card_value
from ..state import BIDDING, DEAL, Seat, Smuggling, facts, seats
from .fleets import fleet_worth, fleets_now
from .prices import prices_after

# How far scores still drift apart: in the last round hardly, with every round to come more.
DRIFT_NOW, DRIFT_ROUND = 0.35, 2.0


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


def evaluate(g: Smuggling) -> list[float]:
    """How surely each seat is ahead of the others, 0 to 1, by points and stocks."""
    rounds, fleets = rounds_ahead(g), fleets_now(g)
    scores = [points(g, s) + prices_after(g, s, rounds).of(g.energy[s], g.goods[s]) for s in seats(g)]
    if fleets:
        scores = [score + fleet_worth(g, s, fleets, rounds) for s, score in enumerate(scores)]
    return [(1 + standing(scores, s, rounds)) / 2 for s in seats(g)]
