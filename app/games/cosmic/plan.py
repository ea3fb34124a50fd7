"""Where things lie in Cosmic Encounter: the warp in the middle, the systems around it, one's own nearest.

The first seat's system is an arc along the lower edge, the next one's stands at the left, then those at the top, the
last one's at the right. Between them, from the left: plates, the gate with room to swing, the warp, the encounter
cards with their totals, plates. One's own plate is at the lower left, the decks are at the lower right. Planets are as
large as the board allows. All lengths are board pixels; nothing is drawn here.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache

from app.table.model import Box
from rules.core.lean import dataclass

SAG = 0.2  # of a planet: by how much the middle of an arc stands further out than its ends
CARD = 1.4  # cards are 5 wide and 7 tall
WARP, GATE, LAID = 2.1, 1.0, 0.95  # the least width of the warp, length of the gate, width of a laid card; in planets
ROUND = 1.12  # of the gate's length: what it sweeps over as it swings
MIDDLE = 2.3  # the least height of the middle, in planets
TOTALS_EM, MOST_TOTALS_EM = 5.2, 8.0  # height of the named parts of a total, at least and where there is room
TOTAL_WIDE_EM, MOST_TOTALS = 7.8, 0.42  # width that its words ask for; both totals take at most so much of the middle
COLUMN, MOST_COLUMN = 0.115, 0.17  # of the width, for the plates at each side
COLUMN_EM = 8.5  # width that the words of a plate ask for
PLATE_EM = 5.6  # how tall a plate may be
LEAST_TOTALS = 0.34  # of the middle, which planets leave to them if their words ask for it
LEAST_TOTAL_EM, BESIDE_EM = 4.5, 2.6  # width that the words of a total need; that a card needs beside it
OWN_EM = 4.9  # how tall one's own plate must be
NARROW_EM = 13.0  # plates that are not wider have their figures below the portrait
LAB_SHARE = 0.4  # of the room of a plate, for technologies below it
LAB_TALL = 0.75  # of its width, at most
STEP = 0.98  # from one trial size of planets to the next
SMALLEST = 8.0
PILES = ("deck", "discard", "destiny", "destiny_discard", "play")
TECH_PILES = ("tech_deck", "tech_discard")
# Where stacks stand on a planet, from its middle, and how wide they are; as shares of its side.
STACKS: tuple[tuple[float, tuple[tuple[float, float], ...]], ...] = (
    (0.56, ((0.0, 0.06),)),
    (0.46, ((-0.25, 0.08), (0.25, 0.08))),
    (0.42, ((0.0, -0.24), (-0.25, 0.24), (0.25, 0.24))),
    (0.42, ((-0.25, -0.24), (0.25, -0.24), (-0.25, 0.24), (0.25, 0.24))),
    (0.32, ((-0.33, -0.24), (0.33, -0.24), (0.0, 0.0), (-0.33, 0.24), (0.33, 0.24))),
)
STACK_TALL = 0.47  # of a planet, where others stand above or below
LONE_TALL = 0.8
HELPERS = 0.42  # height of the row of helping ships, in planets

Point = tuple[float, float]


@dataclass(frozen=True)
class Side:
    """What belongs to one side of an encounter: its card, and its total below."""

    card: Box
    ships: Box  # where those stand who help beside the planet
    total: Box


@dataclass(frozen=True)
class Plan:
    """The boxes of one table."""

    room: tuple[int, int]
    order: tuple[int, ...]  # seats clockwise, the one at the lower edge first
    planets: Mapping[int, tuple[Box, ...]]  # by seat, squares
    plates: Mapping[int, Box]
    labs: Mapping[int, Box]  # technologies; none in a game without
    warp: Box
    gate: Box  # what the gate sweeps over; its pivot is in the middle
    sides: tuple[Side, Side]  # offense, defense
    piles: Mapping[str, Box]
    em: float

    @property
    def planet(self) -> float:
        """The side of a planet."""
        return self.planets[self.order[0]][0][2]

    @property
    def length(self) -> int:
        """Of the gate."""
        return int(self.gate[2] / 2 / ROUND)

    @property
    def pivot(self) -> Point:
        return centre(self.gate)

    @property
    def middle(self) -> Box:
        """What the gate, the warp and both sides take together."""
        boxes = [self.gate, self.warp, *(box for side in self.sides for box in (side.card, side.total))]
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
        return left, top, right - left, bottom - top

    def boxes(self) -> list[Box]:
        """Everything that has a place of its own."""
        systems = [box for system in self.planets.values() for box in system]
        cards = [box for side in self.sides for box in (side.card, side.ships, side.total)]
        return [
            *systems, *self.plates.values(), *self.labs.values(), self.warp, self.gate, *cards, *self.piles.values(),
        ]  # fmt: skip


def centre(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


@lru_cache(maxsize=32)
def plan(
    room: tuple[int, int], planets: tuple[int, ...], own: int | None, em: float = 16.0, labs: bool = False
) -> Plan:
    """Lay the table out for seats with so many home planets each, seen by one of them or by all."""
    wide, high = room
    order = tuple(((own or 0) + place) % len(planets) for place in range(len(planets)))
    side = min(high / 5, wide / 10)
    while side > SMALLEST and not _fits(room, order, planets, em, side):
        side *= STEP
    return _laid(room, order, planets, em, side, labs)


def stack_spots(count: int) -> tuple[float, tuple[Point, ...]]:
    """The width of stacks on a planet that holds so many, and where they stand, as shares of the planet."""
    return STACKS[min(max(count, 1), len(STACKS)) - 1]


def stack_width(planet: float, stacks: int, tall: float) -> int:
    """How wide the saucers of a stack are that is `tall` times as tall as wide."""
    share = stack_spots(stacks)[0]
    return int(min(planet * share, planet * (LONE_TALL if stacks <= 2 else STACK_TALL) / tall))


# --- the parts


def _gap(side: float) -> float:
    return max(2.0, side * 0.06)


def _at_the_top(order: Sequence[int]) -> tuple[int, ...]:
    """The seats between the one at the left and the one at the right."""
    return tuple(order[2:-1])


def _column(room: tuple[int, int], em: float) -> float:
    """The width of plates at the sides: larger words get more."""
    return min(max(room[0] * COLUMN, em * COLUMN_EM), room[0] * MOST_COLUMN)


def _middle(room: tuple[int, int], order: Sequence[int], side: float) -> Box:
    """What the systems leave free."""
    gap, band = _gap(side), side * (1 + SAG)
    top = band + gap if _at_the_top(order) else 0.0
    return band + gap, top, room[0] - 2 * (band + gap), room[1] - top - band - gap


def _fits(room: tuple[int, int], order: Sequence[int], planets: Sequence[int], em: float, side: float) -> bool:
    """Whether planets of this size leave enough for everything else."""
    gap = _gap(side)
    _, _, wide, high = _middle(room, order, side)
    inner = wide - 2 * (_column(room, em) + gap)
    totals = min(2 * em * TOTAL_WIDE_EM, inner * LEAST_TOTALS)
    needed = side * (WARP + 2 * GATE * ROUND) + max(side * 2 * LAID, totals) + 3 * gap
    columns = max(planets[seat] for seat in (order[1], order[-1])) * side
    top = sum(planets[seat] for seat in _at_the_top(order)) * side + gap * len(_at_the_top(order))
    return (
        inner >= needed
        and high >= max(side * MIDDLE, side * (LAID * CARD + HELPERS) + 2 * gap + min(em * TOTALS_EM, room[1] * 0.2))
        and columns <= room[1]
        and top <= wide
        and planets[order[0]] * side <= wide - 2 * side
    )


def _laid(
    room: tuple[int, int], order: tuple[int, ...], planets: Sequence[int], em: float, side: float, labs: bool
) -> Plan:
    gap, column = _gap(side), _column(room, em)
    systems = _systems(room, order, planets, side)
    x, y, w, h = _middle(room, order, side)
    plates, shelves = _plates((x, y, column, h), (x + w - column, y, column, h), order, em, gap, labs)
    above = _beside_the_top(room, order, systems, side)
    if not labs and above[2] >= column:
        plates |= _plates((x, y, column, h), (x + w - column, y, column, h), (*order[:2], order[-1]), em, gap, labs)[0]
        plates[order[2]] = above
    corner, decks = _corners(room, order, planets, side)
    own = order[0]
    plates[own], shelf = _shelved((corner[0], corner[1], corner[2], corner[3]), corner[3], gap, labs, beside=True)
    if labs:
        shelves[own] = shelf
    gate, warp, sides = _centre((x + column + gap, y, w - 2 * (column + gap), h), side, em, gap)
    plates[own] = _raised(
        plates[own], em * OWN_EM, [*(plates[seat] for seat in order[1:]), *shelves.values(), gate], gap
    )
    piles = _piles(decks, (*PILES, *(TECH_PILES if labs else ())), gap)
    return Plan(room, order, systems, plates, shelves, warp, gate, sides, piles, em)


def _systems(
    room: tuple[int, int], order: Sequence[int], planets: Sequence[int], side: float
) -> dict[int, tuple[Box, ...]]:
    wide, high = room
    found = {order[0]: _row(wide / 2, high - side, planets[order[0]], side, side, -1)}
    found[order[1]] = _pillar(0.0, high, planets[order[1]], side, 1)
    found[order[-1]] = _pillar(wide - side, high, planets[order[-1]], side, -1)
    x, _, across, _ = _middle(room, order, side)
    top = _at_the_top(order)
    each = across / max(1, len(top))
    for place, seat in enumerate(top):
        pitch = min(side * 1.15, (each - _gap(side)) / planets[seat])
        found[seat] = _row(x + each * (place + 0.5), 0.0, planets[seat], side, pitch, 1)
    return found


def _beside_the_top(
    room: tuple[int, int], order: Sequence[int], systems: Mapping[int, tuple[Box, ...]], side: float
) -> Box:
    """What a lone system at the top leaves free at its left, for its plate; no width where there is none."""
    top, gap = _at_the_top(order), _gap(side)
    left = _middle(room, order, side)[0]
    if len(top) != 1:
        return left, 0.0, 0.0, 0.0
    wide = systems[top[0]][0][0] - left - gap
    return left, gap, wide, side * (1 + SAG) - gap


def _bow(place: int, count: int, side: float) -> float:
    """How far a planet stands inwards: those at the ends of an arc the most."""
    off = (place / (count - 1) - 0.5) * 2 if count > 1 else 0.0
    return side * SAG * off * off


def _row(middle: float, y: float, count: int, side: float, pitch: float, inwards: int) -> tuple[Box, ...]:
    left = middle - pitch * count / 2 + (pitch - side) / 2
    return tuple((left + pitch * place, y + inwards * _bow(place, count, side), side, side) for place in range(count))


def _pillar(x: float, high: float, count: int, side: float, inwards: int) -> tuple[Box, ...]:
    pitch = high / count
    return tuple(
        (x + inwards * _bow(place, count, side), pitch * place + (pitch - side) / 2, side, side)
        for place in range(count)
    )


def _plates(
    left: Box, right: Box, order: Sequence[int], em: float, gap: float, labs: bool
) -> tuple[dict[int, Box], dict[int, Box]]:
    """Everybody else's, each at the side where its system is: upper systems above."""
    top = _at_the_top(order)
    half = (len(top) + 1) // 2
    plates, shelves = {}, {}
    for column, seats in ((left, (*reversed(top[:half]), order[1])), (right, (*top[half:], order[-1]))):
        x, y, w, h = column
        each = (h - gap * (len(seats) - 1)) / len(seats)
        for place, seat in enumerate(seats):
            box = (x, y + place * (each + gap), w, each)
            plates[seat], shelf = _shelved(box, em * PLATE_EM, gap, labs)
            if labs:
                shelves[seat] = shelf
    return plates, shelves


