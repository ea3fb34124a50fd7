"""What an ally stands to win and to lose, as everybody can see it (CE-7.6, CE-7.7)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.lean import dataclass

from .pieces import home_needed
from .ships import colonies, has_colony, planet_of, ships_at
from .state import BESIDE, GATE, Cosmos, Seat, at_planet, encounter
from .words import DEFENSE, OFFENSE


@dataclass(frozen=True)
class Prospect:
    """An answer to an invitation, thought through."""

    offense: int  # visible ships of both sides with those of the answer
    defense: int
    sent: int  # ships that would be lost by a defeat, and rewards for a successful defense
    colony: int  # the planet of a new colony if the offense wins; -1 if there is none to win
    emptied: tuple[int, ...]  # planets where a colony would be given up (CE-5.3)
    powerless: bool  # whether that costs the power (CE-5.10)


def prospect(g: Cosmos, seat: Seat, side: str, ships: Mapping[str, int]) -> Prospect:
    """What an answer means: so many ships from these places join this side."""
    e = encounter(g)
    sent = sum(ships.values()) if side in (OFFENSE, DEFENSE) else 0
    there = colonies(g, seat)
    emptied = tuple(planet_of(p) for p, n in ships.items() if sent and n and n == there.get(p))
    homes = [planet_of(p) for p in there if g.home[planet_of(p)] == seat]
    needed = home_needed(g, seat)
    return Prospect(
        offense=sum(g.ships[GATE]) + (sent if side == OFFENSE else 0),
        defense=ships_at(g, at_planet(e.planet), e.defense) + sum(g.ships[BESIDE]) + (sent if side == DEFENSE else 0),
        sent=sent,
        colony=e.planet if side == OFFENSE and not has_colony(g, seat, e.planet) else -1,
        emptied=emptied,
        powerless=len(homes) >= needed > len([p for p in homes if p not in emptied]),
    )
