"""SE-11: carriers, fighters, point defence, in battle."""

import pytest

from rules.empires.state.values import Shot, class_against_fighters, class_of, ship, to_hit
from tests.games.empires.battles import theatre
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import FIRE, HERE, SCREEN


def carriers(cv=1, f=3, **blue):
    """Red carriers with fighters against a blue group."""
    t = theatre()
    t.cv, t.f = t.red.has("CV", cv, fighter=1), t.red.has("F", f, fighter=1) if f else None
    t.foes = {code: t.blue.has(code, count) for code, count in blue.items()}
    return t


def test_nobody_shoots_at_a_carrier_while_a_fighter_lives():
    """SE-11.2."""
    t = carriers(f=1, BB=3)
    t.fight()
    t.blue.screens()
    foe = t.foes["BB"]
    assert t.blue.aims(foe) == [t.red.line(t.f)]
    t.blue.fires(foe, t.f, rolls=1)
    assert t.red.at(t.f) is None and t.blue.aims(foe) == [t.red.line(t.cv)]


def test_screening_a_fighter_exposes_the_carriers():
    """SE-11.2, SE-11.3: each squadron is a unit of its own and counts for screening."""
    t = carriers(f=3, BB=2)
    t.fight()
    assert dict(t.red.decision(SCREEN).fields)["units"].high == 2
    t.red.screens(F=1)
    assert t.red.line(t.cv) in t.blue.aims(t.foes["BB"])


def test_fighters_count_for_the_fleet_size():
    """SE-11.3."""
    t = carriers(f=3, BB=2)
    t.fight()
    t.red.screens()
    assert t.battle().bonus == 0


def test_fighters_on_a_colony_must_fight():
    """SE-11.4."""
    t = theatre()
    t.blue.settles_at(HERE)
    t.red.has("CA"), t.blue.has("F", 2, fighter=1)
    t.fight()
    assert t.blue.is_asked(SCREEN)


def at_the_carriers(t):
    """The second round, at the moment of red's carriers; the fighters have held their fire."""
    t.fight()
    t.next_round()
    for _ in range(6):
        if t.red.is_asked(FIRE) and any(o[1] == t.red.line(t.cv) for o in t.red.offered(FIRE)):
            return
        player = t.players[t.asked()[0][0]]
        player.answers(FIRE, next(o for o in player.offered(FIRE) if o[0] == "hold"))


def test_fighters_retreat_with_their_carrier():
    """SE-11.6, SE-11.7: those that have not fired."""
    t = carriers(DD=4)
    at_the_carriers(t)
    assert t.red.refuges(t.cv) == [(4, 3), (4, 4), (5, 5)] and t.red.refuges(t.cv, "empty") == []
    t.red.retreats(t.cv, (4, 4))
    assert t.red.at(t.cv) == t.red.at(t.f) == (4, 4) and t.state.battle is None


def test_a_carrier_may_not_leave_fighters_without_room():
    """SE-11.6, SE-11.7: fighters that have fired do not come along, so the carrier stays."""
    t = carriers(DD=5)
    t.fight()
    t.next_round()
    t.red.fires(t.f, t.foes["DD"], shots=1, rolls=10)
    t.red.holds(t.f)
    t.blue.holds(t.foes["DD"])
    assert t.red.refuges(t.cv) == []


def test_fighters_may_be_scuttled_so_that_a_carrier_can_leave():
    """SE-4.14, SE-11.6: there are more squadrons than the carriers hold, for some of these are gone."""
    t = carriers(cv=1, f=4, DD=5)
    t.fight()
    t.next_round()
    t.red.answers(FIRE, ("scuttle", t.red.line(t.f), 1))
    assert t.red.count(t.f) == 3
    t.red.holds(t.f)
    t.blue.holds(t.foes["DD"])
    assert (4, 4) in t.red.refuges(t.cv)


def test_fighters_with_room_are_not_scuttled_in_battle():
    """SE-4.14: only what must be given up so that others can leave."""
    t = carriers(cv=1, f=3, DD=5)
    t.fight()
    t.next_round()
    assert {option[0] for option in t.red.offered(FIRE)} == {"fire", "hold"}


def test_the_rest_may_stay_on_other_carriers_or_a_colony():
    """SE-11.6."""
    t = carriers(cv=2, f=3, DD=6)
    at_the_carriers(t)
    option = ("empty", t.red.line(t.cv), t.hex((4, 4)))
    assert t.red.decision(FIRE).ranges[option] == (1, 1)
    t.red.retreats(t.cv, (4, 4), 1, "empty")
    assert t.red.at(t.f) == HERE
    t = carriers(cv=1, f=3, DD=6)
    t.red.settles_at(HERE)
    at_the_carriers(t)
    assert t.red.refuges(t.cv, "empty") == [(4, 3), (4, 4), (5, 5)]


def test_fighters_that_hold_their_fire_protect_until_the_carrier_leaves():
    """SE-11.7, SE-11.2: the defender's scouts fire between fighters and carriers."""
    t = carriers(SC=5)
    t.fight()
    t.next_round()
    t.red.holds(t.f)
    assert t.blue.aims(t.foes["SC"]) == [t.red.line(t.f)]


def test_surplus_fighters_are_lost_after_the_battle_as_their_owner_says():
    """SE-11.8, D-43: two kinds of squadrons, and one carrier is left."""
    t = theatre()
    cv = t.red.has("CV", 1, fighter=1)
    old, new = t.red.has("F", 2, fighter=1), t.red.has("F", 3, fighter=2)
    foe = t.blue.has("SC")
    t.fight()
    t.red.screens()
    t.red.fires(new, foe, rolls=1)
    asked = t.red.decision("losses.surplus")
    assert (asked.low, asked.high) == (2, 2)
    t.red.answers("losses.surplus", tuple(2 if at == t.red.line(old) else 0 for at in asked.slots))
    assert t.red.at(old) is None and t.red.count(new) == 3 and t.red.at(cv) == HERE


