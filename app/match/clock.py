"""The real-time clock of a match: game time from frame time, answers with their times, pause and count (SM-4C).

Everything that happens between two frames is done in the order of its game time, so nothing depends on the frame rate:
the same inputs at the same times give the same log.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rules import CLOCK, TABLE, Answer, Chance, Decision, Illegal, Reason, State, clone, events_for, stream, waiting
from rules.ai import WAIT, Brief, think_number
from rules.core.decisions import Value
from rules.core.lean import dataclass

from .fair import level_now
from .hooks import ClockHooks, Reaction
from .journal import AnswerJournal
from .opponent import Reply
from .options import PlaySettings
from .seats import Seats
from .thoughts import ThinkingService, tell_poor

COUNT_MS = 3000  # the 3-2-1 count, in real time
LONGEST_FRAME_MS = 1000.0  # a longer frame counts as this long: nobody could act while the window stood still
IDLE, READY, COUNT, RUN, PAUSE = "idle", "ready", "count", "run", "pause"

ApplyAnswer = Callable[[Answer, bool], bool]  # (answer, whether a human gave it by hand) -> whether it was applied
SLOW_CLOCK = "slow-clock"  # a remark on the result


@dataclass(frozen=True, slots=True)
class _Input:
    t: int
    order: int
    seat: int
    value: Value


class RealClock:
    """The clock of one match. In a game without real time it does nothing."""

    def __init__(
        self,
        journal: AnswerJournal,
        seats: Seats,
        hooks: ClockHooks,
        settings: Callable[[], PlaySettings],
        opponents: ThinkingService,
        apply: ApplyAnswer,
        table: Callable[[Decision], bool],
        log: Callable[[str], None],
        go_on: Callable[[], None],
    ) -> None:
        self._journal, self._seats, self._hooks, self._settings = journal, seats, hooks, settings
        self._opponents, self._apply, self._table, self._log, self._go_on = opponents, apply, table, log, go_on
        self.phase = IDLE
        self.now = 0  # game milliseconds
        self.not_ready: tuple[int, ...] = ()
        self._count_left = 0.0
        self._part = 0  # what is left of the time so far: hundred-thousandths of a game millisecond
        self._inputs: list[_Input] = []
        self._arrivals = 0
        self._kept: dict[int, Value] = {}  # answers given in a command pause, by seat
        self._reflexes: dict[int, Reflexes] = {}
        self._glimpses: Glimpses | None = None

    # -- what the scene may know

    @property
    def is_running(self) -> bool:
        return self.phase == RUN

    @property
    def takes_answers(self) -> bool:
        """Whether people may answer now."""
        return self.phase == RUN or (self.phase == PAUSE and self._commands_allowed())

    @property
    def hides_row(self) -> bool:
        """Whether the row of cards is hidden: while the clock stands, except in a command pause (SM-4.47, SM-4.65)."""
        return self.phase in (PAUSE, COUNT) and self._glimpses is not None and not self._commands_allowed()

    @property
    def count(self) -> int:
        """3, 2, 1 while counting, else 0."""
        return min(3, 1 + int(self._count_left * 3 / COUNT_MS)) if self.phase == COUNT else 0

    def _commands_allowed(self) -> bool:
        return self._settings().command_pause and len(self._seats.humans) == 1

    # -- before the start

    def signal(self, decision: Decision) -> None:
        """The game asks the clock for its starting signal: wait until all people are ready, then count (SM-4.6)."""
        if self.phase not in (READY, COUNT):
            self.phase, self.not_ready = READY, self._seats.humans
        if self.phase == READY and not self.not_ready:
            self.phase, self._count_left = COUNT, float(COUNT_MS)

    def ready(self, seat: int) -> None:
        """A person is ready for the count (SM-4.6)."""
        self.not_ready = tuple(s for s in self.not_ready if s != seat)
        self._mark_slow()
        self._go_on()

    def _mark_slow(self) -> None:
        if self._settings().speed < 100:
            self._journal.files.mark(SLOW_CLOCK)

    # -- running

    def advance(self, dt_ms: float, asked: tuple[Decision, ...]) -> None:
        """Let the time of a frame pass and do everything that is due by then."""
        if self.phase == COUNT:
            self._count_down(dt_ms, asked)
        elif asked and asked[0].since is not None:
            if self._glimpses is None:
                self._begin(asked)
            if self.phase == RUN:
                real_us = round(1000 * min(dt_ms, LONGEST_FRAME_MS))
                self._part += real_us * self._settings().speed
                passed, self._part = divmod(self._part, 100_000)
                self._run(self.now + passed)

    def _count_down(self, dt_ms: float, asked: tuple[Decision, ...]) -> None:
        self._count_left -= dt_ms
        if self._count_left > 0:
            return
        self._count_left = 0.0
        signal = next((d for d in asked if d.seat == CLOCK and d.since is None), None)
        if signal is not None:
            self.phase = IDLE
            self._apply(Answer(CLOCK, signal.prompt, signal.first(1)[0]), False)
        else:
            self.phase = RUN
            for reflexes in self._reflexes.values():
                reflexes.begin(self.now)
            self._hand_in_kept()

    def _begin(self, asked: tuple[Decision, ...]) -> None:
        """A race starts at the time that its questions name (`Decision.since`)."""
        self.now = max(d.since or 0 for d in asked)
        self._part = 0
        self.phase = RUN
        self._seat_reflexes()
        for reflexes in self._reflexes.values():
            reflexes.begin(self.now)

    def _seat_reflexes(self) -> None:
        session, pace = self._journal.session, self._hooks.pace(self._journal.state)
        marks = self._journal.files.marks
        levels = {
            seat: level_now(marks, seat, self._seats[seat].kind, think_number(session.seed, seat, len(session.log)))
            for seat in range(len(self._seats))
            if not self._seats.is_human(seat)
        }
        self._reflexes = {
            seat: Reflexes(
                seat,
                level,
                self._hooks.reaction(level),
                pace,
                session.seed,
                len(session.log),
                self._opponents,
                self._log,
                partial(tell_poor, self._journal),
            )
            for seat, level in levels.items()
        }
        reach = max((r.sees for r in self._reflexes.values()), default=0)
        self._glimpses = Glimpses(self.now, session.state, reach)

    def _run(self, until: int) -> None:
        """Do everything that is due until this game time, in the order of time."""
        while self.phase == RUN:
            asked = waiting(self._journal.state)
            if any(d.seat == TABLE for d in asked):
                before = len(self._journal.feed.entries)
                if not self._table(next(d for d in asked if d.seat == TABLE)):
                    return
                self._changed(TABLE, self.now, before)
                continue
            if not asked or asked[0].since is None:
                self._end()
                return
            due = self._next(asked)
            if due is None or due[0] > until:
                break
            self.now = max(self.now, due[0])
            if not due[2]():
                return
        self.now = max(self.now, until)

    def _next(self, asked: tuple[Decision, ...]) -> tuple[int, int, Callable[[], bool]] | None:
        """The earliest thing to do. At the same time: first looks of computer players, then people's inputs, then what
        computer players do, then the clock's own answer."""
        due: list[tuple[int, int, Callable[[], bool]]] = []
        for seat in sorted(self._reflexes):
            self._next_of(self._reflexes[seat], asked, due)
        if self._inputs:
            first = min(self._inputs, key=lambda i: (i.t, i.order))
            due.append((first.t, 1, lambda: self._input(first)))
        clock = next((d for d in asked if d.seat == CLOCK), None)
        if clock is not None:
            t = max(self._hooks.due(self._journal.state, clock), clock.since or 0)
            due.append((t, 3, lambda: self._tick(clock, t)))
        return min(due, key=lambda each: each[:2], default=None)

    def _next_of(
        self, reflexes: Reflexes, asked: tuple[Decision, ...], due: list[tuple[int, int, Callable[[], bool]]]
    ) -> None:
        decision = next((d for d in asked if d.seat == reflexes.seat), None)
        if decision is None:
            return
        look = reflexes.looks_at()
        if look is not None:
            due.append((look, 0, lambda: self._look(reflexes)))
        # A computer player that still thinks at its time acts as soon as it is ready.
        if reflexes.plan() is not None:
            t = max(reflexes.acts_at, self.now, decision.since or 0)
            due.append((t, 2, lambda: self._act(reflexes, decision, t)))

    def _look(self, reflexes: Reflexes) -> bool:
        assert self._glimpses is not None
        reflexes.look(self._glimpses)
        return True

    def _act(self, reflexes: Reflexes, decision: Decision, t: int) -> bool:
        plan = reflexes.plan()
        reflexes.acted(t)
        if plan is None or plan[0] == WAIT:
            return True
        try:
            value = decision.check(plan[0])
        except Illegal:  # the table has changed since it looked (SM-4.61)
            return True
        return self._give_at(Answer(reflexes.seat, decision.prompt, value, t), False)

    def _input(self, arrived: _Input) -> bool:
        self._inputs.remove(arrived)
        decision = next((d for d in waiting(self._journal.state) if d.seat == arrived.seat), None)
        if decision is None:
            return True
        # An input must not be earlier than an answer that was already applied: it gets that time (SM-4.59).
        t = max(arrived.t, decision.since or 0)
        return self._give_at(Answer(arrived.seat, decision.prompt, arrived.value, t), True)

    def _tick(self, decision: Decision, t: int) -> bool:
        return self._give_at(Answer(CLOCK, decision.prompt, self._hooks.time(decision, t), t), False)

    def _give_at(self, answer: Answer, manual: bool) -> bool:
        before = len(self._journal.feed.entries)
        if not self._apply(answer, manual):
            return False
        self._changed(answer.seat, self.now, before)
        return True

    def _changed(self, by: int, t: int, before: int) -> None:
        """Computer players will notice a change that they can see."""
        if self._glimpses is None:
            return
        self._glimpses.add(t, self._journal.state)
        new = [event for entry in self._journal.feed.entries[before:] for event in entry.events]
        for seat in sorted(self._reflexes):
            if seat != by and events_for(new, seat):
                self._reflexes[seat].noticed(t)

    def _end(self) -> None:
        self.phase = IDLE
        self._inputs.clear()
        self._kept.clear()
        self._reflexes, self._glimpses = {}, None

    def forget(self) -> None:
        """The position has changed by a take-back, or the game is over: nothing under way counts any more."""
        self._end()
        self.not_ready = ()

    # -- people

    def answer(self, seat: int, value: Value, t: int | None) -> None:
        """A person's answer with its game time (None: now). Illegal if it is not offered."""
        decision = next((d for d in waiting(self._journal.state) if d.seat == seat), None)
        if decision is None:
            raise Illegal(Reason("core.not_asked", {"seat": seat}))
        value = decision.check(value)
        if self.phase == PAUSE and self._commands_allowed():
            self._kept[seat] = value
            return
        if self.phase != RUN:
            raise Illegal(Reason("match.clock_stands"))
        self._arrivals += 1
        self._inputs.append(_Input(self.now if t is None else max(0, t), self._arrivals, seat, value))
        self._run(self.now)

    def why_no_pause(self) -> Reason | None:
        if self.phase != RUN:
            return Reason("match.clock_stands")
        return self._hooks.why_no_pause(self._journal.state, self.now)

    def pause(self) -> None:
        """Stop the clock, and tell the game if it has an answer for that (SM-4.47)."""
        refused = self.why_no_pause()
        if refused is not None:
            raise Illegal(refused)
        self._stand_still(waiting(self._journal.state))
        self._go_on()

    def _stand_still(self, asked: tuple[Decision, ...]) -> None:
        clock = next((d for d in asked if d.seat == CLOCK), None)
        self._inputs.clear()
        self.phase = PAUSE
        if clock is not None:
            t = max(self.now, clock.since or 0)
            value: Value = self._hooks.pause(clock, t)
            if value is not None:
                self._give_at(Answer(CLOCK, clock.prompt, value, t), False)

    def resume(self) -> None:
        """Count 3-2-1, then go on."""
        self._mark_slow()
        if self.phase == PAUSE:
            self.phase, self._count_left = COUNT, float(COUNT_MS)

    def _hand_in_kept(self) -> None:
        kept, self._kept = self._kept, {}
        for seat, value in kept.items():
            self.answer(seat, value, self.now)

    def wake(self, state: State) -> None:
        """A match resumed in the middle of a race begins paused (SM-4.49)."""
        asked = waiting(state)
        if asked and asked[0].since is not None:
            self._begin(asked)
            if self.now > 0 and self._hooks.why_no_pause(state, self.now) is None:
                self._stand_still(asked)
            self.phase = PAUSE

    def reseat(self) -> None:
        """A seat was handed over during a race."""
        if self._glimpses is not None:
            self._seat_reflexes()
            for reflexes in self._reflexes.values():
                reflexes.begin(self.now)
        self.not_ready = tuple(s for s in self.not_ready if self._seats.is_human(s))


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
