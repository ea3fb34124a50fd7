"""Decks as TOML: the form in which own decks are kept, and the `[[deck]]` entries of card sets.

    [deck]
    game = "kaosz"
    name = "Raid"
    ruleset = "official"

    [deck.cards]
    sh_mako = 3

Text from anywhere is read with the checks of card sets: limits first, then shapes; each fault has its line (UX-69).
Cards nobody knows stay in the deck, so that a set that is missing today loses nothing. A deck that is built from opened
packs has its pool with it, as `[deck.pool]`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.games.kaosz.decks.collection import GAME
from app.games.kaosz.decks.model import MOST_ABOUT, MOST_COPIES, MOST_NAME, RULESETS, DeckList
from rules.content.limits import is_sound
from rules.content.problems import Notes, Problem, describe_reason
from rules.content.shapes import (
    Either,
    Flag,
    FrozenTable,
    Id,
    MapOf,
    Maybe,
    Shape,
    Table,
    Text,
    Translated,
    Translation,
    Whole,
    Word,
)
from rules.content.toml_text import parse_toml
from saves.errors import BadSave

FORMAT = 1
MOST_DECKS = 100
MOST_DIFFERENT = 400  # different cards in a pile
MOST_POOLED = 999  # copies of a card in a pool

describe_reason("deck-file-none", "there is no deck in this text")
describe_reason("deck-file-many", "there are more than {limit} decks in this text")

_PILE = MapOf(Id(), Whole(1, MOST_COPIES), 0, MOST_DIFFERENT)
_POOL = MapOf(Id(), Whole(1, MOST_POOLED), 0, MOST_DIFFERENT)
_FACTS: dict[str, Shape | Maybe] = {
    "name": Either(Text(MOST_NAME), Translated(MOST_NAME)),
    "about": Maybe(Either(Text(MOST_ABOUT), Translated(MOST_ABOUT)), ""),
    "ruleset": Maybe(Word(*RULESETS), RULESETS[0]),
    "cards": Maybe(_PILE, FrozenTable()),
    "substitutes": Maybe(MapOf(Id(), Id(), 0, MOST_DIFFERENT), FrozenTable()),
}
OWN = Table({
    "game": Maybe(Word(GAME), GAME), "format": Maybe(Whole(1, FORMAT), FORMAT), **_FACTS,
    "maybe": Maybe(_PILE, FrozenTable()), "pool": Maybe(_POOL, FrozenTable()),
})  # fmt: skip
# What entries of card sets have besides.
ENTRY = Table({
    "id": Maybe(Id(), ""), "archetype": Maybe(Text(8), ""), "fixture_only": Maybe(Flag(), False), **_FACTS,
})  # fmt: skip

Problems = tuple[Problem, ...]


def read_decks(file: str, text: str, language: str) -> tuple[list[DeckList], Problems]:
    """All decks of a text, or everything that is wrong with it; one fault refuses the whole text."""
    data, notes = parse_toml(file, text)
    if notes.problems or not is_sound(data, notes.top):
        return [], tuple(notes.problems)
    found = data.get("deck")
    if isinstance(found, list):
        rows = _entries(found, notes)
    elif found is None:
        notes.top.fault("deck-file-none")
        rows = []
    else:
        rows = _own(data, notes)
    if notes.problems:
        return [], tuple(notes.problems)
    return [_made(row, language) for row in rows], ()


def _entries(found: list[Any], notes: Notes) -> list[FrozenTable]:
    """The decks of a card set; its other tables are not looked at."""
    spot = notes.top.at("deck")
    if len(found) > MOST_DECKS:
        spot.fault("deck-file-many", limit=MOST_DECKS)
        return []
    return [row for index, entry in enumerate(found) if (row := ENTRY.read(entry, spot.at(index))) is not None]


def _own(data: dict[str, Any], notes: Notes) -> list[FrozenTable]:
    for name in data:
        if name != "deck":
            notes.top.at(name).unknown("content-unknown-key", name, ["deck"])
    row = OWN.read(data["deck"], notes.top.at("deck"))
    return [] if row is None else [row]


def _made(row: FrozenTable, language: str) -> DeckList:
    return DeckList(
        _said(row["name"], language).strip(),
        _said(row["about"], language),
        row["ruleset"],
        dict(row["cards"]),
        dict(row.get("maybe", {})),
        dict(row["substitutes"]),
        dict(row.get("pool", {})),
    )


def _said(text: str | Translation, language: str) -> str:
    if isinstance(text, Translation):
        return text.hu if language == "hu" else text.en
    return text


def values_of(deck: DeckList) -> dict[str, Any]:
    """A deck as the plain tables of its file; what is empty is left out."""
    facts: dict[str, Any] = {"game": GAME, "format": FORMAT, "name": deck.name}
    if deck.about:
        facts["about"] = deck.about
    facts["ruleset"] = deck.ruleset
    piles = {"cards": deck.cards, "maybe": deck.maybe, "substitutes": deck.substitutes, "pool": deck.pool}
    for name, pile in piles.items():
        if pile or name == "cards":
            facts[name] = {card: pile[card] for card in sorted(pile)}
    return {"deck": facts}


def toml_text(deck: DeckList) -> str:
    """A deck as TOML text."""
    import tomlkit

    return tomlkit.dumps(values_of(deck))


def handed_in(deck: DeckList) -> str:
    """A deck as it is given to a tournament's desk: its cards alone, neither its pool nor what was in doubt."""
    return toml_text(replace(deck, pool={}, maybe={}))


def is_toml(text: str) -> bool:
    """Whether a text that came without a file name looks like TOML rather than a plain list.

    >>> is_toml("[deck]\\nname = 'Raid'"), is_toml("3 Mako\\n2 Nope")
    (True, False)
    """
    lines = [line.strip() for line in text.splitlines()]
    return any(
        line.startswith("[") and line.endswith("]") and line.strip("[]").strip().replace(".", "").isalnum()
        for line in lines
    )


def is_own_form(text: str) -> bool:
    """Whether a sound text holds one deck of the player rather than entries of a card set."""
    return isinstance(parse_toml("", text)[0].get("deck"), dict)


def refused(file: str, bad: BadSave) -> Problem:
    """A file that cannot be read at all, as a problem like the others."""
    return Problem(file, None, "", bad.reason_id, dict(bad.params))
