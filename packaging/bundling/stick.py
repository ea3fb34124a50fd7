"""One folder for a USB stick: the program for Windows and for Linux, and what both keep in one place."""

from __future__ import annotations

import shutil
import tarfile
import zipfile
from pathlib import Path

from bundling import native, quick_start, under_wine
from bundling.ground import BUILD, DIST, PACKAGING, cleared_on_failure, need_room

STICK = DIST / "stick"
WINDOWS, LINUX, SHARED = "Orrery (Windows)", "Orrery (Linux)", "data"
MARK = "portable.txt"  # what the program looks for beside itself; it names the folder that both share


def make(keep: bool) -> Path:
    """The folder dist/stick, from two bundles built anew."""
    return lay_out(under_wine.make(keep), native.make(keep), STICK)


def lay_out(windows: Path, linux: Path, target: Path) -> Path:
    """Unpack both bundles beside each other and add what a person finds first."""
    need_room(BUILD)
    shutil.rmtree(target, ignore_errors=True)
    with cleared_on_failure(target):
        target.mkdir(parents=True)
        unpack(windows, target / WINDOWS)
        unpack(linux, target / LINUX)
        for folder in (WINDOWS, LINUX):
            (target / folder / MARK).write_text(f"../{SHARED}\n", encoding="ascii")
        (target / SHARED).mkdir()
        shutil.copy(PACKAGING / "stick" / "READ ME.txt", target / "READ ME.txt")
        quick_start.write_all(target / "Quick start")
    return target


def unpack(archive: Path, target: Path) -> None:
    """The one folder inside an archive, under another name. File systems of sticks know no links: they become files."""
    beside = target.with_name(f"{target.name}.part")
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(beside)
    else:
        with tarfile.open(archive) as packed_tar:
            packed_tar.extractall(beside, filter="data")
    (inner,) = beside.iterdir()
    shutil.copytree(inner, target, symlinks=False)
    shutil.rmtree(beside)
