"""Several items, and items in a row."""

from __future__ import annotations

from typing import Any

from app.table.choose.choice import CHOSEN, LEGAL, Choice, GestureOf
from app.table.model import Id
from rules import Order, Some
from rules.core.path_index import PathIndex


class SomeChoice(Choice):
    """Several items that are switched on and off; the order of choosing is kept."""

    decision: Some

    def __init__(self, decision: Some, gesture: GestureOf) -> None:
        super().__init__(decision, gesture)
        self.items = {item: gesture(item) for item in decision.items}
        self._by_thing = PathIndex[Id, Any]((way.path[:1], item) for item, way in self.items.items())
        self.chosen: list[Any] = []

    def item_of(self, thing: Id) -> Any:
        return next(iter(self._by_thing.ending((thing,))), None)

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
        for item, gesture in self.items.items():
            if gesture.path:
                marks[gesture.path[0]] = CHOSEN if item in self.chosen else LEGAL
        return marks

    def touch(self, thing: Id) -> bool:
        item = self.item_of(thing)
        return item is not None and self.toggle(item)

    def targets_of(self, piece: Id) -> set[Id]:
        item = self.item_of(piece)
        onto = self.items[item].onto if item is not None else None
        return {onto} if onto is not None else set()

    def drop(self, piece: Id, target: Id) -> bool:
        item = self.item_of(piece)
        if target not in self.targets_of(piece) or item in self.chosen:
            return False
        return self.toggle(item)

    def value(self) -> Any:
        enough = self.decision.low <= len(self.chosen) <= self.decision.high
        return tuple(self.chosen) if enough else None

    def back(self) -> bool:
        return bool(self.chosen) and self.chosen.pop() is not None

    def laid(self) -> Any:
        return tuple(self.chosen)

    def lay(self, value: Any) -> None:
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

    def lay(self, value: Any) -> None:
        self.items = list(value)
