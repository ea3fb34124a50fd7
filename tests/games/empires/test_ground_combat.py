"""Ground combat (CL-14.4, CL-14.8 to CL-14.11)."""

import pytest

from rules import view
from rules.empires.ground.capture import take
from rules.empires.ground.order import best_target
from rules.empires.state import facts
from tests.games.empires.armies import front, line_of
from tests.games.empires.verbs import HERE

FIRE, SUPPORT, SCREEN, GARRISON = "assault.fire", "assault.support", "assault.screen", "assault.garrison"
LINE = "assault.line"
ATTACKER, DEFENDER = 0, 1


def beach(value, attackers, defenders=None, drop=True, **options):
    """Red's troops have landed on blue's colony; nobody has fired yet unless there is nothing to ask."""
    t = front(value, **options)
    t.blue.stations(HERE, **(defenders or {}))
    t.red.transports(3, drop=drop, **attackers)
    t.fight()
    return t


# -- Militia


@pytest.mark.parametrize("value", [1, 3, 5])
def test_militia_come_by_the_value_of_the_colony(value):
    """CL-14.4.1, EX-7: one for each CP, besides the troops there; gone after the fight, and anew at the next one."""
    t = beach(value, {"Inf": 1}, {"Inf": 1})
    t.rolls(1, *[10] * 8)
    t.red.lands(Inf=1)
    assert t.happened("ground")[0].data["militia"] == value and t.garrison() == {"Inf": 1}
    t.red.transports(1, drop=True, Inf=1)
    t.fight(turn=2)
    t.rolls(1, *[10] * 8)
    t.red.lands(Inf=1)
    assert t.happened("ground")[1].data["militia"] == value


@pytest.mark.parametrize("worth", [20, 30])
def test_a_full_homeworld_has_a_militia_for_each_cp(worth):
    """CL-14.4.1, EX-7."""
    t = front(homeworld=worth)
    t.red.transports(1, at=(10, 4), drop=True, Inf=1)
    t.fight()
    t.rolls(10, 1)
    t.red.lands(Inf=1)
    assert t.happened("ground")[0].data["militia"] == worth and t.colony((10, 4)) == ("blue", worth)


def test_a_new_colony_without_troops_falls_without_a_fight():
    """CL-14.4.2."""
    t = beach(0, {"Inf": 2})
    t.red.lands(Inf=2)
    assert t.colony(HERE) == ("red", 0) and t.ground_shots() == [] and t.garrison() == {"Inf": 1}


# -- the order of fire


def test_fire_goes_by_class_and_the_defender_is_first_in_each():
    """CL-14.8.1, CL-14.10.1: C before D before E; Tactics and attack technology do not matter (CL-14.8.2)."""
    t = beach(1, {"Mar": 1, "Inf": 1}, {"HI": 1, "Inf": 1})
    t.red.knows(tactics=3, attack=3, defence=3)
    t.red.lands(Mar=1, Inf=1)
    order = []
    while t.asked() and t.asked()[0][1].startswith("empires.assault") and len(order) < 5:
        player = t.players[t.asked()[0][0]]
        asked = player.decision(FIRE)
        a = t.state.assault
        order.append((player.name, facts(t.state).troops[a.troop[asked.source]].code))
        t.rolls(10)
        player.answers(FIRE, (*asked.options[0], 1))
    assert order == [("blue", "HI"), ("red", "Mar"), ("blue", "Inf"), ("red", "Inf"), ("blue", "Mil")]


def test_units_fire_at_whom_they_like_and_what_is_left_over_chooses_anew():
    """CL-14.8.1, D-41: as ships do."""
    t = beach(1, {"Mar": 3}, {"Inf": 1})
    t.red.lands(Mar=3)
    militia, infantry = line_of(t, "Mil", DEFENDER), line_of(t, "Inf", DEFENDER)
    t.rolls(6)
    t.red.answers(FIRE, ("fire", militia, 3))  # the first shot destroys it; then Infantry is all that is left
    assert ("marines", "militia", 6, 6) in t.ground_shots() and infantry is not None
    assert t.ground_shots()[1][1] == "infantry" and t.ground_shots()[1][2] == 5


def test_hits_as_many_as_the_hull_destroy_a_unit():
    """CL-14.8.1, CL-14.2.2: two for Marines; the damaged one is hit first, and the next one is whole."""
    t = beach(1, {"Mar": 2})
    t.rolls(10, 10, 1)  # the Militia hit once
    t.rolls(10, 10, 1)
    t.rolls(10, 1)
    t.rolls(1)
    t.red.lands(Mar=2)
    assert t.colony(HERE) == ("red", 0) and t.garrison() == {} and len(t.ground_shots()) == 9


