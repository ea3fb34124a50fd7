"""Titans (CL-6)."""

import pytest

from rules import Chance, Illegal, imagine, view
from rules.empires.battle.volley import needed
from rules.empires.economy.refits import is_outdated
from rules.empires.flows.bombardment import RAZE, why_no_shot
from rules.empires.map.razing import doomed
from rules.empires.printed.constants import RAZES
from rules.empires.state import facts, may_join
from rules.empires.state.values import class_of, ship, speed
from tests.games.empires.advantages import table as advantage_table
from tests.games.empires.battles import theatre
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import FIRE, HERE

SHOT = "bombardment.shot"


def titans(**options):
    return theatre(titans="on", **options)


def need(t, by, slot, at, other):
    return needed(t.state, t.battle(), t.battle_line(by, slot), t.battle_line(at, other))


def ready(t, player, slot):
    """Everybody holds fire until it is the moment of a group."""
    while not (player.is_asked(FIRE) and any(o[1] == t.battle_line(player, slot) for o in player.offered(FIRE))):
        t.calm()


def test_a_titan_needs_ship_size_7():
    """CL-6.1.1: A7-3-x5 for 32 CP."""
    t = galaxy(options={"titans": "on"})
    t.red.has("SY", 6, at=(3, 5))
    t.red.knows(ship_size=6)
    t.economy(saved=30)
    with pytest.raises(Illegal, match="not_known"):
        t.red.sheet(build={"titan@3,5": 1})
    t.red.knows(ship_size=7)
    t.economy()
    t.red.sheet(build={"titan@3,5": 1})
    t.blue.sheet()
    assert t.red.codes() == ["SY", "TN"]
    assert class_of(t.state, ship(t.state, 0, t.red.has("TN"))) == 0


@pytest.mark.parametrize(("code", "left"), [("BB", 1), ("SC", 0), ("CA", 0)])
def test_each_hit_does_two_points_of_damage(code, left):
    """CL-6.1.2, EC-10: to one ship; what is left over is lost."""
    t = titans()
    ours, theirs = t.red.has("TN"), t.blue.has(code, 2)
    t.fight()
    t.blue.screens()
    ready(t, t.red, ours)
    t.red.fires(ours, theirs, rolls=1)
    assert (t.blue.count(theirs), t.blue.fleet.damage[theirs]) == ((2, 2) if left else (1, 0))


def test_a_titan_never_retreats_and_is_never_screened():
    """CL-6.1.3, SE-5.9.2."""
    t = titans()
    t.red.settles_at((6, 4))
    ours, escort, theirs = t.red.has("TN"), t.red.has("SC", 2), t.blue.has("CA", 2)
    t.fight()
    places = dict(t.red.decision("round.screen").fields)["units"].slots
    assert places == (t.red.line(escort),)
    t.red.screens()
    t.next_round()
    ready(t, t.red, ours)
    assert {o[0] for o in t.red.offered(FIRE) if o[1] == t.red.line(ours)} == {"fire", "hold"}
    assert t.blue.at(theirs)


def test_a_roll_of_1_does_not_hit_a_titan_unless_fighters_roll_it():
    """CL-6.1.4, CL-6.2.1: fighters have +1 against it."""
    t = titans()
    titan = t.red.has("TN", defence=3)
    t.red.has("SC", 6)
    scout, squadron = t.blue.has("SC", 3), t.blue.has("F", 3, fighter=1)
    t.blue.has("CV", fighter=1)
    t.fight()
    assert need(t, t.blue, scout, t.red, titan) == 3 - 3 - 3
    assert 5 + 1 - 3 - 3 < need(t, t.blue, squadron, t.red, titan) == 1


def test_the_fleet_size_bonus_against_a_titan():
    """CL-6.2.1, CL-6.2.2: only fighters get it, besides their own +1."""
    t = titans()
    titan = t.red.has("TN")
    cruisers, squadron = t.blue.has("CA", 4), t.blue.has("F", 3, fighter=3)
    t.fight()
    t.blue.screens()
    assert t.battle().bonus == 1
    assert need(t, t.blue, cruisers, t.red, titan) == 4 - 3
    assert need(t, t.blue, squadron, t.red, titan) == 7 + 1 + 1 - 3


