"""The bidding of a round as it is read ahead: a tree of bids, in which everybody looks for the best one (SM-6.3)."""

from __future__ import annotations

from collections.abc import Callable

from rules.ai.abridged import Given
from rules.core.chance import RandomSource
from rules.core.decisions import Value

from ..bids import HOLD
from ..state import Seat
from .auction import Act, Auction
from .instinct import Bid, Instinct

TOKENS = 2  # how many tokens are candidates at least


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


class Bidding:
    """An auction with what its seats know of it (`rules.ai.abridged`)."""

    __slots__ = ("_answer", "_auction", "_instinct", "asked")

    def __init__(self, auction: Auction, instinct: Instinct, answer: Callable[[Act], Value]) -> None:
        self._auction, self._instinct, self._answer = auction, instinct, answer
        self.asked: tuple[Seat, ...] = auction.asked

    def copy(self) -> Bidding:
        return Bidding(self._auction.copy(), self._instinct, self._answer)

    def candidates(self, seat: Seat, limit: int) -> list[Act]:
        return candidates(self._instinct, self._auction, seat, limit)

    def allows(self, seat: Seat, act: Act) -> bool:
        return self._auction.allows(seat, act)

    def guess(self, seat: Seat, rng: RandomSource) -> Act:
        return self._instinct.whim(self._auction, seat, rng)

    def give(self, given: Given, rng: RandomSource) -> None:
        self._auction.give(given, rng)
        self.asked = self._auction.asked

    def play_out(self, rng: RandomSource) -> None:
        self._auction.finish(self._instinct.whim, rng)

    def worth(self) -> list[float]:
        return self._instinct.outlook.worth_of(self._auction)

    def value(self, act: Act) -> Value:
        return self._answer(act)