def _shelved(box: Box, tall: float, gap: float, labs: bool, beside: bool = False) -> tuple[Box, Box]:
    """A plate, and below or beside it room for technologies."""
    x, y, w, h = box
    if beside:
        own = w * (1 - LAB_SHARE) if labs else w
        return (x, y, own, h), (x + own + gap, y, w - own - gap, h)
    high = min(tall, (h - gap) * (1 - LAB_SHARE))
    top = y + (h - high) / 2 if not labs else y
    return (x, top, w, high), (x, y + high + gap, w, min(h - high - gap, w * LAB_TALL))


def _raised(box: Box, least: float, others: Sequence[Box], gap: float) -> Box:
    """One's own plate, taller than its corner where its words need it, as far as nothing lies above it."""
    x, y, w, h = box
    free = max((top + tall + gap for left, top, wide, tall in others if left < x + w and x < left + wide), default=0.0)
    raised = max(0.0, min(least - h, y - free))
    return x, y - raised, w, h + raised


def _corners(room: tuple[int, int], order: Sequence[int], planets: Sequence[int], side: float) -> tuple[Box, Box]:
    """Left and right of the system at the lower edge."""
    wide, high = room
    gap, band = _gap(side), side * (1 + SAG)
    half = (wide - planets[order[0]] * side) / 2
    size = half - band - 2 * gap
    return (band + gap, high - band, size, band), (wide - half + gap, high - band, size, band)


