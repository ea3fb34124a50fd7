"""A puzzle at the table: its one question is asked, and what an answer leads to is shown.

The truth of the game from which the puzzle comes is never played on. What follows an answer happens in a world that
fits what the seat knows: of several such futures the one that ended most like the average, so that neither good nor
bad luck is shown as if it were the rule. Nobody thinks: all seats answer by the quick policy by which answers were
weighed.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from app.match import Match, Restored, Seats
from app.match.feed import relived
from app.match.options import PlaySettings
from app.match.roles import NoUndoing, OpenScreen
from app.match.thoughts import Nobody
from rules import Answer, Decision, Illegal, Reason, Some, clone, events_for, stream, waiting
from rules.ai.aftermath import Future, future_of
from rules.core.decisions import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.puzzles import Puzzle
    from saves.places import Places

FUTURES = 24  # that are looked at after an answer, one in each frame
MOST_SHOWN = 8  # answers of anybody that something was seen of, after one's own


class PuzzleMatch(Match):
    """Nothing of it is kept as a game; an undo leads back to the question."""

    def __init__(
        self, puzzle: Puzzle, names: Sequence[str], places: Places | None = None, settings: PlaySettings | None = None
    ) -> None:
        session = puzzle.session(places)
        seats = Seats([(name, "human" if seat == puzzle.seat else "pilot") for seat, name in enumerate(names)])
        super().__init__(session, seats, opponents=Nobody(), settings=settings, feed=relived(session))
        self.puzzle = puzzle
        self.start, self._length = session.state, len(session.log)
        self.question = puzzle.decision(session)
        self._journal.viewer = puzzle.seat
        self.screen = OpenScreen(self._loop, self._history)
        self.undoing = ToTheQuestion(self)
        self.given: Value | None = None
        self.chance = 0.0  # to win after the answer that was given
        self._futures: list[Future] = []
        self._coming: deque[Answer] = deque()
        self._seen, self._pause = 0, 0.0

    # --- how it stands

    @property
    def is_looking(self) -> bool:
        """Whether the futures after the answer are still being looked at."""
        return self.given is not None and len(self._futures) < FUTURES

    @property
    def goes_on(self) -> bool:
        """Whether the table still shows what the answer leads to, or is about to."""
        return self.is_looking or bool(self._coming)

    @property
    def is_solved(self) -> bool:
        return self.given is not None and self.puzzle.solves(self.given)

    def asked(self) -> tuple[Decision, ...]:
        if self.given is not None:
            return ()
        found = waiting(self.session.state, why=True)
        return tuple(one for one in found if (one.seat, one.prompt) == (self.puzzle.seat, self.puzzle.prompt))

    def _offers(self) -> bool:
        return self.given is None

    # --- answering

    def answer(self, value: Value, seat: int | None = None, t: int | None = None) -> None:
        if self.given is not None:
            raise Illegal(Reason("core.not_asked", {"seat": self.puzzle.seat}))
        self.given = self._as_weighed(self.question.check(value))

    def _as_weighed(self, value: Value) -> Value:
        """Things that are chosen together may be chosen in any order."""
        if not isinstance(self.question, Some):
            return value
        alike = (one for one, _ in self.puzzle.weighed if sorted(one, key=str) == sorted(value, key=str))
        return next(alike, value)

    def ask_again(self) -> None:
        """Back to the question, as if nothing had been answered."""
        self.given = None
        self._futures.clear()
        self._coming.clear()
        del self.session.log[self._length :]
        self.session.state = self.start
        self._journal.went_back(self._length)
        self._journal.say(Restored("undo", self.puzzle.seat))

    def skip(self) -> None:
        """Enough was seen of how it goes on."""
        if not self.is_looking:
            self._coming.clear()

    # --- how it goes on

    def _pass_time(self, dt_ms: float) -> None:
        if self.is_looking:
            self._look_ahead()
        elif self._coming and not self._loop.busy:
            self._pause -= dt_ms
            while self._coming and self._pause <= 0:
                self._show_next()

    def _look_ahead(self) -> None:
        assert self.given is not None
        number = stream(self.puzzle.seed, f"{self.puzzle.id}:{len(self._futures)}")
        self._futures.append(future_of(self.start, self.question, self.given, number))
        if not self.is_looking:
            self._choose_future()

    def _choose_future(self) -> None:
        """The one that ended most like the average of all is shown."""
        average = sum(one.chance for one in self._futures) / len(self._futures)
        known = dict(self.puzzle.weighed)  # what was not weighed was clearly worse; a few futures prove no more
        self.chance = known.get(self.given, min(average, self.puzzle.chance))
        chosen = min(self._futures, key=lambda one: abs(one.chance - average))
        self.session.state = clone(chosen.world)
        self._coming.extend(chosen.answers)
        self._seen, self._pause = 0, 0.0
        self._show_next()

    def _show_next(self) -> None:
        answer = self._coming.popleft()
        events = self._journal.apply(answer, manual=answer.seat == self.puzzle.seat)
        if events_for(events, self.viewer):
            self._seen += 1
            self._pause = self.settings.pace_ms
        if self._seen >= MOST_SHOWN and not self._is_amid():
            self._coming.clear()

    def _is_amid(self) -> bool:
        """Whether something that was announced has not happened yet."""
        state = self.session.state
        return any(self._hooks.is_window(state, one) for one in waiting(state))

    def leave(self) -> None:
        """Nothing to do: a puzzle has no files."""


class ToTheQuestion(NoUndoing):
    """What is undone is the answer with all that followed."""

    def __init__(self, match: PuzzleMatch) -> None:
        super().__init__(match._loop, match._history, match._player)
        self._match = match

    def may_undo(self) -> Reason | None:
        return None if self._match.given is not None else super().may_undo()

    def undo_step(self) -> tuple[Decision, Value] | None:
        given = self._match.given
        return None if given is None else (self._match.question, given)

    def undo(self) -> None:
        if self._match.given is None:
            super().undo()
        self._match.ask_again()
