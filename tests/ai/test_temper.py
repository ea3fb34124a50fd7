"""Temperaments: which of nearly equal answers a player likes; they cost hardly anything and know nothing more."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from rules import Chance, answer_at_random, apply, imagine, new_game, stream, waiting
from rules.ai import Brief, decide
from rules.ai.levels import level_and_effort, temper_in
from rules.ai.match import play_game
from rules.ai.temper import ANY, NEAR, TEMPERS, suited, temper_at
from tests.ai.games import setup_of
from tests.support import tiny  # noqa: F401  (registers the game)

# How answers ended for three seats in four futures; the first seat chooses.
PLAIN = [[0.5, 0.3, 0.2]] * 4
RISKY = [[0.9, 0.05, 0.05], [0.1, 0.5, 0.4]] * 2
HURTS = [[0.5, 0.1, 0.4]] * 4
HELPS = [[0.49, 0.2, 0.31]] * 4
POOR = [[0.4, 0.0, 0.6]] * 4


def never(one, other):
    return False


def choice(temper, ends, best=0):
    return suited(temper, 0, best, dict(enumerate(ends)), never)


def test_each_temperament_likes_its_own_answer():
    assert choice("bold", [PLAIN, RISKY, HURTS]) == 1
    assert choice("careful", [RISKY, PLAIN]) == 1
    assert choice("spiteful", [PLAIN, RISKY, HURTS]) == 2
    assert choice("trader", [PLAIN, HELPS]) == 1
    assert choice("", [PLAIN, RISKY, HURTS]) == choice("moody", [PLAIN, RISKY, HURTS]) == 0


@pytest.mark.parametrize("temper", TEMPERS)
def test_no_temperament_takes_what_is_worse(temper):
    assert choice(temper, [PLAIN, POOR]) == 0
    assert PLAIN[0][0] - POOR[0][0] > NEAR
    assert suited(temper, 0, 0, {0: PLAIN, 1: RISKY, 2: HURTS, 3: HELPS}, lambda one, other: True) == 0, "clearly worse"


@pytest.mark.parametrize("temper", TEMPERS)
def test_few_futures_prove_nothing(temper):
    assert choice(temper, [PLAIN[:2], RISKY[:2]]) == 0 and choice(temper, [PLAIN, RISKY[:2]]) == 0


def test_in_a_duel_a_trader_is_like_anybody():
    ends = [[[0.5, 0.5]] * 4, [[0.5, 0.9]] * 4]
    assert choice("trader", ends) == 0 and choice("spiteful", ends[::-1]) == 1


def test_any_is_drawn_by_seed_and_seat_and_each_as_often():
    drawn = Counter(temper_at(ANY, seed, seat) for seed in range(200) for seat in range(4))
    assert set(drawn) == set(TEMPERS) and min(drawn.values()) > 150
    assert temper_at(ANY, 5, 1) == temper_at(ANY, 5, 1) and temper_at("moody", 5, 1) == ""


def test_a_kind_of_player_may_have_a_temperament():
    assert temper_in("captain@8/bold") == "bold" and level_and_effort("captain@8/bold") == ("captain", 8)
    record = play_game("coins", setup_of("coins"), ["admiral@20/bold", "admiral@20/careful"], 3)
    assert not record.faults and record.result is not None


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_temperament_needs_no_trials_of_its_own_and_knows_nothing_more(temper):
    """The same in the position as dealt anew, with the same effort as without; and it comes through the process."""
    g, rng = new_game("tiny", setup_of("tiny", 3), 5), Chance(5)
    compared = 0
    for step in range(40):
        asked = waiting(g)
        if not asked or asked[0].since is not None:
            break
        if asked[0].seat >= 0:
            number = stream(step, "temper")
            twin = imagine(g, asked[0].seat, Chance(step))
            plain = decide(Brief.of(g, asked[0], "captain", number, effort=40))
            one, other = (Brief.of(state, asked[0], "captain", number, effort=40, temper=temper) for state in (g, twin))
            sent = Brief.decode(json.loads(json.dumps(one.encode())))
            found = [decide(brief) for brief in (one, other, sent)]
            assert found[0] == found[1] == found[2] and found[0].simulations == plain.simulations
            compared += 1
        apply(g, answer_at_random(g, asked[0], rng))
    assert compared >= 3
