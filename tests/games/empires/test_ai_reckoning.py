"""The Admiral reckons with what a Homeworld hides, with all squads of an enemy who comes, and with all of his own."""

from __future__ import annotations

import pytest

from rules import Chance
from rules.empires.ai import campaign
from rules.empires.ai.might import phases_before, reckoned
from rules.empires.ai.outlook import Outlook
from rules.empires.ai.research import answers_to
from rules.empires.ai.skill import ADMIRAL, CAPTAIN, Mind
from rules.empires.ai.squads import squads_of
from rules.empires.battle.forces import Force
from rules.empires.printed.constants import NOWHERE
from rules.empires.printed.levels import with_level
from rules.empires.state import facts
from tests.games.empires.support import galaxy

HOME, ENEMY = (3, 5), (10, 4)


def look_of(t, skill=ADMIRAL):
    return Outlook(t.state, 0, Mind(skill, Chance(1)))


def hidden(t, phases=0, there=()):
    """What is reckoned with over Blue's Homeworld, by code."""
    known = facts(t.state)
    found = reckoned(t.state, 1, t.hex(ENEMY), there, phases)
    return {known.units[force.unit].code: force.units for force in found}


@pytest.mark.parametrize(("skill", "goes"), [(CAPTAIN, True), (ADMIRAL, False)])
def test_a_homeworld_is_not_taken_for_what_a_guess_shows_of_it(skill, goes):
    """AI-5, AI-6: a closed counter may seem to be a single shipyard; a Base and more yards are there all the same."""
    t = galaxy()
    t.blue.has("SY", 1, at=ENEMY)
    t.red.has("CA", 3, at=(9, 4), ship_size=3)
    t.begins("red", cycle=9)
    look = look_of(t, skill)
    found = campaign.chosen(look, squads_of(look, set())[0], NOWHERE)
    assert (found is not None and found.hex == t.hex(ENEMY)) is goes


def test_what_a_homeworld_hides_grows_with_time():
    """SE-13, SE-7.5: shipyards at once, then a Base, then Mines; earlier, if they were seen."""
    t = galaxy()
    yard = t.blue.has("SY", 1, at=ENEMY)
    t.begins("red", cycle=3)
    assert hidden(t) == {"SY": 5}
    t.state.cycle = 9
    assert hidden(t) == {"Base": 1, "SY": 7}
    t.state.cycle = 20
    assert hidden(t) == {"Base": 1, "Mine": 4, "SY": 9}
    t.blue.fleet.up[yard] = True  # nothing is closed any more
    assert hidden(t) == {}


def test_ships_are_built_before_a_fleet_arrives():
    """SE-2.4: three turns, then an Economic Phase."""
    assert [phases_before(1, steps, 1.0) for steps in (1, 3, 4, 6, 7)] == [0, 0, 1, 1, 2]
    assert phases_before(3, 1, 1.0) == 0 and phases_before(3, 2, 1.0) == 1
    t = galaxy()
    t.begins("red", cycle=3)
    assert not hidden(t) and sum(hidden(t, phases=1).values()) > 0


def test_whoever_has_shown_mines_lays_more_of_them():
    """SE-13: a counter beside the shipyards may be a field of them, and each more so."""
    t = galaxy()
    for _ in range(3):
        t.blue.has("SY", 1, at=ENEMY)
    t.blue.shows(mines=1)
    t.begins("red", cycle=9)
    known = facts(t.state)
    guessed = [Force(known.code["Mine"], 0, 3)]
    assert hidden(t)["Mine"] == 8 and hidden(t, there=guessed)["Mine"] == 5


@pytest.mark.parametrize("seen", [True, False])
def test_mines_that_were_seen_are_swept(seen):
    """AI-3, SE-13: all of them lie in one hex, so that Minesweep 1 is not enough."""
    t = galaxy()
    known = facts(t.state)
    t.begins("red", cycle=9)
    if seen:
        t.state.seen_tech[1] = with_level(t.state.seen_tech[1], known.technology["mines"], 1)
    assert (("minesweep", 2) in list(answers_to(look_of(t)))) is seen


