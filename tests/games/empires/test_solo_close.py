"""Alien empires with the rules of the expansion (SE-25.19, AI-7)."""

import pytest

from rules import Chance, Setup, answer_at_random, new_game, waiting
from rules.empires.atoms import fleets, worlds
from rules.empires.ground.capture import take
from rules.empires.printed.constants import GREEN, SKILLED, WATCHES
from rules.empires.printed.levels import level
from rules.empires.printed.switches import AGAINST_RIVALS, SPACE
from rules.empires.solo import ashore, fleet_lists, research
from rules.empires.solo.fleet_lists import LADDER, Know
from rules.empires.solo.muster import muster
from rules.empires.state import experience_of, facts
from tests.games.empires.advantages import give
from tests.games.empires.rivals import FIRST, counter, human_showed, knows, ships, table
from tests.games.empires.support import GAME
from tests.games.empires.verbs import HERE, by_code

CLOSE = {"ap_close": "on", **dict.fromkeys(AGAINST_RIVALS, "on")}
HIGH = {"attack": 2, "defence": 2, "tactics": 3, "ship_size": 7}


def close_table(**options):
    return table(**{**CLOSE, "raiders": "off", **options})


# -- set-up


@pytest.mark.parametrize("name", [*SPACE, "ground", "flagship", "alien_cards", "nebula_mining"])
@pytest.mark.parametrize("solo", ["machines_small", "rivals_1", "amoebas"])
def test_nothing_of_the_expansion_is_refused_to_whoever_plays_alone(solo, name):
    """SE-24.2, SE-25.19, SE-26.2: what the rules of a solo game do not name is a house rule, or is not used."""
    options = {"solo": solo, "difficulty": "easy", name: "on"}
    assert GAME.excluded(Setup(GAME.id, [{}], options)) is None


def test_the_homeworld_is_rich_and_the_flagship_is_there():
    """SE-25.19."""
    g = new_game(GAME.id, Setup(GAME.id, [{}], {"solo": "rivals_1", "difficulty": "easy", **CLOSE}), 1)
    assert g.value[g.homeworld[0]] == 30 and g.alien_deck
    assert facts(g).code["FLAG"] in g.fleets[0].unit
    assert facts(g).code["Decoy"] not in facts(g).buildable


# -- technology (AI-7)


@pytest.mark.parametrize(
    ("cp", "have", "showed", "faces", "learned"),
    [
        (30, HIGH, {}, [5, 5], {"academy": 2}),  # nothing is left to learn of tactics
        (20, {**HIGH, "tactics": 2}, {}, [5], {"tactics": 3}),
        (20, {"ship_size": 7}, {}, [5, 3], {"attack": 1}),  # below Attack and Defence 2 these come first
        (20, HIGH, {"boarding": 1}, [1], {"security": 1}),
        (29, {**HIGH, "security": 1}, {"boarding": 1}, [1], {"attack": 3}),  # one level is enough
        (30, HIGH, {"ship_size": 7}, [6], {"fighter": 1}),  # fighters hunt Titans
        (30, HIGH, {"ship_size": 6}, [6], {"cloaking": 1}),
        (30, {"ship_size": 6}, {}, [3], {"ship_size": 7}),
    ],
)
def test_what_alien_empires_learn_of_the_expansion(cp, have, showed, faces, learned, dice):
    """SE-25.19, AI-7: a Military Academy, Security, fighters instead of Cloaking; Titans as rarely as Dreadnoughts."""
    t = close_table(raiders="on")
    knows(t, **have)
    human_showed(t, **showed)
    t.state.rivals[0].research = cp
    before = t.state.rivals[0].tech
    dice[:] = faces
    research.spend(t.state, FIRST, raiding=False, at_home=False)
    after, known = t.state.rivals[0].tech, facts(t.state)
    found = {
        each.id: level(after, i) for i, each in enumerate(known.technologies) if level(after, i) > level(before, i)
    }
    assert found == learned


def test_without_the_expansion_none_of_it_is_learnt(dice):
    """SE-25.10: a roll of 5 with the best tactics is rolled anew, and Ship Size ends with Dreadnoughts."""
    t = table()
    knows(t, **{**HIGH, "ship_size": 6})
    t.state.rivals[0].research, dice[:] = 30, [5, 1]
    research.spend(t.state, FIRST, raiding=False, at_home=False)
    known, tech = facts(t.state), t.state.rivals[0].tech
    assert (level(tech, known.academy), level(tech, known.attack)) == (0, 3)


@pytest.mark.parametrize(
    ("code", "technology", "seen"), [("TN", "ship_size", 7), ("BD", "boarding", 1), ("DN", "ship_size", 1)]
)
def test_alien_empires_remember_what_they_have_met(code, technology, seen):
    """SE-25.19, AI-7: Titans and Boarding Ships that the human has used in a battle."""
    t = close_table()
    t.red.knows(ship_size=7, boarding=1)
    t.red.has(code, 1, at=HERE, boarding=1) if code == "BD" else t.red.has(code, 1, at=HERE)
    counter(t, 6, HERE)
    t.begins("red").ends()
    assert level(t.state.seen_tech[0], facts(t.state).technology[technology]) == seen


