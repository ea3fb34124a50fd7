"""The rest of a bidding round, imagined: only what bids can still change, cheap to copy and to play on.

It follows the flows of the three timing modes (4C, 4D) as far as they matter for the outcome. In real time anyone
may be next; a HOLD there is a moment of waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rules.core.chance import RandomSource

from ..bids import HOLD, in_order
from ..state import Seat, Smuggling, clockwise, facts, top_of

Act = Any  # ("place", sector, face) or ("drop", sector, face), ("take", token), HOLD
Chooser = Callable[["Auction", Seat, RandomSource], Act]

# Moments a seat waits in an imagined race until somebody acts. Whoever has seen nothing new waits again: when all have
# waited, it is the clock that ends the bidding (SM-4.44). A former Admiral thought that somebody would give way.
WAITS, FORMER_WAITS = 1, 8
MOST = 200  # acts of an imagined bidding, at most
# By the spread of the aim: a drop onto 0, 1, 2, ... dice fails in so many of a thousand cases (measured, 6F).
FALLS: Mapping[int, tuple[int, ...]] = MappingProxyType(
    {
        4: (0, 0, 5, 10, 10, 15),
        6: (0, 10, 40, 40, 45, 50),
        8: (0, 30, 80, 90, 95, 100),
        12: (0, 140, 240, 255, 265, 270),
    }
)
USUAL_HAND = 6  # whose hand is not known


class Auction:
    """Dice, tokens and holds of one round as they may develop."""

    __slots__ = (
        "_races", "asked", "height", "holds", "known", "lead", "middle", "n", "reserve", "speeds", "taken", "tied",
        "to_act", "tops", "waits",
    )  # fmt: skip

    def __init__(self, g: Smuggling, seat: Seat, waits: int = WAITS) -> None:
        """As it stands when `seat` is asked; what it has pending itself counts as done (SM-4.34)."""
        self.waits = waits
        known = self.known = facts(g)
        self.n = known.n
        self.tops = [top_of(dice) for dice in g.dice]
        self.tied = [_tied(dice, known.stacked) for dice in g.dice]
        self.height = [len(dice) for dice in g.dice]
        self.reserve = list(g.reserve)
        self.taken = [len(held) for held in g.tokens]
        self.speeds = [sum(held) for held in g.tokens]
        self.middle = g.middle
        self._races = known.timing == "realtime" and waits == WAITS
        self.holds = [0] * self.n if self._races else list(g.holds)
        self.lead = g.lead_hand
        turn = (seat - self.lead) % self.n
        order = clockwise(self.n, self.lead)
        self.to_act = list(order[turn + 1 :]) if known.timing == "open" else [s for s in order if s != seat]
        if known.timing == "realtime" and g.due and g.due[seat] >= 0 and self.allows(seat, g.wish[seat]):
            self.act(seat, g.wish[seat], None)
        secret = known.timing == "secret"
        self.asked: tuple[Seat, ...] = (seat, *([s for s in self.to_act if self.acts(s)] if secret else ()))

    def copy(self) -> Auction:
        other: Auction = object.__new__(Auction)
        other.known, other.n = self.known, self.n
        other.tops, other.tied, other.height = self.tops[:], self.tied[:], self.height[:]
        other.reserve, other.taken, other.speeds = self.reserve[:], self.taken[:], self.speeds[:]
        other.middle, other.holds, other.lead, other.to_act = self.middle, self.holds[:], self.lead, self.to_act[:]
        other.asked, other.waits, other._races = self.asked, self.waits, self._races
        return other

    # -- what is possible

    @property
    def is_over(self) -> bool:
        return len(self.middle) < 2

    def acts(self, seat: Seat) -> bool:
        return not self.taken[seat] or self.n == 2

    def may_place(self, seat: Seat) -> bool:
        return self.reserve[seat] > 0 and not self.taken[seat]

    def may_hold(self, seat: Seat) -> bool:
        if self.known.timing == "realtime":
            return self.holds[seat] > -self.waits
        return self.holds[seat] > 0 and (self.reserve[seat] > 0 or self.taken[seat] > 0)

    def lowest(self, sector: int) -> int:
        """The lowest face that may lie on a sector now; 7 if none may (SM-4.14, SM-6.42)."""
        top = self.tops[sector]
        return top + 1 if self.known.stacked else top or 1

    def allows(self, seat: Seat, act: Act) -> bool:
        if act == HOLD:
            return self.may_hold(seat)
        if act[0] == "take":
            return act[1] in self.middle and self.acts(seat)
        return self.may_place(seat) and act[2] >= self.lowest(act[1])

    # -- play

    def act(self, seat: Seat, act: Act, rng: RandomSource | None) -> None:
        """Do what is possible; without `rng` no die ever falls."""
        if act == HOLD:
            self.holds[seat] -= 1
        elif act[0] == "take":
            self.middle = tuple([token for token in self.middle if token != act[1]])
            self.speeds[seat] += act[1]
            self.taken[seat] += 1
        else:
            self._place(seat, act[1], act[2], rng)
        if act != HOLD and self._races:
            self.holds = [0] * self.n  # there is something new to see

    def _place(self, seat: Seat, s: int, face: int, rng: RandomSource | None) -> None:
        self.reserve[seat] -= 1
        if self.known.stacked:
            if rng is not None and self.height[s] and rng.below(1000) < FALLS[USUAL_HAND][self.height[s]]:
                return  # SM-6.47: lost for the round
            self.height[s] += 1
            self.tied[s] = (seat,)
        elif face > self.tops[s]:
            self.tied[s] = (seat,)
        elif seat not in self.tied[s]:
            self.tied[s] = (*self.tied[s], seat)
        self.tops[s] = face

    def give(self, given: Sequence[tuple[Seat, Act]], rng: RandomSource) -> None:
        """All who are asked have chosen; the next ones are asked."""
        if self.known.timing == "secret":
            self._beat(given, rng)
            self._next_beat()
        else:
            seat, act = given[0]
            self.act(seat, act, rng)
        self.asked = self._next(rng)

    def finish(self, choose: Chooser, rng: RandomSource) -> None:
        """Play on to the end of the bidding, every seat by `choose`."""
        for _ in range(MOST):
            if not self.asked:
                break
            self.give([(seat, choose(self, seat, rng)) for seat in self.asked], rng)
        while len(self.middle) > 1:  # nobody wants to end it: the clock does (SM-4.44 to 4.46)
            late = min(range(self.n), key=self.taken.__getitem__)
            self.act(late, ("take", max(self.middle)), rng)
        self.close()

    def _next(self, rng: RandomSource) -> tuple[Seat, ...]:
        """Who acts next: all in secret, else clockwise, in real time anyone who has not acted lately."""
        if self.is_over or self._is_timed_out():
            return ()
        if self.known.timing == "secret":
            return tuple([seat for seat in self.to_act if self.acts(seat)])
        while True:
            if not self.to_act:
                self._next_beat()
            race = self.known.timing == "realtime"
            seat = self.to_act.pop(rng.below(len(self.to_act)) if race else 0)
            if self.acts(seat):
                return (seat,)

    def _is_timed_out(self) -> bool:
        """In a race: whether all who could act have waited, each for something to happen."""
        return self._races and all(self.holds[seat] <= -WAITS for seat in range(self.n) if self.acts(seat))

    def _next_beat(self) -> None:
        """The lead hand moves on, everybody may act again (SM-4.73)."""
        self.lead = (self.lead + 1) % self.n
        self.to_act = list(clockwise(self.n, self.lead))

    def _beat(self, bids: Sequence[tuple[Seat, Act]], rng: RandomSource) -> None:
        """Choices made at once, judged as one tick; what fails is missed (SM-4.77, SM-4.78)."""
        for seat, act in bids:
            if act == HOLD:
                self.act(seat, act, rng)
        for seat, act in in_order([bid for bid in bids if bid[1] != HOLD], clockwise(self.n, self.lead)):
            if not self.is_over and self.allows(seat, act):
                self.act(seat, act, rng)

    def close(self) -> None:
        """The last token to the one without, or with fewer (SM-4.23, SM-4.92)."""
        last = min(range(self.n), key=self.taken.__getitem__)
        self.speeds[last] += self.middle[0]
        self.taken[last] += 1
        self.middle = ()

    def winner(self, sector: int) -> Seat:
        """Who wins a sector as the speeds are now; -1: nobody (SM-4.102, 4.103)."""
        tied = self.tied[sector]
        if len(tied) < 2:
            return tied[0] if tied else -1
        return max(tied, key=self.speeds.__getitem__)


def _tied(dice: Sequence[Sequence[int]], stacked: bool) -> tuple[Seat, ...]:
    if not dice:
        return ()
    if stacked:
        return (dice[-1][0],)
    top = dice[-1][1]
    return tuple(dict.fromkeys(die[0] for die in dice if die[1] == top))
