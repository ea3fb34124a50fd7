"""An answer in words, for whoever has given it."""

from __future__ import annotations

from typing import Any

from app.table.module import GameTable
from rules import Decision, One, Some


def step_words(module: GameTable, decision: Decision, value: Any) -> str:
    """The option that was taken, or the things that were chosen; "" where only its own question could say more."""
    if isinstance(decision, One):
        option = value if value in decision.options else _without_number(value)
        return module.label(decision, option) if option in decision.options else ""
    if isinstance(decision, Some):
        return ", ".join(module.label(decision, item) for item in value)
    return ""


def _without_number(value: Any) -> Any:
    """The option behind an answer that also carries a number."""
    if not isinstance(value, tuple) or len(value) < 2:
        return value
    return value[:-1] if len(value) > 2 else value[0]
