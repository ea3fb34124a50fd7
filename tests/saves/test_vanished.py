"""A data folder that is deleted, or a disk that is full, while a game goes on: noticed, mended, told (UX-64, UX-98)."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from rules import Chance, fingerprint
from saves import places as places_module
from saves import running as running_module
from saves.disk import Disk
from saves.errors import CannotWrite
from saves.places import Places, in_folder
from saves.recovery import resume, unfinished
from saves.reports import write_report
from saves.store import Store
from tests.saves.support import (
    MATCH,
    FaultyDisk,
    begun,
    journal_path,
    open_files_can_go,
    play_recorded,
    resumable,
    tiny_document,
)

posix = pytest.mark.skipif(os.name != "posix", reason="only there files have owners and modes")


@open_files_can_go
def test_a_folder_deleted_during_play_is_made_anew_with_the_whole_game(store: Store) -> None:
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 12)
    shutil.rmtree(store.places.data)
    play_recorded(session, running, Chance(6), 1)
    assert running.confirmed == 13
    assert resumable(store) == [a.encode() for a in session.log]
    assert running.take_news() == ["disk-anew"] and running.take_news() == []
    running.leave()
    assert fingerprint(resume(store, MATCH).running.session.state) == fingerprint(session.state)


@open_files_can_go
def test_it_is_noticed_while_everybody_thinks(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_module, "LOOK_SECONDS", 0.0)
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 4)
    running.tend()
    assert running.take_news() == []
    shutil.rmtree(store.places.data)
    running.tend()
    assert running.take_news() == ["disk-anew"]
    assert resumable(store) == [a.encode() for a in session.log]
    running.leave()


class DeletedWhileItWaits(Disk):
    """Whoever waits for the disk finds that something else happened before it answered."""

    def __init__(self) -> None:
        self.meanwhile: Callable[[], None] | None = None

    def sync_folder(self, path: Path) -> None:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            meanwhile()
            raise FileNotFoundError(errno.ENOENT, "gone")
        super().sync_folder(path)


@open_files_can_go
def test_a_new_beginning_is_not_given_up_for_the_old_file_that_could_not_be_made_safe(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_module, "LOOK_SECONDS", 0.0)
    disk = DeletedWhileItWaits()
    store = Store(places, disk)
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 4)
    store.writer.flush()

    def folder_is_deleted_and_made_anew() -> None:
        shutil.rmtree(places.data)
        running.tend()

    journal_path(store).unlink()  # for a new file the folder has to be made safe too
    disk.meanwhile = folder_is_deleted_and_made_anew
    running.flush()
    assert disk.meanwhile is None
    assert resumable(store) == [a.encode() for a in session.log]
    running.leave()


@open_files_can_go
def test_the_match_stays_its_own_after_its_lock_was_deleted(store: Store) -> None:
    """UX-108: another copy is not offered the game that is being played here."""
    session, running = begun(store)
    shutil.rmtree(store.places.data)
    play_recorded(session, running, Chance(5), 1)
    assert journal_path(store).exists() and unfinished(Store(store.places)) == []
    with pytest.raises(CannotWrite) as caught:
        resume(Store(store.places), MATCH)
    assert caught.value.reason_id == "disk-busy"
    running.leave()


@open_files_can_go
def test_a_journal_alone_that_was_deleted_or_exchanged_is_written_again(store: Store) -> None:
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 3)
    journal_path(store).unlink()
    journal_path(store).write_text("something else", encoding="utf-8")
    play_recorded(session, running, Chance(6), 2)
    assert resumable(store) == [a.encode() for a in session.log]
    running.leave()


def test_a_full_disk_that_has_room_again_is_used_by_itself_and_that_is_told(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_module, "LOOK_SECONDS", 0.0)
    disk = FaultyDisk()
    store = Store(places, disk)
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 3)
    with_room = running.confirmed
    disk.fail_at, disk.lasting = disk.calls, True
    play_recorded(session, running, Chance(6), 4)
    running.tend()
    trouble = store.writer.take_trouble()
    assert trouble is not None and trouble.reason_id == "disk-full"
    assert running.confirmed == with_room == 3 and running.take_news() == []
    disk.fail_at = -1
    running.tend()
    assert running.confirmed == 7 and running.take_news() == ["disk-back"]
    running.leave()


def test_the_journal_of_a_game_that_is_over_stays_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_module, "LOOK_SECONDS", 0.0)
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 5)
    running.conclude()
    store.writer.flush()
    running.tend()
    assert not journal_path(store).exists() and running.take_news() == []
    running.finish()


def no_room(path: Path, data: bytes) -> int:
    path.touch()
    raise OSError(errno.ENOSPC, "full")


def test_starting_on_a_full_disk_is_not_read_only_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """UX-98: a disk can be emptied while the program runs."""
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", no_room)
        places = in_folder(tmp_path / "data")
    assert places.writable and places.full
    assert list((tmp_path / "data").iterdir()) == []
    session, running = begun(Store(places))
    play_recorded(session, running, Chance(5), 3)
    assert running.confirmed == 3
    running.leave()
    assert not in_folder(tmp_path / "data").full


def test_a_game_begun_on_a_full_disk_is_kept_as_soon_as_there_is_room(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even its lock could be made."""
    monkeypatch.setattr(running_module, "LOOK_SECONDS", 0.0)
    store = Store(places)

    def refuse(folder: Path) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr("saves.locks.make_own_folder", refuse)
        session, running = begun(store)
        play_recorded(session, running, Chance(5), 5)
        trouble = store.writer.take_trouble()
        assert trouble is not None and trouble.reason_id == "disk-full" and running.confirmed == 0
    running.tend()
    assert running.confirmed == 5 and running.take_news() == ["disk-back"]
    running.leave()
    assert len(resume(store, MATCH).running.session.log) == 5


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES])
def test_a_read_only_place_is_told_from_a_full_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(path: Path, data: bytes) -> int:
        raise OSError(number, "no")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    places = in_folder(tmp_path / "data")
    assert not places.writable and not places.full


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
def test_what_a_player_keeps_is_for_their_eyes_only(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        store = Store(in_folder(tmp_path / "new" / "data"))
        session, running = begun(store)
        play_recorded(session, running, Chance(5), 25)
        running.leave()
        store.save(tiny_document())
        write_report(store.places, "trouble", tiny_document())
    finally:
        os.umask(old)
    kept = [path for path in store.places.data.rglob("*") if path.is_file() and path.suffix != ".lock"]
    assert {path.suffix for path in kept} == {".json", ".jsonl"} and len(kept) >= 4
    assert {mode(path) for path in kept} == {0o600}
    folders = [store.places.data, *(path for path in store.places.data.rglob("*") if path.is_dir())]
    assert {mode(path) for path in folders} == {0o700}


@posix
def test_a_folder_of_an_older_version_is_closed_to_others(tmp_path: Path) -> None:
    (tmp_path / "data" / "saves").mkdir(parents=True)
    (tmp_path / "data").chmod(0o755)
    in_folder(tmp_path / "data")
    assert mode(tmp_path / "data") == places_module.OWN_FOLDER
