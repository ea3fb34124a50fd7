"""Where things lie in Onward to Venus (1.2): a column with plates and common things, then the solar system.

The Sun stands behind the column at the left. The planets lie in two rows from the Sun outwards, so that neighbours of
OV-2.2 are next to each other: Mercury, Earth, Mars, Titan above, Venus, the Moon, Ganymede and the Kuiper belt below.
Each has its label, a ring with one sector for each empire (the orbit), and a disc (the surface). All lengths are board
pixels.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from app.table.model import Box
from rules.core.lean import dataclass

ROWS = (("mercury", "earth", "mars", "titan"), ("venus", "moon", "ganymede", "kuiper"))
COLUMN = 0.16  # of the width: plates and common things; with larger letters somewhat more
EM_SHARE = 0.0157  # of the width, the letters from which the column grows
WIDTHS = (1.0, 1.22, 1.0, 0.96)  # of the columns of planets: everybody begins at Earth
UPPER = (0.5, 0.55, 0.5, 0.5)  # of the height, for the upper planet of each
STAGGER = 0.12  # of a column, by which the lower row lies further from the Sun
UNITS, BUILDINGS = ("infantry", "tank", "cruiser"), ("factory", "mine")
WIDE_SUPPLY = 0.62  # width to height from which all pieces of the supply stand beside each other
UNIT_SHARE, UNIT_GAP = 0.26, 8.0  # of a narrow row, for each kind of units; and what keeps their outlines apart
LEAST_IN_SECTOR = 2  # room for the pennant and one kind of units, so that sizes seldom change
DOWN = 90.0  # degrees, clockwise from the right: one's own sector
INNER = 0.64  # of the orbit's outer size: where it begins
SLANT = 0.95  # the tallest an orbit is, as a share of its width
PLATE_EM = 3.0  # how tall a plate may be
TIGHT_PLATES = 0.64  # of the column where it is full
COUNT_EM = 0.45  # by which the number of a pile hangs below it
CARDS = ("play", "draw", "discard")
# Rows of the common things: what stands in them, their share of the room, their greatest height.
LOOSE = ((("markers",), 0.17, 2.2), (("bag", "away"), 0.2, 2.4), (("supply",), 0.26, 3.4), (CARDS, 0.37, 9.0))
TIGHT = ((("markers", "bag", "away"), 0.22, 2.2), (("supply",), 0.34, 3.4), (CARDS, 0.44, 9.0))
SHAPES = 64  # rings are told apart by so many steps of height to width
CARD = 1.4  # cards are 5 wide and 7 tall

Point = tuple[float, float]


@dataclass(frozen=True)
class World:
    """One planet: label, ring, disc."""

    name: str
    cell: Box
    label: Box
    ring: Box  # around the outer edge of the orbit
    disc: Box  # around the surface, a circle

    @property
    def centre(self) -> Point:
        x, y, w, h = self.ring
        return x + w / 2, y + h / 2

    def on_orbit(self, degrees: float) -> Point:
        """A point on the middle of the orbit."""
        x, y = self.centre
        rx, ry = self.radii
        turn = math.radians(degrees)
        return x + rx * math.cos(turn), y + ry * math.sin(turn)

    @property
    def radii(self) -> Point:
        """Of the middle of the orbit."""
        share = (1 + INNER) / 4
        return self.ring[2] * share, self.ring[3] * share

    @property
    def band(self) -> float:
        """How wide the orbit is where it is narrowest."""
        return min(self.ring[2:]) * (1 - INNER) / 2


@dataclass(frozen=True)
class Plan:
    """The boxes of one table."""

    room: tuple[int, int]
    own: int | None
    order: tuple[int, ...]  # seats clockwise, one's own first
    worlds: Mapping[str, World]
    plates: Mapping[int, Box]
    strip: Mapping[str, Box]  # the common things below
    em: float

    def sector(self, seat: int) -> float:
        """The middle of a seat's sector, in degrees."""
        return DOWN + 360.0 * self.order.index(seat) / len(self.order)

    @property
    def token(self) -> float:
        """The side of a unit on its way."""
        return min(self.side(world, (3,) * len(self.order)) for world in self.worlds.values())

    def side(self, world: World, counts: Sequence[int]) -> float:
        """The side of things in this orbit, with so many in each sector from one's own on."""
        wide, high = world.ring[2:]
        shape = int(high / wide * SHAPES) / SHAPES  # few shapes, found once each; never taller than the ring is
        return wide * _share(shape, tuple(max(LEAST_IN_SECTOR, count) for count in counts))


