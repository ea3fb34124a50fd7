"""What statistics of Káosz Galaktika count besides: how often each deck wins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.core.events import Event
from rules.kaosz.schema import DECK

if TYPE_CHECKING:
    from app.text.texts import Texts
    from rules.content.designs import Content
    from rules.core.state import Setup


OWN = "own"  # a list of cards without a name: of the player's own, drafted or built from packs


def brought(setup: Setup, events: Iterable[Event]) -> list[str]:
    """The deck of each seat."""
    decks = [seat.get("deck", "") for seat in setup.seats]
    return [deck if isinstance(deck, str) else OWN for deck in decks]


def brought_name(texts: Texts, deck: str, content: Content) -> str:
    if deck == OWN or deck.startswith("["):  # earlier versions kept all cards of it
        return texts("statistics-kaosz-own-deck")
    known = content.table(DECK).get(deck)
    return deck if known is None else texts.translated(known.name)
