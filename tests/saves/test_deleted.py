"""What was deleted stays for thirty days and comes back with one step; on a full disk it goes first (UX-65, UX-98)."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path

import pytest

from rules import Chance
from saves import room as room_module
from saves.autosaves import autosave_files, write_autosave
from saves.disk import Disk
from saves.errors import CannotWrite
from saves.left import deleted_entry, deleted_files, left_tables, throw_away
from saves.left import restore as put_back
from saves.places import in_folder
from saves.recovery import resume, tidy
from saves.store import Store
from saves.trash import DAY, KEPT_DAYS, plain_name
from tests.saves.support import MATCH, begun, files_below, play_recorded, resumable, tiny_document

# -- coming back


def deleted(store: Store, kind: str) -> tuple[Path, bytes]:
    """A file of this kind, deleted; where it was and what it held."""
    if kind == "save":
        path = store.save(tiny_document("este"))
    elif kind == "broken":
        path = store.save(tiny_document("este"))
        path.write_bytes(b"{")
    elif kind == "autosave":
        path = write_autosave(store.disk, store.match_folder(MATCH), tiny_document())
    else:
        session, running = begun(store)
        play_recorded(session, running, Chance(5), 5)
        running.leave()
        (entry,) = left_tables(store)
        held = entry.path.read_bytes()
        throw_away(store, entry)
        return entry.path, held
    held = path.read_bytes()
    store.delete(path)
    return path, held


@pytest.mark.parametrize("kind", ["save", "broken", "autosave", "table"])
def test_a_program_that_is_started_anew_brings_it_back_to_where_it_was(store: Store, kind: str) -> None:
    path, held = deleted(store, kind)
    again = Store(store.places)
    (found,) = deleted_files(again)
    entry = deleted_entry(again, found)
    assert entry is not None and entry.is_good == (kind != "broken") and plain_name(found) == path.name
    if kind == "table":
        assert entry.head is not None and entry.head.meta.answers == 5, "as it was left"
    assert put_back(again, found) == path
    assert path.read_bytes() == held and deleted_files(again) == []


def test_the_moment_told_is_that_of_the_deletion(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    path = store.save(tiny_document("este"))
    later = 4_102_444_800 * 10**9  # the first day of 2100
    monkeypatch.setattr(time, "time_ns", lambda: later)
    store.delete(path)
    entry = deleted_entry(store, deleted_files(store)[0])
    assert entry is not None and entry.head is not None and entry.head.meta.saved.startswith("2100-01-01T00:00:00")


def test_an_autosave_whose_match_is_gone_comes_back_as_a_save(store: Store) -> None:
    path, _ = deleted(store, "autosave")
    path.parent.rmdir()
    back = put_back(store, deleted_files(store)[0])
    assert back.parent == store.places.saves and store.load(back).log == tiny_document().log


def test_a_table_that_is_there_again_is_not_replaced(store: Store) -> None:
    path, _ = deleted(store, "table")
    path.write_bytes(b"newer")
    with pytest.raises(CannotWrite):
        put_back(store, deleted_files(store)[0])
    assert path.read_bytes() == b"newer" and len(deleted_files(store)) == 1


def test_what_earlier_versions_deleted_comes_back_as_a_save(store: Store) -> None:
    path, held = deleted(store, "save")
    (found,) = deleted_files(store)
    old = found.rename(found.with_name(f"1700000000000000000~{path.name}"))
    assert deleted_files(store) == [old]
    assert put_back(store, old) == path and path.read_bytes() == held


def test_deleted_for_good_is_gone_and_nothing_else(store: Store) -> None:
    deleted(store, "save")
    other = store.save(tiny_document("más"))
    (found,) = deleted_files(store)
    store.delete_for_good(found)
    assert deleted_files(store) == [] and not found.exists()
    with pytest.raises(ValueError, match="not in the trash"):
        store.delete_for_good(other)
    assert other.exists()


def test_decks_in_the_trash_are_no_saves(store: Store) -> None:
    folder = store.places.decks("tiny")
    folder.mkdir(parents=True)
    (folder / "raid.toml").write_text("x")
    store.trash.put(folder / "raid.toml")
    assert deleted_files(store) == []


def test_a_forged_name_does_not_lead_out_of_our_folders(store: Store) -> None:
    store.places.trash.mkdir(parents=True)
    for name in ("1700000000000000000~..+..~x.orrery.json", "1700000000000000000~logs~x.orrery.json"):
        (store.places.trash / name).write_bytes(b"{")
    homes = {item.original.parent for item in store.trashed()}
    assert homes <= {store.places.saves}


# -- thirty days


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    now = [time.time_ns() + DAY]
    monkeypatch.setattr(time, "time_ns", lambda: now[0])
    return now


def after(store: Store, clock: list[int], *days: float) -> int:
    """How much is still there after looking at it again and again, so many days apart."""
    for each in days:
        clock[0] += int(each * DAY)
        deleted_files(store)
    return len(deleted_files(store))


def test_after_thirty_days_it_is_gone_by_the_moment_of_deletion(store: Store, clock: list[int]) -> None:
    path = store.save(tiny_document("este"))
    old = time.time() - 400 * 24 * 3600
    os.utime(path, (old, old))  # an old save is kept as long as a new one
    store.delete(path)
    assert after(store, clock, 0, 10, 10, 9.9) == 1
    assert after(store, clock, 0.2) == 0


def test_a_new_match_empties_it_too(store: Store, clock: list[int]) -> None:
    store.delete(store.save(tiny_document("este")))
    after(store, clock, 0, 20)
    clock[0] += 11 * DAY
    tidy(store)
    assert store.trashed() == []


def test_after_a_long_absence_it_goes_when_the_clock_has_run_for_a_day(store: Store, clock: list[int]) -> None:
    store.delete(store.save(tiny_document("este")))
    assert after(store, clock, 0, 90) == 1
    assert after(store, clock, 1.1) == 0


def test_a_clock_that_jumps_ahead_and_back_removes_nothing(store: Store, clock: list[int]) -> None:
    store.delete(store.save(tiny_document("este")))
    assert after(store, clock, 0, 2, 4000, 0.5, -4000, 0.5) == 1
    assert after(store, clock, *[5] * 5) == 1
    assert after(store, clock, 5) == 0


def test_what_was_deleted_by_a_clock_put_back_is_not_old_when_it_is_put_right(store: Store, clock: list[int]) -> None:
    """An empty battery sets it to long ago."""
    path = store.save(tiny_document("este"))
    deleted_files(store)
    right = clock[0]
    clock[0] = 1_000_000_000 * 10**9
    store.delete(path)
    clock[0] = right
    assert after(store, clock, 0, 2, 2, 2) == 1


def test_what_was_deleted_in_the_future_is_kept_thirty_days_from_now(store: Store, clock: list[int]) -> None:
    path = store.save(tiny_document("este"))
    clock[0] += 4000 * DAY
    store.delete(path)
    clock[0] -= 4000 * DAY
    assert after(store, clock, 0, 2, *[7] * 4) == 1
    assert after(store, clock, 7) == 0
    assert KEPT_DAYS == 30


# -- a full disk


class SmallDisk(Disk):
    """So many bytes fit on it, all files together."""

    def __init__(self, root: Path) -> None:
        self.root, self.most = root, 10**9

    @property
    def used(self) -> int:
        return sum(path.stat().st_size for path in self.root.rglob("*") if path.is_file())

    def write(self, fd: int, data: bytes) -> int:
        room = self.most - self.used
        if room <= 0:
            raise OSError(errno.ENOSPC, "full")
        return super().write(fd, data[:room])

    def fill(self) -> None:
        self.most = self.used


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setattr(room_module, "AT_ONCE", 1)
    return Store(in_folder(tmp_path), SmallDisk(tmp_path))


def older(store: Store, match: str, count: int = 3) -> list[Path]:
    return [write_autosave(store.disk, store.match_folder(match), tiny_document()) for _ in range(count)]


def test_old_autosaves_make_room_and_every_answer_is_in_the_journal(small: Store) -> None:
    named = small.save(tiny_document("este"))
    old = older(small, "20200101-000000-aaaaaaaa") + older(small, "20210101-000000-bbbbbbbb")
    session, running = begun(small)
    play_recorded(session, running, Chance(3), 4)
    running.flush()
    own = autosave_files(small.match_folder(MATCH))
    small.disk.fill()
    for number in range(12):
        play_recorded(session, running, Chance(number), 1)
        assert running.confirmed == len(session.log), "no line has failed"
    small.writer.flush()
    gone = [path for path in old if not path.exists()]
    assert gone and gone == old[: len(gone)], "the oldest go first"
    assert named.exists() and all(path.exists() for path in own)
    assert running.room.gone_since() == (0, len(gone)) and running.room.gone_since() == (0, 0)
    assert resumable(small) == [answer.encode() for answer in session.log]
    running.leave()


def test_what_was_deleted_goes_before_any_autosave(small: Store) -> None:
    old = older(small, "20200101-000000-aaaaaaaa")
    items = [small.delete(small.save(tiny_document(f"este {n}"))) for n in range(3)]
    session, running = begun(small)
    running.flush()
    small.disk.fill()
    play_recorded(session, running, Chance(3), 1)
    small.writer.flush()
    assert running.confirmed == 1 and all(path.exists() for path in old)
    assert not items[0].path.exists() and items[-1].path.exists(), "the oldest go first"
    running.leave()


def test_tables_to_be_continued_and_those_of_other_copies_keep_their_files(small: Store) -> None:
    from saves import locks

    old = older(small, "20200101-000000-aaaaaaaa")
    journal = old[0].parent / "journal.jsonl"
    journal.write_bytes(b"x")
    taken = older(small, "20200101-000000-cccccccc")
    held = locks.acquire(small.places.locks, taken[0].parent.name)
    assert held is not None
    session, running = begun(small)
    running.flush()
    small.disk.most = 0
    play_recorded(session, running, Chance(3), 1)
    with pytest.raises(CannotWrite) as caught:
        running.flush()
    assert caught.value.reason_id == "disk-full", "it is told when nothing more can go"
    assert journal.exists() and all(path.exists() for path in taken) and not any(path.exists() for path in old)
    held.release()
    small.disk.most = 10**9
    running.leave()
    assert resume(small, MATCH).running.session.log == session.log


def test_a_disk_that_refuses_for_another_reason_costs_nothing(tmp_path: Path) -> None:
    class Refusing(Disk):
        refuses = False

        def write(self, fd: int, data: bytes) -> int:
            if self.refuses:
                raise OSError(errno.EIO, "broken")
            return super().write(fd, data)

    disk = Refusing()
    store = Store(in_folder(tmp_path), disk)
    older(store, "20200101-000000-aaaaaaaa")
    session, running = begun(store)
    running.flush()
    before = sorted(name for name in files_below(tmp_path) if "aaaa" in name)
    disk.refuses = True
    play_recorded(session, running, Chance(3), 2)
    disk.refuses = False
    assert sorted(name for name in files_below(tmp_path) if "aaaa" in name) == before
    running.leave()
