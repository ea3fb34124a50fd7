"""Older formats load; the file on the disk stays as it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules import encode, fingerprint
from saves import BadSave, decode_document, load_document, session_of
from saves.migrations import migration, upgraded
from tests.saves.support import tiny_session


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
