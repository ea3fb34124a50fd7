"""What is counted of finished games of Káosz Galaktika: points for the result screen, and wins of each deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.scenes.finished import Finished, ScoreStep
from app.text.texts import Texts
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


def score_steps(texts: Texts, over: Finished) -> list[ScoreStep]:
    """KG-1.4, 11.35: between two the cards left in the colony count, among more those whom each eliminated."""
    name, rule = ("kaosz-score-colony", "KG-1.4") if len(over.who) == 2 else ("kaosz-score-eliminated", "KG-11.35")
    return [ScoreStep(texts(name), tuple(over.result.scores), rule)]
