"""Where things lie on the Káosz table (KG-1.1): one's own side below, the others above turned towards the reader.

From the far edge to the middle each side has its piles with surface and cantina, then the hangar; between the two
hangars lies the lane, in which combat and the stack are shown. All lengths are board pixels and shares of the room,
so that one plan serves every window (UX-1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.table.model import Box, Size

RATIO = 1.4  # cards are 5 wide and 7 tall
PILES = ("colony", "trash", "ruin")
ROWS = ("hangar", "cantina", "surface")
LEAST_ROW = 300.0  # logical width from which surface and cantina stand beside each other
INFO = 0.36  # of a full-width hangar: left free in combat for the steps and the outcome
MINI = 0.5  # height of a card aboard, as a share of its ship's


@dataclass(frozen=True)
class Area:
    """The boxes of one player's side."""

    seat: int
    upper: bool  # lies above the lane
    plate: Box  # name, credits, numbers
    zones: Mapping[str, Box]  # colony, trash, ruin, hq (others only), hangar, cantina, surface
    cards: Mapping[str, Size]  # size of a card in each zone
    narrow: bool = False  # one of several above the lane

    @property
    def wide(self) -> bool:
        """Whether the side has the whole width of the table."""
        return self.zones["hangar"][2] > self.plate[2]

    def middle(self) -> tuple[float, float]:
        x, y, w, h = self.zones["hangar"]
        return x + w / 2, y + h / 2


@dataclass(frozen=True)
class Plan:
    """The boxes of one table."""

    room: tuple[int, int]
    own: int | None
    areas: Mapping[int, Area]
    lane: Box  # the band between the hangars: combat, announcements, the attack marker
    marker: Box  # at its left end: the marker with which attack targets are named
    stack: Box  # in its middle: cards that are being played (KG-1.8)
    looking: Box  # over the middle of the table: cards that are looked at (KG-5.16)
    looked_at: Size = field(default=(60.0, 84.0))


def plan(
    room: tuple[int, int],
    seats: Sequence[int],
    own: int | None,
    rows: Mapping[int, tuple[int, int]],
    unit: float = 1.0,
    em: float = 16.0,
    ships_only: bool = False,
) -> Plan:
    """Lay the table out for these seats (in clockwise order), seen by one of them or by all.

    `rows` says how many cards lie in each cantina and on each surface: the fuller one gets more room. `em` is the
    height of letters, which plates must hold. Where there are neither crew nor bases, the hangars take their room.
    Whoever is out of the game (KG-11.36) has no side any more and watches the others.
    """
    own = own if own in seats else None
    wide, high = float(room[0]), float(room[1])
    gap = max(4.0, high * 0.016)
    below, above = _around(seats, own)
    crowd = len(above) > 1
    lane_high = high * (0.13 if crowd else 0.15)
    low_high = (high - lane_high - 2 * gap) * (0.45 if crowd else 0.5)
    top_high = high - lane_high - low_high - 2 * gap
    areas: dict[int, Area] = {}
    if below is not None:
        box = (0.0, high - low_high, wide, low_high)
        areas[below] = _side(below, box, False, below == own, rows.get(below, (0, 0)), gap, em, ships_only)
    each = (wide - gap * 2 * (len(above) - 1)) / max(1, len(above))
    for place, seat in enumerate(above):
        box = (place * (each + 2 * gap), 0.0, each, top_high)
        count = rows.get(seat, (0, 0))
        if crowd:
            areas[seat] = _column(seat, box, count, gap, unit)
        else:
            areas[seat] = _side(seat, box, True, False, count, gap, em, ships_only)
    lane = (0.0, top_high + gap, wide, lane_high)
    return Plan(room, own, areas, lane, *_lane_parts(lane, em), *_looking(wide, high))


def _around(seats: Sequence[int], own: int | None) -> tuple[int | None, list[int]]:
    """Who sits below and who above: clockwise from one's own seat to the left, over the top, to the right."""
    if not seats:
        return None, []
    first = own if own is not None else seats[0]
    start = list(seats).index(first)
    around = [*seats[start:], *seats[:start]]
    return around[0], around[1:]


