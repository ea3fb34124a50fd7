"""What a seat sees of a game: the form of `view`, for those who read it. Only the type checker imports this."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from .state.reckoning import Account

Card = int  # its number; its design stands in "cards" if the viewer may know it
Offer = dict[str, Any]  # its fields as the form of a deal has them; cards that are not shown are None


class PlanetSeen(TypedDict):
    home: int  # whose system it is in
    destroyed: bool
    ships: list[int]  # by seat
    cards: list[Card]


class TechnologySeen(TypedDict):
    card: Card | None  # None: not shown yet
    place: str
    ships: int
    cards: int
    under: list[Card]


class SeatSeen(TypedDict):
    colour: str
    cards: int
    hand: list[Card]  # as far as the viewer sees it, as in the next two
    dealt: list[Card]
    aside: list[Card | None]
    foreign: int
    home: int
    power: bool
    lab: list[TechnologySeen]


class SheetSeen(TypedDict):
    alien: str | None  # None: face down
    holder: int
    face_up: bool
    extra: bool
    lender: int
    marks: dict[str, int]
    cards: int
    hoard: list[Card]
    zapped: bool
    works: bool


class EncounterSeen(TypedDict):
    offense: int
    defense: int
    number: int
    nested: bool
    phase: str
    system: int
    planet: int
    destiny: Card
    sides: list[int]  # by seat
    invited: list[list[int]]
    laid: list[Card | Literal["back"] | None]  # of the offense, of the defense
    shown: list[list[Any]]  # type and value of both revealed cards
    totals: list[int]
    parts: Account
    changes: list[list[Any]]  # which piece, and by how much it changes each total
    added: list[list[Any]]  # slot, number, why
    outcome: str
    accusers: list[int]
    bargain: Offer | None
    effects: list[list[Any]]  # name, seat, text
    flares: list[list[Any]]  # seat, design if it is known


class DealSeen(TypedDict):
    offer: Offer | None
    made: int
    most: int
    seat: int
    loss: list[int]


class TableSeen(TypedDict):
    turn: int
    active: int
    first: int
    needed: int
    planets: list[PlanetSeen]
    warp: list[int]  # ships by seat, as the next three are
    gate: list[int]
    beside: list[int]
    out: list[int]
    tokens: list[list[Any]]  # card, seat, places, whether it is a ship
    seats: list[SeatSeen]
    sheets: list[SheetSeen]
    deck: int
    discard: list[Card]
    in_play: list[Card]
    destiny: int
    destiny_discard: list[Card]
    tech_deck: int
    tech_discard: list[Card]
    cards: dict[str, str]  # designs by number, as JSON has it
    encounter: EncounterSeen | None
    encounters: int
    deal: DealSeen | None
    stack: list[list[Any]]  # id, seat, source, whether it is negated
