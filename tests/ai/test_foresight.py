"""Foresight: successive halving with common luck, over answers and over groups of answers."""

from __future__ import annotations

from dataclasses import replace

from rules import One, Setup, new_game, waiting
from rules.ai.baseline import Weighed
from rules.ai.brief import Brief
from rules.ai.foresight import halve, think_foresight
from rules.ai.hints import Hints, LevelSpec, sampled
from rules.core.chance import Chance
from rules.core.flow import Flow, done
from rules.core.frame import Frame
from rules.core.game import register
from rules.core.questions import Question
from rules.core.state import Result
from tests.ai.games import COINS, Coins

SPEC = LevelSpec("foresight", effort=60, worlds=4, depth=8)


def position(seed: int = 1):
    return new_game("coins", Setup("coins", [{}, {}]), seed)


def test_every_answer_of_a_round_meets_the_same_future():
    met: dict[int, list[int]] = {}
    halve(5, 40, lambda answer, future: met.setdefault(future, []).append(answer) or 0.0)
    assert met[0] == [0, 1, 2, 3, 4]
    assert all(len(set(answers)) == len(answers) for answers in met.values())


def test_the_field_is_halved_and_the_effort_is_kept():
    found = halve(8, 96, lambda answer, future: answer / 8)
    assert found.order[0] == 7
    assert sum(found.tries) <= 96
    assert found.tries[7] > found.tries[5] > found.tries[0] > 0


def test_two_answers_that_are_decided_are_not_tried_on():
    decided = halve(2, 1000, lambda answer, future: float(answer), lambda one, other: abs(one - other) > 0.5)
    assert sum(decided.tries) == 4 and decided.order[0] == 1


def test_a_single_answer_is_not_tried():
    assert halve(1, 50, lambda answer, future: 1 / 0).order == [0]


def test_equal_briefs_think_alike_and_effort_is_counted():
    g = position()
    one, other = (think_foresight(Brief.of(g, waiting(g)[0], "captain", 1), SPEC) for _ in range(2))
    assert one == other
    assert 0 < one.simulations <= 60
    assert isinstance(one.weighed[0], Weighed)


def test_foresight_sees_further_than_the_next_coin():
    """Taking the most now is wrong where it opens the big coin to the other."""
    g = position()
    g.row = [1, 1, -8, 9, -9]
    g.pending = None
    assert think_foresight(Brief.of(g, waiting(g)[0], "captain", 1), SPEC).value == 2


GO = Question("march.go.go")
march = Flow("march.go")


@march.step
def go(g, f):
    unit, place = f.pick(GO, 0, [(unit, place) for unit in range(6) for place in range(4)])
    g.points[0] += 5 * (unit == 4) + (place == 2)
    g.outcome = Result([[0], [1]], g.points[:], "march.over")
    return done()


def start_march(setup, content, chance):
    g = Coins(setup.game, setup, chance, [], [0, 0])
    g.frames.append(Frame("march.go"))
    return g


MARCH = register(
    replace(
        COINS,
        id="march",
        start=start_march,
        hints=Hints(outcome=lambda result, seats: [n / 10 for n in result.scores], group=lambda g, d, value: value[0]),
    )
)


def test_groups_are_compared_first_and_only_the_best_are_looked_at_member_by_member():
    g = new_game("march", Setup("march", [{}, {}]), 1)
    brief = Brief.of(g, waiting(g)[0], "captain", 1)
    thought = think_foresight(brief, replace(SPEC, effort=120, width=24))
    assert thought.value == (4, 2)
    assert len(thought.weighed) == 3 * 4  # three units with all their places
    assert thought.simulations <= 120


def test_candidates_without_knowledge_are_spread_over_the_whole_list():
    asked = One(0, "t.move", options=tuple(range(100)))
    assert sampled(None, asked, Chance(1), 4) == [0, 25, 50, 75]
