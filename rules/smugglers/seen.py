"""What a seat sees of a game: the form of `view`, for those who read it. Only the type checker imports this."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from .state import CardId, Seat


class DieSeen(TypedDict):
    seat: Seat
    face: int
    pose: list[int]


class PlaceSeen(TypedDict):
    """One position of the row; without a card that lies open it has nothing of what is printed."""

    position: int
    card: CardId | None
    face_down: bool
    dice: list[DieSeen]
    top: int
    leading: Seat | None
    tied: list[Seat]
    cost: int | None
    busy_until: int
    planets: NotRequired[list[str]]
    ships: NotRequired[list[str]]
    station: NotRequired[bool]
    values: NotRequired[list[int]]


class Scores(TypedDict):
    ships: dict[str, int]
    score: int
    score_steps: list[dict[str, Any]]


class SeatSeen(Scores):
    seat: Seat
    colour: str
    favourite_planets: list[str]
    favourite_ships: list[str]
    reserve: int
    invalid: int
    tokens: list[int]
    speed: int | None
    energy: int
    goods: list[Any]  # numbers, by kind
    won: list[CardId]
    unpaid: list[CardId]
    holds: int
    may_hold: bool
    acts: bool
    ready_at: int
    pending: list[object]
    due: int | None


class PoolSeen(TypedDict):
    energy: int
    goods: list[Any]  # numbers, by kind


class ClockSeen(TypedDict):
    now: int
    ends: int
    limit: int
    idle: int
    lock: int
    tick: int
    hand: int
    settle: int


class TableSeen(TypedDict):
    round: int
    rounds: int
    phase: str
    timing: str
    switches: dict[str, object]
    favourites_up: bool
    leader: Seat
    lead_hand: Seat
    beat: int
    wheel: list[int]
    row: list[PlaceSeen]
    middle: list[int]
    pool: PoolSeen
    galaxies: int
    unused: int
    box: list[CardId]
    clock: ClockSeen | None
    seats: list[SeatSeen]
