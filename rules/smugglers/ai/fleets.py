"""Favourite ships: what the bonus for the most ships of a colour is worth before the end (SM-6.25, 6.26, 6.29)."""

from __future__ import annotations

from math import exp, sqrt

from ..deliveries import COLOURS, Goods
from ..scores import ship_counts
from ..state import Seat, Smuggling, facts, seats


def fleets_now(g: Smuggling) -> list[Goods]:
    """The scoring ships of each seat by colour; nobody has any where they do not count."""
    if not facts(g).fav_ships:
        return []
    counts = [ship_counts(g, seat) for seat in seats(g)]
    return [(f["R"], f["Y"], f["B"], f["G"]) for f in counts]


def fleet_worth(g: Smuggling, seat: Seat, fleets: list[Goods], rounds: int) -> float:
    """The bonus that a seat may expect with these fleets, so many rounds before the end."""
    known = facts(g)
    likes = [known.characters[c].ships for c in g.colours]
    total = 0.0
    for i, colour in enumerate(COLOURS):
        if colour in likes[seat]:
            most = max([fleet[i] for other, fleet in enumerate(fleets) if other != seat])
            bonus = 3 + sum([colour in ships for other, ships in enumerate(likes) if other != seat])
            total += bonus * _lead_chance(fleets[seat][i] - most, rounds)
    return total


def _lead_chance(lead: int, rounds: int) -> float:
    """The chance to have strictly the most ships of a colour in the end."""
    if not rounds:
        return 1.0 if lead > 0 else 0.0
    return 1 / (1 + exp(-(lead - 0.5) / (0.5 + 0.45 * sqrt(rounds))))
