"""SE-9.12 to SE-9.15: what ships carry and how it is renewed; SE-11.1, SE-11.4, SE-11.5: fighters on the move."""

import pytest

from rules.empires.flows.movement import why_no_order
from rules.empires.printed.constants import SCUTTLES
from tests.games.empires.support import galaxy

# -- refits (SE-9.13)


def at_yard(count=2, cp=10):
    """Cruisers beside a shipyard, built before Attack 1 and Exploration were known."""
    t = galaxy()
    t.red.has("SY", at=(5, 4))
    cruisers = t.red.has("CA", count)
    t.red.knows(attack=1, exploration=1)
    t.red.saves(cp)
    t.begins("red", turn=1)
    return t, cruisers


def test_a_refit_raises_ships_to_all_present_technology():
    """SE-9.13, D-11: for their hull in CP; they may not move in this turn."""
    t, cruisers = at_yard()
    t.red.does(cruisers, "refit", 2)
    assert t.red.cp == 10 - 2 * 2
    assert t.red.level("attack", cruisers) == t.red.level("exploration", cruisers) == 1
    t.red.answers("movement.group", cruisers)
    t.red.cannot("movement.order", ("go", t.hex((5, 5)), 2), "empires.refitted", "SE-9.13")


def test_a_part_of_a_group_is_refitted_as_a_group_of_its_own():
    """SE-9.14: as far as the saved CP go; a free counter is needed."""
    t, cruisers = at_yard(3, cp=5)
    t.red.answers("movement.group", cruisers)
    t.red.cannot("movement.order", ("refit", 3), "core.out_of_range")
    t.red.answers("movement.order", ("refit", 2))
    assert sorted(t.red.groups((5, 4))) == [("CA", 1), ("CA", 2), ("SY", 1)]
    t, cruisers = at_yard(3, cp=5)
    for column in (1, 2, 3):
        t.red.has("CA", at=(5, column))
    assert "refit" not in t.red.orders(cruisers)


def test_no_refit_without_a_yard_after_a_move_or_a_look():
    """SE-9.13."""
    t, cruisers = at_yard()
    away = t.red.has("CA", at=(6, 4))
    t.red.fleet.tech[away] = t.red.fleet.tech[cruisers]
    t.marker((4, 4), "planet")
    looker = t.red.has("CA")  # it knows Exploration, but not the Attack that comes now
    t.red.knows(attack=2)
    assert "refit" not in t.red.orders(away)
    t.red.goes(away, (5, 4))
    assert "refit" not in t.red.orders(away)
    assert "refit" in t.red.orders(looker)
    t.red.does(looker, "look", (4, 4))
    t.red.answers("reveal.reveal", "keep")
    assert "refit" not in t.red.orders(looker)
    assert "refit" in t.red.orders(cruisers)


def test_ships_of_a_group_that_have_not_looked_are_refitted():
    """SE-9.13, SE-9.14: only the ship that has used Exploration may not be."""
    t, _ = at_yard()
    t.marker((4, 4), "planet")
    lookers = t.red.has("CA", 2)
    t.red.knows(attack=2)
    t.red.does(lookers, "look", (4, 4))
    t.red.answers("reveal.reveal", "keep")
    t.red.answers("movement.group", lookers)
    t.red.cannot("movement.order", ("refit", 2), "core.out_of_range")
    t.red.answers("movement.order", ("refit", 1))
    assert "refit" not in t.red.orders(lookers) and t.red.count(lookers) == 1


def test_fighters_that_were_refitted_stay():
    """SE-9.13, SE-11.5: no carrier takes them away in this turn."""
    t, _ = at_yard()
    t.red.settles_at((5, 4))
    carrier, squadrons = t.red.has("CV", fighter=1), t.red.has("F", 3, fighter=1)
    t.red.knows(fighter=2)
    t.red.does(squadrons, "refit", 3)
    t.red.answers("movement.group", carrier)
    t.red.cannot("movement.order", ("carry", t.hex((5, 5)), 1), "empires.refitted", "SE-9.13")


def test_nothing_to_refit_is_not_offered():
    """SE-9.12, SE-9.13: shipyards and bases always have the newest; Decoys carry nothing (SE-4.3)."""
    t, _cruisers = at_yard()
    yard, decoy, new = 0, t.red.has("Decoy"), t.red.has("CA")
    for slot in (yard, decoy, new):
        assert "refit" not in t.red.orders(slot)


def test_an_old_colony_ship_learns_terraforming_for_one_cp():
    """SE-4.20.2, SE-9.13."""
    t = galaxy()
    t.red.has("SY", at=(5, 4))
    ship = t.red.has("CO")
    t.red.knows(terraforming=1)
    t.red.saves(3)
    t.begins("red").does(ship, "refit", 1)
    assert t.red.cp == 2 and t.red.level("terraforming", ship) == 1


