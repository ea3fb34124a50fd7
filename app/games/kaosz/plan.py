"""Where things lie on the Káosz table (KG-1.1): one's own side below, the others above turned towards the reader.

Each side has a column with its plate and piles, and beside it the hangar, the cantina and the surface, in one row or
in two; between the sides lies the lane, in which combat and the stack are shown. How large the cards are follows from
what lies there now: `fit` tries from large to small. All lengths are board pixels.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import lru_cache
from typing import NamedTuple

from app.games.kaosz.berths import RATIO, Docked, aboard_width, hangar_width
from app.table.model import Box, Size
from rules.core.lean import dataclass

PILES = ("colony", "trash", "ruin")
STRIP = ("hq", "trash", "ruin")  # the small piles beside a colony, which is a world; one's own hand lies elsewhere
FAR = ("cantina", "surface")
MOST, LARGE, SHIP, READ = 156.0, 108.0, 96.0, 72.0  # logical widths: the largest card, one that is large enough for
# others to overlap before it shrinks, a ship's, what must be read
FAR_SHARES = (1.0, 0.92, 0.84, 0.76)  # of a ship's width, for a card of the cantina or the surface
TIGHTER = (0.9, 0.8, 0.7, 0.6)  # of a ship that stays in sight in a full hangar
LEAST_SEEN = 0.6  # of a card in a full row of the far zones
TIGHTEST = 0.06  # the least that ever stays in sight of a card; pointing at it brings it to the front
CROWDED = 0.34  # the same above the lane, where several sides stand beside each other
CROWDED_BACKS = 0.22  # the same of a card of which only the back is seen
OTHERS = ((1.0, 1.0), (0.86, 1.0), (0.74, 1.0), (0.6, 1.0), (0.6, CROWDED))  # of one's own ships, for those of several
# others; and how much of each stays in sight
BACKS = 0.6  # of a ship's width, for cards of others of which only the backs are seen
LEAST_BACK, SMALL_BACK = 56.0, 42.0  # logical widths of such cards; the latter where many sides share the table
LEAST_WORLD = 84.0  # logical width of a colony's world, which is no smaller than a ship
SMALL_PILE = 68.0  # of a card beside it: a picture without its name
WORLD_SHARE = 0.68  # of the column's width, where piles lie beside it
WIDER = (1.5, 1.35, 1.2, 1.1)  # columns with larger worlds, where the cards have room all the same
FAIR = 128.0  # logical width of ships that may be no larger if worlds are
LEAST_CELL = 26.0  # of a small pile of a narrow side
CROWDED_WORLD = 1.9  # of a plate's height, as far as a narrow side has height to spare
HEAD_GAP = 0.45  # of the letters' height, between a plate and the zones below it
INFO = 0.27  # of a full-width hangar: left free where there is room, for the steps and the outcome of a combat
STEP = 3.0  # between the widths that are tried
LARGER_WORLD = 1.3  # by which a colony must be larger to be worth a change
GAIN = 1.1  # by which another layout must be larger to be worth a change


@dataclass(frozen=True)
class Holding:
    """What lies on a side, as far as it needs room."""

    ships: tuple[Docked, ...] = ()
    cantina: int = 0
    surface: int = 0
    bare: frozenset[str] = frozenset()  # piles in which nothing lies
    backs: frozenset[str] = frozenset()  # zones of which only backs are seen

    def count(self, zone: str) -> int:
        return len(self.ships) if zone == "hangar" else int(getattr(self, zone))


@dataclass(frozen=True)
class Area:
    """The boxes of one player's side."""

    seat: int
    upper: bool  # lies above the lane
    plate: Box  # name, credits, numbers
    zones: Mapping[str, Box]  # colony, trash, ruin, hq (others only), hangar, cantina, surface
    cards: Mapping[str, Size]  # size of a card in each zone
    narrow: bool = False  # one of several above the lane
    open: frozenset[str] = frozenset()  # zones that have room for cards; the others are only an edge

    @property
    def wide(self) -> bool:
        """Whether the side has the whole width of the table."""
        return not self.narrow


