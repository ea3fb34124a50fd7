"""Where things lie on the smugglers' table: sectors in an arc, tray and pool below them, dashboards along the edges.

All lengths are board pixels; everything is a share of the room, so that one plan serves every window (UX-1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.table.model import Box
from art.smugglers.cards import SHIP_SPOTS
from rules.core.lean import dataclass

Spot = tuple[float, float, float, float]  # centre and size of a piece

GOODS = ("R", "Y", "B", "G")
STOCK = ("energy", *GOODS)
LARGE_TEXT = 1.25
WIDEST, WIDEST_LARGE = 4.3, 7.0  # how many times as wide as high another player's dashboard may be
FLANK = 0.17  # of the width, for what stands at either side of the sectors
TOKEN_SHARE = 0.24  # of the row with dice, tokens and cards: a token must be read as well as the cards beside it
ONE_ROW = 4.6  # a dashboard as slim as that has dice, tokens and cards beside the stock, not below it


@dataclass(frozen=True)
class Plan:
    """The boxes of one table."""

    room: tuple[int, int]
    homes: dict[int, Box]  # a dashboard for each seat
    own: int | None  # the seat whose dashboard is the large one
    sectors: tuple[tuple[float, float], ...]  # centres
    disc: float
    die: float  # side of a die on a sector
    tray: Box
    pool: Box
    galaxies: Box
    box: Box
    text: float = 1.0  # the text size it was made for

    def share(self, x: float, y: float) -> tuple[float, float]:
        """A point as shares of the board."""
        return x / self.room[0], y / self.room[1]

    @property
    def middle(self) -> Box:
        """The room of the sector row with its dice."""
        xs = [x for x, _ in self.sectors] or [self.room[0] / 2]
        ys = [y for _, y in self.sectors] or [self.room[1] / 2]
        reach = self.disc / 2
        return min(xs) - reach, min(ys) - reach, max(xs) - min(xs) + self.disc, max(ys) - min(ys) + self.disc + self.die


def plan(room: tuple[int, int], seats: int, sectors: int, own: int | None, text: float = 1.0) -> Plan:
    """Lay the table out for so many players and sectors, seen by one of them or by all.

    With larger text the dashboards of the others are wider: what is read on them grows, the sectors hardly shrink.
    """
    wide, high = room
    gap = max(6.0, high * 0.014)
    upper, lower = _around(seats, own)
    is_large = text >= LARGE_TEXT
    top = high * (0.185 if own is not None and not is_large else 0.2)
    bottom = high * (0.25 if own is not None else 0.2) if lower else 0.0
    strip = high * 0.13
    slim = WIDEST_LARGE if is_large else WIDEST
    homes = {**_line(upper, wide, 0.0, top, gap, slim), **_line(lower, wide, high - bottom, bottom, gap, slim, own)}
    count, below = max(1, sectors), high - bottom - gap
    row = _row(count, wide, wide, top + gap, below - strip - gap - (top + gap))
    commons = _strip(wide, below - strip, strip, gap)
    flank = wide * FLANK
    free = _row(count, wide, wide - 2 * (flank + gap), top + gap, below - (top + gap))
    if free[1] > row[1]:  # the sectors become larger if everything else stands at their sides
        row, commons = free, _flanks(wide, flank, top + gap, below - (top + gap), gap)
    centres, disc, die = row
    return Plan(room, homes, own, centres if sectors else (), disc, die, *commons, text)


def _around(seats: int, own: int | None) -> tuple[list[int], list[int]]:
    """Who sits above and who below, clockwise: from one's own seat to the left, over the top, to the right."""
    if own is not None:
        return [(own + step) % seats for step in range(1, seats)], [own]
    half = (seats + 1) // 2
    return list(range(half)), list(reversed(range(half, seats)))


def _line(
    seats: Sequence[int], wide: float, y: float, high: float, gap: float, slim: float, own: int | None = None
) -> dict[int, Box]:
    if not seats:
        return {}
    most = wide if own is not None else min(wide * 0.495, high * slim)
    each = min(most, (wide - gap * (len(seats) - 1)) / len(seats))
    left = (wide - each * len(seats) - gap * (len(seats) - 1)) / 2
    return {seat: (left + place * (each + gap), y, each, high) for place, seat in enumerate(seats)}


