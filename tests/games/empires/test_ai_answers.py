"""Opponents of every level answer every question legally, and without knowing what they may not know (AI-6)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Answer, Chance, Setup, answer_at_random, apply, clone, imagine, new_game, waiting
from rules.ai.brief import Brief
from rules.ai.levels import LEVELS, decide
from rules.ai.match import play_game
from rules.empires.ai.answers import ANSWERS
from tests.games.empires.support import GAME, galaxy

GROUP = "empires.movement.group"
OFTEN = 3  # positions of each question


def thought(g: Any, level: str, seat: int | None = None, plan: Any = None) -> Any:
    decision = next(d for d in waiting(g) if seat is None or d.seat == seat)
    return decision, decide(Brief.of(g, decision, level, 7, plan=plan))


@pytest.fixture(scope="module")
def positions() -> dict[str, list[Any]]:
    """Positions of random games, some for each question."""
    found: dict[str, list[Any]] = {}
    for seed in (2, 4):
        g, rng = new_game(GAME.id, Setup(GAME.id, [{}, {}], {"map": "small"}), seed), Chance(seed)
        for count in range(2600):
            asked = waiting(g)
            if not asked:
                break
            known = found.setdefault(asked[0].prompt, [])
            if len(known) < OFTEN and (count > 400 or not known):
                known.append(clone(g))
            apply(g, answer_at_random(g, asked[0], rng), False)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_every_question_of_random_games_is_answered_legally(level, positions):
    assert {"empires.round.fire", "empires.round.screen", "empires.turn.settle"} <= set(positions) <= set(ANSWERS)
    for found in positions.values():
        for g in found:
            decision, made = thought(g, level)
            assert decision.check(made.value) == made.value


def cloaked() -> Any:
    t = galaxy()
    t.red.has("R", 2, cloaking=2)
    t.red.has("SC", 2)
    t.blue.has("DD", 2, scanner=1)
    t.blue.has("Mine", 1)
    return t


def carriers() -> Any:
    t = galaxy(options={"raiders": "off"})
    t.red.has("CV", 1, fighter=1)
    t.red.has("F", 3, fighter=1)
    t.red.has("F", 3, fighter=2)
    t.blue.has("SC", 1)
    return t


def minefield() -> Any:
    t = galaxy(options={"raiders": "off"})
    t.red.has("DN", 1, ship_size=6)
    t.red.has("SC", 3)
    t.blue.has("Mine", 2)
    return t


def looking() -> Any:
    t = galaxy()
    t.marker((6, 4), "danger")
    t.ship = t.red.has("CA", exploration=1)
    return t


RARE = {
    "cloaked": (cloaked, {"cloak", "scan_1", "more", "slip", "join", "fire"}),
    "carriers": (carriers, {"surplus"}),
    "minefield": (minefield, {"mines"}),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", RARE)
def test_rare_questions_of_battles_are_answered_legally(level, name):
    lay_out, expected = RARE[name]
    t = lay_out()
    t.knowing()
    t.begins("red").ends()
    met = set()
    for _ in range(40):
        if waiting(t.state)[0].prompt == GROUP:
            break
        decision, made = thought(t.state, level)
        met.add(decision.prompt.rpartition(".")[2])
        assert decision.prompt in ANSWERS
        apply(t.state, Answer(decision.seat, decision.prompt, decision.check(made.value)))
    assert expected <= met


@pytest.mark.parametrize(("marker", "answer"), [("danger", "show"), ("wreck", "keep")])
def test_what_was_looked_at_is_shown_if_that_clears_it_away(marker, answer):
    t = looking()
    t.marker((6, 4), marker)
    t.begins("red").does(t.ship, "look", (6, 4))
    assert thought(t.state, "captain")[1].value == answer


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_peeks(level, positions):
    """The same answer and plan in worlds that differ only in what the seat may not know."""
    for prompt in (GROUP, "empires.economy.sheet", "empires.round.fire", "empires.bombardment.shot"):
        g = positions[prompt][-1]
        decision, made = thought(g, level)
        twin = imagine(g, decision.seat, Chance(99))
        assert twin != g
        _, again = thought(twin, level, decision.seat)
        assert (again.value, again.plan) == (made.value, made.plan)


def test_a_closed_counter_changes_nothing_that_an_attacker_does():
    """AI-6: a Decoy or a Dreadnought beside the Homeworld: the answer must not tell that it knows."""
    plans = []
    for code in ("Decoy", "DN"):
        t = galaxy()
        t.blue.knows(ship_size=6)
        t.blue.has(code, at=(5, 5))
        t.red.has("CA", 3, at=(4, 4), ship_size=3, attack=1)
        t.begins("red")
        plans.append(thought(t.state, "admiral")[1].plan)
    assert plans[0] == plans[1]


def test_a_whole_game_is_played_without_a_fault():
    record = play_game(
        GAME.id, Setup(GAME.id, [{}, {}], {"map": "small", "phases": 12}), ("cadet", "random"), 5, most=160
    )
    assert [fault.what for fault in record.faults] == ["not over after 160 questions"]
