"""How Irány a Vénusz! is put into words, for the suite of all games' words and for its own."""

import re
from functools import cache

from app.games.venus.words import Words
from app.text.texts import Texts
from rules import Setup, view, waiting
from rules.venus.ai.why import why
from rules.venus.facts import Facts, facts_of
from rules.venus.game import content_of
from rules.venus.setup import position

__all__ = ["at", "speaker", "tables", "why", "words"]

NAMES = ("Anna", "Béla", "Csaba", "Ödön", "Ágnes")


@cache
def tables() -> Facts:
    return facts_of(content_of([]), Setup("venus", [{}] * 5))


def words(texts: Texts) -> Words:
    return Words(texts, NAMES, tables())


def speaker(_state):
    return words


def at(language: str, **table) -> Words:
    """A table of two with a hand and some tiles."""
    setup = Setup("venus", [{"empire": "britain"}, {"empire": "usa"}])
    laid = {
        "hands": [["steam_mortar", "sharpshooter", "rope_ladder", "emergency_levy"], ["encore"]],
        "orbit": {"earth": [["infantry", 0, 4], ["cruiser", 0, 2]], "moon": [["tank", 0, 1], ["infantry", 1, 1]]},
        "buildings": {"moon": [["factory", 1, 1]], "earth": [["factory", 0, 1]]},
        "tiles": {"moon": ["factory_tile", "mine_3", "tension"]},
        **table,
    }
    state = position(setup, 1, laid, content_of([]))
    words = Words(Texts(language), NAMES[:2], tables())
    words.see(view(state, 0)["table"])
    words.asked = waiting(state)[0]
    return words


def reasons(source: str) -> set[str]:
    """Refusals say their reasons by a code, some one of two."""
    said = re.findall(r'(?:said|because)\(("[a-z_]+"(?: if [^"]+ else "[a-z_]+")?)', source)
    said += re.findall(r'(?:[:=]|else) \(("[a-z_]+"), "OV-', source)
    said += re.findall(r'said\("no_action" if [^)]*', source)
    return {f"venus.{name}" for one in said for name in re.findall(r'"([a-z_]+)"', one)}
