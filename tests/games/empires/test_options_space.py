"""SE-15.2, SE-16: slingshots round Black Holes, and Warp Points."""

import pytest

from rules.empires.battle import retreat
from rules.empires.state import facts, partners
from rules.empires.state.pipelines import carried_on, linked
from tests.games.empires.support import galaxy


def at_a_hole(slingshot="on", movement=1, count=1):
    t = galaxy(options={"slingshot": slingshot})
    t.marker((5, 5), "black_hole", up=True)
    ships = t.red.has("SC", count, at=(5, 4), movement=movement)
    t.begins("red", turn=1)
    return t, ships


def test_a_slingshot_is_worse_to_survive_and_gives_a_hex():
    """SE-15.2: destroyed on 5 to 10; a survivor goes one hex farther."""
    t, ships = at_a_hole(count=2)
    t.red.answers("movement.group", ships, rolls=(4, 5))
    t.red.answers("movement.order", ("sling", t.hex((5, 5)), 2))
    assert t.red.groups((5, 5)) == [("SC", 1)]
    t.red.answers("movement.order", ("go", t.hex((5, 6)), 1))
    assert t.red.groups((5, 6)) == [("SC", 1)]
    assert not t.red.is_asked("movement.order")  # that was the extra hex


def test_without_a_slingshot_a_five_survives_and_goes_no_farther():
    """SE-15.2, SE-6.3."""
    t, ships = at_a_hole()
    t.rolls(5)
    t.red.goes(ships, (5, 5))
    assert t.red.at(ships) == (5, 5) and not t.red.steps(ships)


def test_one_slingshot_in_a_turn():
    """SE-15.2: the extra hex may be another Black Hole, but that one is entered like any other."""
    t, ships = at_a_hole(movement=4)
    t.marker((5, 6), "black_hole", up=True)
    t.red.answers("movement.group", ships, rolls=1)
    t.red.answers("movement.order", ("sling", t.hex((5, 5)), 1))
    offered = t.red.offered("movement.order")
    assert ("go", t.hex((5, 6))) in offered and not any(order[0] == "sling" for order in offered)


def test_slingshots_are_an_option():
    """SE-15.2."""
    t, ships = at_a_hole("off")
    assert not [order for order in t.red.orders(ships) if order[0] == "sling"]


def test_no_slingshot_along_pipelines():
    """SE-15.2: not together with pipelines."""
    t = galaxy(options={"slingshot": "on"})
    t.marker((5, 5), "black_hole", up=True)
    for place in ((5, 4), (5, 5), (5, 6), (5, 7)):
        t.red.has("MS", at=place)
    ships = t.red.has("SC", at=(5, 4))
    other = t.red.has("SC", at=(4, 4))
    t.begins("red", turn=1)
    assert not [order for order in t.red.orders(ships) if order[0] == "sling"]
    t.red.answers("movement.group", other, rolls=1)
    t.red.answers("movement.order", ("sling", t.hex((5, 5)), 1))
    t.red.answers("movement.order", ("go", t.hex((5, 6)), 1))
    assert t.red.at(other) == (5, 6) and not t.red.is_asked("movement.order")  # no chain takes it on


def test_a_slingshot_shows_no_movement_technology():
    """SE-9.10, SE-15.2, D-15: the hex of the slingshot needs none."""
    t, ships = at_a_hole()
    t.red.answers("movement.group", ships, rolls=1)
    t.red.answers("movement.order", ("sling", t.hex((5, 5)), 1))
    t.red.answers("movement.order", ("go", t.hex((5, 6)), 1))
    assert t.state.seen_tech[0] == t.state.tech[1]


# -- Warp Points


def explore(t, *places):
    """Red turns up these hexes, one ship each."""
    for row, column in places:
        t.red.has("SC", at=(row, column))
    t.begins("red").ends()


def warped(option="on", number=2):
    t = galaxy(options={"warp_points": option})
    places = [(6, 1), (6, 7), (7, 4)][:number]
    for place in places:
        t.marker(place, "warp_point_1")
    explore(t, *places)
    return t, places


def test_the_first_two_of_a_number_are_a_pair():
    """SE-16.1, SE-16.3, EX-30: step in, jump to the partner, one step further."""
    t, _ = warped()
    ships = t.red.has("SC", at=(5, 1), movement=6)
    t.begins("red", turn=3).goes(ships, (6, 1), (6, 7), (6, 8))
    assert t.red.at(ships) == (6, 8)


def test_a_third_one_is_taken_off():
    """SE-16.1."""
    t, places = warped(number=3)
    assert [t.kind(place) for place in places] == ["warp_point_1", "warp_point_1", None]
    assert len(t.state.warps) == 2