CARRIED = {
    "SC": "point_defence", "DD": "scanner", "CA": "exploration", "R": "cloaking", "SW": "minesweep", "F": "fighter",
    "CO": "terraforming",
}  # fmt: skip


@pytest.mark.parametrize("code", CARRIED)
def test_what_a_unit_carries_besides(code):
    """SE-9.15: two groups that differ in it cannot join; levels of other kinds of ships do not matter."""
    t = galaxy()
    old = t.red.has(code, **({"cloaking": 1} if code == "R" else {"fighter": 1} if code == "F" else {}))
    new = t.red.has(code, **{CARRIED[code]: 2 if code in "RF" else 1})
    t.red.knows(ship_size=6, shipyard=3, mines=1)
    third = t.red.has(code)
    t.begins("red")
    joins = [o[1] for o in t.red.orders(new) if type(o) is tuple and o[0] == "join"]
    assert joins == ([third] if code != "CO" else [])
    assert t.red.level(CARRIED[code], old) < t.red.level(CARRIED[code], new)


# -- fighters (SE-11)


def carriers(count=1, fighters=3, at=(5, 4)):
    t = galaxy()
    t.red.knows(fighter=1)
    return t, t.red.has("CV", count, at=at), t.red.has("F", fighters, at=at)


def test_fighters_go_where_a_carrier_takes_them():
    """SE-11.1, SE-11.4, SE-4.4: three on each carrier, and none by themselves."""
    t, carrier, squadrons = carriers()
    t.begins("red")
    assert t.red.steps(squadrons) == []
    t.red.goes(carrier, (6, 4), verb="carry")
    assert t.red.at(carrier) == t.red.at(squadrons) == (6, 4)


def test_carriers_that_take_some_along_leave_room_for_the_others():
    """SE-11.4, SE-11.1: three squadrons stay, so one of two carriers does."""
    t = galaxy()
    t.red.knows(fighter=1)
    carriers, stay, _ = t.red.has("CV", 2), t.red.has("F", 3), t.red.has("F", 1, attack=1)
    t.begins("red").does(stay, "stay")
    t.red.answers("movement.group", carriers)
    assert t.red.decision("movement.order").ranges["carry", t.hex((6, 4))] == (1, 1)


def test_no_carrier_leaves_fighters_in_space():
    """SE-11.4: they are carried, or stand on a colony."""
    t, carrier, squadrons = carriers()
    t.begins("red")
    assert not any(o[0] == "go" for o in t.red.orders(carrier))
    t.red.settles_at((5, 4))
    assert any(o[0] == "go" for o in t.red.orders(carrier))
    t, carrier, squadrons = carriers(2)
    t.begins("red").answers("movement.group", carrier)
    t.red.cannot("movement.order", ("go", t.hex((6, 4)), 2), "core.out_of_range")
    t.red.answers("movement.order", ("go", t.hex((6, 4)), 1))
    assert t.red.at(squadrons) == (5, 4)


def test_a_carrier_takes_as_many_as_it_holds_and_others_may_stay():
    """SE-11.1, D-13: from a colony; groups that are told to stay are not taken."""
    t, carrier, squadrons = carriers(1, 5)
    t.red.settles_at((5, 4))
    other = t.red.has("F", 2)
    t.begins("red").does(squadrons, "stay")
    t.red.goes(carrier, (6, 4), verb="carry")
    assert t.red.groups((6, 4)) == [("CV", 1), ("F", 2)] and t.red.at(other) == (6, 4)
    t, carrier, squadrons = carriers(1, 5)
    t.red.settles_at((5, 4))
    t.begins("red").goes(carrier, (6, 4), verb="carry")
    assert t.red.groups((5, 4)) == [("F", 2)] and t.red.groups((6, 4)) == [("CV", 1), ("F", 3)]


def test_fighters_are_not_relayed():
    """SE-11.5: in one turn no farther than the fastest ship involved."""
    t, first, _squadrons = carriers()
    second = t.red.has("CV", at=(6, 4))
    t.begins("red").goes(first, (6, 4), verb="carry")
    assert not any(o[0] == "carry" for o in t.red.orders(second))
    assert any(o[0] == "go" for o in t.red.orders(second))  # the first one holds them
    t.red.answers("movement.group", second)
    why = why_no_order(t.state, t.red.decision("movement.order"), ("carry", t.hex((6, 3))))
    assert (why.id, why.rule) == ("empires.spent", "SE-11.5")
    t.red.answers("movement.order", "done")
    fast = t.red.has("CV", at=(6, 4), movement=4)
    assert any(o[0] == "carry" for o in t.red.orders(fast))


