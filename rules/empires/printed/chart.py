"""The hexes of a map as small numbers, row by row: the state and all answers name a hex by its number."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rules.core.hexes import Hex, distances, from_row, to_row

from .board import Board, extra_hexes, of_spans
from .constants import DEEP_SPACE, OUT_OF_PLAY
from .kinds import Map

HexNo = int
Seat = int
FAR = 99  # farther than any hex


class Chart:
    """All hexes that may be played on, those that a seat may add to its home included (D-02)."""

    def __init__(self, map: Map, quick: bool = False, anywhere: bool = False) -> None:
        self.map = map
        either = [h for seat in range(map.seats) for h in extra_hexes(map, seat)]
        void = {h for area in map.void for h in of_spans(area)}
        self.hexes: tuple[Hex, ...] = tuple(sorted({*of_spans(map.field), *either} - void, key=to_row))
        self.number: dict[Hex, HexNo] = {h: i for i, h in enumerate(self.hexes)}
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
        return tuple(self._spread(hex) for hex in range(len(self.around)))

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
