"""Opponents of the program in the seat of a solo game have sense: machines leave them time, alien empires do not."""

from __future__ import annotations

import pytest

from rules import Chance
from rules.empires.ai import campaign
from rules.empires.ai.outlook import Outlook
from rules.empires.ai.rehearsal import Rehearsal
from rules.empires.ai.scouting import corridor
from rules.empires.ai.skill import ADMIRAL, Mind
from rules.empires.ai.squads import squads_of
from rules.empires.atoms import fleets, rivals
from rules.empires.battle.forces import Force
from rules.empires.battle.odds import odds
from rules.empires.printed.constants import NOWHERE
from rules.empires.printed.levels import with_level
from rules.empires.sight.beliefs import guess_sheet
from rules.empires.state import board, facts, monsters
from tests.games.empires.rivals import FIRST, knows, table
from tests.games.empires.support import galaxy
from tests.games.empires.test_ai_sense import bought

SHIPS = ("destroyer", "cruiser", "battlecruiser", "battleship", "dreadnought", "raider", "carrier")


def doomsday(cycle, cp=70):
    """The economy of a seat that expects machines, with all its home explored."""
    t = galaxy("red", options={"solo": "machines_large", "difficulty": "normal"})
    t.red.saves(cp)
    t.red.has("SY", 6, at=(1, 7))
    t.economy(cycle=cycle)
    return t


def test_before_the_machines_come_all_goes_into_technology():
    """SE-24.4, AI-3: ships would only cost maintenance; what ships need together is learnt together."""
    sheet = bought(doomsday(4), level="admiral")
    assert not any(sheet.get(name) for name in SHIPS)
    assert len({"ship_size", "attack", "defence"} & set(sheet["research"])) >= 2


def test_when_a_machine_is_there_ships_are_built():
    """SE-24.4."""
    t = doomsday(9)
    g = t.state
    fleets.add_group(g, monsters(g), facts(g).unit["machine_6"], 1, t.hex((6, 7)), up=True)
    assert any(bought(t, level="admiral").get(name) for name in SHIPS)


@pytest.mark.parametrize(("cycle", "learns"), [(4, True), (6, False), (8, True)])
def test_against_alien_empires_technology_and_ships_take_turns(cycle, learns):
    """SE-25.6, AI-3: they learn little, but get stronger: technology first, then most phases are for ships."""
    t = table()
    t.red.has("SY", 6, at=(1, 7))
    t.red.has("SC", 5, at=(1, 7))
    t.red.knows(ship_size=2, minesweep=1)
    t.economy(cycle=cycle, saved=40)
    sheet = bought(t, level="admiral")
    assert ("attack" in sheet["research"]) is learns
    assert any(sheet.get(name) for name in SHIPS) is (cycle == 6)


def test_a_strike_against_an_alien_homeworld_is_carried_through(monkeypatch):
    """SE-25.6: raiders near the own colonies do not call the fleet back, and it does not turn back for a guess."""
    t = table()
    t.red.has("CA", 6, at=(4, 3), ship_size=3)
    fleets.add_group(t.state, FIRST, facts(t.state).code["DD"], 1, t.hex((3, 4)), up=True)
    t.begins("red")
    monkeypatch.setattr(Outlook, "winning", lambda look, hex, ours, phases=0: 0.3 if hex in look.fronts else 1.0)
    look = Outlook(t.state, 0, Mind(ADMIRAL, Chance(1)))
    assert campaign.campaign(look, set(), t.hex((5, 1)))[1] == t.hex((5, 1))
    assert campaign.campaign(look, set(), NOWHERE)[1] == t.hex((3, 4))


def test_everybody_has_seen_when_an_alien_fleet_set_out():
    """SE-25.8, AI-6: its Fleet column is empty then."""
    t = table()
    g = t.state
    g.cycle = 8
    rivals.launch(g, FIRST, 30, False)
    assert g.rivals[0].launched == [8]
    g.cycle = 9
    sheets = [guess_sheet(g, FIRST, Chance(seed)) for seed in range(20)]
    assert all(sheet.fleet == 0 and len(sheet.launched) == 1 for sheet in sheets)
    g.rivals[0].launched = []
    assert all(guess_sheet(g, FIRST, Chance(seed)).fleet > 0 for seed in range(20))


