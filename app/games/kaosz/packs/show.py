"""The ceremony of a pack in numbers: what lies where at which moment. It tears, the cards fan out and turn, rare last.

Times are milliseconds from the tear. Nothing here draws.
"""

from __future__ import annotations

from typing import NamedTuple

from app.table.motion.tween import ease_out

TEAR = 500.0
DEAL, FLIGHT, FLIP = 22.0, 350.0, 240.0  # UX-25: between two cards, across the table, to turn one
PAUSE, RARE_FLIP = 450.0, 320.0  # the rare ones wait a moment, one after the other
LAST_WAIT = 500.0


class Spot(NamedTuple):
    """Where a card's middle is, how large it is, and how far it is turned: -1 its back, 1 its face, 0 its edge."""

    x: float
    y: float
    width: float
    turned: float
    shown: bool = True


class Plan(NamedTuple):
    """How the cards of one pack come to lie; `rare` of them, at the end, lie apart."""

    places: tuple[tuple[float, float, float], ...]  # middle and width, by card
    start: tuple[float, float, float]  # the pack
    rare: int

    @property
    def _common(self) -> int:
        return len(self.places) - self.rare

    def turns_at(self, number: int) -> float:
        """When a card begins to turn."""
        landed = TEAR + DEAL * number + FLIGHT
        if number < self._common:
            return landed
        last = TEAR + DEAL * len(self.places) + FLIGHT + FLIP
        return last + PAUSE * (number - self._common + 1)

    @property
    def length(self) -> float:
        return self.turns_at(len(self.places) - 1) + RARE_FLIP + LAST_WAIT

    def spot(self, number: int, moment: float) -> Spot:
        x, y, width = self.places[number]
        begun = (moment - TEAR - DEAL * number) / FLIGHT
        way = ease_out(max(0.0, min(1.0, begun)))
        length = FLIP if number < self._common else RARE_FLIP
        turned = max(0.0, min(1.0, (moment - self.turns_at(number)) / length))
        return Spot(
            self.start[0] + (x - self.start[0]) * way,
            self.start[1] + (y - self.start[1]) * way,
            self.start[2] + (width - self.start[2]) * way,
            2 * turned - 1,
            begun > 0,
        )


def fan(area: tuple[int, int, int, int], count: int, rare: int, shape: float, gap: int) -> Plan:
    """Rare cards large in the upper part, all others in even rows below; `shape` is a card's height by its width."""
    left, top, wide, high = area
    upper = round(high * 0.4) if rare else 0
    places: list[tuple[float, float, float]] = []
    common = count - rare
    columns, width = _grid(common, wide, high - upper - gap, shape, gap)
    rows = -(-common // columns) if columns else 0
    block = rows * (width * shape + gap) - gap
    first = top + upper + gap + (high - upper - gap - block) / 2
    for number in range(common):
        row, column = divmod(number, columns)
        here = min(columns, common - row * columns)
        x = left + wide / 2 + (column - (here - 1) / 2) * (width + gap)
        places.append((x, first + row * (width * shape + gap) + width * shape / 2, width))
    big = min((upper - gap) / shape, (wide - gap * (rare - 1)) / max(1, rare), 220 * gap / 6)
    for number in range(rare):
        x = left + wide / 2 + (number - (rare - 1) / 2) * (big + 4 * gap)
        places.append((x, top + upper / 2, big))
    start = (left + wide / 2, top + high / 2, min(wide * 0.2, high * 0.5 / 1.5))
    return Plan(tuple(places), start, rare)


def _grid(count: int, wide: float, high: float, shape: float, gap: int) -> tuple[int, float]:
    """Columns and width so that all cards lie in the room, as large as they can."""
    best = (max(1, count), 1.0)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        width = min((wide - gap * (columns - 1)) / columns, (high - gap * (rows - 1)) / rows / shape)
        if width > best[1]:
            best = (columns, width)
    return best
