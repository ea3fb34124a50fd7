"""What a seat sees of a game: the form of `view`, for those who read it. Only the type checker imports this."""

from __future__ import annotations

from typing import Any, TypedDict

CardNumber = str  # in the keys of a view, which are JSON
TileNumber = str
Counts = dict[str, int]  # of each kind of unit or building


class PlanetSeen(TypedDict):
    id: str
    hexes: list[int]
    levels: list[str]
    level: int
    dead: bool
    alien: bool
    tiles: list[int]
    defences: dict[TileNumber, int]
    strength: list[int]  # by seat, as the next five are
    turncoats: list[int]
    orbit: list[Counts]
    surface: list[Counts]
    buildings: list[Counts]
    income: list[int]
    points: list[int]


class SeatSeen(TypedDict):
    empire: str
    money: int | None  # None: hidden from who looks
    cards: int
    hand: list[int]
    supply: Counts
    markers: int
    kept: list[int]
    aliens: int
    income: int
    tile_points: int
    points: int


class Account(TypedDict):
    """How requirement and points of an attempt come about."""

    defence: int
    difference: int
    worth: Counts
    bonus: int
    spared: int
    enough: bool


class AttemptSeen(Account):
    seat: int
    planet: str
    tile: int
    target: int
    building: str
    dice: list[int]
    excluded: int
    skulls: int
    need: int
    points: int
    card_points: dict[CardNumber, int]
    landing: Counts
    declared: list[int]
    sacrifices: list[list[Any]]  # card, unit, whether it is a fresh one
    encore: list[int]


class ThreatSeen(TypedDict):
    """The unit that is about to be destroyed."""

    seat: int
    planet: str
    unit: str
    where: str
    why: str


class BlowSeen(TypedDict):
    """The planet that a crisis takes pieces from, and how many more."""

    planet: str
    left: int


class TableSeen(TypedDict):
    period: int
    periods: int
    phase: str
    active: int
    actions: int
    last_window: bool
    first: int
    on_card: int
    planets: list[PlanetSeen]
    seats: list[SeatSeen]
    bag: int
    tiles: dict[TileNumber, str]
    tile_discard: list[int]
    draw: int
    discard: list[int]
    in_play: list[int]
    cards: dict[CardNumber, str]
    played: list[int]
    aliens_aside: int
    landed: bool
    invaded: list[str]
    way: list[str] | None
    attempt: AttemptSeen | None
    threat: ThreatSeen | None
    blow: BlowSeen | None
