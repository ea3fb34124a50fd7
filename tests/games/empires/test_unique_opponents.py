"""Opponents design unique ships, build them and use what they can do (AI-3, AI-5); the odds know them, too."""

import pytest

from rules import Answer, Setup, apply, new_game, waiting
from rules.ai.levels import LEVELS
from rules.ai.match import play_game
from rules.empires.ai.why import why
from rules.empires.battle.forces import Force, forces_at
from rules.empires.battle.odds import odds, odds_now
from rules.empires.printed import designer
from rules.empires.printed.designs import finished, price, unpacked
from rules.empires.printed.switches import FULL
from rules.empires.state import facts
from tests.games.empires.battles import theatre
from tests.games.empires.support import GAME, galaxy
from tests.games.empires.test_ai_answers import thought
from tests.games.empires.test_close_ai import answered
from tests.games.empires.test_unique_battle import BEAM, SHIELD, convoy, pass_by
from tests.games.empires.test_unique_weapons import chase
from tests.games.empires.verbs import HERE
from tests.support.thorough import some

UNIQUE = {"unique_ships": "on"}


def at_the_design(**options):
    g = new_game("empires", Setup("empires", [{}, {}], {"map": "small", **UNIQUE, **options}), 1)
    while waiting(g)[0].prompt == "empires.game.home":
        asked = waiting(g)[0]
        apply(g, Answer(asked.seat, asked.prompt, asked.opening()))
    return g


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_draws_something_that_it_can_build_before_long(level):
    """CL-19.1.1, AI-3: legal, for Ship Size 3 at most, and able to fight."""
    g = at_the_design()
    decision, made = thought(g, level)
    value = decision.check(made.value)
    ship = unpacked(designer.drawn(dict(value)))
    assert finished(ship) == ship and 5 <= price(ship) <= 12 and ship.attack + ship.defence >= 3
    said = why(g, decision, value)
    assert said.id == "empires.hint.design" and said.params == {
        "cp": price(ship),
        "size": 1 + (price(ship) > 6) + (price(ship) > 9),
    }


