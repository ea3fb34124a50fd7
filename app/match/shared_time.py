"""How long a seat may think: each question has its time, and those of a whole phase share a few times that (UX-72)."""

from __future__ import annotations

from rules import Decision
from rules.core.lean import dataclass

IN_A_ROW = 3.0  # questions of one kind in one turn, a whole movement phase for example, share so many times the time


@dataclass(slots=True)
class SharedTime:
    """The time that one seat has thought about questions of one kind in one turn."""

    about: tuple[int, str] | None = None
    spent: float = 0.0  # seconds

    def left(self, turn: int, decision: Decision, most: float) -> float:
        """How many seconds this question may be thought about: less, if others like it have taken long."""
        about = (turn, decision.prompt.rpartition(".")[0])
        if self.about != about:
            self.about, self.spent = about, 0.0
        return max(0.0, min(most, IN_A_ROW * most - self.spent))
