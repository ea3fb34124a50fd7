"""CL-4.5: technology from captured ships."""

import pytest

from rules import Illegal, events_for
from rules.empires.economy.checks import wrong
from rules.empires.economy.ledger import ledger_of
from rules.empires.printed.constants import CAPTURED
from rules.empires.printed.levels import DESIGN, with_level
from rules.empires.state import facts
from tests.games.empires.boarding import boarders, home_with
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE, troops_of

# -- technology


def scrapping(t, *names, later=(), research=()):
    fields = {"scrap": names, "research": research}
    if later:
        fields["research_after"] = later
    t.economy()
    t.red.sheet(**fields)
    t.blue.sheet()


def test_scrapping_gives_one_level_of_everything_it_is_better_in():
    """CL-4.5.2, CL-4.5.5, CL-4.5.8: Ship Size 3 counts for a Cruiser; the ship is gone."""
    t, prize = home_with("CA", attack=2, movement=3, tactics=0)
    scrapping(t, str(prize))
    levels = {name: t.red.level(name) for name in ("attack", "movement", "ship_size", "tactics", "defence")}
    assert levels == {"attack": 1, "movement": 2, "ship_size": 2, "tactics": 0, "defence": 0}
    assert t.red.codes() == ["SY"]


def test_several_ships_one_after_another():
    """CL-4.5.3, D-55: the order is its owner's choice; two of one group count twice."""
    t, prize = home_with("CA", 2, attack=2)
    scrapping(t, str(prize), f"{prize}.2")
    assert (t.red.level("attack"), t.red.level("ship_size")) == (2, 3) and t.red.codes() == ["SY"]


@pytest.mark.parametrize(("first", "level"), [("low", 2), ("high", 1)])
def test_the_order_matters(first, level):
    """CL-4.5.3: first the ship with Attack 1, then the one with Attack 2; not the other way round."""
    t, prize = home_with("CA", attack=1)
    other = t.red.has("CA", at=(3, 5))
    t.red.fleet.tech[other], t.red.fleet.builder[other] = 2 << 3 * facts(t.state).attack, 1
    t.red.fleet.notes[other] |= CAPTURED
    order = (prize, other) if first == "low" else (other, prize)
    scrapping(t, *map(str, order))
    assert t.red.level("attack") == level


def test_buying_before_and_after():
    """CL-4.5.3: Attack 1 is bought and the ship gives the second level; or the other way round, at its price."""
    t, prize = home_with("CA", attack=2)
    t.red.saves(30)
    scrapping(t, str(prize), research=("attack",))
    assert t.red.level("attack") == 2
    cheap = t.red.cp
    t, prize = home_with("CA", attack=2)
    t.red.saves(30)
    scrapping(t, str(prize), later=("attack",))
    assert t.red.level("attack") == 2 and t.red.cp == cheap - 10  # 30 instead of 20


def test_what_is_bought_afterwards_is_on_the_running_total():
    """UI-11, CL-4.5.3: the lines add up to what is left."""
    t, prize = home_with("CA", attack=2)
    t.economy(saved=30)
    filled = t.red.filled(scrap=(str(prize),), research_after=("attack",))
    ledger = ledger_of(t.state, 0)
    assert sum(line.cp for line in ledger.lines(filled)) == ledger.left(filled)
    assert ("research_after", "attack", 1, -30, 0) in ledger.lines(filled)


@pytest.mark.parametrize(("prizes", "scrapped", "fits"), [(1, 1, True), (2, 1, False), (1, 0, False)])
def test_scrapping_frees_a_counter(prizes, scrapped, fits):
    """SE-7.0, SE-7.5.6: ships are scrapped before others are built; a whole group gives its counter back."""
    t, prize = home_with("CA", prizes, ship_size=3)
    t.red.knows(ship_size=3)
    t.red.saves(30)
    t.red.has("SY", 3, at=(3, 5))
    for column in range(facts(t.state).counters[facts(t.state).code["CA"]] - 1):
        t.red.has("CA", at=(4, column + 1))
    t.economy()
    filled = t.red.filled(scrap=(str(prize),) * scrapped, build={"cruiser@3,5": 1})
    reason = wrong(ledger_of(t.state, 0), filled)
    assert (reason is None) == fits and (fits or reason.rule == "SE-7.5.6")


