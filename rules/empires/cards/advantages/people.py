"""Power to the People (CL-E52): Mines, Colony Ships, Miners and Pipelines have the newest Movement technology."""

from __future__ import annotations

from rules.core.hooks import Source

from ...printed.facts import SPEEDS
from ...printed.kinds import SLOW
from ...printed.levels import level
from ...state import Galaxy, facts
from ...state.holding import has
from ...state.values import SET, Mover, rule

CARD = "e52"


def _keeps_up(g: Galaxy, source: Source, mover: Mover) -> bool:
    owner, unit, _, _, _ = mover
    return facts(g).speed[unit] == SLOW and has(g, owner, CARD)


@rule("speed", CARD, SET, _keeps_up, card=CARD)
def _fast(g: Galaxy, source: Source, value: int, mover: Mover) -> int:
    _, _, levels, _, turn = mover
    return SPEEDS[level(levels, facts(g).movement)][turn - 1]
