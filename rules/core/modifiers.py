"""Continuous modifiers: values are asked for each time, never written back.

A game lists what is active now; `total` applies it in the printed order (set, then add, then at least the
floor) and `breakdown` says where a value comes from ("5 = 3 printed + 2 from the gunner").

    >>> from types import SimpleNamespace
    >>> table = Modifiers("demo")
    >>> @table.source
    ... def gunners(g, name, about):
    ...     if name == "fire" and about == "mamut":
    ...         yield Change("gunner", "add", 3)
    >>> g = SimpleNamespace()
    >>> table.total(g, "fire", 4, "mamut"), table.total(g, "fire", 4, "crx")
    (7, 4)
    >>> table.breakdown(g, "fire", 4, "mamut")
    [Change(source='gunner', how='add', by=3)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from .records import Json

SET, ADD = "set", "add"
_LAYERS = {SET: 0, ADD: 1}


class Change(NamedTuple):
    """One active effect on one value; `source` is the piece it comes from."""

    source: Json
    how: str
    by: int


Source = Callable[[Any, str, Any], Iterable[Change]]


class Modifiers:
    """All continuous effects of one game. Sources are asked in the order they were registered."""

    __slots__ = ("floor", "game", "sources")

    def __init__(self, game: str, floor: int | None = 0) -> None:
        self.game, self.floor = game, floor
        self.sources: list[Source] = []

    def source(self, listing: Source) -> Source:
        """Register a function (g, name, about) that yields the changes active now."""
        self.sources.append(listing)
        return listing

    def breakdown(self, g: Any, name: str, base: int, about: Any = None) -> list[Change]:
        """The changes in the order they count: sets in order of play, then additions."""
        found = [c for listing in self.sources for c in listing(g, name, about)]
        found.sort(key=lambda c: _LAYERS[c.how])
        return found

    def total(self, g: Any, name: str, base: int, about: Any = None) -> int:
        value = base
        for change in self.breakdown(g, name, base, about):
            value = change.by if change.how == SET else value + change.by
        return value if self.floor is None else max(self.floor, value)