@lru_cache(maxsize=16)
def plan(room: tuple[int, int], seats: int, own: int | None, em: float = 16.0) -> Plan:
    """Lay the table out for so many seats, seen by one of them or by all."""
    wide, high = float(room[0]), float(room[1])
    gap = max(3.0, high * 0.01)
    first = own if own is not None else 0
    order = tuple((first + place) % seats for place in range(seats))
    column = wide * COLUMN * max(1.0, em / (wide * EM_SHARE)) ** 0.35
    plates, strip = _column((0.0, 0.0, column, high), order, em, gap)
    worlds = _worlds((column + 2 * gap, 0.0, wide - column - 2 * gap, high), em, gap)
    return Plan(room, own, order, worlds, plates, strip, em)


def _column(box: Box, order: Sequence[int], em: float, gap: float) -> tuple[dict[int, Box], dict[str, Box]]:
    """Plates from the top down; below them markers, tiles, one's own supply, and the cards.

    Where all of it would become small, markers and tiles share a row, and the plates get what is won.
    """
    x, y, w, h = box
    pad = gap  # inside the panel of the common things
    room = h - gap * (len(order) + 3)
    is_tight = room < em * (PLATE_EM * len(order) + sum(most for _, _, most in LOOSE))
    plate_high = min(em * PLATE_EM, room * (TIGHT_PLATES if is_tight else 0.58) / len(order))
    plates = {}
    for seat in order:
        plates[seat] = (x, y, w, plate_high)
        y += plate_high + gap
    rest = h - y - 3 * gap
    strip: dict[str, Box] = {}
    for names, share, most in TIGHT if is_tight else LOOSE:
        high = min(rest * share, em * most)
        each = (w - 2 * pad - gap * (len(names) - 1)) / len(names)
        for place, name in enumerate(names):
            below = min(em * COUNT_EM, high * 0.25) if name in CARDS else 0.0  # where counts hang over the edge
            strip[name] = (x + pad + place * (each + gap), y, each, high - below)
        y += high + gap
    strip["ground"] = (x, strip["markers"][1] - gap / 2, w, y - strip["markers"][1])
    return plates, strip


def supply_boxes(row: Box) -> dict[str, Box]:
    """One's own pieces in their row; where it is narrow, the buildings, which nobody takes from it, stand as a pile, so
    that the units can be told apart and gripped."""
    x, y, w, h = row
    names = (*UNITS, *BUILDINGS)
    each = w / len(names)
    if each >= h * WIDE_SUPPLY:
        return {name: (x + each * place, y, each * 0.92, h) for place, name in enumerate(names)}
    each = w * UNIT_SHARE
    last = w - len(UNITS) * each
    boxes = {name: (x + each * place, y, each - UNIT_GAP, h) for place, name in enumerate(UNITS)}
    return boxes | {name: (x + w - last, y + place * h / 2, last, h / 2 - 1) for place, name in enumerate(BUILDINGS)}


def _worlds(box: Box, em: float, gap: float) -> dict[str, World]:
    x, y, w, h = box
    unit = w / (sum(WIDTHS) + STAGGER)
    found = {}
    for column, (width, upper, pair) in enumerate(zip(WIDTHS, UPPER, zip(*ROWS, strict=True), strict=True)):
        top = (h - gap) * upper
        shift = unit * STAGGER
        # Earth reaches further down than its neighbours: Venus keeps out of its way.
        narrower = 0.0 if column else shift
        boxes = (
            (x, y, unit * width - gap, top),
            (x + shift, y + top + gap, unit * width - gap - narrower, h - gap - top),
        )
        # Left of Venus there is room for a longer label, which its narrow cell needs.
        for name, cell, before in zip(pair, boxes, (0.0, narrower), strict=True):
            found[name] = _world(name, cell, em, before)
        x += unit * width
    return found


def _world(name: str, cell: Box, em: float, before: float) -> World:
    x, y, w, h = cell
    label_high = max(min(em * 1.25, h * 0.16), h * 0.1)
    ring_high = min(h - label_high, w * SLANT)
    ring_wide = min(w, ring_high * 1.6)
    spare = h - label_high - ring_high
    top = y + spare / 2 + label_high
    ring = (x + (w - ring_wide) / 2, top, ring_wide, ring_high)
    side = min(ring_high, ring_wide) * INNER * 0.98
    disc = (x + (w - side) / 2, top + (ring_high - side) / 2, side, side)
    return World(name, cell, (x - before, y + spare / 2, w + before, label_high), ring, disc)


