"""Plans that outlive one question: followed, given up, kept in the log, equal after a resumption."""

from __future__ import annotations

import json

import pytest

from rules import Answer, Session, Undecodable, apply, new_game, waiting
from rules.ai import Brief, decide, plan_of, play_game, think_number
from tests.ai.games import CHARTED, VOYAGE, WANDERING, courses, setup_of


def brief_of(plan: dict | None, row: list[int] | None = None) -> Brief:
    g = new_game(VOYAGE.id, setup_of(VOYAGE.id), 1)
    g.row[:4] = row or [0, 0, 0, 0]
    return Brief.of(g, waiting(g)[0], "pilot", 3, plan=plan)


def test_a_plan_is_followed_without_thinking_until_it_does_not_fit_any_more():
    plan = {"fleet": "second", "way": -1}
    thought = decide(brief_of(plan, [0, 2, 0, 0]))
    assert (thought.value, thought.simulations, thought.plan) == (("second", -1), 0, None)
    anew = decide(brief_of(plan))
    assert anew.simulations > 0
    assert anew.plan in (None, {"fleet": anew.value[0], "way": anew.value[1]})
    assert (anew.plan is None) == (plan == {"fleet": anew.value[0], "way": anew.value[1]})


def test_a_plan_that_names_an_answer_that_is_not_legal_is_not_followed():
    thought = decide(brief_of({"fleet": "second", "way": 9}, [0, 2, 0, 0]))
    assert thought.value[1] in (-1, 1)


def test_fleets_with_plans_arrive_and_those_without_wander():
    kinds = ("pilot", "pilot")
    arrived = {game.id: 0 for game in (VOYAGE, WANDERING)}
    for game in arrived:
        for seed in range(4):
            record = play_game(game, setup_of(game), kinds, seed)
            assert not record.faults
            arrived[game] += sum(record.result.scores)
    assert arrived[VOYAGE.id] == 4 * 2 * 5  # twenty steps each, four to a harbour
    assert arrived[WANDERING.id] < arrived[VOYAGE.id] / 2


def test_whole_plans_are_followed_in_imagined_worlds_and_the_better_one_is_begun():
    g = new_game(CHARTED.id, setup_of(CHARTED.id), 1)
    to_and_fro, straight = courses(None)
    thought = decide(Brief.of(g, waiting(g)[0], "pilot", 3))
    assert (thought.value, thought.plan, thought.simulations) == (("first", 1), straight, 8)
    short = decide(Brief.of(g, waiting(g)[0], "cadet", 3))
    assert short.plan == to_and_fro, "where nothing tells them apart, that of the instinct stays"


def test_a_resumed_game_goes_on_with_the_plans_of_its_log():
    record = play_game(VOYAGE.id, setup_of(VOYAGE.id), ("pilot", "pilot"), 7)
    saved = [Answer.decode(json.loads(json.dumps(answer.encode()))) for answer in record.log]
    assert saved == record.log
    assert sum(answer.plan is not None for answer in saved) >= 2
    state = new_game(VOYAGE.id, setup_of(VOYAGE.id), 7)
    for index, answer in enumerate(saved):
        number = think_number(7, answer.seat, index)
        brief = Brief.of(state, waiting(state)[0], "pilot", number, plan=plan_of(saved[:index], answer.seat))
        thought = decide(Brief.decode(json.loads(json.dumps(brief.encode()))))
        assert (thought.value, thought.plan) == (answer.value, answer.plan)
        apply(state, answer)


def test_an_undo_takes_the_plan_back():
    session = Session.start(VOYAGE.id, setup_of(VOYAGE.id), 1)
    session.answer(Answer(0, "voyage.step.sail", ("first", 1), None, {"fleet": "first", "way": 1}))
    assert plan_of(session.log, 0) == {"fleet": "first", "way": 1}
    session.undo(0)
    assert plan_of(session.log, 0) is None


@pytest.mark.parametrize("data", [[0, "p", 1, None, [1]], [0, "p", 1, None, "plan"], [0, "p", 1, None, {}, 1]])
def test_what_is_no_plan_is_refused(data):
    with pytest.raises(Undecodable):
        Answer.decode(data)
