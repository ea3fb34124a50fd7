"""What each player has in a position, as numbers that a person would name; learned weights tell what they are worth."""

from __future__ import annotations

from rules.ai.hints import by_seats

from ..flows.ending import foreign_needed
from ..printed.words import ATTACK
from ..state.cosmos import Cosmos, Seat, facts, hand, type_of, value_of
from ..state.pieces import has_power
from ..state.ships import foreign_colonies, planet_of, settled
from . import worth

FEATURES = (
    "foreign colonies", "two short", "one short", "lone foreign colonies", "homes", "strength", "ships",
    "high attacks", "good cards", "on move", "on move next",
)  # fmt: skip
MOST_ENCOUNTERS = 8  # in one turn
HIGH = 10  # an attack of more than this wins against most others


def features(g: Cosmos, seat: Seat) -> tuple[float, ...]:
    """What a player has, as in `FEATURES`."""
    if not g.sheets:
        return (0.0,) * len(FEATURES)
    places, homes = settled(g, seat)
    foreign = foreign_colonies(g, seat)
    short = foreign_needed(g) - foreign
    lone = sum(n == 1 and g.home[planet_of(place)] != seat for place, n in places.items())
    high = good = 0.0
    for card in hand(g, seat):
        kind = type_of(g, card)
        if kind == ATTACK:
            high += max(0, value_of(g, card) - HIGH)
        else:
            good += worth.card_worth(g, card, seat)
    power = worth.power_worth(g, seat) / worth.POWER if has_power(g, seat) else 0.0
    return (
        float(foreign), float(short == 2), float(short <= 1), float(lone), float(homes), power,
        float(sum(places.values())), high, good, float(seat == g.active),
        float(g.active >= 0 and seat == (g.active + 1) % len(g.setup.seats)),
    )  # fmt: skip


def table(g: Cosmos) -> str:
    """Which weights count: those of so many seats; none were learned with technologies."""
    return by_seats(g) if not facts(g).technologies else f"{by_seats(g)} with technologies"


def stage(g: Cosmos) -> int:
    """Which encounter is under way: look-ahead ends with it."""
    return MOST_ENCOUNTERS * g.turns + (g.encounters[0].number if g.encounters else 0)
