"""Ships side by side in a hangar, each with what it carries beside it. Lengths are board pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.table.model import Box, Size
from rules.core.lean import dataclass

RATIO = 1.4  # cards are 5 wide and 7 tall
ABOARD = 0.72  # of a ship's width, for a card aboard
SHIFT, APART = 0.44, 1.03  # of a card aboard that the next one leaves in sight, at least and where there is room
DOCK = 0.3  # of a ship's width, for an empty place aboard
GAP = 0.08  # of a ship's width, between ships


class Docked(NamedTuple):
    """A ship as it needs room: whether it lies turned by a quarter, cards aboard, whether an empty place is shown."""

    turned: bool
    load: int = 0
    dock: bool = False


@dataclass(frozen=True)
class Berth:
    """A ship in the hangar, the cards aboard beside it and the empty place behind them, as centres."""

    ship: tuple[float, float]
    aboard: tuple[tuple[float, float], ...]
    dock: tuple[float, float] | None = None


def aboard_width(ship: float, least: float) -> float:
    """A card aboard is read, too."""
    return min(ship, max(least, ship * ABOARD))


def _width(ship: float, aboard: float, one: Docked, shift: float = SHIFT) -> float:
    wide = ship * RATIO if one.turned else ship
    if one.load:
        wide += ship * GAP / 2 + aboard * (1 + shift * (one.load - 1))
    return wide + (ship * (GAP / 2 + DOCK) if one.dock else 0.0)


def hangar_width(ships: Sequence[Docked], ship: float, aboard: float, seen: float) -> float:
    """What a hangar needs; `seen`: how much of each ship but the last stays in sight where they overlap."""
    widths = [_width(ship, aboard, one) for one in ships]
    if not widths:
        return 0.0
    gap = ship * GAP
    if seen >= 1:
        return sum(widths) + gap * (len(widths) + 1)
    return sum(wide * seen for wide in widths[:-1]) + widths[-1] + 2 * gap


def _shift(room: float, ship: float, aboard: float, ships: Sequence[Docked]) -> float:
    """How much of a card aboard the next one leaves in sight: as much as there is room for."""
    pairs = sum(one.load - 1 for one in ships if one.load)
    if not pairs:
        return SHIFT
    least = sum(_width(ship, aboard, one) for one in ships) + ship * GAP * (len(ships) - 1)
    return min(APART, max(SHIFT, SHIFT + (room - least) / (pairs * aboard)))


def berths(
    box: Box, card: Size, aboard: float, ships: Sequence[Docked], ahead: Sequence[float] = (), share: float = 1.0
) -> list[Berth]:
    """The places of ships. `ahead` moves one towards the lane by that many pixels; they stand in the middle of this
    `share` of the box at its left, where they fit into it."""
    x, y, w, h = box
    wide, tall = card
    gap = wide * GAP
    apart = _shift(w * share - 2 * gap, wide, aboard, ships)
    widths = [_width(wide, aboard, one, apart) for one in ships]
    total = sum(widths) + gap * max(0, len(ships) - 1)
    room, last = w - 2 * gap, widths[-1] if widths else 0.0
    # Too many move closer, so that the last one still ends within the box.
    squeeze = 1.0 if total <= room or total <= last else max(0.0, (room - last) / (total - last))
    field = w * share if total + 2 * gap <= w * share else w
    left = x + gap + max(0.0, (field - 2 * gap - total) / 2)
    found = []
    for place, one in enumerate(ships):
        body = tall if one.turned else wide
        shift = ahead[place] if place < len(ahead) else 0.0
        middle = y + h / 2 + shift
        right = left + body
        spots = []
        for number in range(one.load):
            spots.append((right + gap / 2 + aboard / 2 + number * aboard * apart, middle))
        if one.load:
            right = spots[-1][0] + aboard / 2
        dock = (right + gap / 2 + wide * DOCK / 2, middle) if one.dock else None
        found.append(Berth((left + body / 2, middle), tuple(spots), dock))
        left += (widths[place] + gap) * squeeze
    return found