def test_whoever_rehearses_draws_better_ships_than_cruisers():
    """AI-5: the Captain's design beats Cruisers of the same price more often than not."""
    g = at_the_design()
    ship = designer.drawn(dict(thought(g, "captain")[1].value))
    known = facts(g)
    ours = [Force(known.unique, known.equipped(known.unique, 0, design=ship), 120 // price(unpacked(ship)))]
    theirs = [Force(known.code["CA"], 0, 10)]
    assert odds(g, 0, (0, 1), (ours, theirs), seed=2, runs=200).win[0] > 0.55


def test_a_good_design_is_built():
    """AI-4: rehearsed with all other ships; a bad one is not."""
    bought = {}
    for values in ("D5-1-x2", "E1-0-x3"):
        t = galaxy(options=UNIQUE)
        t.red.designs(values, "design_weakness")
        t.red.knows(ship_size=3)
        t.red.has("SY", 4, at=(3, 5))
        t.blue.has("CA", 4, at=(8, 4), up=True)
        t.economy(cycle=5, saved=60)
        build = dict(thought(t.state, "captain", 0)[1].value)["build"]
        slots = dict(next(d for d in waiting(t.state) if d.seat == 0).fields)["build"].slots
        bought[values] = sum(n for (name, _, _), n in zip(slots, build, strict=True) if name.startswith("unique"))
    assert bought["D5-1-x2"] > 0 == bought["E1-0-x3"]


@pytest.mark.parametrize("level", LEVELS)
def test_shields_go_to_the_most_expensive_ship_and_beams_to_the_most_expensive_enemy(level):
    """CL-19.3.7, CL-19.3.10."""
    t, _, dread, _, _ = convoy()
    t.fight()
    slots = t.blue.decision(SHIELD).slots
    value = answered(t, level, SHIELD)
    assert dict(zip(slots, value, strict=True))[t.blue.line(dread)] == 1
    t, cruisers, _ = chase()
    assert answered(t, level, BEAM) == (1,) and t.battle().beam_at == [t.red.line(cruisers)]


def test_of_weaknesses_that_is_chosen_of_which_there_are_most_ships():
    """CL-19.3.8, D-49."""
    t = theatre(**UNIQUE)
    t.red.has("DD", 3)
    t.red.has("SC", 1)
    t.blue.designs("D3-1-x3", "design_weakness")
    t.blue.has("UN", 2)
    t.rolls(10)
    t.fight()
    assert answered(t, "captain", "battle.weakness") == "DD"


@pytest.mark.parametrize("levels", some([(a, b) for a in LEVELS for b in LEVELS if a != b], 1))
def test_games_with_everything_run_without_a_fault(levels):
    """FULL, with unique ships."""
    options = {**FULL, "map": "small", "phases": 12}
    record = play_game(GAME.id, Setup(GAME.id, [{}, {}], options), levels, 5, most=110)
    assert [fault.what for fault in record.faults] == ["not over after 110 questions"]


# --- the odds service


def chance(t, ours, theirs):
    return odds(t.state, t.hex(HERE), (0, 1), (ours, theirs), seed=5, runs=200).win[0]


@pytest.mark.parametrize(
    ("ability", "values", "foe"), [("second_salvo", "C5-0-x1", ("SC", 7)), ("heavy_warheads", "C1-0-x2", ("CA", 3))]
)
def test_weapons_count_in_the_odds(ability, values, foe):
    """CL-19.3.12, CL-19.3.13, AI-5."""
    t = theatre(**UNIQUE)
    known = facts(t.state)
    theirs = [Force(known.code[foe[0]], 0, foe[1])]
    chances = []
    for abilities in ((), (ability,)):
        drawn = t.red.designs(values, *abilities)
        chances.append(chance(t, [Force(known.unique, known.equipped(known.unique, 0, design=drawn), 4)], theirs))
    assert chances[1] > chances[0] + 0.15


def test_shields_count_in_the_odds():
    """CL-19.3.7: a Dreadnought behind a shield is not lost before its protector."""
    t = theatre(**UNIQUE)
    known = facts(t.state)
    drawn = t.red.designs("E1-3-x3", "shield_projector")
    ours = [Force(known.code["DN"], 0, 1), Force(known.unique, known.equipped(known.unique, 0, design=drawn), 1)]
    found = odds(t.state, t.hex(HERE), (0, 1), (ours, [Force(known.code["CA"], 0, 6)]), seed=4, runs=100, rounds=1)
    assert found.lost[0][0] == 0


def test_mines_do_not_see_some_ships_in_the_odds_either():
    """CL-19.3.6."""
    t = theatre(**UNIQUE)
    t.red.designs("C3-0-x1", "anti_sensor")
    t.red.has("UN", 3)
    t.blue.has("Mine", 4)
    t.blue.has("SC", 1)
    hex = t.hex(HERE)
    found = odds(t.state, hex, (0, 1), (forces_at(t.state, 0, hex), forces_at(t.state, 1, hex)), seed=3, runs=100)
    assert found.lost[0][0] < 1


def test_the_odds_of_a_battle_under_way_know_who_is_shielded():
    """CL-19.3.7: the Scouts, not the Dreadnought."""
    t, ships, dread, scouts, _ = convoy()
    t.fight()
    asked = t.blue.decision(SHIELD)
    t.blue.answers(SHIELD, tuple(int(t.battle().unit[at] == facts(t.state).code["SC"]) for at in asked.slots))
    t.calm()
    found, lines = odds_now(t.state, seed=3, runs=60, rounds=1)
    lost = dict(zip(lines, (*found.lost[0], *found.lost[1]), strict=True))
    assert lost[t.blue.line(scouts)] <= 1
    pass_by(t)
    t.red.fires(ships, dread, rolls=(1, 1, 1))
