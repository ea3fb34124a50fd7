"""How Űrcsempészek is put into words, for the suite of all games' words and for its own."""

import re

from app.games.smugglers.words import Words
from app.text.texts import Texts
from rules.smugglers.random_policy import next_asked

__all__ = ["at", "field_words", "label", "next_asked", "speaker"]

NAMES = ("Anna", "Béla", "Csaba", "Ödön", "Ágnes", "Bernadett")


def words(texts: Texts) -> Words:
    return Words(texts, NAMES)


def speaker(_state):
    return words


def at(language: str) -> Words:
    return words(Texts(language))


def label(words, _decision, option):
    return words.label(option)


def field_words(words, field):
    return [words.payment_field(field), *(words.payment_option(option) for option in field.options)]


def reasons(source: str) -> set[str]:
    """All that is named in the source but flows and results, which have ids of the same form."""
    flows = {"game", "deal", "open", "secret", "race", "evaluation", "payment", "refill", "scoring", "drop"}
    results = {"points", "fewer_goods", "less_energy", "more_sectors", "shared", "conceded"}
    return {f"smugglers.{name}" for name in re.findall(r'"smugglers\.([a-z_]+)"', source)} - {
        f"smugglers.{name}" for name in flows | results
    }
