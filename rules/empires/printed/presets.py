"""Switches that go well together (empires.md, 2): a game to learn, the usual one, and everything."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.records import Json

from .facts import OFF, ON, RANDOM

LEARN: Mapping[str, Json] = dict.fromkeys(("pipelines", "carriers", "raiders", "mines", "aliens"), OFF)
STANDARD: Mapping[str, Json] = {
    "homeworld": 30,
    **dict.fromkeys(
        ("experience", "boarding", "titans", "minesweep_3", "move_7", "reaction", "fast_bc", "alien_cards"), ON
    ),
    "advantages": RANDOM,
}
FULL: Mapping[str, Json] = {
    **STANDARD,
    **dict.fromkeys(("fleet_markers", "ground", "flagship", "nebula_mining", "unique_ships"), ON),
}
PRESETS: Mapping[str, Mapping[str, Json]] = {"learn": LEARN, "base": {}, "standard": STANDARD, "full": FULL}
