"""Foresight: a few answers are tried in imagined futures, and the better half is tried again (successive halving).

In each round all answers are tried in the same worlds with the same luck, so that they differ only by what they do.
Effort is counted in trials, never in time.

    >>> worth = [0.2, 0.9, 0.5, 0.4]
    >>> found = halve(4, 24, lambda answer, future: worth[answer] + (0.05 if future % 2 else -0.05))
    >>> found.order
    [1, 2, 3, 0]
    >>> found.tries  # the better ones were tried more often
    [3, 9, 9, 3]
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from ..core.chance import Chance, stream
from ..core.contract import clone, waiting
from ..core.decisions import Value
from .baseline import Expired, Thought, Weighed, choose, effort_of, never, weighable
from .brief import Brief
from .hints import LevelSpec, hints_of
from .lookahead import Lookahead, beside, try_answer

Trial = Callable[[int, int], float]  # (which answer, which future) -> how well it ended
KEPT_GROUPS = 3  # of so many groups, the best ones, the members are compared too


class Standings(NamedTuple):
    """The answers after all trials: their indices best first; by index how often each was tried, and its mean worth."""

    order: list[int]
    tries: list[int]
    means: list[float]


def halve(
    answers: int, effort: int, trial: Trial, are_decided: Callable[[float, float], bool] | None = None
) -> Standings:
    """Spend about `effort` trials on so many answers; after each round only the better half goes on.

    `are_decided(one mean, other mean)` may end the comparison of the last two early, after two futures or more.
    """
    totals, tries = [0.0] * answers, [0] * answers
    field, done, future = list(range(answers)), 0, 0
    while len(field) > 1 and (done < effort or future == 0):
        stages = (len(field) - 1).bit_length()
        for _ in range(max(1, (effort - done) // (len(field) * stages))):
            for i in field:
                totals[i] += trial(i, future)
                tries[i] += 1
            future += 1
            done += len(field)
            if are_decided and len(field) == 2 and future > 1 and are_decided(*(totals[i] / tries[i] for i in field)):
                done = effort
                break
        field.sort(key=lambda i: -totals[i] / tries[i])
        field = field[: (len(field) + 1) // 2]
    means = [total / max(1, n) for total, n in zip(totals, tries, strict=True)]
    rest = sorted((i for i in range(answers) if i not in field), key=lambda i: -means[i])
    return Standings([*field, *rest], tries, means)


def think_foresight(brief: Brief, spec: LevelSpec, expired: Expired = never) -> Thought:
    """Try the candidates in imagined worlds; where the game groups them, first the groups, then their members."""
    candidates = weighable(brief, spec)
    if len(candidates) == 1:
        return Thought(candidates[0])
    effort, spent = effort_of(brief, spec), 0
    group_of = hints_of(brief.game).group
    if group_of is not None:
        groups = _grouped(candidates, lambda value: group_of(brief.world, brief.decision, value))
        if KEPT_GROUPS < len(groups) < len(candidates):
            heads = halve(len(groups), effort // 3, _trial(brief, spec, [group[0] for group in groups]))
            spent, effort = sum(heads.tries), effort - sum(heads.tries)
            candidates = [value for place in heads.order[:KEPT_GROUPS] for value in groups[place]]
    found = halve(len(candidates), effort, _trial(brief, spec, candidates))
    weighed = [Weighed(candidates[i], found.means[i], found.tries[i]) for i in found.order]
    return choose(brief, spec, weighed, spent + sum(found.tries))


def _grouped(candidates: Sequence[Value], key: Callable[[Value], Hashable]) -> list[list[Value]]:
    """The candidates by group, the groups in the order of their first member (candidates come best first)."""
    groups: dict[Hashable, list[Value]] = {}
    for value in candidates:
        groups.setdefault(key(value), []).append(value)
    return list(groups.values())


def _trial(brief: Brief, spec: LevelSpec, values: Sequence[Value]) -> Trial:
    """A function that plays one answer on in one imagined world, with that future's luck, and gives its worth."""

    def end(answer: int, future: int) -> float:
        luck = stream(brief.number, f"luck:{future}")
        ahead = Lookahead(brief.game, spec, Chance(luck))
        world = brief.worlds(future % max(1, spec.worlds) + 1)[-1]
        state = clone(world)
        state.chance = luck
        try_answer(state, brief.decision, values[answer], ahead.moment(state, brief.decision))
        ahead.settle(state, beside(waiting(world), brief.decision))
        ahead.play(state, ahead.depth, ahead.horizon(world))
        return ahead.judge(state)[brief.seat]

    return end
