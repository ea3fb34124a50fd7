"""How a position of Űrbirodalmak stands: what each empire has, as numbers that a person would name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log
from typing import NamedTuple

from ..battle.forces import Force
from ..map.ending import worth
from ..printed.constants import NOWHERE
from ..printed.facts import Facts
from ..printed.levels import Levels, level
from ..state import Galaxy, Hex, Owner, Seat, board, carried, facts, groups_of, is_enemy, seats
from .might import force_of, might_of

ARMED = 3.0  # what a point of strength is worth in CP: about the price of a cruiser for what a cruiser can beat
COLONY = 4.0  # what a colony will still bring, times its value
STUDIED = 0.5  # of what was spent on technology in the last Economic Phase: the rest shows in the ships
NEAR, DISTANT = 2, 5  # hexes from a Homeworld in which a fleet is at its gates, or on the way there
KEPT = 4000  # strengths of kinds of units that are remembered

FEATURES = (
    "cp",  # what is saved
    "income",  # what all colonies give
    "homeworld",  # what the Homeworld still gives
    "colonies",
    "upkeep",  # what all ships cost in each phase
    "fleet",  # strength of what fights and goes
    "guns",  # strength of what stays over the Homeworld: Bases, shipyards, Mines
    "more",  # by how much, in doublings, the fleet is stronger than all those of enemies
    "technology",  # CP that all levels cost
    "siege",  # strength by which ships near an enemy's Homeworld exceed whoever defends it
    "danger",  # strength by which enemies near the own Homeworld exceed whoever defends it
    "advance",  # strength on the way to an enemy's Homeworld
    "settlers",  # Colony Ships under way
)


def evaluate(g: Galaxy) -> list[float]:
    """About the chance of each seat, 0 to 1; twice as much is four times as likely to win (the square law)."""
    held = [_held(g, seat) ** 2 for seat in seats(g)]
    if len(held) == 1:
        rivals = sum(_held(g, owner) for owner in range(1, len(g.fleets))) ** 2
        return [held[0] / max(1.0, held[0] + rivals)]
    total = sum(held)
    return [each / total if total else 1.0 / len(held) for each in held]


def _held(g: Galaxy, owner: Owner) -> float:
    """What an empire has, in CP."""
    known, fleet = facts(g), g.fleets[owner]
    player = owner < len(g.cp)
    if player and g.out[owner]:
        return 0.0
    total = 0.0
    for slot in groups_of(g, owner):
        force = force_of(g, owner, slot)
        armed = ARMED * might_of(g, force)
        total += armed if armed else known.cost[fleet.unit[slot]] * fleet.count[slot]
    total += COLONY * sum(value for whose, value in zip(g.colony, g.value, strict=True) if whose == owner)
    return total + g.cp[owner] + STUDIED * g.researched[owner] if player else total


class _Empire(NamedTuple):
    """The strength of one empire's ships, by hex, that of what stays where it is, and what else its groups are."""

    home: Hex
    goes: dict[Hex, float]
    stays: float
    upkeep: int
    settlers: int

    def near(self, far: Sequence[int], least: int, most: int) -> float:
        """The strength of the ships that are so far away."""
        return sum([n for hex, n in self.goes.items() if least <= far[hex] <= most])


def features(g: Galaxy, seat: Seat) -> list[float]:
    """What a seat has, in the order of `FEATURES`."""
    far, own = board(g).distances, _empire(g, seat)
    foes = [_empire(g, other) for other in seats(g) if is_enemy(g, seat, other) and not g.out[other]]
    ours, theirs = sum(own.goes.values()), sum([sum(foe.goes.values()) for foe in foes])
    siege = danger = advance = 0.0
    for foe in foes:
        if foe.home != NOWHERE:
            ways = far[foe.home]
            here = own.near(ways, 0, NEAR)
            siege = max(siege, here - foe.near(ways, 0, 1) - foe.stays) if here else siege
            advance = max(advance, own.near(ways, NEAR + 1, DISTANT))
        if own.home != NOWHERE:
            ways = far[own.home]
            there = foe.near(ways, 0, NEAR)
            danger = max(danger, there - own.near(ways, 0, 1) - own.stays) if there else danger
    return [
        g.cp[seat] / 10,
        worth(g, seat) / 10,
        g.value[own.home] / 10 if own.home != NOWHERE else 0.0,
        float(g.colony.count(seat)),
        own.upkeep / 10,
        ours / 10,
        own.stays / 10,
        log((ours + 5) / (theirs + 5), 2),
        _spent(facts(g), g.tech[seat]) / 50,
        siege / 10,
        danger / 10,
        advance / 10,
        float(own.settlers),
    ]


def _empire(g: Galaxy, seat: Seat) -> _Empire:
    known, fleet = facts(g), g.fleets[seat]
    goes: dict[Hex, float] = {}
    stays, upkeep, settlers = 0.0, 0, 0
    for slot in groups_of(g, seat):
        unit, n = fleet.unit[slot], fleet.count[slot]
        strength = n * _strength(known, g, unit, carried(g, seat, slot))
        if known.bombards[unit]:
            goes[fleet.hex[slot]] = goes.get(fleet.hex[slot], 0.0) + strength
        else:
            stays += strength
        settlers += n if unit in known.settlers else 0
        upkeep += n * known.hull[unit] if known.units[unit].upkeep else 0
    return _Empire(g.homeworld[seat], goes, stays, upkeep, settlers)


_STRENGTHS: dict[tuple[Facts, int, Levels], float] = {}  # asked for the same again and again


def _strength(known: Facts, g: Galaxy, unit: int, tech: Levels) -> float:
    """Of one unit at a glance."""
    key = (known, unit, tech)
    found = _STRENGTHS.get(key)
    if found is None:
        if len(_STRENGTHS) >= KEPT:
            _STRENGTHS.clear()
        found = _STRENGTHS[key] = might_of(g, Force(unit, tech, 1))
    return found


@lru_cache(maxsize=4000)
def _spent(known: Facts, levels: Levels) -> int:
    """What so much technology costs beyond that of the beginning."""
    total = 0
    for technology, each in enumerate(known.technologies):
        have = level(levels, technology)
        total += sum(known.tech_cost(technology, to) or 0 for to in range(each.start + 1, have + 1))
    return total
