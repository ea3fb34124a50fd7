"""Reply windows: standing orders, and the call-out ring of people at one screen (UX-37, UX-38, UX-47, UX-110)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import field
from typing import Any

from rules import Decision, Illegal, State, events_for, occasion
from rules.core.decisions import Value
from rules.core.lean import dataclass

from .happenings import CalledOut, RingClosed, RingOpened
from .hooks import MatchHooks, passing, sole_answer
from .journal import AnswerJournal
from .options import CALL_OUT, ChainStep, PlaySettings, Stops
from .seats import Seats

LEAST_GRACE_MS = 500


@dataclass(slots=True)
class Ring:
    """The time after an announced action in which people may call out that they want to reply.

    It waits without a limit for those who have something lying open that they could use now: everybody sees that.
    """

    key: Hashable
    moment: str
    seats: tuple[int, ...]  # the human seats that may call out
    round: tuple[int, ...]  # all seats that are asked for a reply, in order
    ends: float | None  # match time; None: a key ends it
    open: bool
    grace: int | None = None  # its whole length in milliseconds
    waits: dict[int, tuple[Any, ...]] = field(default_factory=dict)  # by seat: the open things it could use
    since: int = 0  # how many answers there were when it opened
    declined: set[int] = field(default_factory=set)  # who has said not to use anything now
    polled: set[int] = field(default_factory=set)


class ReplyWindows:
    """Decides for each reply window of a human seat whether it opens or is passed; never by what the seat holds."""

    def __init__(
        self,
        journal: AnswerJournal,
        seats: Seats,
        hooks: MatchHooks,
        settings: Callable[[], PlaySettings],
        stops: list[Stops],
    ) -> None:
        self._journal, self._seats, self._hooks, self._settings, self._stops = journal, seats, hooks, settings, stops
        self.ring: Ring | None = None
        self._last: Ring | None = None  # the last ring that ran, as long as nothing but replies was asked since
        self._called: set[int] = set()
        self._heard: set[int] = set()  # those of them that have been asked, and did nothing
        self._asked_once: set[tuple[int, int]] = set()
        self._verdict: tuple[int, int, bool] | None = None
        self._idle: tuple[int, int, bool] | None = None

    # -- the ring

    def holds(self, state: State, decision: Decision, now: float) -> bool:
        """Whether the ring is still running; it is opened with the window, whichever seat is asked first."""
        if self._seats.is_human(decision.seat) and self._is_idle(state, decision):
            return False  # everybody can see that this seat cannot reply
        ring = self.ring
        if (
            ring is None
            or ring.key != _window_of(state)
            or decision.seat in ring.polled
            or decision.seat not in ring.round
        ):
            ring = self.ring = self._open(state, decision, now)
        if ring.open and self._is_over(ring, now):
            self._close(ring)
        return ring.open

    def _open(self, state: State, decision: Decision, now: float) -> Ring:
        moment = self._hooks.moment(state, decision)
        asked = self._hooks.round(state, decision)
        listening = tuple(
            s for s in asked if self._listens(s, moment, decision.prompt) and not self._is_own(state, s, decision)
        )
        in_sight = {s: self._hooks.in_sight(state, s, decision) for s in listening}
        waits = {s: things for s, things in in_sight.items() if things and s not in self._called}
        grace = self._grace(state, decision)
        since = len(self._journal.feed.entries)
        ends = None if grace is None else now + grace
        ring = Ring(_window_of(state), moment, listening, asked, ends, bool(listening), grace, waits, since)
        if ring.open and not waits and self._had_its_time(ring):
            ring.open = False
        elif ring.open:
            self._called -= self._heard
            self._heard.clear()
            self._last = ring
            self._journal.say(RingOpened(moment, listening, grace))
        return ring

    def _had_its_time(self, ring: Ring) -> bool:
        """Whether the ring before was for the same people, no shorter, and nothing has happened since that all see.

        Then it was this one as well: the windows of one step are one ring, and a call counts for all of them.
        """
        last = self._last
        if last is None or not set(ring.seats) <= set(last.seats):
            return False
        if last.grace is not None and (ring.grace is None or ring.grace > last.grace):
            return False
        since = self._journal.feed.entries[last.since :]
        return not any(self._hooks.news(event) for entry in since for event in events_for(entry.events, None))

    def _is_own(self, state: State, seat: int, decision: Decision) -> bool:
        """Whether the seat itself announced this everyday action: then it is not asked to reply to it."""
        hooks = self._hooks
        return self._stops[seat].when_quiet and hooks.announcer(state) == seat and hooks.quiet(state, seat, decision)

    def _grace(self, state: State, decision: Decision) -> int | None:
        """How long the ring runs: shorter after an action to which there is hardly ever a reply; None: until a key."""
        whole, share = self._settings().grace_ms, self._hooks.grace(state, decision)
        return None if whole is None or share is None else min(whole, max(LEAST_GRACE_MS, round(whole * share)))

    def _listens(self, seat: int, moment: str, prompt: str) -> bool:
        """Whether this human seat is asked only after calling out: by its own orders, never by what it holds."""
        stops = self._stops[seat]
        return (
            self._calls_out(seat)
            and not {moment, prompt} & stops.at
            and not stops.until_turn
            and not stops.until_targeted
        )

    def _calls_out(self, seat: int) -> bool:
        return self._seats.is_human(seat) and len(self._seats.humans) > 1 and self._stops[seat].mode == CALL_OUT

    def _is_over(self, ring: Ring, now: float) -> bool:
        """Whether all have said what they want, or those who need not be waited for had their time."""
        silent = [seat for seat in ring.seats if seat not in self._called and seat not in ring.declined]
        if any(seat in ring.waits for seat in silent):
            return False
        return not silent or (ring.ends is not None and now >= ring.ends)

    def _close(self, ring: Ring) -> None:
        ring.open = False
        self._journal.say(RingClosed(tuple(seat for seat in ring.seats if seat in self._called)))

    def call_out(self, seat: int) -> bool:
        """A person wants to reply to what was announced; False if there is nothing to reply to."""
        ring = self.ring
        if ring is None or not ring.open or seat not in ring.seats or seat in self._called:
            return False
        self._called.add(seat)
        self._journal.say(CalledOut(seat))
        return True

    def decline(self, seat: int) -> bool:
        """A person for whom the ring waits does not want to use anything now; False if it does not wait for them."""
        ring = self.ring
        if ring is None or not ring.open or seat not in self.awaited:
            return False
        ring.declined.add(seat)
        return True

    def has_declined(self, seat: int) -> bool:
        """Whether this seat was waited for in the present window, and wanted nothing."""
        return self.ring is not None and seat in self.ring.declined

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people for whom the open ring waits."""
        ring = self.ring
        if ring is None or not ring.open:
            return ()
        return tuple(seat for seat in ring.waits if seat not in self._called and seat not in ring.declined)

    def has_called(self, seat: int) -> bool:
        """Whether this seat is asked because it called out."""
        return seat in self._called

    def recall(self, seat: int) -> None:
        """This seat was asked before an undo, and is asked again without having to call out again."""
        self._called.add(seat)

    def go_on(self) -> None:
        """The key was pressed that ends a ring without a time limit."""
        ring = self.ring
        if ring is not None and ring.open and ring.ends is None and not self.awaited:
            self._close(ring)

    # -- what happens to a window

    def passes(self, state: State, decision: Decision) -> bool:
        """Whether the program passes this window for its human seat; worked out once for each question."""
        known = self._verdict
        if known is None or known[:2] != (self._journal.version, decision.seat):
            known = self._verdict = (self._journal.version, decision.seat, self._judge(state, decision))
        return known[2]

    def _judge(self, state: State, decision: Decision) -> bool:
        seat = decision.seat
        stops = self._stops[seat]
        if {self._hooks.moment(state, decision), decision.prompt} & stops.at:
            return False
        if self._hooks.wasteful(state, seat, decision) and (seat, self._journal.turn) not in self._asked_once:
            self._asked_once.add((seat, self._journal.turn))
            return False
        if stops.until_targeted and self._hooks.targeted(state, seat, decision):
            stops.clear_passing()
            return False
        if stops.until_turn or stops.until_targeted:
            return True
        if stops.when_quiet and not self._calls_out(seat) and self._hooks.quiet(state, seat, decision):
            return True
        if self._is_idle(state, decision):
            return True
        return self._calls_out(seat) and seat not in self._called

    def _is_idle(self, state: State, decision: Decision) -> bool:
        """Whether the seat has no reply that matters and everybody may know that (UX-37, UX-47); kept by question."""
        seat, stops = decision.seat, self._stops[decision.seat]
        if not stops.when_idle or {self._hooks.moment(state, decision), decision.prompt} & stops.at:
            return False
        known = self._idle
        if known is None or known[:2] != (self._journal.version, seat):
            hooks = self._hooks
            vain = sole_answer(decision) == passing(decision) or not hooks.matters(state, seat, decision)
            idle = vain and hooks.tells_nothing(state, seat, self._seats.watchers(seat))
            known = self._idle = (self._journal.version, seat, idle)
        return known[2]

    def settles(self, state: State, decision: Decision) -> Value | None:
        """The answer that follows from the seat's earlier ones (see `MatchHooks.follows`); None: the seat is asked."""
        stops = self._stops[decision.seat]
        if stops.straight is not None:
            meant = self._hooks.straight(state, decision.seat, decision, stops.straight)
            if meant is not None:
                return meant
            stops.straight = None  # something else is asked: the order has done its work
        while stops.chain:
            step = stops.chain[0]
            if self._comes_next(step, decision):
                return step.value
            stops.chain = stops.chain[1:] if step.optional else ()
        if not stops.when_quiet or decision.prompt in stops.at:
            return None
        said = stops.ahead.get(decision.prompt)
        if said is not None and said[0] == self._journal.turn and _allows(decision, said[1]):
            return said[1]
        return self._hooks.follows(state, decision.seat, decision, self._journal.feed.backwards(decision.seat))

    def _comes_next(self, step: ChainStep, decision: Decision) -> bool:
        """Whether this is what is asked, and nothing was revealed that may have changed the player's mind."""
        fits = step.prompt == decision.prompt and _allows(decision, step.value)
        return fits and (step.firm or self._journal.session.may_undo(decision.seat) is None)

    def say_chain(self, seat: int, chain: tuple[ChainStep, ...]) -> None:
        """See `Match.say_chain`."""
        self._stops[seat].chain = chain

    def say_ahead(self, seat: int, prompt: str, value: Value | None) -> None:
        """See `Match.say_ahead`."""
        ahead = self._stops[seat].ahead
        ahead.pop(prompt, None)
        if value is not None:
            ahead[prompt] = (self._journal.turn, value)

    def settled(self, decision: Decision) -> None:
        """The answer that follows has been given."""
        stops = self._stops[decision.seat]
        if stops.chain:
            stops.chain = stops.chain[1:]
        else:
            stops.ahead.pop(decision.prompt, None)

    def answered(self, seat: int, passed: bool) -> None:
        """A seat has answered a window: after a pass the same ring goes on, after a reply a new one begins."""
        if not passed:
            self._called.discard(seat)
            self.ring = None
            return
        if seat in self._called:
            self._heard.add(seat)
        if self.ring is not None:
            self.ring.polled.add(seat)

    def outside(self, asked: tuple[Decision, ...]) -> None:
        """The game asks something other than for a reply: orders "until my turn" end for the asked seats."""
        self._forget()
        for decision in asked:
            if decision.seat >= 0:
                self._stops[decision.seat].until_turn = False

    def reset(self) -> None:
        """After an undo, a hand-over or the end of the game: drop rings, calls and orders that pass (UX-37)."""
        self._forget()
        self._verdict = self._idle = None
        for stops in self._stops:
            stops.clear_passing()

    def _forget(self) -> None:
        self.ring = self._last = None
        self._called.clear()
        self._heard.clear()


def _allows(decision: Decision, value: Value) -> bool:
    try:
        decision.check(value)
    except Illegal:
        return False
    return True


def _window_of(state: State) -> Hashable:
    """What tells one open window from the next."""
    now = occasion(state)
    return now.key if now is not None else None
