"""What one viewer knows about the cards of Káosz Galaktika, from the view of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.core.lean import dataclass
from rules.kaosz.words import CREDIT_LIMIT, HAND_LIMIT, HANGAR_LIMIT

ROWS = ("hangar", "cantina", "surface")
PILES = ("hq", "trash", "ruin")


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

    def __init__(self, table: Mapping[str, Any] | None = None) -> None:
        self.table: Mapping[str, Any] = table or {}
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
    def combat(self) -> Mapping[str, Any] | None:
        return self.table.get("combat")

    @property
    def active(self) -> int:
        return int(self.table.get("active", -1))

    @property
    def announced(self) -> Sequence[Any]:
        return self.table.get("announced") or ()

    @property
    def stack(self) -> Sequence[Mapping[str, Any]]:
        return self.table.get("stack") or ()

    def _cards(self) -> Iterator[tuple[int, Seen]]:
        table = self.table
        for player in table.get("players", ()):
            seat = player["seat"]
            for zone in (*ROWS, *PILES):
                yield from _pile(f"{zone}:{seat}", player[zone], seat)
            for ship in player["hangar"]:
                yield from _pile(f"on:{ship['card']}", ship.get("carries", ()), seat)
        yield from _pile("stack", table.get("playing", ()), -1)
        yield from _pile("colony", table.get("looking", ()), -1)
        for item in table.get("stack", ()):
            yield item["card"], Seen(item["card"], "stack", item["design"], 0, item["seat"])


def _pile(place: str, cards: Any, seat: int) -> Iterator[tuple[int, Seen]]:
    """The cards of a place; of a hidden one only the count is told."""
    if isinstance(cards, int):
        return
    for number, card in enumerate(cards, 1):
        yield card["card"], Seen(card["card"], place, card.get("design"), number, card.get("controller", seat))