# -- ships


def test_titans_are_their_largest_ships():
    """SE-25.12, SE-25.19: with Ship Size 7; they fit the content."""
    made = fleet_lists.build(40, Know(7), lambda: 10)
    assert (dict(made.ships), made.left) == ({"TN": 1, "SC": 1}, 2)
    known = facts(close_table().state)
    for code, cost, hull in LADDER:
        assert (known.cost[known.code[code]], known.hull[known.code[code]]) == (cost, hull)


@pytest.mark.parametrize(("academy", "crew"), [(0, GREEN), (1, SKILLED)])
def test_crews_of_alien_empires(academy, crew, dice):
    """SE-25.19, CL-3.2.1."""
    t = close_table()
    knows(t, academy=academy)
    counter(t, 12, HERE)
    muster(t.state, FIRST, t.hex(HERE), attacked=True)
    slots = [slot for slot, hex in enumerate(t.state.fleets[FIRST].hex) if hex == t.hex(HERE)]
    assert slots and {experience_of(t.state, FIRST, slot) for slot in slots} == {crew}


@pytest.mark.parametrize(
    ("cp", "raiding", "options", "carried_along"),
    [
        (12, False, {}, 1),
        (11, False, {}, 0),
        (12, True, {}, 0),
        (12, False, {"ground": "off"}, 0),
        (12, False, {"ap_close": "off"}, 0),
    ],
)
def test_which_fleets_bring_infantry_along(cp, raiding, options, carried_along, dice):
    """SE-25.19: every normal fleet of at least 12 CP has a free Transport with six Infantry."""
    t = close_table(**options)
    counter(t, cp, HERE, raiding)
    muster(t.state, FIRST, t.hex(HERE), attacked=False)
    assert ships(t, HERE).get("T", 0) == carried_along
    assert by_code(t, sum(t.state.fleets[FIRST].hold)) == ({"Inf": 6} if carried_along else {})


def test_nobody_brings_infantry_to_the_defence_of_a_homeworld(dice):
    """SE-25.17, SE-25.19."""
    t = close_table()
    t.state.rivals[0].fleet = 24
    muster(t.state, FIRST, t.state.rivals[0].hex, attacked=True)
    assert set(ships(t, (5, 1))) == {"SC"}


# -- landing


def invaded(value=5, cp=24, planet="planet"):
    """A fleet of aliens has come to a colony of the human, who ends his turn."""
    t = close_table()
    t.red.settles_at(HERE, value, planet)
    counter(t, cp, HERE)
    t.begins("red")
    return t


def test_infantry_comes_down_and_takes_the_colony(dice):
    """SE-25.19, CL-14.7.4, CL-14.9.2, CL-15.1.1: no bombardment before it; the captor learns and earns nothing."""
    t = invaded(3)
    dice[:] = [1, *[10] * 3, *[1] * 20]  # the fleet; three Militia miss while nobody fires back; then all die
    t.red.ends()
    g = t.state
    assert g.colony[t.hex(HERE)] == FIRST and g.value[t.hex(HERE)] == 1
    assert t.garrison() == {"Inf": 5}
    assert not t.happened("bombard") and not g.rivals[0].research
    assert [each.owner for each in g.captured] == [0]
    assert not GAME.violations(g)


def test_the_garrison_fights_them_off(dice):
    """SE-25.19, CL-14.9.1."""
    t = invaded(1)
    t.red.stations(HERE, Inf=6)
    dice[:] = [1, *[1] * 20]
    t.red.ends()
    assert t.state.colony[t.hex(HERE)] == 0 and t.state.value[t.hex(HERE)] == 1
    assert t.state.assault is None


def test_they_bombard_where_there_are_more_militia(dice):
    """SE-25.19: ruling; fewer ground units than Militia stay aboard."""
    t = close_table()
    home = t.state.homeworld[0]
    at = t.place(home)
    counter(t, 12, at)
    t.begins("red")
    dice[:] = [1, 1]
    t.red.ends()
    assert t.state.value[home] == 20 and t.state.assault is None
    assert by_code(t, sum(t.state.fleets[FIRST].hold)) == {"Inf": 6}


def test_they_do_not_live_on_barren_planets(dice):
    """SE-25.19, CL-14.7.3: alien empires know no Terraforming."""
    t = invaded(3, planet="barren")
    dice[:] = [1, 1]
    t.red.ends()
    assert t.state.colony[t.hex(HERE)] == 0 and t.state.value[t.hex(HERE)] == 1


def test_infantry_comes_down_after_the_second_round():
    """SE-25.19, CL-14.7.3, CL-14.7.6: while the battle goes on, and whoever wins it."""
    t = close_table()
    t.red.settles_at(HERE, 5)
    t.red.has("Base", 1, at=HERE)
    counter(t, 12, HERE)
    t.begins("red")
    t.rolls(*[10] * 30)
    t.red.ends()
    while not t.happened("landed"):
        assert t.state.battle.round <= 2
        t.give(answer_at_random(t.state, waiting(t.state)[0], Chance(1)))
    assert t.state.battle is not None and t.state.assault.by == [FIRST]


