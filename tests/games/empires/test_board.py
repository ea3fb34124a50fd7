"""SE-2.1, SE-3.7, SE-20 to SE-23: the board and its maps."""

import pytest

from rules.core.hexes import distances, from_row
from rules.empires.printed.chart import Board, extra_hexes
from rules.empires.printed.kinds import MAP
from tests.games.empires.test_content import CONTENT

MAPS = CONTENT.table(MAP)


def board(name, pick=0):
    """A map on which everybody with a choice has taken the extra hex of this number."""
    map = MAPS[name]
    return Board(map, [extra_hexes(map, seat)[pick] for seat in range(map.seats) if extra_hexes(map, seat)])


def test_the_whole_board_has_150_hexes_in_12_rows():
    """SE-2.1.1: 13 in odd rows, 12 in even ones."""
    rows = [0] * 12
    for _, r in board("four").hexes:
        rows[r] += 1
    assert rows == [13, 12] * 6


def test_neighbours_of_odd_and_even_rows():
    """SE-2.1.2."""
    four = board("four")
    around = {from_row(*place) for place in ((3, 4), (3, 6), (2, 4), (2, 5), (4, 4), (4, 5))}
    assert set(four.neighbours(from_row(3, 5))) == around
    around = {from_row(*place) for place in ((4, 4), (4, 6), (3, 5), (3, 6), (5, 5), (5, 6))}
    assert set(four.neighbours(from_row(4, 5))) == around
    assert set(four.neighbours(from_row(1, 1))) == {from_row(1, 2), from_row(2, 1)}


def test_distance_ignores_what_lies_between():
    """SE-2.1.3."""
    assert distances(from_row(1, 1), [from_row(1, 13)]) == [12]
    assert distances(from_row(1, 7), [from_row(11, 2)]) == [10]


@pytest.mark.parametrize("name", MAPS)
def test_every_home_has_a_hex_for_each_marker(name):
    """SE-20.3, SE-20.8: 26 hexes with the Homeworld's, the extra hex counted; two home sets give 50 (SE-21.7)."""
    map = board(name)
    need = 50 if name == "double_trouble" else 26 - len(map.map.without)
    assert [len(area) for area in map.areas] == [need] * map.map.seats


# SE-21.1 to SE-21.8, SE-22.1, SE-23.1
DEEP = {
    "small": 17, "standard": 34, "large": 51, "extra_large": 98, "three_d": 46, "i_dare_you": 98,
    "double_trouble": 50, "knife_fight": 0, "three": 72, "four": 46,
}  # fmt: skip


@pytest.mark.parametrize("name", DEEP)
def test_deep_space_has_the_published_number_of_markers(name):
    """Whichever extra hex is chosen."""
    assert [len(board(name, pick).deep) for pick in (0, -1)] == [DEEP[name]] * 2
    assert set(DEEP) == {id for id, each in MAPS.items() if not each.rival}


@pytest.mark.parametrize(
    ("name", "seat", "hexes"),
    [
        ("small", 0, [(3, 1), (3, 9)]),
        ("small", 1, [(10, 1), (10, 8)]),
        ("standard", 0, [(2, 1), (2, 8)]),
        ("large", 1, [(12, 1), (12, 8)]),
        ("three", 0, [(1, 7)]),
        ("three", 2, [(11, 12)]),
        ("four", 0, [(1, 1), (1, 5), (5, 1)]),
        ("four", 1, [(1, 8), (5, 13)]),
        ("extra_large", 1, [(8, 1), (12, 5)]),
    ],
)
def test_where_a_homeworld_may_stand(name, seat, hexes):
    """SE-21.1 to SE-21.4, SE-22.1, SE-23.1: the farthest row, with the hex that may be added to it, the printed hex, or
    the edge of the own area."""
    map = board(name)
    allowed = map.homeworlds(seat)
    assert {from_row(*place) for place in hexes} <= set(allowed)
    assert set(allowed) <= {*map.areas[seat], *extra_hexes(MAPS[name], seat)}
    if name == "small":
        assert {r for _, r in allowed} == {2 if seat == 0 else 9}


def rows(*spans):
    """Hexes by row, first and last column."""
    return {from_row(row, column) for row, first, last in spans for column in range(first, last + 1)}


