"""Közelharc: the switches of its sections, what they bring into play and what they exclude (CL-1, 2, 8, 9, 11)."""

import pytest

from rules import Chance, Illegal, Setup, answer_at_random, apply, new_game, violations, waiting
from rules.core.running import checked
from rules.empires.printed.switches import CLOSE
from rules.empires.state import facts
from rules.empires.state.values import attack_technology, defence_technology, ship, speed, tactics
from tests.games.empires.battles import theatre
from tests.games.empires.support import GAME, galaxy
from tests.support.playout import no_leak, through_json

SECTIONS = {  # what each section brings: units, technologies, last levels
    "experience": ((), ("academy",), {}),
    "boarding": (("BD",), ("boarding", "security"), {}),
    "titans": (("TN",), (), {"ship_size": 7}),
    "fleet_markers": ((), (), {}),
    "minesweep_3": ((), (), {"minesweep": 3}),
    "move_7": ((), (), {"movement": 7}),
    "reaction": ((), (), {"exploration": 2}),
    "fast_bc": ((), ("fast_bc",), {}),
}


def tables(seats=2, **options):
    return facts(new_game(GAME.id, Setup(GAME.id, [{} for _ in range(seats)], options), 1))


def on_sale(known):
    return {each.id: len(known.tech_costs[i]) - 1 for i, each in enumerate(known.technologies) if known.tech_costs[i]}


@pytest.mark.parametrize("section", SECTIONS)
def test_each_section_is_a_switch_of_its_own(section):
    """CL-1.1, CL-8.1, CL-9.1; Security without boarding and an Academy without experience are not for sale."""
    units, technologies, levels = SECTIONS[section]
    base, known = tables(), tables(**{section: "on"})
    codes = {known.units[i].code for i in known.buildable} - {base.units[i].code for i in base.buildable}
    assert codes == set(units)
    before, now = on_sale(base), on_sale(known)
    assert set(now) - set(before) == set(technologies)
    assert {name: top for name, top in now.items() if name in before and top != before[name]} == levels


def test_the_expansion_brings_more_counters():
    """CL-1.3, SE-2.2.2: the second number of the table, with any of its sections."""
    base = tables()
    assert (base.counters[base.code["SC"]], base.counters[base.code["DN"]]) == (5, 2)
    for section in CLOSE:
        known = tables(**{section: {"homeworld": 30, "advantages": "random"}.get(section, "on")})
        assert [known.counters[known.code[c]] for c in ("SC", "DN", "Mine", "TN", "BD")] == [6, 5, 9, 5, 6], section


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"map": "knife_fight"}), (3, {"three": "quick_conquest"}), (1, {"solo": "amoebas"}), (3, {"amoebas": "on"})],
)
def test_scenarios_of_the_expansion_bring_more_counters(seats, options):
    """CL-1.3, SE-21.8, SE-22.5, SE-26: they are of its scenario book."""
    known = facts(new_game(GAME.id, Setup(GAME.id, [{} for _ in range(seats)], options), 1))
    assert known.counters[known.code["SC"]] == 6


def test_a_built_ship_has_nothing_by_itself():
    """CL-1.2: Attack, Defence and Tactics 0, Movement 1; a fighter is at least Fighter 1."""
    t = galaxy()
    scout = t.red.has("SC")
    squadron = t.red.has("F", fighter=1)
    g = t.state
    g.turn = 1
    one = ship(g, 0, scout)
    assert (attack_technology(g, one), defence_technology(g, one), tactics(g, one), speed(g, 0, scout)) == (0, 0, 0, 1)
    assert t.red.level("fighter", squadron) == 1


def test_a_unit_may_always_hold_its_fire():
    """CL-1.4."""
    t = theatre()
    ours, theirs = t.red.has("SC"), t.blue.has("SC")
    t.fight()
    t.blue.holds(theirs)
    t.red.fires(ours, theirs, rolls=1)
    assert t.blue.at(theirs) is None


