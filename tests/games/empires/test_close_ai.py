"""Opponents answer what the expansion's space rules ask: reactions, prizes, scrapping, Titans over planets."""

import pytest

from rules import Answer, Setup, apply
from rules.ai.levels import LEVELS
from rules.ai.match import play_game
from rules.empires.printed.switches import SPACE
from rules.empires.state import facts
from tests.games.empires.boarding import boarded_to_the_end, home_with
from tests.games.empires.support import GAME, galaxy
from tests.games.empires.test_ai_answers import thought
from tests.games.empires.test_close_reaction import BACK, FRONT, attack, border
from tests.games.empires.verbs import HERE
from tests.support.thorough import some


def answered(t, level, prompt):
    """What a level says to the question that is asked now; it is legal."""
    decision, made = thought(t.state, level)
    assert decision.prompt.endswith(prompt)
    value = decision.check(made.value)
    apply(t.state, Answer(decision.seat, decision.prompt, value))
    return value


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_turn_a_battle_comes(level):
    """CL-10, AI-9: Cruisers beside a Scout that is attacked by one."""
    t = border()
    cruisers = t.blue.has("CA", 3, at=BACK, attack=1)
    t.blue.knows(attack=1)
    attack(t)
    assert answered(t, level, "reaction.move") == ("react", cruisers, t.hex(FRONT), 3)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_comes_to_a_lost_battle(level):
    """CL-10: one Destroyer against Dreadnoughts that lie open."""
    t = border()
    t.red.knows(ship_size=6, attack=3, defence=3)
    giants = t.red.has("DN", 4, at=(6, 3), up=True)
    t.blue.has("DD", at=BACK)
    t.blue.settles_at(BACK)
    t.blue.has("SY", at=BACK)
    t.begins("red", cycle=3).goes(giants, FRONT)
    t.red.ends()
    assert answered(t, level, "reaction.move") == "done"


@pytest.mark.parametrize("level", LEVELS)
def test_prizes_are_kept_where_counters_can_be_freed(level):
    """CL-4.4.1."""
    t, _ = boarded_to_the_end(3)
    assert answered(t, level, "battle.prizes") == "done"
    assert t.red.codes().count("CA") == 4


@pytest.mark.parametrize("level", LEVELS)
def test_captured_ships_are_scrapped_if_they_teach_something(level):
    """CL-4.5.2."""
    t, prize = home_with("CA", attack=2)
    t.economy()
    value = dict(answered(t, level, "economy.sheet"))
    assert value["scrap"] == (str(prize),)


@pytest.mark.parametrize(
    ("options", "cycle", "seen", "learnt"),
    [
        ({"experience": "on"}, 4, {}, "academy"),
        ({"boarding": "on"}, 4, {"boarding": 1}, "security"),
        ({"boarding": "on"}, 4, {}, None),
        ({"reaction": "on"}, 4, {}, "exploration"),
        ({"experience": "on"}, 1, {}, None),
    ],
)
def test_spare_cp_go_into_training_guards_and_sensors(options, cycle, seen, learnt):
    """CL-3.2, CL-5.1, CL-10.1.1: only what is left over; guards once boarders were seen, nothing of it early."""
    t = galaxy(options=options)
    t.red.knows(
        **{each.id: len(costs) - 1 for each, costs in zip(*shop(t), strict=True) if costs and each.id not in LATE}
    )
    t.red.knows(movement=6)
    for name, value in seen.items():
        t.state.seen_tech[1] |= value << 3 * facts(t.state).technology[name]
        t.blue.knows(**{name: value})
    t.red.saves(20)  # no more than may be kept, or it would go into arms
    t.economy(cycle=cycle)
    bought = dict(answered(t, "captain", "economy.sheet"))["research"]
    assert [name for name in bought if name in LATE] == ([learnt] if learnt else [])


LATE = ("academy", "security", "exploration", "boarding")


def shop(t):
    known = facts(t.state)
    return known.technologies, known.tech_costs


@pytest.mark.parametrize("level", LEVELS)
def test_a_titan_is_used_against_a_homeworld(level):
    """CL-6.4.3: it wins the game."""
    t = galaxy(options={"titans": "on"})
    t.red.has("TN", at=(10, 4))
    t.begins("red").ends()
    assert answered(t, level, "bombardment.shot")[0] == "raze"
    assert t.state.outcome is not None


@pytest.mark.parametrize("level", LEVELS)
def test_boarding_ships_board(level):
    """CL-4.2: a Cruiser is worth more captured than shot at."""
    t = galaxy(options={"boarding": "on", "raiders": "off"})
    t.red.has("BD", 2, at=HERE, boarding=1)
    t.blue.has("CA", 2, at=HERE)
    t.begins("red").ends()
    t.calm_until(t.red, "round.fire")
    assert answered(t, level, "round.fire")[0] == "fire"


@pytest.mark.parametrize("level", some(LEVELS, 1))
def test_games_with_all_of_it_run_without_a_fault(level):
    options = {"map": "small", "phases": 12, "homeworld": 30, **dict.fromkeys(SPACE, "on")}
    record = play_game(GAME.id, Setup(GAME.id, [{}, {}], options), (level, "random"), 3, most=120)
    assert [fault.what for fault in record.faults] == ["not over after 120 questions"]
