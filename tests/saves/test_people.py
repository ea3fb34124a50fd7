"""Profiles: one file for each person, damaged ones set aside, no star lost between two windows."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from saves.errors import CannotWrite
from saves.people import FIRST, MOST_PEOPLE, PeopleFiles, Person
from saves.places import in_folder

ROOT = Path(__file__).parents[2]


@pytest.fixture
def files(tmp_path: Path) -> PeopleFiles:
    return PeopleFiles(in_folder(tmp_path))


def test_without_any_file_there_is_the_first_player(files: PeopleFiles) -> None:
    assert files.everybody() == ([Person(FIRST)], [])
    assert not files.folder.exists()


def test_people_come_back_the_first_player_first(files: PeopleFiles) -> None:
    bence = files.add("Bence", 3)
    files.describe(FIRST, "Anna", 1)
    people, damaged = files.everybody()
    assert [(one.id, one.name, one.colour) for one in people] == [(FIRST, "Anna", 1), (bence.id, "Bence", 3)]
    assert not damaged


def test_the_best_stars_are_kept(files: PeopleFiles) -> None:
    for stars in (2, 3, 1):
        files.earn(FIRST, "base/quick", stars)
    assert files.everybody()[0][0].stars == {"base/quick": 3}
    files.describe(FIRST, "Anna", 2)
    assert files.everybody()[0][0].all_stars == 3


def test_a_damaged_profile_is_set_aside_and_the_others_work(files: PeopleFiles) -> None:
    bence = files.add("Bence", 3)
    broken = files.add("Csilla", 4)
    path = files.folder / f"{broken.id}.json"
    path.write_bytes(path.read_bytes().replace(b"Csilla", b"Csilka"))
    people, damaged = files.everybody()
    assert [one.id for one in people] == [FIRST, bence.id]
    assert [bad.reason_id for bad in damaged] == ["kept-checksum"]
    (kept,) = files.set_damaged_aside()
    assert b"Csilka" in kept.read_bytes() and not path.exists()
    assert files.everybody() == (people, [])


def test_a_star_for_a_damaged_profile_begins_a_new_one(files: PeopleFiles) -> None:
    files.describe(FIRST, "Anna", 1)
    (files.folder / "first.json").write_text("{", encoding="utf-8")
    files.earn(FIRST, "base/quick", 2)
    assert files.everybody()[0][0].stars == {"base/quick": 2}
    assert len(list(files.folder.glob("first.broken*.json"))) == 1


def test_a_profile_of_a_later_version_is_left_alone(files: PeopleFiles) -> None:
    files.describe(FIRST, "Anna", 1)
    path = files.folder / "first.json"
    later = path.read_text(encoding="utf-8").replace('"format": 1', '"format": 2')
    path.write_text(later, encoding="utf-8")
    assert [bad.reason_id for bad in files.everybody()[1]] == ["kept-too-new"]
    assert files.set_damaged_aside() == []
    with pytest.raises(CannotWrite):
        files.earn(FIRST, "base/quick", 1)
    assert path.read_text(encoding="utf-8") == later


def test_whoever_was_deleted_in_another_window_does_not_come_back_by_a_star(files: PeopleFiles) -> None:
    bence = files.add("Bence", 3)
    gone = files.delete(bence.id)
    with pytest.raises(CannotWrite):
        files.earn(bence.id, "base/quick", 1)
    files.restore(gone)
    assert [one.name for one in files.everybody()[0]] == ["", "Bence"]


def test_what_does_not_fit_is_as_if_it_were_not_there(files: PeopleFiles) -> None:
    files.change(FIRST, lambda data: {"name": 7, "colour": "red", "stars": {"a": 9, "b": -1, "c": "x"}, "later": [1]})
    assert files.everybody()[0][0] == Person(FIRST, stars={"a": 3})
    kept = files.change(FIRST, lambda data: {**data, "name": "Anna"} if data["later"] == [1] else {})
    assert kept.name == "Anna"


def test_nothing_is_written_on_read_only_media(tmp_path: Path) -> None:
    from dataclasses import replace

    files = PeopleFiles(replace(in_folder(tmp_path), writable=False))
    with pytest.raises(CannotWrite):
        files.add("Anna", 0)
    assert files.everybody()[0] == [Person(FIRST)] and files.set_damaged_aside() == []


def test_no_more_people_than_fit_are_shown(files: PeopleFiles) -> None:
    for number in range(MOST_PEOPLE + 2):
        files.add(f"P{number}", number)
    assert len(files.everybody()[0]) == MOST_PEOPLE


EARNING = """
import sys
from pathlib import Path
from saves.people import PeopleFiles
from saves.places import in_folder
files = PeopleFiles(in_folder(Path(sys.argv[1])))
for number in range(12):
    files.earn("first", f"{sys.argv[2]}/{number}", 1 + number % 3)
    files.solve("first", f"{sys.argv[2]}/{number}", 1 + number % 3)
"""


def test_two_windows_at_once_lose_no_star_and_no_puzzle(tmp_path: Path) -> None:
    children = [
        subprocess.Popen([sys.executable, "-c", EARNING, str(tmp_path), name], cwd=ROOT) for name in ("one", "two")
    ]
    assert [child.wait(60) for child in children] == [0, 0]
    first = PeopleFiles(in_folder(tmp_path)).everybody()[0][0]
    assert len(first.stars) == len(first.puzzles) == 24 and first.solved() == 16 and first.solved(3, "one/") == 4
