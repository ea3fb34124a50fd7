"""Hex coordinates: exact, symmetric and always in the same order."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import hexes

small = st.integers(-30, 30)
hexagons = st.tuples(small, small)


def flat(here: hexes.Hex, there: hexes.Hex) -> int:
    return 1


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


@given(hexagons, hexagons)
def test_a_line_walks_one_hex_at_a_time_by_the_shortest_way_and_back_the_same(a: hexes.Hex, b: hexes.Hex) -> None:
    line = hexes.line(a, b)
    assert line[0] == a and line[-1] == b
    assert len(line) == hexes.distance(a, b) + 1
    assert all(hexes.distance(here, there) == 1 for here, there in pairwise(line))
    assert line[::-1] == hexes.line(b, a)


@given(hexagons, hexagons, hexagons)
def test_distance_is_a_metric(a: hexes.Hex, b: hexes.Hex, c: hexes.Hex) -> None:
    assert hexes.distance(a, b) == hexes.distance(b, a)
    assert (hexes.distance(a, b) == 0) == (a == b)
    assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)


@given(hexagons, st.integers(0, 8))
def test_rings_and_areas_hold_exactly_the_hexes_at_that_distance(centre: hexes.Hex, radius: int) -> None:
    ring = hexes.ring(centre, radius)
    assert len(set(ring)) == len(ring) == (6 * radius or 1)
    assert {hexes.distance(centre, each) for each in ring} == {radius}
    area = hexes.within(centre, radius)
    assert len(set(area)) == len(area) == 1 + 3 * radius * (radius + 1)
    assert max(hexes.distance(centre, each) for each in area) == radius


@given(hexagons, hexagons, st.integers(-12, 12))
def test_turning_keeps_the_distance_and_six_turns_come_home(a: hexes.Hex, centre: hexes.Hex, turns: int) -> None:
    turned = hexes.rotated(a, turns, centre)
    assert hexes.distance(turned, centre) == hexes.distance(a, centre)
    assert hexes.rotated(turned, -turns, centre) == a
    assert hexes.rotated(a, 6, centre) == a


def test_reach_without_obstacles_is_the_area() -> None:
    reached = hexes.reach((3, -1), 4, flat)
    assert set(reached) == set(hexes.within((3, -1), 4))
    assert all(spent == hexes.distance((3, -1), each) for each, spent in reached.items())
    assert list(reached.values()) == sorted(reached.values())


def test_reach_pays_for_terrain_and_does_not_cross_what_is_blocked() -> None:
    nebula, storm = (1, 0), {(2, 0), (2, -1), (1, 1)}

    def cost(here: hexes.Hex, there: hexes.Hex) -> int | None:
        if there in storm:
            return None
        return 2 if there == nebula else 1

    reached = hexes.reach((0, 0), 2, cost)
    assert reached[nebula] == 2
    assert not storm & set(reached)
    assert (3, 0) not in reached


walls = st.sets(st.sampled_from(hexes.within((0, 0), 3)), max_size=20)


@given(walls, st.sampled_from(hexes.within((0, 0), 3)))
def test_a_path_costs_what_reach_says_and_is_found_again_the_same(blocked: set[hexes.Hex], goal: hexes.Hex) -> None:
    def cost(here: hexes.Hex, there: hexes.Hex) -> int | None:
        if there in blocked or hexes.distance((0, 0), there) > 3:
            return None
        return 1 + (there[0] * 7 + there[1]) % 3

    reached = hexes.reach((0, 0), 50, cost)
    way = hexes.path((0, 0), goal, cost, 50)
    assert (way is not None) == (goal in reached)
    if way is not None:
        steps = [cost(here, there) for here, there in pairwise(way)]
        assert None not in steps
        assert sum(step for step in steps if step) == reached[goal]
        assert way == hexes.path((0, 0), goal, cost, 50)


def test_a_step_that_pays_back_is_refused() -> None:
    with pytest.raises(ValueError, match="less than nothing"):
        hexes.reach((0, 0), 2, lambda here, there: -1)
