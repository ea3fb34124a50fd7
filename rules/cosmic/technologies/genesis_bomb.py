"""Genesis Bomb (CE-T7, CE-T30): a new planet in one's home system."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import ships
from ..pieces import Ability, About
from ..ships import planets, ships_at
from ..state import Cosmos, at_planet, at_tech, facts
from ..verbs import deed


@deed("make_planet")
def make_planet(g: Cosmos, f: Frame) -> None:
    """Any or all of the researching ships settle there; the others return with the card (CE-T34)."""
    place = at_tech(f.source[1])
    count = f.amount("settlers", f.seat, 1, ships_at(g, place, f.seat), rule="CE-T7")
    ships.move_ships(g, f.seat, place, at_planet(ships.add_planet(g, f.seat)), count, "settles")


@make_planet.needs
def _not_in_play(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-T30: there is only one."""
    known = facts(g)
    return all(planet < known.n * known.planets_each for planet in planets(g))
