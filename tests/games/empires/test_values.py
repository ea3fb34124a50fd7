"""SE-2.4, SE-4.2 to SE-4.4, SE-5.4, SE-5.8: what units are worth, and why."""

import pytest

from rules.empires.state.values import (
    Shot,
    attack,
    attack_technology,
    class_of,
    defence_technology,
    ship,
    speed,
    to_hit,
    why_hit,
)
from tests.games.empires.support import galaxy


def shot(t, firer, target, outnumbers=False):
    return Shot(ship(t.state, 0, firer), ship(t.state, 1, target), outnumbers)


def test_the_number_to_hit_and_its_reasons():
    """EX-20, SE-5.4.1, SE-9.2: CA with attack technology 1 at Defence 1 and defence technology 1: 4 + 1 - 2 = 3."""
    t = galaxy()
    firer = t.red.has("CA", attack=1)
    target = t.blue.has("CA", defence=1)
    one = shot(t, firer, target)
    assert to_hit(t.state, one) == 3
    told = [(step.piece, step.after - step.before) for step in why_hit(t.state, one)]
    assert told == [("attack", 4), ("attack_technology", 1), ("defence", -1), ("defence_technology", -1)]


def test_a_larger_fleet_hits_better():
    """SE-5.6.1."""
    t = galaxy()
    one = shot(t, t.red.has("SC"), t.blue.has("SC"), outnumbers=True)
    assert to_hit(t.state, one) == 4
    assert why_hit(t.state, one)[-1].piece == "fleet_size"


def test_technology_on_a_unit_never_exceeds_its_hull():
    """SE-5.4.3, SE-1.5."""
    t = galaxy()
    t.red.knows(attack=3, defence=3, tactics=3)
    scout, cruiser = t.red.has("SC"), t.red.has("CA")
    assert [t.red.level("attack", slot) for slot in (scout, cruiser)] == [1, 2]
    assert [t.red.level("defence", slot) for slot in (scout, cruiser)] == [1, 2]
    assert t.red.level("tactics", scout) == 3  # no other technology is limited


@pytest.mark.parametrize(("terrain", "attacks", "defends"), [("asteroids", 0, 1), ("nebula", 1, 0), ("planet", 1, 1)])
def test_terrain_takes_technology_away_and_slows_fire(terrain, attacks, defends):
    """SE-5.8.1, SE-5.8.2: basic values stay, every unit fires as class E."""
    t = galaxy()
    t.marker((5, 4), terrain, up=True)
    one = ship(t.state, 0, t.red.has("CA", attack=1, defence=1))
    assert (attack_technology(t.state, one), defence_technology(t.state, one)) == (attacks, defends)
    assert attack(t.state, one) == 4
    assert "ABCDEF"[class_of(t.state, one)] == ("C" if terrain == "planet" else "E")


# SE-2.4.1
SPEEDS = {1: (1, 1, 1), 2: (1, 1, 2), 3: (1, 2, 2), 4: (2, 2, 2), 5: (2, 2, 3), 6: (2, 3, 3)}


@pytest.mark.parametrize("level", SPEEDS)
def test_movement_technology_gives_hexes_by_turn(level):
    """SE-2.4.1, SE-4.1: what the unit carries counts, not what its owner knows by now."""
    t = galaxy()
    scout = t.red.has("SC", movement=level)
    t.red.knows(movement=6)
    for turn in (1, 2, 3):
        t.state.turn = turn
        assert speed(t.state, 0, scout) == SPEEDS[level][turn - 1]


@pytest.mark.parametrize(
    ("code", "hexes"),
    [("CO", 1), ("Miner", 1), ("MS", 1), ("Mine", 1), ("Decoy", 2), ("Base", 0), ("SY", 0), ("F", 0)],
)
def test_units_that_move_by_their_own_rule(code, hexes):
    """SE-4.2 slow ones, SE-4.3 Decoys at their owner's present speed, SE-4.4 what never moves by itself."""
    t = galaxy()
    slot = t.red.has(code)
    t.red.knows(movement=4)
    t.state.turn = 1
    assert speed(t.state, 0, slot) == hexes


def test_yards_and_bases_always_have_the_newest_technology():
    """SE-9.12: free of charge, limited by hull."""
    t = galaxy()
    yard, base, cruiser = t.red.has("SY"), t.red.has("Base"), t.red.has("CA")
    t.red.knows(attack=2)
    values = [attack_technology(t.state, ship(t.state, 0, slot)) for slot in (yard, base, cruiser)]
    assert values == [1, 2, 0]


def test_fighters_and_raiders_grow_with_their_level():
    """SE-2.2.1: F 5, 6, 7; R 4 and 5."""
    t = galaxy()
    slots = [t.red.has("F", fighter=n) for n in (1, 2, 3)] + [t.red.has("R", cloaking=n) for n in (1, 2)]
    assert [attack(t.state, ship(t.state, 0, slot)) for slot in slots] == [5, 6, 7, 4, 5]