def _row(
    sectors: int, wide: float, span: float, y: float, high: float
) -> tuple[tuple[tuple[float, float], ...], float, float]:
    """Discs side by side on a shallow arc in the middle `span` of the width; dice stand on their lower rims."""
    pitch = span / sectors
    disc = min(pitch * 0.96, high * 0.86, wide * 0.24)
    die = disc * 0.27
    pitch = min(pitch, disc * 1.3)
    spare = max(0.0, high - disc - die * 0.5)
    bow = min(spare, disc * 0.16)
    middle = (sectors - 1) / 2
    top = y + (spare - bow) / 2 + disc / 2
    centres = []
    for place in range(sectors):
        off = (place - middle) / middle if middle else 0.0
        centres.append((wide / 2 + (place - middle) * pitch, top + bow * off * off))
    return tuple(centres), disc, die


def _flanks(wide: float, flank: float, y: float, high: float, gap: float) -> tuple[Box, Box, Box, Box]:
    """Token tray and galaxies at the left of the sectors, common pool and the box at their right."""
    upper = (high - gap) * 0.62
    lower, low, right = high - gap - upper, y + upper + gap, wide - flank
    return (0.0, y, flank, upper), (right, y, flank, upper), (0.0, low, flank, lower), (right, low, flank, lower)


def _strip(wide: float, y: float, high: float, gap: float) -> tuple[Box, Box, Box, Box]:
    """Token tray, common pool, galaxies and the box, from left to right: galaxies, tray, pool, box."""
    parts = {"galaxies": 0.17, "tray": 0.36, "pool": 0.36, "box": 0.11}
    free = wide - 3 * gap
    x, boxes = 0.0, {}
    for name, share in parts.items():
        boxes[name] = (x, y, free * share, high)
        x += free * share + gap
    return boxes["tray"], boxes["pool"], boxes["galaxies"], boxes["box"]


# --- dashboards


@dataclass(frozen=True)
class Home:
    """The cells of a dashboard."""

    character: Spot | None
    dice: tuple[Spot, Spot]
    stock: dict[str, Spot]
    tokens: Box
    won: Spot
    unpaid: Spot
    palette: tuple[Spot, ...] = ()  # six faces, only on the large one
    head: Box = (0, 0, 0, 0)  # name and score


def own_home(box: Box) -> Home:
    """The large dashboard: who, dice and faces, stock, tokens, cards; from left to right."""
    x, y, w, h = box
    pad = h * 0.07
    disc = min(h - 2 * pad, w * 0.13)
    left = x + pad
    middle = y + h / 2
    head_high = h * 0.27
    head = (left + disc + pad, y + pad * 0.6, w - 2 * pad - disc - pad, head_high)
    line = y + pad * 0.6 + head_high
    body = y + h - pad * 0.7 - line  # height below the head
    centre = line + body / 2
    left += disc + 1.5 * pad
    die = min(body * 0.98, w * 0.07)
    dice = ((left + die / 2, centre, die, die), (left + die * 1.36, centre + die * 0.12, die * 0.7, die * 0.7))
    left += die * 1.76 + pad * 0.8
    face = min(body / 2.02, w * 0.039)
    palette = tuple(
        (left + face * (number % 3 + 0.5), centre + face * (-0.5 if number < 3 else 0.5), face * 0.96, face * 0.96)
        for number in range(6)
    )
    left += face * 3 + 1.4 * pad
    cards = min(body * 1.02, w * 0.074)
    right = x + w - pad
    unpaid = (right - cards / 2, centre, cards, cards)
    won = (right - cards * 1.58, centre, cards, cards)
    right -= cards * 2.1 + pad * 0.8
    tokens_wide = min((right - left) * 0.2, body * 1.55)
    tokens = (right - tokens_wide, line, tokens_wide, body)
    right -= tokens_wide + pad
    each = (right - left) / 5
    high = min(body * 0.82, each * 0.92)
    stock = {name: (left + each * (place + 0.5), centre, each * 0.94, high) for place, name in enumerate(STOCK)}
    return Home((x + pad + disc / 2, middle, disc, disc), dice, stock, tokens, won, unpaid, palette, head)


def small_home(box: Box, favourites: bool, text: float = 1.0) -> Home:
    """Another player's dashboard: name and score, the stock, then dice, tokens and cards."""
    x, y, w, h = box
    if w > h * ONE_ROW:
        return _slim_home(box, favourites)
    pad = min(h * 0.09, w * 0.045)
    head_high = h * 0.25 * min(1.3, text**0.5)
    head = (x + pad, y + pad * 0.5, w - 2 * pad, head_high)
    rest = h - head_high - pad * 1.5
    stock = _stock((x + pad, y + pad * 0.5 + head_high, w - 2 * pad, rest * 0.42), 0.97, 0.94)
    low = rest * 0.58
    lower = _lower((x + pad, y + h - pad * 0.7 - low, w - 2 * pad, low), favourites, w * 0.13, w * 0.19)
    return replace(lower, stock=stock, head=head)


