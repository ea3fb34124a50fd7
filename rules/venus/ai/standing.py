"""Victory points of a planet as they will probably be scored: incomes may still change before the end."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from ..state import Onward, PlanetIndex, facts, income_on

BUILDABLE = frozenset(("factory", "mine", "tension"))


def incomes(g: Onward, planet: PlanetIndex) -> tuple[int, ...]:
    return tuple(income_on(g, planet, seat) for seat in range(len(g.money)))


def change(g: Onward, planet: PlanetIndex, periods_left: int) -> float:
    """How many buildings may still come: tiles that lie there, and those of the periods to come."""
    known = facts(g)
    lying = sum(known.tiles[tile].kind in BUILDABLE for tile in g.tiles[planet])
    return lying + 0.5 * periods_left * known.tile_counts[planet]


@lru_cache(maxsize=100_000)
def likely_points(earned: tuple[int, ...], hexes: tuple[int, ...], change: float, calm: float, unrest: float) -> tuple[
    float, ...
]:  # fmt: skip
    """The hexes each seat may expect with these incomes, when so many buildings may still come.

    >>> likely_points((4, 2, 0), (9, 5, 3), 0, 0.4, 0.75)
    (9, 5, 0)
    >>> [round(p, 1) for p in likely_points((4, 2, 0), (9, 5, 3), 4, 0.4, 0.75)]
    [7.8, 5.7, 0.0]
    """
    if not change:
        return _exact(earned, hexes)
    width = calm + unrest * sqrt(change)
    found = []
    for seat, own in enumerate(earned):
        if not own:
            found.append(0.0)
            continue
        above = [1.0]  # chances that 0, 1, 2, ... rivals end above
        for rival, other in enumerate(earned):
            if rival != seat:
                chance = 1 / (1 + exp((own - other + 0.5) / width))
                passed = [a * chance for a in above]
                above = [a - p for a, p in zip(above, passed, strict=True)] + [0.0]
                for i, p in enumerate(passed):
                    above[i + 1] += p
        found.append(sum(p * h for p, h in zip(above, hexes, strict=False)))
    return tuple(found)


def _exact(earned: tuple[int, ...], hexes: tuple[int, ...]) -> tuple[float, ...]:
    ranks = sorted({own for own in earned if own}, reverse=True)
    points = dict(zip(ranks, hexes, strict=False))
    return tuple(points.get(own, 0) for own in earned)
