"""An album: the cards somebody has opened and won, entry by entry; it is never needed to play (KG-11.77).

Each entry must be something that can be got: a pack as it is sold (KG-2.10), what was kept of drafted packs, or a
prize. So an album that was invented is refused, and two copies of one album can be laid together.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from typing import NamedTuple

from rules.content.limits import shown_only
from rules.core.lean import dataclass
from rules.core.reasons import Reason
from rules.core.records import Json

from ..faces import Face
from .draft import MOST_PACKS
from .packs import PACK_SIZE, PRIZE_PLACES, PRIZE_RARITY, pack_problem

PACK, DRAFTED, PRIZE = "pack", "draft", "prize"
HOWS = (PACK, DRAFTED, PRIZE)
MOST_ENTRIES = 600
MOST_NAME, MOST_ABOUT, MOST_ID = 40, 60, 40
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_ID = re.compile(rf"[0-9a-z-]{{1,{MOST_ID}}}")


class ForgedAlbum(ValueError):
    """An album that nobody can have; `number` is the entry at fault, 0 where there is no album at all."""

    def __init__(self, number: int = 0, reason: Reason | None = None) -> None:
        self.number, self.reason = number, reason
        super().__init__(f"entry {number}: {reason}" if number else "no album")


class Entry(NamedTuple):
    """How some cards came into an album: by which means, when, at what occasion, and for which place."""

    id: str
    how: str
    day: str  # 2026-03-14
    about: str
    cards: tuple[str, ...]
    place: int = 0  # of a prize

    def problem(self, faces: Mapping[str, Face]) -> Reason | None:
        """Why nobody can have got these cards in this way."""
        if self.how == PACK:
            return pack_problem(self.cards, faces)
        unknown = next((card for card in self.cards if card not in faces), None)
        if unknown is not None:
            return Reason("kaosz.deck.unknown", {"card": unknown})
        won = [card for card in self.cards if faces[card].rarity == PRIZE_RARITY]
        if self.how == PRIZE:
            right = len(self.cards) == len(won) == 1 and 1 <= self.place <= PRIZE_PLACES
            return None if right else Reason("kaosz.album.prize", {"places": PRIZE_PLACES}, "KG-11.77")
        if won or not 0 < len(self.cards) <= PACK_SIZE * MOST_PACKS or any(faces[c].fixture_only for c in self.cards):
            return Reason("kaosz.album.drafted", {}, "KG-2.10")
        return None


@dataclass(frozen=True)
class Album:
    """What one person has collected."""

    name: str
    entries: tuple[Entry, ...] = field(default=())

    def cards(self) -> Counter[str]:
        return Counter(card for entry in self.entries for card in entry.cards)

    def with_entries(self, entries: Iterable[Entry]) -> Album:
        """The album with these entries as well; one that is there already is not added again."""
        known = {entry.id for entry in self.entries}
        fresh = [entry for entry in entries if entry.id not in known]
        return replace(self, entries=(*self.entries, *fresh)[-MOST_ENTRIES:])

    def encode(self) -> dict[str, Json]:
        rows = [[one.id, one.how, one.day, one.about, list(one.cards), one.place] for one in self.entries]
        return {"name": self.name, "entries": rows}

    @staticmethod
    def decode(data: Json, faces: Mapping[str, Face]) -> Album:
        """An album from anywhere; ForgedAlbum says where in it there is something that nobody can have got."""
        try:
            name, rows = shown_only(data["name"]).strip()[:MOST_NAME], data["entries"]
            entries = tuple(_entry(number, *row) for number, row in enumerate(rows, 1))
        except (KeyError, TypeError, AttributeError):
            raise ForgedAlbum from None
        if not name or len(entries) > MOST_ENTRIES or len({entry.id for entry in entries}) != len(entries):
            raise ForgedAlbum
        for number, entry in enumerate(entries, 1):
            reason = entry.problem(faces)
            if reason is not None:
                raise ForgedAlbum(number, reason)
        return Album(name, entries)


def _entry(number: int, id: Json, how: Json, day: Json, about: Json, cards: Json, place: Json) -> Entry:
    right = (
        type(id) is str and _ID.fullmatch(id) and how in HOWS and type(day) is str and _DAY.fullmatch(day)
        and type(about) is str and type(cards) is list and all(type(card) is str for card in cards)
        and type(place) is int and (place == 0 or how == PRIZE)
    )  # fmt: skip
    if not right:
        raise ForgedAlbum(number)
    return Entry(id, how, day, shown_only(about)[:MOST_ABOUT], tuple(cards), place)
