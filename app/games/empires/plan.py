"""Where the hexes of a map lie on the board, as large as its room allows; pure geometry in board pixels."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from rules.core.lean import dataclass
from rules.empires.game import content_of
from rules.empires.printed.chart import Chart
from rules.empires.printed.chart import HexNo as Hex
from rules.empires.printed.kinds import MAP

if TYPE_CHECKING:  # the new-game screen shows maps before there is a table
    from app.table.model import Box, Outline

# A hex with its pointed side up, as shares of its box.
HEX: Outline = ((0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25))
TALL = 2 / 3**0.5  # the height of a hex of width 1
PITCH = 0.75 * TALL  # from one row to the next
COLUMNS, ROWS = 6, 4  # tiles that the ground is painted in; only those in sight are drawn
EDGE = 0.012  # of the room's height that stays free above and below the map


@dataclass(frozen=True)
class Tile:
    """A part of the board, with the hexes that reach into it."""

    box: Box
    hexes: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class MapPlan:
    """A map laid out in a room; there is one for equal maps in equal rooms."""

    room: tuple[int, int]
    wide: float  # of a hex
    boxes: tuple[Box, ...]  # by hex
    tiles: tuple[Tile, ...]

    def centre(self, hex: int) -> tuple[float, float]:
        x, y, w, h = self.boxes[hex]
        return x + w / 2, y + h / 2


@cache
def chart_of(map: str) -> Chart:
    """The hexes of a map of ours and their neighbours. A table asks the facts of its game: its map may be another."""
    return Chart(content_of([]).find(MAP, map))


def plan(chart: Chart, room: tuple[int, int]) -> MapPlan:
    """The whole map, centred: at zoom 1 every hex is in sight (UI-1)."""
    return _laid(chart.rows, room)


@cache
def _laid(rows: tuple[tuple[int, int], ...], room: tuple[int, int]) -> MapPlan:
    spots = [_spot(row, column) for row, column in rows]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    across, down = max(x for x, _ in spots) - left + 1, max(y for _, y in spots) - top + TALL
    free = room[1] * EDGE
    wide = min((room[0] - 2 * free) / across, (room[1] - 2 * free) / down)
    x0, y0 = (room[0] - across * wide) / 2 - left * wide, (room[1] - down * wide) / 2 - top * wide
    boxes = tuple((x0 + x * wide, y0 + y * wide, wide, wide * TALL) for x, y in spots)
    return MapPlan(room, wide, boxes, tuple(_tiles(room, boxes)))


def _spot(row: int, column: int) -> tuple[float, float]:
    """The upper left corner of a hex's box, in widths of a hex; even rows are shifted to the right (SE-2.1.2)."""
    return column - 1 + (0.5 if row % 2 == 0 else 0.0), (row - 1) * PITCH


def _tiles(room: tuple[int, int], boxes: tuple[Box, ...]) -> Iterable[Tile]:
    wide, tall = room[0] / COLUMNS, room[1] / ROWS
    for row in range(ROWS):
        for column in range(COLUMNS):
            box = (column * wide, row * tall, wide, tall)
            yield Tile(box, tuple(hex for hex, other in enumerate(boxes) if _meet(box, other)))


def _meet(one: Box, other: Box) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def hex_id(hex: int) -> str:
    """The place of a hex on the table."""
    return f"hex:{hex}"


def hex_of(thing: object) -> Hex | None:
    """Which hex a place stands for; None for anything else."""
    kind, _, number = str(thing).partition(":")
    return Hex(int(number)) if kind == "hex" else None
