"""What a player sees of a game: the form of `view`, for those who read it. Only the type checker imports this."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

Card = int  # its number


class CardSeen(TypedDict):
    card: Card
    design: NotRequired[str]  # only for those who may know it
    # of a card in play
    state: NotRequired[str]
    paid: NotRequired[bool]
    developments: NotRequired[int]
    controller: NotRequired[int]
    owner: NotRequired[int]
    armor: NotRequired[int]
    # of a ship
    values: NotRequired[dict[str, int]]
    sources: NotRequired[dict[str, list[Any]]]  # what changes a value: card, design or "", "set" or "add", by how much
    abilities: NotRequired[list[str]]
    carries: NotRequired[list[CardSeen]]


class PlayerSeen(TypedDict):
    seat: int
    credits: int
    turns: int
    colony: int
    hq: list[CardSeen] | int  # of another player only how many, as with the next
    ruin: list[CardSeen] | int
    trash: list[CardSeen]
    hangar: list[CardSeen]
    cantina: list[CardSeen]
    surface: list[CardSeen]
    hangar_size: int
    limits: dict[str, int]


class ItemSeen(TypedDict):
    """An item on the stack."""

    id: int
    seat: int
    card: Card
    kind: str
    design: str
    paid: bool
    negated: bool
    targets: list[list[Card]]
    answers: list[list[int]]  # the items that it answers


class CombatSeen(TypedDict):
    attacker: int
    defender: int
    kind: str
    target: Card
    step: str
    attackers: list[Card]
    defenders: list[Card]
    passed: list[Card]
    hit: list[Card]
    bombers: list[Card]
    shooter: Card
    shot_at: Card
    extra: int  # bombardment added by effects
    acting: list[Card]
    blows: list[list[Any]]  # ship, targets, whether it is return fire


class EffectSeen(TypedDict):
    id: int
    op: str
    source: Card
    seat: int
    until: str
    cards: list[Card]
    what: Any
    by: Any


class TableSeen(TypedDict):
    turn: int
    active: int
    phase: str
    starter: int
    order: list[int]
    minutes_left: int
    fallen: list[int]
    victims: list[int]
    announced: list[Any] | None
    players: list[PlayerSeen]
    stack: list[ItemSeen]
    playing: list[CardSeen]
    combat: CombatSeen | None
    effects: list[EffectSeen]
    looking: list[CardSeen] | int