def card_in(high: float, wide: float, share: float = 0.86) -> Size:
    """The largest card for a row of this height."""
    tall = min(high * share, wide * 0.9 * RATIO)
    return tall / RATIO, tall


def _lane_parts(lane: Box, em: float) -> tuple[Box, Box]:
    """The attack marker with its caption, and the cards being played."""
    x, y, w, h = lane
    side = h * 0.92
    marker = (x, y + (h - side) / 2, min(w * 0.23, side + em * 6.4), side)
    stack = (x + w * 0.36, y + h * 0.02, w * 0.28, h * 0.96)
    return marker, stack


def _looking(wide: float, high: float) -> tuple[Box, Size]:
    """Five cards beside each other as large as the board allows; the plates at the left stay in sight."""
    tall = min(high * 0.62, wide * 0.74 / 5.6 * RATIO)
    box_high = tall + high * 0.1
    box = (wide * 0.24, (high - box_high) / 2, wide * 0.75, box_high)
    return box, (tall / RATIO, tall)


def split_rows(box: Box, counts: tuple[int, int], gap: float, card: float, mirrored: bool) -> tuple[Box, Box]:
    """Cantina and surface beside each other; what overflows borrows room from the emptier one."""
    x, y, w, h = box
    free = w - gap * 2
    needs = [card * 1.12 * max(1, count) + card * 0.4 for count in counts]
    cantina = free * 0.42
    if needs[0] > cantina or needs[1] > free - cantina:
        cantina = free * needs[0] / sum(needs)
    cantina = min(free * 0.72, max(free * 0.24, cantina))
    surface = free - cantina
    if mirrored:
        return (x + surface + gap * 2, y, cantina, h), (x, y, surface, h)
    return (x, y, cantina, h), (x + cantina + gap * 2, y, surface, h)


def _side(
    seat: int, box: Box, upper: bool, own: bool, counts: tuple[int, int], gap: float, em: float, ships_only: bool
) -> Area:
    """A side of full width: plate and piles in a column at the left, two rows at the right."""
    x, y, w, h = box
    rows = h - gap
    near, far = rows * 0.58, rows * 0.42
    left = min(w * 0.23, max(far * 2.5, em * 7))
    hangar_y, far_y = (y + far + gap, y) if upper else (y, y + near + gap)
    right = x + left + 2 * gap
    wide = w - left - 2 * gap
    card = card_in(far, wide)
    cantina, surface = split_rows((right, far_y, wide, far), counts, gap, card[0], upper)
    zones: dict[str, Box] = {"hangar": (right, hangar_y, wide, near), "cantina": cantina, "surface": surface}
    if ships_only:
        zones = {"hangar": (right, y, wide, h)}
    names = PILES if upper else PILES[::-1]  # KG-1.6: the same layout turned
    each = (left - 2 * gap) / 3
    for place, name in enumerate(names):
        zones[name] = (x + place * (each + gap), far_y, each, far)
    plate: Box = (x, hangar_y, left, near)
    if not own:
        plate_high = near * 0.5
        zones["hq"] = (x, hangar_y + plate_high + gap, left, near - plate_high - gap)
        plate = (x, hangar_y, left, plate_high)
    cards = dict.fromkeys(("cantina", "surface"), card)
    cards["hangar"] = card_in(h, wide, 0.74) if ships_only else card_in(near, wide)
    pile = min(card[0], each * 0.86)
    cards |= dict.fromkeys(PILES, (pile, pile * RATIO))
    if "hq" in zones:
        cards["hq"] = card_in(zones["hq"][3], left, 0.8)
    return Area(seat, upper, plate, zones, cards)


