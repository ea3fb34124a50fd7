"""How long the question on the screen still stays open (see `rules.core.deadlines`).

Time runs only for who sees the question and may answer it: not below a cover, a menu or a dialog, nor while the table
still shows what happened. Where several people fill in something at the same time, each has the whole time.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from rules import Decision

LONGEST_FRAME_MS = 1000.0  # when the window stood still for longer, nobody could have acted


class TimeLeft(NamedTuple):
    """What is left of a question's time."""

    seconds: int
    share: float  # 1 to 0


class Deadlines:
    """The time that is left to each seat for its present question."""

    def __init__(self) -> None:
        self._left: dict[tuple[int, str, int], float] = {}  # milliseconds by seat, question, length of the log

    def pass_time(self, decision: Decision, answers: int, dt_ms: float) -> bool:
        """Let time pass for whoever sees this limited question after so many answers; True once it is out."""
        if any(key[2] != answers for key in self._left):
            self._left = {key: left for key, left in self._left.items() if key[2] == answers}
        left = self._ms(decision, answers) - min(dt_ms, LONGEST_FRAME_MS)
        self._left[(decision.seat, decision.key, answers)] = max(0.0, left)
        return left <= 0

    def left(self, decision: Decision, answers: int) -> TimeLeft:
        ms = self._ms(decision, answers)
        assert decision.limit is not None
        return TimeLeft(ceil(ms / 1000), ms / (1000 * decision.limit.seconds))

    def _ms(self, decision: Decision, answers: int) -> float:
        assert decision.limit is not None
        return self._left.get((decision.seat, decision.key, answers), 1000.0 * decision.limit.seconds)

    def forget(self) -> None:
        """The game went elsewhere: every question begins anew."""
        self._left.clear()
