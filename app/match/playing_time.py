"""How long a match has been played, for games that may last only so long (KG-11.73).

Whole minutes are handed to the rules right after an answer, so that nobody is disturbed in the middle of a choice;
only the last one comes when it comes.
"""

from __future__ import annotations

from .book import Book

MINUTE_MS = 60_000.0
LONGEST_FRAME_MS = 1000.0  # when the window stood still for longer, nobody played


class PlayingTime:
    """Time since the last minute that the rules know of."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._passed = 0.0
        self._version = book.version

    def due(self, dt_ms: float) -> int:
        """Let time pass; how many minutes the rules are to be told of now."""
        left = self._book.minutes_left()
        if not left:
            return 0
        self._passed += min(dt_ms, LONGEST_FRAME_MS)
        answered, self._version = self._version != self._book.version, self._book.version
        whole = int(self._passed // MINUTE_MS)
        return min(whole, left) if answered or whole >= left else 0

    def told(self) -> None:
        """The rules know of one more minute."""
        self._passed -= MINUTE_MS