def test_the_sheet_of_an_alien_empire_is_imagined_by_its_tables():
    """SE-25.6, AI-6: by the phases that have passed; what was seen has been paid for; nothing is read from it."""
    t = table()
    g = t.state
    g.cycle = 1
    assert guess_sheet(g, FIRST, Chance(1))[:3] == (0, 0, 0)
    g.cycle = 9
    first = guess_sheet(g, FIRST, Chance(1))
    g.rivals[0].fleet, g.rivals[0].research, g.rivals[0].defence = 99, 99, 50
    knows(t, attack=2)  # which nobody has seen
    assert guess_sheet(g, FIRST, Chance(1)) == first
    g.rivals[0].seen = with_level(g.rivals[0].seen, facts(g).attack, 1)
    assert guess_sheet(g, FIRST, Chance(1)).research == max(0, first.research - 20)


def test_a_goal_is_not_given_up_for_a_little_less_hope(monkeypatch):
    """Plans outlive a turn: whoever has set out turns back only when it has become much worse."""
    t = galaxy()
    t.red.has("CA", 4, at=(5, 4), ship_size=3)
    t.begins("red")
    monkeypatch.setattr(Outlook, "winning", lambda look, hex, ours, phases=0: 0.55)
    look = Outlook(t.state, 0, Mind(ADMIRAL, Chance(1)))
    main, goal = squads_of(look, set())[0], t.hex((10, 4))
    assert campaign.chosen(look, main, NOWHERE) is None
    found = campaign.chosen(look, main, goal)
    assert found is not None and found.hex == goal


def test_hits_beyond_the_hull_do_not_stop_a_simulation():
    """CL-E38: a hull that was larger in a later round."""
    t = galaxy()
    known = facts(t.state)
    cruiser = known.code["CA"]
    found = odds(t.state, t.hex((5, 4)), (0, 1), ([Force(cruiser, 0, 1)], [Force(cruiser, 0, 1, damage=2)]), 1, 20)
    assert found.win[0] > 0.5


def test_ways_to_all_alien_empires_are_looked_for():
    """SE-25.2, AI-2: with more Scouts than for one enemy, and on all ways."""
    t = table()
    look = Outlook(t.state, 0, Mind(ADMIRAL, Chance(1)))
    assert sorted(t.place(hex) for hex in look.fronts) == [(5, 1), (5, 13)]
    ways = [corridor(look, goal)[-1] for goal in look.fronts]
    assert ways == look.fronts
    t.marker((4, 2), "planet")
    for at in ((4, 1), (5, 2)):
        t.marker(at, "planet")
    t.red.has("SY", 6, at=(1, 7))
    t.economy(cycle=2)
    assert bought(t, level="admiral").get("scout", 0) >= 3


def test_ships_that_give_too_little_for_their_price_are_not_built():
    """AI-4: Minesweepers are no warships."""
    t = table()
    t.red.knows(minesweep=1)
    look = Outlook(t.state, 0, Mind(ADMIRAL, Chance(1)))
    codes = {look.known.units[each.units[0][0]].code for each in Rehearsal(look, 60.0, 40).worthy(t.state.tech[0])}
    assert codes == {"SC"}


@pytest.mark.parametrize(("map", "waits"), [("rivals_1", False), ("", True)])
def test_against_alien_empires_nobody_is_waited_for(map, waits, monkeypatch):
    """SE-25.6: the fleet that can take a Homeworld goes at once; against players it gathers first."""
    t = table() if map else galaxy()
    home = t.place(t.state.homeworld[0])
    t.red.has("CA", 4, at=home, ship_size=3)
    t.red.has("CA", 3, at=next(t.place(hex) for hex in board(t.state).around[t.state.homeworld[0]]), ship_size=3)
    t.begins("red")
    monkeypatch.setattr(Outlook, "winning", lambda look, hex, ours, phases=0: 0.9)
    look = Outlook(t.state, 0, Mind(ADMIRAL, Chance(1)))
    orders, goal, _ = campaign.campaign(look, set(), NOWHERE)
    main = [each for each in orders if each.way[0] == t.hex(home)]
    assert goal != NOWHERE and (not main) is waits
