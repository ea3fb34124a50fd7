"""What never changes during a game: the printed content, and the tables derived from it and from the switches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from rules.content.designs import Kind
from rules.content.loading import Content, made_once
from rules.content.shapes import Flag, ListOf, Maybe, Table, Whole, Word
from rules.core.decisions import Option
from rules.core.lean import dataclass
from rules.core.state import Setup

from .deliveries import COLOURS, CRUISER, Delivery, Goods, add, counted, deliveries, fewest_first

DICE = 2  # SM-4.10
HOLDS = 2  # SM-4.71
FACES = 6
AIM = (-60, 60)  # SM-6.60
COSTLY_SIX = 10  # SM-6.46
MOST_SECTORS = 6
DEFAULT_SET = "base"
PLAYER_COLOURS = ("orange", "black", "white", "pink", "brown", "purple")  # SM-2.8; the ids of the characters

# SM-6A: the first value is the default.
SWITCHES: Mapping[str, tuple[Any, ...]] = {
    "timing": ("realtime", "open", "secret"),
    "stations": (False, True),
    "fav_ships": (False, True),
    "fav_leftover": (False, True),
    "stacked": (False, True),
    "pace": ("standard", "relaxed", "fast"),
    "unpaid_visible": (True, False),
}


@dataclass(frozen=True, slots=True)
class Sector:
    """A sector card (SM-2.30 to 2.33). Its value is the number of its planets."""

    id: str
    planets: tuple[str, ...]
    ships: tuple[str, ...]
    station: bool
    ship_counts: Goods
    deliveries: Mapping[Goods, Delivery]  # every goods payment that delivers it (SM-4.120, 4.121)


@dataclass(frozen=True, slots=True)
class Character:
    """A character card: two favourite planets, two favourite ships (SM-2F)."""

    id: str
    planets: tuple[str, ...]
    ships: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Players:
    """One row of the tables 2B and 2C."""

    id: str
    count: int
    tokens: tuple[int, ...]
    galaxies: int
    size: int
    goods: int
    ones: int
    fives: int

    @property
    def energy(self) -> int:
        return self.ones + 5 * self.fives


@dataclass(frozen=True, slots=True)
class Supply:
    """What the box holds (SM-2A)."""

    id: str
    goods: int
    ones: int
    fives: int


@dataclass(frozen=True, slots=True)
class Timing:
    """The constants of real time in milliseconds, the paces in percent (SM-4C)."""

    id: str
    tick_ms: int
    reveal_lock_ms: int
    hand_ms: int
    settle_ms: int
    idle_limit_ms: int
    bid_limit_ms: int
    relaxed: int
    standard: int
    fast: int

    def paced(self, limit: int, pace: str) -> int:
        """A limit at this pace, rounded to a whole number."""
        percent = {"relaxed": self.relaxed, "standard": self.standard, "fast": self.fast}[pace]
        return (limit * percent + 50) // 100


def _sector(id: str, planets: tuple[str, ...], ships: tuple[str, ...], station: bool) -> Sector:
    return Sector(id, planets, ships, station, counted(ships), deliveries(ships))


_colour = Word(*COLOURS)
_ms = Whole(1, 600_000)

SECTOR = Kind(
    "sector",
    Table(
        {
            "planets": ListOf(_colour, 1, 4),
            "ships": ListOf(Word(*COLOURS, CRUISER), 1, 4),
            "station": Maybe(Flag(), False),
        }
    ),
    _sector,
)
CHARACTER = Kind(
    "character",
    Table({"planets": ListOf(_colour, 2, 2, unique=True), "ships": ListOf(_colour, 2, 2, unique=True)}),
    Character,
)
PLAYERS = Kind(
    "players",
    Table(
        {
            "count": Whole(2, 6),
            "tokens": ListOf(Whole(-1, 9), 3, 6, unique=True),
            "galaxies": Whole(1, 12),
            "size": Whole(2, MOST_SECTORS),
            "goods": Whole(0, 9),
            "ones": Whole(0, 30),
            "fives": Whole(0, 6),
        }
    ),
    Players,
)
SUPPLY = Kind("supply", Table({"goods": Whole(1, 99), "ones": Whole(0, 99), "fives": Whole(0, 99)}), Supply)
TIMING = Kind(
    "timing",
    Table(
        {
            "tick_ms": Whole(1, 1000),
            "reveal_lock_ms": _ms,
            "hand_ms": _ms,
            "settle_ms": _ms,
            "idle_limit_ms": _ms,
            "bid_limit_ms": _ms,
            "relaxed": Whole(1, 1000),
            "standard": Whole(1, 1000),
            "fast": Whole(1, 1000),
        }
    ),
    Timing,
)
KINDS = (SECTOR, CHARACTER, PLAYERS, SUPPLY, TIMING)


def _faces(verb: str, sector: int, low: int) -> tuple[Option, ...]:
    return tuple((verb, sector, face) for face in range(low, FACES + 1))


class Facts:
    """The tables of one game: content and switches turned into what the steps look up."""

    __slots__ = (
        "bid_limit",
        "characters",
        "content",
        "energy",
        "fav_leftover",
        "fav_ships",
        "galaxies",
        "goods",
        "hand",
        "idle_limit",
        "lock",
        "n",
        "open_faces",
        "pace",
        "pairs",
        "places",
        "prices",
        "ranges",
        "rush",
        "sectors",
        "settle",
        "size",
        "stacked",
        "stations",
        "takes",
        "tick",
        "timing",
        "tokens",
        "verb",
    )  # fmt: skip

    def __init__(self, content: Content, setup: Setup) -> None:
        chosen = {name: setup.options.get(name, values[0]) for name, values in SWITCHES.items()}
        self.content = content
        self.n = len(setup.seats)
        row = next(r for r in content.table(PLAYERS).values() if r.count == self.n)
        self.size, self.galaxies, self.energy, self.goods = row.size, row.galaxies, row.energy, row.goods
        self.tokens: tuple[int, ...] = tuple(sorted(row.tokens, reverse=True))
        self.sectors: Mapping[str, Sector] = content.table(SECTOR)
        self.characters: Mapping[str, Character] = content.table(CHARACTER)
        self.timing: str = chosen["timing"]
        self.stacked: bool = chosen["stacked"]
        self.stations: bool = chosen["stations"]
        self.fav_ships: bool = chosen["fav_ships"]
        self.fav_leftover: bool = chosen["fav_leftover"]
        self._keep_time(next(iter(content.table(TIMING).values())), chosen["pace"])
        self._list_bids()
        self.pairs: dict[tuple[str, str], tuple[Goods, ...]] = {}
        self.places: dict[tuple[int, ...], tuple[Option, ...]] = {}  # by the tops of the row, filled as they come up

    def _keep_time(self, times: Timing, pace: str) -> None:
        self.tick, self.lock, self.hand, self.settle = (
            times.tick_ms, times.reveal_lock_ms, times.hand_ms, times.settle_ms,
        )  # fmt: skip
        self.pace = times.paced(100, pace)  # per cent, on all delays of computer players (SM-4.60)
        self.idle_limit = times.paced(times.idle_limit_ms, pace)
        self.bid_limit = times.paced(times.bid_limit_ms, pace)

    def _list_bids(self) -> None:
        """All bids there can be, so that a question only joins ready pieces."""
        self.prices: tuple[int, ...] = (*range(FACES), COSTLY_SIX if self.stacked else FACES)  # by face
        self.verb = "drop" if self.stacked else "place"
        # open_faces[sector][top]: what may lie on a sector with this top (SM-4.14, SM-6.42)
        self.open_faces: tuple[tuple[tuple[Option, ...], ...], ...] = tuple(
            tuple(_faces(self.verb, s, top + 1 if self.stacked else max(top, 1)) for top in range(FACES + 1))
            for s in range(self.size)
        )
        # takes[middle]: what may be taken when these tokens are left
        grabs: tuple[Option, ...] = tuple([("take", token) for token in self.tokens])
        subsets = [left for count in range(len(grabs) + 1) for left in combinations(grabs, count)]
        self.takes: dict[tuple[int, ...], tuple[Option, ...]] = {tuple([int(o[1]) for o in s]): s for s in subsets}
        every = [option for faces in self.open_faces for option in faces[0]]
        self.rush: tuple[Option, ...] = (*every, *grabs, "cancel")
        self.ranges: Mapping[Option, tuple[int, int]] | None = dict.fromkeys(every, AIM) if self.stacked else None

    def list_places(self, tops: tuple[int, ...]) -> tuple[Option, ...]:
        """Every die that may be put on a row with these tops (SM-4.14, SM-6.42)."""
        if len(self.places) >= _MOST_PLACES:
            self.places.clear()
        pairs = zip(self.open_faces, tops, strict=True)
        made = self.places[tops] = tuple([option for faces, top in pairs for option in faces[top]])
        return made

    def price(self, face: int) -> int:
        """The energy a sector costs that is won with this face (SM-4.110, SM-6.46)."""
        return self.prices[face]

    def payments(self, cards: tuple[str, ...]) -> Iterable[Goods]:
        """Distinct goods payments that deliver one or two cards; for two, their sums (SM-7.2)."""
        if len(cards) == 1:
            return self.sectors[cards[0]].deliveries
        first, second = cards
        sums = self.pairs.get((first, second))
        if sums is None:
            found = {add(a, b): None for a in self.payments((first,)) for b in self.payments((second,))}
            sums = self.pairs[first, second] = tuple(sorted(found, key=fewest_first))
        return sums


_MOST_PLACES = 4000

facts_of = made_once(Facts, SWITCHES, 200)
