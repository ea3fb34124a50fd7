"""The dice of an attempt as chances (section 16 of the digest), counted once."""

from __future__ import annotations

from functools import cache
from itertools import product

FACES = (0, 2, 3, 4, 5, 6)
MOST = 6  # the largest difference there can be
SKULLS = 0.5  # mean of three dice


@cache
def differences(kept: tuple[int, ...] = (), dice: int = 3) -> tuple[float, ...]:
    """Chances of a difference of 0, 1, ..., 6 when some dice lie and the rest of them is thrown.

    >>> [round(chance, 2) for chance in differences()]
    [0.03, 0.11, 0.19, 0.22, 0.19, 0.11, 0.14]
    >>> differences((2, 4, 4))
    (0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0)
    """
    counts = [0] * (MOST + 1)
    thrown = dice - len(kept)
    for rest in product(FACES, repeat=thrown):
        shown = (*kept, *rest)
        counts[max(shown) - min(shown)] += 1
    return tuple(count / len(FACES) ** thrown for count in counts)


@cache
def excluded() -> tuple[float, ...]:
    """The same when of three dice the one is set aside that leaves the smallest difference (OV-6.15)."""
    counts = [0] * (MOST + 1)
    for shown in product(FACES, repeat=3):
        low, middle, high = sorted(shown)
        counts[min(middle - low, high - middle)] += 1
    return tuple(count / len(FACES) ** 3 for count in counts)
