"""Choices made at the same time: each seat decides unseen, all are handed in at once (UX-46)."""

from __future__ import annotations

from rules import CLOCK, DEADLINE, Answer, Decision
from rules.core.decisions import Value


class Choices:
    """What the seats of one simultaneous question have locked in so far; nobody else can see it, nor the order."""

    def __init__(self) -> None:
        self._asked: tuple[Decision, ...] = ()
        self._chosen: dict[int, object] = {}
        self._late: set[int] = set()  # seats whose time ran out before they had chosen

    def concern(self, asked: tuple[Decision, ...]) -> None:
        """The question now open; locks of another one are void."""
        if [(d.seat, d.prompt, d.key) for d in asked] != [(d.seat, d.prompt, d.key) for d in self._asked]:
            self._chosen, self._late = {}, set()
        self._asked = asked

    def decision(self, seat: int) -> Decision | None:
        return next((d for d in self._asked if d.seat == seat), None)

    def lock(self, seat: int, value: Value) -> None:
        """Lock an answer in, or another one in its place; Illegal if the question does not allow it."""
        decision = self.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} is not asked")
        self._chosen[seat] = decision.check(value)

    def lock_late(self, seat: int) -> None:
        """The time of this seat is out: what its question calls late is locked."""
        decision = self.decision(seat)
        if decision is None or decision.limit is None:
            raise ValueError(f"seat {seat} has no limit")
        self._chosen[seat] = decision.limit.late
        self._late.add(seat)

    def is_late(self, seat: int) -> bool:
        """Whether its time is out: then it cannot choose anew."""
        return seat in self._late

    def is_locked(self, seat: int) -> bool:
        return seat in self._chosen

    def chosen(self, seat: int) -> Value | None:
        """A seat's own lock, for its own eyes."""
        return self._chosen.get(seat)

    def unlock(self, seat: int) -> None:
        self._chosen.pop(seat, None)
        self._late.discard(seat)

    def open_seats(self) -> tuple[int, ...]:
        """Who has not locked, in the order of the question."""
        return tuple(d.seat for d in self._asked if d.seat not in self._chosen)

    def answers(self) -> list[tuple[Decision, Answer]]:
        """All locks in the order of the question, whatever the order of locking; for who was late the clock answers."""
        return [(d, self._answer(d)) for d in self._asked]

    def _answer(self, decision: Decision) -> Answer:
        seat = decision.seat
        if seat in self._late:
            return Answer(CLOCK, DEADLINE, seat)
        return Answer(seat, decision.prompt, self._chosen[seat])

    def clear(self) -> None:
        self._asked, self._chosen, self._late = (), {}, set()