def test_surplus_fighters_that_are_alike_are_lost_without_a_question():
    """SE-11.8; not on a colony."""
    for colony, left in ((False, 3), (True, 5)):
        t = carriers(f=5, SC=1)
        if colony:
            t.red.settles_at(HERE)
        t.fight()
        t.red.screens()
        t.red.fires(t.f, t.foes["SC"], rolls=1)
        assert t.red.count(t.f) == left


def test_the_fighter_level_is_a_technology_of_the_group():
    """SE-11.10: two groups of different levels do not join, and a refit raises the level with the others."""
    t = galaxy()
    t.red.settles_at(HERE)
    old = t.red.has("F", 2, fighter=1)
    t.red.has("F", 2, fighter=2), t.red.has("SY")
    t.red.knows(fighter=2, attack=1)
    t.red.saves(10)
    t.begins("red")
    assert not any(o[0] == "join" for o in t.red.orders(old) if type(o) is tuple)
    t.red.does(old, "refit", 2)
    assert (t.red.level("fighter", old), t.red.level("attack", old)) == (2, 1)


# -- point defence


def test_point_defence_values():
    """EX-25, SE-11.11: PD 1 and Attack 1: A7 against fighters, E4 against others."""
    t = galaxy()
    scout = ship(t.state, 0, t.red.has("SC", point_defence=1, attack=1))
    fighter, cruiser = (
        ship(t.state, 1, t.blue.has(code, **levels)) for code, levels in (("F", {"fighter": 1}), ("DD", {}))
    )
    assert "ABCDEF"[class_against_fighters(t.state, scout)] == "A" and to_hit(t.state, Shot(scout, fighter)) == 7
    assert "ABCDEF"[class_of(t.state, scout)] == "E" and to_hit(t.state, Shot(scout, cruiser)) == 4


@pytest.mark.parametrize(("level", "need"), [(1, 6), (2, 7), (3, 8)])
def test_point_defence_grows(level, need):
    """SE-11.11."""
    t = galaxy()
    shot = Shot(ship(t.state, 0, t.red.has("SC", point_defence=level)), ship(t.state, 1, t.blue.has("F", fighter=1)))
    assert to_hit(t.state, shot) == need


def defended(**levels):
    t = theatre()
    t.sc = t.red.has("SC", 2, point_defence=1)
    t.f, t.cv = t.blue.has("F", 2, fighter=1), t.blue.has("CV", fighter=1)
    t.fight()
    t.blue.screens()
    return t


def test_a_scout_with_point_defence_fires_now_at_fighters_or_later():
    """SE-11.11, D-34: in class A only at fighters, before they fire; one may fire and the other wait."""
    t = defended()
    assert t.red.aims(t.sc) == [t.blue.line(t.f)]
    t.red.fires(t.sc, t.f, shots=1, rolls=6)
    assert t.blue.count(t.f) == 1
    t.red.answers(FIRE, ("wait", t.red.line(t.sc)))
    assert t.blue.is_asked(FIRE)  # class B
    t.blue.holds(t.f)
    t.blue.holds(t.cv)
    assert t.red.decision(FIRE).ranges[("fire", t.red.line(t.sc), t.blue.line(t.f))] == (1, 1)


def test_point_defence_fires_early_at_fighters_only():
    """SE-11.11: not at a Destroyer beside them; against that it stays class E."""
    t = theatre()
    scout = t.red.has("SC", 1, point_defence=1)
    fighter, destroyer, carrier = t.blue.has("F", 1, fighter=1), t.blue.has("DD"), t.blue.has("CV", fighter=1)
    t.fight()
    t.blue.screens()
    assert t.red.aims(scout) == [t.blue.line(fighter)]
    t.red.answers(FIRE, ("wait", t.red.line(scout)))
    for slot in (fighter, destroyer, carrier):
        t.blue.holds(slot)
    assert t.blue.line(destroyer) in t.red.aims(scout)


def test_without_fighters_there_is_no_early_moment():
    """SE-11.11."""
    t = theatre()
    t.red.has("SC", point_defence=3)
    t.blue.has("DD")
    t.fight()
    assert t.blue.is_asked(FIRE)


@pytest.mark.parametrize("terrain", ["asteroids", "nebula"])
def test_point_defence_is_class_e_in_terrain(terrain):
    """SE-5.8.4: with its Attack against fighters."""
    t = galaxy()
    t.marker(HERE, terrain, up=True)
    one, two = ship(t.state, 0, t.red.has("SC", point_defence=1)), ship(t.state, 1, t.blue.has("F", fighter=1))
    assert "ABCDEF"[class_against_fighters(t.state, one)] == "E" and to_hit(t.state, Shot(one, two)) == 6


@pytest.mark.parametrize(("switch", "needs"), [("off", [6, 6, 5]), ("on", [6, 5, 4])])
def test_later_fighters_evade_point_defence(switch, needs):
    """SE-11.12: +1 Defence of levels 2 and 3, if the table wants it."""
    t = galaxy(options={"fighter_defence": switch})
    scout = ship(t.state, 0, t.red.has("SC", point_defence=1))
    targets = [ship(t.state, 1, t.blue.has("F", fighter=level)) for level in (1, 2, 3)]
    assert [to_hit(t.state, Shot(scout, at)) for at in targets] == needs
    cruiser = ship(t.state, 0, t.red.has("CA"))
    assert to_hit(t.state, Shot(cruiser, targets[1])) == 4
