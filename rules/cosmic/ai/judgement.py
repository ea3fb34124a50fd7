"""Judging a position: what each player has, in points, and how surely it leads to victory.

The weights are fitted to who won 300 games (5,000 positions at the beginning of an encounter): luck decides much, the
first colonies little, and a high attack that is still in the hand as much as the second colony.
"""

from __future__ import annotations

from math import exp

from ..ending import foreign_needed
from ..pieces import has_power
from ..ships import colonies, foreign_colonies, home_colonies, in_warp
from ..state import BESIDE, GATE, Cosmos, Seat, facts, hand, type_of
from ..words import ENCOUNTER_TYPES
from . import worth

SCALE = 31.0  # so many points ahead of another mean e times his chance to win
COLONIES = (30.0, 17.0, 12.0, 7.0)  # the last but one, the one before it, ...
HOME, POWER, STRENGTH, SHIP, CARD = 4.5, 8.0, 0.8, 0.9, 2.0


def holdings(g: Cosmos, seat: Seat, need: int) -> float:
    """What a player has, in points."""
    total = sum(worth.rising(COLONIES, need - have) for have in range(1, min(foreign_colonies(g, seat), need) + 1))
    total += HOME * max(0, home_colonies(g, seat) - facts(g).home_needed)
    if has_power(g, seat):
        total += POWER + STRENGTH * worth.power_worth(g, seat)
    total += SHIP * worth.ships_worth(colonies(g, seat).values(), in_warp(g, seat))
    total += SHIP * worth.SHIP * (g.ships[GATE][seat] + g.ships[BESIDE][seat])
    for card in hand(g, seat):
        total += worth.reserve_worth(g, card) if type_of(g, card) in ENCOUNTER_TYPES else CARD
    return total + worth.research_worth(g, seat, seat)


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
