"""Transports and ground units outside ground combat (CL-14.1 to CL-14.6)."""

import pytest

from rules import Chance, imagine
from rules.empires.economy.ledger import ledger_of
from rules.empires.ground.values import Aim, Soldier, attack, class_of, defence, hull, to_hit
from rules.empires.printed.kinds import CLASSES
from rules.empires.state import facts
from rules.empires.state.barracks import aboard
from rules.empires.state.values import attack as ship_attack
from rules.empires.state.values import class_of as ship_class
from rules.empires.state.values import defence as ship_defence
from rules.empires.state.values import hull as ship_hull
from rules.empires.state.values import ship
from tests.games.empires.armies import GROUND, LOST, front
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE, SHOT, by_code, numbers

# -- Transports


def test_transports_and_infantry_can_be_had_from_the_start():
    """CL-14.1.1: Transports E1-1-x1 for 6 CP with maintenance 1, and Infantry; nothing of it without the rule."""
    t = galaxy(options=GROUND)
    t.red.has("SY", 3, at=(3, 5))
    ships = t.red.has("T", 2)
    one = ship(t.state, 0, ships)
    values = (ship_class(t.state, one), ship_attack(t.state, one), ship_defence(t.state, one), ship_hull(t.state, one))
    assert values == (CLASSES.index("E"), 1, 1, 1)
    t.economy()
    ledger = ledger_of(t.state, 0)
    assert ledger.maintenance.upkeep[ships] == 1 and ledger.cost[facts(t.state).transport] == 6
    before = t.red.cp
    t.red.sheet(build={"transport@3,5": 1}, troops={"infantry@3,5": 2})
    t.blue.sheet()
    assert t.red.cp == before - 2 - 6 - 2 * 2 and t.garrison((3, 5)) == {"Inf": 2}
    t = galaxy()
    t.red.has("SY", 3, at=(3, 5))
    t.economy()
    assert "troops" not in dict(t.red.decision("economy.sheet").fields)
    assert not [name for name in ledger_of(t.state, 0).names if name.startswith("transport")]


def home(**troops):
    """Transports of red over its Homeworld with ground units on it."""
    t = galaxy(options=GROUND)
    t.red.stations((3, 5), **troops)
    ships = t.red.has("T", at=(3, 5), movement=6)
    t.begins("red", turn=2)
    return t, ships


def test_ground_units_are_taken_up_in_passing():
    """CL-14.1.2: loading and unloading cost no movement, at any colony on the way."""
    t, ships = home(Inf=4)
    t.red.settles_at((4, 5))
    t.red.stations((4, 5), Mar=1)
    t.red.answers("movement.group", ships)
    t.red.answers("movement.order", ("embark", "infantry", 3))
    t.red.answers("movement.order", ("go", t.hex((4, 5)), 1))
    t.red.answers("movement.order", ("embark", "marines", 1))
    t.red.answers("movement.order", ("disembark", "infantry", 1))
    t.red.answers("movement.order", ("go", t.hex((5, 5)), 1))
    assert t.red.at(ships) == (5, 5) and t.red.hold(ships) == {"Inf": 2, "Mar": 1}
    assert t.garrison((3, 5)) == {"Inf": 1} and t.garrison((4, 5)) == {"Inf": 1}


def test_nobody_gets_farther_by_changing_ships():
    """CL-14.1.2, as SE-11.5: who came by ship in this turn stays, and only ships that have gone as far take over."""
    t, ships = home(Inf=1)
    t.red.settles_at((4, 5))
    waiting = t.red.has("T", at=(4, 5), movement=6)
    t.red.answers("movement.group", ships)
    t.red.answers("movement.order", ("embark", "infantry", 1))
    t.red.goes(ships, (4, 5))
    assert ("hand", "infantry", waiting) not in t.red.orders(ships)
    t.red.does(ships, "disembark", "infantry", 1)
    t.red.answers("movement.order", "done")
    assert ("embark", "infantry") not in t.red.orders(waiting)
    t.begins("red", turn=3)
    assert ("embark", "infantry") in t.red.orders(waiting)
    t.red.does(ships, "embark", "infantry", 1)
    t.red.answers("movement.order", ("hand", "infantry", waiting, 1))
    assert t.red.hold(waiting) == {"Inf": 1} and t.red.hold(ships) == {}