def test_no_section_adds_markers_to_the_mix():
    """CL-1.5: "No Mines" markers serve the Amoebas only; a destroyed planet is laid when a planet is destroyed."""
    known = tables(titans="on", reaction="on")
    assert sum(marker.deep for marker in known.markers) == 102
    made = known.markers[known.marker["destroyed_planet"]]
    assert (made.kind, made.home, made.deep) == ("asteroids", 0, 0)


# -- the 30-CP Homeworld (CL-2)


def test_a_homeworld_of_30():
    """CL-2.1, CL-2.3: with the expansion it brings 30 CP instead of 20."""
    for value in (20, 30):
        t = galaxy(options={"homeworld": value})
        assert t.colony((3, 5)) == ("red", value)
        t.economy()
        assert t.red.cp == value


def test_the_steps_of_a_large_homeworld():
    """CL-2.2, EC-11: hits take it down 30, 20, 10, 5; it grows back along the same steps."""
    t = galaxy(options={"homeworld": 30})
    t.red.has("CA", 6, at=(10, 4), attack=2)
    t.red.knows(attack=2)
    t.begins("red").ends()
    seen = []
    t.rolls(1, 1, 1)
    for _ in range(3):
        t.red.answers("bombardment.shot", ("fire", 0, 1))
        seen.append(t.colony((10, 4))[1])
    t.red.answers("bombardment.shot", "stop")
    assert seen == [20, 10, 5]
    t.red.fleet.hex[0] = t.hex((9, 4))
    for value in (10, 20, 30, 30):
        t.economy()
        t.red.sheet()
        t.blue.sheet()
        assert t.colony((10, 4)) == ("blue", value)


def test_costs_of_the_expansion_are_the_default():
    """CL-2.4: several levels are cheaper than in the first printing."""
    known, old = tables(), tables(costs="first_printing")
    level = known.technology["attack"]
    assert (known.tech_cost(level, 3), old.tech_cost(level, 3)) == (25, 40)


# -- sweeping, speed


def test_minesweep_3_removes_three_mines():
    """CL-8.1: each sweeper."""
    t = theatre(minesweep_3="on")
    t.red.has("SW", 2, minesweep=3)
    t.blue.has("Mine", 6)
    cruiser = t.red.has("CA")
    t.fight()
    assert t.red.at(cruiser) and not t.blue.codes() and not t.happened("battle_over", how="lost")


def test_movement_7_is_three_hexes_in_every_turn():
    """CL-9.1."""
    t = galaxy(options={"move_7": "on"})
    scout = t.red.has("SC", movement=7)
    for turn in (1, 2, 3):
        t.state.turn = turn
        assert speed(t.state, 0, scout) == 3
    t.begins("red", turn=1).goes(scout, (5, 5), (5, 6), (5, 7))
    assert t.red.at(scout) == (5, 7)


# -- Fast Battlecruisers (CL-11)


@pytest.mark.parametrize(("turn", "hexes"), [(1, 3), (2, 2), (3, 2)])
def test_a_fast_battlecruiser_goes_one_hex_farther_in_turn_1(turn, hexes):
    """EX-5, CL-11.1: Movement 4: other ships 2 hexes in every turn."""
    t = galaxy(options={"fast_bc": "on"})
    fast = t.red.has("BC", movement=4, fast_bc=1)
    plain = t.red.has("BC", movement=4, fast_bc=0)
    cruiser = t.red.has("CA")
    t.state.turn = turn
    assert [speed(t.state, 0, slot) for slot in (fast, plain, cruiser)] == [hexes, 2, 2]


def test_decoys_are_as_fast_as_battlecruisers_at_once():
    """CL-11.2."""
    t = galaxy(options={"fast_bc": "on"})
    decoy = t.red.has("Decoy")
    t.state.turn = 1
    assert speed(t.state, 0, decoy) == 1
    t.red.knows(fast_bc=1)
    assert speed(t.state, 0, decoy) == 2


