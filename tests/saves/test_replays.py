"""A save's log played again leads to the saved position, or the place where it parts is named."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from rules import fingerprint
from rules.core import session as session_module
from saves.document import Logged
from saves.errors import BadSave
from saves.replays import Broken, may_replay, replayed, verify
from tests.saves.support import tiny_document, tiny_session


def test_a_log_leads_to_its_position() -> None:
    document = tiny_document(answers=25)
    verdict = verify(document)
    assert verdict.agrees and verdict.answers == 25 and verdict.found == document.fingerprint
    assert fingerprint(replayed(document, 10)) == tiny_session(answers=10).fingerprint()


def test_the_first_answer_that_no_longer_fits_is_named() -> None:
    document = tiny_document(answers=25)
    log = list(document.log)
    log[7] = Logged(log[7].seat, log[7].prompt, 12345)
    verdict = verify(msgspec.structs.replace(document, log=log))
    assert not verdict.agrees and verdict.parted == 7 and verdict.detail


def test_another_seed_leads_elsewhere() -> None:
    document = msgspec.structs.replace(tiny_document(answers=2), seed=6)
    assert not verify(document).agrees


def test_a_log_of_other_rules_or_of_an_unknown_game_is_not_offered() -> None:
    document = tiny_document()
    assert may_replay(document)
    assert not may_replay(msgspec.structs.replace(document, rules="0"))
    assert not may_replay(msgspec.structs.replace(document, game="checkers"))
    assert not may_replay(msgspec.structs.replace(document, log=[]))


def test_a_log_at_which_the_rules_fail_is_named_with_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    document = tiny_document(answers=25)
    taken = session_module.apply
    count = 0

    def failing(*args: Any, **more: Any) -> Any:
        nonlocal count
        count += 1
        if count == 5:
            raise ZeroDivisionError("by design")
        return taken(*args, **more)

    monkeypatch.setattr(session_module, "apply", failing)
    with pytest.raises(Broken) as caught:
        replayed(document)
    assert caught.value.index == 4
    count = 0
    verdict = verify(document)
    assert not verdict.agrees and verdict.broken and verdict.parted == 4
    assert verdict.detail == "ZeroDivisionError: by design"


def test_the_place_where_the_end_differs_is_named() -> None:
    verdict = verify(msgspec.structs.replace(tiny_document(answers=0), seed=6))
    assert not verdict.agrees and verdict.parted is None
    assert "saved" in verdict.differs and "replayed" in verdict.differs


def test_a_setup_that_the_game_does_not_have_is_refused_by_the_replay() -> None:
    document = tiny_document()
    setup = document.setup | {"options": {"wind": 3}}
    with pytest.raises(BadSave) as caught:
        replayed(msgspec.structs.replace(document, setup=setup))
    assert caught.value.place == "$.setup"


def test_a_setup_that_is_none_is_refused() -> None:
    document = msgspec.structs.replace(tiny_document(), setup=json.loads('{"game": 3}'))
    with pytest.raises(BadSave):
        verify(document)
