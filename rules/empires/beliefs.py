"""What another empire could have: CP, technology, and what a closed counter could be (AI-6).

Guesses use only what everybody can see: how long the game has lasted, what was shown, where a counter lies, how it
moved, and which counters of its owner lie open.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.core.chance import RandomSource

from .facts import SAVED, SPEEDS
from .kinds import BY_TECHNOLOGY, CARRIED, FIXED, SLOW
from .levels import Levels, level, with_level
from .state import Galaxy, Seat, Slot, facts
from .words import LARGEST_GROUP

RESEARCH_EACH_PHASE = 15  # CP that an empire is thought to spend on technology in one Economic Phase
# How likely a closed counter is which unit; those that are not named are counted as one.
WEIGHTS = {"scout": 6, "destroyer": 4, "cruiser": 4, "battlecruiser": 3, "decoy": 2, "yard": 3, "mine": 2}


class Purse(NamedTuple):
    """What an empire is thought to have in secret."""

    cp: int
    tech: Levels


def guess_purse(g: Galaxy, seat: Seat, rng: RandomSource) -> Purse:
    """CP up to what may be saved; technology that was seen, and what else it can have paid for."""
    known, tech = facts(g), g.seen_tech[seat]
    budget = RESEARCH_EACH_PHASE * max(0, g.cycle - 1)
    for _ in range(2 * g.cycle):
        technology = rng.below(len(known.technologies))
        to = level(tech, technology) + 1
        cost = known.tech_cost(technology, to)
        if cost is not None and cost <= budget:
            budget -= cost
            tech = with_level(tech, technology, to)
    return Purse(rng.below(SAVED + 1), tech)


def guess_group(g: Galaxy, seat: Seat, slot: Slot, purse: Purse, rng: RandomSource) -> tuple[int, int, Levels]:
    """What a closed counter could be: unit, number, technology."""
    known, fleet = facts(g), g.fleets[seat]
    used = [0] * len(known.units)
    for other, at in enumerate(fleet.hex):
        # Counters that were guessed before this one, and those that lie open, are known by now.
        if at >= 0 and other != slot and (fleet.up[other] or other < slot):
            used[fleet.unit[other]] += 1
    weights = [
        (unit, WEIGHTS.get(known.units[unit].id, 1))
        for unit in known.buildable
        if used[unit] < known.counters[unit] and _could_be(g, seat, slot, unit, purse.tech)
    ]
    unit = _drawn(weights, rng) if weights else known.code["SC"]
    count = 1 + rng.below(LARGEST_GROUP if unit == known.code["SY"] else 3) if known.grouped[unit] else 1
    tech = 0 if known.newest[unit] else known.equipped(unit, purse.tech)
    return unit, count, tech


def _could_be(g: Galaxy, seat: Seat, slot: Slot, unit: int, tech: Levels) -> bool:
    known, fleet = facts(g), g.fleets[seat]
    if known.open[unit]:
        return False
    hex, spent = fleet.hex[slot], fleet.spent[slot]
    how = known.speed[unit]
    if how == FIXED:
        return g.colony[hex] == seat and not spent
    if any(level(tech, known.technology[name]) < least for name, least in known.units[unit].needs.items()):
        return False
    if how == CARRIED:
        return g.colony[hex] == seat and not spent
    if how == SLOW:
        return spent <= 1
    return how == BY_TECHNOLOGY and spent <= SPEEDS[level(tech, known.movement)][max(1, g.turn) - 1]


def _drawn(weights: list[tuple[int, int]], rng: RandomSource) -> int:
    place = rng.below(sum(weight for _, weight in weights))
    for unit, weight in weights:
        place -= weight
        if place < 0:
            return unit
    return weights[-1][0]