def _column(seat: int, box: Box, counts: tuple[int, int], gap: float, unit: float) -> Area:
    """A narrow side of several above the lane: a header, piles below each other, rows beside them."""
    x, y, w, h = box
    head = h * 0.14
    body = h - head - gap
    pile_high = (body - 3 * gap) / 4
    left = min(w * 0.24, pile_high * 1.02)
    zones: dict[str, Box] = {}
    for place, name in enumerate(("colony", "hq", "trash", "ruin")):
        zones[name] = (x, y + head + gap + place * (pile_high + gap), left, pile_high)
    right, wide = x + left + gap * 1.5, w - left - gap * 1.5
    top = y + head + gap
    if w >= LEAST_ROW * unit:
        far = (body - gap) * 0.46
        card = card_in(far, wide)
        cantina, surface = split_rows((right, top, wide, far), counts, gap * 0.75, card[0], True)
        zones |= {"cantina": cantina, "surface": surface}
        zones["hangar"] = (right, top + far + gap, wide, body - far - gap)
    else:
        far = (body - 2 * gap) * 0.31
        card = card_in(far, wide)
        zones["surface"] = (right, top, wide, far)
        zones["cantina"] = (right, top + far + gap, wide, far)
        zones["hangar"] = (right, top + 2 * (far + gap), wide, body - 2 * (far + gap))
    small = card_in(pile_high, left * 0.94, 0.92)
    cards = dict.fromkeys(("colony", "hq", "trash", "ruin"), small)
    cards |= {"cantina": card, "surface": card, "hangar": card_in(zones["hangar"][3], wide)}
    return Area(seat, True, (x, y, w, head), zones, cards, narrow=True)


def info(plan: Plan) -> Box:
    """Beside the ships of a combat: from the upper hangar, or the lane, down to the lower hangar."""
    wide = [area.zones["hangar"] for area in plan.areas.values() if area.wide]
    if not wide:
        return plan.lane
    x, _, w, _ = wide[0]
    top = min(plan.lane[1], *(box[1] for box in wide))
    low = max(plan.lane[1] + plan.lane[3], *(box[1] + box[3] for box in wide))
    return x + w * (1 - INFO), top, w * INFO, low - top


def played(plan: Plan, combat: bool) -> Box:
    """Where cards that are being played lie: in the middle, in combat beside the ships and the shots between them."""
    if not combat or not any(area.wide for area in plan.areas.values()):
        return plan.stack
    x, _, w, _ = info(plan)
    return x, plan.stack[1], w, plan.stack[3]


# --- ships with what they carry


@dataclass(frozen=True)
class Berth:
    """A ship in the hangar and the small cards aboard beside it, as centres in board pixels."""

    ship: tuple[float, float]
    aboard: tuple[tuple[float, float], ...]


def berths(
    box: Box, card: Size, ships: Sequence[tuple[bool, int]], ahead: Sequence[float] = ()
) -> tuple[list[Berth], Size]:
    """Ships side by side: for each whether it lies turned by a quarter, and how many cards are aboard.

    `ahead` moves a ship towards the lane by that many pixels. Gives the places and the size of cards aboard.
    """
    x, y, w, h = box
    wide, tall = card
    mini = (tall * MINI / RATIO, tall * MINI)
    gap = wide * 0.12
    columns = [-(-load // 2) for _, load in ships]
    widths = [
        (tall if turned else wide) + count * (mini[0] + gap * 0.5)
        for (turned, _), count in zip(ships, columns, strict=True)
    ]
    total = sum(widths) + gap * max(0, len(ships) - 1)
    room, last = w * 0.98, widths[-1] if widths else 0.0
    # Too many move closer, so that the last one still ends within the box.
    squeeze = 1.0 if total <= room or total <= last else max(0.0, (room - last) / (total - last))
    left = x + (w - min(total, room)) / 2
    found = []
    for place, (turned, load) in enumerate(ships):
        body = tall if turned else wide
        shift = ahead[place] if place < len(ahead) else 0.0
        centre = (left + body / 2, y + h / 2 + shift)
        spots = []
        for number in range(load):
            column, row = divmod(number, 2)
            sx = left + body + gap * 0.4 + column * (mini[0] + gap * 0.5) + mini[0] / 2
            alone = load == 1
            sy = centre[1] + (0.0 if alone else (row - 0.5) * (mini[1] + gap * 0.4))
            spots.append((sx, sy))
        found.append(Berth(centre, tuple(spots)))
        left += (widths[place] + gap) * squeeze
    return found, mini
