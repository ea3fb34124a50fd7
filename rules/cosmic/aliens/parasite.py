"""Parasite (CE-A32): joins either side, invited or not."""

from __future__ import annotations

from typing import Any

from rules.core.hooks import Source

from ..state import Cosmos
from ..verbs import change
from ..words import DEFENSE, OFFENSE


@change("both_sides")
def both_sides(g: Cosmos, source: Source, value: list[str], about: Any) -> list[str]:
    return [OFFENSE, DEFENSE] if about == source.seat else value
