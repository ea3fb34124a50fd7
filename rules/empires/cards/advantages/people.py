"""Power to the People (CL-E52): Mines, Colony Ships, Miners and Pipelines have the newest Movement technology."""

from __future__ import annotations

from rules.core.hooks import Source

from ...facts import SPEEDS
from ...kinds import SLOW
from ...levels import level
from ...state import Galaxy, Owner, Slot, facts
from ...values import SET, rule
from ..holding import has

CARD = "e52"


def _keeps_up(g: Galaxy, source: Source, group: tuple[Owner, Slot]) -> bool:
    owner, slot = group
    known = facts(g)
    return known.speed[g.fleets[owner].unit[slot]] == SLOW and has(g, owner, CARD)


@rule("speed", CARD, SET, _keeps_up, card=CARD)
def _fast(g: Galaxy, source: Source, value: int, group: tuple[Owner, Slot]) -> int:
    return SPEEDS[level(g.tech[group[0]], facts(g).movement)][g.turn - 1]
