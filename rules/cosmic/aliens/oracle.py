"""Oracle (CE-A30): the opponent plays first and face up."""

from __future__ import annotations

from typing import Any

from rules.core.hooks import Source

from ..state import Cosmos, opponent
from ..verbs import change


@change("opponent_first")
def opponent_first(g: Cosmos, source: Source, value: dict[str, Any], about: Any) -> dict[str, Any]:
    return {"first": opponent(g, source.seat), "open": True}
