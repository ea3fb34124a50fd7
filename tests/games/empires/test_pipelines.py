"""SE-10.3: chains of MS Pipelines carry ships farther."""

from rules.empires.sight.previews import goals
from tests.games.empires.support import galaxy


def chain(t, *places):
    return [t.red.has("MS", at=place) for place in places]


def test_a_chain_carries_one_hex_farther():
    """SE-10.2, SE-10.3: from the first hex to the last on the chain."""
    t = galaxy()
    scout = t.red.has("SC")
    chain(t, (5, 4), (6, 4), (7, 4))
    t.begins("red").goes(scout, (6, 4))
    assert t.red.steps(scout) == [(5, 4), (7, 4)]
    t.red.goes(scout, (7, 4))
    assert t.red.steps(scout) == []


def test_only_a_whole_move_on_the_chain_is_carried():
    """SE-10.3: who begins beside it, or leaves it, is not."""
    t = galaxy()
    beside, leaving = t.red.has("SC", at=(5, 5)), t.red.has("SC")
    chain(t, (5, 4), (6, 4), (7, 4))
    t.begins("red").goes(beside, (6, 4))
    assert t.red.steps(beside) == []
    t.red.goes(leaving, (6, 4))
    assert (7, 5) not in t.red.steps(leaving)


def test_pipelines_that_moved_carry_nobody_and_used_ones_stay():
    """SE-10.3."""
    t = galaxy()
    scout = t.red.has("SC")
    first, middle, last = chain(t, (5, 4), (6, 4), (7, 3))
    t.begins("red").goes(last, (7, 4))
    t.red.goes(scout, (6, 4))
    assert t.red.steps(scout) == [(5, 4)]  # back along the chain, not on to where the pipeline has just come
    t.red.goes(scout, (5, 4))
    assert t.red.steps(first) == t.red.steps(middle) == []


def test_a_spare_pipeline_goes_along_a_chain():
    """SE-10.3, SE-4.2: like any unit; of two in a hex one is used, and the other may move."""
    t = galaxy()
    first, _, _, spare = chain(t, (5, 4), (6, 4), (7, 4), (5, 4))
    t.begins("red").goes(spare, (6, 4), (7, 4))
    assert t.red.at(spare) == (7, 4) and t.red.steps(first) == []
    t = galaxy()
    scout = t.red.has("SC")
    first, _, _, spare = chain(t, (5, 4), (6, 4), (7, 4), (5, 4))
    t.begins("red").goes(scout, (6, 4), (7, 4))
    assert [bool(t.red.steps(slot)) for slot in (first, spare)].count(True) == 1


def test_a_chain_takes_carriers_with_their_fighters():
    """SE-10.3, SE-11.5: they go as far as the ship that holds them."""
    t = galaxy()
    carrier, squadrons = t.red.has("CV", fighter=1), t.red.has("F", 3, fighter=1)
    chain(t, (5, 4), (6, 4), (7, 4))
    t.begins("red").goes(carrier, (6, 4), (7, 4), verb="carry")
    assert t.red.at(carrier) == t.red.at(squadrons) == (7, 4)


def test_a_chain_leads_through_slow_terrain_and_black_holes():
    """SE-10.3: no limit of Nebulae and Asteroids, no roll."""
    t = galaxy()
    scout = t.red.has("SC", movement=4)
    chain(t, (5, 4), (6, 4), (7, 4), (8, 4))
    t.marker((6, 4), "nebula", up=True)
    t.marker((7, 4), "black_hole", up=True)
    t.begins("red").goes(scout, (6, 4), (7, 4), (8, 4))
    assert t.red.at(scout) == (8, 4) and not t.happened("roll")


def test_enemies_stop_a_ship_on_a_chain_but_the_black_hole_there_is_harmless():
    """SE-10.3, SE-12.10, EC-15: a cloaked Raider has left the Pipeline alone."""
    t = galaxy()
    chain(t, (5, 4), (6, 4))
    scout = t.red.has("SC", movement=4)
    t.marker((6, 4), "black_hole", up=True)
    t.blue.has("R", at=(6, 4), cloaking=1)
    t.begins("red").goes(scout, (6, 4))
    assert not t.happened("roll") and t.red.at(scout) == (6, 4) and t.red.steps(scout) == []


def test_another_players_pipelines_carry_nobody():
    """SE-10.2: of one owner."""
    t = galaxy()
    scout = t.red.has("SC")
    for place in ((5, 4), (7, 4)):
        t.red.has("MS", at=place)
    t.begins("red").goes(scout, (6, 4))
    assert t.red.steps(scout) == []


def test_a_preview_knows_that_a_chain_is_safe_and_leads_on():
    """SE-10.3: a click on the last hex sends the ship along the chain, not round it and through the Black Hole."""
    t = galaxy()
    scout = t.red.has("SC", movement=4)
    pipes = [(5, 4), (6, 4), (7, 4), (8, 4)]
    chain(t, *pipes)
    t.marker((6, 4), "nebula", up=True)
    t.marker((7, 4), "black_hole", up=True)
    t.begins("red").answers("movement.group", scout)
    seen = {t.place(goal.hex): goal for goal in goals(t.state, 0, scout)}
    assert [t.place(hex) for hex in seen[8, 4].path] == pipes[1:] and seen[8, 4].risk == seen[7, 4].risk == 0
    assert not seen[6, 4].stops


def test_of_two_ways_a_preview_takes_the_one_that_leads_farther():
    """SE-10.3: by (6,3) it is as near to (7,4), but no chain would carry it on from there."""
    t = galaxy()
    scout = t.red.has("SC", movement=4)
    chain(t, (5, 4), (6, 4), (7, 4), (8, 4))
    t.begins("red").answers("movement.group", scout)
    assert t.hex((8, 4)) in {goal.hex for goal in goals(t.state, 0, scout)}
