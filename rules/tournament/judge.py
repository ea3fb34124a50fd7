"""The automatic judge of a game that time has ended (KG-11.75): the first thing that differs decides."""

from __future__ import annotations

from collections.abc import Sequence


def judged(counts: Sequence[tuple[int, int]], second: int) -> int:
    """Which of two players wins (0 or 1): more of the first thing that differs, else the second player to move.

    >>> judged([(31, 31), (4, 5), (9, 0)], second=0), judged([(3, 3)], second=1)
    (1, 1)
    """
    for own, other in counts:
        if own != other:
            return int(other > own)
    return second
