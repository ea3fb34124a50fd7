"""The hexes of a map as small numbers, row by row: the state and all answers name a hex by its number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NewType, TypeVar

from rules.core import hexes
from rules.core.hexes import Hex, distances, from_row, to_row

from .constants import DEEP_SPACE, NOWHERE, OUT_OF_PLAY
from .kinds import Map, Span

Entry = TypeVar("Entry")
if TYPE_CHECKING:
    HexNo = NewType("HexNo", int)  # its place in `Chart.hexes`. A slot of a group or a seat is none.

    def hexed(column: Iterable[Entry]) -> Iterator[tuple[HexNo, Entry]]:
        """The entries of a column of the map, each with its hex."""
else:
    HexNo, hexed = int, enumerate
NO_HEX = HexNo(NOWHERE)

Seat = int
FAR = 99  # farther than any hex


class Chart:
    """All hexes that may be played on, those that a seat may add to its home included (D-02)."""

    def __init__(self, map: Map, quick: bool = False, anywhere: bool = False) -> None:
        self.map = map
        either = [h for seat in range(map.seats) for h in extra_hexes(map, seat)]
        void = {h for area in map.void for h in of_spans(area)}
        self.hexes: tuple[Hex, ...] = tuple(sorted({*of_spans(map.field), *either} - void, key=to_row))
        self.number: dict[Hex, HexNo] = {h: i for i, h in hexed(self.hexes)}
        self.rows: tuple[tuple[int, int], ...] = tuple(to_row(h) for h in self.hexes)
        # What each seat may choose: hexes to add to its home, and hexes for its Homeworld (D-01).
        self.either = tuple(self._numbers(extra_hexes(map, seat)) for seat in range(map.seats))
        self.starts = self._numbers([from_row(row, column) for row, column in map.starts])
        self.lairs = self._numbers([from_row(row, column) for row, column in map.lairs])
        self.gates = self._numbers([from_row(row, column) for row, column in map.gates])
        self.sown = self._numbers([from_row(row, column) for row, column in map.sown])
        self.homeworlds = tuple(self._numbers(of_spans(home.homeworld)) for home in map.homes)
        if anywhere:  # SE-22.1, by agreement
            self.homeworlds = tuple(self._numbers(of_spans(home.area)) for home in map.homes)
        if quick:  # SE-22.5, SE-23.2
            self.homeworlds = tuple((self.at(*home.quick),) for home in map.homes if home.quick)
        self._layouts: dict[tuple[bool, tuple[HexNo, ...]], Layout] = {}

    @cached_property
    def distances(self) -> tuple[bytes, ...]:
        """How far it is from each hex to each other one as the crow flies."""
        return tuple(bytes(distances(a, self.hexes)) for a in self.hexes)

    def _numbers(self, hexes: list[Hex]) -> tuple[HexNo, ...]:
        return tuple(self.number[h] for h in hexes)

    def middle(self, hexes: Sequence[HexNo]) -> HexNo:
        """The one among them that is nearest to all of them."""
        return min(hexes, key=lambda here: sum(self.distances[here][there] for there in hexes))

    def at(self, row: int, column: int) -> HexNo:
        """The hex in a row and column, both from 1."""
        return self.number[from_row(row, column)]

    def laid(self, extra: tuple[HexNo, ...], mixed: bool = False) -> Layout:
        """The board once these hexes have been added to homes; `mixed` is one without homes (SE-22.2)."""
        made = self._layouts.get((mixed, extra))
        if made is None:
            made = self._layouts[mixed, extra] = Layout(self, extra, mixed)
        return made


class Layout:
    """Homes, deep space, neighbours and distances of one board, by the numbers of its hexes."""

    def __init__(self, chart: Chart, extra: tuple[HexNo, ...], mixed: bool) -> None:
        self.chart = chart
        board = Board(chart.map, [chart.hexes[hex] for hex in extra])
        number = chart.number
        self.areas = tuple(() if mixed else tuple(number[h] for h in area) for area in board.areas)
        self.deep = tuple(number[h] for h in (board.hexes if mixed else board.deep))
        self.played = tuple(number[h] for h in board.hexes)
        on = frozenset(board.hexes)
        self.around: tuple[tuple[HexNo, ...], ...] = tuple(
            tuple(number[near] for near in board.neighbours(h)) if h in on else () for h in chart.hexes
        )
        owner = [OUT_OF_PLAY] * len(chart.hexes)
        for hex in self.deep:
            owner[hex] = DEEP_SPACE
        for seat, area in enumerate(self.areas):
            for hex in area:
                owner[hex] = seat
        self.home_of: tuple[int, ...] = tuple(owner)
        self.left_of = tuple(board.left_of(seat) for seat in range(chart.map.seats))

    @cached_property
    def distances(self) -> tuple[bytes, ...]:
        """How far it is from each hex to each other one (SE-2.1.3)."""
        return self.ways if self.chart.map.void else self.chart.distances

    @cached_property
    def ways(self) -> tuple[bytes, ...]:
        """How many steps it takes from each hex to each other one without leaving the map."""
        return tuple(self._spread(hex) for hex, _ in hexed(self.around))

    def _spread(self, start: HexNo) -> bytes:
        """Around areas out of play distances follow the neighbours (SE-21.5)."""
        far = bytearray([FAR]) * len(self.around)
        far[start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            for near in self.around[here]:
                if far[near] == FAR:
                    far[near] = far[here] + 1
                    edge.append(near)
        return bytes(far)


# -- the board of one game: which hexes are played on, whose they are, and which are next to each other


def of_spans(spans: Iterable[Span]) -> list[Hex]:
    """The hexes of some spans, in the order in which they are written.

    >>> of_spans([(1, 4, 5), (2, 4, 4)])
    [(3, 0), (4, 0), (3, 1)]
    """
    return [hexes.from_row(row, column) for row, first, last in spans for column in range(first, last + 1)]


def extra_hexes(map: Map, seat: Seat) -> list[Hex]:
    """The hexes of which a seat adds one to its area (D-02); none: its area is whole."""
    return [hexes.from_row(row, column) for row, column in map.homes[seat].either]


class Board:
    """What never changes in a game: homes, deep space, neighbours (2.1, SE-20.3, SE-21 to SE-23).

    `extra` are the hexes that the seats have added to their homes, in the order of the seats that had the choice;
    there are none before they have chosen.
    """

    def __init__(self, map: Map, extra: Sequence[Hex] = ()) -> None:
        self.map = map
        chosen = iter(extra)
        homes = [(*of_spans(home.area), *([next(chosen)] if home.either and extra else ())) for home in map.homes]
        self.areas: tuple[tuple[Hex, ...], ...] = tuple(homes)
        void = {h for area in map.void for h in of_spans(area)}
        field = dict.fromkeys([h for h in of_spans(map.field) if h not in void] + list(extra))
        self.hexes: tuple[Hex, ...] = tuple(sorted(field, key=hexes.to_row))
        self.starts: tuple[Hex, ...] = tuple(hexes.from_row(row, column) for row, column in map.starts)
        taken = {h for area in homes for h in area} | {*self.starts}
        self.deep: tuple[Hex, ...] = tuple(h for h in self.hexes if h not in taken)
        self._around = self._find_neighbours()

    def _find_neighbours(self) -> dict[Hex, tuple[Hex, ...]]:
        """SE-2.1.2; around an area out of play all hexes at its border are next to each other (SE-21.5)."""
        on = frozenset(self.hexes)
        around = {here: [h for h in hexes.neighbours(here) if h in on] for here in self.hexes}
        for area in self.map.void:
            outside = frozenset(of_spans(area))
            border = [h for h in self.hexes if not outside.isdisjoint(hexes.neighbours(h))]
            for here in border:
                around[here] += [h for h in border if h != here and h not in around[here]]
        return {here: tuple(near) for here, near in around.items()}

    def neighbours(self, here: Hex) -> tuple[Hex, ...]:
        return self._around[here]

    def homeworlds(self, seat: Seat) -> list[Hex]:
        """Where a seat's Homeworld may stand (D-01)."""
        return of_spans(self.map.homes[seat].homeworld)

    def left_of(self, seat: Seat) -> Seat:
        """Who comes next, clockwise round the map (SE-3.7)."""
        order = self.map.clockwise
        return order[(order.index(seat) + 1) % len(order)]