def test_scouts_and_titans_end_in_a_stand_off():
    """EC-01, CL-6.1.4: neither retreats, and nobody can hit."""
    t = titans()
    ours, theirs = t.red.has("TN", defence=3), t.blue.has("SC")
    t.fight()
    for _ in range(2):
        t.calm()
        if t.blue.is_asked(FIRE):
            t.blue.fires(theirs, ours)
    assert t.state.battle is None and t.happened("battle_over", how="stand_off")


# -- fighters


def test_a_titan_with_bays_carries_three_squadrons():
    """CL-6.3.1: built with fighter technology or refitted to it; it is no Carrier, and can be shot at."""
    t = titans()
    bare, titan = t.red.has("TN", at=(4, 4), fighter=0), t.red.has("TN", fighter=1)
    t.red.has("F", 3, fighter=1)
    t.begins("red")
    assert ("carry", t.hex((5, 5))) in t.red.orders(titan)
    assert not any(o[0] == "carry" for o in t.red.orders(bare) if type(o) is tuple)
    t.red.goes(titan, (5, 5), verb="carry")
    assert t.red.groups((5, 5)) == [("TN", 1), ("F", 3)]


@pytest.mark.parametrize(("code", "name"), [("TN", "fighter"), ("CO", "terraforming")])
def test_there_is_one_level_of_bays_and_of_settlers(code, name):
    """SE-9.15, CL-6.3.1, SE-4.20.2: a better one gives them nothing, so they need no refit and may join."""
    t = theatre(titans="on", nebula_mining="on")
    old, new = t.red.has(code, at=(3, 5), **{name: 1}), t.red.has(code, at=(3, 5), **{name: 2})
    t.red.has("SY", at=(3, 5))
    assert t.red.level(name, old) == t.red.level(name, new) == 1
    assert not is_outdated(t.state, 0, old) and may_join(t.state, 0, old, new) == (code == "TN")


def test_it_can_be_shot_at_while_fighters_live():
    """CL-6.3.1."""
    t = titans()
    titan, squadron = t.red.has("TN", fighter=1), t.red.has("F", 3, fighter=1)
    gun = t.blue.has("BB", 2)
    t.fight()
    t.red.screens()
    ready(t, t.blue, gun)
    assert sorted(t.blue.aims(gun)) == sorted([t.red.line(titan), t.red.line(squadron)])


def test_fighters_beyond_its_room_are_lost_after_the_battle():
    """CL-6.3.2."""
    t = titans()
    titan, squadron = t.red.has("TN", fighter=1), t.red.has("F", 5, fighter=1)
    t.blue.has("SC")
    t.fight()
    t.red.screens()
    ready(t, t.red, titan)
    t.red.fires(titan, 0, rolls=1)
    assert t.state.battle is None and t.red.count(squadron) == 3


# -- the planet destroyer


def over(value=5, planet="planet", code="TN", **options):
    t = titans(**options)
    t.blue.settles_at(HERE, value, planet)
    titan = t.red.has(code)
    t.begins("red").ends()
    return t, titan


def test_a_titan_destroys_a_planet_with_its_colony():
    """CL-6.4.1, CL-6.4.4, CL-6.4.6, EC-47: no roll; the hex is Asteroids from now on."""
    t, titan = over()
    assert t.red.offered(SHOT) == ["stop", ("raze", titan)]
    t.red.answers(SHOT, ("raze", titan))
    assert t.colony(HERE) is None and t.kind(HERE) == "destroyed_planet" and not t.happened("roll")
    g = t.state
    assert facts(g).marker_kind[g.marker[t.hex(HERE)]] == "asteroids" and g.up[t.hex(HERE)]
    assert g.razed == [1, 0]


