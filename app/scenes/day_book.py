"""What happened at a stand today, for its operator: games begun and finished, and faults. Nothing of it is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import field
from datetime import datetime
from typing import NamedTuple

from rules.core.lean import dataclass

MOST_FAULTS, MOST_GAMES, LONGEST_FAULT = 200, 2000, 300


def _now() -> str:
    return f"{datetime.now():%H:%M}"


class DayGame(NamedTuple):
    """A game that visitors have finished; of names only that of the winner's seat is told."""

    time: str
    game: str
    winner: str
    turns: int
    match: str = ""


class DayFault(NamedTuple):
    time: str
    words: str


@dataclass
class DayBook:
    """The latest entries come last."""

    begun: Counter[str] = field(default_factory=Counter)  # by game
    finished: list[DayGame] = field(default_factory=list)
    faults: list[DayFault] = field(default_factory=list)
    time: Callable[[], str] = _now

    def begin(self, game: str) -> None:
        self.begun[game] += 1

    def finish(self, game: str, winner: str, turns: int, match: str = "") -> None:
        """Each match once, as it ended last."""
        self.withdraw(match)
        self.finished = [*self.finished, DayGame(self.time(), game, winner, turns, match)][-MOST_GAMES:]

    def withdraw(self, match: str) -> None:
        """A match whose last step was taken back is not over any more."""
        self.finished = [one for one in self.finished if not match or one.match != match]

    def fault(self, words: str) -> None:
        """The last line of a fault's story says what it was."""
        last = (words.strip().splitlines() or [""])[-1]
        self.faults = [*self.faults, DayFault(self.time(), last[:LONGEST_FAULT])][-MOST_FAULTS:]
