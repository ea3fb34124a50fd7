"""Levels of technologies packed into one number, so that two groups are equally equipped if their numbers are equal.

Every technology has three bits, in the order of the content. A unique ship has its design above them (CL-19).

    >>> levels = with_level(with_level(0, 0, 1), 4, 6)
    >>> level(levels, 0), level(levels, 4), level(levels, 1)
    (1, 6, 0)
    >>> level(highest(levels, with_level(0, 1, 2)), 1)
    2
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

BITS = 3
MOST = (1 << BITS) - 1
DESIGN = 60  # the bits from here on hold the design of a unique ship (see `printed.designs`)

Levels = int


def level(levels: Levels, technology: int) -> int:
    return levels >> BITS * technology & MOST


def with_level(levels: Levels, technology: int, value: int) -> Levels:
    """The same levels with another one for a technology."""
    shift = BITS * technology
    return levels & ~(MOST << shift) | value << shift


def one_higher(levels: Levels, technologies: Iterable[int]) -> Levels:
    """The same levels, those of these technologies one higher."""
    return levels + sum([1 << BITS * technology for technology in technologies])


def design_of(levels: Levels) -> int:
    """The design of a unique ship, packed (see `printed.designs`); 0 for others."""
    return levels >> DESIGN


def without_design(levels: Levels) -> Levels:
    return levels & (1 << DESIGN) - 1


@lru_cache(maxsize=5000)
def highest(a: Levels, b: Levels) -> Levels:
    """The higher level of each technology; with the first one's design."""
    if a == b or not b:
        return a
    if design_of(a) or design_of(b):
        return highest(without_design(a), without_design(b)) | design_of(a) << DESIGN
    made, technology, left = 0, 0, a | b
    while left:
        made = with_level(made, technology, max(level(a, technology), level(b, technology)))
        technology += 1
        left >>= BITS
    return made


def covers(a: Levels, b: Levels) -> bool:
    """Whether no level of `b` is above that of `a`."""
    return highest(a, b) == a
