"""How somebody who thinks no further picks a target: what costs the enemy most for one shot (AI-5).

It leads those whom no player leads (SE-14.5), and both sides of a simulated battle.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..printed.levels import Levels
from ..state import Galaxy, facts
from ..state.battle import Battle
from ..state.lines import Line, as_ship, damage, of_owner
from ..state.values import damage_of, hull
from .volley import needed, shot

LEAST = 6  # what a unit without a price is worth for each point of its hull: alien ships


def worth(g: Galaxy, unit: int, tech: Levels = 0) -> int:
    known = facts(g)
    return known.price_with(unit, tech) or LEAST * known.hull[unit]


def appeal(need: int, price: int, hits_left: int) -> int:
    """The value of one shot: the chance to hit, times the price, for each hit that is still needed."""
    return min(10, need) * price * 12 // hits_left


def best_target(g: Galaxy, b: Battle, by: Line, aims: Sequence[Line]) -> Line:
    if len(aims) == 1:
        return aims[0]
    hull = facts(g).hull_with

    def value(at: Line) -> int:
        unit, tech = b.unit[at], b.tech[at]
        return appeal(needed(g, b, by, at), worth(g, unit, tech), max(1, hull(unit, tech) - damage(g, b, at)))

    return max(aims, key=lambda at: (value(at), -at))


def is_better_borne(g: Galaxy, b: Battle, by: Line, at: Line) -> bool:
    """CL-E44, D-36: whether a hit is better not ignored: it destroys nothing while another could, or does so anyhow."""

    def left(line: Line) -> int:
        return hull(g, as_ship(g, b, line)) - damage(g, b, line)

    points = damage_of(g, shot(g, b, by, at))
    if left(at) <= points:
        return left(at) < points
    others = [line for line in of_owner(b, b.owner[at]) if line != at and facts(g).fights[b.unit[line]]]
    return any(left(line) == 1 and not b.screened[line] for line in others)
