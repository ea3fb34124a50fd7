"""The order of a ground combat (CL-14.8, CL-14.11): who fires when and at whom, who may be screened or supported."""

from __future__ import annotations

from collections.abc import Sequence

from ..state import Galaxy, Owner, facts
from ..state.ground import ATTACKING, DEFENDING, Assault
from . import values
from .values import Aim, Soldier

Line = int
Side = int
NO_SIDE = -1
CHEAP = 1  # what a unit without a price is worth


def under_way(g: Galaxy) -> Assault:
    assert g.assault is not None
    return g.assault


def owner_of(a: Assault, side: Side) -> Owner:
    return a.attacker if side == ATTACKING else a.defender


def of_side(a: Assault, side: Side) -> list[Line]:
    """The lines of a side that are still there."""
    return [line for line, count in enumerate(a.count) if count and a.side[line] == side]


def strength(a: Assault, side: Side) -> int:
    return sum(a.count[line] for line in of_side(a, side))


def is_fought(a: Assault) -> bool:
    return bool(of_side(a, ATTACKING)) and bool(of_side(a, DEFENDING))


def soldier(a: Assault, line: Line) -> Soldier:
    side = a.side[line]
    return Soldier(owner_of(a, side), a.troop[line], a.hex, side == ATTACKING, a.round, a.supported[line])


# -- screening (CL-14.8.5)


def may_screen(a: Assault) -> tuple[Side, int]:
    """The larger side, and how many units it may set aside; NO_SIDE if they are equal."""
    ours, theirs = strength(a, ATTACKING), strength(a, DEFENDING)
    if ours == theirs:
        return NO_SIDE, 0
    return (ATTACKING, ours - theirs) if ours > theirs else (DEFENDING, theirs - ours)


# -- support (CL-14.11)


def ready(a: Assault, side: Side) -> list[Line]:
    """CL-14.11.2: whoever can fire in this round."""
    return [line for line in of_side(a, side) if not a.idle[line] and not a.screened[line]]


def supports(g: Galaxy, a: Assault) -> tuple[Side, int]:
    """CL-14.11.1: which side has more Grav Armor, and how many more."""
    grav = facts(g).troop["Grav"]
    ours, theirs = (
        sum(a.count[line] for line in ready(a, side) if a.troop[line] == grav) for side in (ATTACKING, DEFENDING)
    )
    if ours == theirs:
        return NO_SIDE, 0
    return (ATTACKING, ours - theirs) if ours > theirs else (DEFENDING, theirs - ours)


def supportable(g: Galaxy, a: Assault, side: Side) -> list[Line]:
    grav = facts(g).troop["Grav"]
    return [line for line in ready(a, side) if a.troop[line] != grav]


# -- fire


def order_of_fire(g: Galaxy, a: Assault) -> list[Line]:
    """CL-14.8.1: by class; in the same class the defender fires first."""
    able = [*ready(a, ATTACKING), *ready(a, DEFENDING)]
    return sorted(able, key=lambda line: (values.class_of(g, soldier(a, line)), a.side[line] == ATTACKING, line))


def at_once(g: Galaxy, a: Assault) -> list[Line]:
    """SE-5.3.3: the lines at the head of the queue that fire at the same moment: of one side, in the same class.

    Their owner orders them if that can matter: if there is more than one target, and they hit any of them differently.
    """
    ready = [line for line in a.queue if a.unfired[line]]
    if not ready:
        return []
    side, now = a.side[ready[0]], values.class_of(g, soldier(a, ready[0]))
    alike = [line for line in ready if a.side[line] == side and values.class_of(g, soldier(a, line)) == now]
    aims = targets(a, alike[0])
    if len(alike) == 1 or len(aims) == 1 or len({tuple(needed(g, a, by, at) for at in aims) for by in alike}) == 1:
        return alike[:1]
    return alike


def targets(a: Assault, by: Line) -> list[Line]:
    return [line for line in of_side(a, 1 - a.side[by]) if not a.screened[line]]


def needed(g: Galaxy, a: Assault, by: Line, at: Line) -> int:
    return values.to_hit(g, Aim(soldier(a, by), soldier(a, at)))


def hull(g: Galaxy, a: Assault, line: Line) -> int:
    return values.hull(g, soldier(a, line))


def worth(g: Galaxy, troop: int) -> int:
    return facts(g).troops[troop].cost or CHEAP


def best_target(g: Galaxy, a: Assault, by: Line, aims: Sequence[Line]) -> Line:
    """What costs the enemy most for one shot."""

    def value(at: Line) -> float:
        return min(10, needed(g, a, by, at)) * worth(g, a.troop[at]) / (hull(g, a, at) - a.damage[at])

    return max(aims, key=lambda at: (value(at), -at))


def best_supported(g: Galaxy, a: Assault, lines: Sequence[Line], many: int) -> dict[Line, int]:
    """Whom those who think no further support: who hits best, then who is worth most."""
    found, left = {}, many
    for line in sorted(lines, key=lambda each: (-values.attack(g, soldier(a, each)), -worth(g, a.troop[each]), each)):
        found[line] = min(left, a.count[line])
        left -= found[line]
    return found
