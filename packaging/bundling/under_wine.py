"""The Windows bundle made on Linux: Windows' own Python runs the one recipe under Wine."""

from __future__ import annotations

import shutil
from pathlib import Path

from bundling import windows_python
from bundling.archive import dress, pack
from bundling.ground import BUILD, PACKAGING, cleared_on_failure, need, need_room
from bundling.wine import Wine

PARTS = BUILD / "windows"


def make(keep: bool) -> Path:
    """The archive in dist/."""
    need("wine64", "osslsigncode")
    if not keep:
        shutil.rmtree(PARTS, ignore_errors=True)
    need_room(PARTS)
    with cleared_on_failure(PARTS):
        python = windows_python.install(PARTS / "python", PARTS / "fetched")
        with Wine(PARTS / "machine") as wine:
            run_recipe(wine, python)
        dress(PARTS / "orrery", PARTS, "windows")
        return pack(PARTS / "orrery", "windows", "x86_64")


def run_recipe(wine: Wine, python: Path) -> None:
    env = {"ORRERY_PARTS": wine.path(PARTS)}
    wine.run(python, PACKAGING / "licences.py", PARTS / "licences")
    wine.run(python, PACKAGING / "icon.py", PARTS)
    wine.run(
        python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
        "--workpath", PARTS / "work", "--distpath", PARTS, PACKAGING / "orrery.spec", env=env,
    )  # fmt: skip
