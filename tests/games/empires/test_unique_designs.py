"""CL-19.1, CL-19.2: unique ships are designed, priced, bought and redesigned; who knows what of a design."""

from itertools import product

import pytest

from rules import Chance, Setup, events_for, imagine, new_game, view, waiting
from rules.core.reasons import Illegal
from rules.empires.economy.ledger import ledger_of
from rules.empires.economy.salvage import taught
from rules.empires.printed import designer
from rules.empires.printed.constants import CAPTURED
from rules.empires.printed.designs import (
    ABILITIES,
    LIMITS,
    Design,
    finished,
    is_design,
    is_told,
    needs,
    packed,
    price,
    ship_size,
    unpacked,
)
from rules.empires.printed.kinds import CLASSES
from rules.empires.printed.levels import design_of, level
from rules.empires.printed.switches import FULL
from rules.empires.setup import excluded
from rules.empires.state import built_hull, equipped, facts, hull_of
from rules.empires.state.values import attack, class_of, defence, hull, ship, size
from tests.games.empires.battles import theatre
from tests.games.empires.support import galaxy

UNIQUE = {"unique_ships": "on"}


def drawn(values, *abilities):
    weapon, attack_, defence_, hull_ = values[0], int(values[1]), int(values[3]), int(values[6])
    return Design(CLASSES.index(weapon), attack_, defence_, hull_, abilities)


def filled(values, *abilities):
    return designer.written(packed(drawn(values, *abilities)))


# --- prices


def test_the_price_is_the_sum_of_the_tables():
    """CL-19.2.1, CL-19.2.13, EX-11: class D, Attack 2, Defence 2, hull 2 cost 11, which needs Ship Size 3."""
    assert designer.tally(filled("D2-2-x2")) == [
        ("class", "D", 2), ("attack", "2", 2), ("defence", "2", 3), ("hull", "2", 4), ("sum", "3", 11),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("field", "prices"),
    [
        ("weapon", {"E": 1, "D": 2, "C": 3, "B": 4, "A": 6}),
        ("attack", {1: 1, 2: 2, 3: 3, 4: 5, 5: 6, 6: 8, 7: 11, 8: 14}),
        ("defence", {0: 0, 1: 1, 2: 3, 3: 5}),
        ("hull", {1: 2, 2: 4, 3: 7}),
    ],
)
def test_only_values_of_the_tables_can_be_chosen(field, prices):
    """CL-19.2.1, CL-19.2.13."""
    asked = designer.fields(facts(galaxy(options=UNIQUE).state), 0)[field]
    assert set(asked.options) == set(prices)
    for value, cp in prices.items():
        cheap = {**filled("E1-0-x1"), field: value}
        named = {part.what: part.cp for part in designer.explained(cheap)}
        assert named["class" if field == "weapon" else field] == cp


@pytest.mark.parametrize(
    ("ability", "cp"),
    [
        ("point_defence", 1), ("scanners", 1), ("exploration", 1), ("fast_bc", 2), ("fighter_bay", 2),
        ("anti_sensor", 3), ("shield_projector", 3), ("construction_bay", 4), ("tractor_beam", 2), ("warp_gates", 5),
        ("second_salvo", 3), ("heavy_warheads", 2), ("design_weakness", -1),
    ],
)  # fmt: skip
def test_what_an_ability_costs(ability, cp):
    """CL-19.2.1, CL-19.3."""
    assert price(drawn("E1-0-x1", ability)) == 4 + cp and set(ABILITIES) >= {ability}


def test_a_weakness_saves_more_on_an_expensive_ship():
    """CL-19.3.8: -1 if the rest costs 16 or less, -2 from 17 on."""
    assert price(drawn("C4-1-x2")) == 13 and price(drawn("C4-1-x2", "design_weakness", "shield_projector")) == 15
    assert price(drawn("C5-1-x2", "shield_projector")) == 17
    assert price(drawn("C5-1-x2", "shield_projector", "design_weakness")) == 15


def test_there_is_no_least_price():
    """CL-19.2.11: a ship of 4 CP may be drawn, and one with Exploration for 5."""
    assert price(drawn("E1-0-x1")) == 4 and price(drawn("E1-0-x1", "exploration")) == 5
    known = facts(galaxy(options=UNIQUE).state)
    assert designer.refused(known, filled("E1-0-x1")) is None


