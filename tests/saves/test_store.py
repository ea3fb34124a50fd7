"""The list of saves: writing, finding, renaming, deleting, and disks that refuse."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves import trash as trash_module
from saves.disk import Disk, sweep, write_atomically
from saves.document import encode_document
from saves.errors import BadSave, CannotWrite
from saves.places import PORTABLE_MARK, Places, find_places, in_folder, program_folder
from saves.store import Store, file_stem, sorted_entries
from tests.saves.support import WINDOWS, FaultyDisk, files_below, png, tiny_document

ROOT = Path(__file__).parents[2]


def test_a_save_is_listed_with_everything_the_browser_shows(store: Store) -> None:
    """UX-65."""
    document = tiny_document("Péntek este")
    path = store.save(document)
    [entry] = store.saves()
    assert entry.path == path and entry.is_good and entry.head is not None
    assert entry.head.meta == document.meta
    assert (entry.head.game, entry.head.program) == ("tiny", "0.1.0")
    assert [seat.kind for seat in entry.head.meta.seats] == ["human", "human", "captain"]
    assert store.picture(path) == png(4, 3)
    assert store.load(path) == document


def test_one_broken_file_does_not_close_the_list(store: Store) -> None:
    """UX-65: the broken one is an entry with its reason."""
    store.save(tiny_document("jó"))
    data = encode_document(tiny_document("rossz"))
    (store.places.saves / "cut.orrery.json").write_bytes(data[: len(data) // 2])
    (store.places.saves / "empty.orrery.json").write_bytes(b"")
    (store.places.saves / "folder.orrery.json").mkdir()
    (store.places.saves / "notes.txt").write_text("not a save", encoding="utf-8")
    if sys.platform != "win32":
        os.mkfifo(store.places.saves / "pipe.orrery.json")
    entries = store.saves()
    good, broken = [e for e in entries if e.is_good], [e for e in entries if not e.is_good]
    assert [entry.head.meta.name for entry in good if entry.head] == ["jó"]
    names = [entry.path.name for entry in broken]
    assert names[:3] == ["cut.orrery.json", "empty.orrery.json", "folder.orrery.json"]
    assert all(entry.error and entry.path.name in str(entry.error) for entry in broken)
    assert entries[: len(good)] == good


def test_the_list_sorts_by_each_field(store: Store) -> None:
    for name, answers in (("b", 20), ("A", 3), ("c", 60)):
        store.save(tiny_document(name, answers))
        time.sleep(0.002)

    def names(by: str, newest_first: bool = False) -> list[str]:
        found = sorted_entries(store.saves(), by, newest_first=newest_first)
        return [entry.head.meta.name for entry in found if entry.head]

    assert names("name") == ["A", "b", "c"]
    assert names("saved") == ["b", "A", "c"]
    assert names("saved", newest_first=True) == ["c", "A", "b"]
    assert [names("turn")[-1], names("size")[-1], len(names("game"))] == ["c", "c", 3]


def test_two_saves_of_one_name_do_not_replace_each_other(store: Store) -> None:
    first, second = store.save(tiny_document("este")), store.save(tiny_document("este"))
    assert first != second and len(store.saves()) == 2
    third = store.save(tiny_document("este", answers=30), replace=first)
    assert third == first and store.load(first).meta.answers == 30


def test_a_renamed_save_keeps_its_game(store: Store) -> None:
    path = store.save(tiny_document("régi"))
    renamed = store.rename(path, "új név")
    assert not path.exists() and renamed.name == "új-név.orrery.json"
    assert store.load(renamed).meta.name == "új név"
    assert store.load(renamed).log == tiny_document().log


def test_deleting_can_be_undone(store: Store) -> None:
    path = store.save(tiny_document("este"))
    before = path.read_bytes()
    item = store.delete(path)
    assert store.saves() == [] and [each.path for each in store.trashed()] == [item.path]
    assert store.undo_delete(item) == path
    assert path.read_bytes() == before and store.trashed() == []


def test_undoing_a_delete_never_replaces_a_newer_save(store: Store) -> None:
    path = store.save(tiny_document("este", answers=5))
    item = store.delete(path)
    newer = store.save(tiny_document("este", answers=9))
    assert newer == path
    back = store.undo_delete(item)
    assert back != path and store.load(path).meta.answers == 9 and store.load(back).meta.answers == 5


def test_even_a_broken_save_can_be_deleted(store: Store) -> None:
    store.save(tiny_document())
    broken = store.places.saves / "broken.orrery.json"
    broken.write_bytes(b"{")
    store.undo_delete(store.delete(broken))
    assert broken.read_bytes() == b"{"


def test_the_trash_keeps_only_so_much(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trash_module, "MAX_FILES", 3)
    items = [store.delete(store.save(tiny_document(f"este {n}"))) for n in range(5)]
    assert [item.path for item in store.trashed()] == [item.path for item in reversed(items[-3:])]
    monkeypatch.setattr(trash_module, "MAX_TRASH_BYTES", 10)
    last = store.delete(store.save(tiny_document("utolsó")))
    assert [item.path for item in store.trashed()] == [last.path]


def test_the_store_touches_only_its_own_files(store: Store, tmp_path: Path) -> None:
    store.save(tiny_document())
    foreign = tmp_path / "elsewhere.orrery.json"
    foreign.write_bytes(encode_document(tiny_document()))
    for action in (store.delete, lambda path: store.rename(path, "x")):
        with pytest.raises(ValueError):
            action(foreign)
    with pytest.raises(ValueError):
        store.match_folder("../saves")
    assert foreign.exists()


def test_export_and_import_keep_every_byte(store: Store, tmp_path: Path) -> None:
    path = store.save(tiny_document("este"))
    store.export_to(path, tmp_path / "stick" / "este.orrery.json")
    other = Store(in_folder(tmp_path / "other"))
    copied = other.import_from(tmp_path / "stick" / "este.orrery.json")
    assert copied.read_bytes() == path.read_bytes()
    (tmp_path / "bad.orrery.json").write_bytes(path.read_bytes()[:-40])
    with pytest.raises(BadSave):
        other.import_from(tmp_path / "bad.orrery.json")
    assert len(other.saves()) == 1


def test_the_newest_good_save_is_offered_instead_of_a_damaged_one(store: Store) -> None:
    """UX-67; a file damaged in the middle looks good in the list, so each candidate is read in full."""
    good = store.save(tiny_document("jó"))
    time.sleep(0.002)
    damaged = store.save(tiny_document("sérült"))
    data = damaged.read_bytes()
    at = data.index(b'"snapshot"') + 40
    damaged.write_bytes(data[:at] + b"?" + data[at + 1 :])
    assert store.saves()[0].path == damaged and store.saves()[0].is_good
    with pytest.raises(BadSave):
        store.load(damaged)
    found = store.newest_good()
    assert found is not None and found.path == good
    assert store.newest_good(besides=good) is None


def failing_calls(store: Store, tmp_path: Path) -> int:
    disk = FaultyDisk()
    Store(in_folder(tmp_path / "count"), disk).save(tiny_document())
    return disk.calls


def test_a_full_disk_leaves_every_old_file_whole(store: Store, tmp_path: Path) -> None:
    """UX-66, UX-98: whichever call fails, the old save stays and no half file is left."""
    path = store.save(tiny_document("este"))
    before = files_below(store.places.data)
    new = tiny_document("este", answers=25)
    calls = failing_calls(store, tmp_path)
    assert calls >= 4
    for number in range(calls):
        faulty = Store(store.places, FaultyDisk(number))
        with pytest.raises(CannotWrite) as caught:
            faulty.save(new, replace=path)
        assert caught.value.reason_id == "disk-full" and "disk is full" in str(caught.value)
        after = files_below(store.places.data)
        if number < calls - 1 or WINDOWS:  # which makes no folder durable: the last call is the rename itself
            assert after == before
        else:  # only making the rename durable failed: the new file is complete
            assert after.keys() == before.keys() and store.load(path) == new


@pytest.mark.parametrize(
    ("error", "reason"),
    [(errno.EROFS, "disk-read-only"), (errno.EACCES, "disk-denied"), (errno.EIO, "disk-error")],
)
def test_a_refusing_disk_says_why(places: Places, error: int, reason: str) -> None:
    with pytest.raises(CannotWrite) as caught:
        Store(places, FaultyDisk(0, error=error)).save(tiny_document())
    assert caught.value.reason_id == reason


def test_short_writes_are_completed(tmp_path: Path) -> None:
    class Slow(Disk):
        def write(self, fd: int, data: bytes) -> int:
            return super().write(fd, data[:7])

    write_atomically(Slow(), tmp_path / "x", bytes(range(256)))
    assert (tmp_path / "x").read_bytes() == bytes(range(256))


def test_half_files_of_a_killed_copy_are_swept_away_later(store: Store) -> None:
    store.save(tiny_document())
    part = store.places.saves / ".este.orrery.json.123-abcd.part"
    part.write_bytes(b"{")
    assert sweep(store.disk, store.places.saves) == 0
    assert sweep(store.disk, store.places.saves, time.time() + 7200) == 1
    assert not part.exists() and len(store.saves()) == 1


def test_a_read_only_place_is_noticed_and_nothing_is_written(tmp_path: Path) -> None:
    """UX-106: a place where no folder can be made."""
    (tmp_path / "data").write_text("a file where the folder should be", encoding="utf-8")
    places = in_folder(tmp_path / "data" / "inside")
    assert not places.writable
    store = Store(places)
    assert store.saves() == [] and store.autosaves() == []
    with pytest.raises(CannotWrite) as caught:
        store.save(tiny_document())
    assert caught.value.reason_id == "disk-read-only"


def test_the_program_folder_with_the_mark_is_portable(tmp_path: Path) -> None:
    home = {"ORRERY_HOME": str(tmp_path)}
    assert program_folder(home) == tmp_path
    assert find_places(home).data == tmp_path / "data"  # a folder that was named needs no mark
    (tmp_path / PORTABLE_MARK).write_text("", encoding="utf-8")
    places = find_places(home)
    assert places.portable and places.writable
    for folder in (
        places.saves,
        places.settings,
        places.reports,
        places.sets("tiny"),
        places.decks("tiny"),
        places.statistics,
        places.screenshots,
        places.trash,
        places.autosaves,
        places.locks,
    ):
        assert folder.is_relative_to(tmp_path / "data")


def test_a_frozen_program_looks_beside_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "orrery.exe"))
    assert program_folder({}) == tmp_path
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Orrery.app" / "Contents" / "MacOS" / "orrery"))
    assert program_folder({}) == tmp_path
    assert program_folder({"APPIMAGE": str(tmp_path / "tools" / "Orrery.AppImage")}) == tmp_path / "tools"


@given(st.text(max_size=200))
def test_any_words_make_a_harmless_file_name(name: str) -> None:
    stem = file_stem(name)
    assert stem and len(stem.encode()) <= 65
    assert not set(stem) & set('/\\:*?"<>|.\0 \n') and stem[0] not in "-_"


def test_two_copies_saving_at_once_lose_nothing(store: Store) -> None:
    """UX-108."""
    code = (
        "import sys\nfrom saves.places import in_folder\nfrom saves.store import Store\nfrom pathlib import Path\n"
        "from tests.saves.support import tiny_document\n"
        "store = Store(in_folder(Path(sys.argv[1])))\n"
        "for _ in range(15): store.save(tiny_document('este'))\n"
    )
    command = [sys.executable, "-c", code, str(store.places.data)]
    copies = [subprocess.Popen(command, cwd=ROOT) for _ in range(2)]
    assert [copy.wait(30) for copy in copies] == [0, 0]
    assert len(store.saves()) == 30 and all(entry.is_good for entry in store.saves())
