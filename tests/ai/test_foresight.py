"""Foresight: successive halving with common luck."""

from __future__ import annotations

from rules.ai.foresight import halve


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


def test_the_first_answer_meets_every_future_where_it_stays():
    worth = [0.0, 0.3, 0.9, 0.2, 0.5]
    found = halve(5, 60, lambda answer, future: worth[answer], stays=True)
    assert found.order[0] == 2
    assert len(found.ends[0]) == len(found.ends[2]) == max(found.tries)
    assert sum(found.tries) < 60 + len(worth)


def test_the_clock_is_looked_at_between_two_trials():
    looked = []
    found = halve(4, 1000, lambda answer, future: answer / 4, expired=lambda: looked.append(1) or len(looked) > 6)
    assert sum(found.tries) == 7
    assert found.order == [3, 2, 1, 0]


def test_an_answer_that_was_never_tried_comes_last():
    found = halve(4, 1000, lambda answer, future: -1.0, expired=lambda: True)
    assert found.tries == [1, 0, 0, 0] and found.order[0] == 0


def test_trials_are_told_before_they_begin():
    told: list[tuple[int, int]] = []

    def trial(answer: int, future: int) -> float:
        assert told.pop(0) == (answer, future), "in the order in which they are wanted"
        return answer / 5

    found = halve(5, 1000, trial, stays=True, ahead=lambda jobs: told.extend(jobs))
    assert sum(found.tries) > 900 and not told