@pytest.mark.parametrize(
    ("wanted", "abilities", "made", "cp"),
    [
        ("E2-2-x2", (), "D", 11),  # 10 or more: D at least
        ("E5-3-x3", (), "C", 21),  # 19 with E, 20 with D: again
        ("E4-1-x2", (), "D", 12),
        ("D8-3-x2", ("heavy_warheads", "tractor_beam"), "B", 31),  # 29 with D, 30 with C: again
        ("E3-1-x2", (), "E", 9),
        ("E3-1-x2", ("exploration", "design_weakness"), "E", 9),  # the weakness counts already
        ("A8-0-x1", (), "A", 22),
    ],
)
def test_an_expensive_ship_fires_in_a_better_class(wanted, abilities, made, cp):
    """CL-19.2.10, EC-41: raised and paid by itself, again if that makes it more expensive."""
    ship_ = finished(drawn(wanted, *abilities))
    assert (CLASSES[ship_.weapon], price(ship_)) == (made, cp)
    lines = designer.explained(filled(wanted, *abilities))
    assert sum(part.cp for part in lines) == cp
    assert (("raised" in [part.what for part in lines]) is (wanted[0] != made)) and drawn(wanted).attack == ship_.attack


def test_ship_size_limits_the_price():
    """CL-19.2.5, EX-9: 12 CP or less from Ship Size 3 on."""
    assert LIMITS[1:] == (6, 9, 12, 15, 20, 24, 32)
    assert [ship_size(cp) for cp in (6, 7, 9, 10, 12, 13, 15, 20, 24, 25, 32)] == [1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 7]


@pytest.mark.parametrize(("options", "most"), [({}, 24), ({"titans": "on"}, 32)])
def test_a_design_that_no_ship_size_allows_is_none(options, most):
    """CL-19.2.5: Ship Size 7 comes with Titans."""
    known = facts(galaxy(options={**UNIQUE, **options}).state)
    wrong = designer.refused(known, filled("A8-3-x3", "warp_gates"))
    assert wrong.id == "empires.design_too_expensive" and wrong.params["most"] == most
    assert (designer.refused(known, filled("A6-3-x3")) is None) is (most == 32)  # 26 CP


def test_at_most_two_different_abilities():
    """CL-19.2.2."""
    asked = designer.fields(facts(galaxy(options=UNIQUE).state), 0)["abilities"]
    asked.check(("scanners", "tractor_beam"))
    for wrong in (("scanners", "tractor_beam", "warp_gates"), ("scanners", "scanners")):
        with pytest.raises(Illegal):
            asked.check(wrong)


def test_abilities_of_rules_that_are_not_in_play_are_not_offered():
    """CL-19.2.6: what they would be cannot be researched."""
    bare = {**UNIQUE, "mines": "off", "carriers": "off", "raiders": "off"}
    gone = {"point_defence", "fighter_bay", "scanners", "anti_sensor", "fast_bc"}
    assert set(facts(galaxy(options=bare).state).abilities) == set(ABILITIES) - gone
    assert set(facts(galaxy(options={**UNIQUE, "fast_bc": "on"}).state).abilities) == set(ABILITIES)


def test_designs_go_into_one_number_and_back():
    """CL-19.2.13: whatever can be drawn."""
    able = ((), ("scanners", "heavy_warheads"))
    drawings = product(range(5), (1, 8), able, (0, 3))
    every = [Design(weapon, attack_, 3, 2, abilities, flaw) for weapon, attack_, abilities, flaw in drawings]
    assert [unpacked(packed(each)) for each in every] == every
    assert all(is_design(packed(each)) == (price(each) <= 32) for each in every)
    assert (
        not is_design(0)
        and is_told(0)
        and not is_told(7)
        and not is_design(packed(Design(1, 3, 1, 1, tuple(ABILITIES))))
    )


# --- before the game


def test_everybody_designs_in_secret_after_the_advantages():
    """CL-19.1.1, SE-20.9, D-05: a secret form after Empire Advantages are known; 6 counters."""
    setup = Setup("empires", [{}, {}], {"map": "small", **UNIQUE, "advantages": "random"})
    t = galaxy_at_start(setup)
    for seat, prompt in t.asked():
        assert prompt == "empires.advantages.keep"
        t.players[seat].answers("advantages.keep", t.players[seat].decision("advantages.keep").items[:1])
    assert [prompt for _, prompt in t.asked()] == ["empires.game.design"] * 2
    asked = t.players[0].decision("game.design")
    assert asked.secret and asked.tally(asked.opening())[-1].cp == 12
    t.players[0].answers("game.design", {**asked.opening(), "weapon": "E", "attack": 5})
    events = t.players[1].answers("game.design", t.players[1].decision("game.design").opening())
    assert unpacked(t.state.design[0]) == drawn("D5-1-x2")  # CL-19.2.10
    told = [event for event in events if event.kind == "designed"]
    assert [[event.data["seat"] for event in events_for(told, seat)] for seat in (0, 1, None)] == [[0], [1], []]
    known = facts(t.state)
    assert known.counters[known.unique] == 6 and known.grouped[known.unique]
    assert [prompt for _, prompt in t.asked()] == ["empires.game.home"] * 2  # SE-20.9, step 6


