"""Decks that are played though they lie on no shelf: what computer players have drafted or built from packs, and what a
game was played with that is played again.

They come along in the extras of the new game, so that they are remembered and played again with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

from app.games.kaosz.decks.legality import problems_of
from app.games.kaosz.decks.model import MOST_NAME, DeckList
from app.games.kaosz.decks.shelf import Offer, collection_for
from app.scenes.draft import LEVELS, MOST_NAME_LENGTH
from rules.content.limits import shown_only
from rules.kaosz.limited.pool import pooled

if TYPE_CHECKING:
    from app.scenes.draft import Draft
    from app.text.texts import Texts
    from saves.places import Places

EXTRA = "decks"
DECK = "deck"  # the switch of a seat


class Brought(NamedTuple):
    """A deck and whose it is; without an evening it is only known that somebody played it."""

    evening: str
    name: str
    kind: str
    cards: tuple[str, ...]

    @property
    def id(self) -> str:
        return brought_id(self.cards)

    def title(self, texts: Texts) -> str:
        if self.evening:
            return texts("packs-deck-name", title=self.evening, name=self.name)
        return texts("kaosz-table-deck-of", name=self.name)


def brought_id(cards: str | Iterable[str]) -> str:
    """A name for a deck without a file: the same cards have the same."""
    return cards if isinstance(cards, str) else f"brought:{crc32(' '.join(cards).encode()):08x}"


def bring(draft: Draft, decks: Sequence[Brought]) -> None:
    """These decks come along with a new game, and no others."""
    draft.extras.pop(EXTRA, None)
    if decks:
        draft.extras[EXTRA] = [[*one[:-1], list(one.cards)] for one in decks]


def brought(draft: Draft) -> list[Brought]:
    """The decks that came along; what somebody has spoilt in the file is left out."""
    found = draft.extras.get(EXTRA)
    return [one for entry in found if (one := _read(entry)) is not None] if isinstance(found, list) else []


def _read(entry: Any) -> Brought | None:
    match entry:
        case [str(evening), str(name), str(kind), list(cards)] if kind in LEVELS or not evening:
            told = shown_only(evening)[:MOST_NAME], shown_only(name)[:MOST_NAME_LENGTH]
            return Brought(*told, kind, tuple(map(str, cards)))
    return None


def bring_unknown(draft: Draft, shelf: Sequence[Offer], places: Places | None, texts: Texts) -> None:
    """Decks that a game was played with come along when it is played again, though nobody knows where they are from."""
    for seat, chair in enumerate(draft.chairs):
        cards, decks = chair.own.get(DECK), brought(draft)
        known = {offer.id for offer in shelf} | {one.id for one in decks}
        if not isinstance(cards, list) or chair.picked.get(DECK) in known or brought_id(cards) in known:
            continue
        one = Brought("", draft.name(seat, texts), chair.kind, tuple(map(str, cards)))
        if all(offer.value != cards for offer in shelf) and _is_legal(one, draft, places):
            picked = {other.picked.get(DECK) for other in draft.chairs}
            bring(draft, [*(other for other in decks if other.evening or other.id in picked), one])
            chair.picked[DECK] = one.id


def brought_offers(draft: Draft, places: Places | None, texts: Texts) -> list[Offer]:
    """Those that may be played under the switches of this game."""
    legal = [one for one in brought(draft) if _is_legal(one, draft, places)]
    return [Offer(one.id, one.title(texts), list(one.cards), own=True) for one in legal]


def _is_legal(one: Brought, draft: Draft, places: Places | None) -> bool:
    deck = DeckList(one.name, cards=pooled(one.cards))
    return not problems_of(deck, collection_for(places, draft.sets).faces, draft.options)
