"""How well each seat stands: points as they will probably be scored, and what its means will bring."""

from __future__ import annotations

from math import exp

from ..scores import tile_points
from ..state import ACTIONS, CRISES, INCOME, TILES, Onward, Seat, crisis_tiles, facts, hand, in_orbit, units_at
from .outlook import MEAN_CARD, SKULLS
from .quick import Glance
from .skill import Weights
from .standing import change, incomes, likely_points

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


HEEDED = 0.3  # of the ends that still can be averted, so many are, whoever does it


def survival(g: Onward) -> float:
    """How likely it is that Earth still stands at the end of the period (OV-7.18, OV-7.30)."""
    if g.phase not in (TILES, ACTIONS):
        return 1.0
    return 1.0 - (1.0 - HEEDED) * (1.0 if invaded_by_then(g) else revolt(g))


def invaded_by_then(g: Onward) -> bool:
    """Whether as many aliens live as are needed to reach Earth."""
    if not g.landed:
        return False
    known = facts(g)
    ahead = [p for p in (known.index[name] for name in known.course.attacked) if p not in g.invaded]
    alive = sum([alien and not dead for alien, dead in zip(g.aliens, g.dead, strict=True)])
    return known.home in ahead[:alive]


def revolt(g: Onward) -> float:
    """How likely Earth's crisis makes everybody lose, over all throws of the skulls."""
    known = facts(g)
    home, levels = known.home, known.levels[known.home]
    if not levels or g.dead[home]:
        return 0.0
    count = len(crisis_tiles(g, home))
    marked = [p for p in range(len(g.dead)) for tile in crisis_tiles(g, p) if known.tiles[tile].skull]
    chance = 0.0
    for skulls, likely in enumerate(SKULLS if marked else (1.0,)):
        level = count + sum([marked[i % len(marked)] == home for i in range(skulls)])
        if level and levels[min(level, len(levels)) - 1] == "all_lose":
            chance += likely
    return chance


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
