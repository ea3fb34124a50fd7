"""What all choices have in common, and the marks that they put on things."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from app.table.model import Gesture, Id
from rules import Decision, Reason
from rules.core.decisions import Value

GestureOf = Callable[[Any], Gesture]
GesturesOf = Callable[[Any], Sequence[Gesture]]
Way = tuple[Any, Gesture]  # an option, and one gesture that means it
ProposalOf = Callable[[Any, int, int], int]  # the number that is proposed where it is asked for
NumberOf = Callable[[Any, int, int], int | None]  # the number that is meant with an option that needs one; None: asked

# For the things that a question offers: what else is equal to some of them, each with those that it is equal to.
EqualsOf = Callable[[Collection[Id]], Mapping[Id, Sequence[Id]]]

LEGAL, CHOSEN, TARGET, BLOCKED = "legal", "chosen", "target", "blocked"


def no_equals(things: Collection[Id]) -> Mapping[Id, Sequence[Id]]:
    return {}


class Choice:
    """What all choices have: marks on the table, a value when they are complete, and one step back."""

    def __init__(self, decision: Decision, gesture: GestureOf) -> None:
        self.decision = decision
        self.gesture = gesture
        self.why: list[tuple[Any, Gesture, Reason]] = [
            (option, gesture(option), reason) for option, reason in decision.blocked
        ]

    def marks(self) -> dict[Id, str]:
        """The things to be marked on the table, each with its mark."""
        return {}

    def touch(self, thing: Id) -> bool:
        """The player chooses a thing; False if it is not offered."""
        return False

    def drop(self, piece: Id, target: Id, several: bool = False) -> bool:
        """The player drops a piece on a thing; False if no option means that. `several`: as many like it as may go."""
        return False

    def starts(self) -> set[Id]:
        """The pieces with which an answer can begin."""
        return set()

    @property
    def is_begun(self) -> bool:
        """Whether the first of several touches was made."""
        return False

    def targets_of(self, piece: Id) -> set[Id]:
        """Where a dragged piece may be dropped."""
        return set()

    def value(self) -> Any:
        """The answer, or None while it is not complete."""
        return None

    def back(self) -> bool:
        """Take back the last touch; False if there was none."""
        return False

    def laid(self) -> Any:
        """What has been chosen so far, complete or not: what `lay` brings back."""
        return self.value()

    def lay(self, value: Value) -> None:
        """Begin with this answer instead of an empty one: for the fields of a form."""
        raise TypeError(f"{type(self).__name__} does not stand on a form")

    def reason(self, piece: Id, target: Id | None = None) -> Reason | None:
        """The reason the decision lists for touching this thing, or for bringing it to that target; None if none."""
        for _, gesture, reason in self.why:
            if gesture.path[:1] == (piece,) and (target is None or target in (*gesture.path[1:], gesture.onto)):
                return reason
        return None

    def _blocked_marks(self) -> dict[Id, str]:
        return {gesture.path[0]: BLOCKED for _, gesture, _ in self.why if gesture.path}