def test_a_transport_carries_six_and_explores_nothing():
    """CL-14.1.3: and pays maintenance empty or not."""
    t, ships = home(Inf=9)
    t.red.answers("movement.group", ships)
    t.red.cannot("movement.order", ("embark", "infantry", 7), "core.out_of_range")
    t.red.answers("movement.order", ("embark", "infantry", 6))
    assert ("embark", "infantry") not in t.red.offered("movement.order")
    t.red.answers("movement.order", "done")
    t.marker((4, 5), "planet")
    t.red.answers("movement.group", ships)
    t.red.cannot("movement.order", ("go", t.hex((4, 5)), 1), "empires.blind", rule="SE-6.10")
    t.red.answers("movement.order", "done")
    scout = t.red.has("SC", at=(3, 5))
    t.red.goes(scout, (4, 5))
    t.red.goes(ships, (4, 5))
    t.red.does(scout, "scuttle", 1)
    t.red.ends()
    assert not t.state.up[t.hex((4, 5))]


def test_a_part_of_a_group_takes_its_share_along():
    """CL-14.1.4: the ships that leave are filled first; joining puts all together again."""
    t, _ = home()
    pair = t.red.transports(2, at=(4, 5), Inf=5, Mar=3)
    t.red.goes(pair, (5, 5), count=1)
    other = next(slot for slot in range(len(t.red.fleet.hex)) if t.red.at(slot) == (5, 5))
    assert t.red.hold(other) == {"Inf": 3, "Mar": 3} and t.red.hold(pair) == {"Inf": 2}
    t.red.goes(pair, (5, 5))
    t.red.does(pair, "join", other, 1)
    assert t.red.hold(other) == {"Inf": 5, "Mar": 3}


def test_the_owner_chooses_who_dies_with_a_transport():
    """CL-14.1.4: units beyond the room of those that are left; they are on no single ship (D-42)."""
    t = galaxy(options=GROUND)
    pair, other = t.red.transports(1, Inf=4, Mar=1), t.red.transports(1, drop=True, Inf=2)
    foe = t.blue.has("DN", 1, ship_size=6)
    t.fight()
    t.red.screens()
    t.blue.fires(foe, pair, rolls=1)
    assert t.red.at(pair) is None and t.red.is_asked(LOST)
    wrong = {"troops": numbers(t.red, LOST, Inf=2)}
    t.red.cannot(LOST, wrong, "empires.troops_die", "CL-14.1.4")
    t.red.answers(LOST, {"troops": numbers(t.red, LOST, Inf=1)})
    assert t.red.hold(other) == {"Inf": 5, "Mar": 1}


@pytest.mark.parametrize("troops", [{}, {"Inf": 3}])
def test_whoever_loses_a_transport_is_asked_even_if_all_find_room(troops):
    """CL-14.1.4, UI-7: not being asked would tell that they were not full."""
    t = galaxy(options=GROUND)
    pair, foe = t.red.transports(2, **troops), t.blue.has("DN", 1, ship_size=6)
    t.fight()
    t.red.screens()
    t.blue.fires(foe, pair, rolls=1)
    t.red.answers(LOST, {"troops": numbers(t.red, LOST)})
    assert t.red.hold(pair) == troops


def test_ground_units_die_with_the_last_transport():
    """CL-14.2.1: and nobody is asked."""
    t = galaxy(options=GROUND)
    ships, foe = t.red.transports(1, Inf=3), t.blue.has("DN", 2, ship_size=6)
    t.fight()
    t.blue.screens()
    t.blue.fires(foe, ships, rolls=1)
    assert t.state.battle is None and not any(t.red.fleet.hold)


def test_whoever_is_lost_in_a_black_hole_says_who_dies():
    """CL-14.1.4, SE-6.6, SE-6.3: like whoever enters it."""
    t = front(owner="red")
    t.marker((6, 4), "lost")
    t.marker((6, 5), "black_hole", up=True)
    escort, ships = t.red.has("SC", at=HERE), t.red.transports(2, Inf=6, Mar=6)
    t.begins("red").goes(escort, (6, 4))
    t.red.goes(ships, (6, 4))
    t.red.ends()
    t.blue.answers("lost.direction", t.hex((6, 5)), rolls=(1, 1, 10))
    t.red.answers(LOST, {"troops": numbers(t.red, LOST, Inf=6)})
    assert t.red.count(ships) == 1 and t.red.hold(ships) == {"Mar": 6}


