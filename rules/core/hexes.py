"""Hexes: axial coordinates (q, r) on a board with points up, all in whole numbers.

q grows to the right, r downwards to the right; the third coordinate of the cube is -q-r. Everything that lists
hexes does so in a fixed order, so that equal positions always play on equally.
"""

from __future__ import annotations

from collections.abc import Sequence

Hex = tuple[int, int]


def neighbours(a: Hex) -> tuple[Hex, ...]:
    """The six hexes around: right, then round against the clock.

    >>> neighbours((0, 0))
    ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    """
    q, r = a
    return (q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)


def distances(a: Hex, others: Sequence[Hex]) -> list[int]:
    """How many steps lie between one hex and each of the others (SE-2.1.3).

    >>> distances((0, 0), [(2, -3), (0, 0), (-1, -1)])
    [3, 0, 2]
    """
    q, r = a
    s = q + r
    return [(abs(q - b[0]) + abs(r - b[1]) + abs(s - b[0] - b[1])) // 2 for b in others]


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