def _centre(box: Box, side: float, em: float, gap: float) -> tuple[Box, Box, tuple[Side, Side]]:
    """Gate, warp and encounter: what is left over is shared in proportion."""
    x, y, w, h = box
    parts = (2 * GATE * ROUND, WARP, 2 * LAID)
    whole = w - 3 * gap
    spare = whole - side * (parts[0] + parts[1])
    both = max(whole * parts[2] / sum(parts), min(2 * em * TOTAL_WIDE_EM, whole * MOST_TOTALS, spare))
    grown = (whole - both) / (parts[0] + parts[1])
    swing, pool = min(h, parts[0] * grown), min(h, parts[1] * grown)
    gate = (x, y + (h - swing) / 2, swing, swing)
    warp_x = x + swing + gap + max(0.0, (whole - swing - pool - both) / 2)
    warp = (warp_x, y + (h - pool) / 2, pool, pool)
    left = warp_x + pool + gap
    return gate, warp, _sides((left, y, x + w - left, h), both, side, em, gap)


def _sides(box: Box, both: float, side: float, em: float, gap: float) -> tuple[Side, Side]:
    """Card, helpers and total of each side below each other; where their words would find no room like that, the total
    stands beside its card, or the totals below each other."""
    x, y, w, h = box
    helpers, each = side * HELPERS, (w - gap) / 2
    words = em * LEAST_TOTAL_EM
    if each < words and w >= words + em * BESIDE_EM + gap:
        high = (h - gap) / 2
        card = min(w - words - gap, (high - helpers - gap) / CARD)
        rows = [(x, y + slot * (high + gap)) for slot in (0, 1)]
        first, second = (
            Side((left, top, card, card * CARD), (left, top + card * CARD + gap, card, helpers),
                 (left + card + gap, top, w - card - gap, high))
            for left, top in rows
        )  # fmt: skip
        return first, second
    stacked = 1 + (each < words)
    below = min(em * TOTALS_EM * stacked, h * (0.42 if stacked == 1 else 0.62))
    card = min(both / 2, (h - below - helpers - 2 * gap) / CARD)
    below = max(below, min(em * MOST_TOTALS_EM * stacked, h - card * CARD - helpers - 2 * gap))
    top = y + (h - (card * CARD + helpers + below + 2 * gap)) / 2
    sides = []
    for slot in (0, 1):
        left = x + slot * (each + gap)
        laid = (left + (each - card) / 2, top, card, card * CARD)
        row = (left, top + card * CARD + gap, each, helpers)
        total = (left, row[1] + helpers + gap, each, below)
        if stacked == 2:
            half = (below - gap) / 2
            total = (x, row[1] + helpers + gap + slot * (half + gap), w, half)
        sides.append(Side(laid, row, total))
    return sides[0], sides[1]


def _piles(box: Box, names: Sequence[str], gap: float) -> dict[str, Box]:
    """Cards as large as they get in one row or two."""
    x, y, w, h = box
    best = (0.0, 1)
    for rows in (1, 2):
        columns = math.ceil(len(names) / rows)
        best = max(best, (min((w - gap * (columns - 1)) / columns, (h - gap * (rows - 1)) / rows / CARD), rows))
    card, rows = best
    columns = math.ceil(len(names) / rows)
    pitch_x, pitch_y = (w + gap) / columns, (h + gap) / rows
    found = {}
    for place, name in enumerate(names):
        row, column = divmod(place, columns)
        left = x + column * pitch_x + (pitch_x - gap - card) / 2
        found[name] = (left, y + row * pitch_y + (pitch_y - gap - card * CARD) / 2, card, card * CARD)
    return found
