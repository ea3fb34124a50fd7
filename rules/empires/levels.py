"""Levels of technologies packed into one number, so that two groups are equally equipped if their numbers are equal.

Every technology has three bits, in the order of the content.

    >>> levels = with_level(with_level(0, 0, 1), 4, 6)
    >>> level(levels, 0), level(levels, 4), level(levels, 1)
    (1, 6, 0)
    >>> level(highest(levels, with_level(0, 1, 2)), 1)
    2
"""

from __future__ import annotations

BITS = 3
MOST = (1 << BITS) - 1

Levels = int


def level(levels: Levels, technology: int) -> int:
    return levels >> BITS * technology & MOST


def with_level(levels: Levels, technology: int, value: int) -> Levels:
    """The same levels with another one for a technology."""
    shift = BITS * technology
    return levels & ~(MOST << shift) | value << shift


def highest(a: Levels, b: Levels) -> Levels:
    """The higher level of each technology."""
    if a == b or not b:
        return a
    made, technology, left = 0, 0, a | b
    while left:
        made = with_level(made, technology, max(level(a, technology), level(b, technology)))
        technology += 1
        left >>= BITS
    return made


def covers(a: Levels, b: Levels) -> bool:
    """Whether no level of `b` is above that of `a`."""
    return highest(a, b) == a
