"""How much time is left for the question on the screen (see `rules.core.deadlines`).

Time runs only while a person sees the question and can answer it: not behind a cover, a menu or a dialog, and not while
the table still shows what happened. If several people answer at the same time, each has the whole time. Questions that
share a clock (`Limit.clock`), such as the messages of a deal, use up one time together.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from rules import Decision

from .journal import AnswerJournal

LONGEST_FRAME_MS = 1000.0  # a longer frame counts as this long: nobody could act while the window stood still


class TimeLeft(NamedTuple):
    """How much of a question's time is left."""

    seconds: int
    share: float  # 1 to 0


class Deadlines:
    """The time that is left to each seat for its present question, or to all who share a clock."""

    def __init__(self) -> None:
        self._left: dict[tuple[int, str, int], float] = {}  # milliseconds left, by (seat, question, length of the log)
        self._shared: dict[str, float] = {}  # milliseconds left on the clock that is shared just now

    def pass_time(self, decision: Decision, answers: int, dt_ms: float) -> bool:
        """Let time pass for this question, asked after so many answers; True when its time is up."""
        assert decision.limit is not None
        left = self._ms(decision, answers) - min(dt_ms, LONGEST_FRAME_MS)
        if decision.limit.clock:
            self._shared = {decision.limit.clock: max(0.0, left)}
            return left <= 0
        if any(key[2] != answers for key in self._left):
            self._left = {key: left for key, left in self._left.items() if key[2] == answers}
        self._left[(decision.seat, decision.key, answers)] = max(0.0, left)
        return left <= 0

    def left(self, decision: Decision, answers: int) -> TimeLeft:
        ms = self._ms(decision, answers)
        assert decision.limit is not None
        return TimeLeft(ceil(ms / 1000), ms / (1000 * decision.limit.seconds))

    def _ms(self, decision: Decision, answers: int) -> float:
        assert decision.limit is not None
        if decision.limit.clock:
            return self._shared.get(decision.limit.clock, 1000.0 * decision.limit.seconds)
        return self._left.get((decision.seat, decision.key, answers), 1000.0 * decision.limit.seconds)

    def forget(self) -> None:
        """The position has changed by an undo: every question has its whole time again."""
        self._left.clear()
        self._shared.clear()


MINUTE_MS = 60_000.0
LONGEST_FRAME_MS = 1000.0  # a longer frame counts as this long: nobody played while the window stood still


class PlayingTime:
    """The time since the last minute that the rules were told of."""

    def __init__(self, journal: AnswerJournal) -> None:
        self._journal = journal
        self._passed = 0.0
        self._version = journal.version

    def due(self, dt_ms: float) -> int:
        """Let time pass; returns how many minutes the rules are to be told of now."""
        left = self._journal.minutes_left()
        if not left:
            return 0
        self._passed += min(dt_ms, LONGEST_FRAME_MS)
        answered, self._version = self._version != self._journal.version, self._journal.version
        whole = int(self._passed // MINUTE_MS)
        return min(whole, left) if answered or whole >= left else 0

    def spend_minute(self) -> None:
        """The rules were told of one minute."""
        self._passed -= MINUTE_MS
