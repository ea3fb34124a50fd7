"""Where ships are: colonies, ships in the encounter, ships that can be lost, and what follows from their numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import compress
from operator import itemgetter
from typing import NamedTuple, TypeGuard

from rules.core.derived import derived_for, derived_of

from .cosmos import (
    BESIDE,
    COLONIES,
    DEFENSIVE,
    GATE,
    LABS,
    NO_PLANET,
    OFFENSIVE,
    PLANETS,
    WARP,
    Cosmos,
    Planet,
    Seat,
    allies,
    at_planet,
    at_tech,
    encounter,
    facts,
    planet_places,
)


def ships_at(g: Cosmos, place: str, seat: Seat) -> int:
    counts = g.ships.get(place)
    return counts[seat] if counts else 0


def planets(g: Cosmos) -> Iterator[Planet]:
    """The planets in play."""
    return (Planet(p) for p, gone in enumerate(g.destroyed) if not gone)


def is_planet(wish: object, g: Cosmos) -> TypeGuard[Planet]:
    """Whether this is the number of a planet, in play or not."""
    return type(wish) is int and 0 <= wish < len(g.home)


def planets_of(g: Cosmos, seat: Seat) -> list[Planet]:
    """The home system of a player."""
    return systems(g)[seat].copy()


@derived_of(PLANETS)
def systems(g: Cosmos) -> list[list[Planet]]:
    """All home systems, by seat; to be read only."""
    found: list[list[Planet]] = [[] for _ in g.setup.seats]
    for planet, (home, gone) in enumerate(zip(g.home, g.destroyed, strict=True)):
        if not gone:
            found[home].append(Planet(planet))
    return found


@cache
def planet_of(place: str) -> Planet:
    """The planet behind "planet:7"; -1 for any other place."""
    kind, _, number = place.partition(":")
    return Planet(int(number)) if kind == "planet" else NO_PLANET


def colonies(g: Cosmos, seat: Seat) -> dict[str, int]:
    """CE-5.1: {place: ships} of every colony; ships that are being lost at this moment are none (CE-5.50)."""
    found = settled(g, seat).places
    return _spared(g, seat, found) if g.losses else found.copy()


class Settled(NamedTuple):
    """The colonies of a player: {place: ships}, and how many of them are in his home system."""

    places: dict[str, int]
    home: int


def _settled_by(g: Cosmos, seat: Seat) -> Settled:
    places = planet_places(len(g.home))  # nobody has any ships on a planet that is destroyed (CE-T33)
    counts = list(map(itemgetter(seat), map(g.ships.__getitem__, places)))  # ships move often: a loop takes longer
    found = dict(zip(compress(places, counts), filter(None, counts), strict=True))
    return Settled(found, list(compress(g.home, counts)).count(seat))


settled = derived_for(_settled_by, part=COLONIES)  # of ships that are being lost, too; to be read only


def _spared(g: Cosmos, seat: Seat, ships: dict[str, int]) -> dict[str, int]:
    """What is left of these ships besides those on their way to the warp, which nobody can move or lose again."""
    spared = ships.copy()
    for loss in g.losses:
        for place, n in loss.ships.items() if loss.seat == seat else ():
            if place in spared:
                spared[place] -= n
    return {place: n for place, n in spared.items() if n > 0}


def has_colony(g: Cosmos, seat: Seat, planet: Planet) -> bool:
    return not g.destroyed[planet] and g.ships[at_planet(planet)][seat] > 0


def free_planets(g: Cosmos, seat: Seat, host: Seat) -> list[Planet]:
    """CE-5.9b: home planets of a player where another one may found a colony: he has none there yet."""
    return [planet for planet in planets_of(g, host) if not has_colony(g, seat, planet)]


def home_colonies(g: Cosmos, seat: Seat) -> int:
    """CE-5.2."""
    return settled(g, seat).home


def all_home_colonies(g: Cosmos) -> list[int]:
    """The same by seat."""
    return [home_colonies(g, seat) for seat in g.seats()]


def foreign_colonies(g: Cosmos, seat: Seat) -> int:
    """CE-4.71: where the colony marker stands."""
    found = settled(g, seat)
    return len(found.places) - found.home


def fleet(g: Cosmos, seat: Seat) -> dict[str, int]:
    """CE-5.9: {place: ships} of a player in the encounter."""
    e = encounter(g)
    if seat == e.defense:
        place = at_planet(e.planet)
        return {place: n} if e.planet >= 0 and (n := ships_at(g, place, seat)) else {}
    place = GATE if e.sides[seat] == OFFENSIVE else BESIDE if e.sides[seat] == DEFENSIVE else ""
    return {place: n} if place and (n := ships_at(g, place, seat)) else {}


def in_encounter(g: Cosmos, seat: Seat) -> int:
    return sum(fleet(g, seat).values())


def allied_ships(g: Cosmos, side: int) -> int:
    return sum(in_encounter(g, seat) for seat in allies(g, side))


def research(g: Cosmos, seat: Seat) -> dict[str, int]:
    """{place: ships} on the technology cards of a player (CE-9.44)."""
    cards = g.pile(LABS[seat]) if facts(g).technologies else []
    return {at_tech(card): n for card in cards if (n := ships_at(g, at_tech(card), seat))}


def can_lose(g: Cosmos, seat: Seat) -> dict[str, int]:
    """CE-5.8, CE-9.55: everything but the warp."""
    away = {place: n for place in (GATE, BESIDE) if (n := ships_at(g, place, seat))}
    return {**colonies(g, seat), **_spared(g, seat, {**away, **research(g, seat)})}


def outside(g: Cosmos, seat: Seat) -> dict[str, int]:
    """{place: ships} of a player on colonies that do not fight in this encounter."""
    fighting = fleet(g, seat)
    return {place: n for place, n in colonies(g, seat).items() if place not in fighting}


def idle_ships(g: Cosmos, seat: Seat) -> dict[str, int]:
    """{place: ships} of a player that do not fight in this encounter and can be given up: researching ones, too
    (CE-9.54, CE-9.55)."""
    return {**outside(g, seat), **_spared(g, seat, research(g, seat))}


def in_warp(g: Cosmos, seat: Seat) -> int:
    return g.ships[WARP][seat]