def test_one_level_of_each_technology_is_bought():
    """SE-9.1: not before and after."""
    t, prize = home_with("CA", attack=2)
    t.economy(saved=30)
    with pytest.raises(Illegal, match="bought_twice"):
        t.red.sheet(scrap=(str(prize),), research=("tactics",), research_after=("tactics",))


def test_what_was_learnt_counts_for_ships_of_this_phase():
    """SE-7.0: scrapping comes with technology, before units are bought."""
    t, prize = home_with("DD")
    t.economy()
    with pytest.raises(Illegal, match="not_known"):
        t.red.sheet(build={"destroyer@3,5": 1})
    t.red.sheet(scrap=(str(prize),), build={"destroyer@3,5": 1})
    t.blue.sheet()
    assert t.red.codes() == ["SY", "DD"] and not t.red.fleet.notes[1] & CAPTURED


def test_limits_of_what_is_learnt():
    """CL-4.5.4, EC-52: a CV gives Fighter 1 at most; nothing above the level on the ship; no Security, no Academy."""
    t, prize = home_with("CV", 2)
    scrapping(t, str(prize), f"{prize}.2")
    assert t.red.level("fighter") == 1
    t, prize = home_with("SC", 2, attack=1)
    t.blue.knows(security=2, academy=2)
    scrapping(t, str(prize), f"{prize}.2")
    assert [t.red.level(name) for name in ("attack", "security", "academy", "ship_size")] == [1, 0, 0, 1]


def test_a_ship_is_not_scuttled_and_scrapped():
    t, prize = home_with("CA")
    t.economy()
    with pytest.raises(Illegal, match="scrapped_scuttled"):
        t.red.sheet(scrap=(str(prize),), scuttle={str(prize): 1})


def test_a_shipyard_that_is_scuttled_scraps_nothing():
    """CL-4.5.2, SE-7.0: scuttling comes first."""
    t, prize = home_with("CA")
    t.economy()
    with pytest.raises(Illegal, match="no_capacity"):
        t.red.sheet(scrap=(str(prize),), scuttle={"0": 1})


def test_a_construction_bay_scraps_nothing():
    """CL-4.5.2, CL-19.3.9: it is a shipyard for building and refits; the real one is given up on the same sheet."""
    t, prize = home_with("CA", unique="on")
    t.red.designs("E1-0-x1", "construction_bay")
    t.red.has("UN", at=(3, 5))
    t.economy()
    with pytest.raises(Illegal, match="no_capacity"):
        t.red.sheet(scrap=(str(prize),), scuttle={"0": 1})
    t.red.sheet(scrap=(str(prize),))


@pytest.mark.parametrize(("scrapped", "scouts"), [(True, 1), (False, 2)])
def test_a_construction_bay_that_is_scrapped_builds_nothing(scrapped, scouts):
    """CL-4.5.2, CL-19.3.9, SE-7.0: ships are scrapped with technology, before units are bought."""
    t, prize = home_with("UN", unique="on")
    t.red.fleet.tech[prize] = t.blue.designs("E1-0-x1", "construction_bay") << DESIGN
    t.economy(saved=30)
    build, names = {"scout@3,5": scouts}, (str(prize),) if scrapped else ()
    ledger = ledger_of(t.state, 0)
    assert wrong(ledger, t.red.filled(scrap=names, build=build)) is None
    assert wrong(ledger, t.red.filled(scrap=names, build={"scout@3,5": scouts + 1})).id == "empires.no_capacity"
    assert ledger.in_yards(t.red.filled(scrap=names))[t.hex((3, 5))] == (0, 2 * scouts)


def test_only_at_an_own_shipyard():
    """CL-4.5.2."""
    t, prize = home_with("CA")
    t.red.fleet.hex[prize] = t.hex(HERE)
    t.economy()
    assert ledger_of(t.state, 0).salvage is None


def test_a_refit_keeps_what_is_higher_and_makes_it_ordinary():
    """CL-4.5.6: afterwards nothing is learnt from it."""
    t, prize = home_with("CA", attack=2, movement=1)
    t.red.knows(movement=4, defence=1)
    t.red.saves(10)
    t.begins("red").does(prize, "refit", 1)
    assert [t.red.level(name, prize) for name in ("attack", "movement", "defence")] == [2, 4, 1]
    assert not t.red.fleet.notes[prize] & CAPTURED and t.red.fleet.builder[prize] == 1
    t.red.ends()
    t.economy()
    assert ledger_of(t.state, 0).salvage is None


