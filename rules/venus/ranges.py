"""The ranges of what this game's flows and its state point at: planets, tiles, units, buildings."""

from __future__ import annotations

from rules.core.ranges import index, whole

from .facts import ALIEN, FACTORY, MINE
from .state import NOWHERE, facts

PLANET = index("a planet", lambda g: len(g.dead))
TILE = index("a tile", lambda g: len(facts(g).tiles))
TILE_OR_ALIEN = index("a tile or the alien", lambda g: len(facts(g).tiles), ALIEN)
UNIT = whole(0, 2, "a kind of unit")
BUILDING = whole(min(NOWHERE, FACTORY, MINE), max(FACTORY, MINE), "a kind of building")
