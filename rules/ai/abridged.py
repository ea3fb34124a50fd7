"""What a question decides, abridged by its game: cheap to copy and to play on, so that it can be read ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..core.chance import RandomSource
from ..core.decisions import Value

Move = Any  # an answer as the abridged form knows it; hashable
Given = Sequence[tuple[int, Move]]


class Abridged(Protocol):
    """The rest of something small; worths are about -1 to 1."""

    @property
    def asked(self) -> Sequence[int]:
        """Who chooses next, all at once; nobody: it is over."""

    def copy(self) -> Abridged: ...

    def candidates(self, seat: int, limit: int) -> list[Move]:
        """What is worth a thought, best first; for the brief's own first question its whole choice."""

    def allows(self, seat: int, act: Move) -> bool: ...

    def guess(self, seat: int, rng: RandomSource) -> Move:
        """The choice of somebody whose exact thoughts are unknown."""

    def give(self, given: Given, rng: RandomSource) -> None:
        """All who are asked have chosen."""

    def play_out(self, rng: RandomSource) -> None:
        """To the end by guesses."""

    def worth(self) -> Sequence[float]:
        """How each seat stands at the end."""

    def value(self, act: Move) -> Value:
        """The answer to the brief's question."""