def galaxy_at_start(setup):
    from tests.games.empires.support import Space

    return Space(new_game("empires", setup, 3), ["red", "blue"])


def test_the_switch_is_part_of_the_full_preset_and_a_house_rule_for_one_player():
    """CL-19.1.1, SE-24.2."""
    assert FULL["unique_ships"] == "on"
    alone = Setup("empires", [{}], UNIQUE)
    assert excluded(alone) is None and "unique_ships" in facts(new_game("empires", alone, 1)).house_rules
    off = galaxy()
    assert facts(off.state).unique not in facts(off.state).buildable and not any(off.state.design)
    assert view(off.state, 0)["table"]["designs"] is None


# --- values


def test_the_design_says_what_the_ship_is_worth():
    """CL-19.1.1: class, Attack, Defence and hull come from the design, each owner's own."""
    t = theatre(**UNIQUE)
    t.red.designs("B5-2-x3")
    t.blue.designs("E1-0-x1")
    mine, theirs = ship(t.state, 0, t.red.has("UN")), ship(t.state, 1, t.blue.has("UN"))
    for one, values in ((mine, "B523"), (theirs, "E101")):
        g = t.state
        found = CLASSES[class_of(g, one)], attack(g, one), defence(g, one), hull(g, one)
        assert "".join(str(each) for each in found) == values and size(g, one) == int(values[-1])


@pytest.mark.parametrize("hull_", [1, 2, 3])
def test_technology_up_to_its_hull_and_upkeep_by_it(hull_):
    """CL-19.2.7, CL-19.2.12: Attack and Defence at most the hull; maintenance and refits by the hull."""
    t = galaxy(options=UNIQUE)
    t.red.designs(f"C3-1-x{hull_}")
    t.red.knows(attack=3, defence=3, tactics=2)
    fleet = t.red.has("UN", 2, at=(3, 5))
    assert [t.red.level(name, fleet) for name in ("attack", "defence", "tactics")] == [hull_, hull_, 2]
    assert hull_of(t.state, 0, fleet) == hull_
    t.economy()
    assert ledger_of(t.state, 0).maintenance.upkeep[fleet] == hull_
    assert ledger_of(t.state, 0).halves(facts(t.state).unique) == 2 * hull_


@pytest.mark.parametrize(("card", "made"), [("e34", 3), ("e43", 1)])
def test_races_change_the_hull_and_not_the_price(card, made):
    """CL-19.2.9, EX-10: hull 2 costs 4 CP for both; Giant Race gets hull 3, Insectoids hull 1."""
    t = galaxy(options={**UNIQUE, "advantages": "random", "map": "standard"}, map="standard")
    g = t.state
    g.held[0] = [facts(g).card[card]]
    g.held[1] = []
    t.red.designs("C3-1-x2")
    t.blue.designs("C3-1-x2")
    unit = facts(g).unique
    assert [built_hull(g, seat, unit) for seat in (0, 1)] == [made, 2]
    assert level(equipped(g, 0, unit, t.red._levels({"attack": 3})), facts(g).attack) == made
    assert price(drawn("C3-1-x2")) == 11


def test_ships_of_an_earlier_design_keep_their_hull():
    """CL-19.2.9, CL-19.2.12, CL-19.2.3: they pay for what they are, not for what is built now."""
    t = galaxy(options=UNIQUE)
    t.red.designs("C3-1-x2")
    old = t.red.has("UN", 2, at=(3, 5))
    t.red.designs("C3-1-x3")
    new = t.red.has("UN", 1, at=(3, 5))
    assert [hull_of(t.state, 0, slot) for slot in (old, new)] == [2, 3]
    t.economy()
    assert [ledger_of(t.state, 0).maintenance.upkeep[slot] for slot in (old, new)] == [2, 3]


def test_reaction_at_movement_5():
    """CL-19.2.8."""
    known = facts(galaxy(options=UNIQUE).state)
    assert known.reacts[known.unique] == 5


# --- buying (CL-19.2.5, CL-19.2.6)


def shop(values, *abilities, cp=60, options=(), **levels):
    t = galaxy(options={**UNIQUE, **dict(options)})
    t.red.designs(values, *abilities)
    t.red.has("SY", 4, at=(3, 5))
    t.red.knows(**levels)
    t.economy(saved=cp)
    return t