def test_a_single_one_is_an_empty_hex():
    """SE-16.2."""
    t, _ = warped(number=1)
    ships = t.red.has("SC", at=(5, 1), movement=6)
    t.begins("red", turn=3).goes(ships, (6, 1))
    assert (6, 7) not in t.red.steps(ships) and (6, 2) in t.red.steps(ships)


A, B, C, D = (6, 1), (6, 7), (7, 4), (8, 2)


@pytest.mark.parametrize(
    ("hexes", "pairs"),
    [
        (("1", "12"), [(A, B)]),  # the second of its number is no third one, whatever lies beside it
        (("12", "1"), [(A, B)]),
        (("1", "11"), [(A, B)]),
        (("1", "1", "12"), [(A, B)]),
        (("2", "1", "1", "21"), [(A, D), (B, C)]),  # a third one goes, and what lies beside it works
    ],
)
def test_two_warp_points_of_one_hex_are_counted_by_their_numbers(hexes, pairs):
    """SE-16.1, SE-28.2."""
    t = galaxy(options={"warp_points": "on", "heavy_terrain": "on"})
    for place, numbers in zip((A, B, C, D), hexes, strict=False):
        t.marker(place, f"warp_point_{numbers[0]}")
        if numbers[1:]:
            t.state.also[t.hex(place)] = facts(t.state).marker[f"warp_point_{numbers[1]}"]
        explore(t, place)
    g = t.state
    assert sorted((t.place(a), t.place(b)) for a in set(g.warps) for b in partners(g, a) if a < b) == pairs
    assert sum(marker >= 0 for marker in (*g.marker, *g.also)) - 2 == sum(min(2, "".join(hexes).count(n)) for n in "12")


def test_unlike_numbers_are_no_pair():
    """SE-16.1."""
    t = galaxy(options={"warp_points": "on"})
    t.marker((6, 1), "warp_point_1")
    t.marker((6, 7), "warp_point_2")
    explore(t, (6, 1), (6, 7))
    ships = t.red.has("SC", at=(6, 1))
    t.begins("red")
    assert (6, 7) not in t.red.steps(ships)


def test_without_the_option_they_are_empty_space():
    """SE-6.9, SE-16.1."""
    t, places = warped("off")
    assert [t.kind(place) for place in places] == [None, None] and not t.state.warps


def test_a_warp_point_that_was_revealed_from_afar_works():
    """SE-9.8, SE-16.1."""
    t = galaxy(options={"warp_points": "on"})
    t.marker((6, 1), "warp_point_1")
    cruiser = t.red.has("CA", at=(5, 1), exploration=1)
    t.begins("red").does(cruiser, "look", (6, 1))
    t.red.answers("reveal.reveal", "show")
    assert t.state.warps == [t.hex((6, 1))] and t.kind((6, 1)) == "warp_point_1"


def test_ships_may_retreat_through_warp_points():
    """SE-16.3: under the same condition as to any hex next to the battle (SE-5.9.5)."""
    t, _ = warped()
    t.state.fleets[0].hex[:] = [-1] * 2
    t.state.fleets[0].count[:] = [0] * 2
    t.red.settles_at((5, 8))
    assert t.hex((6, 7)) in retreat.hexes(t.state, 0, t.hex((6, 1)))
    t.state.warps.clear()
    assert t.hex((6, 7)) not in retreat.hexes(t.state, 0, t.hex((6, 1)))


@pytest.mark.parametrize(("option", "joined"), [("on", True), ("off", False)])
def test_pipelines_reach_through_warp_points(option, joined):
    """SE-10.6, SE-16.3, SE-16.4."""
    t, _ = warped(option)
    for place in ((3, 5), (4, 5), (5, 6), (6, 6), (6, 7), (6, 1)):
        t.red.has("MS", at=place)
    assert (t.hex((6, 1)) in linked(t.state, 0)) == joined


def test_nobody_retreats_across_an_area_out_of_play_nor_does_a_chain_lead_there():
    """SE-21.5: its border is adjacent for movement only; SE-16.3 names retreats and pipelines, too."""
    t = galaxy(map="three_d")
    here, leap, real = (6, 1), (1, 6), (6, 2)
    t.red.settles_at(leap)
    t.red.settles_at((8, 3))
    assert t.hex(leap) in t.state.layout.around[t.hex(here)]
    refuges = retreat.hexes(t.state, 0, t.hex(here))
    assert t.hex(real) in refuges and t.hex(leap) not in refuges
    t.red.has("MS", at=here), t.red.has("MS", at=leap)
    scout = t.red.has("SC", at=here)
    assert not carried_on(t.state, 0, scout)
