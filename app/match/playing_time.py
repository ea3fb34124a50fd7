"""How long a match has been played, for games of limited length (KG-11.73).

The rules are told of whole minutes right after an answer, so that nobody is disturbed while choosing; only of the last
minute they are told at once.
"""

from __future__ import annotations

from .journal import AnswerJournal

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

    def told(self) -> None:
        """The rules were told of one minute."""
        self._passed -= MINUTE_MS