def refusal(player, **fields):
    return player.decision("economy.sheet").problems(player.filled(**fields))


def test_it_costs_what_its_design_says_and_needs_the_ship_size():
    """CL-19.1.1, CL-19.2.5, CL-19.2.12: bought like other ships when technology allows."""
    t = shop("D2-2-x2", ship_size=2)
    wrong = refusal(t.red, build={"unique_ship@3,5": 1})["build"]
    assert (wrong.id, wrong.params["level"], wrong.rule) == ("empires.design_needs", 3, "CL-19.2.5")
    assert not refusal(t.red, build={"unique_ship@3,5": 1}, research=("ship_size",))  # SE-7.5.1
    before = t.red.cp
    t.red.sheet(build={"unique_ship@3,5": 2}, research=("ship_size",))
    t.blue.sheet()
    spent = [event.data["by"] for event in t.happened("cp") if event.data["why"] == "build"]
    assert spent == [-22] and t.red.cp < before
    slot = t.red.fleet.unit.index(facts(t.state).unique)
    assert unpacked(design_of(t.red.fleet.tech[slot])) == drawn("D2-2-x2") and t.red.count(slot) == 2


@pytest.mark.parametrize(
    ("ability", "technology", "options"),
    [
        ("point_defence", "point_defence", ()),
        ("scanners", "scanner", ()),
        ("exploration", "exploration", ()),
        ("fast_bc", "fast_bc", (("fast_bc", "on"),)),
    ],
)
def test_abilities_that_are_technologies_must_be_researched_first(ability, technology, options):
    """CL-19.2.6."""
    t = shop("E3-0-x1", ability, options=options, ship_size=2)
    wrong = refusal(t.red, build={"unique_ship@3,5": 1})["build"]
    assert (wrong.params["technology"], wrong.rule) == (technology, "CL-19.2.6")
    assert not refusal(t.red, build={"unique_ship@3,5": 1}, research=(technology,))


def test_a_fighter_bay_needs_its_technology_only_to_be_used():
    """CL-19.2.6, CL-19.3.5."""
    assert needs(drawn("E3-0-x1", "fighter_bay")) == {"ship_size": 2}
    t = shop("E3-0-x1", "fighter_bay", ship_size=2)
    assert not refusal(t.red, build={"unique_ship@3,5": 1})


# --- redesign (CL-19.2.3)


def test_a_new_design_costs_5_and_counts_at_once():
    """CL-19.2.3, SE-7.0: before units are bought."""
    t = shop("D2-2-x2", ship_size=1, cp=20)
    have = ledger_of(t.state, 0).have
    new = {**filled("E2-0-x1")}  # 5 CP
    lines = ledger_of(t.state, 0).lines({**t.red.filled(build={"unique_ship@3,5": 2}), **new})
    assert [(line.what, line.cp) for line in lines if line.cp < 0] == [("build", -10), ("redesign", -5)]
    t.red.sheet(build={"unique_ship@3,5": 2}, **new)
    t.blue.sheet()
    assert unpacked(t.state.design[0]) == drawn("E2-0-x1") and t.red.cp == have - 15
    slot = t.red.fleet.unit.index(facts(t.state).unique)
    assert design_of(t.red.fleet.tech[slot]) == t.state.design[0]


def test_a_new_design_that_no_ship_size_allows_is_refused_with_the_ships_bought_of_it():
    """CL-19.2.5: the purchase gets the reason of the design itself."""
    t = shop("D2-2-x2", ship_size=6)
    too_expensive = filled("A8-3-x3", "warp_gates")
    wrong = refusal(t.red, build={"unique_ship@3,5": 1}, **too_expensive)
    assert {(reason.id, reason.rule) for reason in wrong.values()} == {("empires.design_too_expensive", "CL-19.2.5")}


def test_no_new_design_while_ships_of_the_old_one_are_there():
    """CL-19.2.3: but they may be scuttled for it; those of others that were captured do not matter."""
    t = galaxy(options={**UNIQUE, "boarding": "on"})
    t.red.designs("D2-2-x2")
    ships, prize = t.red.has("UN", 2, at=(3, 5)), t.red.has("UN", at=(3, 5))
    t.red.fleet.builder[prize], t.red.fleet.notes[prize] = 1, CAPTURED
    t.economy()
    new = filled("E2-0-x1")
    assert refusal(t.red, **new)["weapon"].rule == "CL-19.2.3"
    assert refusal(t.red, scuttle={ships: 1}, **new)["weapon"].id == "empires.still_built"
    assert not refusal(t.red, scuttle={ships: 2}, **new)
    t.red.sheet(scuttle={ships: 2}, **new)
    t.blue.sheet()
    assert unpacked(t.state.design[0]) == drawn("E2-0-x1")