def test_a_slow_carrier_goes_on_with_what_a_fast_one_has_brought():
    """SE-11.5: two hexes in all are not farther than the fastest ship goes; a third one would be."""
    t = galaxy()
    t.red.knows(fighter=1)
    fast, squadrons = t.red.has("CV", movement=4), t.red.has("F", 3)
    slow, last = (t.red.has("CV", at=at, movement=1) for at in ((6, 4), (7, 5)))
    t.begins("red").goes(fast, (6, 4), verb="carry")
    t.red.goes(slow, (7, 5), verb="carry")
    assert t.red.at(squadrons) == t.red.at(slow) == (7, 5)
    assert not any(o[0] == "carry" for o in t.red.orders(last))


def test_fighters_do_not_join_those_whom_a_faster_ship_has_carried_to_get_farther():
    """SE-9.11, SE-11.5."""
    t = galaxy()
    t.red.knows(fighter=1)
    fast, quick = t.red.has("CV", movement=4), t.red.has("F", 2)
    first, second = (t.red.has("CV", at=at, movement=1) for at in ((5, 5), (6, 4)))
    late = t.red.has("F", 1, at=(5, 5))
    t.begins("red").goes(fast, (6, 4), verb="carry")
    t.red.goes(first, (6, 4), verb="carry")
    assert any(o[0] == "carry" for o in t.red.orders(second))
    t.red.does(late, "join", quick, 1)
    assert not any(o[0] == "carry" for o in t.red.orders(second))


@pytest.mark.parametrize("where", ["nebula", "enemies"])
def test_fighters_whose_movement_has_ended_are_not_taken_on_by_another_carrier(where):
    """SE-4.5, SE-4.7: that of a unit ends, whoever carries it; SE-11.5."""
    t, first, squadrons = carriers()
    second = t.red.has("CV", at=(6, 4), movement=4)
    if where == "nebula":
        t.marker((6, 4), "nebula", up=True)
    else:
        t.blue.has("SC", at=(6, 4))
    t.begins("red").goes(first, (6, 4), verb="carry")
    assert not any(o[0] == "carry" for o in t.red.orders(second))
    t.red.answers("movement.group", second)
    t.red.cannot("movement.order", ("carry", t.hex((6, 5)), 1), "empires.stopped", "SE-4.5")
    t.red.answers("movement.order", ("go", t.hex((6, 5)), 1))
    assert t.red.at(squadrons) == (6, 4)


def test_fighters_wait_on_their_colony():
    """SE-11.4, SE-11.9: any number."""
    t = galaxy()
    t.red.knows(fighter=1)
    t.red.settles_at((5, 4))
    t.red.has("F", 6)
    t.begins("red").ends()
    assert t.red.groups((5, 4)) == [("F", 6)]


# -- carriers that are given up


@pytest.mark.parametrize(("colony", "carriers", "left"), [(False, 1, 0), (False, 2, 3), (True, 1, 4)])
def test_fighters_go_with_a_carrier_that_is_scuttled(colony, carriers, left):
    """SE-4.14, SE-11.4: unless others, or a colony, have room for them; in the Movement phase."""
    t = galaxy()
    if colony:
        t.red.settles_at((6, 4))
    ships, squadrons = t.red.has("CV", carriers, at=(6, 4)), t.red.has("F", 4, at=(6, 4), fighter=1)
    t.begins("red").does(ships, "scuttle", 1)
    assert t.red.count(squadrons) == left


def test_fighters_go_with_a_carrier_that_is_scuttled_on_contact():
    """SE-4.14, D-20: so that nothing is left that could stop the enemy."""
    t = galaxy()
    carrier, squadrons = t.blue.has("CV", at=(6, 4)), t.blue.has("F", 2, at=(6, 4), fighter=1)
    scout = t.red.has("SC", movement=4)
    t.blue.fleet.notes[carrier] |= SCUTTLES
    t.begins("red").goes(scout, (6, 4))
    assert t.blue.at(squadrons) is None and t.red.steps(scout)


@pytest.mark.parametrize("both", [False, True])
def test_fighters_go_with_a_carrier_that_is_scuttled_to_save_maintenance(both):
    """SE-7.3.3, SE-11.4: whether they are named on the sheet or not."""
    t = galaxy()
    carrier, squadrons = t.red.has("CV", at=(6, 4)), t.red.has("F", 3, at=(6, 4), fighter=1)
    t.economy()
    t.red.sheet(scuttle={carrier: 1, **({squadrons: 2} if both else {})})
    t.blue.sheet()
    assert t.red.at(squadrons) is None
