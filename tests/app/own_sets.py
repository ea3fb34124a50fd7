"""Card sets of somebody's own for each game, as files in the user's folder: as much of them as a game lets in."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from rules import find
from tests.support.games import WITH_SETS, beside

OWN = "mine"
GAMES = WITH_SETS


def own(name: str) -> str:
    return f"own_{name}"


def write_own_set(folder: Path, game: str, replacing: bool = False) -> list[str]:
    """Write the set and return the sets to choose. Everything in it has ids of its own, which the program never saw."""
    packed = find(game).content([]).pack()
    bases = [each["set"]["id"] for each in packed["sets"]]
    replacing = replacing or own_set_of(game).replaces_always
    head = {"id": OWN, "name": {"en": "My own", "hu": "Saját"}, "game": game, "version": 1}
    data: dict[str, Any] = {"set": {**head, "replaces": bases[0]} if replacing else {**head, "requires": bases}}
    for each in packed["sets"][: 1 if replacing else None]:
        for kind, entries in each.items():
            if kind != "set":
                data.setdefault(kind, []).extend(_entries(game, kind, entries, replacing))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{OWN}.toml").write_text(_toml(data), encoding="utf-8")
    return [*bases, OWN]


def _entries(game: str, kind: str, entries: list[dict[str, Any]], replacing: bool) -> list[dict[str, Any]]:
    if replacing:  # what the rules know by name keeps its id, and has another name to be read
        renamed = own_set_of(game).renames(kind)
        return [{**_named(entry), **({"id": own(entry["id"])} if renamed else {})} for entry in entries]
    return [{**_named(entry), "id": own(entry["id"]), **own_set_of(game).references(kind, entry)}
            for entry in entries if own_set_of(game).may_be_added(kind, entry)]  # fmt: skip


class OwnSet:
    """How the sets of a game can be made somebody's own; `tests/games/<game>/own_set.py` says what is otherwise."""

    replaces_always = False  # a set of one's own takes the place of ours
    options: ClassVar[dict[str, Any]] = {}  # of a table at which it is played
    most = 0  # answers after which a game is given up, where a whole one takes too many; 0: to its end
    has_steps = True  # its result is told step by step

    def renames(self, kind: str) -> bool:
        """Whether entries of a set in place of ours have ids of their own: the rules know none of them by name."""
        return False

    def may_be_added(self, kind: str, entry: dict[str, Any]) -> bool:
        return True

    def references(self, kind: str, entry: dict[str, Any]) -> dict[str, Any]:
        """What of an entry refers to other entries of the same set."""
        return {}

    def chooses(self, number: int) -> dict[str, Any]:
        """What this person chooses in the lobby, so that the set is played with."""
        return {}


@cache
def own_set_of(game: str) -> OwnSet:
    found = beside(game, "own_set")
    return OwnSet() if found is None else found.OWN_SET


def _named(entry: dict[str, Any]) -> dict[str, Any]:
    name = entry.get("name")
    return {**entry, "name": {lang: f"Own {said}" for lang, said in name.items()}} if isinstance(name, dict) else entry


def _toml(data: dict[str, Any]) -> str:
    lines: list[str] = []
    for kind, entries in data.items():
        for entry in entries if isinstance(entries, list) else [entries]:
            lines.append(f"[[{kind}]]" if isinstance(entries, list) else f"[{kind}]")
            lines += [f"{_key(key)} = {_value(value)}" for key, value in entry.items()]
    return "\n".join(lines)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return json.dumps(key, ensure_ascii=False)
