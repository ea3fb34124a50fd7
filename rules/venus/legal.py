"""What a player may do now: moves, claims, raising (section 5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option

from .facts import CRUISER, FACTORY, INFANTRY, MINE, TANK
from .kinds import BUILDINGS, UNITS, Card
from .state import Onward, PlanetIndex, Seat, buildings_at, card_of, facts, in_orbit, in_orbits, supply_of, units_at


def moves(g: Onward, seat: Seat, bonus: int) -> list[Option]:
    """OV-5.13, OV-5.16: from every orbit with an own cruiser, as far as the allowance and the bonus of cards go."""
    within = facts(g).within
    reach = min(facts(g).course.allowance + bonus, len(within) - 1)
    found: list[Option] = []
    for origin, cruisers in enumerate(in_orbits(g, seat, CRUISER)):
        if cruisers:
            found += within[reach][origin]
    return found


def move_cards(g: Onward, seat: Seat, mine: Sequence[tuple[int, Card]]) -> list[Option]:
    """("with", card): MOVE and LIFT cards that can go with a move (OV-6.13, OV-6.14); none without a cruiser."""
    cards = [card for card, face in mine if face.do in ("move", "lift")]
    if not cards or not any(in_orbits(g, seat, CRUISER)):
        return []
    return [("with", card) for card in cards]


def claims(g: Onward, seat: Seat, planet: PlanetIndex) -> list[Option]:
    """What can be claimed on a planet with the units in its orbit; equal tiles are listed once."""
    tiles = g.tiles[planet]
    if g.dead[planet] or not (tiles or g.aliens[planet]):
        return []
    infantry, tanks, cruisers = in_orbit(g, planet, seat)
    if not (infantry or tanks or cruisers):
        return []
    known, supply, own = facts(g).claims, g.supply, seat * 5
    found: list[Option] = []
    listed: set[str] = set()
    for tile in tiles:
        design, piece, landings, attempt = known[tile]
        if design in listed or (piece is not None and not supply[own + piece]):
            continue
        listed.add(design)
        if attempt is not None:
            found.append(attempt)
        elif landings is not None:
            if infantry:
                found.append(landings[INFANTRY])
            if tanks:
                found.append(landings[TANK])
            if cruisers:
                found.append(landings[CRUISER])
        else:
            found += tensions(g, seat, planet, tile)
    if g.aliens[planet]:
        found.append(("alien", facts(g).names[planet]))
    return found


def tensions(g: Onward, seat: Seat, planet: PlanetIndex, tile: int) -> list[Option]:
    """OV-5.36: every opponent's building on the planet of which an own piece is in supply."""
    found: list[Option] = []
    factory, mine = supply_of(g, seat, FACTORY), supply_of(g, seat, MINE)
    buildings, at = g.buildings, buildings_at(g, planet, 0)
    for other in range(len(g.money)):
        if other != seat:
            if factory and buildings[at]:
                found.append(("tension", tile, other, "factory"))
            if mine and buildings[at + 1]:
                found.append(("tension", tile, other, "mine"))
        at += 2
    return found


def all_claims(g: Onward, seat: Seat) -> list[Option]:
    found: list[Option] = []
    orbit = g.orbit
    for planet, at in enumerate(range(seat * 3, len(orbit), len(g.money) * 3)):
        if orbit[at] or orbit[at + 1] or orbit[at + 2]:
            found += claims(g, seat, planet)
    return found


def raises(g: Onward, seat: Seat) -> list[Option]:
    """5.6: kinds that are in supply and can be paid, where they may be placed."""
    known, money = facts(g), g.money[seat]
    at = seat * 5
    payable = [kind for kind in (0, 1, 2) if known.cost[kind] <= money and g.supply[at + kind]]
    if not payable:
        return []
    found = [known.raises[known.home][kind] for kind in payable]
    heavy = [kind for kind in payable if kind != INFANTRY]  # OV-5.62
    if heavy:
        for planet, factories in enumerate(g.buildings[seat * 2 :: len(g.money) * 2]):
            if factories and planet != known.home:
                found += [known.raises[planet][kind] for kind in heavy]
    return found


def with_cards(g: Onward, cards: Sequence[int]) -> int:
    """OV-6.13: what the cards laid beside a move add to its allowance."""
    return sum(card_of(g, card).numbers.get("n", 0) for card in cards)


def units_anywhere(g: Onward, kinds: tuple[int, ...]) -> list[Option]:
    """Every unit of these kinds, whoever it belongs to, wherever it is (OV-6.19)."""
    names = facts(g).names
    found: list[Option] = []
    at = 0
    for planet in names:
        for seat in range(len(g.money)):
            for kind in kinds:
                if g.orbit[at + kind]:
                    found.append(("kill", seat, planet, UNITS[kind], "orbit"))
                if g.surface[at + kind]:
                    found.append(("kill", seat, planet, UNITS[kind], "surface"))
            at += 3
    return found


def own_units(g: Onward, seat: Seat, planet: PlanetIndex, safe: Sequence[int] = (0, 0, 0)) -> list[Option]:
    """Own units at a planet, to be lost: ("lose", unit, where); `safe` are so many of each kind in orbit."""
    at = units_at(g, planet, seat)
    found: list[Option] = []
    for kind, unit in enumerate(UNITS):
        if g.surface[at + kind]:
            found.append(("lose", unit, "surface"))
        if g.orbit[at + kind] > safe[kind]:
            found.append(("lose", unit, "orbit"))
    return found


def own_buildings(g: Onward, seat: Seat, planet: PlanetIndex) -> list[Option]:
    """Own buildings on a planet, to be lost: ("raze", planet, building)."""
    at = buildings_at(g, planet, seat)
    name = facts(g).names[planet]
    return [("raze", name, building) for i, building in enumerate(BUILDINGS) if g.buildings[at + i]]


__all__ = [
    "all_claims", "claims", "move_cards", "moves", "own_buildings", "own_units", "raises", "tensions", "units_anywhere",
    "with_cards",
]  # fmt: skip
