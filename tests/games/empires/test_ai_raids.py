"""Opponents and raiders (AI-9): ships that beat them, unarmed ships out of their reach, a bid when fleets meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.empires.support import galaxy
from tests.games.empires.test_ai_sense import bought, moves

HOME, COLONY, BESIDE = (3, 5), (4, 5), (5, 5)
ALL_WARY = ("pilot", "captain", "admiral")
COST = {"scout": 6, "destroyer": 9, "cruiser": 12, "carrier": 12, "raider": 12}


def raided(at: Any = BESIDE, ships: int = 3, cp: int = 60, yards: int = 6) -> Any:
    """Red with a colony and shipyards; Cruisers of Blue are somewhere."""
    t = galaxy()
    t.red.settles_at(COLONY)
    t.red.has("SY", yards, at=HOME)
    t.red.has("Base", 1, at=HOME)
    t.red.knows(ship_size=3)
    t.red.saves(cp)
    t.blue.has("CA", ships, at=at, up=True, ship_size=3)
    return t


def warships(sheet: dict[str, Any]) -> int:
    return sum(sheet.get(name, 0) * cost for name, cost in COST.items())


@pytest.mark.parametrize("level", ALL_WARY)
def test_raiders_near_a_colony_are_met_with_ships(level):
    """AI-9: they come before technology and expansion, and squadrons without bays do not count."""
    t = raided()
    t.economy(cycle=7)
    sheet = bought(t, level=level)
    assert warships(sheet) >= 30
    assert sheet.get("squadron", 0) <= 3 * sheet.get("carrier", 0)


def test_raiders_who_cannot_be_beaten_are_not_met_piece_by_piece():
    """AI-9: then technology, or the Homeworld, is worth more."""
    t = raided(ships=6)
    t.blue.has("DN", 4, at=BESIDE, up=True, ship_size=6, attack=3, defence=3)
    t.economy(cycle=7)
    sheet = bought(t, level="admiral")
    assert sheet.get("cruiser", 0) < 3


@pytest.mark.parametrize(
    ("level", "escorts", "goes"),
    [*((level, 0, False) for level in ALL_WARY), ("captain", 6, True), ("admiral", 6, True)],
)
def test_unarmed_ships_go_only_where_nobody_can_fall_upon_them(level, escorts, goes):
    """AI-1, AI-9: a Colony Ship and a Miner wait while Cruisers could be there next, unless warships are with them."""
    t = galaxy()
    t.marker((4, 4), "planet", up=True)
    t.marker((4, 5), "minerals_5", up=True)
    settler, miner = t.red.has("CO", at=HOME), t.red.has("Miner", at=HOME)
    t.red.has("SY", 4, at=HOME)
    t.red.has("Base", 2, at=HOME, ship_size=2)
    t.red.has("SC", 1, at=HOME)
    t.blue.has("CA", 3, at=BESIDE, up=True, ship_size=3)
    for place in ((4, 4), (4, 5)) if escorts else ():
        t.red.has("CA", escorts, at=place, ship_size=3)
    t.begins("red")
    moves(t, 0, level)
    assert (t.red.at(miner) == (4, 5)) is goes
    assert t.colony((4, 4)) is not None if goes else t.red.at(settler) == HOME


def test_an_unarmed_ship_that_could_be_caught_goes_away():
    """AI-9: to the next own colony that is safe."""
    t = galaxy()
    t.red.has("Base", 2, at=HOME, ship_size=2)
    settler = t.red.has("CO", at=(4, 5))
    t.blue.has("CA", 3, at=BESIDE, up=True, ship_size=3)
    t.begins("red")
    moves(t, 0)
    assert t.red.at(settler) == HOME


def test_no_ships_are_bought_for_planets_beside_raiders():
    """AI-1."""
    t = raided()
    for place in ((4, 4), (5, 6)):
        t.marker(place, "planet", up=True)
    t.economy(cycle=7, saved=90)
    sheet = bought(t, level="admiral")
    assert not sheet.get("colony_ship") and not sheet.get("pipeline")


@pytest.mark.parametrize(("at", "low", "high"), [((6, 4), 3, 12), ((10, 4), 0, 1)])
def test_who_moves_first_is_paid_for_when_fleets_face_each_other(at, low, high):
    """AI-8, SE-7.4: by what is at stake, and before the rest is spent."""
    t = raided(at=at, ships=4)
    t.red.has("CA", 4, at=COLONY, ship_size=3)
    t.economy(cycle=7)
    assert low <= bought(t, level="admiral")["bid"] <= high


@pytest.mark.parametrize("level", ALL_WARY)
def test_squadrons_that_stand_about_get_carriers_before_technology(level):
    """SE-11.1, AI-4."""
    t = raided(at=(10, 4), cp=20)
    t.red.has("F", 6, at=HOME, fighter=1)
    t.economy(cycle=7)
    assert bought(t, level=level).get("carrier") == 2


@pytest.mark.parametrize(("level", "colonies", "yards"), [("captain", 2, 0), ("admiral", 2, 0), ("admiral", 4, 1)])
def test_no_shipyards_beyond_what_there_is_money_for(level, colonies, yards):
    """AI-1: a part of the income goes for technology; a Captain may overlook that there are too few."""
    t = raided(at=(10, 4), cp=40, yards=4)
    for place in ((3, 4), (3, 6), (4, 4), (4, 6))[:colonies]:
        t.red.settles_at(place)
    t.economy(cycle=7)
    assert bought(t, level=level).get("yard", 0) == yards


def test_enemies_over_the_homeworld_are_fought_rather_than_their_own_is_taken():
    """AI-9, SE-21.0: a fleet that is next to them does not go on to the other end of the map."""
    t = galaxy()
    fleet = t.red.has("CA", 6, at=(4, 4), ship_size=3, attack=1)
    t.blue.has("CA", 2, at=HOME, up=True, ship_size=3)
    t.begins("red")
    moves(t, 0, "admiral")
    assert t.red.at(fleet) == HOME


def test_of_all_colonies_near_raiders_the_homeworld_counts_first():
    """AI-9: they are driven away from it before the fleet goes to the other end of the map."""
    t = galaxy(options={"homeworld": 30})
    for place in ((9, 3), (9, 4), (8, 4)):
        t.blue.settles_at(place, 1)
    t.blue.has("Base", 3, at=(10, 4), ship_size=2, attack=1)
    fleet = t.blue.has("CA", 6, at=(10, 5), ship_size=3, attack=1)
    t.red.has("CA", 3, at=(9, 5), up=True, ship_size=3)
    t.begins("blue")
    moves(t, 1, "admiral")
    assert t.blue.at(fleet) == (9, 5)


def test_decoys_go_where_the_main_fleet_will_be():
    """AI-7."""
    t = galaxy()
    main = t.red.has("CA", 6, at=(5, 4), ship_size=3, attack=1)
    decoy = t.red.has("Decoy", 1, at=(5, 3))
    t.blue.has("CA", 3, at=(7, 4), up=True, ship_size=3)
    t.blue.has("DN", 6, at=(10, 4), up=True, ship_size=6)
    t.begins("red")
    moves(t, 0)
    assert t.red.at(main) == t.red.at(decoy) == (6, 3)


def test_smaller_squads_go_where_the_main_fleet_will_be():
    """AI-4: they do not pass each other on the way."""
    t = galaxy()
    main = t.red.has("CA", 6, at=(5, 4), ship_size=3, attack=1)
    other = t.red.has("CA", 1, at=(5, 3), ship_size=3)
    t.blue.has("CA", 3, at=(7, 4), up=True, ship_size=3)
    t.blue.has("DN", 6, at=(10, 4), up=True, ship_size=6)
    t.begins("red")
    moves(t, 0)
    assert t.red.at(main) == t.red.at(other) == (6, 3)


@pytest.mark.parametrize(("ships", "place"), [(1, (4, 4)), (3, HOME), (8, HOME)])
def test_a_fleet_does_not_wait_for_stronger_raiders_over_a_colony(ships, place):
    """AI-9: it meets those whom it can beat, and gathers at home until it is strong enough for others."""
    t = galaxy()
    t.red.settles_at((5, 6))
    fleet = t.red.has("CA", 2, at=HOME, ship_size=3)
    t.red.has("Base", 2, at=HOME, ship_size=2)
    t.blue.has("CA", ships, at=(7, 6), up=True, ship_size=3)
    t.blue.has("DN", 6, at=(10, 4), up=True, ship_size=6)
    t.begins("red")
    moves(t, 0, "admiral")
    assert t.red.at(fleet) == place
