"""Settings, decks, statistics, pictures, reports and the error log."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import tomli
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saves import reports as reports_module
from saves.decks import DeckFiles
from saves.disk import Disk, write_atomically
from saves.errors import CannotWrite
from saves.files import (
    change_json,
    read_json,
    read_text,
)
from saves.places import Places, in_folder
from saves.reports import ErrorLog, scrub, write_report
from saves.settings_file import SettingsFile, plain_values
from tests.saves.support import FaultyDisk, files_below, tiny_document

ROOT = Path(__file__).parents[2]
VALUES = {"language": "hu", "sound": {"music": 40, "muted": False}, "keys": {"undo": ["z", "backspace"]}}


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "settings.toml")


def test_settings_come_back(file: SettingsFile) -> None:
    assert file.read() == {} and file.notice is None
    file.write(VALUES)
    assert file.read() == VALUES
    file.write({"language": "en"})
    assert file.read() == {"language": "en"}


def test_comments_and_order_of_the_user_stay(file: SettingsFile) -> None:
    text = '# mine\nlanguage = "hu" # szép\n\n[sound]\n# quiet evenings\nmusic = 40\n'
    file.path.write_text(text, encoding="utf-8")
    file.write({"language": "hu", "sound": {"music": 10}})
    assert file.path.read_text(encoding="utf-8") == text.replace("40", "10")


def test_true_and_one_are_different_settings(file: SettingsFile) -> None:
    file.write({"step": 1})
    file.write({"step": True})
    assert file.read()["step"] is True


@pytest.mark.parametrize(
    "data",
    [b"language = ", b"\xff\xfe", b"[a]\n[a]\n", b"a = " + b"[" * 9000, b"x" * 300_000, b"a" + b".a" * 5000 + b"=1"],
)
def test_a_broken_settings_file_is_set_aside_with_a_notice(file: SettingsFile, data: bytes) -> None:
    """UX-75."""
    file.path.write_bytes(data)
    assert file.read() == {}
    assert file.notice is not None and "settings.toml" in str(file.notice)
    assert file.kept_as is not None and file.kept_as.read_bytes() == data
    file.write(VALUES)
    assert file.read() == VALUES
    file.path.write_bytes(data)
    file.read()
    assert len(list(file.path.parent.glob("*broken*"))) == 2


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(at=st.integers(0, 90), piece=st.binary(min_size=1, max_size=4))
def test_damaged_settings_never_raise(file: SettingsFile, at: int, piece: bytes) -> None:
    for old in file.path.parent.glob("*broken*"):
        old.unlink()
    file.write(VALUES)
    data = file.path.read_bytes()
    file.path.write_bytes(data[:at] + piece + data[at + len(piece) :])
    assert isinstance(file.read(), dict)


_SIGNS = [*"aé_10.,-=#[]\"' \\\n\t\0", "\r\n", "12", "1e3", "true", "false", " = ", '"x"', '"""']
_LINES = ["[1, 2]", "a = 1\n", 'b = "ő"\n', "c = true\n", "d = [3]\n"]
_PIECES = st.sampled_from([*_SIGNS, *_LINES])


@given(st.lists(_PIECES, max_size=12).map("".join))
@settings(max_examples=600)
def test_plain_settings_are_read_as_the_library_reads_them(text: str) -> None:
    read = plain_values(text)
    if read is not None:
        assert repr(read) == repr(tomli.loads(text))


def test_what_the_program_writes_first_is_plain() -> None:
    text = '# mine\nlanguage = "hu"\nwindow = [1280, 720]\nfull_screen = true\n\ntext_size = 150\n'
    assert plain_values(text) == {"language": "hu", "window": [1280, 720], "full_screen": True, "text_size": 150}


def test_settings_on_a_full_disk_stay_as_they_were(tmp_path: Path) -> None:
    SettingsFile(tmp_path / "s.toml").write(VALUES)
    for number in range(4):
        with pytest.raises(CannotWrite):
            SettingsFile(tmp_path / "s.toml", FaultyDisk(number)).write({"language": "en"})
        assert SettingsFile(tmp_path / "s.toml").read() == VALUES


