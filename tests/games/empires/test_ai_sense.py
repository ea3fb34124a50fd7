"""The opponents of Űrbirodalmak have sense: they settle, haul, explore singly, strike what they can beat, and flee."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Answer, Chance, Setup, answer_at_random, apply, new_game, waiting
from rules.ai.brief import Brief
from rules.ai.levels import decide
from rules.empires.ai.might import force_of, glance, measure_of, might_of
from rules.empires.ai.why import why
from rules.empires.atoms import fleets
from rules.empires.battle.forces import Force
from rules.empires.economy.ledger import ledger_of
from rules.empires.state import facts, rival_owners
from tests.games.empires.battles import theatre
from tests.games.empires.support import GAME, galaxy
from tests.games.empires.verbs import FIRE


def moves(t: Any, seat: int, level: str = "reference") -> None:
    """A whole Movement phase by an opponent's instinct, with the plan it keeps."""
    plan = None
    for _ in range(60):
        asked = waiting(t.state)
        if not asked or asked[0].seat != seat or not asked[0].prompt.startswith("empires.movement"):
            return
        made = decide(Brief.of(t.state, asked[0], level, 7, plan=plan))
        plan = plan if made.plan is None else made.plan
        apply(t.state, Answer(seat, asked[0].prompt, made.value))
    raise AssertionError("the Movement phase does not end")


def bought(t: Any, seat: int = 0, level: str = "captain") -> dict[str, Any]:
    """The sheet that an opponent fills in: research, and numbers by unit."""
    asked = next(d for d in waiting(t.state) if d.seat == seat)
    filled = dict(decide(Brief.of(t.state, asked, level, 7)).value)
    names = [name for name, _, _ in dict(asked.fields)["build"].slots]
    units: dict[str, int] = {}
    for name, count in zip(names, filled["build"], strict=True):
        if count:
            unit = name.partition("@")[0].partition("+")[0]
            units[unit] = units.get(unit, 0) + count
    return {"research": filled["research"], "bid": filled["bid"], **units}


def test_a_colony_ship_goes_to_the_nearest_planet_and_settles():
    """AI-1."""
    t = galaxy()
    t.marker((4, 4), "planet", up=True)
    t.red.has("CO", at=(3, 5))
    t.begins("red")
    moves(t, 0)
    assert t.colony((4, 4)) == ("red", 0)


def test_a_miner_fetches_and_brings():
    t = galaxy()
    t.marker((4, 4), "minerals_5", up=True)
    miner = t.red.has("Miner", at=(4, 4))
    t.begins("red")
    moves(t, 0)
    assert t.red.fleet.load[miner] >= 0
    t.begins("red", turn=2)
    moves(t, 0)
    assert t.red.at(miner) == (3, 5) and t.red.fleet.load[miner] < 0


@pytest.mark.parametrize("taken_up", [False, True])
def test_scouts_explore_one_by_one(taken_up):
    """AI-2: never more than one ship into an unknown hex. UX-61: also where somebody asks with a group in hand."""
    t = galaxy()
    for place in ((4, 4), (4, 5), (3, 4)):
        t.marker(place, "planet")
    scouts = t.red.has("SC", 3, at=(3, 5))
    t.begins("red")
    if taken_up:
        apply(t.state, Answer(0, "empires.movement.group", scouts))
    moves(t, 0)
    assert [t.red.groups(place) for place in ((4, 4), (4, 5), (3, 4))] == [[("SC", 1)]] * 3


@pytest.mark.parametrize(("ships", "strikes"), [(6, True), (1, False)])
def test_a_fleet_strikes_what_it_can_beat(ships, strikes):
    """AI-5: by the odds of the battle."""
    t = galaxy()
    t.red.has("CA", ships, at=(5, 4), ship_size=3, attack=1)
    t.blue.has("CA", 3, at=(6, 4), up=True, ship_size=3)
    t.blue.has("DN", 6, at=(10, 4), up=True, ship_size=6)
    t.begins("red")
    moves(t, 0)
    assert (t.red.groups((6, 4)) != []) is strikes


def test_a_fleet_over_the_enemy_homeworld_stays_and_bombards():
    t = galaxy()
    t.red.has("CA", 4, at=(10, 4), ship_size=3)
    t.begins("red")
    moves(t, 0)
    asked = waiting(t.state)[0]
    assert asked.prompt == "empires.bombardment.shot"
    made = decide(Brief.of(t.state, asked, "pilot", 7))
    assert made.value[0] == "fire" and made.value[-1] == 4


@pytest.mark.parametrize(("foes", "flees"), [(6, True), (1, False)])
def test_who_cannot_win_retreats(foes, flees):
    """SE-5.9.1, AI-5: from the second round on."""
    t = theatre()
    t.red.has("CA", 2, ship_size=3)
    t.blue.has("DN", foes, ship_size=6)
    t.fight()
    t.next_round()
    while waiting(t.state)[0].seat != 0 or waiting(t.state)[0].prompt != f"empires.{FIRE}":
        asked = waiting(t.state)[0]
        hold = next(o for o in asked.options if o[0] == "hold") if hasattr(asked, "options") else asked.first(1)[0]
        apply(t.state, Answer(asked.seat, asked.prompt, hold))
    made = decide(Brief.of(t.state, waiting(t.state)[0], "captain", 7))
    assert (made.value[0] == "retreat") is flees


