"""Quick Learners (CL-E40): the better of two dice for experience."""

from __future__ import annotations

from rules.core.hooks import Source

from ...state import Galaxy
from ...state.holding import has
from ...state.values import Ship, rule

CARD = "e40"


@rule("promotion_dice", CARD, guard=lambda g, source, one: has(g, one.owner, CARD), card=CARD)
def _two_dice(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    return value + 1