@dataclass(frozen=True)
class Plan:
    """The boxes of one table."""

    room: tuple[int, int]
    own: int | None
    areas: Mapping[int, Area]
    lane: Box  # the band between the sides: combat, announcements, the attack marker
    marker: Box  # at its left end: the marker with which attack targets are named
    stack: Box  # at its right: cards that are being played (KG-1.8)
    looking: Box  # over the middle of the table: cards that are looked at (KG-5.16)
    ship: float = 0.0  # the width of a ship
    column: float = 0.0  # the width of plates and worlds
    held: Mapping[int, Holding] = field(default_factory=dict)  # what it was made for


@dataclass(frozen=True)
class Measures:
    """Lengths that follow from window and text."""

    unit: float
    em: float
    gap: float
    pad: float  # what a row is taller than its cards: the zone's name on its edge, and air
    edge: float  # how thick an empty zone is
    column: float  # width of plate and piles
    plate: float  # height of a plate
    lane: float

    @classmethod
    def of(cls, wide: float, high: float, unit: float, em: float) -> Measures:
        gap = max(4.0 * unit, high * 0.01)
        column = min(wide * 0.19, max(176 * unit, em * 11.5))
        plate = min(high * 0.14, max(em * 3.2, 52 * unit))
        lane = min(high * 0.12, max(48 * unit, em * 3.2))
        return cls(unit, em, gap, em * 0.5 + 5 * unit, max(30 * unit, em * 1.7), column, plate, lane)

    def row(self, wide: float) -> float:
        """The height of a row with cards of this width."""
        return wide * RATIO + self.pad


class Sizes(NamedTuple):
    """One try: widths of ships and of other cards, and how much of a card must stay in sight in a full row."""

    ship: float
    far: float
    seen: float
    far_seen: float
    info: bool  # the hangar leaves room for what is told about a combat
    others: tuple[float, float] = (1.0, 1.0)  # see OTHERS

    def scaled(self, least: float) -> Sizes:
        """The same for a side of several above the lane."""
        share, seen = self.others
        ship = max(min(self.ship, least), self.ship * share)
        far = max(min(self.far, least), self.far * share)
        return Sizes(ship, min(ship, far), min(self.seen, seen), min(self.far_seen, CROWDED), False)


class Laid(NamedTuple):
    """How a side lies in a try: in one row or in two, and how tall it is at least."""

    rows: int
    high: float


def plan(
    room: tuple[int, int],
    seats: Sequence[int],
    own: int | None,
    held: Mapping[int, Holding],
    unit: float = 1.0,
    em: float = 16.0,
    ships_only: bool = False,
) -> Plan:
    """Lay the table out for these seats (in clockwise order), seen by one of them or by all.

    `held` says what lies on each side, `em` is the height of letters, which plates must hold. Where there are neither
    crew nor bases, the hangars take their room. Whoever is out of the game (KG-11.36) has no side any more and watches
    the others.
    """
    own = own if own in seats else None
    wide, high = float(room[0]), float(room[1])
    now = Measures.of(wide, high, unit, em)
    below, above = _around(seats, own)
    sides = _Sides(now, wide, above, below, held, ships_only)
    sizes = sides.fit(high - now.lane - 2 * now.gap)
    if sizes.ship < READ * unit:  # rather a low lane than ships that nobody can read
        now = replace(now, lane=now.lane * 0.7)
        sizes = sides.fit(high - now.lane - 2 * now.gap)
    sides, sizes = _with_worlds(sides, sizes, high - now.lane - 2 * now.gap)
    low, top = sides.heights(sizes)
    spare = max(0.0, high - now.lane - 2 * now.gap - low - top)
    grown = min(spare, now.lane * 0.5)
    lane_high, spare = now.lane + grown, spare - grown
    total = max(low, top) * 2  # the lower side grows first: worlds are to be alike
    if low + top + spare <= total:
        low, top = (low + spare, top) if low < top else (low, top + spare)
    elif total:
        low = top = (low + top + spare) / 2
    areas: dict[int, Area] = {}
    if below is not None:
        box = (now.gap, high - low, wide - 2 * now.gap, low)
        areas[below] = sides.area(below, box, sizes, False, below == own)
    for place, seat in enumerate(above):
        each = sides.each
        box = (now.gap + place * (each + 2 * now.gap), now.gap / 2, each, top - now.gap / 2)
        areas[seat] = sides.area(seat, box, sizes, True, False)
    lane = (now.gap, top + now.gap, wide - 2 * now.gap, lane_high)
    marker = (lane[0], lane[1] + lane_high * 0.04, now.column, lane_high * 0.92)
    stack = _stack(lane, sizes.ship, now)
    return Plan(room, own, areas, lane, marker, stack, _looking(wide, high), sizes.ship, sides.column, dict(held))


