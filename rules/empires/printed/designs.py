"""Designs of unique ships (CL-19.2): values, abilities and their price; packed into one number.

>>> made = Design(weapon=3, attack=2, defence=2, hull=2)
>>> price(made), ship_size(price(made))                                   # EX-11
(11, 3)
>>> unpacked(packed(made)) == made
True
>>> finished(Design(weapon=4, attack=2, defence=2, hull=2)).weapon        # CL-19.2.10: class E is too slow for it
3
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from .kinds import CLASSES

# CL-19.2.13: what each value costs; classes from A on
CLASS_PRICES = (6, 4, 3, 2, 1)
ATTACK_PRICES: Mapping[int, int] = MappingProxyType({1: 1, 2: 2, 3: 3, 4: 5, 5: 6, 6: 8, 7: 11, 8: 14})
DEFENCE_PRICES: Mapping[int, int] = MappingProxyType({0: 0, 1: 1, 2: 3, 3: 5})
HULL_PRICES: Mapping[int, int] = MappingProxyType({1: 2, 2: 4, 3: 7})
LIMITS = (0, 6, 9, 12, 15, 20, 24, 32)  # CL-19.2.5: the most expensive design by Ship Size
# CL-19.2.10: from this price on a design fires at least in this class
SWIFT = ((30, CLASSES.index("B")), (20, CLASSES.index("C")), (10, CLASSES.index("D")))
MOST_ABILITIES = 2  # CL-19.2.2
REDESIGN = 5  # CL-19.2.3
HEAVY = 17  # CL-19.3.8: from this price of the rest on a weakness saves more


class Ability(NamedTuple):
    """CL-19.3: its price, the technology that it is or uses, and whether that must be known before ships are built."""

    cp: int
    technology: str = ""
    first: bool = True  # CL-19.2.6


POINT_DEFENCE, SCANNERS, EXPLORATION, FAST_BC = "point_defence", "scanners", "exploration", "fast_bc"
FIGHTER_BAY, ANTI_SENSOR, SHIELD, WEAKNESS = "fighter_bay", "anti_sensor", "shield_projector", "design_weakness"
CONSTRUCTION, TRACTOR, WARP_GATES = "construction_bay", "tractor_beam", "warp_gates"
SECOND_SALVO, WARHEADS = "second_salvo", "heavy_warheads"
ABILITIES: Mapping[str, Ability] = MappingProxyType(
    {
        POINT_DEFENCE: Ability(1, "point_defence"),
        SCANNERS: Ability(1, "scanner"),
        EXPLORATION: Ability(1, "exploration"),
        FAST_BC: Ability(2, "fast_bc"),
        FIGHTER_BAY: Ability(2, "fighter", first=False),
        ANTI_SENSOR: Ability(3, "mines", first=False),
        SHIELD: Ability(3),
        WEAKNESS: Ability(-1),
        CONSTRUCTION: Ability(4),
        TRACTOR: Ability(2),
        WARP_GATES: Ability(5),
        SECOND_SALVO: Ability(3),
        WARHEADS: Ability(2),
    }
)
CARRIED = tuple(each.technology for each in ABILITIES.values() if each.technology not in ("", "mines"))
FLAWS = ("", "SC", "DD", "CA")  # CL-19.3.8: which type of ship has found out how to hit it; "": none yet


class Design(NamedTuple):
    """One type of ship. The class is its place in the order of fire."""

    weapon: int
    attack: int
    defence: int
    hull: int
    abilities: tuple[str, ...] = ()
    flaw: int = 0


# -- in one number

_BIT = {name: place for place, name in enumerate(ABILITIES)}
BITS = 11 + len(ABILITIES) + 2


def packed(made: Design) -> int:
    abilities = sum(1 << _BIT[name] for name in made.abilities)
    values = made.weapon | made.attack << 3 | made.defence << 7 | made.hull << 9
    return values | abilities << 11 | made.flaw << 11 + len(ABILITIES)


@lru_cache(4096)
def unpacked(number: int) -> Design:
    mask = number >> 11
    abilities = tuple(name for name, place in _BIT.items() if mask >> place & 1)
    flaw = number >> 11 + len(ABILITIES) & 3
    return Design(number & 7, number >> 3 & 15, number >> 7 & 3, number >> 9 & 3, abilities, flaw)


def is_design(number: int) -> bool:
    """Whether a number is a design that can be drawn."""
    if not 0 < number < 1 << BITS:
        return False
    made = unpacked(number)
    return (
        made.weapon < len(CLASS_PRICES)
        and made.attack in ATTACK_PRICES
        and made.defence in DEFENCE_PRICES
        and made.hull in HULL_PRICES
        and len(made.abilities) <= MOST_ABILITIES
        and price(made) <= LIMITS[-1]
    )


def is_told(number: int) -> bool:
    """Whether a number can be what is known of a design: its values, some abilities, or both."""
    if not 0 <= number < 1 << BITS:
        return False
    known = unpacked(number)
    return is_design(number) or (not without_abilities(number) and len(known.abilities) <= MOST_ABILITIES)


def named(number: int) -> dict[str, Any] | None:
    """A design, or what is known of it, by the names of its parts; None without one."""
    made = unpacked(number)
    if not number:
        return None
    values = {"class": CLASSES[made.weapon], "attack": made.attack, "defence": made.defence, "hull": made.hull}
    told = values if without_abilities(number) else dict.fromkeys(values)
    return {**told, "abilities": list(made.abilities), "flaw": FLAWS[made.flaw]}


def without_abilities(number: int) -> int:
    """The values alone: what is told when such ships fight."""
    return number & (1 << 11) - 1


@lru_cache(4096)
def has_ability(number: int, ability: str) -> bool:
    return ability in unpacked(number).abilities


def with_ability(number: int, ability: str) -> int:
    return number | 1 << 11 + _BIT[ability]


def with_flaw(number: int, flaw: int) -> int:
    return number & (1 << 11 + len(ABILITIES)) - 1 | flaw << 11 + len(ABILITIES)


# -- prices


def parts(made: Design) -> list[tuple[str, int]]:
    """CL-19.2.1: what every part of a design costs, in the order of the tables."""
    found = [
        ("class", CLASS_PRICES[made.weapon]),
        ("attack", ATTACK_PRICES[made.attack]),
        ("defence", DEFENCE_PRICES[made.defence]),
        ("hull", HULL_PRICES[made.hull]),
        *((name, ABILITIES[name].cp) for name in made.abilities if name != WEAKNESS),
    ]
    if WEAKNESS in made.abilities:  # CL-19.3.8
        rest = sum(cp for _, cp in found)
        found.append((WEAKNESS, -2 if rest >= HEAVY else -1))
    return found


@lru_cache(4096)
def price(made: Design) -> int:
    """CL-19.2.11: there is no least price."""
    return sum(cp for _, cp in parts(made))


def finished(made: Design) -> Design:
    """CL-19.2.10: an expensive ship must fire in a better class; it is raised and paid, again if that makes it more
    expensive."""
    while (needed := least_class(price(made))) < made.weapon:
        made = made._replace(weapon=needed)
    return made


def least_class(cp: int) -> int:
    """The slowest class in which a ship of this price may fire."""
    return next((weapon for least, weapon in SWIFT if cp >= least), len(CLASS_PRICES) - 1)


def ship_size(cp: int) -> int:
    """CL-19.2.5, CL-19.2.12: the Ship Size that lets a design of this price be built."""
    return next(level for level, most in enumerate(LIMITS) if level and cp <= most)


def needs(made: Design) -> dict[str, int]:
    """CL-19.2.5, CL-19.2.6: the levels that must be known before such ships can be built."""
    found = {"ship_size": ship_size(price(made))}
    for name in made.abilities:
        if ABILITIES[name].technology and ABILITIES[name].first:
            found[ABILITIES[name].technology] = 1
    return found
