"""A journal whose new beginning is refused stays in step, and never promises what is not on the disk."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from rules import Chance
from saves import journal as journal_module
from saves.document import SeatInfo
from saves.errors import BadSave
from saves.games import SaveFacts, now
from saves.journal import recover
from saves.places import Places
from saves.recovery import resume
from saves.running import RunningGame
from saves.store import Store
from tests.saves.support import (
    MATCH,
    StuckDisk,
    about,
    begun,
    journal_path,
    play,
    play_recorded,
    resumable,
    tiny_session,
)


def refuse_beginnings(patch: pytest.MonkeyPatch) -> None:
    """From now on every position is too large for the beginning of a journal."""

    def too_large(document: object) -> bytes:
        raise BadSave("", "", "save-too-large", {"size": 1, "limit": 0})

    patch.setattr(journal_module, "encode_document", too_large)


def test_a_position_too_large_to_save_does_not_stop_the_journal(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_module, "LONG_LINES", 8)
    session, running = begun(store)
    running.flush()
    refuse_beginnings(monkeypatch)
    play_recorded(session, running, Chance(5), 8)
    store.writer.flush()
    play_recorded(session, running, Chance(6), 1)
    with pytest.raises(BadSave):
        store.writer.flush()
    play_recorded(session, running, Chance(7), 10)
    running.flush()
    assert running.confirmed == len(session.log) == 19
    assert resumable(store) == [a.encode() for a in session.log]
    running.leave()


def test_without_a_beginning_nothing_is_confirmed_until_one_can_be_written(store: Store) -> None:
    with pytest.MonkeyPatch.context() as patch:
        refuse_beginnings(patch)
        session, running = begun(store)
        play_recorded(session, running, Chance(5), 5)
        with pytest.raises(BadSave) as caught:
            running.flush()
        assert caught.value.reason_id == "save-too-large"
        assert running.confirmed == 0 and not journal_path(store).exists()
    running.flush()
    assert running.confirmed == 5
    assert resumable(store) == [a.encode() for a in session.log]
    running.leave()


def test_a_refused_beginning_loses_no_answer_that_was_not_yet_recorded(store: Store) -> None:
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 3)
    running.flush()
    with pytest.MonkeyPatch.context() as patch:
        refuse_beginnings(patch)
        play(session, Chance(6), 2)
        running.describe(about("Szombat"))
        with pytest.raises(BadSave):
            store.writer.flush()
        play_recorded(session, running, Chance(7), 2)
        running.flush()
        assert running.confirmed == len(session.log) == 7
        assert resumable(store) == [a.encode() for a in session.log]
    running.leave()
    assert resume(store, MATCH).running.session.log == session.log


def test_a_refused_take_back_behind_the_beginning_confirms_only_what_both_share(store: Store) -> None:
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 9)
    running.leave()
    running = resume(store, MATCH).running  # its journal begins at answer 9
    session = running.session
    running.flush()
    with pytest.MonkeyPatch.context() as patch:
        refuse_beginnings(patch)
        session.take_back(4)
        running.record()
        play_recorded(session, running, Chance(8), 3)
        with pytest.raises(BadSave):
            running.flush()
        assert running.confirmed == 4
        assert len(resumable(store)) == 9 and recover(journal_path(store)).damage is None
    running.flush()
    assert running.confirmed == 7
    assert resumable(store) == [a.encode() for a in session.log]
    running.leave()


def test_a_take_back_while_a_new_beginning_is_on_its_way_is_followed(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "LONG_LINES", 3)
    gate = threading.Event()
    store = Store(places, StuckDisk(gate))
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 9)
    running.describe(about("Szombat"))
    session.take_back(4)
    running.record()
    gate.set()
    running.flush()
    assert running.confirmed == 4
    assert resumable(store) == [a.encode() for a in session.log]
    running.leave()


def test_words_that_are_too_long_are_clipped_and_cost_nothing(store: Store) -> None:
    session = tiny_session()
    long = "á" * 500
    seats = [SeatInfo(long, "human"), SeatInfo("B\ud800", "human"), SeatInfo("C", "captain")]
    running = RunningGame.begin(store, session, SaveFacts(MATCH, now(), seats, long))
    play_recorded(session, running, Chance(5), 3)
    running.describe(replace(running.about, marks=["m" * 121, "", *map(str, range(50))]))
    play_recorded(session, running, Chance(6), 3)
    running.flush()
    assert running.confirmed == 6
    kept = recover(journal_path(store)).document
    assert len(kept.meta.seats[0].name) == 120 and kept.meta.seats[0].name.endswith("á…")
    assert kept.meta.seats[1].name == "B?"
    assert len(kept.marks) == 32 and len(kept.marks[0]) == 120
    running.leave()