def test_a_black_hole_takes_troops_with_their_ships():
    """CL-14.1.4, SE-6.3: and whoever may have Transports is asked (UI-7)."""
    for code in ("T", "SC"):
        t = galaxy(options=GROUND)
        t.marker((6, 4), "black_hole", up=True)
        ships = t.red.has(code, 2)
        if code == "T":
            t.red.fleet.hold[ships] = 8
        t.begins("red")
        t.red.answers("movement.group", ships, rolls=(9, 1))
        t.red.answers("movement.order", ("go", t.hex((6, 4)), 2))
        lost = {"Inf": 2} if code == "T" else {}
        t.red.answers(LOST, {"troops": numbers(t.red, LOST, **lost)})
        assert t.red.hold(ships) == ({"Inf": 6} if code == "T" else {})


def test_scuttling_transports_gives_up_the_cheapest_troops():
    """SE-4.14, CL-14.2.1."""
    t = galaxy(options=GROUND)
    pair = t.red.transports(2, Inf=4, Mar=4)
    t.begins("red").does(pair, "scuttle", 1)
    assert t.red.hold(pair) == {"Inf": 2, "Mar": 4}


def test_ground_combat_3_gives_drop_ships():
    """CL-14.1.5, SE-9.15: Defence 2, by building or a refit; levels below leave no trace on a ship."""
    t = galaxy(options=GROUND)
    t.red.has("SY", at=(3, 5))
    old = t.red.has("T", at=(3, 5))
    t.red.knows(ground_combat=2)
    other = t.red.has("T", at=(3, 5))
    t.red.saves(9)
    t.begins("red")
    assert ("join", other) in t.red.orders(old) and "refit" not in t.red.orders(old)
    t.red.knows(ground_combat=3)
    t.red.does(old, "refit", 1)
    assert ship_defence(t.state, ship(t.state, 0, old)) == 2
    assert ship_defence(t.state, ship(t.state, 0, other)) == 1


def test_ground_units_of_transports_that_are_scuttled_for_a_counter_find_room_or_die():
    """CL-14.1.4, SE-4.14, D-42: whoever screens a part of a group may need a counter."""
    t = galaxy(options=GROUND)
    one, many = t.red.transports(1, Inf=6), t.red.transports(3, Inf=17, Mar=1)
    for column in range(1, 5):
        t.red.has("T", at=(3, column))
    t.blue.has("SC")
    t.fight()
    b = t.state.battle
    given_up, part = b.slot.index(one), b.slot.index(many)
    units = dict(t.red.decision("round.screen").fields)["units"].slots
    t.red.answers("round.screen", {"units": tuple(int(each == part) for each in units), "scuttle": (given_up,)})
    t.red.answers(LOST, {"troops": numbers(t.red, LOST, Inf=6)})
    assert by_code(t, aboard(t.state, 0, t.hex(HERE))) == {"Inf": 17, "Mar": 1}


# -- ground units

TABLE = {
    "Inf": (("D", 5), ("D", 5), 1, 1, 2, 1, 10),
    "Mar": (("C", 6), ("D", 5), 1, 2, 3, 2, 8),
    "HI": (("D", 4), ("C", 6), 2, 2, 3, 2, 10),
    "Grav": (("C", 6), ("C", 6), 2, 2, 4, 3, 6),
    "Mil": (None, ("E", 5), 0, 1, 0, 0, 0),
}


@pytest.mark.parametrize("code", TABLE)
def test_ground_units_are_as_printed(code):
    """CL-14.2.2, CL-14.10.1: Marines and Heavy Infantry fire differently when they attack and when they defend."""
    g = galaxy(options=GROUND).state
    kind = facts(g).troop[code]
    attacking, defending, guard, hits, cost, level, counters = TABLE[code]
    for attacks, arms in ((True, attacking), (False, defending)):
        one = Soldier(0, kind, 0, attacks)
        if arms is not None:
            assert (CLASSES[class_of(g, one)], attack(g, one)) == arms
        assert (defence(g, one), hull(g, one)) == (guard, hits)
    printed = facts(g).troops[kind]
    assert (printed.cost, printed.level, printed.counters) == (cost, level, counters)