def test_whoever_is_destroyed_before_its_turn_does_not_fire():
    """CL-14.8.1, CL-14.8.4: one of three Militia, which Marines hit with a 6 and miss with a 7."""
    t = beach(3, {"Mar": 2})
    t.rolls(6, 7, 10, 10, 6, 6)
    t.red.lands(Mar=2)
    assert [who for who, *_ in t.ground_shots()] == ["marines"] * 2 + ["militia"] * 2 + ["marines"] * 2


def test_troops_from_plain_transports_do_not_fire_in_the_first_round():
    """CL-14.8.3: those from drop ships do."""
    for drop, first in ((False, "militia"), (True, "marines")):
        t = beach(1, {"Mar": 1}, drop=drop)
        t.rolls(10, 10, 10, 1)
        t.red.lands(Mar=1)
        assert t.ground_shots()[0][0] == first
        assert [who for who, *_ in t.ground_shots()][:2] == (
            ["militia", "marines"] if not drop else ["marines", "militia"]
        )


def test_nobody_is_outnumbered_and_no_technology_counts():
    """CL-14.8.2: ten against one hit as one does; and nobody retreats or holds fire for good."""
    t = beach(1, {"Inf": 10})
    t.red.knows(attack=3, defence=3)
    t.rolls(6, 5)
    t.red.lands(Inf=10)
    assert {need for _, _, need, _ in t.ground_shots()} == {5}
    assert t.colony(HERE) == ("red", 0)


def test_screening_on_the_ground_is_a_rule_of_its_own():
    """CL-14.8.5: off by default; on, the larger side sets aside as many as it has more."""
    t = beach(1, {"Mar": 1, "Inf": 2})
    t.rolls(*[1] * 3)
    t.red.lands(Mar=1, Inf=2)
    assert not t.happened("ground_round")[1:]
    t = beach(1, {"Mar": 1, "Inf": 2}, ground_screening="on")
    t.red.lands(Mar=1, Inf=2)
    asked = t.red.decision(SCREEN)
    assert asked.high == 2
    infantry = line_of(t, "Inf", ATTACKER)
    value = tuple(2 if slot == infantry else 0 for slot in asked.slots)
    t.red.answers(SCREEN, value, rolls=(10, 1))
    assert [(who, at) for who, at, *_ in t.ground_shots()] == [("marines", "militia"), ("militia", "marines")]
    assert t.red.is_asked(SCREEN)


# -- Grav Armor


def test_grav_armor_supports_as_many_as_it_outnumbers_the_other():
    """CL-14.11.1, EX-8: three supports, two usable: Marines fire as D6 with Defence 2, Militia as E6 with 1."""
    t = beach(1, {"Inf": 6}, {"Grav": 3, "Mar": 1})
    t.red.lands(Inf=6)
    a = t.state.assault
    supported = [(facts(t.state).troops[a.troop[line]].code, a.supported[line]) for line in range(len(a.count))]
    assert ("Mar", True) in supported and ("Mil", True) in supported and ("Grav", False) in supported
    assert [e.data["troop"] for e in t.happened("supported")] == ["marines", "militia"]
    numbers = {(n["by"], n["at"]): n["need"] for n in seen(t)["numbers"]}
    marine, militia = line_of(t, "Mar", DEFENDER), line_of(t, "Mil", DEFENDER)
    infantry = line_of(t, "Inf", ATTACKER)
    assert numbers[marine, infantry] == 6 - 1 and numbers[militia, infantry] == 6 - 1
    assert numbers[infantry, marine] == 5 - 2 and numbers[infantry, militia] == 5 - 1
    classes = {line["line"]: line["class"] for line in seen(t)["lines"]}
    assert classes[marine] == "D" and classes[militia] == "E"


def seen(t):
    return view(t.state, 0)["table"]["assault"]


def test_whoever_has_fewer_supports_than_units_chooses():
    """CL-14.11.1: one support for a unit; the others of its kind fight on without."""
    t = beach(3, {"Grav": 1, "Inf": 4})
    t.red.lands(Grav=1, Inf=4)
    asked = t.red.decision(SUPPORT)
    assert asked.high == 1 and asked.caps == (4,)
    t.rolls(*[10] * 8)
    t.red.answers(SUPPORT, (1,))
    assert sorted(need for who, _, need, _ in t.ground_shots()[:6] if who == "infantry") == [5, 5, 5, 6]