# --- captured ones


def test_a_captured_unique_ship_keeps_its_design_and_teaches_its_ship_size():
    """CL-19.1.1, CL-4.5.5: the level that its price needs; a refit leaves the design as it is."""
    t = galaxy(options={**UNIQUE, "boarding": "on"})
    t.red.designs("E1-0-x1")
    t.blue.designs("C4-1-x2", "scanners")
    known = facts(t.state)
    tech = known.equipped(known.unique, t.blue._levels({"scanner": 1}), design=t.state.design[1])
    assert level(taught(known, known.unique, tech), known.technology["ship_size"]) == 4  # 14 CP
    prize = t.red.has("UN", at=(3, 5))
    t.red.has("SY", at=(3, 5))
    t.red.fleet.tech[prize], t.red.fleet.builder[prize], t.red.fleet.notes[prize] = tech, 1, CAPTURED
    t.red.knows(attack=2)
    t.red.saves(10)
    t.begins("red").does(prize, "refit", 1)
    assert unpacked(design_of(t.red.fleet.tech[prize])) == drawn("C4-1-x2", "scanners")
    assert t.red.level("attack", prize) == 2 and t.red.level("scanner", prize) == 1 and t.red.cp == 8


def test_the_bay_of_a_captured_ship_teaches_no_more_than_a_carrier():
    """CL-4.5.4, CL-19.3.5."""
    known = facts(galaxy(options={**UNIQUE, "boarding": "on"}).state)
    t = galaxy(options=UNIQUE)
    tech = known.equipped(known.unique, t.red._levels({"fighter": 3}), design=packed(drawn("E3-0-x1", "fighter_bay")))
    assert level(tech, known.technology["fighter"]) == 1  # SE-9.15
    assert level(taught(known, known.unique, tech), known.technology["fighter"]) == 1


# --- who knows what (CL-19.2.4)


def test_nobody_sees_a_design_before_it_fights():
    """CL-19.1.1, CL-19.2.4: two designs that a seat cannot tell apart; nor in imagined worlds."""
    seen = []
    for values, ability in (("E1-0-x1", "exploration"), ("B5-2-x3", "tractor_beam")):
        t = galaxy(options=UNIQUE)
        t.blue.designs(values, ability)
        t.blue.has("UN", 2, at=(8, 4))
        t.blue.has("UN", 2, at=(8, 5), up=True)
        t.begins("red")
        dreamt = imagine(t.state, 0, Chance(5))
        seen.append((view(t.state, 0), waiting(t.state), dreamt.fleets, dreamt.design))
    assert seen[0] == seen[1]


def test_values_are_told_in_battle_and_abilities_are_not():
    """CL-19.2.4, SE-5.2.5: two worlds that differ in an ability look alike even in the middle of a battle."""
    seen = []
    for ability in ("exploration", "fast_bc"):
        t = theatre(**UNIQUE, fast_bc="on")
        t.red.has("CA", 2)
        t.blue.designs("C4-1-x2", ability)
        t.blue.has("UN", 2, exploration=1, fast_bc=1)
        t.fight()
        shown = t.happened("design_shown")
        assert shown[0].data["design"]["attack"] == 4 and not shown[0].data["design"]["abilities"]
        table = view(t.state, 0)["table"]
        assert table["designs"][1]["design"]["hull"] == 2 and table["designs"][1]["price"] == []
        assert not {"exploration", "fast_bc"} & set(table["battle"]["lines"][-1]["tech"])
        dreamt = imagine(t.state, 0, Chance(5))
        seen.append((view(t.state, 0), events_for(t.events, 0), waiting(t.state), dreamt.fleets, dreamt.battle))
    assert seen[0] == seen[1]
    own = view(t.state, 1)["table"]["designs"][1]
    assert own["design"]["abilities"] == ["fast_bc"] and own["price"][-1] == ["sum", "4", 15]


def test_what_is_imagined_fits_what_was_seen():
    """AI-6: values that were shown, and abilities that could be."""
    t = theatre(**UNIQUE)
    t.red.has("CA", 2)
    t.blue.designs("C4-1-x2", "tractor_beam", "second_salvo")
    t.blue.has("UN", 2)
    t.fight()
    guesses = {imagine(t.state, 0, Chance(seed)).design[1] for seed in range(12)}
    assert {unpacked(each)[:4] for each in guesses} == {(2, 4, 1, 2)} and len(guesses) > 4
    assert all(is_design(each) for each in guesses)
    assert imagine(t.state, 1, Chance(1)).design[1] == t.state.design[1]