CORNERS = (
    rows((1, 1, 5), (2, 1, 5), (3, 1, 6), (4, 1, 5), (5, 1, 5)),
    rows((1, 8, 13), (2, 8, 12), (3, 9, 13), (4, 8, 12), (5, 9, 13)),
    rows((8, 1, 5), (9, 1, 5), (10, 1, 5), (11, 1, 6), (12, 1, 5)),
    rows((8, 8, 12), (9, 8, 13), (10, 8, 12), (11, 9, 13), (12, 8, 12)),
)  # SE-23.1
TOP = rows((1, 4, 9), (2, 4, 9), (3, 4, 10), (4, 5, 8), (5, 6, 8))  # SE-22.1
HOMES = {
    "small": (rows((3, 1, 9), (4, 1, 8), (5, 1, 9)), rows((8, 1, 8), (9, 1, 9), (10, 1, 8))),
    "standard": (rows((2, 1, 8), (3, 1, 9), (4, 1, 8)), rows((9, 1, 9), (10, 1, 8), (11, 1, 9))),
    "large": (rows((1, 1, 9), (2, 1, 8), (3, 1, 9)), rows((10, 1, 8), (11, 1, 9), (12, 1, 8))),
    "extra_large": (CORNERS[1], CORNERS[2]),
    "three_d": (CORNERS[1], CORNERS[2]),
    "i_dare_you": (rows((1, 1, 13), (2, 1, 12)), rows((11, 1, 13), (12, 1, 12))),
    "double_trouble": (
        rows((1, 1, 13), (2, 1, 12), (3, 1, 13), (4, 1, 12)), rows((9, 1, 13), (10, 1, 12), (11, 1, 13), (12, 1, 12)),
    ),
    "knife_fight": (CORNERS[0], rows((1, 6, 11), (2, 6, 10), (3, 7, 11), (4, 6, 10), (5, 6, 10))),
    "three": (
        TOP,
        rows((6, 2, 2), (7, 2, 4), (8, 1, 4), (9, 1, 5), (10, 1, 5), (11, 2, 5), (12, 2, 5)),
        rows((6, 11, 11), (7, 10, 12), (8, 9, 12), (9, 9, 13), (10, 8, 12), (11, 9, 12), (12, 8, 11)),
    ),
    "four": CORNERS,
    "machines_small": (TOP,), "machines_large": (TOP,), "rivals_1": (TOP,), "amoebas": (TOP,),
    "rivals_2": (rows((1, 1, 13), (2, 1, 12)),),
}  # fmt: skip


@pytest.mark.parametrize("name", MAPS)
def test_homes_lie_where_the_maps_say(name):
    """SE-21.1 to SE-21.8, SE-22.1, SE-23.1, SE-24.1, SE-25.2, SE-26.1: beside the hexes that a seat may add."""
    map = board(name)
    extra = [set(extra_hexes(MAPS[name], seat)) for seat in range(map.map.seats)]
    assert [set(area) - more for area, more in zip(map.areas, extra, strict=True)] == list(HOMES[name])


@pytest.mark.parametrize("name", ["extra_large", "three_d", "i_dare_you", "four"])
def test_homeworlds_on_the_edge_of_the_board(name):
    """SE-21.4, SE-21.5, SE-21.6, SE-23.1: anywhere in the own area where the board ends."""
    map = board(name)
    edge = rows((1, 1, 13), (12, 1, 12)) | {
        from_row(row, column) for row in range(1, 13) for column in (1, 13 - (row + 1) % 2)
    }
    for seat, area in enumerate(map.areas):
        own = {*area, *extra_hexes(MAPS[name], seat)}
        assert set(map.homeworlds(seat)) == own & edge


EVERYWHERE = rows(*((row, 1, 13 - (row + 1) % 2) for row in range(1, 13)))


def within(far, home):
    return {hex for hex in EVERYWHERE if min(distances(hex, home)) <= far}


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("machines_small", within(2, TOP)),
        ("machines_large", within(4, TOP) | rows((8, 2, 2), (8, 11, 11), (10, 7, 7))),  # entry hexes
        ("rivals_1", within(3, TOP) | rows((1, 13, 13), (5, 1, 1), (5, 13, 13), (9, 7, 7))),
        ("rivals_2", {hex for hex in EVERYWHERE if hex in rows(*((row, 1, 13) for row in range(1, 10)))}),
        ("amoebas", rows((1, 3, 11), (2, 2, 11), (3, 2, 12), (4, 2, 11), (5, 3, 11), (6, 6, 7), (7, 7, 7))),
    ],
)
def test_where_one_player_plays(name, field):
    """SE-24.3, SE-25.2, SE-26.1: so many hexes around his home; the others are out of play."""
    assert set(board(name).hexes) == field


def test_a_player_adds_one_of_two_hexes():
    """D-02, SE-21.1: (8,9) or (10,9)."""
    small = MAPS["small"]
    either = [from_row(8, 9), from_row(10, 9)]
    assert extra_hexes(small, 0) == [] and extra_hexes(small, 1) == either
    for pick in (0, 1):
        chosen = board("small", pick)
        assert chosen.areas[1][-1] == either[pick]
        assert either[1 - pick] not in chosen.hexes  # what nobody took is not played on
    dare = board("i_dare_you", 4)
    assert from_row(3, 5) in dare.areas[0] and from_row(3, 6) in dare.deep


def test_clockwise_round_the_map():
    """SE-3.7: three players 1, 3, 2; four players 1, 2, 4, 3."""
    three, four = board("three"), board("four")
    assert [three.left_of(seat) for seat in range(3)] == [2, 0, 1]
    assert [four.left_of(seat) for seat in range(4)] == [1, 3, 0, 2]


def test_unused_corners_join_their_borders():
    """SE-21.5: no hexes there, and everything at the border of one corner is one step apart."""
    map = board("three_d")
    assert len(map.hexes) == 98 and from_row(1, 1) not in map.hexes
    assert from_row(6, 1) in map.neighbours(from_row(1, 6))
    assert from_row(12, 7) not in map.neighbours(from_row(1, 6))
