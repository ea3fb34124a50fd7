"""Emotion Control (CE-R3): every revealed attack counts as a negotiate."""

from __future__ import annotations

from rules.core.hooks import Source

from ..state import Cosmos
from ..verbs import change
from ..words import ATTACK, NEGOTIATE


@change("all_negotiate")
def all_negotiate(g: Cosmos, source: Source, value: tuple[str, int], about: object) -> tuple[str, int]:
    """CE-4.57: also a card that is brought in later."""
    return (NEGOTIATE, 0) if value[0] == ATTACK else value
