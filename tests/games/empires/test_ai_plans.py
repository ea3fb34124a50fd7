"""What opponents do with single rules: Nebulae, Mines, Colony Points, hiding what was seen."""

from __future__ import annotations

import pytest

from rules import Chance, imagine, waiting
from rules.empires.ai.campaign import chosen
from rules.empires.ai.errands import missing_links
from rules.empires.ai.outlook import Outlook
from rules.empires.ai.rehearsal import Rehearsal
from rules.empires.ai.skill import ADMIRAL, Mind
from rules.empires.ai.squads import squads_of
from rules.empires.economy.income import mined
from rules.empires.pipelines import linked
from rules.empires.words import NOWHERE
from tests.games.empires.support import galaxy
from tests.games.empires.test_ai_sense import bought, moves

NEBULAE = {"nebula_mining": "on"}


def look_of(t, seat=0):
    return Outlook(t.state, seat, Mind(ADMIRAL, Chance(1)))


def test_a_miner_goes_to_work_in_a_nebula_and_stays():
    """CL-18.2, CL-18.5: with a pipeline beside it, it gives CP; a second Miner goes for minerals instead."""
    t = galaxy(options=NEBULAE)
    t.marker((4, 5), "nebula", up=True)
    t.marker((3, 6), "minerals_5", up=True)
    t.red.knows(terraforming=2)
    t.red.has("MS", at=(3, 5))
    pipe = t.red.has("MS", at=(3, 5))
    first = t.red.has("Miner", at=(3, 5), terraforming=2)
    second = t.red.has("Miner", at=(3, 5), terraforming=2)
    for turn in (1, 2, 3):
        t.begins("red", turn=turn)
        moves(t, 0)
    assert sorted((t.red.at(first), t.red.at(second)))[-1] == (4, 5)
    assert t.red.at(pipe) == (4, 5)
    assert mined(t.state, 0, linked(t.state, 0)) == [t.hex((4, 5))]


def test_a_nebula_in_which_a_miner_works_is_joined():
    """CL-18.2."""
    t = galaxy(options=NEBULAE)
    t.marker((4, 5), "nebula", up=True)
    t.begins("red")
    assert t.hex((4, 5)) not in missing_links(look_of(t))
    t.red.has("Miner", at=(4, 5), terraforming=2)
    assert t.hex((4, 5)) in missing_links(look_of(t))


@pytest.mark.parametrize(("options", "wanted"), [(NEBULAE, True), ({}, False)])
def test_miners_that_can_work_in_nebulae_are_bought(options, wanted):
    """CL-18.3."""
    t = galaxy(options=options)
    t.marker((4, 5), "nebula", up=True)
    t.red.knows(terraforming=2 if options else 1)
    t.red.has("SY", 4, at=(3, 5))
    t.red.saves(30)
    t.economy(cycle=3)
    assert bool(bought(t).get("miner")) is wanted


@pytest.mark.parametrize(("razed", "goes"), [(2, True), (0, False)])
def test_the_last_colony_point_is_worth_a_detour(razed, goes):
    """AI-10, SE-23.10.2: the fleet turns from ships that it could beat to a colony that wins the game."""
    t = galaxy("red", "blue", "green", options={"victory": "short"})
    places = [t.place(hex) for hex in sorted(look_of(t).board.played)]
    home = t.place(t.state.homeworld[0])
    far = look_of(t).far[t.state.homeworld[0]]
    near = next(each for each in places if far[t.hex(each)] == 3 and look_of(t).is_calm(t.hex(each)))
    away = next(each for each in places if far[t.hex(each)] == 6 and look_of(t).is_calm(t.hex(each)))
    t.blue.settles_at(away, 1)
    t.red.has("CA", 5, at=home, ship_size=3)
    t.blue.has("CA", 2, at=near, up=True, ship_size=3)
    t.state.razed[0] = razed
    t.begins("red")
    look = look_of(t)
    found = chosen(look, squads_of(look, set())[0], NOWHERE)
    assert found is not None and (found.hex == t.hex(away)) is goes


@pytest.mark.parametrize(("level", "hides"), [("captain", True), ("cadet", False)])
def test_whoever_was_seen_hides_again_at_home(level, hides):
    """SE-4.15."""
    t = galaxy()
    slot = t.red.has("CA", 1, at=(3, 5), up=True, ship_size=3)
    t.begins("red")
    moves(t, 0, level)
    assert t.red.fleet.up[slot] is not hides


def test_mines_are_learnt_in_danger():
    """SE-13.4, AI-9: against large ships over the Homeworld's door they help most for their price."""
    t = galaxy()
    t.red.has("SY", 6, at=(3, 5))
    t.red.saves(30)
    t.blue.has("DN", 3, at=(4, 5), up=True, ship_size=6, attack=3, defence=3)
    t.blue.has("DN", 2, at=(4, 5), up=True, ship_size=6, attack=3, defence=3)
    for place in ((3, 4), (3, 6)):
        t.red.settles_at(place, 5)
    t.economy(cycle=6)
    sheet = bought(t, level="admiral")
    assert "mines" in sheet["research"] and sheet["mine"] >= 3


@pytest.mark.parametrize(("groups", "runs"), [(1, ADMIRAL.rehearses), (18, 3)])
def test_large_battles_are_rehearsed_less_often(groups, runs):
    """Nobody waits long for a sheet: the time for a battle grows with the ships in it."""
    t = galaxy()
    for _ in range(groups):
        t.red.has("SC", 6, at=(3, 5))
    assert Rehearsal(look_of(t), 60.0).runs == runs


def test_a_colony_that_gives_cp_is_not_blockaded_in_any_world():
    """SE-7.1.3, AI-6: closed counters over it are no ships that fight, as its owner's sheet shows."""
    t = galaxy()
    t.red.settles_at((5, 4), 5)
    t.blue.has("Decoy", 1, at=(5, 4))
    t.red.has("SY", 2, at=(3, 5))
    t.economy(cycle=3)
    places = dict(t.red.decision("economy.sheet").fields)["build"].slots
    for seed in range(6):
        asked = next(each for each in waiting(imagine(t.state, 0, Chance(seed))) if each.seat == 0)
        assert dict(asked.fields)["build"].slots == places
