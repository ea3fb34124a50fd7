"""Hex coordinates: exact, symmetric and always in the same order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rules.core import hexes

small = st.integers(-30, 30)
hexagons = st.tuples(small, small)
BOARD = [hexes.from_row(row, column) for row in range(1, 13) for column in range(1, 13 + row % 2)]


def printed_neighbours(row: int, column: int) -> set[tuple[int, int]]:
    """SE-2.1.2, as the digest words it."""
    beside = {(row, column - 1), (row, column + 1)}
    left = column - 1 if row % 2 else column
    return beside | {(other, c) for other in (row - 1, row + 1) for c in (left, left + 1)}


def test_the_board_of_empires_has_150_hexes_in_rows_of_13_and_12() -> None:
    """SE-2.1.1."""
    assert len(BOARD) == len(set(BOARD)) == 150
    lengths = [sum(hexes.to_row(each)[0] == row for each in BOARD) for row in range(1, 13)]
    assert lengths == [13, 12] * 6


def test_neighbours_on_the_board_are_those_of_the_digest() -> None:
    """SE-2.1.2."""
    for each in BOARD:
        assert {hexes.to_row(near) for near in hexes.neighbours(each)} == printed_neighbours(*hexes.to_row(each))


@given(small, small)
def test_rows_and_axial_coordinates_convert_both_ways(row: int, column: int) -> None:
    assert hexes.to_row(hexes.from_row(row, column)) == (row, column)


@given(hexagons, hexagons, hexagons)
def test_distance_is_a_metric(a: hexes.Hex, b: hexes.Hex, c: hexes.Hex) -> None:
    (to_b, to_c), (back, b_to_c) = hexes.distances(a, [b, c]), hexes.distances(b, [a, c])
    assert to_b == back
    assert (to_b == 0) == (a == b)
    assert to_c <= to_b + b_to_c
