"""The bundle of the system this runs on: a clean environment with the program and PyInstaller, and the recipe."""

from __future__ import annotations

import os
import platform
import shutil
import venv
from pathlib import Path

from bundling.archive import dress, pack
from bundling.ground import BUILD, DIST, PACKAGING, ROOT, cleared_on_failure, need_room, run, this_system

ENVIRONMENT = BUILD / "environment"
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}  # one name for a kind of machine on every system


def make(keep: bool) -> Path:
    """The archive in dist/."""
    need_room(BUILD)
    with cleared_on_failure(ENVIRONMENT, BUILD / "work", DIST / "orrery"):
        python = environment(keep)
        run(python, PACKAGING / "licences.py", BUILD / "licences")
        run(python, PACKAGING / "icon.py", BUILD)
        run(
            python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
            "--workpath", BUILD / "work", "--distpath", DIST, PACKAGING / "orrery.spec",
        )  # fmt: skip
        dress(DIST / "orrery", BUILD, this_system())
        machine = platform.machine().lower()
        return pack(DIST / "orrery", this_system(), MACHINES.get(machine, machine))


def environment(keep: bool) -> Path:
    """A virtual environment with the program and PyInstaller alone: what is not here cannot slip in."""
    python = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (keep and python.exists()):
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        venv.create(ENVIRONMENT, with_pip=True)
    run(python, "-m", "pip", "install", "-q", "--upgrade", ROOT, "pyinstaller")
    return python
