"""Space Amoebas (SE-26), against one player and between players: what is known of them, science, and where they spread.

What they do in battle is in `battle.amoebas`, when they meet ships and spread in `flows.swarm`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..atoms import course, fleets, rivals, worlds
from ..map.carrying import lose_hangar
from ..map.ending import amoebas_fell, homeworld_fell
from ..printed.constants import NOBODY
from ..printed.kinds import AMOEBAS, EXPLOSION, Strain
from ..printed.levels import level
from ..state import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    board,
    carried,
    facts,
    groups_at,
    groups_of,
    has_terrain,
    is_home,
    is_planet,
    monsters,
    seats,
)  # fmt: skip

ENOUGH = 10  # SE-26.3: research points
TWO_POINTS, ONE_POINT, NOTHING_LEARNT = 2, 5, 8  # SE-26.4: the highest rolls; above that the vessel is lost
IMMUNE_FROM = 9  # SE-26.8
# SE-26.5: up to which roll a ship that explodes inside kills it; 10: no roll is needed
EXPLODES = {"SC": 4, "DD": 8, "CA": 10, "BC": 10, "BB": 10, "DN": 10, "TN": 10}


# -- what is known


def alone(g: Galaxy) -> bool:
    """Whether this is the game of one player (SE-26.1)."""
    return facts(g).map.rival == AMOEBAS


def hexes(g: Galaxy) -> list[Hex]:
    """Where amoebas are."""
    fleet, is_amoeba = g.fleets[monsters(g)], facts(g).is_amoeba
    return sorted(fleet.hex[slot] for slot in groups_of(g, monsters(g)) if is_amoeba[fleet.unit[slot]])


def amoeba_at(g: Galaxy, hex: Hex) -> Slot | None:
    fleet, is_amoeba = g.fleets[monsters(g)], facts(g).is_amoeba
    return next((slot for slot in groups_at(g, monsters(g), hex) if is_amoeba[fleet.unit[slot]]), None)


def type_at(g: Galaxy, hex: Hex) -> int:
    slot = amoeba_at(g, hex)
    assert slot is not None
    return g.fleets[monsters(g)].unit[slot] - facts(g).first_amoeba


def strain_at(g: Galaxy, hex: Hex) -> Strain | None:
    """SE-26.5; None while nobody knows it."""
    return facts(g).strain.get(g.swarm.strains[type_at(g, hex)])


def counted_at(g: Galaxy, seat: Seat, type: int) -> int:
    """SE-26.3: where research is counted: by type against one player, else by player."""
    return type if alone(g) else seat


def understands(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """SE-26.3: whether somebody has studied enough to fight the amoeba of a hex."""
    return has_studied(g, owner, type_at(g, hex)) and strain_at(g, hex) is not None


def has_studied(g: Galaxy, owner: Owner, type: int) -> bool:
    """SE-26.3: whether somebody has enough points; those whom no player leads never study."""
    return owner < len(g.cp) and g.swarm.points[counted_at(g, owner, type)] >= ENOUGH


def is_safe(g: Galaxy, unit: int) -> bool:
    """SE-26.3, SE-26.4, SE-26.8: Science Vessels and Mines are neither attacked nor do they fight amoebas."""
    return unit in (facts(g).code["SW"], facts(g).code["Mine"])


def prey(g: Galaxy, owner: Owner, hex: Hex) -> list[Slot]:
    return [slot for slot in groups_at(g, owner, hex) if not is_safe(g, g.fleets[owner].unit[slot])]


# -- science


def may_buy(g: Galaxy, technology: str, to: int) -> bool:
    """SE-26.2: Science comes after a ship was lost, its second level after a vessel has tried; there is no third."""
    if technology != "minesweep" or not alone(g):
        return True
    return to <= 2 and (g.swarm.fed if to == 1 else g.swarm.studied)


def study(g: Galaxy, seat: Seat) -> None:
    """SE-26.4: each Science Vessel beside an amoeba rolls, whether more is to be learnt or not."""
    fleet, vessel = g.fleets[seat], facts(g).code["SW"]
    for slot in groups_of(g, seat):
        if fleet.unit[slot] == vessel and amoeba_at(g, fleet.hex[slot]) is not None:
            fleets.turn_up(g, seat, slot)
            _study(g, seat, slot)


def _study(g: Galaxy, seat: Seat, slot: Slot) -> None:
    fleet = g.fleets[seat]
    hex = fleet.hex[slot]
    type = type_at(g, hex)
    place = counted_at(g, seat, type)
    dice = min(2, max(1, level(carried(g, seat, slot), facts(g).technology["minesweep"])))
    lost = 0
    for _ in range(fleet.count[slot]):
        face = min(course.roll_die(g, seat, "science", hex) for _ in range(dice))
        rivals.begin_studies(g)
        points = 2 if face <= TWO_POINTS else 1 if face <= ONE_POINT else 0
        lost += face > NOTHING_LEARNT
        if points:
            rivals.add_points(g, seat, place, type, points)
    if lost:
        lose(g, seat, slot, lost)
    if g.swarm.points[place] >= ENOUGH and not g.swarm.strains[type]:
        _find_strain(g, type)


def _find_strain(g: Galaxy, type: int) -> None:
    """SE-26.5: a die tells what a type is; against one player no strain comes twice."""
    while True:
        face = course.roll_die(g, monsters(g), "strain")
        strain = next(each.id for each in facts(g).strains if face <= each.highest)
        if strain not in g.swarm.strains:
            rivals.name_strain(g, type, strain, face)
            return


# -- what dies


def lose(g: Galaxy, owner: Owner, slot: Slot, count: int) -> None:
    """Ships that an amoeba has swallowed."""
    fleets.lose_units(g, owner, slot, count, "amoeba")
    rivals.feed(g)


def swallow_all(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """SE-26.3: all ships of an owner but Science Vessels."""
    for slot in prey(g, owner, hex):
        lose(g, owner, slot, g.fleets[owner].count[slot])


def kill(g: Galaxy, hex: Hex) -> None:
    """SE-26.5: a ship has exploded in it."""
    slot = amoeba_at(g, hex)
    assert slot is not None
    fleets.lose_units(g, monsters(g), slot, 1, "explosion")
    amoebas_fell(g)


def is_thick(g: Galaxy, hex: Hex) -> bool:
    """SE-26.5: whether only an explosion kills it."""
    strain = strain_at(g, hex)
    return strain is not None and strain.weakness == EXPLOSION


def bombs(g: Galaxy, owner: Owner, hex: Hex) -> list[Slot]:
    """SE-26.5: the groups of which a ship may explode inside."""
    units, fleet = facts(g).units, g.fleets[owner]
    return [slot for slot in groups_at(g, owner, hex) if units[fleet.unit[slot]].code in EXPLODES]


def explodes(g: Galaxy, owner: Owner, slot: Slot, hex: Hex) -> bool:
    """SE-26.5: one ship is given up; whether that kills the amoeba."""
    most = EXPLODES[facts(g).units[g.fleets[owner].unit[slot]].code]
    lose(g, owner, slot, 1)
    return most >= 10 or course.roll_die(g, owner, "explosion", hex) <= most


def devour(g: Galaxy, hex: Hex) -> None:
    """SE-26.7: what an amoeba leaves of its hex: nothing; a Colony dies with its planet, and so may Mines (SE-26.8)."""
    owner, home = g.colony[hex], is_home(g, hex)
    if owner != NOBODY:
        worlds.destroy_colony(g, hex, monsters(g))
        lose_hangar(g, owner, hex)
    rivals.devour_markers(g, hex)
    if alone(g):
        for seat in seats(g):
            for slot in mines_at(g, seat, hex):
                fleets.lose_units(g, seat, slot, g.fleets[seat].count[slot], "amoeba")
    if home and owner != NOBODY:
        homeworld_fell(g, owner, monsters(g))


# -- mines (SE-26.8)


def mines_at(g: Galaxy, seat: Seat, hex: Hex) -> list[Slot]:
    return fleets.own_groups(g, seat, hex, facts(g).code["Mine"])


def stopped_by_mines(g: Galaxy) -> list[Hex]:
    """SE-26.8: a Mine beside an amoeba is used up and keeps it from spreading; a die for each type may end that."""
    stopped, tried = [], set()
    for hex in hexes(g):
        type = type_at(g, hex)
        found = [(seat, slot) for seat in g.order for slot in mines_at(g, seat, hex)]
        if found and (not g.swarm.immune[type] or type in tried):
            fleets.lose_units(g, *found[0], 1, "amoeba")
            stopped.append(hex)
            if type not in tried:
                tried.add(type)
                face = course.roll_die(g, monsters(g), "no_mines", hex)
                if face >= IMMUNE_FROM:
                    rivals.become_immune(g, type, face)
    return stopped


def clear_mines(g: Galaxy) -> None:
    """SE-26.8: at the end of the phase, mines beside amoebas that are immune to them."""
    for hex in hexes(g) if any(g.swarm.immune) else ():
        if g.swarm.immune[type_at(g, hex)]:
            for seat in seats(g):
                for slot in mines_at(g, seat, hex):
                    fleets.lose_units(g, seat, slot, g.fleets[seat].count[slot], "amoeba")


# -- where they spread (SE-26.7)


def spreads(g: Galaxy) -> bool:
    return bool(facts(g).types) and g.cycle >= facts(g).spreads_from


def reach(g: Galaxy, hex: Hex) -> list[Hex]:
    """The hexes into which an amoeba may spread. Ruling: not onto a Doomsday Machine."""
    taken = g.fleets[monsters(g)].hex
    near = [to for to in board(g).around[hex] if to not in taken]
    near = [to for to in near if not has_terrain(g, to, "black_hole")]
    return near if alone(g) else [to for to in near if not has_terrain(g, to, "supernova")]


def choices(g: Galaxy, hex: Hex, rest: Sequence[Hex]) -> tuple[list[Hex], bool]:
    """Where the amoeba of a hex may spread to so that the others can spread as often as possible, and whether it may
    stay because that costs no spread (D-56). `rest` are those that come after it."""
    ways = {each: reach(g, each) for each in (hex, *rest)}
    later = {each: ways[each] for each in rest}
    most = most_spreads(ways)
    fit = [to for to in ways[hex] if 1 + most_spreads(_without(later, to)) == most]
    return fit, most_spreads(later) == most


def _without(ways: Mapping[Hex, list[Hex]], gone: Hex) -> dict[Hex, list[Hex]]:
    return {each: [to for to in hexes if to != gone] for each, hexes in ways.items()}


def most_spreads(ways: Mapping[Hex, Sequence[Hex]]) -> int:
    """How many amoebas can spread at most, each into a hex of its own.

    >>> most_spreads({1: [5, 6], 2: [5], 3: [5]})
    2
    """
    into: dict[Hex, Hex] = {}

    def finds(one: Hex, seen: set[Hex]) -> bool:
        for to in ways[one]:
            if to not in seen:
                seen.add(to)
                if to not in into or finds(into[to], seen):
                    into[to] = one
                    return True
        return False

    return sum(finds(one, set()) for one in ways)


def goals(g: Galaxy, hex: Hex) -> list[Hex]:
    """SE-26.7, between players: a planet's hex if there is one in reach, as far as all can see."""
    near = reach(g, hex)
    return [to for to in near if is_planet(g, to)] or near


def grow(g: Galaxy, hex: Hex, to: Hex) -> None:
    """A new amoeba of the same type."""
    unit = facts(g).first_amoeba + type_at(g, hex)
    fleets.add_group(g, monsters(g), unit, 1, to, up=True, why="spread")
