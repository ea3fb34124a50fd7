"""A match and its files: journal before animation, resuming after a kill, saves, a disk that refuses (UX-64 to 68)."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from app.match import HUMAN, Match, Notice, PlaySettings, resuming
from rules import Chance, Illegal, replay
from rules.core.state import Setup
from saves import recovery as recovery_module
from saves import running as running_module
from saves.autosaves import write_autosave
from saves.errors import CannotWrite
from saves.places import in_folder
from saves.recovery import resume, unfinished
from saves.store import Store
from tests.app.match_support import InlineOpponents, People, play_out, until
from tests.saves.support import FaultyDisk, png, tiny_document

ROOT = Path(__file__).parents[2]
SETTINGS = {"pace_ms": 0, "answer_ms": 0, "grace_ms": 500}


def kept_match(store: Store, *kinds: str, seed: int = 12) -> Match:
    names = ("Anna", "Béla", "Cili")
    return Match.begin(
        "tiny",
        Setup("tiny", [{} for _ in kinds]),
        seed,
        list(zip(names, kinds, strict=False)),
        opponents=InlineOpponents(),
        store=store,
        settings=PlaySettings(**SETTINGS),
    )


def play_some(match: Match, frames: int) -> list[Any]:
    people, told = People(match, Chance(3)), []
    for _ in range(frames):
        told += match.update(20)
        people.do_something()
    return told


def test_every_answer_is_handed_to_the_journal_before_it_is_shown(tmp_path: Path) -> None:
    """UX-64."""
    match = kept_match(Store(in_folder(tmp_path)), HUMAN, "cadet")
    recorded: list[int] = []
    running = match.files._running
    record = running.record

    def noting() -> None:
        record()
        recorded.append(len(match.session.log))
        assert len(match._journal.feed.entries) == len(match.session.log) - 1  # nothing of it is told yet

    running.record = noting
    match.update(10)
    match.answer(match.asked()[0].first(1)[0])
    until(match, lambda: len(match.session.log) >= 2, dt=10)
    assert recorded[:2] == [1, 2]
    match.leave()


def test_a_new_match_lets_the_autosaves_of_long_finished_ones_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery_module, "MATCHES_KEPT", 1)
    store = Store(in_folder(tmp_path))
    for number in range(3):
        write_autosave(store.disk, store.match_folder(f"20260101-00000{number}-a"), tiny_document())
    match = kept_match(store, HUMAN, "cadet")
    store.writer.flush()
    assert [folder.name for folder in store.matches()] == ["20260101-000002-a", match.files.about.match]
    match.leave()


def test_a_left_match_is_continued_where_it_was(tmp_path: Path) -> None:
    store = Store(in_folder(tmp_path))
    match = kept_match(store, HUMAN, "cadet")
    play_some(match, 14)
    before, log = match.session.fingerprint(), list(match.session.log)
    match.leave()
    found = unfinished(store)
    assert len(found) == 1
    again = resuming.resumed(resume(store, found[0].match), store, opponents=InlineOpponents())
    assert again.session.fingerprint() == before and again.session.log == log
    assert again.seats.infos() == match.seats.infos()
    assert [line.number for line in again.log.lines()] == list(range(len(log)))
    again.leave()


def test_a_killed_match_resumes_with_every_confirmed_answer(tmp_path: Path) -> None:
    """UX-64, with a process that is really killed."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.app.match_child", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    confirmed = given = 0
    assert child.stdout is not None
    for text in child.stdout:
        confirmed, given = (int(part) for part in text.split())
        if confirmed >= 12:
            break
    child.kill()
    child.wait()
    child.stdout.close()
    store = Store(in_folder(tmp_path))
    found = unfinished(store)
    assert len(found) == 1
    match = resuming.resumed(
        resume(store, found[0].match), store, opponents=InlineOpponents(), settings=PlaySettings(**SETTINGS)
    )
    session = match.session
    assert confirmed <= len(session.log)
    assert given >= confirmed >= 12
    assert replay(session.setup, session.seed, session.log).encode() == session.state.encode()
    people = People(match, Chance(4))
    if match.clock.phase == "pause":
        match.clock.resume()
    play_out(match, people)
    match.leave()
    assert unfinished(store) == []


def test_the_casual_mark_and_handed_seats_survive(tmp_path: Path) -> None:
    store = Store(in_folder(tmp_path))
    match = kept_match(store, HUMAN, "cadet")
    for _ in range(60):
        play_some(match, 1)
        if match.undoing.take_back_points() and all(d.since is None for d in match.asked()) and match.asked():
            break  # not in the middle of a race, where nothing is taken back
    match.undoing.take_back(match.undoing.take_back_points()[0].length)
    match.people.hand_over(1, "pilot")
    match.leave()
    again = resuming.resumed(resume(store, unfinished(store)[0].match), store, opponents=InlineOpponents())
    assert "casual" in again.files.marks and again.seats[1].kind == "pilot"
    again.leave()


