"""Computer players where a clock runs: when they act, and on how old a view of the table (SM-4.60 to 4.63)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules import Chance, Decision, State, clone, stream, waiting
from rules.ai import WAIT, Brief, think_number
from rules.core.decisions import Value

from .hooks import Reaction
from .opponent import Reply
from .thoughts import ThinkingService

_LEAST_SECONDS = 0.05


class Glimpses:
    """Earlier states of the race, as far back as some computer player may still react to them."""

    def __init__(self, t: int, state: State, reach: int) -> None:
        self._reach = reach
        self._past: list[tuple[int, State]] = [(t, clone(state))]

    def add(self, t: int, state: State) -> None:
        self._past.append((t, clone(state)))
        # Of the states that are older than the longest reaction only the newest is still needed.
        while len(self._past) > 1 and self._past[1][0] <= t - self._reach:
            self._past.pop(0)

    def at(self, t: int) -> State:
        """The last state not later than t."""
        found = self._past[0][1]
        for when, state in self._past:
            if when > t:
                break
            found = state
        return found


class Reflexes:
    """One computer player in one race: its plan, when it acts next, and which changes it has not noticed yet."""

    def __init__(
        self,
        seat: int,
        level: str,
        reaction: Reaction,
        pace: int,
        seed: int,
        race: int,
        opponents: ThinkingService,
        log: Callable[[str], None],
        tell_poor: Callable[[Reply], None],
    ) -> None:
        self.seat, self._level, self._opponents, self._log, self._tell_poor = seat, level, opponents, log, tell_poor
        self._seed, self._race = seed, race
        self._rng = Chance(stream(stream(seed, f"ai:{seat}"), f"race:{race}"))
        self._reaction, self._pace = reaction, pace
        self.sees = reaction.sees * pace // 100
        self.acts_at = 0
        self._looks: list[int] = []  # the times at which it will look at the table
        self._ticket: Any = None
        self._plan: tuple[Value] | None = None
        self._next: tuple[State, Decision] | None = None
        self._asked = 0

    def begin(self, t: int) -> None:
        """The race starts or goes on at t."""
        self._schedule(t, self._reaction.first)

    def acted(self, t: int) -> None:
        """It has acted (or waited, or was too late) at t: schedule the next time."""
        self._schedule(t, self._reaction.between)

    def _schedule(self, t: int, span: tuple[int, int]) -> None:
        low, high = span
        self.acts_at = t + (low + self._rng.below(high - low + 1)) * self._pace // 100
        self._looks = [min(t + self.sees, self.acts_at)]
        self._plan = self._ticket = self._next = None

    def noticed(self, t: int) -> None:
        """The table has changed at t: it will notice that later, and in some of the cases plan anew."""
        look = t + self.sees
        if look <= self.acts_at and self._rng.below(100) < self._reaction.replans:
            self._looks.append(look)

    def looks_at(self) -> int | None:
        """When it looks next."""
        return self._looks[0] if self._looks else None

    def look(self, glimpses: Glimpses) -> None:
        """Plan on the basis of the table as it was when the change happened."""
        now = self._looks.pop(0)
        while self._looks and self._looks[0] <= now:
            self._looks.pop(0)
        then = glimpses.at(now - self.sees)
        decision = next((d for d in waiting(then) if d.seat == self.seat), None)
        if decision is None:
            return
        if self._ticket is not None and self.plan() is None:
            self._next = (then, decision)  # asked when the present thought is done
        else:
            self._ask(then, decision)

    def _ask(self, then: State, decision: Decision) -> None:
        self._asked += 1
        number = stream(think_number(self._seed, self.seat, self._race), f"look:{self._asked}")
        self._plan = None
        try:
            brief = Brief.of(then, decision, self._level, number)
            self._ticket = self._opponents.ask(brief, max(_LEAST_SECONDS, self.sees / 1000))
        except Exception as fault:  # it does nothing now and tries again later (UX-73)
            self._log(f"seat {self.seat}, {decision.prompt}: {type(fault).__name__}: {fault}")
            self._plan, self._ticket = (WAIT,), None

    def plan(self) -> tuple[Value] | None:
        """What it wants to do, in a tuple; None while it still thinks."""
        if self._plan is None and self._ticket is not None:
            reply = self._opponents.poll(self._ticket)
            if reply is not None and self._next is not None:
                newer, self._next = self._next, None
                self._ask(*newer)
                return self.plan()
            if reply is not None:
                self._tell_poor(reply)
                self._plan = (WAIT if reply.fault else reply.value,)  # after a fault it waits instead of acting blindly
        return self._plan