# --- the orbit


@lru_cache(maxsize=2048)
def _share(shape: float, counts: tuple[int, ...]) -> float:
    """The largest side, of the width of a ring of this shape, at which every sector holds its things."""
    world = World("", (0, 0, 0, 0), (0, 0, 0, 0), (0.0, 0.0, 1.0, shape), (0, 0, 0, 0))
    side = world.band * 0.98
    while side > world.band * 0.25 and not _holds(world, counts, side):
        side *= 0.96
    return side


def _holds(world: World, counts: Sequence[int], side: float) -> bool:
    """Whether all sectors together have room, also at their borders."""
    around: list[Point] = []
    for place, count in enumerate(counts):
        spots = _spread(world, DOWN + 360.0 * place / len(counts), 180.0 / len(counts), count, side)
        if spots is None:
            return False
        around += spots
    return all(_apart(here, there) >= side for here, there in combinations(around, 2))


@lru_cache(maxsize=1024)
def orbit_spots(world: World, middle: float, half: float, count: int, side: float) -> Sequence[Point]:
    """Places for so many things in a sector, side by side along the orbit around its middle."""
    return _spread(world, middle, half, count, side) or _spread(world, middle, 180.0, count, side * 0.8) or ()


def _spread(world: World, middle: float, half: float, count: int, side: float) -> list[Point] | None:
    """Evenly around the middle of a sector, as close as they can be; None if it is too short."""
    apart, most = side * 1.03, 2 * half / max(1, count)
    step = min(most, max(2.0, float(int(math.degrees(apart / max(world.radii))))))  # an arc is never too short for this
    while True:
        spots = [world.on_orbit(middle + (place - (count - 1) / 2) * step) for place in range(count)]
        if all(_apart(here, there) >= apart for here, there in pairwise(spots)):
            return spots
        if step >= most:
            return None
        step = min(most, step + 1.0)


def _apart(one: Point, other: Point) -> float:
    """How far two squares are from each other, centre to centre along the longer axis."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


# --- the surface


@lru_cache(maxsize=1024)
def surface_spots(disc: Box, groups: tuple[int, ...], most: float) -> tuple[list[list[Point]], float]:
    """Places for groups of equal squares on a disc, each group in rows of its own; and the side of the squares."""
    x, y, w, _ = disc
    radius, centre = w / 2, (x + w / 2, y + w / 2)
    side = min(most, radius * 1.2)
    while True:
        rows = _rows(radius * 0.97, groups, side)
        if rows is not None or side < radius * 0.12:
            break
        side *= 0.95
    return _placed(centre, rows or [], groups, side), side


def _capacity(radius: float, side: float, middle: float) -> int:
    """How many squares fit beside each other in a row at this height."""
    edge = abs(middle) + side / 2
    if edge >= radius:
        return 0
    return int(2 * math.sqrt(radius * radius - edge * edge) / (side * 1.04))


def _rows(radius: float, groups: Sequence[int], side: float) -> list[tuple[int, float, int]] | None:
    """Rows as group, height and number of squares; None if they do not fit."""
    pitch = side * 1.05
    for count in range(sum(1 for group in groups if group), int(2 * radius / pitch) + 1):
        heights = [(row - (count - 1) / 2) * pitch for row in range(count)]
        rooms = [_capacity(radius, side, middle) for middle in heights]
        found = _dealt(groups, heights, rooms)
        if found is not None:
            return found
    return [] if not any(groups) else None


def _dealt(
    groups: Sequence[int], heights: Sequence[float], rooms: Sequence[int]
) -> list[tuple[int, float, int]] | None:
    found, row = [], 0
    for group, left in enumerate(groups):
        while left:
            if row == len(heights):
                return None
            taken = min(left, rooms[row])
            if taken:
                found.append((group, heights[row], taken))
            left -= taken
            row += 1
    return found


def _placed(
    centre: Point, rows: Sequence[tuple[int, float, int]], groups: Sequence[int], side: float
) -> list[list[Point]]:
    found: list[list[Point]] = [[] for _ in groups]
    for group, middle, count in rows:
        left = -(count - 1) / 2 * side * 1.04
        found[group] += [(centre[0] + left + place * side * 1.04, centre[1] + middle) for place in range(count)]
    return found