def _with_worlds(sides: _Sides, sizes: Sizes, high: float) -> tuple[_Sides, Sizes]:
    """The same cards beside columns as wide as these leave room for: nothing is looked at as often as a colony."""
    for share in WIDER:
        wider = sides.widened(share, high)
        found = wider.fit(high)
        ship, far = min(sizes.ship, FAIR * sides.now.unit), min(sizes.far, LARGE * sides.now.unit)
        if found.ship >= ship and found.far >= far and wider.is_roomy(found):
            return wider, found
    return sides, sizes


def _around(seats: Sequence[int], own: int | None) -> tuple[int | None, list[int]]:
    """Who sits below and who above: clockwise from one's own seat to the left, over the top, to the right."""
    if not seats:
        return None, []
    first = own if own is not None else seats[0]
    start = list(seats).index(first)
    around = [*seats[start:], *seats[:start]]
    return around[0], around[1:]


def _stack(lane: Box, ship: float, now: Measures) -> Box:
    """Cards that are being played: over the lane, left of the list of what waits."""
    x, y, w, h = lane
    tall = ship * RATIO
    wide = ship * 2.3
    right = x + w - min(w * 0.4, 262 * now.unit)
    return right - wide, y + (h - tall) / 2, wide, tall


def _looking(wide: float, high: float) -> Box:
    """Five cards beside each other as large as the board allows; the plates at the left stay in sight."""
    tall = min(high * 0.62, wide * 0.74 / 5.6 * RATIO)
    box_high = tall + high * 0.1
    return wide * 0.24, (high - box_high) / 2, wide * 0.75, box_high