def test_a_number_to_hit_is_attack_less_defence_and_a_one_hits():
    """CL-14.8.4."""
    g = galaxy(options=GROUND).state
    kinds = facts(g).troop
    assert to_hit(g, Aim(Soldier(0, kinds["Mar"], 0, True), Soldier(1, kinds["Mil"], 0, False))) == 6
    assert to_hit(g, Aim(Soldier(0, kinds["HI"], 0, True), Soldier(1, kinds["HI"], 0, False))) == 2
    weak = Aim(Soldier(0, kinds["HI"], 0, True), Soldier(1, kinds["HI"], 0, False, supported=True))
    assert to_hit(g, weak) == 1


def test_ground_units_cost_no_maintenance_and_fight_in_no_space_battle():
    """CL-14.2.1: they cannot be shot at, stay when their planet changes nothing, and die with their colony."""
    t = front(value=1)
    t.blue.stations(HERE, Inf=3)
    t.economy()
    assert ledger_of(t.state, 1).maintenance.due == 0
    t.red.sheet(), t.blue.sheet()
    t = front(value=1)
    t.blue.stations(HERE, Inf=3)
    scouts = t.red.has("SC", 1)
    t.fight()
    assert t.state.battle is None
    t.red.answers(SHOT, ("fire", scouts, 1), rolls=1)
    assert t.colony(HERE) is None and t.garrison() == {}


# -- buying


def test_a_colony_raises_as_many_as_it_is_worth():
    """CL-14.3.1, EX-6, D-54: a colony that produced 3 CP raises at most three, of any kinds; no shipyard is needed."""
    t = front(value=3, owner="red")
    t.red.knows(ground_combat=2)
    t.economy(saved=20)
    four = t.red.filled(troops={"infantry@5,4": 2, "marines@5,4": 2})
    t.red.cannot("economy.sheet", four, "empires.too_many_troops", "CL-14.3.1")
    t.red.sheet(troops={"infantry@5,4": 2, "marines@5,4": 1})
    t.blue.sheet()
    assert t.garrison() == {"Inf": 2, "Mar": 1}


def test_no_troops_where_a_colony_is_blockaded_or_new():
    """CL-14.3.1, CL-14.3.2: its value is that of the income step."""
    t = front(value=0, owner="red")
    t.red.settles_at((6, 4), 5)
    t.blue.has("SC", at=(6, 4))
    t.economy(saved=20)
    places = {slot.partition("@")[2] for slot, _, _ in dict(t.red.decision("economy.sheet").fields)["troops"].slots}
    assert places == {str(t.hex((3, 5)))}


def test_better_troops_need_their_level_bought_before_or_now():
    """CL-14.2.2, SE-7.5.1."""
    t = galaxy(options=GROUND)
    t.economy(saved=20)
    t.red.cannot("economy.sheet", t.red.filled(troops={"marines@3,5": 1}), "empires.not_known", "CL-14.2.2")
    t.red.sheet(research=("ground_combat",), troops={"marines@3,5": 1})
    t.blue.sheet()
    assert t.garrison((3, 5)) == {"Mar": 1}


def test_troops_need_counters_of_six():
    """SE-2.2.3, SE-7.5.6: six units on each."""
    t = galaxy(options=GROUND)
    t.red.knows(ground_combat=3)
    for column in range(1, 6):
        t.red.settles_at((5, column), 3)
        t.red.stations((5, column), Grav=6)
    t.red.stations((3, 5), Grav=4)
    t.economy(saved=30)
    t.red.cannot("economy.sheet", t.red.filled(troops={"grav_armor@3,5": 3}), "empires.no_counter", "SE-7.5.6")
    t.red.sheet(troops={"grav_armor@3,5": 2})


def free_troops(colonies, level=1, blockaded=0, smaller=None):
    t = galaxy(options=GROUND)
    t.red.knows(ground_combat=level)
    if smaller:
        t.red.settles_at(smaller, 3)
    for column in range(1, colonies + 1):
        t.red.settles_at((5, column), 5)
        if column <= blockaded:
            t.blue.has("SC", at=(5, column))
    t.economy()
    return t


