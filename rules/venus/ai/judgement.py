"""How well each seat stands: points as if scored now and what its means will bring."""

from __future__ import annotations

from math import exp

from ..scores import scores
from ..state import Onward, facts, in_orbit, income_of
from . import worth

SCALE = 9.0  # points of lead that make a game nearly sure, at its beginning


def potential(g: Onward, seat: int) -> float:
    """What units, cards, money and income may still bring, in points."""
    left = worth.periods_left(g)
    units = sum(worth.UNIT[k] * n for p in range(len(g.dead)) for k, n in enumerate(in_orbit(g, p, seat)))
    value = worth.pounds(g, g.money[seat]) + worth.hand_worth(g, seat)
    value += (0.75 if left else 0.3) * units
    value += left * worth.pounds(g, income_of(g, seat)) * 0.9
    return value + (0.4 if g.first == seat else 0.0)


def evaluate(g: Onward) -> list[float]:
    """About the chance of winning, 0 to 1, for each seat; less for all while a common defeat is near."""
    left = worth.periods_left(g)
    lasting = worth.LASTING[min(left, 2)]
    points = [lasting * s + potential(g, seat) for seat, s in enumerate(scores(g))]
    scale = SCALE if left else SCALE * 0.6
    doom = _doom(g)
    found = []
    for seat, own in enumerate(points):
        beaten = [1 / (1 + exp((other - own) / scale * 2.2)) for s, other in enumerate(points) if s != seat]
        found.append(sum(beaten) / len(beaten) * (1 - doom))
    return found


def _doom(g: Onward) -> float:
    """How near everybody's defeat is: crises on Earth, aliens on their way (OV-1.4)."""
    known = facts(g)
    home = known.home
    tiles = sum(known.tiles[t].kind == "crisis" for t in g.tiles[home])
    risk = (0.0, 0.0, 0.02, 0.12, 0.6)[min(4, tiles)]
    if g.landed and worth.periods_left(g):
        alive = sum(alien and not dead for alien, dead in zip(g.aliens, g.dead, strict=True))
        reach = alive + len(g.invaded)
        risk = max(risk, 0.5 if reach >= 3 else 0.1 if alive else 0.0)
    return risk
