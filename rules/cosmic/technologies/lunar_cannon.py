"""Lunar Cannon (CE-T10, CE-T31): a token between two planets, and what it adds there."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.decisions import Option
from rules.core.frame import Frame

from ..atoms import course, ships
from ..deeds import attacks_with
from ..pieces import Ability, About, own_side, printed
from ..ships import planets_of
from ..state import Cosmos, Seat, at_planet, encounter, facts
from ..verbs import deed
from ..words import WILD


def orbits(g: Cosmos, systems: Iterable[Seat]) -> list[Option]:
    """CE-T31: pairs of neighbours in the circles of these systems; a planet that is alone is its own neighbour."""
    found: list[Option] = []
    for seat in systems:
        ring = planets_of(g, seat)
        pairs = list(zip(ring, [*ring[1:], *ring[:1]], strict=True))
        found += pairs[:1] if len(ring) == 2 else pairs
    return found


def _move(g: Cosmos, f: Frame, systems: Iterable[Seat]) -> None:
    pairs = orbits(g, systems)
    if pairs:
        chosen = f.pick("orbit", f.seat, pairs, rule="CE-T10")
        ships.place_token(g, f.seat, f.source[1], [at_planet(planet) for planet in dict.fromkeys(chosen)])


@deed("mount_cannon")
def mount_cannon(g: Cosmos, f: Frame) -> None:
    """On completion, at home."""
    _move(g, f, [f.seat])


@deed("move_cannon")
def move_cannon(g: Cosmos, f: Frame) -> None:
    """Anywhere, when a wild destiny card is drawn."""
    _move(g, f, g.seats())


@move_cannon.needs
def _wild_drawn(g: Cosmos, ability: Ability, about: About) -> bool:
    card = encounter(g).destiny
    return card >= 0 and facts(g).destinies[g.cards.design[card]].kind == WILD


@deed("fire_cannon")
def fire_cannon(g: Cosmos, f: Frame, *, number: int) -> None:
    """CE-4.60: for the own side."""
    course.add_to_total(g, own_side(g, f.seat), number, printed(g, f.source)[1])


@fire_cannon.needs
def _in_reach(g: Cosmos, ability: Ability, about: About) -> bool:
    """The target planet is one of the two, and the own side fights."""
    target, cannon = at_planet(encounter(g).planet), ability.source[1]
    near = any(token.card == cannon and target in token.places for token in g.tokens)
    return near and attacks_with(g, ability.seat)