def names(t):
    field = dict(t.red.decision("economy.sheet").fields).get("free_troops")
    return {t.place(int(slot.partition("@")[2])): None for slot, _, _ in field.slots} if field else {}


@pytest.mark.parametrize(("colonies", "blockaded", "many"), [(2, 0, 0), (3, 0, 1), (3, 1, 0), (5, 0, 1), (6, 0, 2)])
def test_one_free_unit_for_three_full_colonies(colonies, blockaded, many):
    """CL-14.5.1: not blockaded, and without the Homeworld."""
    t = free_troops(colonies, blockaded=blockaded)
    assert ledger_of(t.state, 0).recruits.free == many
    assert bool(names(t)) == bool(many)


def test_smaller_colonies_and_the_homeworld_bring_no_free_units():
    """CL-14.5.1: two full colonies, one of 3 CP, and a Homeworld that was bombed down to 5."""
    t = free_troops(2, smaller=(4, 4))
    assert ledger_of(t.state, 0).recruits.free == 0
    t = free_troops(2)
    t.state.value[t.state.homeworld[0]] = 5
    t.economy()
    assert ledger_of(t.state, 0).recruits.free == 0
    assert not names(t)


def test_free_units_are_infantry_at_first_and_better_ones_later():
    """CL-14.5.2: never Grav Armor."""
    for level, kinds in ((1, {"infantry"}), (2, {"marines", "heavy_infantry"}), (3, {"marines", "heavy_infantry"})):
        t = free_troops(3, level)
        recruits = ledger_of(t.state, 0).recruits
        levels = t.state.tech[0]
        offered = {place.kind for place in recruits.for_nothing() if recruits.is_free(place.kind, levels)}
        assert {facts(t.state).troops[kind].id for kind in offered} == kinds
        assert all(facts(t.state).troops[place.kind].free for place in recruits.for_nothing())
    t = free_troops(3, 2)
    t.red.cannot("economy.sheet", t.red.filled(free_troops={"infantry@5,1": 1}), "empires.not_free", "CL-14.5.2")


def test_free_units_come_beyond_the_limit_one_on_each_colony():
    """CL-14.5.3, EC-38: on full colonies or the Homeworld, not on a smaller one; what is not placed is lost."""
    t = free_troops(6, smaller=(4, 4))
    twice = {"infantry@5,1": 1, "infantry@5,2": 1, "infantry@5,3": 1}
    t.red.cannot("economy.sheet", t.red.filled(free_troops=twice), "empires.free_troops", "CL-14.5.3")
    assert sorted(names(t)) == [(3, 5), *((5, column) for column in range(1, 7))]
    t.red.sheet(troops={"infantry@5,1": 5}, free_troops={"infantry@5,1": 1})
    t.blue.sheet()
    assert t.garrison((5, 1)) == {"Inf": 6}
    t.economy(cycle=2)
    assert ledger_of(t.state, 0).recruits.free == 2
    t = free_troops(6, 2)
    both = {"marines@5,1": 1, "heavy_infantry@5,1": 1}
    t.red.cannot("economy.sheet", t.red.filled(free_troops=both), "empires.free_troops", "CL-14.5.3")


# -- planetary defence


@pytest.mark.parametrize(("troops", "defence"), [({}, 0), ({"Inf": 1}, 1), ({"Inf": 3}, 1), ({"Inf": 2, "Mar": 2}, 2)])
def test_ground_units_protect_a_colony_from_bombs(troops, defence):
    """CL-14.6.1: one to three give Defence 1, four or more 2; Militia do not count."""
    for roll in (3 - defence, 4 - defence):
        t = front()
        t.blue.stations(HERE, **troops)
        scouts = t.red.has("SC", 1)
        t.fight()
        t.red.answers(SHOT, ("fire", scouts, 1), rolls=roll)
        assert t.colony(HERE) == ("blue", 3 if roll == 3 - defence else 5)
        assert [e.data["defence"] for e in t.happened("planet_defence")] == [defence]


