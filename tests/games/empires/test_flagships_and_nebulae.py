"""Flagships (CL-16) and Miners in Nebulae (CL-18)."""

import pytest

from rules import Answer, Chance, Setup, apply, events_for, imagine, new_game, view, violations, waiting
from rules.empires.economy.income import lines
from rules.empires.economy.ledger import ledger_of
from rules.empires.printed.levels import level as level_of
from rules.empires.setup import excluded
from rules.empires.state import facts
from rules.empires.state.values import attack, class_of, defence, hull, ship
from tests.games.empires.support import GAME, galaxy
from tests.games.empires.test_setup import begun

# -- Flagships


@pytest.mark.parametrize(("switch", "many"), [("on", 1), ("off", 0)])
def test_everybody_begins_with_a_flagship_at_the_homeworld(switch, many):
    """CL-16.1: one ship, whose group it is."""
    g = begun(flagship=switch)
    for seat in (0, 1):
        fleet = g.fleets[seat]
        flags = [slot for slot, unit in enumerate(fleet.unit) if unit == facts(g).code["FLAG"]]
        assert [(fleet.hex[slot], fleet.count[slot]) for slot in flags] == [(g.homeworld[seat], 1)] * many


def test_a_flagship_is_b4_1_with_three_hulls_and_costs_no_maintenance():
    """CL-16.1: hull 3 for its technology and for refits; never two in one group."""
    t = galaxy(options={"flagship": "on"})
    flag = t.red.has("FLAG", at=(3, 5))
    one = ship(t.state, 0, flag)
    assert (class_of(t.state, one), attack(t.state, one), defence(t.state, one), hull(t.state, one)) == (1, 4, 1, 3)
    other = t.red.has("FLAG", at=(3, 5))
    assert violations(t.state) == ["SE-2.2.3: seat 0 has 2 counters of flagship"]  # each player has one (CL-16.1)
    t.red.fleet.builder[other] = 1  # CL-16.4: one that was captured has its own counter
    t.economy()
    assert ledger_of(t.state, 0).maintenance.due == 0
    t.red.sheet(), t.blue.sheet()
    t.begins("red")
    assert not [order for order in t.red.orders(flag) if order == ("join", other)]


def test_a_flagship_is_refitted_and_looks_at_markers():
    """CL-16.2: like other ships; Exploration after a refit, or from the start if it was known."""
    t = galaxy(options={"flagship": "on"})
    t.red.has("SY", at=(3, 5))
    flag = t.red.has("FLAG", at=(3, 5))
    t.red.knows(attack=3, exploration=1)
    t.red.saves(10)
    t.begins("red")
    assert not t.red.level("exploration", flag)
    t.red.does(flag, "refit", 1)
    assert t.red.level("exploration", flag) == 1 and t.red.level("attack", flag) == 3
    assert t.red.cp == 10 - 3


def test_a_flagship_that_is_lost_is_never_built_again():
    """CL-16.3: and nothing else happens."""
    t = galaxy(options={"flagship": "on"})
    t.red.has("SY", 6, at=(3, 5))
    t.red.knows(ship_size=6)
    t.red.saves(30)
    flag, foe = t.red.has("FLAG"), t.blue.has("DN", 6, ship_size=6)
    t.fight()
    t.blue.screens()
    t.blue.fires(foe, flag, rolls=(1, 1, 1))
    assert t.red.at(flag) is None and t.state.outcome is None
    t.economy()
    assert not [name for name in ledger_of(t.state, 0).names if name.startswith("flagship")]


def test_flagships_have_their_names():
    """CL-16.5."""
    t = galaxy(options={"flagship": "on"})
    t.begins("red")
    assert [seat["flagship"] for seat in view(t.state, 0)["table"]["seats"]] == ["Enterprise", "Victory"]
    t = galaxy()
    t.begins("red")
    assert [seat["flagship"] for seat in view(t.state, 0)["table"]["seats"]] == [None, None]


