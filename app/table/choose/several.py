"""Several items, and items in a row."""

from __future__ import annotations

from typing import Any

from app.table.choose.choice import CHOSEN, LEGAL, Choice, EqualsOf, GestureOf, no_equals
from app.table.model import Id
from rules import Order, Some
from rules.core.decisions import Value


class SomeChoice(Choice):
    """Several items that are switched on and off; the order of choosing is kept."""

    decision: Some

    def __init__(self, decision: Some, gesture: GestureOf, equals: EqualsOf = no_equals) -> None:
        super().__init__(decision, gesture)
        self.items = {item: gesture(item) for item in decision.items}
        self._item_at: dict[Id, Any] = {}  # by thing, what touching it means
        for item, way in self.items.items():
            for thing in way.path[:1]:
                self._item_at.setdefault(thing, item)
        self._equals = {piece: [*others] for piece, others in equals(self._item_at).items()}
        self.chosen: list[Any] = []

    def item_of(self, thing: Id) -> Any:
        """What touching a thing means. One that is equal to things offered takes the place of one not chosen yet."""
        for other in self._equals.get(thing, ()):
            if self._item_at[other] not in self.chosen:
                self._stand_in(thing, other)
                break
        return self._item_at.get(thing)

    def _stand_in(self, thing: Id, other: Id) -> None:
        """From now on a thing means what an equal one did, which is then one of those that are equal to it."""
        self._item_at[thing] = self._item_at.pop(other)
        alike = [thing if one == other else one for one in self._equals.pop(thing)]
        for piece in (other, *(piece for piece, others in self._equals.items() if other in others)):
            self._equals[piece] = alike

    def toggle(self, item: Any) -> bool:
        if item in self.chosen:
            self.chosen.remove(item)
            return True
        if len(self.chosen) >= self.decision.high:
            if self.decision.high != 1:
                return False
            self.chosen.clear()
        self.chosen.append(item)
        return True

    def all_alike(self, things: list[Id]) -> None:
        """Choose as many of these things as possible, by Shift, a selection box or "all alike" (UX-22)."""
        for thing in things:
            item = self.item_of(thing)
            if item is not None and item not in self.chosen and len(self.chosen) < self.decision.high:
                self.chosen.append(item)

    def marks(self) -> dict[Id, str]:
        marks = self._blocked_marks()
        for thing, item in self._item_at.items():
            marks[thing] = CHOSEN if item in self.chosen else LEGAL
        for piece, others in self._equals.items():
            if any(self._item_at[other] not in self.chosen for other in others):
                marks[piece] = LEGAL
        return marks

    def touch(self, thing: Id) -> bool:
        item = self.item_of(thing)
        return item is not None and self.toggle(item)

    def targets_of(self, piece: Id) -> set[Id]:
        item = self._item_at.get(next(iter(self._equals.get(piece, ())), piece))
        onto = self.items[item].onto if item is not None else None
        return {onto} if onto is not None else set()

    def drop(self, piece: Id, target: Id, several: bool = False) -> bool:
        if target not in self.targets_of(piece):
            return False
        item = self.item_of(piece)
        return item not in self.chosen and self.toggle(item)

    def value(self) -> Any:
        enough = self.decision.low <= len(self.chosen) <= self.decision.high
        return tuple(self.chosen) if enough else None

    def back(self) -> bool:
        return bool(self.chosen) and self.chosen.pop() is not None

    def laid(self) -> Any:
        return tuple(self.chosen)

    def lay(self, value: Value) -> None:
        self.chosen = list(value)


class OrderChoice(Choice):
    """Items in a row that are moved left and right."""

    decision: Order

    def __init__(self, decision: Order, gesture: GestureOf) -> None:
        super().__init__(decision, gesture)
        self.items = list(decision.items)

    def move(self, place: int, to: int) -> None:
        to = max(0, min(len(self.items) - 1, to))
        self.items.insert(to, self.items.pop(place))

    def marks(self) -> dict[Id, str]:
        return {thing: CHOSEN for item in self.items for thing in self.gesture(item).path[:1]}

    def value(self) -> Any:
        return tuple(self.items)

    def back(self) -> bool:
        if self.items == list(self.decision.items):
            return False
        self.items = list(self.decision.items)
        return True

    def lay(self, value: Value) -> None:
        self.items = list(value)
