"""What any set of Űrbirodalmak must keep, checked when it is loaded."""

from __future__ import annotations

from typing import Any

from rules.content.loading import Complain, Content, Kind, Schema, shipped_sets
from rules.content.problems import describe_reason
from rules.core.hexes import Hex, to_row

from .printed.chart import Board, extra_hexes
from .printed.constants import DIE
from .printed.kinds import (
    AMOEBA,
    COUNTER,
    ECONOMY_ROW,
    KINDS,
    LENGTH,
    MAP,
    MARKER,
    MARKERS,
    ROWS,
    STRAIN,
    TECHNOLOGY,
    TROOP,
    UNIT,
    Map,
)
from .printed.levels import BITS, DESIGN

HOME_MARKERS = 26  # SE-2.3.1
NAMED_MARKERS = ("homeworld", "planet", "barren", "black_hole", "supernova", "destroyed_planet")
MOST_TECHNOLOGIES = DESIGN // BITS
MOST_NAMED = 6  # so many ids of what is missing are told

for _reason, _english in {
    "empires-kinds": "there must be markers of all kinds, missing: {missing}",
    "empires-home-set": "a home set has {need} markers, found {found}",
    "empires-values": "{key} must have as many values as the unit's technology has levels, or one",
    "empires-span": "the span {span} lies outside the board or runs backwards",
    "empires-area": "the home of seat {seat} has {found} hexes instead of {need}",
    "empires-shared": "the hex in row {row}, column {column} belongs to two homes or lies outside the field",
    "empires-deep": "deep space has {found} hexes instead of {need}",
    "empires-sown": "{found} markers for {need} hexes",
    "empires-strains": "the strains of amoebas must name every roll of a die once",
    "empires-clockwise": "the order must name every seat once",
    "empires-missing": "the rules call some entries of the kind {kind} by name, missing: {missing}",
    "empires-code": "the code {code} belongs to two entries",
    "empires-phases": "the phases are counted: there is no row for {id}",
    "empires-technologies": "there is room for {most} technologies, found {found}",
}.items():
    describe_reason(_reason, _english)


def check(content: Content, own: str, complain: Complain) -> None:
    """Note everything that breaks the game's own rules for sets."""
    markers = content.table(MARKER).values()
    missing = [kind for kind in MARKERS if kind not in {marker.kind for marker in markers}]
    if missing:
        complain(None, "", "empires-kinds", missing=", ".join(missing))
    home = sum(marker.home for marker in markers)
    if home != HOME_MARKERS:
        complain(None, "", "empires-home-set", need=HOME_MARKERS, found=home)
    for unit in content.table(UNIT).values():
        if len(unit.attack) != len(unit.defence) or (len(unit.attack) > 1) != (unit.by is not None):
            complain(unit.id, "attack", "empires-values", key="attack")
        if unit.fights != bool(unit.class_):
            complain(unit.id, "class", "empires-values", key="class")
    _check_named(content, complain)
    highest = [strain.highest for strain in content.table(STRAIN).values()]
    if len(set(highest)) != len(highest) or max(highest, default=0) != DIE:
        complain(None, "", "empires-strains")
    for map in content.table(MAP).values():
        _check_map(map, complain)


def _check_named(content: Content, complain: Complain) -> None:
    """What the rules call by name is there, and each once."""
    named: dict[str, list[str]] = {}
    for id, design in shipped_sets(__file__, SCHEMA)[0][0].designs.items():
        named.setdefault(design.kind, []).append(id)
    named[MARKER.name] = list(NAMED_MARKERS)
    kinds: tuple[Kind[Any], ...] = (TECHNOLOGY, UNIT, TROOP, MARKER, COUNTER, AMOEBA, ECONOMY_ROW, MAP)
    for kind in kinds:
        missing = [id for id in named[kind.name] if id not in content.table(kind)]
        if missing:
            complain(None, "", "empires-missing", kind=kind.name, missing=", ".join(missing[:MOST_NAMED]))
    with_codes: tuple[Kind[Any], ...] = (UNIT, TROOP)
    for coded in with_codes:
        codes = [each.code for each in content.table(coded).values()]
        for id, each in content.table(coded).items():
            if codes.count(each.code) > 1 and id not in named[coded.name]:
                complain(id, "code", "empires-code", code=each.code)
    for id in content.table(ECONOMY_ROW):
        if id not in named[ECONOMY_ROW.name]:
            complain(id, "id", "empires-phases", id=id)
    if len(content.table(TECHNOLOGY)) > MOST_TECHNOLOGIES:
        complain(None, "", "empires-technologies", most=MOST_TECHNOLOGIES, found=len(content.table(TECHNOLOGY)))


def _check_map(map: Map, complain: Complain) -> None:
    spans = [
        *map.field,
        *(span for area in map.void for span in area),
        *(span for home in map.homes for span in (*home.area, *home.homeworld)),
        *((row, column, column) for home in map.homes for row, column in home.either),
        *((row, column, column) for row, column in (*map.starts, *map.lairs, *map.gates, *map.sown)),
    ]
    wrong = [span for span in spans if not _on_board(span)]
    for span in wrong:
        complain(map.id, "", "empires-span", span=str(list(span)))
    if len(map.sown) != sum(map.sows.values()):
        complain(map.id, "sows", "empires-sown", found=sum(map.sows.values()), need=len(map.sown))
    if sorted(map.clockwise) != list(range(map.seats)):
        complain(map.id, "clockwise", "empires-clockwise")
    if not wrong:
        _check_hexes(map, complain)


def _on_board(span: tuple[int, int, int]) -> bool:
    row, first, last = span
    return row <= ROWS and first <= last <= LENGTH - (row + 1) % 2


def _check_hexes(map: Map, complain: Complain) -> None:
    """Every home has a marker for each hex but the Homeworld's (SE-20.3), and all lie apart on the field."""
    board = Board(map, [extra_hexes(map, seat)[0] for seat in range(map.seats) if map.homes[seat].either])
    need = (
        map.sets * HOME_MARKERS - 2 * (map.sets - 1) - len(map.without)
    )  # SE-21.7: the second set without its Homeworld and one Planet
    taken: set[Hex] = set()
    for seat, area in enumerate(board.areas):
        if len(area) != need:
            complain(map.id, "homes", "empires-area", seat=seat + 1, found=len(area), need=need)
        for here in area:
            if here in taken or here not in board.hexes:
                row, column = to_row(here)
                complain(map.id, "homes", "empires-shared", row=row, column=column)
            taken.add(here)
    if len(board.deep) != map.deep:
        complain(map.id, "deep", "empires-deep", found=len(board.deep), need=map.deep)


SCHEMA = Schema("empires", KINDS, check)
