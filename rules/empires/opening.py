"""How the board looks at the start (SE-20.3, SE-20.9): markers shuffled and laid, starting units at the Homeworlds."""

from __future__ import annotations

from .atoms import fleets, worlds
from .facts import START_UNITS
from .state import Galaxy, Hex, Seat, board, facts, seats


def lay_markers(g: Galaxy) -> None:
    """Home markers on each home, deep-space markers elsewhere, all face down; the rest is set aside unseen."""
    known, map = facts(g), board(g)
    for seat in seats(g):
        world = g.homeworld[seat]
        worlds.lay_marker(g, world, known.marker["homeworld"], up=True)
        worlds.found_colony(g, seat, world, known.homeworld_steps[-1])
        _lay(g, home_set(g), [hex for hex in map.areas[seat] if hex != world])
    deep = [i for i, each in enumerate(known.markers) for _ in range(each.deep)]
    g.aside = _lay(g, deep, map.deep)


def home_set(g: Galaxy) -> list[int]:
    """SE-2.3.1; a second set comes without its Homeworld and one Planet (SE-21.7)."""
    known = facts(g)
    one = [i for i, each in enumerate(known.markers) for _ in range(each.home) if each.kind != "homeworld"]
    made = one * known.map.sets
    for _ in range(known.map.sets - 1):
        made.remove(known.marker["planet"])
    return made


def _lay(g: Galaxy, markers: list[int], hexes: tuple[Hex, ...] | list[Hex]) -> list[int]:
    """Shuffled on the hexes; gives those that are left over."""
    g.shuffle(markers)
    for hex in hexes:
        worlds.lay_marker(g, hex, markers.pop())
    return sorted(markers)


def place_start(g: Galaxy, seat: Seat) -> None:
    """SE-20.1: the starting units of a seat."""
    known, hex = facts(g), g.homeworld[seat]
    for code, count in START_UNITS:
        unit = known.code[code]
        tech = 0 if known.newest[unit] else known.equipped(unit, g.tech[seat])
        for number in (count,) if known.grouped[unit] else (1,) * count:
            fleets.add_group(g, seat, unit, number, hex, tech)
