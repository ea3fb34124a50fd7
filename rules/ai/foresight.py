"""Foresight: a few answers are tried in imagined futures, and the better half is tried again (successive halving).

In each round all answers are tried in the same worlds with the same luck, so that they differ only by what they do.
Effort is counted in trials; the wall clock (`expired`) is looked at between two of them.

    >>> worth = [0.2, 0.9, 0.5, 0.4]
    >>> found = halve(4, 24, lambda answer, future: worth[answer] + (0.05 if future % 2 else -0.05))
    >>> found.order
    [1, 2, 3, 0]
    >>> found.tries  # the better ones were tried more often
    [3, 9, 9, 3]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .trials import Job

Trial = Callable[[int, int], float]  # (which answer, which future) -> how well it ended

TOLD = 120  # about so many trials are told ahead at once


class Standings(NamedTuple):
    """The answers after all trials: their indices best first; by index how often each was tried, its mean worth, and
    how it ended in each future, from the first on."""

    order: list[int]
    tries: list[int]
    means: list[float]
    ends: list[list[float]]


def halve(
    answers: int,
    effort: int,
    trial: Trial,
    are_decided: Callable[[float, float], bool] | None = None,
    *,
    stays: bool = False,
    expired: Callable[[], bool] | None = None,
    ahead: Callable[[Sequence[Job]], None] | None = None,
) -> Standings:
    """Spend about `effort` trials on so many answers; after each round only the better half goes on.

    `are_decided(one mean, other mean)` may end the comparison of the last two early, after two futures or more. With
    `stays` the first answer is tried to the end, so that it is compared with the best other one in all futures. `ahead`
    is told which trials come next (see `trials`).
    """
    ends: list[list[float]] = [[] for _ in range(answers)]
    field, done = list(range(answers)), 0

    def mean(i: int) -> float:
        return sum(ends[i]) / len(ends[i]) if ends[i] else -1e30

    while len(field) > 1 and (done < effort or done == 0):
        stages = (len(field) - 1).bit_length()
        begun = len(ends[field[0]])
        futures = range(begun, begun + max(1, (effort - done) // (len(field) * stages)))
        told = max(1, TOLD // len(field))
        for future in futures:
            if ahead is not None and (future - begun) % told == 0:
                ahead([(i, each) for each in futures[future - begun : future - begun + told] for i in field])
            for i in field:
                if expired is not None and done and expired():
                    effort = done
                    break
                ends[i].append(trial(i, future))
                done += 1
            if done >= effort:
                break
            if are_decided and len(field) == 2 and future and are_decided(*map(mean, field)):
                effort = done
                break
        field.sort(key=lambda i: -mean(i))
        kept = field[: (len(field) + 1) // 2]
        field = kept if not stays or 0 in kept else [*kept, 0]
    rest = sorted((i for i in range(answers) if i not in field), key=lambda i: -mean(i))
    means = [mean(i) if ends[i] else 0.0 for i in range(answers)]
    return Standings([*field, *rest], [len(each) for each in ends], means, ends)
