"""What a unit is worth as its owner builds it, or has it, and what technology adds: for shop and fact sheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.core.queries import query

from ..printed.kinds import CLASSES
from ..state import NO_HEX, NO_SLOT, Galaxy, Seat, Slot, equipped, facts
from ..state.values import (
    Ship,
    attack,
    attack_technology,
    class_of,
    defence,
    defence_technology,
    hull,
    printed_attack,
    printed_defence,
    printed_hull,
    ship,
    speed_in,
)

CYCLE = 3  # turns


class Worth(NamedTuple):
    """The values of one unit now: what is basic, and what technology adds to it (SE-5.4.1)."""

    letter: str  # the class in which it fires; empty for what does not fire
    attack: int
    attack_technology: int
    defence: int
    defence_technology: int
    hull: int
    hexes: tuple[int, ...]  # in the turns of a cycle; zeros: it does not move by itself
    printed: tuple[int, int, int]  # attack, defence and hull on its card, or of its design


def _worth(g: Galaxy, one: Ship) -> Worth:
    known = facts(g)
    letter = class_of(g, one)
    hexes = tuple(speed_in(g, one.owner, one.unit, one.tech, turn) for turn in range(1, CYCLE + 1))
    return Worth(
        CLASSES[letter] if letter < len(CLASSES) and known.fights[one.unit] else "",
        attack(g, one),
        attack_technology(g, one),
        defence(g, one),
        defence_technology(g, one),
        hull(g, one),
        hexes,
        (printed_attack(g, one), printed_defence(g, one), printed_hull(g, one)),
    )


@query
def worth_built(g: Galaxy, seat: Seat, unit: str) -> Worth:
    """Of a unit that this seat would build now."""
    code = facts(g).unit[unit]
    return _worth(g, Ship(seat, code, equipped(g, seat, code, g.tech[seat]), NO_HEX, NO_SLOT))


@query
def worth_held(g: Galaxy, seat: Seat, slot: Slot) -> Worth:
    """Of one unit of an own group, as it is equipped."""
    return _worth(g, ship(g, seat, slot))


@query
def worth_shown(g: Galaxy, unit: str, shown: Mapping[str, int]) -> Worth:
    """Of somebody else's unit: what is printed, with the technology that it has shown."""
    known = facts(g)
    one = known.units[known.unit[unit]]
    level = max(1, shown.get(one.by, 1)) if one.by is not None else 1
    attack_, defence_ = (by_level[level - 1 : level] or (0,) for by_level in (one.attack, one.defence))
    fires, printed = bool(one.attack), (attack_[0], defence_[0], one.hull)
    technology = [shown.get(name, 0) if fires else 0 for name in ("attack", "defence")]
    letter = one.class_ if fires else ""
    return Worth(letter, printed[0], technology[0], printed[1], technology[1], one.hull, (), printed)