@pytest.mark.parametrize(("seats", "switch", "learns"), [(3, "on", False), (3, "off", True), (2, "on", True)])
def test_no_technology_from_ships_among_three(seats, switch, learns):
    """CL-4.5.7: a switch, for three or more without teams."""
    names = ("red", "blue", "green")[:seats]
    t = galaxy(*names, options={"boarding": "on", "no_tech_theft": switch})
    home = t.place(t.state.homeworld[0])
    t.red.has("SY", at=home)
    prize = t.red.has("CA", at=home)
    t.red.fleet.builder[prize] = 1
    t.red.fleet.notes[prize] |= CAPTURED
    t.economy()
    assert (ledger_of(t.state, 0).salvage is not None) == learns


@pytest.mark.parametrize(("builder", "learns"), [(1, 0), (2, 1)])
def test_a_teammates_ship_that_was_taken_back_teaches_nothing(builder, learns):
    """SE-23.5, CL-4.5.2: they share no research; an enemy's ship teaches as ever."""
    t = galaxy("red", "blue", "green", "gold", options={"four": "uneasy_teams", "boarding": "on", "raiders": "off"})
    home = t.place(t.state.homeworld[0])
    t.red.has("SY", at=home)
    prize = t.red.has("SC", at=home, up=True)
    t.red.fleet.tech[prize] = with_level(t.red.fleet.tech[prize], facts(t.state).attack, 1)
    t.red.fleet.builder[prize] = builder
    t.red.fleet.notes[prize] |= CAPTURED
    t.economy()
    t.red.sheet(scrap=(str(prize),))
    for player in t.players[1:]:
        player.sheet()
    assert t.red.level("attack") == learns


def test_ground_units_without_room_go_with_a_transport_that_is_scrapped():
    """CL-4.5.2, CL-14.1.3; CL-4.5.4: its Ground Combat teaches nothing."""
    t = galaxy(options={"boarding": "on", "ground": "on", "raiders": "off"})
    t.red.has("SY", at=(3, 5))
    prize = t.red.has("T", 2, at=(3, 5))
    drop_ships = with_level(0, facts(t.state).ground_combat, 3)
    t.red.fleet.builder[prize], t.red.fleet.tech[prize] = 1, with_level(drop_ships, facts(t.state).movement, 3)
    t.red.fleet.notes[prize] |= CAPTURED
    t.red.fleet.hold[prize] = troops_of(t, Inf=12)
    scrapping(t, str(prize))
    assert (t.red.count(prize), t.red.hold(prize), t.red.level("movement")) == (1, {"Inf": 6}, 2)
    assert t.red.level("ground_combat") == 1


@pytest.mark.parametrize(("count", "told"), [(2, []), (1, [None])])
def test_others_see_only_that_a_closed_counter_goes(count, told):
    """UI-6, CL-4.5.2: not that a group became smaller, nor that a ship was scrapped."""
    t, prize = home_with("CA", count, attack=2)
    scrapping(t, str(prize))
    seen = [each for each in events_for(t.events, 1) if each.kind == "lost"]
    assert [each.data.get("why") for each in seen] == told


def test_nobody_builds_into_a_captured_group():
    t, prize = home_with("SC")
    t.economy()
    assert f"scout+{prize}" not in [name for name, _, _ in dict(t.red.decision("economy.sheet").fields)["build"].slots]


@pytest.mark.parametrize(("upgrades", "attack"), [("instant", 2), ("refit", 0)])
def test_a_captured_ship_keeps_up_with_its_new_owner(upgrades, attack):
    """SE-15.1, CL-4.5.6: all ships always have the newest technology, or keep what is higher, after the battle."""
    t = boarders(upgrades=upgrades)
    party, theirs = t.red.has("BD", boarding=1), t.blue.has("CA", tactics=3)
    t.red.knows(attack=2)
    t.fight()
    t.calm_until(t.red, "round.fire")
    t.red.fires(party, theirs, rolls=1)
    t.red.answers("battle.prizes", "done")
    prize = next(slot for slot, notes in enumerate(t.red.fleet.notes) if notes & CAPTURED)
    assert (t.red.level("attack", prize), t.red.level("tactics", prize)) == (attack, 3)
