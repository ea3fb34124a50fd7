"""Simultaneous choices: each seat decides in secret, and all answers are given at once (UX-46)."""

from __future__ import annotations

from rules import CLOCK, DEADLINE, Answer, Decision
from rules.core.decisions import Value


class Choices:
    """The answers that the seats of one simultaneous question have locked in. Neither they nor their order shows."""

    def __init__(self) -> None:
        self._asked: tuple[Decision, ...] = ()
        self._chosen: dict[int, object] = {}
        self._late: set[int] = set()  # seats whose time was up before they had chosen

    def concern(self, asked: tuple[Decision, ...]) -> None:
        """Set the open question; answers locked in for another one are dropped."""
        if [(d.seat, d.prompt, d.key) for d in asked] != [(d.seat, d.prompt, d.key) for d in self._asked]:
            self._chosen, self._late = {}, set()
        self._asked = asked

    def decision(self, seat: int) -> Decision | None:
        return next((d for d in self._asked if d.seat == seat), None)

    def lock(self, seat: int, value: Value) -> None:
        """Lock an answer in, perhaps instead of an earlier one; Illegal if it is no legal answer."""
        decision = self.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} is not asked")
        self._chosen[seat] = decision.check(value)

    def lock_late(self, seat: int) -> None:
        """The time of this seat is up: `limit.late` of its question is locked in."""
        decision = self.decision(seat)
        if decision is None or decision.limit is None:
            raise ValueError(f"seat {seat} has no limit")
        self._chosen[seat] = decision.limit.late
        self._late.add(seat)

    def is_late(self, seat: int) -> bool:
        """Whether its time is up; then it cannot choose again."""
        return seat in self._late

    def is_locked(self, seat: int) -> bool:
        return seat in self._chosen

    def chosen(self, seat: int) -> Value | None:
        """What this seat has locked in; only the seat itself may see it."""
        return self._chosen.get(seat)

    def unlock(self, seat: int) -> None:
        self._chosen.pop(seat, None)
        self._late.discard(seat)

    def open_seats(self) -> tuple[int, ...]:
        """The seats that have not locked in an answer, in the order of the question."""
        return tuple(d.seat for d in self._asked if d.seat not in self._chosen)

    def answers(self) -> list[tuple[Decision, Answer]]:
        """All answers in the order of the question (not of locking); for seats that were late the clock's answer."""
        return [(d, self._answer(d)) for d in self._asked]

    def _answer(self, decision: Decision) -> Answer:
        seat = decision.seat
        if seat in self._late:
            return Answer(CLOCK, DEADLINE, seat)
        return Answer(seat, decision.prompt, self._chosen[seat])

    def clear(self) -> None:
        self._asked, self._chosen, self._late = (), {}, set()
