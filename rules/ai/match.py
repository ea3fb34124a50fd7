"""One match without people: computer players of given kinds play a game to its end.

A fault does not stop a run of many matches: it is recorded with the seed and the number of the answer at which it
happened, so that `play_game` with the same seed leads there again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any

from rules.core.lean import dataclass

from ..core.chance import Chance, RandomSource, stream
from ..core.contract import Answer, answer_at_random, apply, encode, fingerprint, new_game, violations, waiting
from ..core.decisions import Decision, One, Value
from ..core.game import find
from ..core.records import Json
from ..core.state import Result, Setup, State
from .baseline import Thought, simple_answer
from .brief import Brief, think_number
from .hints import WAIT, Pace, Turn, hints_of
from .levels import MEASURED, QUICK, RANDOM, decide, level_and_effort, temper_in
from .plans import Plan, plan_of

MAX_ANSWERS = 50_000

# Answers for a neutral seat, for example by physics or a real clock: (state, decision) -> value and time.
Driver = Callable[[State, Decision], tuple[Value, int | None]]


@dataclass(slots=True)
class Mishap:
    """A fault in a game: at which answer, of which seat, and what went wrong."""

    seed: int
    answer: int  # how many answers had been given
    seat: int | None
    what: str

    def encode(self) -> dict[str, Json]:
        return {"seed": self.seed, "answer": self.answer, "seat": self.seat, "what": self.what}


@dataclass(slots=True)
class GameRecord:
    """How one game went: result, numbers, log and faults."""

    game: str
    seed: int
    kinds: tuple[str, ...]
    options: dict[str, Json] = field(default_factory=dict)  # the table's switches
    result: Result | None = None
    decisions: int = 0  # answers of players
    length: int = 0  # all answers, the clock's and the table's included
    turns: int = 0
    fingerprint: str = ""
    faults: list[Mishap] = field(default_factory=list)
    drawn: dict[int, Json] = field(default_factory=dict)  # by seat: what was drawn for the question that is weighed
    log: list[Answer] = field(default_factory=list)

    def encode(self) -> dict[str, Json]:
        """JSON for the report of a run, without the log."""
        return {
            "seed": self.seed,
            "seats": list(self.kinds),
            "options": dict(self.options),
            "fingerprint": self.fingerprint,
            "result": None if self.result is None else encode(self.result),
            "decisions": self.decisions,
            "length": self.length,
            "turns": self.turns,
        }


class FreePace:
    """The pace of a game that has none of its own: in a race `Hints.who` says who is next, `random_policy` when."""

    def __init__(self, game_id: str, rng: RandomSource) -> None:
        self._who, self._random_policy, self._rng = hints_of(game_id).who, find(game_id).random_policy, rng

    def next(self, state: State, asked: tuple[Decision, ...]) -> Turn:
        if asked[0].since is None:
            return Turn(asked[0])
        decision = asked[self._who(state, asked, self._rng)]
        return Turn(decision, self._random_policy(state, decision, self._rng)[1])

    def answered(self, state: State, answer: Answer) -> None:
        """Nothing to remember."""

    def waited(self, seat: int, t: int | None) -> None:
        """Nothing to remember."""


def play_game(
    game_id: str,
    setup: Setup,
    kinds: Sequence[str],
    seed: int,
    *,
    effort: int | None = None,
    drivers: Mapping[int, Driver] | None = None,
    most: int = MAX_ANSWERS,
    turns: int | None = None,
    content: Any = None,
    weighed: str = "",
    think: Callable[[Brief], Thought] = decide,
) -> GameRecord:
    """Play one game to its end, or for `most` answers, or for so many `turns` (None: as many as the game promises to
    need at most); faults are recorded, not raised.

    A kind is one of `MEASURED`, or a level with so many trials for each decision ("admiral@80"). The question `weighed`
    is answered at random: which answer helps does not depend on who likes it.
    """
    if len(kinds) != len(setup.seats):
        raise ValueError(f"{len(setup.seats)} seats, but {len(kinds)} kinds of players")
    unknown = [kind for kind in kinds if level_and_effort(kind)[0] not in MEASURED]
    if unknown:
        raise ValueError(f"no kind of player {unknown[0]!r}; there are {', '.join(MEASURED)}")
    record = GameRecord(game_id, seed, tuple(kinds), dict(setup.options))
    try:
        state = new_game(game_id, setup, seed, content)
    except Exception as fault:
        record.faults.append(Mishap(seed, 0, None, _said(fault)))
        return record
    _Match(state, record, effort, drivers or {}, weighed, think).run(
        most, find(game_id).most_turns if turns is None else turns
    )
    return record


def _said(fault: BaseException) -> str:
    return f"{type(fault).__name__}: {fault}"


class _Match:
    """A game under way without people."""

    def __init__(
        self,
        state: State,
        record: GameRecord,
        effort: int | None,
        drivers: Mapping[int, Driver],
        weighed: str,
        think: Callable[[Brief], Thought],
    ) -> None:
        self.state, self.record, self._weighed, self._think = state, record, weighed, think
        self._effort, self._drivers = effort, drivers
        self._luck = Chance(stream(record.seed, "nature"))
        rng = Chance(stream(record.seed, "pace"))
        pace = hints_of(record.game).pace
        self._pace: Pace = FreePace(record.game, rng) if pace is None else pace(state.setup, record.kinds, rng)

    def run(self, most: int, turns: int) -> None:
        seat: int | None = None
        turn_of = find(self.record.game).turn
        try:
            for _ in range(most):
                asked = waiting(self.state)
                if not asked:
                    break
                if turns and turn_of(self.state) > turns:
                    self._broken_off(f"{turns} turns")
                    break
                if asked[0].since is None:
                    for answer in [self._answer(Turn(d)) for d in asked]:
                        seat = answer.seat
                        self._give(answer)
                else:
                    turn = self._pace.next(self.state, asked)
                    seat = turn.decision.seat
                    self._give(self._answer(turn))
            else:
                self._broken_off(f"{most} questions")
        except Exception as fault:
            self._note(seat, _said(fault))
        self._close()

    def _broken_off(self, after: str) -> None:
        """A fault, unless everybody answers at random: then a game need not come to an end."""
        if set(self.record.kinds) != {RANDOM}:
            self._note(None, f"not over after {after}")

    def _close(self) -> None:
        record, game = self.record, find(self.record.game)
        record.result = self.state.outcome
        try:
            record.turns = game.turn(self.state)
            record.fingerprint = fingerprint(self.state)
            for what in violations(self.state):
                self._note(None, what)
        except Exception as fault:
            self._note(None, _said(fault))

    def _note(self, seat: int | None, what: str) -> None:
        self.record.faults.append(Mishap(self.record.seed, len(self.record.log), seat, what))

    def _give(self, answer: Answer) -> None:
        """Apply an answer and log it; a player who chose to wait gives none."""
        if answer.value == WAIT:
            self._pace.waited(answer.seat, answer.t)
            return
        apply(self.state, answer, False)
        record = self.record
        record.log.append(answer)
        record.length += 1
        record.decisions += answer.seat >= 0
        self._pace.answered(self.state, answer)

    def _answer(self, turn: Turn) -> Answer:
        """What the seat answers; for a neutral seat a driver or the game's `random_policy` answers."""
        decision = turn.decision
        if decision.seat < 0:
            driver = self._drivers.get(decision.seat)
            if turn.value is not None and driver is None:
                return Answer(decision.seat, decision.prompt, turn.value, turn.t)
            if driver is None:
                return answer_at_random(self.state, decision, self._luck)
            value, t = driver(self.state, decision)
            return Answer(decision.seat, decision.prompt, value, t)
        value, plan = self._value(turn)
        return Answer(decision.seat, decision.prompt, value, turn.t, plan)

    def _value(self, turn: Turn) -> tuple[Value, Plan | None]:
        """What the player chooses; if thinking fails, a simple legal answer, as in a match with people (UX-73)."""
        decision, record = turn.decision, self.record
        number = think_number(record.seed, decision.seat, len(record.log))
        kind, effort = level_and_effort(record.kinds[decision.seat])
        try:
            if isinstance(decision, One) and len(decision.options) == 1 and not decision.ranges and turn.t is None:
                return decision.options[0], None  # there is nothing to think about, so no brief is made
            if self._weighed and decision.prompt == self._weighed:
                drawn = decision.sample(Chance(number))
                record.drawn[decision.seat] = drawn[0] if type(drawn) is tuple and len(drawn) == 1 else drawn
                return drawn, None
            if kind == RANDOM:
                # A random player needs no brief, because its answer does not depend on what it knows.
                return decision.sample(Chance(number)), None
            if kind == QUICK:
                quick = hints_of(record.game).quick
                rng = Chance(number)
                return decision.sample(rng) if quick is None else decision.check(quick(self.state, decision, rng)), None
            seen, plan = self.state if turn.seen is None else turn.seen, plan_of(record.log, decision.seat)
            temper = temper_in(record.kinds[decision.seat])
            brief = Brief.of(seen, decision, kind, number, effort=effort or self._effort, plan=plan, temper=temper)
            thought = self._think(brief)
            return thought.value if thought.value == WAIT else decision.check(thought.value), thought.plan
        except Exception as fault:
            self._note(decision.seat, _said(fault))
            return simple_answer(decision, Chance(number)), None
