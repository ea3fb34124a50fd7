"""How Káosz Galaktika is put into words, for the suite of all games' words and for its own."""

import re
from functools import cache

from app.games.kaosz.words import Words
from app.text.texts import Texts, message_id
from rules.kaosz.legal import RULES
from rules.kaosz.library import faces, shipped_content

NAMES = ("Anna", "Béla", "Csaba", "Ödön", "Ágnes", "Bernadett")
TABLE = {
    "active": 1,
    "announced": None,
    "combat": None,
    "stack": [],
    "playing": [],
    "looking": 0,
    "players": [
        {
            "seat": 0,
            "hq": [{"card": 7, "design": "rb_mine_ring"}, {"card": 8, "design": "rb_gunner"}],
            "ruin": [],
            "trash": [],
            "cantina": [],
            "surface": [{"card": 9, "design": "rb_mine_ring"}],
            "hangar": [{"card": 1, "design": "rb_crx", "carries": [], "controller": 0}],
        },
        {
            "seat": 1,
            "hq": 3,
            "ruin": 2,
            "trash": [],
            "cantina": [{"card": 21}],
            "surface": [{"card": 22}, {"card": 23}],
            "hangar": [{"card": 2, "design": "rb_deathwing", "carries": [{"card": 24}], "controller": 1}],
        },
    ],
}


@cache
def cards() -> dict:
    return faces(shipped_content()[0])


def words(texts: Texts, players: int = 6) -> Words:
    return Words(texts, NAMES[:players], cards())


def speaker(_state):
    return words


def at(language: str) -> Words:
    made = words(Texts(language), 2)
    made.see(TABLE)
    return made


def prompt_of(question) -> str:
    """A question is worded by the last word of its prompt."""
    return message_id("prompt", "kaosz", question.key)


def reasons(source: str) -> set[str]:
    """Reasons that are given by a code, and those that name one of several."""
    said = re.findall(r'because\(\s*("[a-z_]+"(?: if [^"]+ else "[a-z_]+")?)', source)
    ids = {f"kaosz.{name}" for one in said for name in re.findall(r'"([a-z_]+)"', one)}
    return ids | {f"kaosz.{code}" for code in RULES} | set(re.findall(r'"(kaosz\.why_[a-z_]+)"', source))
