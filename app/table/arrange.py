"""Where pieces lie inside a place, by its form. Pure geometry in window pixels."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import field

import pygame

from app.table.model import Id, Piece, Place
from rules.core.lean import dataclass

PILE_FROM = 4  # UX-4
FAN_STEP = 0.27  # of a card's width that always stays visible in the hand (UX-5)
BOW = 10.0  # by which the outer cards of a hand lie lower than the middle ones, at most
PILED = 0.05  # … where it has been scrolled out of reach
PEEP = 0.24  # of an attached card's height that is visible


@dataclass(slots=True)
class Shown:
    """A piece, or a pile of pieces, with its position in the window."""

    piece: Piece
    centre: tuple[float, float]
    size: tuple[int, int]  # upright
    members: tuple[Id, ...]
    count: int = 1
    angle: float = 0.0
    hand: bool = False
    rise: int = 0  # how far it comes up when it is pointed at
    strip: int = 0  # how much of its left side the next card of the row leaves free; 0: all of it
    narrow: Hashable = None  # its art while it lies under that card, if that is another one
    heap: bool = False  # its count stands above it: what stands on a heap is read at its foot
    _box: pygame.Rect | None = field(default=None, init=False, compare=False)  # worked out when it is first asked for

    @property
    def box(self) -> pygame.Rect:
        """The box around the piece as it lies, quarter turns included."""
        if self._box is None:
            wide, high = self.size
            if self.angle and round(self.angle / 90) % 2:
                wide, high = high, wide
            self._box = pygame.Rect(round(self.centre[0] - wide / 2), round(self.centre[1] - high / 2), wide, high)
        return self._box.copy()

    def moved(self, dx: int, dy: int) -> Shown:
        """The same somewhere else in the window."""
        centre = (self.centre[0] + dx, self.centre[1] + dy)
        return Shown(
            self.piece, centre, self.size, self.members, self.count, self.angle, self.hand, self.rise, self.strip,
            self.narrow, self.heap,
        )  # fmt: skip

    @property
    def covered_box(self) -> pygame.Rect:
        """The box around what is seen of it: of a piece with an outline less than its box."""
        box, outline = self.box, self.piece.outline
        if not outline:
            return box
        xs, ys = zip(*outline, strict=True)
        left, top = box.x + round(min(xs) * box.width), box.y + round(min(ys) * box.height)
        seen = pygame.Rect(left, top, round((max(xs) - min(xs)) * box.width), round((max(ys) - min(ys)) * box.height))
        return seen if seen.width and seen.height else box

    @property
    def arts(self) -> tuple[Hashable, ...]:
        """All the art that it needs: as it lies, and as it is when it comes to the front."""
        return (self.piece.art,) if self.narrow is None else (self.narrow, self.piece.art)

    @property
    def pointed_box(self) -> pygame.Rect:
        """Its box while it is pointed at, come up from the hand."""
        return self.box.move(0, -self.rise)


@dataclass(slots=True)
class Group:
    """Pieces that are shown as one pile."""

    piece: Piece
    members: tuple[Id, ...]


def collapsed(pieces: Sequence[Piece], apart: frozenset[Id]) -> list[Group]:
    """The pieces in groups: four or more alike become one group; those in `apart` (chosen, targeted) stay single."""
    sorts: dict[object, list[Piece]] = {}
    for piece in pieces:
        if piece.alike is not None and piece.id not in apart:
            sorts.setdefault((piece.alike, piece.art, piece.angle, piece.states, piece.dim), []).append(piece)
    piled = {piece.id: same for same in sorts.values() if len(same) >= PILE_FROM for piece in same}
    groups: list[Group] = []
    for piece in pieces:
        same = piled.get(piece.id)
        if same is None:
            groups.append(Group(piece, (piece.id,)))
        elif piece is same[0]:
            groups.append(Group(piece, tuple(one.id for one in same)))
    return groups


def lying(piece: Piece, size: tuple[int, int]) -> tuple[int, int]:
    """The width and height that a piece takes as it is turned."""
    return size[::-1] if piece.angle and round(piece.angle / 90) % 2 else size


def piece_size(piece: Piece, place: Place, scale: float) -> tuple[int, int]:
    wide, high = piece.size or place.size
    return max(4, round(wide * scale)), max(4, round(high * scale))


def in_row(area: pygame.Rect, sizes: Sequence[tuple[int, int]], gap: int) -> list[tuple[float, float]]:
    """The centres of pieces side by side, centred; they overlap evenly if there is too little room."""
    if not sizes:
        return []
    total = sum(wide for wide, _ in sizes) + gap * (len(sizes) - 1)
    if total <= area.width or len(sizes) == 1:
        x = area.centerx - total / 2
        centres = []
        for wide, _ in sizes:
            centres.append((x + wide / 2, float(area.centery)))
            x += wide + gap
        return centres
    first, last = sizes[0][0], sizes[-1][0]
    step = (area.width - first / 2 - last / 2) / (len(sizes) - 1)
    return [(area.left + first / 2 + place * step, float(area.centery)) for place in range(len(sizes))]


def in_grid(area: pygame.Rect, sizes: Sequence[tuple[int, int]], gap: int) -> list[tuple[float, float]]:
    """The centres of pieces in rows that wrap; too many rows overlap."""
    if not sizes:
        return []
    wide = max(size[0] for size in sizes)
    high = max(size[1] for size in sizes)
    columns = max(1, min(len(sizes), (area.width + gap) // max(1, wide + gap)))
    rows = -(-len(sizes) // columns)
    pitch = high + gap if rows == 1 else min(high + gap, (area.height - high) / (rows - 1))
    top = area.centery - (pitch * (rows - 1)) / 2
    centres = []
    for index in range(len(sizes)):
        row, column = divmod(index, columns)
        here = min(columns, len(sizes) - row * columns)
        x = area.centerx + (column - (here - 1) / 2) * (wide + gap)
        centres.append((x, top + row * pitch))
    return centres


def in_fan(
    area: pygame.Rect,
    sizes: Sequence[tuple[int, int]],
    gap: int,
    scroll: float,
    strips: Sequence[float] = (),
    centred: bool = False,
) -> tuple[list[tuple[float, float]], float]:
    """The centres of the cards in a hand, and how far it can be scrolled.

    They lie side by side; if there is too little room they overlap, and if that is not enough the hand scrolls: the
    cards that are out of reach lie in a pile at its ends. `strips`: how much of each card's left side must stay free
    for its name. They begin at the left, so that the rest of the row is free, unless they are to be `centred`.
    """
    if not sizes:
        return [], 0.0
    wide, count = sizes[0][0], len(sizes)
    least = [max(wide * FAN_STEP, 1.0, strip) for strip in (strips or [0.0] * count)][: count - 1]
    steps, over = _fan_steps(area.width - wide, least, float(wide + gap))
    scroll = max(0.0, min(over, scroll))
    x = area.centerx - sum(steps) / 2 if centred and not over else area.left + wide / 2 - scroll
    bow = min(area.height * 0.05, BOW)
    centres = []
    first, last = area.left + wide / 2, area.right - wide / 2
    thin = min(wide * PILED, (area.width - wide) / count)
    for index in range(count):
        off = (index / (count - 1) - 0.5) * 2 if count > 1 else 0.0
        here = max(first + index * thin, min(last - (count - 1 - index) * thin, x)) if over else x
        centres.append((here, area.centery + bow * off * off))
        x += steps[index] if index < count - 1 else 0.0
    return centres, over


def _fan_steps(room: float, least: Sequence[float], full: float) -> tuple[list[float], float]:
    """How far each card is from the next one, and by how much they are too wide for the room: all the same if that
    leaves each as much as it needs, else each what it needs and the rest shared out."""
    if not least:
        return [], 0.0
    even = min(full, room / len(least))
    if even >= max(least):
        return [even] * len(least), 0.0
    spare = room - sum(least)
    share = max(0.0, spare) / max(1.0, sum(full - step for step in least))  # of what each lacks
    return [step + (full - step) * share for step in least], max(0.0, -spare)


def in_slot(area: pygame.Rect, sizes: Sequence[tuple[int, int]]) -> list[tuple[float, float]]:
    """The centres of pieces in a slot: one on top of the other, each a little to the side."""
    shift = min(sizes[0]) * 0.16 if sizes else 0.0
    middle = (len(sizes) - 1) / 2
    return [
        (area.centerx + (place - middle) * shift, area.centery - (place - middle) * shift * 0.5)
        for place in range(len(sizes))
    ]


def fanned_out(
    heaps: Sequence[Sequence[tuple[int, int]]],
    spots: Sequence[tuple[float, float]],
    tops: Sequence[int],
    room: pygame.Rect,
) -> list[list[tuple[float, float]]]:
    """The centres of the pieces of several heaps, one row below the other, inside the room.

    What lay on top (`tops`, by its place in the heap) stays at the heap's spot: a click there means what was seen
    there. The others lie beside it, on the side where there is more room; they touch, so that the pointer does not
    leave them on its way from one to the next.
    """
    rows: list[list[tuple[float, float]]] = []
    pitch = max((high for heap in heaps for _, high in heap), default=0)
    middle = sum(y for _, y in spots) / max(1, len(spots))
    first = max(
        room.top + pitch / 2, min(room.bottom - pitch * (len(heaps) - 0.5), middle - pitch * (len(heaps) - 1) / 2)
    )
    for number, (heap, (x, _), top) in enumerate(zip(heaps, spots, tops, strict=True)):
        wide = max(wide for wide, _ in heap)
        step = min(wide, (room.width - wide) / max(1, len(heap) - 1))
        leftward = x > room.centerx
        away = [place for place in range(len(heap)) if place != top]
        ranks = {place: rank for rank, place in enumerate([top, *reversed(away)])}
        low, high = room.left + wide / 2, room.right - wide / 2
        reach = step * (len(heap) - 1)
        start = max(low + reach, min(high, x)) if leftward else max(low, min(high - reach, x))
        side = -step if leftward else step
        rows.append([(start + side * ranks[place], first + number * pitch) for place in range(len(heap))])
    return rows


def under_parent(parent: Shown, index: int, up: bool) -> tuple[float, float]:
    """The centre of an attached card: behind its carrier, partly visible above (`up`) or below it."""
    box = parent.box
    shift = box.height * PEEP * (index + 1)
    return parent.centre[0], parent.centre[1] + (-shift if up else shift)
