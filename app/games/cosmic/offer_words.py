"""Offers of a deal in words (chapter 6): what is given, and what is wanted for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.games.cosmic.words import Values, Words


def asked(words: Words) -> Values:
    """What the question about a deal needs to know: the offer on the table, if there is one."""
    made = words.table.get("deal")
    return {"offer": "made" if made and made["offer"] else "none"}


def offer(words: Words, data: Mapping[str, Any]) -> str:
    """An offer as its maker means it; exact cards by name where the viewer knows them."""
    give, want = _given(words, data), _parts(words, data["want"], data["want_colony"])
    both = {"give": words.listed(give), "want": words.listed(want)}
    form = "" if give and want else ".gift" if give else ".demand"
    text = words.texts(f"cosmic-offer{form}", **both)
    released = [
        words.texts("cosmic-offer.release", seat=words.seat(int(seat)), count=count)
        for seat, count in data["release"].items()
    ]
    return "; ".join([text, *released])


def side(words: Words, data: Mapping[str, Any], giver: int) -> list[str]:
    """What one of the two gives by an offer, each thing by itself."""
    given = _given(words, data) if data["by"] == giver else _parts(words, data["want"], data["want_colony"])
    return [text[:1].upper() + text[1:] for text in given]


def _given(words: Words, data: Mapping[str, Any]) -> list[str]:
    """Exact cards first, then those that are only described."""
    cards = data.get("cards")
    known = [card for card in cards or () if card is not None and words.design(card) is not None]
    hidden = (len(cards) if cards is not None else data["exact"]) - len(known)
    exact = [words.card(card) for card in known]
    if hidden:
        exact.append(words.texts("cosmic-offer.cards", count=hidden))
    return [*exact, *_parts(words, data["give"], data["give_colony"])]


def _parts(words: Words, specs: Mapping[str, int], colony: int) -> list[str]:
    parts = [
        words.texts("cosmic-offer.spec", count=count, spec=words.word("spec", spec)) for spec, count in specs.items()
    ]
    if colony >= 0:
        parts.append(words.texts("cosmic-offer.colony", planet=words.planet(colony, "on")))
    return parts
