"""Foresight: what each rival will probably do before one's next turn, so that contested tiles are taken in time.

Every rival is put in one's own place: with its units, and with the hand it has in the imagined world, what would it
claim next? Nothing but the open table and that imagined hand is used.
"""

from __future__ import annotations

from ..facts import CRUISER
from ..state import Onward
from .plans import Orbit, Plans
from .skill import Skill

LIKELY = (0.4, 0.2, 0.1)  # that a rival goes for what looks best, second and third best


def foresee(g: Onward, seat: int, skill: Skill) -> dict[int, float]:
    """The chance that each tile is gone before this seat's next turn."""
    stays: dict[int, float] = {}
    for rival in range(len(g.money)):
        if rival != seat:
            for (_, tile), chance in zip(aims(Plans(g, rival, skill)), LIKELY, strict=False):
                stays[tile] = stays.get(tile, 1.0) * (1 - chance)
    return {tile: 1 - chance for tile, chance in stays.items()}


def aims(plans: Plans) -> list[tuple[float, int]]:
    """What a seat could claim in its next turn, the best first: where it has units, or a cruiser one step away."""
    found: dict[int, float] = {}
    for planet in range(len(plans.g.dead)):
        orbit = _could_be(plans, planet)
        if not any(orbit):
            continue
        for value, tile in plans.easy(planet):
            found[tile] = max(found.get(tile, 0.0), value)
        for tile, target, building in plans.hard(planet):
            value = plans.attempt(planet, tile, target, building, orbit)
            found[tile] = max(found.get(tile, 0.0), value)
    return sorted(((value, tile) for tile, value in found.items() if value > 0), reverse=True)[: len(LIKELY)]


def _could_be(plans: Plans, planet: int) -> Orbit:
    """The units in an orbit, and those of the strongest group that can come and still claim."""
    here = plans.orbits[planet]
    best: Orbit = (0, 0, 0)
    for origin, distance in enumerate(plans.known.distance[planet]):
        group = plans.orbits[origin]
        if 0 < distance < plans.known.course.allowance and group[CRUISER] and sum(group) > sum(best):
            best = (group[0], 0, group[CRUISER])
    return here[0] + best[0], here[1], here[2] + best[2]
