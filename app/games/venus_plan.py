"""Where things lie in Onward to Venus (1.2): a column with plates and common things, then the solar system.

The Sun stands behind the column at the left. The planets lie in two rows from the Sun outwards, so that neighbours of
OV-2.2 are next to each other: Mercury, Earth, Mars, Titan above, Venus, the Moon, Ganymede and the Kuiper belt below.
Each has its label, a ring with one sector for each empire (the orbit), and a disc (the surface). All lengths are board
pixels.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.table.model import Box

ROWS = (("mercury", "earth", "mars", "titan"), ("venus", "moon", "ganymede", "kuiper"))
COLUMN = 0.16  # of the width: plates and common things
WIDTHS = (1.0, 1.22, 1.0, 0.96)  # of the columns of planets: everybody begins at Earth
UPPER = (0.5, 0.55, 0.5, 0.5)  # of the height, for the upper planet of each
STAGGER = 0.12  # of a column, by which the lower row lies further from the Sun
UNITS = ("infantry", "tank", "cruiser")
MOST_IN_SECTOR = 4  # the pennant and three kinds of units
DOWN = 90.0  # degrees, clockwise from the right: one's own sector
INNER = 0.64  # of the orbit's outer size: where it begins
SLANT = 0.95  # the tallest an orbit is, as a share of its width
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
    token: float  # side of a unit in orbit
    em: float

    def sector(self, seat: int) -> float:
        """The middle of a seat's sector, in degrees."""
        return DOWN + 360.0 * self.order.index(seat) / len(self.order)


def plan(room: tuple[int, int], seats: int, own: int | None, em: float = 16.0) -> Plan:
    """Lay the table out for so many seats, seen by one of them or by all."""
    wide, high = float(room[0]), float(room[1])
    gap = max(3.0, high * 0.01)
    first = own if own is not None else 0
    order = tuple((first + place) % seats for place in range(seats))
    column = wide * COLUMN
    plates, strip = _column((0.0, 0.0, column, high), order, em, gap)
    worlds = _worlds((column + 2 * gap, 0.0, wide - column - 2 * gap, high), em, gap)
    token = min(_token(world, seats) for world in worlds.values())
    return Plan(room, own, order, worlds, plates, strip, token, em)


def _column(box: Box, order: Sequence[int], em: float, gap: float) -> tuple[dict[int, Box], dict[str, Box]]:
    """Plates from the top down; below them markers, tiles, one's own supply, and the cards."""
    x, y, w, h = box
    room = h - gap * (len(order) + 3)
    plate_high = min(em * 3.0, room * 0.58 / len(order))
    plates = {}
    for seat in order:
        plates[seat] = (x, y, w, plate_high)
        y += plate_high + gap
    rest = h - y - 3 * gap
    strip: dict[str, Box] = {}
    for names, share, most in ((("markers",), 0.17, 2.2), (("bag", "away"), 0.2, 2.4), (("supply",), 0.26, 3.4),
                               (("play", "draw", "discard"), 0.37, 9.0)):  # fmt: skip
        high = min(rest * share, em * most)
        each = (w - gap * (len(names) - 1)) / len(names)
        for place, name in enumerate(names):
            strip[name] = (x + place * (each + gap), y, each, high)
        y += high + gap
    strip["ground"] = (x, strip["markers"][1] - gap / 2, w, y - strip["markers"][1])
    return plates, strip


def _worlds(box: Box, em: float, gap: float) -> dict[str, World]:
    x, y, w, h = box
    unit = w / (sum(WIDTHS) + STAGGER)
    found = {}
    for width, upper, pair in zip(WIDTHS, UPPER, zip(*ROWS, strict=True), strict=True):
        top = (h - gap) * upper
        boxes = (
            (x, y, unit * width - gap, top),
            (x + unit * STAGGER, y + top + gap, unit * width - gap, h - gap - top),
        )
        for name, cell in zip(pair, boxes, strict=True):
            found[name] = _world(name, cell, em)
        x += unit * width
    return found


def _world(name: str, cell: Box, em: float) -> World:
    x, y, w, h = cell
    label_high = max(min(em * 1.25, h * 0.16), h * 0.1)
    ring_high = min(h - label_high, w * SLANT)
    ring_wide = min(w, ring_high * 1.6)
    spare = h - label_high - ring_high
    top = y + spare / 2 + label_high
    ring = (x + (w - ring_wide) / 2, top, ring_wide, ring_high)
    side = min(ring_high, ring_wide) * INNER * 0.98
    disc = (x + (w - side) / 2, top + (ring_high - side) / 2, side, side)
    return World(name, cell, (x, y + spare / 2, w, label_high), ring, disc)


# --- the orbit


def _token(world: World, seats: int) -> float:
    """The largest side at which a full sector holds all it can."""
    side = world.band * 0.98
    while side > world.band * 0.5:
        if all(
            _spread(world, DOWN + 360.0 * place / seats, 180.0 / seats, MOST_IN_SECTOR, side) is not None
            for place in range(seats)
        ):
            return side
        side *= 0.96
    return side


def orbit_spots(world: World, middle: float, half: float, count: int, side: float) -> list[Point]:
    """Places for so many things in a sector, side by side along the orbit around its middle."""
    return _spread(world, middle, half, count, side) or _spread(world, middle, 180.0, count, side * 0.8) or []


def _spread(world: World, middle: float, half: float, count: int, side: float) -> list[Point] | None:
    """From the middle outwards in turn; None if the sector is too short."""
    steps = _walk(world, middle - half, half * 2, count, side)
    if steps is None:
        return None
    slack = half * 2 - (steps[-1] - steps[0])
    shift = slack / 2 - (steps[0] - (middle - half))
    return [world.on_orbit(step + shift) for step in steps] if count > 1 else [world.on_orbit(middle)]


def _walk(world: World, start: float, length: float, count: int, side: float) -> list[float] | None:
    """Angles at which boxes of this side follow each other without touching, within the length."""
    found, here = [start], world.on_orbit(start)
    angle, end = start, start + length - 360.0 * side * 0.25 / _round(world)
    while len(found) < count:
        angle += 1.5
        if angle > end:
            return None
        there = world.on_orbit(angle)
        if max(abs(there[0] - here[0]), abs(there[1] - here[1])) >= side * 1.03:
            found.append(angle)
            here = there
    return found


def _round(world: World) -> float:
    """About the length of the whole orbit."""
    rx, ry = world.radii
    return 2 * math.pi * math.sqrt((rx * rx + ry * ry) / 2)


# --- the surface


def surface_spots(disc: Box, groups: Sequence[int], most: float) -> tuple[list[list[Point]], float]:
    """Places for groups of equal squares on a disc, each group in rows of its own; and the side of the squares."""
    groups = list(groups)
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
