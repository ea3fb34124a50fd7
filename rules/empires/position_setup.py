"""A position that is laid out by hand: the rulebook's examples, to be played on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.frame import Frame

from .atoms import course, fleets, ground, unique, worlds
from .flows.game import game
from .printed import designer
from .printed.constants import TURNS
from .printed.levels import Levels, highest, with_level
from .printed.troops import Troops, packed
from .state import Galaxy, Hex, Seat, aliens, equipped, facts, monsters, seats
from .state.barracks import transports_at


def lay(g: Galaxy, table: Mapping[str, Any]) -> None:
    """A board with nothing on it but Homeworlds and what the table names, at its next question.

    Keys, all optional; a hex is [row, column]: homeworlds (by seat; else the first that is allowed), groups ([[seat,
    code, number, hex, levels], ...], the levels as {attack = 1}; they are known to the seat), open ([[hex, ...]]: whose
    groups lie open), markers ([[id, hex], ...], open) and closed (the same, face down), colonies ([[seat, hex, value],
    ...], each on a planet or the marker there), aliens and machines ([[id, hex], ...]), levels and cp (by seat), first
    (whose turn it is; 0), turn and cycle, economy (true: the Economic Phase begins), researched (CP spent in the last
    one, by seat), studies ([[seat, technology, sum], ...]), garrisons ([[hex, {Inf = 3}], ...]: ground units on
    colonies) and aboard ([[seat, hex, {Inf = 3}], ...]: on the Transports there).
    """
    _lay_homes(g, table.get("homeworlds", ()))
    if facts(g).unique in facts(g).buildable:
        for seat in seats(g):
            unique.draw(g, seat, designer.FIRST_DESIGN, "designed")
    for id, at in table.get("closed", ()):
        worlds.lay_marker(g, _hex(g, at), facts(g).marker[id])
    for id, at in table.get("markers", ()):
        worlds.lay_marker(g, _hex(g, at), facts(g).marker[id], up=True)
        if facts(g).marker_kind[facts(g).marker[id]] == "warp_point":
            worlds.note_warp_point(g, _hex(g, at))
    for seat, at, value in table.get("colonies", ()):
        worlds.found_colony(g, seat, _hex(g, at), value)
    for seat, levels in enumerate(table.get("levels", ())):
        _know(g, seat, _levels(g, g.tech[seat], levels))
    for seat, cp in enumerate(table.get("cp", ())):
        course.change_cp(g, seat, cp, "set")
    _lay_groups(g, table)
    for at, troops in table.get("garrisons", ()):
        ground.raise_troops(g, g.colony[_hex(g, at)], _hex(g, at), _troops(g, troops), "set")
    for seat, at, troops in table.get("aboard", ()):
        ground.take_aboard(g, seat, transports_at(g, seat, _hex(g, at))[0], _troops(g, troops))
    for seat, spent in enumerate(table.get("researched", ())):
        course.note_research(g, seat, spent)
    for seat, technology, total in table.get("studies", ()):
        _have_studied(g, seat, facts(g).technology[technology], total)
    _begin(g, table)


def _hex(g: Galaxy, at: Sequence[int]) -> Hex:
    return facts(g).chart.at(*at)


def _levels(g: Galaxy, levels: Levels, named: Mapping[str, int]) -> Levels:
    for name, value in named.items():
        levels = with_level(levels, facts(g).technology[name], value)
    return levels


def _troops(g: Galaxy, named: Mapping[str, int]) -> Troops:
    return packed({facts(g).troop[code]: count for code, count in named.items()})


def _lay_homes(g: Galaxy, wanted: Sequence[Sequence[int]]) -> None:
    chart = facts(g).chart
    homes = [_hex(g, wanted[seat]) if seat < len(wanted) else chart.homeworlds[seat][0] for seat in seats(g)]
    course.choose_homes(g, [chart.either[seat][0] for seat in seats(g) if chart.either[seat]], homes)
    for seat, hex in enumerate(homes):
        worlds.lay_marker(g, hex, facts(g).marker["homeworld"], up=True)
        worlds.found_colony(g, seat, hex, facts(g).homeworld_steps[-1])


def _lay_groups(g: Galaxy, table: Mapping[str, Any]) -> None:
    known = facts(g)
    shown = {_hex(g, at) for at in table.get("open", ())}
    for seat, code, count, at, *named in table.get("groups", ()):
        unit, hex = known.code[code], _hex(g, at)
        levels = _levels(g, g.tech[seat], named[0] if named else {})
        _know(g, seat, highest(g.tech[seat], levels))
        tech = 0 if known.newest[unit] else equipped(g, seat, unit, levels)
        fleets.add_group(g, seat, unit, count, hex, tech, up=hex in shown)
    for id, at in table.get("aliens", ()):
        unit = known.unit[id]
        _take_from_pool(g, unit)
        fleets.add_group(g, aliens(g), unit, 1, _hex(g, at), up=True)
    for id, at in table.get("machines", ()):
        _count_arrived(g, known.unit[id])
        fleets.add_group(g, monsters(g), known.unit[id], 1, _hex(g, at), up=True)


def _begin(g: Galaxy, table: Mapping[str, Any]) -> None:
    """The turn of the first seat, or the Economic Phase."""
    first = table.get("first", 0)
    order = [first, *(seat for seat in seats(g) if seat != first)]
    economy = bool(table.get("economy"))
    course.set_order(g, order, "set")
    step = "economic_phase" if economy else "next_player"
    frame = Frame(game.name, {"queue": [] if economy else order[:]}).send(step)
    _stand_at(g, table.get("cycle", 1), TURNS if economy else table.get("turn", 1), frame)


# -- what only a position laid out by hand changes so


def _know(g: Galaxy, seat: Seat, levels: Levels) -> None:
    """Atom: the technology of a seat."""
    g.tech[seat] = levels


def _have_studied(g: Galaxy, seat: Seat, technology: int, total: int) -> None:
    """Atom: what grants have added up to (SE-19.2)."""
    g.studies[seat][technology] = total


def _take_from_pool(g: Galaxy, unit: int) -> None:
    """Atom: an alien ship that is on the map is not drawn any more."""
    g.pool[unit - facts(g).first_alien] -= 1


def _count_arrived(g: Galaxy, unit: int) -> None:
    """Atom: a machine has come already (SE-24.4)."""
    g.arrived += facts(g).is_machine[unit]


def _stand_at(g: Galaxy, cycle: int, turn: int, frame: Frame) -> None:
    """Atom: how far the game has come, and what comes next."""
    g.cycle, g.turn, g.derived = cycle, turn, None
    g.frames[:] = [frame]
