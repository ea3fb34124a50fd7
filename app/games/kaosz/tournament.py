"""What a tournament's players may bring: a deck in the form in which the deck builder keeps it, or as plain text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.games.kaosz.decks.legality import problems_of
from app.games.kaosz.decks.model import DeckList
from app.games.kaosz.decks.shelf import collection_for, own_decks, shipped_decks
from app.games.kaosz.decks.text_form import named, read_text
from app.games.kaosz.decks.toml_form import handed_in, is_toml, read_decks

if TYPE_CHECKING:
    from app.ui.program import Program
    from rules.tournament import Tournament


def seat_switches(app: Program, deck: str, options: Mapping[str, Any]) -> dict[str, Any] | None:
    """The switches of a seat that plays this deck; None if the deck cannot be read or is not allowed."""
    read = _read(app, deck)
    if read is None or problems_of(read, collection_for(app.places).faces, options):
        return None
    return {"deck": read.designs()}


def decks(app: Program, options: Mapping[str, Any], language: str) -> list[tuple[str, str]]:
    """The decks that may be handed in: names, and the texts to keep."""
    collection = collection_for(app.places)
    shelf = [*shipped_decks(collection, language), *own_decks(app.places)]
    allowed = [
        (one.title(language), one.deck)
        for one in shelf
        if one.deck is not None and not problems_of(one.deck, collection.faces, options)
    ]
    return [(title, handed_in(deck)) for title, deck in allowed]


def award(app: Program, t: Tournament, place: int, name: str) -> str:
    """KG-11.77: hand out the prize of a place; the name of the card, "" where there is none."""
    from app.games.kaosz.packs.albums import award as give
    from app.games.kaosz.packs.evenings import sold_faces

    prize = give(app, t.opened.name, t.opened.seed, place, name)
    return "" if prize is None else named(sold_faces()[prize.card], app.ctx.texts.language)


def _read(app: Program, text: str) -> DeckList | None:
    if is_toml(text):
        found, problems = read_decks("deck", text, "en")
        return found[0] if found and not problems else None
    reading = read_text(text, collection_for(app.places).faces)
    return None if reading.unread else reading.deck
