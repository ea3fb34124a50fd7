"""How somebody who throws dice plays: mostly passes in windows, and seldom takes the last ship off a planet.

Without that a random game runs out of ships: each turn brings back one, and all the rest lie in the warp.
"""

from __future__ import annotations

from rules.core.chance import RandomSource
from rules.core.decisions import PASS, Decision, One, Split, Value

from .state import Cosmos

PASSES = 3  # in so many of four windows
TRIES = 3
_WINDOWS = ("core.window.reply", "cosmic.reinforcing.reply")


def by_dice(g: Cosmos, decision: Decision, rng: RandomSource) -> tuple[Value, int | None]:
    """One answer; the second part is its time, which this game has none of."""
    if decision.prompt in _WINDOWS and isinstance(decision, One) and rng.below(4) < PASSES:
        return PASS, None
    if isinstance(decision, Split):
        return min((decision.sample(rng) for _ in range(TRIES)), key=lambda parts: _emptied(decision, parts)), None
    return decision.sample(rng), None


def _emptied(decision: Split, parts: tuple[int, ...]) -> int:
    return sum(cap == sent for cap, sent in zip(decision.caps, parts, strict=True))
