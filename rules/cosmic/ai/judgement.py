"""Judging a position: what each player has, in points, and how surely it leads to victory."""

from __future__ import annotations

from math import exp

from ..ending import foreign_needed
from ..pieces import has_power
from ..ships import colonies, foreign_colonies, home_colonies, in_warp
from ..state import BESIDE, GATE, Cosmos, Seat, facts
from . import worth

SCALE = 16.0  # so many points ahead of another mean e times his chance to win


def holdings(g: Cosmos, seat: Seat, need: int) -> float:
    """What a player has, in points."""
    foreign, homes = foreign_colonies(g, seat), home_colonies(g, seat)
    total = worth.COLONY * foreign + (worth.ALMOST if foreign >= need - 1 else 0.0)
    total += worth.HOME * max(0, homes - facts(g).home_needed)
    if has_power(g, seat):
        total += worth.power_worth(g, seat)
    total += worth.ships_worth(colonies(g, seat).values(), in_warp(g, seat))
    total += worth.SHIP * (g.ships[GATE][seat] + g.ships[BESIDE][seat])
    return total + worth.hand_worth(g, seat, seat) + worth.research_worth(g, seat, seat)


def evaluate(g: Cosmos) -> list[float]:
    """About the chance of winning for each seat, 0 to 1."""
    if not g.sheets:
        return [1.0 / len(g.setup.seats)] * len(g.setup.seats)
    need = foreign_needed(g)
    points = [holdings(g, seat, need) for seat in g.seats()]
    top = max(points)
    shares = [exp((each - top) / SCALE) for each in points]
    total = sum(shares)
    return [share / total for share in shares]