def test_infantry_for_which_there_is_no_room_dies(dice):
    """SE-25.19, CL-14.1.4: with a Transport that a mine destroys."""
    t = close_table()
    for _ in range(2):
        ashore.join_fleet(t.state, FIRST, t.hex(HERE), 12)
    t.red.has("Mine", 1, at=HERE, up=True, mines=1)
    t.red.settles_at(HERE, 5, "barren")
    t.begins("red").ends()
    t.give(answer_at_random(t.state, waiting(t.state)[0], Chance(1)))  # which of them the mine takes
    assert ships(t, HERE) == {"T": 1}
    assert by_code(t, sum(t.state.fleets[FIRST].hold)) == {"Inf": 6}


def test_a_captured_colony_grows():
    """CL-15.1.2, SE-7.7.1: for an alien empire as for everybody."""
    t = close_table()
    t.red.settles_at(HERE, 3)
    take(t.state, t.hex(HERE), FIRST)
    t.economy()
    t.red.sheet()
    assert t.state.colony[t.hex(HERE)] == FIRST and t.state.value[t.hex(HERE)] == 3


def test_a_titan_destroys_the_homeworld_of_an_alien_empire():
    """CL-6.4.3, SE-25.1, SE-25.4: that empire is out, and the last of them ends the game."""
    t = close_table()
    t.red.has("TN", 1, at=(5, 1), ship_size=7)
    for hex in [rival.hex for rival in t.state.rivals[1:]]:
        worlds.destroy_colony(t.state, hex, 0)
    t.fight()
    t.red.answers("bombardment.shot", ("raze", 0))
    assert t.kind((5, 1)) == "destroyed_planet"
    assert t.state.outcome is not None and t.state.outcome.reason == "empires.rivals_destroyed"


def test_titans_of_aliens_destroy_planets():
    """CL-6.4.1, SE-25.19: without a roll, the Colony and its planet."""
    t = close_table()
    t.red.settles_at(HERE, 5)
    fleets.add_group(t.state, FIRST, facts(t.state).code["TN"], 1, t.hex(HERE), up=True)
    t.begins("red").ends()
    assert t.colony(HERE) is None and t.kind(HERE) == "destroyed_planet"


def test_aliens_leave_a_homeworld_alone_that_was_captured_from_them():
    """CL-15.1.5, SE-25.4: they may not bombard it, and go on to another Colony."""
    t = close_table()
    hex = t.state.rivals[0].hex
    take(t.state, hex, 0)
    fleets.add_group(t.state, FIRST, facts(t.state).code["SC"], 1, hex, up=True)
    t.begins("red").ends()
    assert t.state.colony[hex] == 0 and t.state.value[hex] == 3
    assert hex not in t.state.fleets[FIRST].hex


def test_a_captured_colony_is_won_back_on_the_ground(dice):
    """SE-25.19, CL-15.1.5, CL-15.3.1: the human may not bombard it, but lands."""
    t = close_table()
    t.red.settles_at(HERE, 3)
    take(t.state, t.hex(HERE), FIRST)
    t.red.transports(1, Inf=2)
    t.red.has("CA", 1, at=HERE)
    t.fight()
    assert t.red.offered("bombardment.shot") == ["stop", "land"]
    t.red.answers("bombardment.shot", "land")
    dice[:] = [10, *[1] * 9]
    t.red.lands(Inf=2)
    assert t.state.colony[t.hex(HERE)] == 0 and not t.state.captured


# -- reactions (CL-10, CL-A28)


def besieged(at):
    """A fleet of aliens comes for a colony of the human."""
    t = close_table(reaction="on", ground="off")
    t.red.knows(exploration=2, movement=4)
    t.red.settles_at(HERE, 5)
    counter(t, 12, at)
    return t


def test_the_human_reacts_to_alien_empires():
    """CL-10.2.1: they are opponents whose movement is over."""
    t = besieged((5, 3))
    guard = t.red.has("CA", 2, at=(5, 5))
    t.begins("red", cycle=3).ends()
    t.red.answers("reaction.move", ("react", guard, t.hex(HERE), 2))
    b = t.state.battle
    assert b is not None and (b.hex, b.attacker, b.defender) == (t.hex(HERE), FIRST, 0)


def test_ships_that_watch_come_to_meet_alien_empires():
    """CL-A28, CL-22.8: into a hex without a battle; the human is the attacker there."""
    t = besieged((5, 2))
    guard = t.red.has("CA", 2, at=(6, 3))
    give(t, t.red, "a28")
    t.red.fleet.notes[guard] |= WATCHES
    t.begins("red", cycle=3).ends()
    b = t.state.battle
    assert t.red.at(guard) == (5, 3) and (b.attacker, b.defender) == (0, FIRST)
