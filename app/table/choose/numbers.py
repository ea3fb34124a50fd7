"""Numbers: one, one for each slot, or a total that is split."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.table.choose.choice import CHOSEN, LEGAL, Choice, EqualsOf, GestureOf, no_equals
from app.table.model import Id
from rules import Amount, Split
from rules.core.decisions import Value


class Numbers(Choice):
    """A number for each slot, and the piece that stands for it."""

    numbers: list[int]
    things: list[Id | None]
    equals: Mapping[Id, Sequence[Id]]  # what else is equal to one of the things
    goal: Id | None = None  # where the pieces of the slots are brought by hand

    def slot_of(self, thing: Id) -> int | None:
        """The slot that a thing stands for, or one that is equal to it."""
        meant = next(iter(self.equals.get(thing, ())), thing)
        return self.things.index(meant) if meant in self.things else None

    def _equals(self, equals: EqualsOf) -> Mapping[Id, Sequence[Id]]:
        return equals([thing for thing in self.things if thing is not None])

    def _with_equals(self, marks: dict[Id, str]) -> dict[Id, str]:
        return marks | {piece: marks[others[0]] for piece, others in self.equals.items()}

    def targets_of(self, piece: Id) -> set[Id]:
        """The goal, as long as one more may come from this piece's slot."""
        slot = self.slot_of(piece)
        return {self.goal} if self.goal and slot is not None and self.span(slot)[1] > self.numbers[slot] else set()

    def drop(self, piece: Id, target: Id, several: bool = False) -> bool:
        """One more from this piece's slot, or as many as may come."""
        slot = self.slot_of(piece)
        if slot is None or target not in self.targets_of(piece):
            return False
        self.set(slot, self.span(slot)[1] if several else self.numbers[slot] + 1)
        return True

    @abstractmethod
    def span(self, slot: int) -> tuple[int, int]:
        """The lowest and the highest number of this slot."""

    def set(self, slot: int, number: int) -> None:
        low, high = self.span(slot)
        self.numbers[slot] = max(low, min(high, number))


class AmountChoice(Numbers):
    """One number, or one for each slot."""

    decision: Amount

    def __init__(
        self,
        decision: Amount,
        gesture: GestureOf,
        thing: Callable[[Any], Id | None] = lambda slot: None,
        equals: EqualsOf = no_equals,
    ) -> None:
        super().__init__(decision, gesture)
        self.spans = [(low, high) for _, low, high in decision.slots] or [(decision.low, decision.high)]
        self.numbers = [low for low, _ in self.spans]
        self.things = [thing(slot) for slot, _, _ in decision.slots]  # for each slot the piece that stands for it
        self.equals = self._equals(equals)

    def span(self, slot: int) -> tuple[int, int]:
        return self.spans[slot]

    def touch(self, thing: Id) -> bool:
        """Add one to the number of this thing's slot; after the highest number comes the lowest."""
        slot = self.slot_of(thing)
        if slot is None:
            return False
        low, high = self.span(slot)
        self.set(slot, low if self.numbers[slot] == high else self.numbers[slot] + 1)
        return low < high

    def marks(self) -> dict[Id, str]:
        marks = {
            thing: CHOSEN if self.numbers[slot] else LEGAL
            for slot, thing in enumerate(self.things)
            if thing is not None
        }
        return self._with_equals(marks)

    def value(self) -> Any:
        return tuple(self.numbers) if self.decision.slots else self.numbers[0]

    def lay(self, value: Value) -> None:
        self.numbers = list(value) if self.decision.slots else [value]


class SplitChoice(Numbers):
    """A number for each slot, up to its cap; the total must be within its limits."""

    decision: Split

    def __init__(
        self, decision: Split, gesture: GestureOf, thing: Callable[[Any], Id | None], equals: EqualsOf = no_equals
    ) -> None:
        super().__init__(decision, gesture)
        self.numbers = self._floors()
        self._first = self._floors()  # what it began with
        self.things = [thing(slot) for slot in decision.slots]
        self.equals = self._equals(equals)

    def _floors(self) -> list[int]:
        return [self.decision.floor(place) for place in range(len(self.decision.slots))]

    def begin_with(self, numbers: Sequence[int] | None) -> None:
        """A proposal, which may be confirmed as it is."""
        if numbers is not None:
            self.numbers, self._first = list(numbers), list(numbers)

    @property
    def total(self) -> int:
        return sum(self.numbers)

    def span(self, slot: int) -> tuple[int, int]:
        """The lowest and the highest number of this slot while the others stay as they are."""
        rest = self.decision.high - (self.total - self.numbers[slot])
        return self.decision.floor(slot), max(self.decision.floor(slot), min(self.decision.caps[slot], rest))

    def touch(self, thing: Id) -> bool:
        slot = self.slot_of(thing)
        if slot is None:
            return False
        if self.is_single:
            self.numbers = self._floors()  # another place is meant instead
        before = self.numbers[slot]
        self.set(slot, before + 1)
        return self.numbers[slot] != before

    @property
    def is_single(self) -> bool:
        """Whether exactly one is to be placed: then one touch says it all."""
        return self.decision.low == self.decision.high == 1 + sum(self._floors())

    def marks(self) -> dict[Id, str]:
        marks = {
            thing: CHOSEN if self.numbers[slot] > self.decision.floor(slot) else LEGAL
            for slot, thing in enumerate(self.things)
            if thing is not None
        }
        return self._with_equals(marks)

    def value(self) -> Any:
        fits = self.decision.low <= self.total <= self.decision.high
        return tuple(self.numbers) if fits else None

    def back(self) -> bool:
        if self.numbers == self._first:
            return False
        self.numbers = list(self._first)
        return True

    def lay(self, value: Value) -> None:
        self.numbers = list(value)
