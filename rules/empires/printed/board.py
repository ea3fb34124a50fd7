"""The board of one game: which hexes are played on, whose they are, and which are next to each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.core import hexes
from rules.core.hexes import Hex

from .kinds import Map, Span

Seat = int


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

    def right_of(self, seat: Seat) -> Seat:
        order = self.map.clockwise
        return order[order.index(seat) - 1]
