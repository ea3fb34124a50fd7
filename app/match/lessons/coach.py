"""A match that follows a lesson: the learner is asked one thing at a time, the others answer as written (UX-93)."""

from __future__ import annotations

from collections import deque
from typing import Any

from app.match import Match, Restored, Seats
from app.match.feed import relived
from app.match.lessons.course import Lesson, LessonStep, ScriptedAnswer, passed
from app.match.roles import NoUndoing, OpenScreen
from app.match.thoughts import Nobody
from rules import Decision, Illegal, Reason, Some, waiting
from rules.core.decisions import Value

PAUSE_MS = 700.0  # before each answer of another player


class Coach(Match):
    """The match of a lesson. An answer other than the step's is refused with a reason, like an illegal one."""

    def __init__(self, lesson: Lesson, number: int = 0) -> None:
        self.lesson = lesson
        self.number = number if 0 <= number < len(lesson.steps) else 0
        who = [(name, "human" if seat == lesson.human else "pilot") for seat, name in enumerate(lesson.names)]
        session = lesson.before(self.number)
        super().__init__(
            session, Seats(who), opponents=Nobody(), feed=relived(session, lesson.laid_out(self.number).state)
        )
        self._journal.viewer = lesson.human
        self.screen = OpenScreen(self._loop, self._history)
        self.undoing = NoUndoing(self._loop, self._history, self._player)
        self._pending: deque[ScriptedAnswer] = deque()
        self._answered = False
        self._pause = 0.0

    @property
    def present(self) -> LessonStep | None:
        """The present step; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def is_showing(self) -> bool:
        """Whether the others are answering now."""
        return self._answered

    def go_on(self) -> None:
        """A sentence has been read: first the others' answers after it are shown, then the next step begins."""
        step = self.present
        if self._answered:
            return
        if step is not None and step.answer is None and step.auto:
            self._pending, self._answered, self._pause = deque(step.auto), True, 0.0
        else:
            self._advance()

    def _advance(self) -> None:
        """Go to the next step; if a new part begins, its position is laid out."""
        before = self.lesson.part_of(self.number)[0]
        self.number = min(len(self.lesson.steps), self.number + 1)
        self._answered = False
        if self.present is not None and self.lesson.part_of(self.number)[0] != before:
            fresh = self.lesson.before(self.number)
            self.session.state, self.session.log = fresh.state, fresh.log
            self._journal.feed.cut(0)
            self._journal.say(Restored("part", self.lesson.human))

    # --- what the table asks

    def _pass_time(self, dt_ms: float) -> None:
        if self._answered and not self._loop.busy:
            self._pause -= dt_ms
            self._clear(self._pending[0] if self._pending else self.lesson.next_cue(self.number + 1))
            while self._pending and (self._pause <= 0 or self._pending[0].answer.seat < 0):
                answer = self._pending.popleft().answer
                self._journal.apply(answer, False)
                if answer.seat >= 0:
                    self._pause = PAUSE_MS
                    break
                self._clear(self._pending[0] if self._pending else None)
            if not self._pending and self._pause <= 0:
                self._advance()

    def _offers(self) -> bool:
        return self.present is not None and self.present.answer is not None and not self._answered

    def _clear(self, cue: ScriptedAnswer | None) -> None:
        """Pass all reply windows that come before the next scripted answer."""
        while (way := passed(self.session, cue)) is not None:
            self._journal.apply(way, False)

    def asked(self) -> tuple[Decision, ...]:
        step = self.present
        if step is None or step.answer is None or self._answered:
            return ()
        wanted = step.answer
        return tuple(
            decision
            for decision in waiting(self.session.state, why=True)
            if decision.seat == wanted.seat and decision.prompt == wanted.prompt
        )

    def answer(self, value: Value, seat: int | None = None, t: int | None = None) -> None:
        step = self.present
        if step is None or step.answer is None or self._answered:
            raise Illegal(Reason("core.not_asked", {"seat": self.lesson.human}))
        if not step.accepts(step.answer.prompt, self._in_order(step, value)):
            raise Illegal(Reason("lesson.wrong"))
        self._journal.apply(step.answer._replace(value=self._in_order(step, value)), True)
        self._pending, self._answered, self._pause = deque(step.auto), True, PAUSE_MS

    def _in_order(self, step: LessonStep, value: Value) -> Any:
        """The value in the step's own order where any order is accepted, so that resuming leads to the same game."""
        assert step.answer is not None
        wanted = step.answer.value
        alike = (
            isinstance(value, (list, tuple))
            and isinstance(wanted, tuple)
            and sorted(value, key=str) == sorted(wanted, key=str)
        )
        return wanted if alike and any(isinstance(one, Some) for one in self.asked()) else value

    def leave(self) -> None:
        """Nothing to do: a lesson has no files, and the screen remembers the step."""
