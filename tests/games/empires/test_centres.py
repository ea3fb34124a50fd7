"""Research and Industrial Centres (CL-17)."""

import pytest

from rules import Chance, events_for, imagine, view
from rules.empires.economy.income import laboratories, lines
from rules.empires.economy.ledger import ledger_of
from rules.empires.flows.bombardment import hit_colony
from rules.empires.ground.capture import take
from rules.empires.printed.constants import INDUSTRY, LABORATORY
from rules.empires.state import facts
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE

HOME = (3, 5)


def realm(value=5, centre=0, **options):
    """Red with a colony, perhaps with a centre on it."""
    t = galaxy(options={"centres": "on", **options})
    t.red.settles_at(HERE, value)
    t.state.centre[t.hex(HERE)] = centre
    return t


def test_only_rp_buy_technology_and_a_research_centre_gives_five():
    """CL-17.1: in every later phase; what there is of CP buys none."""
    t = realm()
    t.economy(saved=30)
    t.red.cannot("economy.sheet", t.red.filled(research=("ship_size",)), "empires.no_rp", "CL-17.1")
    t.red.sheet(centres={"research@5,4": 1, "research@3,5": 1}, convert=10, research=("ship_size",))
    t.blue.sheet()
    assert t.state.rp[0] == 0 and t.red.level("ship_size") == 2
    t.economy(cycle=2)
    assert t.state.rp[0] == 10 and [e.data["by"] for e in t.happened("rp")][-2:] == [5, 5]


def test_at_most_thirty_rp_carry_over():
    """CL-17.1."""
    t = realm(centre=LABORATORY)
    t.state.rp[0] = 44
    t.economy()
    assert t.state.rp[0] == 30 + 5


def test_an_industrial_centre_gives_five_cp():
    """CL-17.2."""
    t = realm(centre=INDUSTRY)
    assert [line.cp for line in lines(t.state, 0) if line.source == "industry"] == [5]
    t.economy()
    assert t.red.cp == 20 + 5 + 5 and t.state.rp[0] == 0


def test_a_centre_costs_three_and_there_is_one_on_a_planet():
    """CL-17.3: where a colony produced income in this phase, the Homeworld included."""
    t = realm()
    t.red.settles_at((5, 5), 0)
    t.economy()
    sites = {slot for slot, _, _ in dict(t.red.decision("economy.sheet").fields)["centres"].slots}
    assert sites == {f"{kind}@{t.hex(place)}" for kind in ("research", "industry") for place in (HERE, HOME)}
    both = t.red.filled(centres={"research@5,4": 1, "industry@5,4": 1})
    t.red.cannot("economy.sheet", both, "empires.one_centre", "CL-17.3")
    before = t.red.cp
    t.red.sheet(centres={"industry@5,4": 1, "industry@3,5": 1})
    t.blue.sheet()
    assert t.red.cp == before - 6 and t.state.centre[t.hex(HERE)] == INDUSTRY
    t.economy(cycle=2)
    sites = {slot for slot, _, _ in dict(t.red.decision("economy.sheet").fields).get("centres", NOTHING).slots}
    assert sites == {f"{kind}@{t.hex((5, 5))}" for kind in ("research", "industry")}


class NOTHING:
    slots = ()


def test_a_centre_dies_with_its_colony():
    """CL-17.4."""
    t = realm(value=1, centre=INDUSTRY)
    t.begins("blue")
    hit_colony(t.state, t.hex(HERE), 1)
    assert t.state.centre[t.hex(HERE)] == 0


def test_a_centre_dies_when_its_planet_is_captured():
    """CL-17.4, EC-36."""
    t = realm(centre=LABORATORY, ground="on")
    t.begins("blue")
    take(t.state, t.hex(HERE), 1)
    assert t.state.centre[t.hex(HERE)] == 0 and t.colony(HERE) == ("blue", 3)


def test_up_to_fifteen_cp_are_turned_into_rp():
    """CL-17.5."""
    t = realm()
    t.economy(saved=30)
    t.red.cannot("economy.sheet", t.red.filled(convert=16), "core.out_of_range")
    before = t.red.cp
    t.red.sheet(convert=15)
    t.blue.sheet()
    assert (t.red.cp, t.state.rp[0]) == (before - 15, 15)


@pytest.mark.parametrize("centre", [LABORATORY, INDUSTRY])
def test_a_blockaded_centre_gives_nothing(centre):
    """CL-17.6."""
    t = realm(centre=centre)
    t.blue.has("SC")
    assert not laboratories(t.state, 0) and not [line for line in lines(t.state, 0) if line.source == "industry"]


def test_refits_are_paid_in_cp_and_wrecks_give_levels_without_rp():
    """CL-17.8, EC-37."""
    t = realm()
    t.red.has("SY", at=HOME)
    cruisers = t.red.has("CA", 1, at=HOME)
    t.red.knows(attack=1)
    t.red.saves(5)
    t.begins("red").does(cruisers, "refit", 1)
    assert t.red.cp == 3 and t.state.rp[0] == 0
    t.state.stored_at, t.state.stored = [t.hex(HERE)], [facts(t.state).marker["wreck"]]
    t.economy()
    assert t.state.tech[0] != t.state.tech[1] and t.state.rp[0] == 0


def test_everybody_sees_centres_and_nobody_the_rp_of_others():
    """CL-17.3; empires.md, 1."""
    t = realm(centre=LABORATORY)
    t.begins("blue")
    assert [c["centre"] for c in view(t.state, 1)["table"]["colonies"] if c["hex"] == t.hex(HERE)] == ["research"]
    seen = []
    for rp in (0, 25):
        t = realm(centre=LABORATORY)
        t.state.rp[0] = rp
        t.begins("blue")
        seen.append((view(t.state, 1), imagine(t.state, 1, Chance(3)), events_for(t.events, 1)))
    assert seen[0] == seen[1]


def test_the_sheet_adds_up_both_currencies():
    """CL-17.1, CL-17.5: the table shows what is left of each."""
    t = realm()
    t.state.rp[0] = 4
    t.economy()
    ledger = ledger_of(t.state, 0)
    filled = t.red.filled(convert=6, research=("ship_size",), centres={"industry@5,4": 1})
    lines = ledger.lines(filled)
    assert sum(line.cp for line in lines) == ledger.left(filled) == 25 - 6 - 3
    assert sum(line.rp for line in lines) == 4 + 6 - 10
