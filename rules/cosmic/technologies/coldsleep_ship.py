"""Coldsleep Ship (CE-T1) founds a colony far from home, also with the ships that built it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.frame import Frame

from ..atoms import ships
from ..ending import check_victory
from ..pieces import Ability, About
from ..ships import colonies, free_planets, ships_at
from ..state import Cosmos, at_planet, at_tech, clockwise
from ..verbs import deed


def _foreign_shores(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    """Planets of others where one has no colony."""
    return [planet for host in clockwise(g, ability.seat) for planet in free_planets(g, ability.seat, host)]


@deed("wake_settlers")
def wake_settlers(g: Cosmos, f: Frame, *, ships_at_most: int) -> None:
    """CE-5.9b: ships from the own colonies."""
    sources = colonies(g, f.seat)
    high = min(ships_at_most, sum(sources.values()))
    parts = f.split("settlers", f.seat, sources, 1, high, rule="CE-T1")
    ships.move_all(g, f.seat, parts, at_planet(f.aim[0]), "settles")
    check_victory(g)


@wake_settlers.needs
def _somewhere_to_go(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(colonies(g, ability.seat)) and bool(_foreign_shores(g, ability, about))


@deed("wake_builders")
def wake_builders(g: Cosmos, f: Frame, *, ships_at_most: int) -> None:
    """CE-9.58: without a colony, the ships that researched it may go themselves; the others follow (CE-T34)."""
    place = at_tech(f.source[1])
    most = min(ships_at_most, ships_at(g, place, f.seat))
    count = f.amount("settlers", f.seat, 1, most, rule="CE-T1")
    ships.move_ships(g, f.seat, place, at_planet(f.aim[0]), count, "settles")
    check_victory(g)


@wake_builders.needs
def _without_a_home(g: Cosmos, ability: Ability, about: About) -> bool:
    there = ships_at(g, at_tech(ability.source[1]), ability.seat)
    return there > 0 and not colonies(g, ability.seat) and bool(_foreign_shores(g, ability, about))


wake_settlers.aims(_foreign_shores)
wake_builders.aims(_foreign_shores)
