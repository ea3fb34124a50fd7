"""From older save formats to the current one, one step per version.

A migration gets the plain data of one version and returns that of the next. It must not trust its input:
a missing or misshapen field raises `BadSave` through `_take`, and whatever it produces is checked afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from saves.errors import BadSave

Body = dict[str, Any]
Migration = Callable[[Body], Body]
T = TypeVar("T")

_STEPS: dict[int, Migration] = {}


def migration(to: int) -> Callable[[Migration], Migration]:
    """Register the step that leads from version `to - 1` to version `to`."""

    def register(step: Migration) -> Migration:
        if to in _STEPS:
            raise ValueError(f"two migrations lead to version {to}")
        _STEPS[to] = step
        return step

    return register


def upgraded(body: Body, version: int) -> Body:
    """`body` brought to `version`; the given data is not changed."""
    found = body["version"]
    for to in range(found + 1, version + 1):
        if to not in _STEPS:
            raise BadSave("", "$.version", "save-too-old", {"found": found, "known": version})
        body = {**_STEPS[to](dict(body)), "version": to}
    return body


def _take(body: Body, key: str, kind: type[T]) -> T:
    value = body.get(key)
    if type(value) is not kind:
        expected = f"Expected `{kind.__name__}`, got `{type(value).__name__}`"
        raise BadSave("", f"$.{key}", "save-wrong-shape", {"detail": expected})
    return value


@migration(1)
def _from_draft(old: Body) -> Body:
    """Version 0, the draft: flat fields, named answers, no checksum, no packed content.

    Drafts knew only humans and no content sets of users, so the shipped content is what they were played
    with: an empty hash says "whatever is shipped".
    """
    names = _take(old, "seats", list)
    log = [_named_answer(entry, number) for number, entry in enumerate(_take(old, "log", list))]
    saved = _take(old, "saved", str)
    setup = _take(old, "setup", dict)
    meta = {
        "name": _take(old, "name", str),
        "match": f"draft-{_take(old, 'seed', int)}",
        "kind": "manual",
        "created": saved,
        "saved": saved,
        "turn": _take(old, "turn", int),
        "answers": len(log),
        "seats": [{"name": name, "kind": "human"} for name in names],
        "sets": setup.get("sets", []),
    }
    return {
        "format": old["format"],
        "program": "",
        "rules": "",
        "game": _take(old, "game", str),
        "meta": meta,
        "picture": None,
        "setup": setup,
        "seed": _take(old, "seed", int),
        "content": {"hash": "", "packed": None},
        "snapshot": old.get("state"),
        "fingerprint": "",
        "log": log,
        "marks": [],
    }


def _named_answer(entry: Any, number: int) -> list[Any]:
    if type(entry) is not dict or set(entry) != {"seat", "prompt", "value"}:
        detail = "Expected an answer with seat, prompt and value"
        raise BadSave("", f"$.log[{number}]", "save-wrong-shape", {"detail": detail})
    return [entry["seat"], entry["prompt"], entry["value"]]
