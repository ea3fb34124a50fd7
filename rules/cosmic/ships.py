"""Where ships are: colonies, ships in the encounter, ships that can be lost, and what follows from their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from .state import (
    BESIDE,
    DEFENSIVE,
    GATE,
    LABS,
    OFFENSIVE,
    WARP,
    Cosmos,
    Planet,
    Seat,
    allies,
    at_planet,
    at_tech,
    encounter,
    facts,
)  # fmt: skip


def ships_at(g: Cosmos, place: str, seat: Seat) -> int:
    counts = g.ships.get(place)
    return counts[seat] if counts else 0


def planets(g: Cosmos) -> Iterator[Planet]:
    """The planets in play."""
    return (p for p, gone in enumerate(g.destroyed) if not gone)


def planets_of(g: Cosmos, seat: Seat) -> list[Planet]:
    """The home system of a player."""
    return [p for p in planets(g) if g.home[p] == seat]


def planet_of(place: str) -> Planet:
    """The planet behind "planet:7"; -1 for any other place."""
    kind, _, number = place.partition(":")
    return int(number) if kind == "planet" else -1


def colonies(g: Cosmos, seat: Seat) -> dict[str, int]:
    """CE-5.1: {place: ships} of every colony."""
    return {at_planet(p): n for p in planets(g) if (n := g.ships[at_planet(p)][seat])}


def has_colony(g: Cosmos, seat: Seat, planet: Planet) -> bool:
    return not g.destroyed[planet] and g.ships[at_planet(planet)][seat] > 0


def free_planets(g: Cosmos, seat: Seat, host: Seat) -> list[Planet]:
    """CE-5.9b: home planets of a player where another one may found a colony: he has none there yet."""
    return [planet for planet in planets_of(g, host) if not has_colony(g, seat, planet)]


def home_colonies(g: Cosmos, seat: Seat) -> int:
    """CE-5.2."""
    ships, gone = g.ships, g.destroyed
    return sum(1 for p, home in enumerate(g.home) if home == seat and not gone[p] and ships[at_planet(p)][seat])


def foreign_colonies(g: Cosmos, seat: Seat) -> int:
    """CE-4.71: where the colony marker stands."""
    ships, gone = g.ships, g.destroyed
    return sum(1 for p, home in enumerate(g.home) if home != seat and not gone[p] and ships[at_planet(p)][seat])


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
    return {**colonies(g, seat), **away, **research(g, seat)}


def outside(g: Cosmos, seat: Seat) -> dict[str, int]:
    """{place: ships} of a player on colonies that do not fight in this encounter."""
    fighting = fleet(g, seat)
    return {place: n for place, n in colonies(g, seat).items() if place not in fighting}


def in_warp(g: Cosmos, seat: Seat) -> int:
    return g.ships[WARP][seat]
