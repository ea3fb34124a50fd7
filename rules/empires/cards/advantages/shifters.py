"""Shape Shifters (CL-E55.3): what a false group claims when technology is told."""

from __future__ import annotations

from ...battle.lines import Line
from ...battle.record import Battle
from ...levels import Levels, highest
from ...state import Galaxy, carried, claimed, equipped, facts, groups_of
from ...words import NOBODY


def claim(g: Galaxy, b: Battle, line: Line) -> Levels:
    """As much as a real group of this kind beside it has, or elsewhere; else what everybody has seen of its owner. The
    newest would tell a level that nobody knows yet, and which of two groups is the false one.

    What the group has shown before it keeps. Where all ships are upgraded at once, it is the newest.
    """
    owner, unit, slot = b.owner[line], b.unit[line], b.slot[line]
    fleet = g.fleets[owner]
    if facts(g).options["upgrades"] != "refit":
        return claimed(g, owner, slot)
    real = [each for each in groups_of(g, owner) if fleet.unit[each] == unit and fleet.builder[each] == NOBODY]
    likely = min(real, key=lambda each: (fleet.hex[each] != b.hex, each), default=None)
    made = equipped(g, owner, unit, g.seen_tech[owner]) if likely is None else carried(g, owner, likely)
    return highest(made, fleet.shown[slot])
