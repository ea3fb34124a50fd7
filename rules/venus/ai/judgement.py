"""How well each seat stands: points as they will probably be scored, and what its means will bring."""

from __future__ import annotations

from math import exp

from ..scores import tile_points
from ..state import ACTIONS, CRISES, INCOME, Onward, Seat, crisis_tiles, facts, hand, in_orbit, units_at
from .outlook import MEAN_CARD, attacked
from .quick import Glance
from .skill import Weights
from .standing import change, incomes, likely_points

FEARED = 1  # so many skulls are reckoned with; more are rare
SCALE = 4.0  # points of lead that make a place likely
UNITS = (0.8, 1.1, 1.3)
CALM, UNREST = Weights().calm, Weights().unrest


def prospects(g: Onward, w: Weights) -> list[float]:
    """Points that each seat may expect: planets, tiles, and what money, cards and units may still bring."""
    known = facts(g)
    left = known.course.periods - g.period
    found = [tile_points(g, seat) + means(g, seat, left, w) for seat in range(len(g.money))]
    for planet in range(len(g.dead)):
        if g.dead[planet]:
            continue
        earned = incomes(g, planet)
        shares = likely_points(earned, known.hexes[planet], change(g, planet, left), w.calm, w.unrest)
        for seat, share in enumerate(shares):
            found[seat] += share + earned[seat] * left * w.pound * w.income
    return found


def means(g: Onward, seat: Seat, left: int, w: Weights) -> float:
    """What is not yet points. After the last actions it never will be."""
    if not left and g.phase in (CRISES, INCOME):
        return 0.0
    share = 1.0 if left else 0.4
    units = sum(UNITS[k] * n for p in range(len(g.dead)) for k, n in enumerate(in_orbit(g, p, seat)))
    value = w.pound * g.money[seat] + MEAN_CARD * w.card * len(hand(g, seat)) + units * 0.7
    return share * value + (w.first if g.first == seat else 0.0)


def evaluate(g: Onward) -> list[float]:
    """About the chance of winning, 0 to 1, for each seat."""
    points = prospects(g, Weights())
    found = []
    for seat, own in enumerate(points):
        beaten = [1 / (1 + exp((other - own) / SCALE)) for s, other in enumerate(points) if s != seat]
        found.append(sum(beaten) / len(beaten))
    return found


def earth_in_danger(g: Onward) -> bool:
    """Whether everybody may well lose at the end of the period: by aliens that reach Earth, or by its crisis with one
    skull more (OV-7.18, OV-7.30)."""
    known = facts(g)
    home, levels = known.home, known.levels[known.home]
    if home in attacked(g):
        return True
    if not levels or g.dead[home]:
        return False
    level = len(crisis_tiles(g, home))
    marked = [p for p in range(len(g.dead)) for tile in crisis_tiles(g, p) if known.tiles[tile].skull]
    worst = level + sum([marked[i % len(marked)] == home for i in range(FEARED)]) if marked else level
    return "all_lose" in [levels[min(each, len(levels)) - 1] for each in range(max(1, level), worst + 1)]


FEATURES = ("points with progress", "money", "infantry", "tanks", "cruisers", "claims within reach")
RICH = 12  # pounds above this lie idle


def features(g: Onward, seat: Seat) -> tuple[float, ...]:
    """What a seat has, as in `FEATURES`."""
    known = facts(g)
    left = known.course.periods - g.period
    points = float(tile_points(g, seat))
    units = [0, 0, 0]
    for planet in range(len(g.dead)):
        at = units_at(g, planet, seat)
        for kind in range(3):
            units[kind] += g.orbit[at + kind] + g.surface[at + kind]
        if not g.dead[planet]:
            hexes = known.hexes[planet]
            points += likely_points(incomes(g, planet), hexes, change(g, planet, left), CALM, UNREST)[seat]
    claims = 0.0
    if g.phase == ACTIONS:
        glance = Glance(g, seat)
        claims = sum([glance.worth(planet, glance.orbit(planet)) for planet in range(len(g.dead))])
    progress = points * g.period / known.course.periods
    if not left:  # only what can still be claimed becomes points (OV-1.5)
        return progress, 0.0, 0.0, 0.0, 0.0, claims
    return progress, min(RICH, g.money[seat]), *units, claims
