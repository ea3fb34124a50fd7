"""Real time without people: who acts when, and on which picture of the table (SM-4.60 to 4.62)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.ai.hints import Turn
from rules.core.chance import RandomSource
from rules.core.contract import Answer, clone
from rules.core.decisions import CLOCK, Decision
from rules.core.state import Setup, State

from ..facts import SWITCHES, TIMING, Timing
from ..flows.bidding_realtime import TIME
from ..state import BIDDING, Smuggling
from .reactions import Reflex, reflex_of


class _Hand:
    """One seat: when it acts next, and the table as it last looked at it."""

    def __init__(self, reflex: Reflex, percent: int) -> None:
        self.reflex, self._percent = reflex, percent
        self.sees = reflex.sees * percent // 100
        self.acts_at = 0
        self.seen: State | None = None

    def schedule(self, t: int, span: tuple[int, int], picture: State, rng: RandomSource) -> None:
        low, high = span
        self.acts_at = t + (low + rng.below(high - low + 1)) * self._percent // 100
        self.seen = picture

    def notice(self, t: int, picture: State, rng: RandomSource) -> None:
        """A change at t: seen later, and not always a reason to plan anew."""
        if t + self.sees <= self.acts_at and rng.below(100) < self.reflex.replans:
            self.seen = picture


class RealPace:
    """Seats act at their own pace; the clock tells the time whenever something falls due before."""

    def __init__(self, setup: Setup, kinds: Sequence[str], rng: RandomSource) -> None:
        self._kinds, self._rng, self._setup = kinds, rng, setup
        self._hands: list[_Hand] = []
        self._round = 0
        self._public: object = None
        self._picture: State | None = None

    def next(self, state: State, asked: tuple[Decision, ...]) -> Turn:
        g: Smuggling = state  # type: ignore[assignment]
        if g.round != self._round:
            self._begin(g)
        clock = next(d for d in asked if d.seat == CLOCK)
        players = [d for d in asked if d.seat >= 0 and (not g.tokens[d.seat] or len(g.tokens) == 2)]
        due = int(clock.source)
        if players:
            first = min(players, key=lambda d: self._hands[d.seat].acts_at)
            hand = self._hands[first.seat]
            if hand.acts_at < due:
                return Turn(first, max(hand.acts_at, first.since or 0), hand.seen)
        return Turn(clock, max(due, clock.since or 0), value=TIME)

    def answered(self, state: State, answer: Answer) -> None:
        g: Smuggling = state  # type: ignore[assignment]
        if g.round != self._round or g.phase != BIDDING:
            return
        public = _public(g)
        changed = public != self._public
        if changed or answer.seat >= 0:
            self._public, self._picture = public, clone(state)
        picture, t = self._picture, g.clock
        if picture is None:
            return
        if changed:
            for seat, hand in enumerate(self._hands):
                if seat != answer.seat:
                    hand.notice(t, picture, self._rng)
        if answer.seat >= 0:
            hand = self._hands[answer.seat]
            hand.schedule(t, hand.reflex.between, picture, self._rng)

    def waited(self, seat: int, t: int | None) -> None:
        hand = self._hands[seat]
        picture = self._picture if self._picture is not None else hand.seen
        if picture is not None:
            hand.schedule(t or 0, hand.reflex.between, picture, self._rng)

    def _begin(self, g: Smuggling) -> None:
        self._round = g.round
        chosen = self._setup.options.get("pace", SWITCHES["pace"][0])
        times: Timing = next(iter(g.content.table(TIMING).values()))
        percent = times.paced(100, str(chosen))
        self._picture, self._public = clone(g), _public(g)
        self._hands = [_Hand(reflex_of(kind), percent) for kind in self._kinds]
        for hand in self._hands:
            hand.schedule(0, hand.reflex.first, self._picture, self._rng)


def _public(g: Smuggling) -> object:
    """What everybody can see change in a race."""
    return g.dice[:], g.middle, g.tokens[:]
