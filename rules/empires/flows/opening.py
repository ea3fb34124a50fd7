"""How the board looks at the start (SE-20.3, SE-20.9): markers shuffled and laid, starting units at the Homeworlds."""

from __future__ import annotations

from rules.core.game import find
from rules.core.state import Setup

from ..atoms import course, fleets, rivals, worlds
from ..printed.constants import NOBODY
from ..printed.facts import COLONY_STEPS
from ..printed.kinds import AMOEBAS, ROWS
from ..printed.levels import with_level
from ..printed.switches import AS_PRINTED, ON, SITUATIONS, SWITCHES
from ..state import Galaxy, Hex, Seat, board, equipped, facts, has_terrain, monsters, rival_owners, seats
from ..state.experience import new_crew


def lay_markers(g: Galaxy) -> None:
    """Home markers on each home, deep-space markers elsewhere, all face down; the rest is set aside unseen."""
    known, map = facts(g), board(g)
    for seat in seats(g):
        world = g.homeworld[seat]
        worlds.lay_marker(g, world, known.marker["homeworld"], up=True)
        worlds.found_colony(g, seat, world, known.homeworld_steps[-1])
        area = [hex for hex in map.areas[seat] if hex != world]
        _lay(g, home_set(g), area)
        if known.options["quick_start"] == ON:
            _settle(g, seat, area)
    deep = deep_set(g)
    if known.variable:  # SE-22.2: all markers together
        deep += home_set(g) * len(g.cp)
    taken = {*g.homeworld, *lairs(g), *gate_worlds(g)}
    free = known.chart.sown or [hex for hex in map.deep if hex not in taken]
    for _ in gate_worlds(g):  # they are taken from the others
        deep.remove(known.marker["barren"])
    g.aside = _lay(g, deep, free)
    if known.options["heavy_terrain"] == ON:
        rows = known.chart.rows
        centre = sorted(
            set(map.deep) - {*lairs(g), *gate_worlds(g)}, key=lambda hex: (abs(2 * rows[hex][0] - ROWS - 1), hex)
        )
        g.aside = _lay(g, g.aside, centre[: len(g.aside)])


def deep_set(g: Galaxy) -> list[int]:
    """SE-2.3.2; of the Doomsday Machines as many as were agreed on (SE-17.1), or all if they are unused (SE-20.4)."""
    known = facts(g)
    if known.map.sows:  # SE-26.1
        return [known.marker[id] for id, many in known.map.sows.items() for _ in range(many)]
    machines = known.options["machines"]
    found = []
    for i, each in enumerate(known.markers):
        found += [i] * (machines if machines and each.kind == "doomsday" else each.deep)
    return found


def random_hexes(g: Galaxy) -> list[Hex]:
    """SE-22.2: a Homeworld anywhere for each seat."""
    hexes = list(board(g).played)
    g.shuffle(hexes)
    return hexes[: len(g.cp)]


def home_set(g: Galaxy) -> list[int]:
    """SE-2.3.1; a second set comes without its Homeworld and one Planet (SE-21.7)."""
    known = facts(g)
    one = [i for i, each in enumerate(known.markers) for _ in range(each.home) if each.kind != "homeworld"]
    made = one * known.map.sets
    for left_out in known.map.without:
        made.remove(known.marker[left_out])
    for _ in range(known.map.sets - 1):
        made.remove(known.marker["planet"])
    return made


def _lay(g: Galaxy, markers: list[int], hexes: tuple[Hex, ...] | list[Hex]) -> list[int]:
    """Shuffled on the hexes; gives those that are left over."""
    g.shuffle(markers)
    for hex in hexes:
        worlds.lay_marker(g, hex, markers.pop())
    return sorted(markers)


def _settle(g: Galaxy, seat: Seat, area: list[Hex]) -> None:
    """SE-20.6: the home lies open, and all its planets that are not barren have full colonies."""
    for hex in area:
        worlds.turn_up_marker(g, hex, seat)
        if has_terrain(g, hex, "planet"):
            worlds.found_colony(g, seat, hex, COLONY_STEPS[-1])