def test_planets_get_colony_ships_and_the_rest_is_spent():
    """AI-1: no free planet at home without a Colony Ship; bids are small (AI-8)."""
    t = galaxy()
    t.red.has("SY", 4, at=(3, 5))
    for place in ((4, 4), (4, 5)):
        t.marker(place, "planet", up=True)
    t.economy(saved=30)
    sheet = bought(t)
    assert sheet["colony_ship"] == 2 and sheet["bid"] <= 2
    assert sheet["research"] or sheet.get("scout", 0) > 0


def test_mines_that_were_seen_are_answered():
    """AI-3: counter-technology, by those who know it."""
    t = galaxy()
    t.red.has("SY", 4, at=(3, 5))
    t.state.seen_tech[1] = t.blue._levels({"mines": 1})
    t.economy(saved=30)
    assert "minesweep" in bought(t, level="admiral")["research"]
    assert "minesweep" not in bought(t, level="pilot")["research"]


def test_strength_at_a_glance():
    assert glance(1, 1) == 0.5 and glance(2, 1) > 0.9 and glance(1, 0) == 1


# -- arms (AI-3, AI-4, AI-9)


def armed(**cp: int) -> Any:
    """Red with shipyards, some money, and nothing left to settle or explore."""
    t = galaxy()
    t.red.has("SY", 4, at=(3, 5))
    t.red.has("SC", 3, at=(3, 5))
    t.red.saves(cp.get("cp", 60))
    return t


def test_a_homeworld_in_danger_is_fortified():
    """AI-9: enemies who could be there soon are answered with whatever holds it."""
    t = armed(cp=40)
    t.red.knows(ship_size=2)
    t.blue.has("CA", 4, at=(4, 4), up=True, ship_size=3)
    t.economy()
    sheet = bought(t, level="admiral")
    assert sheet.get("base") == 1 and not sheet.get("colony_ship")


def test_no_money_is_lost_above_what_may_be_saved():
    """SE-7.1.1, AI-1: what the shipyards cannot build goes for technology."""
    t = armed(cp=120)
    t.red.settles_at((4, 4))
    t.economy()
    asked = next(d for d in waiting(t.state) if d.seat == 0)
    filled = dict(decide(Brief.of(t.state, asked, "admiral", 7)).value)
    assert ledger_of(t.state, 0).left(filled) <= 30 and filled["research"]


@pytest.mark.parametrize(("level", "seed"), [("pilot", 6), ("captain", 1)])
def test_whoever_forgets_to_arm_still_learns_for_what_could_not_be_saved(level, seed):
    """SE-7.1.1, AI-1."""
    t = galaxy()
    for place in ((3, 4), (3, 6), (4, 4), (4, 5), (4, 6), (5, 4)):
        t.red.settles_at(place)
    t.red.has("SY", 2, at=(3, 5))
    t.red.has("SC", 3, at=(3, 5))
    t.red.has("Base", 1, at=(3, 5))
    t.economy(cycle=6, saved=30)
    asked = next(d for d in waiting(t.state) if d.seat == 0)
    filled = dict(decide(Brief.of(t.state, asked, level, seed)).value)
    assert ledger_of(t.state, 0).left(filled) <= 30


def test_raiders_that_were_met_are_answered_with_scanners():
    """AI-3, SE-12.6: the technology, and ships that carry it."""
    t = armed(cp=70)
    t.red.knows(ship_size=2)
    t.state.seen_tech[1] = t.blue._levels({"cloaking": 1})
    t.economy()
    sheet = bought(t, level="admiral")
    assert "scanner" in sheet["research"] and sheet["destroyer"] >= 2


def test_heavy_armour_is_answered_with_guns_that_pierce_it():
    """AI-4: strength is measured against the enemy's own values."""
    t = galaxy()
    scouts = Force(facts(t.state).code["SC"], 0, 4)
    cruisers = Force(facts(t.state).code["CA"], 0, 2)
    titans = measure_of(t.state, [Force(facts(t.state).code["DN"], 0, 3)])
    assert might_of(t.state, scouts) > might_of(t.state, cruisers) - 2
    assert might_of(t.state, cruisers, titans) > might_of(t.state, scouts, titans)


def test_machines_are_met_with_larger_ships():
    """SE-24.5: Scouts do not hurt them."""
    t = galaxy("red", options={"solo": "machines_small", "difficulty": "normal"})
    worst = facts(t.state).unit["machine_6"]
    against = measure_of(t.state, [Force(worst, facts(t.state).built_in[worst], 1)])
    code = facts(t.state).code
    assert might_of(t.state, Force(code["CA"], 0, 1), against) > 5 * might_of(t.state, Force(code["SC"], 0, 2), against)


