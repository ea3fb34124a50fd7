"""Expert Tacticians (CL-E45): the Fleet Size Bonus with one unit more, and three to one against them."""

from __future__ import annotations

from collections.abc import Sequence

from . import Galaxy, Owner, facts
from .holding import has

CARD = "e45"
EVEN = (False, False)


def clever(g: Galaxy, sides: Sequence[Sequence[Owner]]) -> tuple[bool, bool]:
    """Which sides have Expert Tacticians; CL-23.6: if both do, it is as if nobody had."""
    if not facts(g).advantages:
        return EVEN
    first, second = (any(has(g, owner, CARD) for owner in side) for side in sides)
    return (first and not second, second and not first)


def outnumbers(units: int, others: int, clever: bool, foe_clever: bool) -> bool:
    """SE-5.6.1: twice as many; CL-E45: one more, or three times as many.

    EC-02: that nothing counts on the other side comes up with captured and false units only (EC-04, CL-E55.5); whoever
    counts then has twice as many as nobody.
    """
    if not units:
        return False
    return units > others if clever else units >= (3 if foe_clever else 2) * others
