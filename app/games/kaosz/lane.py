"""The combat lane as one seat may know it: who takes part, in which order they act, what has been announced.

Everything is read from the view; nothing is judged here. `lane_draw` shows it, `lane_words` words it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.table.model import Id
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from rules.kaosz.seen import CardSeen, TableSeen


STEPS = ("equip", "pay", "fire", "bombard", "unequip")  # KG-7.1 to 7.5
ATTACKER, DEFENDER = "attacker", "defender"


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship as everybody sees it; `hidden` cards aboard lie face down for the viewer."""

    card: int
    seat: int
    design: str
    state: str
    speed: int
    fire: int
    armor: int
    bomb: int
    abilities: frozenset[str]
    sources: Mapping[str, Sequence[Any]]
    hidden: int

    @property
    def is_active(self) -> bool:
        return self.state == "active"


@dataclass(frozen=True, slots=True)
class Rank:
    """A participating ship and its place in the order of fire: 1 is first, 0 has no place (KG-7.30)."""

    ship: Ship
    side: str
    place: int
    acting: bool
    passed: bool
    bombs: bool


@dataclass(frozen=True, slots=True)
class Shot:
    """An announced shot or return fire (KG-7.40, 7.41)."""

    ship: int
    targets: tuple[int, ...]
    returns: bool


@dataclass(frozen=True, slots=True)
class Lane:
    """One combat."""

    attacker: int
    defender: int
    kind: str
    target: Id  # the thing on the table that is attacked
    step: str
    ranks: tuple[Rank, ...]  # fastest first
    shots: tuple[Shot, ...]
    bombers: tuple[int, ...]
    extra: int

    def rank(self, card: Id) -> Rank | None:
        return next((rank for rank in self.ranks if rank.ship.card == card), None)

    def side(self, side: str) -> list[Rank]:
        return [rank for rank in self.ranks if rank.side == side]

    def total(self, ships: Iterable[int]) -> int:
        """KG-7.51: bombardment adds up, with what effects add."""
        chosen = set(ships)
        found = sum(rank.ship.bomb for rank in self.ranks if rank.ship.card in chosen)
        return found + self.extra if chosen else 0


def ships(table: TableSeen) -> dict[int, Ship]:
    """Every ship in play."""
    return {
        seen["card"]: _ship(seen, player["seat"]) for player in table["players"] for seen in player["hangar"]
    }  # fmt: skip


def _ship(seen: CardSeen, seat: int) -> Ship:
    values = seen["values"]
    return Ship(
        seen["card"], seat, seen.get("design", ""), seen["state"], values["speed"], values["fire"], seen["armor"],
        values["bomb"], frozenset(seen["abilities"]), seen["sources"],
        sum("design" not in card for card in seen["carries"]),
    )  # fmt: skip


def target_of(kind: str, card: int, defender: int) -> Id:
    """The thing on the table that is attacked: a card, or a pile of the defender (KG-7.1)."""
    return card if card >= 0 else f"{kind}:{defender}"


def lane(table: TableSeen, simple: bool = False) -> Lane | None:
    """The combat under way. `simple`: a table without speeds (KG-11.50)."""
    combat = table["combat"]
    if combat is None:
        return None
    known = ships(table)
    sides = [(card, ATTACKER) for card in combat["attackers"]] + [(card, DEFENDER) for card in combat["defenders"]]
    taking = [(known[card], side) for card, side in sides if card in known]
    taking.sort(key=lambda each: _before(each[0], each[1], simple))
    waiting = [(ship, side) for ship, side in taking if ship.is_active]
    orders = sorted({_before(ship, side, simple)[:2] for ship, side in waiting})
    ranks = tuple(
        Rank(
            ship, side, orders.index(_before(ship, side, simple)[:2]) + 1 if ship.is_active and not simple else 0,
            ship.card in combat["acting"], ship.card in combat["passed"], ship.card in combat["bombers"],
        )
        for ship, side in taking
    )  # fmt: skip
    return Lane(
        combat["attacker"], combat["defender"], combat["kind"],
        target_of(combat["kind"], combat["target"], combat["defender"]), combat["step"], ranks,
        tuple(Shot(ship, tuple(targets), returns) for ship, targets, returns in combat["blows"]),
        tuple(combat["bombers"]), combat["extra"],
    )  # fmt: skip


def _before(ship: Ship, side: str, simple: bool) -> tuple[int, int, int]:
    """KG-7.30: higher speed first, at equal speed the attacker; the card only to keep the row steady."""
    return (0 if simple else -ship.speed), int(side == DEFENDER), ship.card


def row(now: Lane | None, cards: Sequence[int]) -> list[int]:
    """A hangar's ships as they stand in a row: those that fight first, fastest at the left, so that they face each
    other in the order of fire; the others stay behind them in their own order."""
    if now is None:
        return list(cards)
    order = [rank.ship.card for rank in now.ranks]
    fighting = [card for card in order if card in cards]
    return [*fighting, *(card for card in cards if card not in fighting)]
