"""What a set of Onward to Venus is made of: planets, pieces, tiles, cards, empires, and the course of play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.content.designs import Kind
from rules.content.shapes import (
    Cases,
    Flag,
    FrozenTable,
    ListOf,
    Maybe,
    Ref,
    Shape,
    Table,
    Translated,
    Translation,
    Whole,
    Word,
)  # fmt: skip
from rules.core.lean import dataclass

UNITS = ("infantry", "tank", "cruiser")
BUILDINGS = ("factory", "mine")
PIECES = (*UNITS, *BUILDINGS)
PLANETS = ("mercury", "venus", "earth", "moon", "mars", "ganymede", "titan", "kuiper")  # OV-2.1: crisis order
EMPIRES = ("britain", "france", "germany", "russia", "usa")  # OV-2.11
CRISES = (
    "none", "steal_card", "destroy_unit", "destroy_building", "remove_two", "independence", "leader_loses_one",
    "leader_loses_two", "all_lose", "rockets", "toll_here", "toll_outer", "landing",
)  # fmt: skip
TILE_KINDS = ("factory", "draw", "trophy", "fortune", "mine", "crisis", "tension")
UNDEFENDED = frozenset(TILE_KINDS[:4])  # OV-2.16
ACTION, FREE, BENEFIT, INTERRUPT = "action", "free", "benefit", "interrupt"  # OV-2.23 to 2.25


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet: its hexes, its tiles by number of players (2 to 5), its neighbours, its crisis by level."""

    id: str
    place: int
    name: Translation
    hexes: tuple[int, ...]
    tiles: tuple[int, ...]
    next_to: tuple[str, ...]
    levels: tuple[str, ...]
    spur: str | None = None  # its only neighbour when the Moon is off the way (switch `moon_link`)
    crisis: Translation | None = None


@dataclass(frozen=True, slots=True)
class PieceKind:
    """A kind of piece (2.4, 2.5)."""

    id: str
    points: int
    cost: int
    income: int
    supply: int


@dataclass(frozen=True, slots=True)
class Tile:
    """A planet tile (2.6)."""

    id: str
    kind: str
    name: Translation
    copies: int
    defence: int = 0
    skull: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A card (2.10, 2.11): its class and what it does."""

    id: str
    name: Translation
    class_: str
    do: str
    numbers: Mapping[str, Any]
    copies: int = 0


@dataclass(frozen=True, slots=True)
class Empire:
    """An empire with its four starting cards."""

    id: str
    name: Translation
    colour: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameNumbers:
    """The numbers of setup and play (section 3)."""

    id: str
    periods: int
    money: int
    infantry: int
    cruisers: int
    factories: int
    cards: int
    hand_limit: int
    spare_markers: int
    fortune: int
    draw_tile: int
    aliens: int
    alien_defence: int
    allowance: int
    home: str
    outer: tuple[str, ...]
    landing: tuple[str, ...]
    attacked: tuple[str, ...]


def _card(id: str, name: Translation, effect: FrozenTable, copies: int, class_: str) -> Card:
    numbers = {key: value for key, value in effect.items() if key != "do"}
    return Card(id, name, class_, effect.do, numbers, copies)


_planet, _unit, _n = Word(*PLANETS), Word(*UNITS), Whole(1, 9)
_name = Translated(60)

# What cards can do (section 6), with the numbers each needs.
EFFECTS: dict[str, dict[str, Shape | Maybe]] = {
    "points": {"n": _n},
    "points_draw": {"n": _n},
    "points_at": {"n": _n, "planet": _planet},
    "points_against_crisis": {"n": _n, "planet": _planet},
    "boost": {"unit": _unit},
    "sacrifice": {"n": _n, "units": ListOf(_unit, 1, 3, unique=True)},
    "move": {"n": _n},
    "lift": {},
    "exclude": {},
    "reroll": {},
    "spare": {},
    "kill": {"units": ListOf(_unit, 1, 3, unique=True)},
    "to_orbit": {"unit": _unit},
    "rescue": {},
    "raise": {"n": _n},
    "encore": {},
    "swap": {"n": _n},
    "draw_keep": {"n": _n, "keep": _n},
    "buy": {"n": _n, "price": _n},
    "hand_hit": {"n": _n},
    "spy": {},
    "extra": {},
    "marker": {},
    "last": {},
    "tension_add": {},
    "tension_remove": {},
    "lodes": {"n": _n},
    "money": {"n": _n},
    "hunt": {},
    "traitor": {"n": _n, "money": _n},
}
# OV-2.32: what can be played in another player's turn or in the crisis phase.
INTERRUPTS = frozenset(("spare", "rescue", "encore", "last"))

PLANET = Kind(
    "planet",
    Table({
        "place": Whole(1, len(PLANETS)),
        "name": _name,
        "hexes": ListOf(Whole(1, 30), 2, 3),
        "tiles": ListOf(Whole(0, 9), 4, 4),
        "next_to": ListOf(_planet, 1, 7, unique=True),
        "levels": ListOf(Word(*CRISES), 0, 4),
        "spur": Maybe(_planet),
        "crisis": Maybe(_name),
    }),
    Planet,
)  # fmt: skip
PIECE = Kind(
    "piece",
    Table({"points": Whole(0, 9), "cost": Whole(0, 99), "income": Whole(0, 99), "supply": Whole(1, 30)}),
    PieceKind,
)
TILE = Kind(
    "tile",
    Table({
        "kind": Word(*TILE_KINDS),
        "name": _name,
        "copies": Whole(1, 60),
        "defence": Maybe(Whole(1, 9), 0),
        "skull": Maybe(Flag(), False),
    }),
    Tile,
)  # fmt: skip
CARD = Kind(
    "card",
    Table({
        "name": _name,
        "class": Word(ACTION, FREE, BENEFIT, INTERRUPT),
        "effect": Cases("do", {name: Table(numbers) for name, numbers in EFFECTS.items()}),
        "copies": Maybe(Whole(0, 60), 0),
    }),
    _card,
)  # fmt: skip
EMPIRE = Kind(
    "empire",
    Table({
        "name": _name,
        "colour": Word("red", "blue", "purple", "yellow", "green"),
        "cards": ListOf(Ref("card"), 4, 4, unique=True),
    }),
    Empire,
)  # fmt: skip
COURSE = Kind(
    "course",
    Table({
        **{name: Whole(1, 30) for name in ("periods", "money", "hand_limit", "aliens", "alien_defence", "allowance")},
        **{name: Whole(0, 30) for name in ("infantry", "cruisers", "factories", "cards", "spare_markers")},
        **{name: Whole(1, 30) for name in ("fortune", "draw_tile")},
        "home": _planet,
        **{name: ListOf(_planet, 3, 3, unique=True) for name in ("outer", "landing", "attacked")},
    }),
    GameNumbers,
)  # fmt: skip
KINDS = (PLANET, PIECE, TILE, CARD, EMPIRE, COURSE)
