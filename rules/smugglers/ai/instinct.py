"""Instinct: one look at the table, one bid. The whole judgement of the lower levels, and the higher ones' guess
of what everybody will do.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.core.chance import RandomSource

from ..bids import HOLD
from ..facts import FACES
from ..state import Seat
from .auction import FALLS, USUAL_HAND, Act, Auction
from .outlook import Outlook
from .settling import Win

# A bid must promise at least so many points to be worth a die.
LEAST = 0.15
# The chance that a rival takes a token before the seat's next act.
RIVAL_TAKES = 0.3
# How guesses of the others' judgement vary: half of the spread in percent, and how often their second best comes first.
WHIM, SECOND = 40, 30


class Bid(NamedTuple):
    """A die on a sector: what it would earn, and how likely the sector stays the seat's."""

    act: Act
    promise: float  # chance times worth
    chance: float
    worth: float


class Instinct:
    """Bids by worth and by the chance to keep the sector; takes a token when that is worth more than a die."""

    def __init__(self, outlook: Outlook, joint: bool = True, plans_tokens: bool = True, hand: int = USUAL_HAND) -> None:
        self.outlook, self._joint, self._plans = outlook, joint, plans_tokens
        self._verb = outlook.known.verb
        self._falls = FALLS[hand] if outlook.known.stacked else ()

    def whim(self, a: Auction, seat: Seat, rng: RandomSource) -> Act:
        """The choice of somebody whose exact thoughts are unknown."""
        return self._choose(a, seat, (100 - WHIM + rng.below(2 * WHIM + 1)) / 100, rng.below(100))

    def choose(self, a: Auction, seat: Seat) -> Act:
        return self._choose(a, seat, 1.0, 99)

    def _choose(self, a: Auction, seat: Seat, boldness: float, second: int) -> Act:
        """Place while that promises more than a token lost by waiting; `second` below SECOND: the second best bid."""
        token, loss = self.best_token(a, seat)
        if a.may_place(seat):
            bids = self.bids(a, seat)
            if bids:
                bids.sort(key=_by_promise)
                bid = bids[-2] if second < SECOND and len(bids) > 1 else bids[-1]
                if bid.promise * boldness > loss + LEAST:
                    return bid.act
        if a.taken[seat] and self._should_rest(a, seat):
            return HOLD
        return ("take", token)

    def _should_rest(self, a: Auction, seat: Seat) -> bool:
        """Two players: whether a further token would only make the sum worse (SM-4.90, SM-4.94)."""
        if not a.may_hold(seat):
            return False
        worth = self.outlook.token_worth(seat)
        now = a.speeds[seat]
        return all(worth.get(now + token, 0.0) <= worth.get(now, 0.0) for token in a.middle)

    # -- dice

    def bids(self, a: Auction, seat: Seat) -> list[Bid]:
        """Every bid that promises something."""
        outlook = self.outlook
        held = self._held(a, seat)
        base = outlook.worth(seat, held) if held else 0.0
        solo, found = outlook.solo[seat], []
        rivals = [
            outlook.stays[other] for other in range(a.n) if other != seat and a.reserve[other] and not a.taken[other]
        ]
        for s, top in enumerate(a.tops):
            tied = a.tied[s]
            mine = seat in tied
            if mine and len(tied) == 1:
                continue
            rest = tuple([win for win in held if win[0] != s]) if mine else held
            for face in range(max(a.lowest(s), top + mine), FACES + 1):
                worth = solo[s][face]
                if rest and self._joint:
                    worth = outlook.worth(seat, _joined(rest, (s, face))) - base
                elif mine:
                    worth -= base
                if worth <= LEAST:
                    continue
                chance = self._tie_chance(a, seat, s) if face == top else 1.0
                if self._falls:
                    chance -= self._falls[a.height[s]] / 1000
                for stays in rivals:
                    chance *= stays[s][face]
                found.append(Bid((self._verb, s, face), chance * worth, chance, worth))
        return found

    def _held(self, a: Auction, seat: Seat) -> tuple[Win, ...]:
        return tuple([(s, a.tops[s]) for s, tied in enumerate(a.tied) if seat in tied])

    def _tie_chance(self, a: Auction, seat: Seat, s: int) -> float:
        """The chance to be faster in the end than everybody who shares the highest face (SM-4.103)."""
        chance = 1.0
        for other in a.tied[s]:
            if other == seat:
                continue
            if not a.taken[other]:
                chance *= 0.5
            elif a.n == 2:
                chance *= 0.4
            else:
                faster = sum([token > a.speeds[other] for token in a.middle])
                chance *= 0.8 * faster / len(a.middle)
        return chance

    # -- tokens

    def token_values(self, a: Auction, seat: Seat) -> list[tuple[float, int]]:
        """The tokens in the middle with their worth: the refill, and the ties they decide; the best first."""
        worth = self.outlook.token_worth(seat)
        now = a.speeds[seat]
        shared = [(s, tied) for s, tied in enumerate(a.tied) if len(tied) > 1 and seat in tied]
        found = []
        for token in a.middle:
            value = worth.get(now + token, 0.0)
            for s, tied in shared:
                value += self._tie_won(a, seat, now + token, tied) * self.outlook.solo[seat][s][a.tops[s]]
            found.append((value, token))
        found.sort(reverse=True)
        return found

    def _tie_won(self, a: Auction, seat: Seat, speed: int, tied: tuple[Seat, ...]) -> float:
        chance = 1.0
        for other in tied:
            if other == seat:
                continue
            if a.taken[other]:
                chance *= a.speeds[other] < speed
            else:
                rest = [token for token in a.middle if token != speed]
                chance *= sum([token < speed for token in rest]) / max(1, len(rest))
        return chance

    def best_token(self, a: Auction, seat: Seat) -> tuple[int, float]:
        """The token to take now, and what waiting would lose of it."""
        if not self._plans:
            return a.middle[0], 0.3
        values = self.token_values(a, seat)
        best = values[0]
        if len(values) < 2:
            return best[1], 0.0
        rivals = sum([other != seat and (a.n == 2 or not a.taken[other]) for other in range(a.n)])
        missed = 1.0 - (1.0 - RIVAL_TAKES) ** rivals
        return best[1], missed * (best[0] - values[1][0])


def _by_promise(bid: Bid) -> float:
    return bid.promise


def _joined(wins: tuple[Win, ...], win: Win) -> tuple[Win, ...]:
    """Wins in the order of the row, so that equal sets are equal."""
    return (win, *wins) if win < wins[0] else (*wins, win) if len(wins) == 1 else tuple(sorted((*wins, win)))
