"""Older formats load; the file on the disk stays as it was."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules import encode, find, fingerprint, register
from saves.document import Document, decode_document, encode_document, load_document
from saves.errors import BadSave
from saves.games import about_of, document_of, session_of
from saves.migrations import migration, upgraded
from saves.replays import may_replay
from tests.saves.support import tiny_document, tiny_session

Migrate = Callable[[dict[str, Any], int], dict[str, Any]]


def draft() -> dict[str, Any]:
    """A save of the draft format: flat fields, named answers, no checksum."""
    session = tiny_session(answers=9)
    return {
        "format": "orrery-save",
        "version": 0,
        "game": "tiny",
        "name": "régi állás",
        "seats": ["Anna", "Béla", "Cili"],
        "seed": 5,
        "turn": 1,
        "saved": "2026-01-02T03:04:05Z",
        "setup": encode(session.setup),
        "state": encode(session.state),
        "log": [dict(zip(("seat", "prompt", "value"), answer.encode(), strict=False)) for answer in session.log],
    }


def test_a_draft_save_loads_to_the_same_position(tmp_path: Path) -> None:
    path = tmp_path / "old.orrery.json"
    path.write_text(json.dumps(draft()), encoding="utf-8")
    before = path.read_bytes()
    document = load_document(path)
    assert document.meta.name == "régi állás"
    assert [seat.name for seat in document.meta.seats] == ["Anna", "Béla", "Cili"]
    assert document.meta.answers == len(document.log) == 9
    session = session_of(document)
    assert fingerprint(session.state) == fingerprint(tiny_session(answers=9).state)
    assert path.read_bytes() == before


@pytest.mark.parametrize("key", [key for key in draft() if key not in ("format", "version")])
def test_a_draft_save_with_a_missing_or_wrong_field_is_refused(key: str) -> None:
    for value in (None, 3.5):
        body = draft() | {key: value}
        with pytest.raises(BadSave):
            session_of(decode_document(json.dumps(body).encode()))


def test_a_draft_answer_of_another_shape_is_refused_with_its_place() -> None:
    body = draft()
    body["log"][4] = {"seat": 0}
    with pytest.raises(BadSave) as caught:
        decode_document(json.dumps(body).encode())
    assert caught.value.place == "$.log[4]"


def test_a_version_without_a_way_forward_is_refused() -> None:
    with pytest.raises(BadSave) as caught:
        upgraded({"version": 1}, 3)
    assert caught.value.reason_id == "save-too-old"


def test_migrating_leaves_the_given_data_alone() -> None:
    body = draft()
    upgraded(body, 1)
    assert body == draft()


def test_two_steps_to_one_version_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="two migrations"):
        migration(1)(lambda body: body)


# -- positions of older rules


@pytest.fixture
def newer_rules() -> Iterator[Callable[[Migrate | None], None]]:
    """The tiny game in its third version, with the given migration."""
    plain = find("tiny")
    yield lambda migrate: register(replace(plain, version=3, migrate=migrate)) and None
    register(plain)


def old_document() -> Document:
    """A save of rules that called the points otherwise."""
    document = tiny_document()
    snapshot = copy.deepcopy(document.snapshot)
    snapshot["glory"] = snapshot.pop("points")
    return msgspec.structs.replace(document, snapshot=snapshot, fingerprint="0" * 32)


def test_a_position_of_older_rules_is_migrated_by_its_game(newer_rules: Callable[[Migrate | None], None]) -> None:
    asked: list[int] = []

    def migrate(snapshot: dict[str, Any], version: int) -> dict[str, Any]:
        asked.append(version)
        snapshot["points"] = snapshot.pop("glory")
        return snapshot

    before = old_document()
    newer_rules(migrate)
    document = decode_document(encode_document(before))
    session = session_of(document)
    assert asked == [1]
    assert encode(session.state) == encode(tiny_session(answers=12).state)
    assert document == before, "loading does not change the document"


def test_a_migrated_game_is_not_offered_as_a_replay(newer_rules: Callable[[Migrate | None], None]) -> None:
    """Also after it has been saved again by the rules of today: its first answers were given under others."""
    document = tiny_document()
    newer_rules(lambda snapshot, version: snapshot)
    again = document_of(session_of(document), about_of(document))
    assert again.rules == "3" and not may_replay(again)
    assert about_of(again).marks == about_of(document).marks


def test_a_migration_that_fails_refuses_the_save(newer_rules: Callable[[Migrate | None], None]) -> None:
    document = old_document()
    newer_rules(lambda snapshot, version: {**snapshot, "points": snapshot["nothing"]})
    with pytest.raises(BadSave) as caught:
        session_of(document)
    assert (caught.value.place, caught.value.reason_id) == ("$.snapshot", "save-snapshot")
    newer_rules(lambda snapshot, version: snapshot)
    with pytest.raises(BadSave):
        session_of(document)


def test_older_rules_without_a_migration_load_what_still_fits(
    newer_rules: Callable[[Migrate | None], None],
) -> None:
    good, other = tiny_document(), old_document()
    newer_rules(None)
    assert session_of(good).fingerprint() == good.fingerprint
    with pytest.raises(BadSave):
        session_of(other)


def test_a_save_of_newer_rules_is_refused_with_both_versions() -> None:
    with pytest.raises(BadSave) as caught:
        session_of(msgspec.structs.replace(tiny_document(), rules="99"), "evening.orrery.json")
    assert caught.value.reason_id == "save-newer-rules" and caught.value.params == {"found": 99, "known": 1}
    assert "99" in str(caught.value) and "version 1" in str(caught.value)


@pytest.mark.parametrize("rules", ["one", "-1", "1.5", "²"])
def test_a_version_of_the_rules_that_is_no_number_is_refused(rules: str) -> None:
    with pytest.raises(BadSave) as caught:
        session_of(msgspec.structs.replace(tiny_document(), rules=rules))
    assert caught.value.place == "$.rules"
