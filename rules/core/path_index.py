"""An index of options by the things they concern, such as first a unit, then its goal. Made once for a question.

>>> moves = {"a3": ("tank", "mars"), "b1": ("tank", "earth"), "c9": ("tank",), "d4": ("cruiser", "mars"), "end": ()}
>>> index = PathIndex((path, option) for option, path in moves.items())
>>> index.nexts(()), index.nexts(("tank",))
(['tank', 'cruiser'], ['mars', 'earth'])
>>> index.below(("tank",)), index.ending(("tank",))
(['a3', 'b1', 'c9'], ['c9'])
>>> index.below(("rocket",)), index.ending(())
([], ['end'])
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, TypeVar

Thing = TypeVar("Thing", bound=Hashable)
T = TypeVar("T")


class _Node(Generic[Thing, T]):
    __slots__ = ("below", "ending", "nexts")

    def __init__(self) -> None:
        self.below: list[T] = []
        self.ending: list[T] = []
        self.nexts: dict[Thing, None] = {}  # in the order of the options


class PathIndex(Generic[Thing, T]):
    """Finds the entries whose path begins with given things; always in the order in which the entries were given."""

    def __init__(self, entries: Iterable[tuple[Sequence[Thing], T]]) -> None:
        self._nodes: dict[tuple[Thing, ...], _Node[Thing, T]] = {(): _Node()}
        for path, entry in entries:
            self._add(tuple(path), entry)

    def _add(self, path: tuple[Thing, ...], entry: T) -> None:
        nodes = self._nodes
        node = nodes[()]
        node.below.append(entry)
        for length, thing in enumerate(path, 1):
            node.nexts[thing] = None
            prefix = path[:length]
            following = nodes.get(prefix)
            if following is None:
                following = nodes[prefix] = _Node()
            node = following
            node.below.append(entry)
        node.ending.append(entry)

    def below(self, prefix: Sequence[Thing]) -> list[T]:
        """All entries whose path begins with these things."""
        node = self._nodes.get(tuple(prefix))
        return list(node.below) if node is not None else []

    def ending(self, prefix: Sequence[Thing]) -> list[T]:
        """All entries whose path is exactly this; for an empty one, those that concern no thing."""
        node = self._nodes.get(tuple(prefix))
        return list(node.ending) if node is not None else []

    def nexts(self, prefix: Sequence[Thing]) -> list[Thing]:
        """The things that come next in the paths that begin with these; for none, the first things of all paths."""
        node = self._nodes.get(tuple(prefix))
        return list(node.nexts) if node is not None else []
