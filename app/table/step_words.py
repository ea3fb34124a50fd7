"""An answer in words, for the person who has given it."""

from __future__ import annotations

from typing import Any

from app.table.module import GameTable
from rules import Decision, One, Some


def step_words(module: GameTable, decision: Decision, value: Any) -> str:
    """The chosen option or the chosen things in words; "" for other kinds of answers."""
    if isinstance(decision, One):
        option = value if value in decision.options else _without_number(value)
        return module.words.label(decision, option) if option in decision.options else ""
    if isinstance(decision, Some):
        return ", ".join(module.words.label(decision, item) for item in value)
    return ""


def _without_number(value: Any) -> Any:
    """The option of an answer that ends with a number."""
    if not isinstance(value, tuple) or len(value) < 2:
        return value
    return value[:-1] if len(value) > 2 else value[0]
