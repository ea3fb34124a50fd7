"""How strong groups are, and who would win."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ..battle.odds import Force, odds
from ..levels import level
from ..state import Galaxy, Hex, Owner, Slot, carried, facts

STEEP = 4  # twice the strength wins in 16 of 17 battles
MINE = 1.6  # a minefield counts like so much strength for whoever comes


def force_of(g: Galaxy, owner: Owner, slot: Slot, units: int = 0) -> Force:
    fleet = g.fleets[owner]
    return Force(fleet.unit[slot], carried(g, owner, slot), units or fleet.count[slot])


def might_of(g: Galaxy, force: Force) -> float:
    """Strength at a glance: hits that it deals times hits that it stands, by the square law."""
    known = facts(g)
    unit = known.units[force.unit]
    if force.unit == known.code["Mine"]:
        return MINE * force.units
    if not unit.fights:
        return 0.0
    step = max(1, level(force.tech, known.technology[unit.by])) - 1 if unit.by else 0
    attack = unit.attack[step] + level(force.tech, known.attack)
    defence = unit.defence[step] + level(force.tech, known.defence)
    first = 1 + 0.04 * (4 - known.class_of[force.unit]) + 0.05 * level(force.tech, known.tactics)
    return force.units * first * sqrt(max(0.5, attack - 1) * unit.hull / max(1.0, 5.0 - defence))


def might(g: Galaxy, owner: Owner, slots: Sequence[Slot]) -> float:
    return sum(might_of(g, force_of(g, owner, slot)) for slot in slots)


def glance(ours: float, theirs: float) -> float:
    """The chance to win, guessed from strengths."""
    if theirs <= 0:
        return 1.0
    ratio = (ours / theirs) ** STEEP
    return ratio / (1 + ratio)


def chance(
    g: Galaxy,
    hex: Hex,
    sides: tuple[Owner, Owner],
    ours: Sequence[Force],
    theirs: Sequence[Force],
    runs: int,
    seed: int,
) -> float:
    """The attacker's chance to be left alone with the hex."""
    fights = facts(g).fights
    if not any(fights[force.unit] for force in theirs) and not any(might_of(g, force) for force in theirs):
        return 1.0
    strong, weak = sum(might_of(g, each) for each in ours), sum(might_of(g, each) for each in theirs)
    guess = glance(strong, weak)
    if not runs or not 0.03 < guess < 0.97:
        return guess
    return odds(g, hex, sides, (ours, theirs), seed, runs).win[0]
