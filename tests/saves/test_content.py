"""Saves carry what they need of their content (UX-68)."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rules import Chance, Session, Setup, find, fingerprint, register
from rules.content.loading import Kind, Schema, unpack
from rules.content.shapes import FrozenTable, Table, Whole
from saves.document import decode_document, encode_document
from saves.errors import BadSave
from saves.games import content_of, document_of, session_of
from saves.recovery import resume, unfinished
from saves.replays import may_replay, replayed
from saves.running import RunningGame
from saves.store import Store
from tests.saves.support import MATCH, about, play
from tests.support import tiny  # noqa: F401  (registers the game)

CARD = Kind("card", Table({"cost": Whole(0, 9)}), FrozenTable)
SCHEMA = Schema("tiny", (CARD,))
HEADER = {"id": "base", "name": {"en": "Base", "hu": "Alap"}, "game": "tiny", "version": 1}
PACKED = {"game": "tiny", "sets": [{"set": HEADER, "card": [{"id": "probe", "cost": 3}]}]}


@pytest.fixture
def installed() -> Iterator[dict[str, Any]]:
    """The tiny game with a card set; a test may change what is installed."""
    have: dict[str, Any] = {"packed": copy.deepcopy(PACKED)}
    plain = find("tiny")

    def content(sets: list[str]) -> Any:
        if have["packed"] is None:
            raise KeyError("base")
        return unpack(SCHEMA, have["packed"])[0]

    register(replace(plain, schema=SCHEMA, content=content))
    yield have
    register(plain)


def carded_session() -> Session:
    session = Session.start("tiny", Setup("tiny", [{}, {}, {}], sets=["base"]), 5)
    play(session, Chance(5), 6)
    return session


def test_a_save_holds_the_hash_and_the_cards_themselves(installed: dict[str, Any]) -> None:
    document = document_of(carded_session(), about())
    assert document.content.packed == PACKED
    assert document.content.hash == find("tiny").content(["base"]).hash
    assert document.meta.sets == ["base"]


@pytest.mark.parametrize("now", ["changed", "missing"])
def test_a_changed_or_missing_set_does_not_lose_a_game(installed: dict[str, Any], now: str) -> None:
    before = carded_session()
    data = encode_document(document_of(before, about()))
    if now == "missing":
        installed["packed"] = None
    else:
        installed["packed"]["sets"][0]["card"][0]["cost"] = 8
    document = decode_document(data)
    content, is_installed = content_of(document)
    assert content.find(CARD, "probe").cost == 3 and not is_installed
    after = session_of(document)
    assert after.state.content.find(CARD, "probe").cost == 3
    assert fingerprint(after.state) == fingerprint(before.state)
    assert may_replay(document)
    assert fingerprint(replayed(document)) == fingerprint(before.state)


def test_an_unchanged_set_is_taken_from_where_it_is_installed(installed: dict[str, Any]) -> None:
    document = document_of(carded_session(), about())
    assert content_of(document)[1] is True


def test_a_running_game_survives_the_loss_of_its_set(installed: dict[str, Any], store: Store) -> None:
    session = carded_session()
    running = RunningGame.begin(store, session, about())
    play(session, Chance(9), 1)
    running.record()
    running.leave()
    installed["packed"] = None
    assert unfinished(store)[0].match == MATCH
    again = resume(store, MATCH).running
    assert again.session.log == session.log
    assert again.session.state.content.find(CARD, "probe").cost == 3
    again.leave()


def test_packed_cards_that_do_not_fit_are_refused_with_their_place(installed: dict[str, Any]) -> None:
    document = document_of(carded_session(), about())
    installed["packed"] = None
    wrong = copy.deepcopy(PACKED)
    wrong["sets"][0]["card"][0]["cost"] = 99  # type: ignore[index]
    attempts: list[Any] = [wrong, None, [], {"sets": [7]}, {"game": "tiny", "sets": []}]
    for packed in attempts:
        content = msgspec.structs.replace(document.content, packed=packed)
        with pytest.raises(BadSave) as caught:
            session_of(msgspec.structs.replace(document, content=content))
        assert caught.value.reason_id == "save-content" and caught.value.place == "$.content.packed"


def test_packed_content_without_a_set_is_named_as_that(installed: dict[str, Any]) -> None:
    """Its hash fits, but there is nothing to play with."""
    packed = {"game": "tiny", "sets": []}
    empty, _ = unpack(SCHEMA, packed)
    document = document_of(carded_session(), about())
    content = msgspec.structs.replace(document.content, hash=empty.hash, packed=packed)
    with pytest.raises(BadSave) as caught:
        session_of(msgspec.structs.replace(document, content=content))
    assert (caught.value.reason_id, caught.value.params["detail"]) == ("save-content", "no card set in it")
