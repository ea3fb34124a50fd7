"""Victory points, places and tie-breaks (section 9)."""

from __future__ import annotations

from rules.core.conceding import conceded_last, staying
from rules.core.records import Json
from rules.core.state import Result

from .state import Onward, PlanetIndex, Seat, facts, income_on

TROPHY_POINTS, ALIEN_POINTS = 1, 2  # OV-9.6; a crisis tile counts like a trophy


def planet_points(g: Onward, planet: PlanetIndex) -> list[int]:
    """OV-9.3 to 9.5: the hexes go to the largest, second and third largest income; ties all get the full value."""
    points = [0] * len(g.money)
    if g.dead[planet]:  # OV-7.37
        return points
    incomes = [income_on(g, planet, seat) for seat in range(len(points))]
    ranks = sorted({income for income in incomes if income}, reverse=True)
    for hexagon, income in zip(facts(g).hexes[planet], ranks, strict=False):
        for seat, own in enumerate(incomes):
            if own == income:
                points[seat] += hexagon
    return points


def tile_points(g: Onward, seat: Seat) -> int:
    """OV-9.6."""
    return TROPHY_POINTS * len(g.kept[seat]) + ALIEN_POINTS * g.aliens_won[seat]


def scores(g: Onward) -> list[int]:
    total = [tile_points(g, seat) for seat in range(len(g.money))]
    for planet in range(len(g.dead)):
        for seat, points in enumerate(planet_points(g, planet)):
            total[seat] += points
    return total


def buildings_of(g: Onward, seat: Seat) -> int:
    n = len(g.money)
    return sum(g.buildings[at] + g.buildings[at + 1] for at in range(seat * 2, len(g.buildings), n * 2))


def ranking(g: Onward) -> Result:
    """OV-9.7 to 9.11: points, the first-player marker, buildings, points of tiles; then the victory is shared.

    Who gave up comes last.
    """
    points = scores(g)
    keys = {seat: (points[seat], seat == g.first, buildings_of(g, seat), tile_points(g, seat)) for seat in staying(g)}
    tiers = sorted(set(keys.values()), reverse=True)
    places = [[s for s in keys if keys[s] == tier] for tier in tiers]
    return Result(conceded_last(g, places), points, "venus.points")


def standing(g: Onward) -> dict[str, Json]:
    """Points by planet and for tiles, for the final scoring step by step."""
    names = facts(g).names
    return {
        "planets": {names[p]: planet_points(g, p) for p in range(len(names))},
        "tiles": [tile_points(g, seat) for seat in range(len(g.money))],
    }
