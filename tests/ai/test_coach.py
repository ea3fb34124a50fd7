"""The coach: chances of a position, the Admiral's advice beside the next best answer, what an answer has cost."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.match.mind_process import answer_to
from rules import Chance, answer_at_random, apply, find, fingerprint, imagine, new_game, waiting
from rules.ai import Brief, Hints, LevelSpec
from rules.ai.coach import ADVICE, COACH, POSITION, REVIEW, chances, coach_spec, look_at
from rules.ai.hints import WAIT
from rules.core import game as games
from rules.core.game import nothing_hidden
from tests.ai.games import COINS, setup_of
from tests.support.games import SHIPPED
from tests.support.games import setup_of as table_of
from tests.support.tiny import TINY


def coins(row, points=(0, 0)):
    g = new_game("coins", setup_of("coins"), 1)
    g.row, g.points, g.pending = list(row), list(points), None
    return g


def brief_of(g, look, given=None, number=1, seat=0):
    decision = next(d for d in waiting(g) if d.seat == seat)
    return Brief.of(g, decision, "admiral", number, explain=True, look=look, given=given)


def test_the_chances_of_a_position_sum_to_one_and_follow_the_points():
    even, ahead = (chances(brief_of(coins([1, 1, 1], points), POSITION)) for points in ((0, 0), (30, 0)))
    assert sum(even) == sum(ahead) == pytest.approx(1.0)
    assert ahead[0] > even[0] == pytest.approx(0.5)


def test_an_advice_comes_with_the_worth_of_the_two_best_answers_and_its_reason():
    """Two coins and the debt are left to the other by taking two."""
    thought = look_at(brief_of(coins([1, 1, -8]), ADVICE))
    assert thought.value == 2 and thought.weighed[0].value == 2
    assert len(thought.weighed) == 2 and thought.weighed[0].worth == 1.0 > thought.weighed[1].worth
    assert thought.why is not None


def test_a_bad_answer_is_shown_beside_the_better_one_and_a_good_one_alone():
    bad, good = (look_at(brief_of(coins([1, 1, -8]), REVIEW, given)) for given in (1, 2))
    assert [each.value for each in bad.weighed] == [2, 1]
    assert bad.weighed[0].worth - bad.weighed[1].worth > 0.3
    assert [each.value for each in good.weighed] == [2]


def test_an_answer_that_is_no_worse_is_no_mistake():
    thought = look_at(brief_of(coins([0] * 6), REVIEW, 3))
    assert [each.value for each in thought.weighed] == [3]


def test_an_admiral_who_does_not_look_ahead_is_compared_by_a_plain_look_ahead(monkeypatch):
    assert coach_spec("coins").effort == 300
    for spec in (LevelSpec(), LevelSpec(effort=9, former=True)):
        monkeypatch.setitem(games._games, "coins", replace(COINS, hints=Hints(levels={"admiral": spec})))
        assert coach_spec("coins") is COACH


def test_the_clock_ends_comparing():
    brief = brief_of(coins([1, 1, -8, 9, -9, 4]), REVIEW, 1)
    assert look_at(brief, lambda: True, lambda: True).simulations <= 3


def test_what_it_finds_comes_through_the_process():
    brief = brief_of(coins([1, 1, -8]), REVIEW, 1)
    message = {"number": 7, "home": "tests.ai.games", "seconds": 2.0, "brief": brief.encode(), "content": None}
    told = answer_to(json.loads(json.dumps(message)), {})
    assert [value for value, _ in told["weighed"]] == [2, 1] and told["why"]
    look = answer_to({**message, "brief": brief_of(coins([1, 1, -8]), POSITION).encode()}, {})
    assert sum(look["chances"]) == pytest.approx(1.0)


@pytest.mark.parametrize("game_id", SHIPPED)
def test_it_never_knows_more_than_the_seat_did(game_id):
    """The same position, dealt anew in what the seat cannot know, is told the same."""
    g, rng = new_game(game_id, table_of(game_id), 5), Chance(6)
    differing = compared = 0
    for step in range(240):
        asked = waiting(g)
        if not asked:
            break
        own = [d for d in asked if d.seat >= 0]
        if step >= 2 << compared and own:
            decision = own[0]
            given = decision.first(1)[0]
            other = imagine(g, decision.seat, Chance(99))
            differing += fingerprint(other) != fingerprint(g)
            one, two = (
                Brief.of(state, decision, "admiral", step, effort=4, look=REVIEW, given=given) for state in (g, other)
            )
            assert json.dumps(one.encode()) == json.dumps(two.encode())
            assert chances(one) == chances(two)
            compared += 1
        apply(g, answer_at_random(g, asked[rng.below(len(asked))], rng), listen=False)
    assert compared >= 2 and (differing or find(game_id).imagine is nothing_hidden)


def test_whoever_waits_is_told_nothing_more(monkeypatch):
    waiting_hints = Hints(instinct=lambda brief, level: WAIT, levels={"admiral": LevelSpec()})
    monkeypatch.setitem(games._games, "tiny", replace(TINY, hints=waiting_hints))
    g, rng = new_game("tiny", setup_of("tiny", 3), 1), Chance(1)
    while waiting(g)[0].since is None:
        apply(g, answer_at_random(g, waiting(g)[0], rng))
    thought = look_at(brief_of(g, ADVICE, seat=0))
    assert thought.value == WAIT and thought.weighed == ()
