"""How somebody who throws dice plays: mostly passes in windows, and seldom takes the last ship off a planet.

Without that a random game runs out of ships: each turn brings back one, and all the rest lie in the warp.
"""

from __future__ import annotations

from operator import eq

from rules.core.chance import RandomSource
from rules.core.decisions import PASS, Decision, One, Split, Value
from rules.core.forms import Form

from .state import Cosmos

PASSES = 3  # in so many of four windows
TRIES = 3
_WINDOWS = ("core.window.reply", "cosmic.reinforcing.reply")


def by_dice(g: Cosmos, decision: Decision, rng: RandomSource) -> tuple[Value, int | None]:
    """One answer; the second part is its time, which this game has none of."""
    if type(decision) is One:
        if decision.prompt in _WINDOWS and rng.below(4) < PASSES:
            return PASS, None
        return decision.sample(rng), None
    if type(decision) is Split:
        tried = [decision.sample(rng) for _ in range(TRIES)]
        return min(tried, key=lambda parts: _cost(decision, parts)), None
    if decision.prompt == "cosmic.alliance.answer" and isinstance(decision, Form):
        ships = dict(decision.fields)["ships"]
        assert isinstance(ships, Split)
        tried = [decision.sample(rng) for _ in range(TRIES)]
        return min(tried, key=lambda value: _cost(ships, dict(value)["ships"])), None
    return decision.sample(rng), None


def _cost(decision: Split, parts: tuple[int, ...]) -> tuple[int, int]:
    """How many places are emptied, and how many ships leave."""
    return sum(map(eq, decision.caps, parts)), sum(parts)
