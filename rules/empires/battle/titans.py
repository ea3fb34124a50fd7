"""Titans (CL-6): two points of damage, fighters hunt them, and mines only scratch them."""

from __future__ import annotations

from rules.core.hooks import Source

from ..atoms import battles
from ..cards.deck import show
from ..map.carrying import room_of
from ..printed.powers import FALSE_GROUPS
from ..state import Galaxy, facts
from ..state.battle import Battle
from ..state.lines import Line, as_ship, count, damage, is_fake, of_unit, shielded
from ..state.values import Shot, hull, rule

SWITCH = "titans"


@rule("damage", "titan", guard=lambda g, source, shot: shot.by.unit == facts(g).titan, switch=SWITCH)
def _two_points(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """CL-6.1.2."""
    return value + 1


def _hunts(g: Galaxy, source: Source, shot: Shot) -> bool:
    known = facts(g)
    return shot.at.unit == known.titan and shot.by.unit == known.fighter


@rule("to_hit", "hunters", guard=_hunts, switch=SWITCH)
def _hunters(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """CL-6.2.1, CL-6.2.2: besides a Fleet Size Bonus."""
    return value + 1


# -- mines (CL-6.5)


def takes(g: Galaxy, b: Battle, line: Line) -> int:
    """How many mines a line can draw: a ship one, a Titan as many as it stands hits (CL-6.5.1).

    Fighters that ride on Titans draw none (CL-6.5.3, EC-46). Ruling: the best ones ride, and Titans are filled first.
    """
    known, unit = facts(g), b.unit[line]
    if unit == known.titan:
        return count(g, b, line) * hull(g, as_ship(g, b, line)) - damage(g, b, line)
    safe = _riding(g, b, line) if unit == known.fighter and SWITCH in known.on else 0
    return max(0, count(g, b, line) - safe - shielded(g, b, line))  # CL-19.3.7


def _riding(g: Galaxy, b: Battle, line: Line) -> int:
    owner = b.owner[line]
    room = sum(room_of(g, owner, b.slot[at]) for at in of_unit(b, owner, facts(g).titan))
    for squadron in sorted(of_unit(b, owner, facts(g).fighter), key=lambda each: (-b.tech[each], each)):
        aboard = min(room, count(g, b, squadron))
        if squadron == line:
            return aboard
        room -= aboard
    return 0


def strike(g: Galaxy, b: Battle, line: Line, mines: int) -> None:
    """SE-13.4: every mine destroys a ship, but does one point of damage to a Titan.

    CL-23.9, SE-23.5: where the mine of a Blood Brother has removed a false group, a second one is wasted on it.
    """
    if not count(g, b, line):
        return
    if is_fake(g, b, line):
        show(g, b.owner[line], FALSE_GROUPS)
        battles.unmask(g, b, line)  # CL-23.9
    elif b.unit[line] != facts(g).titan:
        battles.lose(g, b, line, mines, "mine")
    else:
        least = hull(g, as_ship(g, b, line))
        for _ in range(mines):
            battles.hit(g, b, line, least, why="mine")