def test_units_that_cannot_fire_neither_support_nor_are_supported():
    """CL-14.11.2: in the first round of a landing without drop ships."""
    t = beach(3, {"Grav": 2, "Inf": 2}, drop=False)
    t.blue.stations(HERE, Grav=1)
    t.red.lands(Grav=2, Inf=2)
    asked = t.blue.decision(SUPPORT)
    assert asked.high == 1 and asked.caps == (3,)  # blue's one against none


def test_a_tie_of_grav_armor_supports_nobody():
    """CL-14.11.1."""
    t = beach(1, {"Grav": 1, "Inf": 1}, {"Grav": 1})
    t.red.lands(Grav=1, Inf=1)
    assert not t.happened("supported") and not t.red.is_asked(SUPPORT) and not t.blue.is_asked(SUPPORT)


# -- the result


def test_a_colony_is_held_if_all_attackers_are_dead():
    """CL-14.9.1: Militia vanish, and its troops stay."""
    t = beach(3, {"Inf": 1}, {"HI": 2})
    t.rolls(1)
    t.red.lands(Inf=1)
    assert t.colony(HERE) == ("blue", 3) and t.garrison() == {"HI": 2} and t.state.assault is None


def test_one_of_the_victors_becomes_the_garrison():
    """CL-14.9.2, D-44: the captor says which unit is removed."""
    t = beach(0, {"Inf": 2, "Mar": 1})
    t.red.lands(Inf=2, Mar=1)
    assert t.red.offered(GARRISON) == ["infantry", "marines"]
    t.red.answers(GARRISON, "marines")
    assert t.garrison() == {"Inf": 2} and t.colony(HERE) == ("red", 0)


def test_yards_and_bases_fall_with_the_colony_and_fighters_without_room():
    """CL-14.9.3."""
    t = front(0)
    t.red.transports(1, Inf=1)
    invaders = t.red.has("DN", 6, ship_size=6)
    hex = t.hex(HERE)
    t.begins("red")
    yard = t.blue.has("SY", at=(6, 4))
    base = t.blue.has("Base", at=(6, 4))
    fighters = t.blue.has("F", 2, at=(6, 4), fighter=1)
    for slot in (yard, base, fighters):
        t.blue.fleet.hex[slot] = hex
    take(t.state, hex, 0)
    assert [t.blue.at(slot) for slot in (yard, base, fighters)] == [None] * 3 and t.red.at(invaders) == HERE


def test_those_who_think_no_further_fire_at_what_costs_most():
    """D-41: whoever nobody leads; the most expensive for one shot."""
    t = beach(3, {"Inf": 2, "Mar": 1}, {"Inf": 1})
    t.red.lands(Inf=2, Mar=1)
    a = t.state.assault
    by = line_of(t, "Inf", DEFENDER)
    aims = [line_of(t, "Mar", ATTACKER), line_of(t, "Inf", ATTACKER)]
    assert best_target(t.state, a, by, aims) == aims[1]  # one hit for 2 CP, not two for 3


@pytest.mark.parametrize(("first", "then"), [("Inf", "HI"), ("HI", "Inf")])
def test_a_player_orders_his_own_units_of_one_class(first, then):
    """CL-14.8.1, SE-5.3.3, D-32: Infantry and Heavy Infantry that attack, and Marines that defend, are of class D; a
    line is completed before the next. Whoever hits alike is not asked."""
    t = front(1)
    t.blue.stations(HERE, Mar=2, Inf=1)
    t.red.transports(1, drop=True, HI=1, Inf=2)
    t.fight()
    t.rolls(*[10] * 20)
    t.red.lands(HI=1, Inf=2)
    while not t.red.is_asked(LINE):
        assert not t.blue.is_asked(LINE)  # its Marines and its Infantry both have Attack 5
        t.blue.answers(FIRE, (*t.blue.offered(FIRE)[0], 1))
    assert len(t.red.offered(LINE)) == 2
    t.red.answers(LINE, line_of(t, first, ATTACKER))
    a = t.state.assault
    for _ in range(a.unfired[a.queue[0]]):
        assert t.red.decision(FIRE).source == line_of(t, first, ATTACKER)
        t.red.answers(FIRE, (*t.red.offered(FIRE)[0], 1))
    assert t.red.decision(FIRE).source == line_of(t, then, ATTACKER)
