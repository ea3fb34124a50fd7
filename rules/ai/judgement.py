"""Learned judgement: how likely each seat is to win from a position, by weights that were learned from played games.

A game names its features (`Hints.features`, `feature_names`); the weights are content, one table for each kind of game
(`Hints.table`, for example the number of seats), because weights learned over all of them together judge none well. A
seat's strength is the sum of weight times feature; the chances are the softmax of the strengths.

    >>> [round(chance, 2) for chance in softmax([1.0, 0.0])]
    [0.73, 0.27]
    >>> shares([1.0, 0.5, 0.0])
    [0.6666666666666666, 0.3333333333333333, 0.0]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any

from ..core.reasons import Fault
from .hints import Hints

Weights = Mapping[str, Sequence[float]]  # by table, in the order of the game's feature names


@lru_cache(maxsize=16)
def load(path: Path, names: tuple[str, ...]) -> dict[str, tuple[float, ...]]:
    """The weights in a file, in the order of these features; a feature without a weight counts nothing."""
    from ..content.loading import own_document  # here, because many games are opened to be looked at, not thought about

    tables = own_document(path).get("tables", {})
    return {table: tuple(float(said["weights"].get(name, 0.0)) for name in names) for table, said in tables.items()}


def weights_of(hints: Hints) -> Weights:
    """The game's learned weights; empty where there are none."""
    if hints.features is None or hints.judgement is None:
        return {}
    return load(hints.judgement, hints.feature_names)


def judge_by(hints: Hints, weights: Weights) -> Callable[[Any], list[float]]:
    """A function that gives each seat's chance to win a position that is not over; where a table has no weights, the
    game judges by `evaluate`."""
    features, table, otherwise = hints.features, hints.table, hints.evaluate
    if features is None:
        raise Fault("a game without features cannot be judged by weights")

    def judge(state: Any) -> list[float]:
        name = table(state)
        own = weights.get(name)
        if own is None:
            if otherwise is None:
                raise Fault(f"no learned weights for {name!r}; there are {', '.join(weights)}")
            return otherwise(state)
        strengths = []
        for seat in range(len(state.setup.seats)):
            strength = 0.0
            for weight, feature in zip(own, features(state, seat), strict=True):
                strength += weight * feature
            strengths.append(strength)
        return softmax(strengths)

    return judge


def softmax(strengths: Sequence[float]) -> list[float]:
    """Chances from strengths; they sum to 1."""
    top = max(strengths)
    grown = [exp(max(-60.0, strength - top)) for strength in strengths]
    total = sum(grown)
    return [each / total for each in grown]


def shares(worth: Sequence[float]) -> list[float]:
    """A finished game's worths on the scale of the chances: they sum to 1, or are all 0 if nobody won anything."""
    total = sum(worth)
    return [each / total for each in worth] if total > 0 else [0.0] * len(worth)
