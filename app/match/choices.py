"""Choices made at the same time: each seat decides unseen, all are handed in at once (UX-46)."""

from __future__ import annotations

from rules import Answer, Decision
from rules.core.decisions import Value


class Choices:
    """What the seats of one simultaneous question have locked in so far; nobody else can see it, nor the order."""

    def __init__(self) -> None:
        self._asked: tuple[Decision, ...] = ()
        self._chosen: dict[int, object] = {}

    def concern(self, asked: tuple[Decision, ...]) -> None:
        """The question now open; locks of another one are void."""
        if [(d.seat, d.prompt, d.key) for d in asked] != [(d.seat, d.prompt, d.key) for d in self._asked]:
            self._chosen = {}
        self._asked = asked

    def decision(self, seat: int) -> Decision | None:
        return next((d for d in self._asked if d.seat == seat), None)

    def lock(self, seat: int, value: Value) -> None:
        """Lock an answer in, or another one in its place; Illegal if the question does not allow it."""
        decision = self.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} is not asked")
        self._chosen[seat] = decision.check(value)

    def is_locked(self, seat: int) -> bool:
        return seat in self._chosen

    def chosen(self, seat: int) -> Value | None:
        """A seat's own lock, for its own eyes."""
        return self._chosen.get(seat)

    def unlock(self, seat: int) -> None:
        self._chosen.pop(seat, None)

    def open_seats(self) -> tuple[int, ...]:
        """Who has not locked, in the order of the question."""
        return tuple(d.seat for d in self._asked if d.seat not in self._chosen)

    def answers(self) -> list[Answer]:
        """All locks in the order of the question, whatever the order of locking."""
        return [Answer(d.seat, d.prompt, self._chosen[d.seat]) for d in self._asked]

    def clear(self) -> None:
        self._asked, self._chosen = (), {}
