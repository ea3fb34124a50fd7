"""How Cosmic Encounter is put into words, for the suite of all games' words and for its own."""

from functools import cache

from app.games.cosmic.words import Words
from app.text.texts import Texts
from rules import view
from rules.cosmic.game import content_of
from tests.games.cosmic.support import table as laid_out

NAMES = ("Anna", "Béla", "Csaba", "Ödön", "2. játékos")


def words(texts):
    return Words(texts, NAMES, content_of([]))


def speaker(_state):
    return words


@cache
def position():
    """Red (Anna) has launched against blue (Béla); green (Csaba) is asked. Powers: Mirror, Sorcerer, Cudgel."""
    t = laid_out("red", "blue", "green", powers={"red": "mirror", "blue": "sorcerer", "green": "cudgel"})
    t.red.holds("attack_08", "flare_mirror")
    t.blue.holds("attack_20", "negotiate")
    t.begins("red", "blue").launches(2, at="blue 3")
    return t


def at(language: str, seat: int = 0) -> Words:
    """The words for a position in the middle of an encounter."""
    words = Words(Texts(language), NAMES[:3], content_of([]))
    words.see(view(position().state, seat)["table"])
    return words


def label(words, decision, option):
    """Ships of a place, cards of a sort: what is counted has its bounds beside it."""
    if hasattr(decision, "slots"):
        return words.slot(decision, option[0] if isinstance(option, tuple) else option)
    return words.label(decision, option)


def field_words(words, field):
    offered = getattr(field, "options", ()) or getattr(field, "items", ()) or getattr(field, "slots", ())
    return [words.prompt(field), *(label(words, field, option) for option in offered)]
