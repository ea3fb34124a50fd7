"""Why an answer is good: one sentence as an id with parameters."""

from __future__ import annotations

from rules.core.decisions import Decision, Value
from rules.core.reasons import Reason

from ..state import Cosmos


def why(g: Cosmos, d: Decision, value: Value) -> Reason:
    """The reason for an answer to any question of the game."""
    return Reason("cosmic.why.best", {}, d.rule)