def test_a_flagship_may_be_screened_and_may_retreat():
    """CL-16.6."""
    t = galaxy(options={"flagship": "on", "raiders": "off"})
    flag, scouts, foe = t.red.has("FLAG"), t.red.has("SC", 2), t.blue.has("DN", 1, ship_size=6)
    t.fight()
    t.red.screens(FLAG=1)
    assert t.state.battle.screened[0]
    t.next_round()
    while not t.red.is_asked("round.fire"):
        t.blue.holds(foe)
    assert t.red.refuges(flag)
    assert scouts


def test_a_captured_flagship_serves_its_captor_without_maintenance():
    """CL-16.4, CL-16.6: boarded like any ship (5 less its hull of 3); it keeps its own counter beside the captor's."""
    t = galaxy(options={"flagship": "on", "boarding": "on", "raiders": "off"})
    own = t.red.has("FLAG", at=(3, 5))
    party, flag = t.red.has("BD", 1, boarding=1), t.blue.has("FLAG")
    t.blue.has("SC")
    t.fight()
    t.calm_until(t.red, "round.fire")
    t.red.fires(party, flag, 1, rolls=2)
    assert t.happened("shot")[-1].data["need"] == 2 and t.blue.at(flag) is None
    while t.state.battle is not None:
        t.red.answers("battle.prizes", "done") if t.red.is_asked("battle.prizes") else t.calm()
    assert t.red.codes().count("FLAG") == 2 and violations(t.state) == []
    t.economy()
    slots = [slot for slot, unit in enumerate(t.red.fleet.unit) if unit == facts(t.state).code["FLAG"]]
    assert len(slots) == 2 and own in slots
    assert all(ledger_of(t.state, 0).maintenance.upkeep[slot] == 0 for slot in slots)


def test_others_guess_a_flagship_only_while_it_could_be_there():
    """CL-16.1: whoever has lost sight of it may meet it under any counter, but never twice."""
    t = galaxy(options={"flagship": "on"})
    for column in (3, 4, 5):
        t.blue.has("SC", at=(9, column))
    t.begins("red")
    flag = facts(t.state).code["FLAG"]
    many = [imagine(t.state, 0, Chance(seed)).fleets[1].unit.count(flag) for seed in range(30)]
    assert max(many) == 1
    t.blue.has("FLAG", at=(9, 6), up=True)
    many = [imagine(t.state, 0, Chance(seed)).fleets[1].unit.count(flag) for seed in range(30)]
    assert set(many) == {1}


# -- Nebulae


def mining(level=2, miners=1, gap=False, options=None):
    """A chain from red's Homeworld to a Nebula with Miners in it."""
    t = galaxy(options={"nebula_mining": "on", **(options or {})})
    t.marker((5, 4), "nebula", up=True)
    for place in ((3, 5), (4, 4)) if not gap else ((3, 5),):
        t.red.has("MS", at=place)
    t.red.has("MS", at=(5, 4))
    t.red.knows(terraforming=level)
    for _ in range(miners):
        t.red.has("Miner")
    return t


def mined(t):
    return [line.cp for line in lines(t.state, 0) if line.source == "nebula"]


def test_a_miner_in_a_nebula_on_a_chain_gives_five():
    """CL-18.2, CL-18.5: each phase; one Miner for each Nebula."""
    t = mining(miners=2)
    assert mined(t) == [5]
    t.economy()
    assert t.red.cp == 20 + 5
    t.red.sheet(), t.blue.sheet()
    assert mined(t) == [5]


def test_without_the_chain_a_nebula_gives_nothing():
    """CL-18.2: pipelines in the Nebula, in the Homeworld's hex and between."""
    assert mined(mining(gap=True)) == []
    t = mining()
    t.marker((5, 4), "asteroids", up=True)
    assert mined(t) == []


def test_a_miner_must_be_built_after_terraforming_2_or_refitted():
    """CL-18.1, CL-18.3."""
    t = mining(level=1)
    t.red.knows(terraforming=2)
    assert mined(t) == []
    old = t.red.has("Miner", at=(3, 5), terraforming=2)
    t.red.fleet.tech[old] = 0
    t.red.has("SY", at=(3, 5))
    t.red.saves(5)
    t.begins("red").does(old, "refit", 1)
    assert t.red.level("terraforming", old) == 2


