"""What a unit is worth as its owner builds it, or has it, and what technology adds: for shop and fact sheets."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.queries import query

from ..printed.kinds import CLASSES
from ..state import NO_HEX, NO_SLOT, Galaxy, Seat, equipped, facts
from ..state.values import (
    Ship,
    attack,
    attack_technology,
    class_of,
    defence,
    defence_technology,
    hull,
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
    )


@query
def worth_built(g: Galaxy, seat: Seat, unit: str) -> Worth:
    """Of a unit that this seat would build now."""
    code = facts(g).unit[unit]
    return _worth(g, Ship(seat, code, equipped(g, seat, code, g.tech[seat]), NO_HEX, NO_SLOT))