def test_a_file_is_flushed_before_it_takes_its_place(tmp_path: Path) -> None:
    """UX-66: write, flush, rename, flush the folder, in this order."""
    done: list[str] = []

    class Watched(Disk):
        def write(self, fd: int, data: bytes) -> int:
            done.append("write")
            return super().write(fd, data)

        def sync(self, fd: int) -> None:
            done.append("sync folder" if stat.S_ISDIR(os.fstat(fd).st_mode) else "sync")
            super().sync(fd)

        def replace(self, source: Path, target: Path) -> None:
            done.append("replace")
            super().replace(source, target)

    write_atomically(Watched(), tmp_path / "x", b"data")
    expected = ["write", "sync", "replace", "sync folder"]
    assert done == (expected if sys.platform != "win32" else expected[:3])


def test_decks_have_their_folder(places: Places) -> None:
    path = DeckFiles(places, "tiny").add("Zöld / gyors", {"deck": {"name": "Zöld / gyors"}})
    assert DeckFiles(places, "tiny").paths() == [path] and "Zöld / gyors" in read_text(path)
    assert DeckFiles(places, "parlour").paths() == []


def test_statistics_are_counted_by_two_copies_without_loss(places: Places) -> None:
    code = (
        "import sys\nfrom pathlib import Path\n"
        "from saves.places import in_folder\nfrom saves.files import change_json\n"
        "places = in_folder(Path(sys.argv[1]))\n"
        "for _ in range(20):\n"
        "    change_json(places, places.statistics / 'games.json', {'n': 0}, lambda old: {'n': old['n'] + 1})\n"
    )
    command = [sys.executable, "-c", code, str(places.data)]
    copies = [subprocess.Popen(command, cwd=ROOT) for _ in range(2)]
    assert [copy.wait(30) for copy in copies] == [0, 0]
    assert read_json(places.statistics / "games.json", {}) == {"n": 40}


def test_broken_statistics_are_set_aside(places: Places) -> None:
    path = places.statistics / "games.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"{")
    assert change_json(places, path, {"n": 0}, lambda old: {"n": old["n"] + 1}) == {"n": 1}
    assert path.with_name("games.broken.json").read_bytes() == b"{"


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ('File "/home/anna/orrery/app/main.py", line 3', 'File "main.py", line 3'),
        (r'File "C:\Users\Anna Kiss\orrery\app\main.py", line 3', 'File "main.py", line 3'),
        ("cannot read /Users/anna/Library/orrery/saves/x.json now", "cannot read x.json now"),
        (r"cannot read \\server\share\anna\x.json", "cannot read x.json"),
        ("~/games/orrery/x.json", "x.json"),
        ("ratio 3/4, tiny.launch/ships", "ratio 3/4, tiny.launch/ships"),
        ("D:/spiele/orrery/data", "data"),
    ],
)
def test_paths_are_scrubbed(text: str, clean: str) -> None:
    assert scrub(text) == clean


