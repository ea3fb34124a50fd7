"""Card sets of somebody's own for each game, as files in the user's folder: as much of them as a game lets in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rules import find
from rules.core.game import shipped

OWN = "mine"
GAMES = shipped()


def own(name: str) -> str:
    return f"own_{name}"


def write_own_set(folder: Path, game: str, replacing: bool = False) -> list[str]:
    """Write the set and return the sets to choose. Everything in it has ids of its own, which the program never saw."""
    packed = find(game).content([]).pack()
    bases = [each["set"]["id"] for each in packed["sets"]]
    replacing = replacing or game == "smugglers"  # which counts its cards: a set of one's own takes the place of ours
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
        renamed = (game, kind) == ("smugglers", "sector")
        return [{**_named(entry), **({"id": own(entry["id"])} if renamed else {})} for entry in entries]
    return [{**_named(entry), "id": own(entry["id"]), **_OWN_REFS.get((game, kind), _none)(entry)}
            for entry in entries if _may_be_added(game, kind, entry)]  # fmt: skip


def _may_be_added(game: str, kind: str, entry: dict[str, Any]) -> bool:
    if game == "empires":
        return kind in ("card", "alien", "machine", "flagship", "banner") or (kind == "marker" and "home" not in entry)
    return game != "venus" or kind in ("tile", "card")


def _none(entry: dict[str, Any]) -> dict[str, Any]:
    return {}


def _named(entry: dict[str, Any]) -> dict[str, Any]:
    name = entry.get("name")
    return {**entry, "name": {lang: f"Own {said}" for lang, said in name.items()}} if isinstance(name, dict) else entry


# What refers to other entries of the same set.
_OWN_REFS = {
    ("cosmic", "alien"): lambda e: {"forbids": [own(one) for one in e["forbids"]]} if "forbids" in e else {},
    ("cosmic", "flare"): lambda e: {"alien": own(e["alien"])},
    ("kaosz", "deck"): lambda e: {
        "cards": {own(card): count for card, count in e["cards"].items()},
        **(
            {"substitutes": {own(one): own(other) for one, other in e["substitutes"].items()}}
            if "substitutes" in e
            else {}
        ),
    },
    ("empires", "card"): lambda e: {
        "name": {"en": "Own card", "hu": "Saját lap"},
        "text": {"en": "It does what it does.", "hu": "Azt teszi, amit tesz."},
    },
}


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
