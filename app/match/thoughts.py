"""The answers that computer players are thinking about; none comes too early, none is missing (UX-47, 72, 73)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from app.match.opponent import Reply, Signs
from rules import Chance, Decision, Illegal, find, stream
from rules.ai import Brief, plan_of, simple_answer, think_number, trials_within
from rules.ai.coach import ADVICE
from rules.core.decisions import Value
from rules.core.lean import dataclass

from .fair import level_now
from .happenings import Hinted, Notice
from .hooks import sole_answer
from .journal import AnswerJournal
from .options import PlaySettings
from .shared_time import SharedTime
from .tempers import temper_now

PATIENCE_MS = 40_000.0  # without anything done for so long a simple answer is given; `Opponent` tells of more before


QUICK, SIMPLE = Notice("match-quick-answer", warns=True), Notice("match-simple-answer", warns=True)


def tell_poor(journal: AnswerJournal, reply: Reply) -> None:
    """Say that an answer is a poor one: no computer player plays badly without a word (UX-73)."""
    if reply.fault is not None or reply.quick:
        journal.say(SIMPLE if reply.fault is not None else QUICK)


class ThinkingService(Protocol):
    """What thinks for the computer players: usually `app.match.opponent.Opponent`."""

    def ask(self, brief: Brief, seconds: float = ...) -> Any: ...
    def poll(self, ticket: Any) -> Reply | None: ...
    def signs(self, ticket: Any) -> Signs: ...
    def cancel(self, ticket: Any) -> None: ...


class Thinking(NamedTuple):
    """A seat that is thinking, for how long already, for how long at most, and whether it had to begin again."""

    seat: int
    elapsed_ms: float
    most_ms: float
    again: bool = False


@dataclass(slots=True)
class _Question:
    decision: Decision
    version: int
    number: int
    asked_at: float
    ready_at: float
    heard_at: float
    signs: Signs = Signs()
    ticket: Any = None
    value: Value = None
    plan: dict[str, Any] | None = None
    known: bool = False


class Thoughts:
    """The questions that computer players are asked now, at most one for each seat."""

    def __init__(
        self,
        journal: AnswerJournal,
        opponents: ThinkingService,
        settings: Callable[[], PlaySettings],
        log: Callable[[str], None],
    ) -> None:
        self._journal, self._opponents, self._settings, self._log = journal, opponents, settings, log
        self._questions: dict[int, _Question] = {}
        self._shared: dict[int, SharedTime] = {}
        self.fast = False

    def answer(self, decision: Decision, level: str, now: float) -> tuple[Value] | None:
        """The answer in a tuple; None while it is not there, or it is too early to give it. The first call asks."""
        question = self._questions.get(decision.seat)
        if question is None or question.version != self._journal.version:
            question = self._questions[decision.seat] = self._ask(decision, level, now)
        if not question.known:
            self._listen(question, now)
        return (question.value,) if question.known and now >= question.ready_at else None

    def _ask(self, decision: Decision, level: str, now: float) -> _Question:
        session = self._journal.session
        number = think_number(session.seed, decision.seat, len(session.log))
        # Every answer takes at least the same time, so that nobody can see that there was no choice (UX-47).
        least = 0.0 if self.fast else float(self._settings().answer_ms)
        question = _Question(decision, self._journal.version, number, now, now + least, now)
        only = sole_answer(decision)
        if only is not None:
            question.value, question.known = only, True
            return question
        try:
            level = level_now(self._journal.files.marks, decision.seat, level, number)
            temper = temper_now(self._journal.files.marks, session.seed, decision.seat)
            told = self._journal.feed.since_decision(decision.seat)
            plan = plan_of(session.log, decision.seat)
            effort = trials_within(session.setup.game, level, self._settings().think_seconds)
            brief = Brief.of(
                session.state, decision, level, number, effort=effort, events=told, plan=plan, temper=temper
            )
            question.ticket = self._opponents.ask(brief, self._seconds(decision))
        except Exception as fault:  # if it cannot even be asked, a simple answer is given (UX-73)
            self._stand_in(question, f"{type(fault).__name__}: {fault}")
        return question

    def _seconds(self, decision: Decision) -> float:
        shared = self._shared.setdefault(decision.seat, SharedTime())
        session = self._journal.session
        turn = find(session.setup.game).turn(session.state)
        return shared.left(turn, decision, self._settings().think_seconds)

    def _listen(self, question: _Question, now: float) -> None:
        reply = self._opponents.poll(question.ticket)
        signs = self._opponents.signs(question.ticket)
        if signs.failures > question.signs.failures:
            question.asked_at = now  # it thinks anew, and its time is shown anew
        if signs != question.signs:
            question.signs, question.heard_at = signs, now
        if reply is None:
            if now - question.heard_at > PATIENCE_MS:
                self._stand_in(question, "no answer")
            return
        if (shared := self._shared.get(question.decision.seat)) is not None:
            shared.spent += (now - question.asked_at) / 1000
        try:
            question.value, question.known = question.decision.check(reply.value), True
            question.plan = reply.plan
        except Illegal as refused:
            self._stand_in(question, f"{reply.value!r} was refused: {refused}")
        else:
            tell_poor(self._journal, reply)

    def _stand_in(self, question: _Question, why: str) -> None:
        decision = question.decision
        self._log(f"seat {decision.seat}, {decision.prompt}: {why}")
        question.value, question.known = simple_answer(decision, Chance(question.number)), True
        self._journal.say(SIMPLE)

    def given(self, seat: int) -> dict[str, Any] | None:
        """The seat's answer was applied."""
        question = self._questions.pop(seat, None)
        return None if question is None else question.plan

    def drop(self, seat: int | None = None) -> None:
        """Drop the question of one seat (UX-74), or all of them after an undo."""
        for each in [seat] if seat is not None else list(self._questions):
            question = self._questions.pop(each, None)
            if question is not None and question.ticket is not None and not question.known:
                self._opponents.cancel(question.ticket)

    def under_way(self, now: float) -> tuple[Thinking, ...]:
        if all(q.known and now >= q.ready_at for q in self._questions.values()):
            return ()
        # All that were asked together are listed, so that nobody sees who is done already (UX-46).
        most = 1000 * self._settings().think_seconds
        again = any(q.signs.failures for q in self._questions.values())
        return tuple(Thinking(seat, now - q.asked_at, most, again) for seat, q in sorted(self._questions.items()))


