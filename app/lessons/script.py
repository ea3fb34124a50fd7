"""The other seats of a lesson: they answer what the lesson says, and something simple where it says nothing."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from app.opponent import Reply
from rules import Chance, Illegal
from rules.ai import Brief, simple_answer


@dataclass
class Ask:
    """One question to a scripted seat."""

    brief: Brief


class Script:
    """Stands where the computer players' worker stands in a real match; never takes any time."""

    def __init__(self, answers: Iterable[Any] = ()) -> None:
        self._answers: deque[Any] = deque(answers)

    def expect(self, answers: Iterable[Any]) -> None:
        """What the seats answer next; anything left over from before is void."""
        self._answers = deque(answers)

    def ask(self, brief: Brief, seconds: float = 0.0) -> Ask:
        return Ask(brief)

    def poll(self, ticket: Ask) -> Reply:
        decision = ticket.brief.decision
        if self._answers:
            try:
                return Reply(decision.check(self._answers.popleft()))
            except Illegal:
                self._answers.clear()           # the script and the game have parted: play on simply
        return Reply(simple_answer(decision, Chance(len(str(decision)))))

    def cancel(self, ticket: Ask) -> None:
        """There is nothing to stop."""
