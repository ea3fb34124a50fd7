"""An evening with packs: who is there, and whether packs are opened or drafted.

Everything is plain data that goes into one file, so that a killed program goes on where it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from app.scenes.draft import HUMAN, LEVELS, MOST_NAME_LENGTH, default_name
from app.text.texts import Texts
from rules.content.limits import shown_only
from rules.core.chance import stream
from rules.core.lean import dataclass
from rules.kaosz.ai.drafting import drafted_deck, pick
from rules.kaosz.faces import Face
from rules.kaosz.limited.draft import FEWEST_SEATS, MOST_SEATS, USUAL_AT_ONCE, USUAL_PACKS, Draft
from rules.kaosz.limited.packs import SEALED_PACKS, pack_problem, packs
from rules.kaosz.limited.pool import with_reserve

SEALED, DRAFT = "sealed", "draft"
WAYS = (SEALED, DRAFT)
MOST_TITLE = 60


@dataclass
class Guest:
    """One seat: a person or a level."""

    kind: str = HUMAN
    name: str = ""
    opened: int = 0  # packs that this person has looked at, in sealed play


@dataclass
class PackEvent:
    """Either `sealed` packs by seat or a `draft`."""

    kind: str
    title: str
    guests: list[Guest]
    sealed: list[list[list[str]]] = field(default_factory=list)
    draft: Draft | None = None

    @staticmethod
    def begin(
        kind: str,
        title: str,
        guests: Sequence[Guest],
        faces: Mapping[str, Face],
        seed: int,
        each: int = USUAL_PACKS,
        at_once: int = USUAL_AT_ONCE,
    ) -> PackEvent:
        event = PackEvent(kind, title, list(guests))
        if kind == SEALED:
            event.sealed = [packs(faces, stream(seed, f"seat:{seat}"), SEALED_PACKS) for seat in range(len(guests))]
        else:
            event.draft = Draft.dealt(faces, seed, len(guests), each, at_once)
            event.think(faces)
        return event

    # --- who and what

    def name(self, seat: int, texts: Texts) -> str:
        return self.guests[seat].name.strip() or default_name(seat, self.guests[seat].kind, texts)

    @property
    def people(self) -> list[int]:
        return [seat for seat, guest in enumerate(self.guests) if guest.kind == HUMAN]

    @property
    def is_drafting(self) -> bool:
        return self.draft is not None and not self.draft.is_over

    def unopened(self, seat: int) -> int:
        """Packs a person has not opened yet."""
        return len(self.sealed[seat]) - self.guests[seat].opened if self.kind == SEALED else 0

    def cards(self, seat: int) -> list[str]:
        """What a seat has got from its packs, without the reserve."""
        if self.draft is not None:
            return list(self.draft.pools[seat])
        return [card for pack in self.sealed[seat] for card in pack]

    def pool(self, seat: int, faces: Mapping[str, Face]) -> dict[str, int]:
        return with_reserve(self.cards(seat), faces)

    def built(self, seat: int, faces: Mapping[str, Face]) -> list[str]:
        """The deck of a computer player; it builds the same one every time."""
        return drafted_deck(self.cards(seat), faces)

    # --- drafting

    def asked(self) -> int | None:
        """The person who chooses next; None while nobody has to."""
        if self.draft is None:
            return None
        return next((seat for seat in self.draft.waits_for() if seat in self.people), None)

    def choose(self, seat: int, cards: Sequence[str], faces: Mapping[str, Face]) -> None:
        assert self.draft is not None
        self.draft.choose(seat, cards)
        self.think(faces)

    def think(self, faces: Mapping[str, Face]) -> None:
        """Computer players choose, until a person is asked or the draft is over."""
        draft = self.draft
        while draft is not None and not draft.is_over:
            waiting = [seat for seat in draft.waits_for() if seat not in self.people]
            if not waiting:
                return
            for seat in waiting:
                draft.choose(seat, pick(draft.sight(seat), faces))

    # --- keeping

    def encode(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "title": self.title,
            "guests": [[guest.kind, guest.name, guest.opened] for guest in self.guests],
            "sealed": self.sealed,
            "draft": None if self.draft is None else self.draft.encode(),
        }

    @staticmethod
    def decode(data: Any, faces: Mapping[str, Face]) -> PackEvent:
        """A kept evening; ValueError where it cannot have come about by the rules."""
        try:
            guests = [_guest(*found) for found in data["guests"]]
            kind, title = data["kind"], shown_only(str(data["title"]))[:MOST_TITLE]
            event = PackEvent(kind, title, guests)
            if kind not in WAYS or not FEWEST_SEATS <= len(guests) <= MOST_SEATS:
                raise ValueError("no such evening")
            if kind == SEALED:
                event.sealed = [[[str(card) for card in pack] for pack in own] for own in data["sealed"]]
            else:
                event.draft = Draft.decode(data["draft"])
        except (KeyError, TypeError, AttributeError) as wrong:
            raise ValueError(f"no evening: {wrong}") from None
        event._check(faces)
        return event

    def _check(self, faces: Mapping[str, Face]) -> None:
        """Every pack must be one that is sold (KG-2.10)."""
        dealt: Sequence[Sequence[Sequence[str]]] = self.draft.deals if self.draft is not None else self.sealed
        if len(dealt) != len(self.guests):
            raise ValueError("not as many seats as guests")
        if self.kind == SEALED and any(len(own) != SEALED_PACKS for own in dealt):
            raise ValueError("not as many packs as are opened")
        for own in dealt:
            for pack in own:
                reason = pack_problem(pack, faces)
                if reason is not None:
                    raise ValueError(f"no pack: {reason}")


def _guest(kind: Any, name: Any, opened: Any) -> Guest:
    if kind not in (HUMAN, *LEVELS) or type(opened) is not int or not 0 <= opened <= SEALED_PACKS:
        raise ValueError("no guest")
    return Guest(kind, shown_only(str(name))[:MOST_NAME_LENGTH], opened)
