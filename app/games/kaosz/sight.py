"""What one viewer knows about the cards of Káosz Galaktika, from the view of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.core.lean import dataclass
from rules.kaosz.words import CREDIT_LIMIT, HAND_LIMIT, HANGAR_LIMIT

if TYPE_CHECKING:
    from rules.kaosz.seen import CardSeen, CombatSeen, ItemSeen, PlayerSeen, TableSeen

ROWS = ("hangar", "cantina", "surface")
PILES = ("hq", "trash", "ruin")


def lying_in(player: PlayerSeen, zone: str) -> list[CardSeen] | int:
    """The cards of a zone as the viewer may tell them, or only how many they are."""
    return cast("Mapping[str, list[CardSeen] | int]", player)[zone]


def count_in(player: PlayerSeen, zone: str) -> int:
    known = lying_in(player, zone)
    return known if isinstance(known, int) else len(known)


def told_cards(known: list[CardSeen] | int) -> Sequence[CardSeen]:
    """The cards of which more is known than how many they are."""
    return () if isinstance(known, int) else known


@dataclass(frozen=True)
class Seen:
    """A card as it is seen: its design only if it is known, and where it lies."""

    card: int = -1
    place: str = ""  # as the rules name it: "surface:1", "on:17"
    design: str | None = None
    number: int = 0  # from the left, from 1; among equals in a row
    seat: int = -1


class SeenTable:
    """Cards by number, the combat, and what is waiting."""

    def __init__(self, table: TableSeen | None = None) -> None:
        self.table = table or cast("TableSeen", {})
        self.cards: dict[int, Seen] = {}
        for card, seen in self._cards():
            self.cards.setdefault(card, seen)  # an ability on the stack belongs to a card that lies elsewhere

    def card(self, card: int) -> Seen:
        return self.cards.get(card, Seen())

    def design(self, card: int) -> str | None:
        return self.card(card).design

    def ships(self) -> Iterator[Seen]:
        """Everything in the hangars."""
        return (seen for seen in self.cards.values() if seen.place.startswith("hangar:") and seen.design)

    def limits(self, seat: int) -> Mapping[str, int]:
        """What a player may keep at the end of a turn."""
        for player in self.table.get("players", ()):
            if player["seat"] == seat:
                found: Mapping[str, int] = player["limits"]
                return found
        return {"hand": HAND_LIMIT, "hangar": HANGAR_LIMIT, "credits": CREDIT_LIMIT}

    @property
    def combat(self) -> CombatSeen | None:
        return self.table.get("combat")

    @property
    def active(self) -> int:
        return int(self.table.get("active", -1))

    @property
    def announced(self) -> Sequence[Any]:
        return self.table.get("announced") or ()

    @property
    def stack(self) -> Sequence[ItemSeen]:
        return self.table.get("stack") or ()

    def _cards(self) -> Iterator[tuple[int, Seen]]:
        table = self.table
        for player in table.get("players", ()):
            seat = player["seat"]
            for zone in (*ROWS, *PILES):
                yield from _pile(f"{zone}:{seat}", lying_in(player, zone), seat)
            for ship in player["hangar"]:
                yield from _pile(f"on:{ship['card']}", ship.get("carries", []), seat)
        yield from _pile("stack", table.get("playing", []), -1)
        yield from _pile("colony", table.get("looking", []), -1)
        for item in table.get("stack", ()):
            yield item["card"], Seen(item["card"], "stack", item["design"], 0, item["seat"])


def _pile(place: str, cards: list[CardSeen] | int, seat: int) -> Iterator[tuple[int, Seen]]:
    for number, card in enumerate(told_cards(cards), 1):
        yield card["card"], Seen(card["card"], place, card.get("design"), number, card.get("controller", seat))
