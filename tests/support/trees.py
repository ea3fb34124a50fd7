"""Copies of the whole project in which a game is missing or Lanterns is added, and the suite run there.

Deleting a game means deleting its folders, adding one means adding them: nothing else may have to be touched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.support import lanterns

ROOT = Path(__file__).parents[2]
HOMES = ("rules", "app/games", "art", "tests/games")  # where the folders of a game lie
_MADE = shutil.ignore_patterns(".git", ".*_cache", ".hypothesis", ".venv", "__pycache__", "*.egg-info")


def folders_of(game: str) -> list[str]:
    return [f"{home}/{game}" for home in HOMES]


def _made(folder: str, names: list[str]) -> set[str]:
    """What is no part of the tree: made by tools, and what a build leaves beside the packages."""
    return _MADE(folder, names) | ({"build", "dist"} & {*names} if Path(folder) == ROOT else set())


def copy_without(folder: Path, gone: Iterable[str] = ()) -> Path:
    """A copy of this tree, but for some of its folders."""
    shutil.copytree(ROOT, folder, ignore=_made)
    for name in gone:
        shutil.rmtree(folder / name, ignore_errors=True)
    return folder


def run_in(folder: Path, *line: str, **how: object) -> subprocess.CompletedProcess[str]:
    """A module of the copy, run as `python -m`."""
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, "-m", *line], cwd=folder, env=env, text=True, **how)  # type: ignore[call-overload, no-any-return]


def suite_without(game: str, arguments: Sequence[str]) -> int:
    with TemporaryDirectory(prefix=f"orrery-without-{game}-") as home:
        return run_in(copy_without(Path(home) / "tree", folders_of(game)), "pytest", *arguments).returncode


def suite_with_lanterns(arguments: Sequence[str]) -> int:
    with TemporaryDirectory(prefix="orrery-with-lanterns-") as home:
        folder = copy_without(Path(home) / "tree")
        lanterns.lay_out(folder)
        return run_in(folder, "pytest", *arguments).returncode