class Advice:
    """Asks for one hint at a time and tells it as `Hinted`; the game is not changed.

    The next hints go on with what the last one began, as computer players do with their plans.
    """

    def __init__(self, journal: AnswerJournal, opponents: ThinkingService) -> None:
        self._journal, self._opponents = journal, opponents
        self._decision: Decision | None = None
        self._ticket: Any = None
        self._version = -1
        self._plans: dict[int, Any] = {}  # what the last hint for a seat was the beginning of

    @property
    def is_under_way(self) -> bool:
        return self._decision is not None

    def ask(self, decision: Decision, settings: PlaySettings) -> bool:
        """Ask for a hint about this decision of the viewer; False if it could not be asked for."""
        if self.is_under_way:
            return True
        session = self._journal.session
        number = stream(think_number(session.seed, decision.seat, len(session.log)), "hint")
        try:
            plan = self._plans.get(decision.seat)
            brief = Brief.of(
                session.state, decision, settings.hint_level, number, explain=True, plan=plan, look=ADVICE
            )  # fmt: skip
            self._ticket = self._opponents.ask(brief, settings.think_seconds)
        except Exception as fault:  # a hint that fails must not stop the game
            self._journal.files.log_error(f"hint, {decision.prompt}: {type(fault).__name__}: {fault}")
            return False
        self._decision, self._version = decision, self._journal.version
        return True

    def listen(self) -> None:
        """Tell the hint once it is there, unless the game has gone on or somebody else looks at the screen."""
        decision = self._decision
        if decision is None:
            return
        if self._version != self._journal.version or self._journal.viewer != decision.seat:
            self.drop()
            return
        reply = self._opponents.poll(self._ticket)
        if reply is None:
            return
        self._decision = None
        if reply.fault:
            self._journal.say(Notice("match-no-hint"))
        else:
            if reply.plan is not None:
                self._plans[decision.seat] = reply.plan
            self._journal.say(Hinted(decision.seat, decision.prompt, reply.value, reply.why, reply.weighed))

    def drop(self) -> None:
        if self._decision is not None:
            self._decision = None
            self._opponents.cancel(self._ticket)


class Nobody:
    """`ThinkingService` that never answer, because nothing is asked of them."""

    def ask(self, brief: Any, seconds: float = 0.0) -> None:
        return None

    def poll(self, ticket: Any) -> None:
        return None

    def signs(self, ticket: Any) -> Signs:
        return Signs()

    def cancel(self, ticket: Any) -> None:
        return None
