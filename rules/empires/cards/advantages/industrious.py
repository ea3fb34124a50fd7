"""Industrious Race (CL-E35): with Terraforming they live on Asteroids, where no Titan or ground unit reaches them.

That they could settle is nothing others may learn from a question: before the first such colony has shown the card
they settle by an order in the Movement phase only.
"""

from __future__ import annotations

from ...state import Galaxy, Hex, Owner, Seat, facts, has_terrain, is_planet
from ...state.holding import has, knows_card
from ..deck import show

CARD = "e35"


def can_live_on(g: Galaxy, seat: Owner, hex: Hex) -> bool:
    """Whether a hex is a place for colonies of this owner, planet or not."""
    return is_planet(g, hex) or (
        bool(facts(g).advantages) and has_terrain(g, hex, "asteroids") and has(g, seat, CARD)
    )  # fmt: skip


def is_home_to_come(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """The same, as far as everybody knows."""
    return is_planet(g, hex) or (can_live_on(g, seat, hex) and knows_card(g, None, facts(g).card[CARD]))


def show_settled(g: Galaxy, seat: Seat, hex: Hex) -> None:
    if not is_planet(g, hex):
        show(g, seat, CARD)