def test_transports_with_troops_may_bombard_before_they_land():
    """EC-20, CL-14.7.5: with E1."""
    t = front()
    ships = t.red.transports(1, Inf=6)
    t.fight()
    t.red.answers(SHOT, ("fire", ships, 1), rolls=1)
    assert t.colony(HERE) == ("blue", 3) and "land" in t.red.offered(SHOT)
    t.rolls(*[10] * 40, *[1] * 9)
    t.red.lands(Inf=6)
    assert not t.red.is_asked(SHOT)


# -- boarding


@pytest.mark.parametrize(("troops", "need"), [({}, 5 - 1), ({"Inf": 1}, 1)])
def test_a_transport_with_troops_cannot_be_captured(troops, need):
    """CL-14.1.3: Boarding Ships fire at it with their F1 instead (5 less its hull of 1 otherwise)."""
    t = galaxy(options={**GROUND, "boarding": "on"})
    party = t.red.has("BD", 1, boarding=1)
    ships = t.blue.transports(1, **troops)
    t.fight()
    while not t.red.is_asked("round.fire"):
        t.blue.answers("round.fire", next((*o, 1) for o in t.blue.offered("round.fire") if o[0] == "fire"), rolls=10)
    t.red.fires(party, ships, rolls=10)
    assert t.happened("shot")[-1].data["need"] == need
    assert [e.data["loaded"] for e in t.happened("manned")] == ([True] if troops else [])


def test_whoever_lands_his_last_troops_has_ships_that_can_be_captured():
    """CL-14.1.3: told anew at the beginning of every round."""
    t = front(owner="red", boarding="on")
    t.red.has("BD", 1, boarding=1)
    t.blue.transports(1, Inf=2)
    t.fight()
    while not t.blue.is_asked("landing.troops"):
        player = t.players[t.asked()[0][0]]
        if player.is_asked("round.screen"):
            player.screens()
            continue
        t.rolls(10)
        player.answers("round.fire", next((*o, 1) for o in player.offered("round.fire") if o[0] == "fire"))
    t.blue.lands(Inf=2)
    assert [e.data["loaded"] for e in t.happened("manned")] == [True, False]


def test_empty_transports_that_stay_behind_can_be_captured():
    """CL-14.1.3, CL-4.2.6: as soon as those with the troops have retreated, in the same round."""
    t = galaxy(options={**GROUND, "boarding": "on"})
    party = t.red.has("BD", 1, boarding=1)
    laden, empty = t.blue.transports(1, Inf=6), t.blue.has("T", 1, attack=1)
    t.blue.settles_at((8, 4))
    t.fight()
    while t.state.battle.round < 2 or not t.blue.is_asked("round.fire"):
        t.misses()
    away = next(o for o in t.blue.offered("round.fire") if o[:2] == ("retreat", t.blue.line(laden)))
    t.blue.answers("round.fire", (*away, 1))
    while not t.red.is_asked("round.fire"):
        t.misses()
    t.red.fires(party, empty, rolls=4)
    assert t.happened("shot")[-1].data["need"] == 5 - 1 and t.blue.at(empty) is None


def test_worlds_are_imagined_after_manned_transports_were_shot_down():
    """CL-14.1.3: nobody is aboard any more."""
    t = galaxy(options={**GROUND, "boarding": "on"})
    t.red.has("BD", 1, boarding=1)
    cruisers = t.red.has("CA", 2, ship_size=3)
    ships, last = t.blue.transports(1, Inf=1), t.blue.has("DN", 2, ship_size=6)
    t.fight()
    while not t.red.is_asked("round.fire"):
        t.blue.answers("round.fire", next((*o, 1) for o in t.blue.offered("round.fire") if o[0] == "fire"), rolls=10)
    t.red.fires(cruisers, ships, rolls=1)
    assert t.blue.at(ships) is None and t.blue.at(last) is not None and t.state.battle.manned == [1]
    assert imagine(t.state, 0, Chance(1)).battle.manned == [1]


def test_who_is_aboard_is_told_only_where_ships_could_be_boarded():
    """CL-14.1.3: without Boarding Ships it stays a secret."""
    t = galaxy(options={**GROUND, "boarding": "on"})
    t.red.has("SC", 1)
    t.blue.transports(1, Inf=1)
    t.fight()
    assert t.state.battle.round == 1 and t.state.battle.manned == [] and not t.happened("manned")
