"""The Adaptive Cloaking Device (CL-A30): Raiders that are not found strike harder, found ones still fire early."""

from __future__ import annotations

from rules.core.hooks import Source

from ..printed.kinds import CLASSES
from ..printed.levels import level
from ..state import Galaxy, facts
from ..state.cloaking import scanners_against
from ..state.holding import has_effect
from ..state.values import SET, Ship, rule

CARD = "a30"
LAST = CLASSES.index("D")


def _is_raider(g: Galaxy, one: Ship) -> bool:
    return one.unit == facts(g).code["R"] and one.round > 0 and has_effect(g, one, CARD)


@rule("attack", CARD, guard=lambda g, source, one: one.cloaked and one.round == 1 and _is_raider(g, one), card=CARD)
def _harder(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    """Two more instead of one in the first round."""
    return value + 1


def _is_matched(g: Galaxy, source: Source, one: Ship) -> bool:
    """Its cloak is as good as the enemy's scanners, so it is found."""
    if one.cloaked or not _is_raider(g, one) or g.battle is None:
        return False
    cloak = level(one.tech, facts(g).technology["cloaking"])
    return cloak > 0 and cloak == scanners_against(g, g.battle, one.owner)


@rule("class", CARD, SET, _is_matched, card=CARD)
def _early(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    """Class A in the first round, then B, C, and D from the fourth on."""
    return min(one.round - 1, LAST)
