"""How Űrbirodalmak is put into words, for the suite of all games' words and for its own."""

from functools import cache

from app.games.empires import option_words
from app.games.empires.words import Words
from app.text.texts import Texts
from rules import Setup, view
from rules.core.decisions import One
from rules.empires.ai.why import why
from rules.empires.game import content_of
from rules.empires.map import routes
from rules.empires.printed.facts import facts_of

__all__ = ["at", "field_words", "speaker", "tables", "why", "words_of"]

NAMES = ("Anna", "Béla", "Csaba", "2. játékos")


@cache
def tables(seats: int = 2):
    return facts_of(content_of([]), Setup("empires", [{} for _ in range(seats)]))


def speaker(state):
    facts = facts_of(state.content, state.setup)
    return lambda texts: Words(texts, NAMES, facts)


def at(language: str) -> Words:
    return Words(Texts(language), NAMES, tables())


def words_of(state, language, seat=0):
    made = speaker(state)(Texts(language))
    made.see(view(state, seat)["table"])
    return made


def field_words(words, field):
    """A line of a sheet, and its parts without the spans of their numbers."""
    offered = getattr(field, "options", ()) or getattr(field, "items", ()) or getattr(field, "slots", ())
    parts = [part[0] if isinstance(part, tuple) and len(part) == 3 else part for part in offered]
    assert not parts or field.prompt in option_words.BARE, f"{field.prompt}: what are its parts?"
    named = words.label if isinstance(field, One) else words.slot
    return [words.field(field), *(named(field, part) for part in parts)]


def reasons(_source: str) -> set[str]:
    """Why a way is closed is given by a code."""
    return {f"empires.{key}" for key in routes.RULES}
