"""Foresight: candidates tried in many imagined endings of the round; the better ones are tried more often."""

from __future__ import annotations

from typing import NamedTuple

from rules.ai.foresight import halve
from rules.core.chance import Chance, RandomSource

from ..bids import HOLD
from ..state import Seat
from .auction import Act, Auction
from .instinct import Bid, Instinct
from .outlook import Outlook

TOKENS = 2  # how many tokens are candidates at least


class Tried(NamedTuple):
    """A candidate and its mean standing after so many tries."""

    act: Act
    standing: float
    tries: int


def candidates(instinct: Instinct, a: Auction, seat: Seat, width: int) -> list[Act]:
    """Bids that promise something, good tokens and waiting; the most promising first."""
    found: list[Bid] = []
    if a.may_place(seat):
        found = sorted(instinct.bids(a, seat), key=lambda bid: -bid.promise)
    listed: list[Act] = [bid.act for bid in found[: max(1, width - TOKENS - 1)]]
    tokens: list[Act] = [("take", token) for _, token in instinct.token_values(a, seat)[:TOKENS]]
    loss = instinct.best_token(a, seat)[1]
    listed = [*tokens, *listed] if not found or found[0].promise <= loss else [*listed, *tokens]
    if a.may_hold(seat):
        listed.append(HOLD)
    return listed[:width]


def foresee(outlook: Outlook, a: Auction, seat: Seat, acts: list[Act], effort: int, rng: RandomSource) -> list[Tried]:
    """Spend `effort` simulations on the candidates; the best first."""
    instinct = Instinct(outlook)
    first = rng.below(1 << 62) + 1

    def end(act: int, future: int) -> float:
        return _ending(instinct, a, seat, acts[act], Chance(first + future))

    found = halve(len(acts), effort, end)
    return [Tried(acts[i], found.means[i], found.tries[i]) for i in found.order]


def _ending(instinct: Instinct, a: Auction, seat: Seat, act: Act, rng: RandomSource) -> float:
    """One way the round may end after this act."""
    b = a.copy()

    def choose(now: Auction, who: Seat, luck: RandomSource) -> Act:
        return instinct.choose(now, who) if who == seat else instinct.whim(now, who, luck)

    b.start(seat, act, choose, rng)
    b.finish(choose, rng)
    outlook = instinct.outlook
    return outlook.standing(outlook.scores(b), seat)