def looked_at(plan: Plan, count: int) -> Size:
    """The size of so many cards that are looked at: as large as they fit side by side, in as many rows as is best."""
    wide, high = plan.looking[2], plan.looking[3] - plan.room[1] * 0.1

    def width(rows: int) -> float:
        columns = -(-count // rows)
        return min(wide / (columns * 1.12), (high / rows) / 1.06 / RATIO if rows > 1 else high / RATIO)

    best = max(width(rows) for rows in range(1, 4))
    return best, best * RATIO


@lru_cache(maxsize=8)
def _tries(unit: float) -> list[list[Sizes]]:
    """From large to small, in groups that end with their tightest try: cards of a row overlap before ships become
    smaller than they should be. They depend on the window alone."""
    least, ship = READ * unit, MOST * unit
    found = []
    while ship > SHIP * unit:
        overlaps = (1.0,) if ship > LARGE * unit else (1.0, LEAST_SEEN)
        ways = [(info, seen, share) for info in (True, False) for seen in overlaps for share in FAR_SHARES]
        found.append([Sizes(ship, max(least, ship * share), 1.0, seen, info) for info, seen, share in ways])
        ship -= STEP * unit
    for seen in (1.0, *TIGHTER):
        fars = [max(least, SHIP * unit * share) for share in FAR_SHARES]
        found.append([Sizes(SHIP * unit, far, seen, LEAST_SEEN, False) for far in fars])
    ship = SHIP * unit
    while ship > least:
        found.append([Sizes(ship, least, TIGHTER[-1], LEAST_SEEN, False)])
        ship -= STEP * unit
    found += [[Sizes(least, least, seen, seen, False)] for seen in (0.5, 0.4, 0.3, 0.2, 0.12, TIGHTEST)]
    while least > 24 * unit:  # a window too small for all that lies there
        least -= STEP * unit
        found.append([Sizes(least, least, TIGHTEST, TIGHTEST, False)])
    return found


class _Sides:
    """Tries sizes for all sides, and cuts a side into its boxes."""

    def __init__(
        self,
        now: Measures,
        wide: float,
        above: Sequence[int],
        below: int | None,
        held: Mapping[int, Holding],
        ships_only: bool,
    ) -> None:
        self.now, self.above, self.below, self.held, self.ships_only = now, above, below, held, ships_only
        self.crowd = len(above) > 1
        self.column = now.column
        self._laid: dict[tuple[int, Sizes], Laid] = {}
        self.whole = wide - 2 * now.gap
        self.each = (self.whole - 2 * now.gap * (len(above) - 1)) / max(1, len(above))

    def widened(self, share: float, high: float) -> _Sides:
        """The same with wider columns, but no wider than a world can use whose side has half of the height."""
        made = _Sides(self.now, self.whole + 2 * self.now.gap, self.above, self.below, self.held, self.ships_only)
        world = high * (0.6 if self.crowd else 0.5) - self.now.plate - self.now.gap
        made.column = max(self.now.column, min(self.now.column * share, world / WORLD_SHARE))
        return made

    def is_roomy(self, sizes: Sizes) -> bool:
        """Whether no card of a side with wide rows lies under another one, nor where a combat is told."""
        sides = [seat for seat in (self.below, *self.above) if seat is not None and not self._narrow(seat)]
        for seat in sides:
            own, wide = self._of(seat, sizes)
            own = own._replace(seen=1.0, far_seen=1.0)
            ships = hangar_width(self.held.get(seat, Holding()).ships, own.ship, self._aboard(own), 1.0)
            beside = sum(self._far_width(seat, zone, own) for zone in FAR) + self.now.gap
            rows = self._lay(seat, own, wide).rows
            hangar = self._zones((0.0, 0.0, wide, 0.0), seat, own, rows, False)["hangar"][2]
            free = wide - (ships + self.now.gap if rows == 1 else 0.0)
            if not leaves_words(ships, hangar, wide) or beside > free:
                return False
        return True

    # --- how large

    def _others(self, sizes: Sizes) -> Sequence[tuple[float, float]]:
        """How small the ships of several others may be beside these; their names are covered at last."""
        if not self.crowd:
            return OTHERS[:1]
        return OTHERS if sizes.ship <= SHIP * self.now.unit else OTHERS[:-1]

    def fit(self, high: float) -> Sizes:
        """The largest sizes with which all sides fit into this height. A smaller ship never needs more room, so that
        the group is found by halving."""
        groups = _tries(self.now.unit)

        def fits(sizes: Sizes) -> bool:
            return sum(self.heights(sizes)) <= high

        def tightest(group: list[Sizes]) -> Sizes:
            return group[-1]._replace(others=self._others(group[-1])[-1])

        first = bisect_left(groups, True, key=lambda group: fits(tightest(group)))
        group = groups[min(first, len(groups) - 1)]
        tries = (sizes._replace(others=others) for sizes in group for others in self._others(sizes))
        return next(filter(fits, tries), tightest(group))

    def heights(self, sizes: Sizes) -> tuple[float, float]:
        """What the side below and those above need; far too much where something does not fit."""
        low = self.laid(self.below, sizes).high if self.below is not None else 0.0
        return low, max((self.laid(seat, sizes).high for seat in self.above), default=0.0)

    def _of(self, seat: int, sizes: Sizes) -> tuple[Sizes, float]:
        """The sizes for this side, and the width of its rows."""
        if not self._narrow(seat):
            far_seen = sizes.far_seen if seat == self.below else min(sizes.far_seen, LEAST_SEEN)
            sizes = Sizes(sizes.ship, sizes.far, sizes.seen, far_seen, sizes.info)
            return sizes, self.whole - self.column - self.now.gap
        return sizes.scaled(READ * self.now.unit), self.each

    def laid(self, seat: int, sizes: Sizes) -> Laid:
        """In one row or in two, whichever is lower; one's own side is no lower than its plate and piles."""
        sizes, wide = self._of(seat, sizes)
        key = (seat, sizes)
        if key not in self._laid:
            self._laid[key] = self._lay(seat, sizes, wide)
        return self._laid[key]

    def _lay(self, seat: int, sizes: Sizes, wide: float) -> Laid:
        now, held = self.now, self.held.get(seat, Holding())
        head = self._head() if self._narrow(seat) else 0.0
        least = now.plate + now.gap + max(LEAST_WORLD * now.unit, sizes.ship) if not head else 0.0
        ships = hangar_width(held.ships, sizes.ship, self._aboard(sizes), sizes.seen) if held.ships else now.edge
        hangar = now.row(sizes.ship) if held.ships else now.edge
        far = self._far_row(seat, sizes)
        beside = sum(self._far_width(seat, zone, sizes) for zone in FAR) + now.gap
        free = wide * (1 - INFO) if sizes.info else wide
        found = []
        if self.ships_only:
            return Laid(1, max(least, head + hangar)) if ships <= free else Laid(1, 10**6)
        if ships + now.gap + beside <= wide:
            found.append(Laid(1, max(least, head + max(hangar, far))))
        if ships <= free and beside <= wide:
            found.append(Laid(2, max(least, head + hangar + now.gap + far)))
        return min(found, key=lambda laid: laid.high, default=Laid(2, 10**6))

    def _narrow(self, seat: int) -> bool:
        return self.crowd and seat != self.below

    def _head(self) -> float:
        """Plate and piles of a narrow side, in one line; below them the names on the zones' edges need air."""
        return self.now.plate + max(self.now.gap, self.now.em * HEAD_GAP)

    def _aboard(self, sizes: Sizes) -> float:
        return aboard_width(sizes.ship, READ * self.now.unit)

    def _far(self, seat: int, zone: str, sizes: Sizes) -> float:
        """The width of a card in this zone; backs have nothing to read."""
        if seat == self.below or zone not in self.held.get(seat, Holding()).backs:
            return sizes.far
        least = (SMALL_BACK if self.crowd else LEAST_BACK) * self.now.unit
        return min(sizes.far, max(least, 0.0 if self.crowd else sizes.ship * BACKS))

    def _far_row(self, seat: int, sizes: Sizes) -> float:
        """The height of the row of cantina and surface."""
        held = self.held.get(seat, Holding())
        return max(self.now.row(self._far(seat, zone, sizes)) if held.count(zone) else self.now.edge for zone in FAR)

    def _far_width(self, seat: int, zone: str, sizes: Sizes) -> float:
        """What a row of cards needs."""
        count = self.held.get(seat, Holding()).count(zone)
        if not count:
            return self.now.edge
        card = self._far(seat, zone, sizes)
        seen = min(sizes.far_seen, CROWDED_BACKS) if card < sizes.far and self.crowd else sizes.far_seen
        step = card + 6 * self.now.unit if seen >= 1 else card * seen
        return card + step * (count - 1) + 14 * self.now.unit

    # --- the boxes

    def area(self, seat: int, box: Box, sizes: Sizes, upper: bool, own: bool) -> Area:
        rows = self.laid(seat, sizes).rows
        sizes, _ = self._of(seat, sizes)
        if self._narrow(seat):
            return self._crowded(seat, box, sizes, rows)
        x, y, w, h = box
        now = self.now
        bare = self.held.get(seat, Holding()).bare
        plate, piles, pile = self._column((x, y, self.column, h), upper, own, bare)
        main = (x + self.column + now.gap, y, w - self.column - now.gap, h)
        zones = self._zones(main, seat, sizes, rows, upper)
        return self._area(seat, upper, plate, piles | zones, sizes, pile, False)

    def _area(
        self, seat: int, upper: bool, plate: Box, zones: dict[str, Box], sizes: Sizes, pile: float, narrow: bool
    ) -> Area:
        cards = dict.fromkeys((*PILES, "hq"), (pile, pile * RATIO))
        for zone in FAR:
            far = self._far(seat, zone, sizes)
            cards[zone] = (far, far * RATIO)
        cards["hangar"] = (sizes.ship, sizes.ship * RATIO)
        held = self.held.get(seat, Holding())
        piles = frozenset((*PILES, "hq")) - (frozenset() if narrow else held.bare)
        open = piles | {"colony"} | {zone for zone in ("hangar", *FAR) if held.count(zone)}
        return Area(seat, upper, plate, zones, cards, narrow, open)

    def _column(self, box: Box, upper: bool, own: bool, bare: frozenset[str]) -> tuple[Box, dict[str, Box], float]:
        """The plate beside the lane, behind it the colony's world, as large as it can be, and the piles beside it."""
        x, y, w, h = box
        now = self.now
        names = STRIP[1:] if own else STRIP
        high = max(now.plate, min(now.em * 4.6, h * 0.36))
        rest = h - high - now.gap
        full = [name for name in names if name not in bare]
        world = min(rest, max(LEAST_WORLD * now.unit, w * WORLD_SHARE) if full else w - now.gap - now.edge)
        top = y if upper else y + h - world
        plate_high = min(h - now.gap - world, max(high, now.em * 5.6))  # it takes something of what the world leaves
        plate = (x, y + h - plate_high, w, plate_high) if upper else (x, y, w, plate_high)
        piles, pile = self._strip((x + world + now.gap, top, w - world - now.gap, world), full, names)
        return plate, {"colony": (x, top, world, world)} | piles, pile

    def _strip(self, box: Box, full: Sequence[str], names: Sequence[str]) -> tuple[dict[str, Box], float]:
        """The small piles in as many rows as make them largest; those in which nothing lies are edges beside them or
        below them."""
        x, y, w, h = box
        now = self.now
        empty = [name for name in names if name not in full]
        if not full:
            return _stacked(empty, box, now.gap), 8.0
        edges = len(empty) * (now.edge + now.gap)
        beside = (x, y, w - (now.edge + now.gap if empty else 0.0), h), (x + w - now.edge, y, now.edge, h)
        below = (x, y, w, h - edges), (x, y + h - edges + now.gap, w, edges - now.gap)
        tries = [(lines, room, rest) for room, rest in (beside, below) for lines in range(1, len(full) + 1)]
        lines, (x, y, w, h), rest = max(tries, key=lambda each: self._pile(len(full), each[0], each[1]))
        pile = max(8.0, min(SMALL_PILE * now.unit, self._pile(len(full), lines, (x, y, w, h))))
        columns, line = -(-len(full) // lines), (h - now.gap * (lines - 1)) / lines
        zones: dict[str, Box] = {}
        for place, name in enumerate(full):
            row, column = divmod(place, columns)
            here = min(columns, len(full) - row * columns)
            each = (w - now.gap * (here - 1)) / here
            zones[name] = (x + column * (each + now.gap), y + row * (line + now.gap), each, line)
        return zones | _stacked(empty, rest, now.gap), pile

    def _pile(self, count: int, lines: int, room: Box) -> float:
        """The width of so many piles in so many rows."""
        gap, columns = self.now.gap, -(-count // lines)
        cell = ((room[2] - gap * (columns - 1)) / columns, (room[3] - gap * (lines - 1)) / lines)
        return min(cell[0] * 0.88, (cell[1] - 12 * self.now.unit) / RATIO)

    def _zones(self, box: Box, seat: int, sizes: Sizes, rows: int, upper: bool) -> dict[str, Box]:
        """Hangar, cantina and surface."""
        x, y, w, h = box
        now, held = self.now, self.held.get(seat, Holding())
        if self.ships_only:
            return {"hangar": box}
        needs = [self._far_width(seat, zone, sizes) for zone in FAR]
        if rows == 1:
            ships = hangar_width(held.ships, sizes.ship, self._aboard(sizes), 1.0) if held.ships else now.edge
            names = ("hangar", *FAR)
            widths = _shared(w - 2 * now.gap, [ships, *needs], [held.count(zone) > 0 for zone in names])
            return _beside(names, widths, box, now.gap)
        near = now.row(sizes.ship) if held.ships else now.edge
        far = self._far_row(seat, sizes)
        grow = max(0.0, h - now.gap - near - far)
        if held.ships:
            near += grow
        else:
            far += grow
        near_y, far_y = (y + far + now.gap, y) if upper else (y, y + near + now.gap)
        widths = _shared(w - now.gap, needs, [held.count(zone) > 0 for zone in FAR])
        return {"hangar": (x, near_y, w, near)} | _beside(FAR, widths, (x, far_y, w, far), now.gap)

    def _crowded(self, seat: int, box: Box, sizes: Sizes, rows: int) -> Area:
        """A narrow side of several above the lane: plate, world and piles in one line, the rows below them."""
        x, y, w, h = box
        now = self.now
        spare = max(0.0, h - self.laid(seat, sizes).high)
        high = min(now.plate + spare * 0.5, now.plate * CROWDED_WORLD, w * 0.34)
        high = max(now.plate, high)
        world = max(high * 0.75, min(high, w * 0.62 - 3 * (LEAST_CELL * now.unit + now.gap)))
        cell = min(high / 1.1, (w * 0.62 - world - now.gap * 3) / 3)
        left = w - world - 3 * cell - 4 * now.gap
        zones = {"colony": (x + left + now.gap, y + (high - world) / 2, world, world)}
        start = x + left + world + 2 * now.gap
        zones |= {name: (start + place * (cell + now.gap), y, cell, high) for place, name in enumerate(STRIP)}
        pile = min(cell * 0.86, (high - 6 * now.unit) / RATIO)
        head = self._head() - now.plate + high
        main = (x, y + head, w, h - head)
        zones |= self._zones(main, seat, sizes, rows, True)
        return self._area(seat, True, (x, y, left, high), zones, sizes, pile, True)


def _shared(room: float, needs: Sequence[float], filled: Sequence[bool]) -> list[float]:
    """Widths beside each other: an empty zone keeps its edge, the others share the rest by what they need."""
    if not any(filled):
        return [room / len(needs)] * len(needs)
    fixed = sum(need for need, full in zip(needs, filled, strict=True) if not full)
    wanted = sum(need for need, full in zip(needs, filled, strict=True) if full)
    return [need * (room - fixed) / wanted if full else need for need, full in zip(needs, filled, strict=True)]


def _stacked(names: Sequence[str], box: Box, gap: float) -> dict[str, Box]:
    """Equally high, one below the other."""
    x, y, w, h = box
    each = (h - gap * (len(names) - 1)) / max(1, len(names))
    return {name: (x, y + place * (each + gap), w, each) for place, name in enumerate(names)}


def _beside(names: Sequence[str], widths: Sequence[float], box: Box, gap: float) -> dict[str, Box]:
    x, y, _, h = box
    made = {}
    for name, wide in zip(names, widths, strict=True):
        made[name] = (x, y, wide, h)
        x += wide + gap
    return made


# --- whether a layout still serves


def still_serves(before: Plan, wanted: Plan, unit: float) -> bool:
    """Whether the layout on the table can stay: everything still fits, and another one would gain little."""
    if before.room[0] != wanted.room[0] or before.room[1] > wanted.room[1] or before.own != wanted.own:
        return False
    if list(before.areas) != list(wanted.areas) or wanted.ship > before.ship * GAIN:
        return False
    if wanted.column > before.column * LARGER_WORLD:
        return False
    # A world may not take the room of a combat's words.
    wide = before.room[0] - before.column if before.column > before.marker[2] else None
    return all(_holds(area, wanted.held.get(seat, Holding()), unit, wide) for seat, area in before.areas.items())


def leaves_words(ships: float, hangar: float, wide: float) -> bool:
    """Whether ships of this width in a hangar leave the end of the rows free, where a combat is told."""
    return hangar <= wide * (1 - INFO) or ships <= hangar * (1 - INFO)


def _holds(area: Area, held: Holding, unit: float, wide: float | None) -> bool:
    if any(name in area.zones and name not in area.open and name not in held.bare for name in (*PILES, "hq")):
        return False
    rows = [zone for zone in ("hangar", *FAR) if zone in area.zones]
    if len(rows) > 1 and area.open.intersection(rows) and not any(held.count(zone) for zone in rows):
        return False  # the side was emptied: none of its rows may be a mere edge beside an empty one
    for zone in rows:
        count = held.count(zone)
        if not count:
            continue
        if zone not in area.open:
            return False
        room, (card, _) = area.zones[zone][2], area.cards[zone]
        if zone == "hangar":
            needed = hangar_width(held.ships, card, aboard_width(card, READ * unit), CROWDED if area.narrow else 1.0)
            if wide is not None and not area.narrow and not leaves_words(needed, room, wide):
                return False
        else:
            needed = card * (1 + (count - 1) * (CROWDED if area.narrow else LEAST_SEEN))
        if needed > room:
            return False
    return True


def info(plan: Plan) -> Box:
    """Beside the ships of a combat: from the upper hangar, or the lane, down to the lower hangar."""
    wide = [area for area in plan.areas.values() if area.wide]
    x, y, w, h = plan.lane
    rows = [area.zones["hangar"] for area in wide]
    top = min(y, *(box[1] for box in rows)) if rows else y
    low = max(y + h, *(box[1] + box[3] for box in rows)) if rows else y + h
    left = x + (rows[0][0] - x if rows else 0.0)
    room = x + w - left
    return left + room * (1 - INFO), top, room * INFO, low - top