def test_squads_that_win_only_together_gather_before_they_strike(monkeypatch):
    """AI-5: the main fleet waits, the others come, and all go then."""
    t = galaxy()
    main = t.red.has("CA", 4, at=(6, 4), ship_size=3)
    other = t.red.has("CA", 2, at=HOME, ship_size=3)
    t.blue.has("CA", 4, at=ENEMY, up=True, ship_size=3)
    t.begins("red")

    def winning(look, hex, ours, phases=0):
        return 0.9 if sum(force.units for force in ours) > 4 else 0.2

    monkeypatch.setattr(Outlook, "winning", winning)
    orders, goal, _ = campaign.campaign(look_of(t), set(), NOWHERE)
    assert goal == t.hex(ENEMY)
    assert main not in {each.slot for each in orders}
    assert next(each for each in orders if each.slot == other).way[0] == t.hex(HOME)
    assert campaign.campaign(look_of(t, CAPTAIN), set(), NOWHERE)[1] == NOWHERE


@pytest.mark.parametrize(("skill", "defends"), [(CAPTAIN, False), (ADMIRAL, True)])
def test_all_squads_of_an_enemy_who_comes_are_counted(skill, defends, monkeypatch):
    """AI-9: each of them alone could not take the Homeworld."""
    t = galaxy()
    t.red.has("CA", 6, at=(6, 5), ship_size=3)
    for place in ((4, 4), (4, 5)):
        t.blue.has("CA", 3, at=place, up=True, ship_size=3)
    t.begins("red")

    def withstands(look, whence, hex, ours, warily=False):
        return 0.2 if len(whence) > 1 and len(ours) < 1 else 0.9

    monkeypatch.setattr(Outlook, "withstands", withstands)
    look = look_of(t, skill)
    found = campaign._defence(look, squads_of(look, set())[0])
    assert (found is not None) is defends


@pytest.mark.parametrize(("skill", "units"), [(CAPTAIN, 5), (ADMIRAL, 8)])
def test_closed_counters_that_could_come_are_regarded_as_the_main_fleet(skill, units):
    """AI-9: what is guessed counter by counter is less than what sets out against a Homeworld."""
    t = galaxy()
    closed = t.blue.has("CA", 5, at=(4, 4), ship_size=3)
    shown = t.blue.has("CA", 5, at=(4, 5), up=True, ship_size=3)
    t.begins("red")
    look = look_of(t, skill)
    foe = t.blue.seat
    assert [force.units for force in look.coming(t.state, [(foe, closed), (foe, shown)])] == [units, 5]


@pytest.mark.parametrize(("chance", "stays"), [(0.9, True), (0.1, False)])
def test_nobody_waits_for_others_where_he_would_be_beaten(chance, stays, monkeypatch):
    """AI-5: a fleet that gathers goes back from the enemy's reach."""
    t = galaxy()
    main = t.red.has("CA", 4, at=(9, 4), ship_size=3)
    t.red.has("CA", 2, at=(6, 4), ship_size=3)
    t.blue.has("CA", 6, at=ENEMY, up=True, ship_size=3)
    t.begins("red")
    monkeypatch.setattr(Outlook, "winning", lambda look, hex, ours, phases=0: 0.9 if len(ours) > 1 else 0.2)
    monkeypatch.setattr(Outlook, "withstands", lambda look, whence, hex, ours, warily=False: chance)
    orders, goal, _ = campaign.campaign(look_of(t), set(), NOWHERE)
    assert goal == t.hex(ENEMY) and (main not in {each.slot for each in orders}) is stays


def test_of_large_battles_fewer_are_simulated():
    """P6: an answer takes two seconds at most; but nobody guesses by fewer battles than a lower level."""
    t = galaxy()
    look, cruiser = look_of(t), facts(t.state).code["CA"]
    few, many = [Force(cruiser, 0, 5)], [Force(cruiser, 0, 60)]
    assert look._runs(few, few) == ADMIRAL.runs > look._runs(many, many) >= 20
    assert look_of(t, CAPTAIN)._runs(many, many) == CAPTAIN.runs
