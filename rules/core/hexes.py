"""Hexes: axial coordinates (q, r) on a board with points up, all in whole numbers.

q grows to the right, r downwards to the right; the third coordinate of the cube is -q-r. Everything that lists
hexes does so in a fixed order, so that equal positions always play on equally.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence

Hex = tuple[int, int]
# What entering the second hex from the first costs; None if that is not possible.
Cost = Callable[[Hex, Hex], int | None]

CENTRE: Hex = (0, 0)
# Right, then round against the clock: upper right, upper left, left, lower left, lower right.
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def add(a: Hex, b: Hex) -> Hex:
    """The hex that lies from `a` as `b` lies from the centre.

    >>> add((2, 1), (1, -1))
    (3, 0)
    """
    return a[0] + b[0], a[1] + b[1]


def scale(a: Hex, times: int) -> Hex:
    """The hex so many times as far from the centre.

    >>> scale((1, -1), 3)
    (3, -3)
    """
    return a[0] * times, a[1] * times


def neighbours(a: Hex) -> tuple[Hex, ...]:
    """The six hexes around, in the order of `DIRECTIONS`.

    >>> neighbours((0, 0)) == DIRECTIONS
    True
    """
    q, r = a
    return (q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)


def distance(a: Hex, b: Hex) -> int:
    """How many steps lie between two hexes (SE-2.1.3).

    >>> distance((0, 0), (2, -3)), distance((1, 1), (1, 1))
    (3, 0)
    """
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def distances(a: Hex, others: Sequence[Hex]) -> list[int]:
    """How many steps lie between one hex and each of the others; for all of a map faster than one by one.

    >>> distances((0, 0), [(2, -3), (0, 0), (-1, -1)])
    [3, 0, 2]
    """
    q, r = a
    s = q + r
    return [(abs(q - b[0]) + abs(r - b[1]) + abs(s - b[0] - b[1])) // 2 for b in others]


def line(a: Hex, b: Hex) -> list[Hex]:
    """The hexes from `a` to `b` nearest to the straight line; the same hexes when walked back.

    >>> line((0, 0), (3, -1))
    [(0, 0), (1, 0), (2, -1), (3, -1)]
    """
    steps = distance(a, b)
    if steps == 0:
        return [a]
    # Counted in fractions of 1/unit; the nudge decides between two hexes when the line runs along their edge.
    unit = steps * 8 * (steps + 1)
    part = unit // steps
    found = []
    for step in range(steps + 1):
        q = (a[0] * (steps - step) + b[0] * step) * part + 1
        r = (a[1] * (steps - step) + b[1] * step) * part + 2
        found.append(_nearest_hex(q, r, unit))
    return found


def _nearest_hex(q: int, r: int, unit: int) -> Hex:
    """The hex in which a point given in fractions of 1/unit lies."""
    s = -q - r
    near_q, near_r, near_s = ((2 * part + unit) // (2 * unit) for part in (q, r, s))
    off_q, off_r, off_s = abs(near_q * unit - q), abs(near_r * unit - r), abs(near_s * unit - s)
    if off_q > off_r and off_q > off_s:
        return -near_r - near_s, near_r
    if off_r > off_s:
        return near_q, -near_q - near_s
    return near_q, near_r


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes exactly so far away, from the lower left against the clock.

    >>> ring((0, 0), 1)
    [(-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0)]
    >>> ring((4, 2), 0), len(ring((4, 2), 3))
    ([(4, 2)], 18)
    """
    if radius == 0:
        return [centre]
    here = add(centre, scale(DIRECTIONS[4], radius))
    found = []
    # From the lower left corner along the lower edge first: right, then up the right side.
    for turn in range(6):
        way = DIRECTIONS[turn]
        for _ in range(radius):
            found.append(here)
            here = add(here, way)
    return found


def within(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at most so far away, ring by ring from the centre.

    >>> [len(within((0, 0), radius)) for radius in range(4)]
    [1, 7, 19, 37]
    """
    return [each for step in range(radius + 1) for each in ring(centre, step)]


def rotated(a: Hex, turns: int, centre: Hex = CENTRE) -> Hex:
    """The hex after so many turns of 60 degrees against the clock around a centre.

    >>> [rotated((1, 0), turn) for turn in range(6)] == list(DIRECTIONS)
    True
    >>> rotated((3, -2), -6), rotated((2, 1), 3, centre=(1, 1))
    ((3, -2), (0, 1))
    """
    q, r = a[0] - centre[0], a[1] - centre[1]
    for _ in range(turns % 6):
        q, r = q + r, -q
    return q + centre[0], r + centre[1]


def from_row(row: int, column: int) -> Hex:
    """The hex of a row and column, both from 1; even rows are shifted half a hex to the right (SE-2.1.2).

    >>> from_row(1, 1), from_row(2, 1), from_row(3, 1), from_row(12, 12)
    ((0, 0), (0, 1), (-1, 2), (6, 11))
    """
    return column - 1 - (row - 1) // 2, row - 1


def to_row(a: Hex) -> tuple[int, int]:
    """The row and column, both from 1, of a hex.

    >>> to_row(from_row(7, 13))
    (7, 13)
    """
    return a[1] + 1, a[0] + a[1] // 2 + 1


def reach(start: Hex, limit: int, cost: Cost) -> dict[Hex, int]:
    """What each hex costs that can be reached for at most `limit`, the cheapest first.

    >>> def flat(here, there):
    ...     return None if there == (1, 0) else 1
    >>> reach((0, 0), 1, flat)
    {(0, 0): 0, (1, -1): 1, (0, -1): 1, (-1, 0): 1, (-1, 1): 1, (0, 1): 1}
    """
    return {here: spent for here, spent, _ in _spread(start, limit, cost)}


def path(start: Hex, goal: Hex, cost: Cost, limit: int) -> list[Hex] | None:
    """The cheapest way with both ends, for at most `limit`; of equals the one found first. None if there is none.

    >>> path((0, 0), (2, 0), lambda here, there: None if there == (1, 0) else 1, limit=9)
    [(0, 0), (1, -1), (2, -1), (2, 0)]
    """
    came: dict[Hex, Hex] = {}
    for here, _, before in _spread(start, limit, cost):
        came[here] = before
        if here == goal:
            way = [goal]
            while way[-1] != start:
                way.append(came[way[-1]])
            return way[::-1]
    return None


def _spread(start: Hex, limit: int, cost: Cost) -> Iterator[tuple[Hex, int, Hex]]:
    """Each hex with its cost and the hex before it; equal costs in the order in which they were found."""
    found = 0
    waiting = [(0, 0, start, start)]
    best = {start: 0}
    settled: dict[Hex, bool] = {}
    while waiting:
        spent, _, here, before = heapq.heappop(waiting)
        if here in settled:
            continue
        settled[here] = True
        yield here, spent, before
        for there in neighbours(here):
            price = None if there in settled else cost(here, there)
            if price is None or spent + price > limit:
                continue
            if price < 0:
                raise ValueError("a step cannot cost less than nothing")
            if there not in best or spent + price < best[there]:
                best[there] = spent + price
                found += 1
                heapq.heappush(waiting, (spent + price, found, there, here))