def _slim_home(box: Box, favourites: bool) -> Home:
    """The same where there is width to spare: name, score and stock at the left, the rest beside them."""
    x, y, w, h = box
    pad = h * 0.09
    split, head_high = w * 0.55, h * 0.38
    head = (x + pad, y + pad * 0.5, split - pad, head_high)
    stock = _stock((x + pad, y + pad * 0.5 + head_high, split - pad, h - head_high - pad * 1.2), 0.97, 0.9)
    right = (x + split + pad, y + pad, w - split - 2 * pad, h - 2 * pad)
    return replace(_lower(right, favourites, right[2] * 0.15, right[2] * 0.19), stock=stock, head=head)


def _stock(area: Box, wide: float, high: float) -> dict[str, Spot]:
    """Energy and goods side by side in an area, each filling so much of its cell."""
    x, y, w, h = area
    each = w / len(STOCK)
    return {name: (x + each * (at + 0.5), y + h / 2, each * wide, h * high) for at, name in enumerate(STOCK)}


def _lower(area: Box, favourites: bool, most_die: float, most_card: float) -> Home:
    """Dice at the left of an area, cards at its right, tokens between them; neither stock nor head."""
    x, y, w, h = area
    line, right = y + h / 2, x + w
    die = min(h * 0.94, most_die)
    dice = ((x + die * 0.5, line, die, die), (x + die * 1.45, line, die, die))
    piles = 2.1 + (1.08 if favourites else 0.0)  # of cards, with the room between them
    token = min(h / 0.6, w * TOKEN_SHARE)
    cards = min(h * 0.98, most_card, (w - die * 2.05 - token) / piles)
    unpaid = (right - cards / 2, line, cards, cards)
    won = (right - cards * 1.56, line, cards, cards)
    right -= cards * 2.1
    character = None
    if favourites:
        character = (right - cards * 0.52, line, cards, cards)
        right -= cards * 1.08
    left = x + die * 2.05
    return Home(character, dice, {}, (left, y, max(1.0, right - left), h), won, unpaid)


def cells(area: Box, count: int, ratio: float) -> list[Spot]:
    """Cells in rows that fill an area, as large as they can be; `ratio`: how high a piece in one is for its width."""
    x, y, w, h = area

    def side(columns: int) -> float:
        return min(w / columns, h / -(-count // columns) / ratio)

    columns = max(range(1, count + 1), key=lambda columns: (side(columns), -columns))
    rows, wide = -(-count // columns), side(columns)
    made = []
    for place in range(count):
        row, column = divmod(place, columns)
        here = min(columns, count - row * columns)
        left = x + (w - here * (w / columns)) / 2
        made.append((left + (column + 0.5) * w / columns, y + (row + 0.5) * h / rows, wide, wide * ratio))
    return made


def token_spots(area: Box, count: int, fill: float = 0.94) -> list[Spot]:
    """Winged tokens (three fifths as high as wide) in a row that fits its area, overlapping when it must."""
    x, y, w, h = area
    if not count:
        return []
    if h > w * 0.6:
        return [(cx, cy, cw * fill, cw * fill * 0.6) for cx, cy, cw, _ in cells(area, count, 0.6)]
    wide = min(h * fill / 0.6, w * 0.98, w / count * 1.0 if count <= 2 else w / count * 1.06)
    if wide * count > w:
        step = (w - wide) / max(1, count - 1)
    else:
        step = min(wide * 1.12, (w - wide) / max(1, count - 1) if count > 1 else wide)
    length = step * (count - 1)
    first = x + w / 2 - length / 2
    return [(first + place * step, y + h / 2, wide, wide * 0.6) for place in range(count)]


def ship_spot(centre: tuple[float, float], disc: float, place: int, count: int) -> Spot:
    """Over the ship that is printed at this place of a sector's card."""
    x, y = SHIP_SPOTS[count][place]
    side = disc * (0.25 if count < 4 else 0.225)
    return centre[0] + disc * (x / 100 - 0.5), centre[1] + disc * (y / 100 - 0.5), side, side


def dice_spots(centre: tuple[float, float], disc: float, die: float, count: int) -> list[Spot]:
    """Dice side by side on the lower rim of a sector; many of them stand closer."""
    step = min(die * 0.92, (disc * 1.0 - die) / max(1, count - 1)) if count > 1 else 0.0
    first = centre[0] - step * (count - 1) / 2
    y = centre[1] + disc / 2 - die * 0.06
    return [(first + place * step, y, die, die) for place in range(count)]