def test_fast_bc_can_be_researched_before_ship_size_4():
    """CL-11.3."""
    t = galaxy(options={"fast_bc": "on"})
    t.economy()
    t.red.sheet(research=("fast_bc",))
    t.blue.sheet()
    assert t.red.level("fast_bc") == 1 and t.red.level("ship_size") == 1


def test_three_hexes_in_turn_1_could_be_a_fast_battlecruiser():
    """SE-9.10: nobody may note a Movement level that its owner need not have."""
    t = galaxy(options={"fast_bc": "on"})
    fast = t.red.has("BC", movement=4, fast_bc=1)
    t.begins("red", turn=1).goes(fast, (5, 5), (5, 6), (5, 7))
    assert t.state.seen_tech[0] >> 3 * t.state.tables.movement & 7 == 4


def test_flagships_may_carry_it():
    """CL-11.4: by build or refit; unique ships by their design (CL-19)."""
    t = galaxy(options={"fast_bc": "on", "flagship": "on"})
    fast, slow = t.red.has("FLAG", fast_bc=1), t.red.has("FLAG", fast_bc=0)
    t.state.turn = 1
    assert [speed(t.state, 0, slot) for slot in (fast, slow)] == [2, 1]


def test_nebulae_stop_fast_battlecruisers_too():
    """CL-11.1: all other movement rules hold."""
    t = galaxy(options={"fast_bc": "on"})
    fast = t.red.has("BC", movement=1, fast_bc=1)
    t.marker((5, 6), "nebula", up=True)
    t.begins("red", turn=1).answers("movement.group", fast)
    t.red.answers("movement.order", ("go", t.hex((5, 5)), 1))
    assert ("go", t.hex((5, 6))) not in t.red.offered("movement.order")
    assert ("go", t.hex((5, 4))) in t.red.offered("movement.order")


# -- exclusions


@pytest.mark.parametrize(
    ("seats", "options", "key", "rule"),
    [
        *((2, {name: "on", "costs": "first_printing"}, "empires.no_price", "SE-2.5.1")
          for name in ("experience", "boarding", "titans", "minesweep_3", "move_7", "reaction", "fast_bc")),
        (1, {"ap_close": "on"}, "empires.no_rivals", "SE-25.19"),
        (1, {"ap_close": "on", "solo": "rivals_1", "costs": "first_printing"}, "empires.no_price", "SE-2.5.1"),
        (2, {"ap_close": "on"}, "empires.map_seats", "SE-25.19"),
        (2, {"minesweep_3": "on", "mines": "off"}, "empires.no_mines", "CL-8.1"),
        (3, {"minesweep_3": "on", "three": "quick_conquest"}, "empires.no_mines", "CL-8.1"),
        (3, {"no_tech_theft": "on"}, "empires.no_boarding", "CL-4.5.7"),
    ],
)  # fmt: skip
def test_switches_that_do_not_go_together_are_refused(seats, options, key, rule):
    """The table of exclusions; with the rule."""
    with pytest.raises(Illegal) as refused:
        new_game(GAME.id, Setup(GAME.id, [{} for _ in range(seats)], options), 1)
    assert (refused.value.reason.id, refused.value.reason.rule) == (key, rule)


def test_the_homeworld_and_fleet_markers_go_with_old_costs():
    assert tables(costs="first_printing", homeworld=30, fleet_markers="on").expansion


@pytest.mark.parametrize("section", [*SECTIONS, "all"])
def test_random_games_with_each_section_and_with_all(section):
    """CL-1.1: nothing is lost or doubled, and nobody can tell an imagined world from the true one."""
    on = dict.fromkeys(SECTIONS if section == "all" else [section], "on")
    g, rng = new_game(GAME.id, Setup(GAME.id, [{}, {}], {"map": "small", **on}), 4), Chance(6)
    with checked():
        for _ in range(70):
            apply(g, answer_at_random(g, rng.choice(waiting(g)), rng))
    assert violations(g) == [] and through_json(g) == g
    no_leak(g, 3, worlds=1)
