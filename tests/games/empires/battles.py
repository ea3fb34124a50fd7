"""Battles in tests: both fleets stand in one hex, and red's Combat phase comes.

t = theatre()
cruisers, scout = t.red.has("CA", 2), t.blue.has("SC")
t.fight()                                 # up to the first question of the battle
t.red.fires(cruisers, scout, rolls=5)
"""

from __future__ import annotations

from typing import Any

from rules.empires.printed.constants import NOWHERE
from rules.empires.state import Galaxy
from tests.games.empires.support import galaxy


def theatre(*names: str, **options: Any) -> Any:
    """Deep space with no Raiders about, so that nobody is asked about cloaking."""
    return galaxy(*names, options={"raiders": "off", **options})


def hexes_of(state: Galaxy, owner: int) -> list[int]:
    return [hex for hex in state.fleets[owner].hex if hex != NOWHERE]
