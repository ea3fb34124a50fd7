"""A tiny seeded generator for ornaments, so that every picture is the same in every process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

T = TypeVar("T")
MASK = (1 << 64) - 1


class Scatter:
    """Splitmix generator; the key may be a number or a name."""

    def __init__(self, key: int | str) -> None:
        self._state = crc32(key.encode()) if isinstance(key, str) else key & MASK

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def unit(self) -> float:
        """A number from 0 up to 1."""
        return (self._next() >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        """A number from low up to high."""
        return low + (high - low) * self.unit()

    def below(self, count: int) -> int:
        """A whole number from 0 to count - 1."""
        return self._next() % count

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a new order."""
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(len(items))]
