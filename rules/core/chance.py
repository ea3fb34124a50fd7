"""Chance: one 64-bit number in the state and a tiny generator over it.

>>> a, b = Chance(7), Chance(7)
>>> [a.roll(6) for _ in range(5)] == [b.roll(6) for _ in range(5)]
True
>>> pile = list(range(6)); a.shuffle(pile); sorted(pile)
[0, 1, 2, 3, 4, 5]
>>> stream(7, "ai:0") != stream(7, "ai:1")
True
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class RandomSource:
    """The random generator: all its draws come from the number `chance`. Every state is one, and so is `Chance`."""

    __slots__ = ()
    chance: int

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        z = self.chance = (self.chance + _STEP) & MASK  # type: ignore[misc]
        if n < 2:
            if n < 1:
                raise ValueError(f"nothing to draw from {n}")
            return 0  # as the mixing below would give
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def skip(self, draws: int) -> None:
        """As after so many draws whose outcome is of no interest."""
        self.chance = (self.chance + draws * _STEP) & MASK  # type: ignore[misc]

    def roll(self, sides: int) -> int:
        """One die: 1 to `sides`."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, pile: MutableSequence[T]) -> None:
        """In place; every order equally likely."""
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different items in random order."""
        pile = list(items)
        for i in range(count):
            j = i + self.below(len(pile) - i)
            pile[i], pile[j] = pile[j], pile[i]
        return pile[:count]


class Chance(RandomSource):
    """A random generator that belongs to no state: for opponents, tests and decoration."""

    __slots__ = ("chance",)

    def __init__(self, seed: int = 0) -> None:
        self.chance = seed & MASK


def stream(seed: int, name: str) -> int:
    """The first `chance` number of an independent stream: drawing from one never changes another (SM-3.11)."""
    from hashlib import blake2b  # late: the resting menu, which loads the rules beforehand, has no use for its memory

    digest = blake2b(f"{seed & MASK}:{name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")