def test_a_titan_that_destroys_a_planet_is_in_combat():
    """CL-E31 (FIRST): a combat of any kind turns such a card up."""
    t = advantage_table("e31", titans="on", raiders="off", ground="off")
    t.blue.settles_at(HERE)
    titan = t.red.has("TN")
    t.begins("red").ends()
    t.red.answers(SHOT, ("raze", titan))
    assert [e.data["card"] for e in t.happened("card_shown")] == ["e31"]


def test_it_takes_a_homeworld_too():
    """CL-6.4.3: and with it the game."""
    t = titans()
    titan = t.red.has("TN", at=(10, 4))
    t.begins("red").ends()
    t.red.answers(SHOT, ("raze", titan))
    assert t.state.outcome is not None and t.state.outcome.places[0] == [0]


def test_a_planet_without_a_colony():
    """CL-6.4.2: as it was told in the Movement phase; a question would tell what a closed counter is."""
    t = titans()
    t.marker(HERE, "barren", up=True)
    t.marker((5, 5), "nebula", up=True)
    titan, other = t.red.has("TN"), t.red.has("TN", at=(5, 5))
    scout = t.red.has("SC")
    t.begins("red")
    assert "raze" not in t.red.orders(other) and "raze" not in t.red.orders(scout)
    t.red.does(titan, "raze")
    t.red.ends()
    assert t.kind(HERE) == "destroyed_planet" and t.red.fleet.up[titan]


def test_no_order_to_destroy_a_planet_with_a_colony():
    """CL-6.4.2, CL-6.4.4: an own Colony is safe, also one that was settled after the order; an enemy's is shot at in
    the bombardment step."""
    t = titans()
    t.red.settles_at(HERE)
    t.blue.settles_at((5, 6))
    titan, other = t.red.has("TN"), t.red.has("TN", at=(5, 6))
    t.red.fleet.notes[titan] |= RAZES
    t.begins("red")
    assert "raze" not in t.red.orders(titan) and "raze" not in t.red.orders(other)
    t.red.ends()
    t.red.answers(SHOT, "stop")
    assert (t.colony(HERE), t.colony((5, 6))) == (("red", 5), ("blue", 5))


def test_a_titans_third_colony_point_wins_at_once():
    """CL-6.4.6, SE-23.10.2."""
    t = theatre("red", "blue", "green", titans="on", victory="short")
    t.blue.settles_at(HERE)
    titan = t.red.has("TN")
    t.state.razed[0] = 2
    t.begins("red").ends()
    t.red.answers(SHOT, ("raze", titan))
    assert t.state.outcome is not None


@pytest.mark.parametrize(("code", "left"), [("R", "destroyed_planet"), ("SC", "barren")])
def test_only_enemies_in_the_open_keep_a_titan_from_a_bare_planet(code, left):
    """CL-6.4.2, EC-45: those who stay hidden do not."""
    t = galaxy(options={"titans": "on"})
    t.marker(HERE, "barren", up=True)
    titan, guard = t.red.has("TN"), t.blue.has(code, cloaking=int(code == "R"))
    t.red.fleet.notes[titan] |= RAZES
    assert bool(doomed(t.state, 0)) == (left == "destroyed_planet") and t.blue.count(guard)


def test_an_order_that_was_taken_back_or_left_behind():
    """CL-6.4.2."""
    for leave in (False, True):
        t = titans()
        t.marker(HERE, "barren", up=True)
        t.marker((5, 5), "planet", up=True)
        titan = t.red.has("TN")
        t.begins("red").does(titan, "raze")
        if leave:
            t.red.goes(titan, (5, 5))
        else:
            t.red.does(titan, "raze")
        t.red.ends()
        assert (t.kind(HERE), t.kind((5, 5))) == ("barren", "planet")


def test_what_a_titan_is_told_is_its_owners_secret():
    """UI-7."""
    seen = []
    for told in (False, True):
        t = titans()
        t.marker((9, 4), "barren", up=True)
        titan = t.blue.has("TN", at=(9, 4))
        t.begins("blue")
        if told:
            t.blue.does(titan, "raze")
        seen.append((view(t.state, 0), imagine(t.state, 0, Chance(2)).fleets))
    assert seen[0] == seen[1]