# -- the fleet


def test_squadrons_fly_with_their_carriers_and_count_in_its_strength():
    """SE-11.4: a carrier takes along what it can hold, and dares more with it."""
    t = galaxy()
    t.red.has("CV", 2, at=(5, 4), fighter=3, attack=1)
    t.red.has("F", 6, at=(5, 4), fighter=3, attack=1)
    t.blue.has("CA", 2, at=(6, 4), up=True, ship_size=3)
    t.begins("red")
    moves(t, 0)
    assert sorted(t.red.groups((6, 4))) == [("CV", 2), ("F", 6)]


def test_the_fleet_comes_back_when_the_homeworld_is_in_danger():
    """AI-9."""
    t = galaxy()
    t.red.has("CA", 5, at=(3, 6), ship_size=3, attack=1)
    t.blue.has("CA", 6, at=(5, 4), up=True, ship_size=3, attack=1)
    t.red.has("SY", 4, at=(3, 5))
    t.begins("red")
    moves(t, 0, "admiral")
    assert ("CA", 5) in t.red.groups((3, 5))


def test_an_undefended_homeworld_is_taken_rather_than_a_colony():
    """SE-21.0."""
    t = galaxy()
    t.red.has("CA", 6, at=(9, 4), ship_size=3)
    t.blue.settles_at((8, 4))
    t.begins("red")
    moves(t, 0)
    assert t.red.groups((10, 4)) == [("CA", 6)]


def test_a_ship_with_exploration_looks_before_anybody_goes():
    """AI-2, SE-9.8."""
    t = galaxy()
    t.marker((6, 4), "danger")
    t.red.has("CA", 1, at=(5, 4), ship_size=3, exploration=1)
    t.begins("red")
    asked = waiting(t.state)[0]
    made = decide(Brief.of(t.state, asked, "admiral", 7))
    apply(t.state, Answer(0, asked.prompt, made.value))
    asked = waiting(t.state)[0]
    made = decide(Brief.of(t.state, asked, "admiral", 7, plan=made.plan))
    assert made.value == ("look", t.hex((6, 4)))


def test_a_head_start_is_spent_on_larger_ships_that_hit():
    """SE-22.5."""
    g = new_game(GAME.id, Setup(GAME.id, [{}, {}, {}], {"three": "quick_conquest"}), 5)
    while not waiting(g)[0].prompt.endswith("head_start"):
        apply(g, answer_at_random(g, waiting(g)[0], Chance(1)))
    asked = waiting(g)[0]
    filled = dict(decide(Brief.of(g, asked, "captain", 7)).value)
    levels = dict(zip((name for name, _, _ in dict(asked.fields)["levels"].slots), filled["levels"], strict=True))
    assert levels["ship_size"] == 2 and levels["attack"] == 1


def test_a_way_to_the_enemy_is_opened_round_those_who_bar_it():
    """AI-2: the straight way is held by others, so the unknown hex beside it is explored."""
    t = galaxy()
    for column in range(1, 9):
        t.marker((6, column), "planet")
    t.blue.has("CA", 6, at=(6, 4), up=True, ship_size=3)
    t.red.has("SC", 1, at=(5, 6))
    t.begins("red")
    moves(t, 0)
    assert t.red.groups((5, 6)) == [] and t.red.groups((6, 4)) == []


def test_groups_join_when_counters_have_run_out():
    """SE-9.11, SE-2.2.3: otherwise no single ship could be sent out any more."""
    t = galaxy()
    for _ in range(5):
        t.red.has("SC", 2, at=(3, 5))
    t.begins("red")
    moves(t, 0)
    assert len([slot for slot, hex in enumerate(t.red.fleet.hex) if hex >= 0]) < 5


def test_fleets_that_are_not_built_yet_are_not_taken_for_harmless():
    """SE-25.8: CP in a counter are ships when it comes to a battle."""
    t = galaxy("red", options={"solo": "rivals_1", "difficulty": "easy"})
    g = t.state
    owner = rival_owners(g).start
    slot = fleets.add_group(g, owner, facts(g).unit["rival_fleet"], 1, t.hex((5, 5)))
    g.fleets[owner].cp[slot] = 60
    assert might_of(g, force_of(g, owner, slot)) > 3


def test_advice_about_forms_tells_what_they_are_filled_with():
    """UX-61: an answer to a form is given as pairs of a field and its value."""
    t = galaxy()
    t.red.has("SY", 2, at=(3, 5))
    t.economy(saved=30)
    sheet = t.red.decision("economy.sheet")
    bought = tuple({**sheet.opening(), "research": ("attack",)}.items())
    assert why(t.state, sheet, bought).id == "empires.hint.research"
    assert why(t.state, sheet, tuple(sheet.opening().items())).id == "empires.hint.save"