def place_rivals(g: Galaxy) -> None:
    """SE-25.4: alien empires with a Homeworld, a Base and Mines technology."""
    known = facts(g)
    for owner, hex in zip(rival_owners(g), known.chart.starts, strict=False):
        worlds.lay_marker(g, hex, known.marker["homeworld"], up=True)
        rivals.settle(g, owner, hex, with_level(known.start_levels, known.technology["mines"], 1))
        worlds.found_colony(g, owner, hex, known.homeworld_steps[-1])
        fleets.add_group(g, owner, known.code["Base"], 1, hex, up=True)


def gate_worlds(g: Galaxy) -> tuple[Hex, ...]:
    """SE-27.2: where Barren Planets lie open from the start. Ruling: not where an amoeba is."""
    return tuple(hex for hex in facts(g).chart.gates if hex not in lairs(g)) if "gates" in facts(g).on else ()


def place_gates(g: Galaxy) -> None:
    """SE-27.2."""
    for hex in gate_worlds(g):
        worlds.lay_marker(g, hex, facts(g).marker["barren"], up=True)


def open_barren(g: Galaxy) -> list[Hex]:
    """Barren Planets that lie open before the game: between the homes (SE-27.2), or at home (SE-20.6)."""
    return [hex for hex in board(g).played if has_terrain(g, hex, "barren")]


def lairs(g: Galaxy) -> tuple[Hex, ...]:
    """SE-26.1, SE-26.9: where amoebas are from the start."""
    return facts(g).chart.lairs if facts(g).types else ()


def place_amoebas(g: Galaxy) -> None:
    """One of each type; on maps of several players all are of the first."""
    known = facts(g)
    for number, hex in enumerate(lairs(g)):
        fleets.add_group(g, monsters(g), known.first_amoeba + number % known.types, 1, hex, up=True, why="amoeba")


def place_start(g: Galaxy, seat: Seat) -> None:
    """SE-20.1: the starting units of a seat, with all that it knows (CL-20.8, CL-E40)."""
    known, hex = facts(g), g.homeworld[seat]
    for code, count in known.start_units:
        if code == "CO" and known.options["quick_start"] == ON:
            continue  # SE-20.6
        unit = known.code[code]
        tech = 0 if known.newest[unit] else equipped(g, seat, unit, g.tech[seat])
        for number in (count,) if known.grouped[unit] else (1,) * count:
            fleets.add_group(g, seat, unit, number, hex, tech, experience=new_crew(g, seat, unit))


# -- the galactic situation (CL-21): a die says by which variants a game is played


# CL-21.1, CL-21.3: lines 1 to 8; 9 rolls twice, 10 three times.
TABLE = (
    "low_maintenance", "heavy_terrain", "safer_space", "rich_minerals", "slow_scientists", "smart_scientists",
    "bloody_combat", "rich_colonies",
)  # fmt: skip
PRINTED = tuple("rich_colonies" if each == "rich_minerals" else each for each in TABLE)
MORE = {9: 2, 10: 3}
OF_DEEP_SPACE = ("heavy_terrain", "safer_space")


def roll(g: Galaxy) -> None:
    """CL-21.1, CL-21.2: what changes nothing, or does not go with the rest, is rolled again."""
    table = PRINTED if facts(g).options["galaxy_roll"] == AS_PRINTED else TABLE
    found: list[str] = []
    many, first = 1, True
    while len(found) < many and any(_matters(g, name, found) for name in table):
        face = course.roll_die(g, NOBODY, "situation")
        if face in MORE:
            many, first = (MORE[face], False) if first else (many, first)
        elif _matters(g, table[face - 1], found):
            found.append(table[face - 1])
            first = False
    course.find_situation(g, found)


def _matters(g: Galaxy, name: str, found: list[str]) -> bool:
    """Whether a result changes this game and may be played in it."""
    known = facts(g)
    switch, value = SITUATIONS[name]
    taken = {SITUATIONS[each][0] for each in found}
    if switch in taken or known.options[switch] != SWITCHES[switch][0][0]:
        return False
    if name in OF_DEEP_SPACE and (not known.map.deep or known.chart.sown):  # SE-26.1: nothing dangerous is sown
        return False
    if name == "low_maintenance" and known.map.rival == AMOEBAS:  # SE-26.2
        return False
    played = {**g.setup.options, **dict(SITUATIONS[each] for each in found), switch: value}
    return find(g.setup.game).excluded(Setup(g.setup.game, g.setup.seats, played, g.setup.sets)) is None
