"""The dice of an attempt as chances (section 16 of the digest), counted once."""

from __future__ import annotations

from functools import cache
from itertools import product

FACES = (0, 2, 3, 4, 5, 6)


@cache
def _differences() -> tuple[float, ...]:
    """Chance that the difference of three dice is at most 0, 1, ..., 6."""
    counts = [0] * 7
    for dice in product(FACES, repeat=3):
        counts[max(dice) - min(dice)] += 1
    total, sums = 0, []
    for count in counts:
        total += count
        sums.append(total / len(FACES) ** 3)
    return tuple(sums)


def chance_within(margin: int) -> float:
    """Chance that three dice differ by at most `margin`.

    >>> [round(chance_within(n), 2) for n in (-1, 2, 3, 4, 6)]
    [0.0, 0.33, 0.56, 0.75, 1.0]
    """
    return 0.0 if margin < 0 else _differences()[min(margin, 6)]


@cache
def chance_rerolled(kept: tuple[int, ...], margin: int) -> float:
    """The same when these dice stay and the rest of the three is thrown again."""
    thrown = 3 - len(kept)
    good: int = sum(max((*kept, *dice)) - min((*kept, *dice)) <= margin for dice in product(FACES, repeat=thrown))
    return good / float(len(FACES) ** thrown)


SKULLS = 0.5  # mean of three dice
MEAN_DIFFERENCE = 3.33