def test_an_undo_goes_to_the_journal_too(tmp_path: Path) -> None:
    store = Store(in_folder(tmp_path))
    match = kept_match(store, HUMAN, "cadet")
    people = People(match, Chance(3))
    for _ in range(400):
        match.update(20)
        if match.undoing.may_undo() is None:
            break
        people.do_something()
    assert match.undoing.may_undo() is None
    match.undoing.undo()
    before, length = match.session.fingerprint(), len(match.session.log)
    match.leave()
    again = resuming.resumed(resume(store, unfinished(store)[0].match), store, opponents=InlineOpponents())
    assert again.session.fingerprint() == before and len(again.session.log) == length
    again.leave()


def test_the_start_of_each_turn_is_autosaved(tmp_path: Path) -> None:
    """UX-66."""
    store = Store(in_folder(tmp_path))
    match = kept_match(store, "random", "random")
    play_out(match, People(match, Chance(1)))
    match.leave()
    assert any(entry.path.name.startswith("turn-") for entry in store.autosaves())
    assert unfinished(store) == []


def test_a_manual_save_carries_name_and_picture_and_loads_as_a_match_of_its_own(tmp_path: Path) -> None:
    """UX-65."""
    store = Store(in_folder(tmp_path))
    match = kept_match(store, HUMAN, "cadet")
    play_some(match, 8)
    if match.files.may_save() is not None:
        until(match, lambda: match.files.may_save() is None)
    path = match.files.save("Péntek este", png(8, 6))
    entry = store.saves()[0]
    assert entry.path == path and entry.head.meta.name == "Péntek este"
    assert store.picture(path) == png(8, 6)
    loaded = resuming.loaded(store.load(path), store, opponents=InlineOpponents())
    assert loaded.session.fingerprint() == match.session.fingerprint()
    assert loaded.files.about.match != match.files.about.match
    match.leave()
    loaded.leave()


def test_a_read_only_place_is_said_once_and_the_match_is_played(tmp_path: Path) -> None:
    """UX-98, UX-106."""
    places = in_folder(tmp_path)
    object.__setattr__(places, "writable", False)
    match = kept_match(Store(places), HUMAN, "random")
    told = play_out(match, People(match, Chance(2)))
    assert [t for t in told if isinstance(t, Notice)] == [Notice("disk-read-only", {}, True)]
    match.leave()


def test_a_disk_that_fills_up_is_said_once_and_the_match_goes_on(tmp_path: Path) -> None:
    store = Store(in_folder(tmp_path), FaultyDisk(fail_at=12, lasting=True))
    match = kept_match(store, HUMAN, "random")
    told = []
    people = People(match, Chance(2))
    for _ in range(4000):
        told += match.update(50)
        people.do_something()
        if match.result() is not None:
            break
        time.sleep(0.001)
    for _ in range(500):
        if any(isinstance(t, Notice) for t in told):
            break
        time.sleep(0.01)
        told += match.update(10)
    told += match.update(10)
    assert match.result() is not None
    assert [t.id.partition("-")[0] for t in told if isinstance(t, Notice)] == ["disk"]
    match.leave()


def test_a_folder_deleted_during_play_is_told_and_the_whole_game_is_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """UX-98: also while the player only thinks."""
    monkeypatch.setattr(running_module, "LOOK_SECONDS", 0.0)
    store = Store(in_folder(tmp_path / "data"))
    match = kept_match(store, HUMAN, "cadet")
    play_some(match, 14)
    while (tmp_path / "data").exists():  # the writer may put a file into a folder that is just being deleted
        shutil.rmtree(tmp_path / "data", ignore_errors=True)
    notices = [t.id for t in match.update(20) if isinstance(t, Notice)]
    assert notices[-1] == "disk-anew"  # before it, that the writer had just missed the folder, if it had
    log = list(match.session.log)
    match.leave()
    [left] = unfinished(store)
    assert resume(store, left.match).running.session.log == log


def test_a_disk_that_is_full_a_second_time_is_told_a_second_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_module, "LOOK_SECONDS", 0.0)
    disk = FaultyDisk()
    store = Store(in_folder(tmp_path), disk)
    match = kept_match(store, HUMAN, HUMAN)
    told = []
    for _ in range(2):
        store.writer.flush()
        disk.fail_at, disk.lasting = disk.calls, True
        told += play_some(match, 4)
        with contextlib.suppress(CannotWrite):
            store.writer.flush()
        told += match.update(20)
        with contextlib.suppress(CannotWrite):
            store.writer.flush()
        disk.fail_at = -1
        told += match.update(20)
    assert [t.id for t in told if isinstance(t, Notice)] == ["disk-full", "disk-back"] * 2
    match.leave()


def test_without_a_store_a_save_is_refused_with_a_reason() -> None:
    match = Match.begin(
        "tiny", Setup("tiny", [{}, {}]), 3, [("Anna", HUMAN), ("Béla", "cadet")], opponents=InlineOpponents()
    )
    with pytest.raises(Illegal) as refused:
        match.files.save("x")
    assert refused.value.reason.id == "match.no_store"