def test_terraforming_2_is_on_sale_only_for_nebulae():
    """CL-18.1: after level 1."""
    for switch, level, expected in (("on", 0, 20), ("on", 1, 25), ("off", 1, None), ("on", 2, None)):
        t = galaxy(options={"nebula_mining": switch})
        t.red.knows(terraforming=level)
        t.economy(saved=30)
        on_sale = ledger_of(t.state, 0).technologies.get("terraforming")
        assert (on_sale and on_sale[2]) == expected


def test_miners_of_the_base_game_carry_nothing():
    """SE-9.15: so that nobody is offered a refit for nothing."""
    t = galaxy()
    t.red.has("SY", at=(3, 5))
    t.red.knows(terraforming=0)
    miner = t.red.has("Miner", at=(3, 5))
    t.red.knows(terraforming=1)
    t.red.saves(10)
    t.begins("red")
    assert "refit" not in t.red.orders(miner)


@pytest.mark.parametrize(("code", "gives"), [("SC", []), ("Decoy", [5]), ("R", [])])
def test_no_mining_under_the_guns_of_an_enemy(code, gives):
    """CL-18.6: combat-capable units; SE-12.8: no cloak works in a Nebula."""
    t = mining()
    t.blue.has(code, at=(5, 4), cloaking=1)
    assert mined(t) == gives


def test_whether_a_miner_gives_cp_is_its_owners_secret():
    """CL-18.3, CL-18.4: booked apart, and not among the CP that everybody can count."""
    seen = []
    for level in (1, 2):
        t = mining(level=level)
        t.red.knows(terraforming=2)
        t.economy()
        seen.append((view(t.state, 1), events_for(t.events, 1), imagine(t.state, 1, Chance(4)), t.state.earned))
    assert seen[0] == seen[1]


# -- what does not go together


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (2, {"centres": "on", "research": "geared"}, "CL-17.7"),
        (2, {"centres": "on", "research": "unpredictable"}, "CL-17.7"),
        (2, {"centres": "on", "homeworld": 30}, "CL-17.7"),
        (3, {"centres": "on", "three": "quick_conquest"}, "CL-17.7"),
        (1, {"centres": "on", "solo": "rivals_1"}, "SE-25"),
        (2, {"ground": "on", "costs": "first_printing"}, "SE-2.5.1"),
        (2, {"nebula_mining": "on", "costs": "first_printing"}, "SE-2.5.1"),
        (2, {"nebula_mining": "on", "pipelines": "off"}, "CL-18.2"),
        (2, {"ground_screening": "on"}, "CL-14"),
        (2, {"ground": "on", "ground_screening": "on", "centres": "on", "nebula_mining": "on", "flagship": "on"}, None),
        (1, {"centres": "on", "solo": "machines_small"}, None),
    ],
)
def test_what_does_not_go_together_is_refused_with_its_rule(seats, options, rule):
    """CL-17.7, and chapter 2 of the digest."""
    found = excluded(Setup(GAME.id, [{} for _ in range(seats)], options))
    assert found.rule.startswith(rule) if rule else found is None


def test_centres_keep_the_homeworld_at_20_against_machines():
    """CL-17.7, SE-24.1."""
    assert begun(seats=1, centres="on", solo="machines_small").value.count(20) == 1


def test_technology_of_a_head_start_is_on_the_flagship():
    """EC-54, CL-16.2: the starting units have it."""
    options = {"flagship": "on", "three": "quick_conquest"}
    g = new_game(GAME.id, Setup(GAME.id, [{}, {}, {}], options), 5)
    while waiting(g)[0].prompt in ("empires.game.home", "empires.game.head_start"):
        asked = waiting(g)[0]
        filled = asked.opening()
        if "levels" in filled:
            names = [name for name, _, _ in dict(asked.fields)["levels"].slots]
            filled["levels"] = tuple(int(name == "exploration") for name in names)
        apply(g, Answer(asked.seat, asked.prompt, tuple(filled.items())))
    flag = g.fleets[0].unit.index(facts(g).code["FLAG"])
    assert level_of(g.fleets[0].tech[flag], facts(g).technology["exploration"]) == 1