def test_not_against_a_colony_on_asteroids():
    """CL-6.4.5: there is no planet to destroy."""
    t = titans()
    t.marker(HERE, "asteroids", up=True)
    hex = t.hex(HERE)
    titan = t.red.has("TN")
    t.state.colony[hex], t.state.value[hex] = 1, 5
    assert why_no_shot(t.state, 0, hex, RAZE, titan).id == "empires.raze_asteroids"


def test_each_ship_decides_one_shot_at_a_time():
    """EC-57: a Cruiser bombards, then the Titan leaves nothing to shoot at."""
    t = titans()
    t.blue.settles_at(HERE)
    titan, cruiser = t.red.has("TN", 2), t.red.has("CA")
    t.begins("red").ends()
    assert t.red.offered(SHOT) == ["stop", ("fire", cruiser), ("raze", titan)]
    t.red.answers(SHOT, ("fire", cruiser, 1), rolls=1)
    assert t.colony(HERE) == ("blue", 3)
    t.red.answers(SHOT, ("raze", titan))
    assert t.colony(HERE) is None and not t.red.is_asked(SHOT)


# -- mines


def test_a_mine_only_scratches_a_titan():
    """CL-6.5.1, CL-6.5.2: one point of damage each; it fights on with it, and is repaired after the battle."""
    t = titans()
    titan = t.red.has("TN")
    t.blue.has("Mine", 3), t.blue.has("SC")
    t.fight()
    assert t.red.fleet.damage[titan] == 3 and t.blue.codes() == ["SC"]
    t.red.fires(titan, 1, rolls=1)
    assert t.state.battle is None and t.red.fleet.damage[titan] == 0


def test_five_mines_destroy_one():
    """CL-6.5.1."""
    t = titans()
    titan = t.red.has("TN", 2)
    t.blue.has("Mine", 6)
    t.fight()
    assert t.red.count(titan) == 1 and t.blue.codes() == []


def test_mines_are_shared_out_among_titans_and_others():
    """CL-6.5.1, D-28: a Titan can draw as many as it stands hits, a ship one."""
    t = titans()
    titan, scouts = t.red.has("TN"), t.red.has("SC", 2)
    t.blue.has("Mine", 4)
    t.fight()
    asked = t.blue.decision("battle.mines")
    assert dict(zip(asked.slots, asked.caps, strict=True)) == {
        t.red.line(titan): 5,
        t.red.line(scouts): 2,
    }
    t.blue.answers("battle.mines", tuple(2 for _ in asked.slots))
    assert t.red.codes() == ["TN"]


def test_fighters_that_ride_on_a_titan_are_no_targets():
    """CL-6.5.3, EC-46: only those beyond its room; they fall with it."""
    t = titans()
    titan, squadron = t.red.has("TN", fighter=1), t.red.has("F", 4, fighter=1)
    t.blue.has("Mine", 4)
    t.fight()
    asked = t.blue.decision("battle.mines")
    caps = dict(zip(asked.slots, asked.caps, strict=True))
    assert caps == {t.red.line(titan): 5, t.red.line(squadron): 1}
    t.blue.answers("battle.mines", tuple(4 if slot == t.red.line(titan) else 0 for slot in asked.slots))
    assert t.red.count(squadron) == 3  # no room for the fourth after the battle
    t = titans()
    t.red.has("TN", fighter=1), t.red.has("F", 3, fighter=1)
    t.blue.has("Mine", 5)
    t.fight()
    assert t.red.codes() == []


def test_a_titan_reacts_to_nothing_and_moves_like_any_ship():
    """CL-10.3.2."""
    t = titans()
    known = facts(t.state)
    assert known.reacts[known.titan] == known.reacts[known.code["SW"]] == 0
    titan = t.red.has("TN", movement=4)
    t.state.turn = 1
    assert speed(t.state, 0, titan) == 2
