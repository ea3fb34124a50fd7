"""Numbers of ground units, packed into one number: eight bits for each kind, in the order of `facts.troops`.

Sums and differences of such numbers are plain ones, as long as no kind falls below zero.

    >>> some = packed({0: 3, 2: 1})
    >>> of_kind(some, 0), of_kind(some, 1), total(some), listed(some + single(1, 2))
    (3, 0, 4, [(0, 3), (1, 2), (2, 1)])
"""

from __future__ import annotations

from collections.abc import Mapping

BITS = 8
MOST = (1 << BITS) - 1

Troops = int


def single(kind: int, count: int) -> Troops:
    """So many units of one kind."""
    return count << BITS * kind


def packed(counts: Mapping[int, int]) -> Troops:
    return sum(single(kind, count) for kind, count in counts.items())


def of_kind(troops: Troops, kind: int) -> int:
    return troops >> BITS * kind & MOST


def listed(troops: Troops) -> list[tuple[int, int]]:
    """The kinds that are there, and how many of each."""
    found, kind = [], 0
    while troops:
        if troops & MOST:
            found.append((kind, troops & MOST))
        kind += 1
        troops >>= BITS
    return found


def total(troops: Troops) -> int:
    return sum(count for _, count in listed(troops))


def covers(troops: Troops, part: Troops) -> bool:
    """Whether a part can be taken out of these."""
    return all(of_kind(troops, kind) >= count for kind, count in listed(part))


def best(troops: Troops, count: int) -> Troops:
    """So many of them, the most expensive kinds first."""
    found = 0
    for kind, there in reversed(listed(troops)):
        some = min(there, count)
        found += single(kind, some)
        count -= some
    return found


def cheapest(troops: Troops, count: int) -> Troops:
    """So many of them, the cheapest kinds first."""
    found = 0
    for kind, there in listed(troops):
        some = min(there, count)
        found += single(kind, some)
        count -= some
    return found