def test_a_report_has_all_to_repeat_a_fault_and_nothing_about_the_player(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """UX-97."""
    monkeypatch.setattr(reports_module, "_own_names", lambda: ("kissanna", "annas-laptop"))
    ErrorLog(places).add("could not read /home/kissanna/saves/x.orrery.json on annas-laptop")
    document = tiny_document("Anna titkos mentése")
    try:
        Path("/home/kissanna/nowhere/Anna.txt").read_bytes()
    except OSError as error:
        path = write_report(places, error, document, "0.1.0")
    text = path.read_text(encoding="utf-8")
    report = json.loads(text)
    assert report["seed"] == 5 and report["version"] == "0.1.0" and report["game"] == "tiny"
    assert report["answers"] == [entry.plain() for entry in document.log]
    assert report["fingerprint"] == document.fingerprint
    assert "FileNotFoundError" in report["trace"] and "test_small_files.py" in report["trace"]
    assert len(report["errors"]) == 1
    for secret in ("kissanna", "annas-laptop", "Anna", "Béla", "/home", str(ROOT), str(places.data), "titkos"):
        assert secret not in text


def test_a_private_report_gives_nothing_of_the_game_away(places: Places) -> None:
    """UX-97: from seed and answers every hidden hand can be worked out."""
    ErrorLog(places).add("Cobra Flash in the hand of seat 1")
    document, card = tiny_document(), "Cobra Flash"
    try:
        raise RuntimeError(card)
    except RuntimeError as error:
        paths = [
            write_report(places, error, document, private=True),
            write_report(places, "  File flow.py, line 3\nKeyError: Cobra Flash", document, private=True),
        ]
    for path in paths:
        report = json.loads(path.read_text(encoding="utf-8"))
        assert report["private"] and report["game"] == "tiny"
        assert not {"seed", "answers", "setup", "fingerprint", "errors"} & set(report)
        assert "Cobra" not in path.read_text(encoding="utf-8")
    assert "test_small_files.py" in json.loads(paths[0].read_text(encoding="utf-8"))["trace"]


@pytest.mark.parametrize(
    "path",
    [
        "/home/Kiss Anna/My Own Games/orrery/flow.py",
        "C:\\Users\\Kiss Anna\\Orrery Games\\flow.py",
        "~/Anna games/flow.py",
        "/home/anna/My Games/flow.py",
    ],
)
def test_a_path_with_spaces_goes_without_quotation_marks_too(path: str) -> None:
    said = scrub(f"cannot read {path} at all, said somebody")
    assert said == "cannot read flow.py at all, said somebody"


def test_only_the_newest_reports_are_kept(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports_module, "REPORTS_KEPT", 3)
    paths = [write_report(places, f"fault {number}") for number in range(6)]
    assert sorted(places.reports.iterdir()) == paths[-3:]


def test_the_error_log_rotates(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports_module, "MAX_LOG", 500)
    log = ErrorLog(places)
    for number in range(60):
        assert log.add(f"fault number {number}")
    names = sorted(path.name for path in places.logs.iterdir())
    assert names == ["errors.1.log", "errors.2.log", "errors.log"]
    assert all((places.logs / name).stat().st_size < 600 for name in names)
    assert log.tail()[-1].endswith("fault number 59")


def test_logging_where_nothing_can_be_written_is_quiet(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert ErrorLog(in_folder(tmp_path / "file" / "data")).add_error(ValueError("x")) is False


PORTABLE = """
import pygame
from app.shell.faults import keep_picture
from rules import Chance
from saves.decks import DeckFiles
from saves.places import find_places
from saves.reports import ErrorLog, write_report
from saves.running import RunningGame
from saves.settings_file import SettingsFile
from saves.store import Store
from tests.saves.support import about, play, png, tiny_session
places = find_places()
assert places.portable and places.writable
store = Store(places)
session = tiny_session()
running = RunningGame.begin(store, session, about())
for _ in range(30):
    play(session, Chance(len(session.log)), 1)
    running.record()
store.delete(store.save(running.document()))
running.leave()
SettingsFile(places.settings / "settings.toml", lock_folder=places.locks).write({"language": "hu"})
ErrorLog(places).add("fault")
write_report(places, "fault", running.document())
DeckFiles(places, "tiny").add("deck", {"deck": {"name": "deck"}})
assert keep_picture(places, pygame.Surface((2, 2)))
"""


def test_a_portable_program_writes_only_into_its_own_folder(tmp_path: Path) -> None:
    """UX-106."""
    home, stick, temporary = tmp_path / "home", tmp_path / "stick", tmp_path / "temporary"
    for folder in (home, stick, temporary):
        folder.mkdir()
    (stick / "portable.txt").write_text("", encoding="utf-8")
    places = {
        "HOME": home,
        "XDG_DATA_HOME": home,
        "XDG_CONFIG_HOME": home,
        "XDG_STATE_HOME": home,
        "XDG_CACHE_HOME": home,
        "APPDATA": home,
        "LOCALAPPDATA": home,
        "USERPROFILE": home,
        "TMPDIR": temporary,
        "TEMP": temporary,
        "TMP": temporary,
        "ORRERY_HOME": stick,
    }
    subprocess.run(
        [sys.executable, "-c", PORTABLE],
        check=True,
        cwd=ROOT,
        timeout=600,
        env={**os.environ, **{name: str(path) for name, path in places.items()}},
    )
    assert list(home.rglob("*")) == [] and list(temporary.rglob("*")) == []
    assert {path.name for path in stick.iterdir()} == {"portable.txt", "data"}
    kinds = {name.split(os.sep)[1] for name in files_below(stick) if os.sep in name}
    assert kinds == {"autosaves", "trash", "settings", "logs", "decks", "screenshots"}
