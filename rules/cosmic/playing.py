"""How somebody who throws dice plays: mostly passes in windows, and soon breaks a deal off or accepts it."""

from __future__ import annotations

from rules.core.chance import Draws
from rules.core.decisions import PASS, Decision, One, Value

from .state import Cosmos

PASSES = 3  # in so many of four windows
_WINDOWS = ("core.window.reply", "cosmic.reinforcing.reply")


def by_dice(g: Cosmos, decision: Decision, rng: Draws) -> tuple[Value, int | None]:
    if decision.prompt in _WINDOWS and isinstance(decision, One) and rng.below(4) < PASSES:
        return PASS, None
    return decision.sample(rng), None
