"""Lanterns, the small game of CONTRIBUTING.md: its files as they stand there, and the game they make.

`lay_out` writes them into a tree as a contributor would; `sixth_game` puts the game into the running program from a
folder elsewhere, by its manifests alone, and takes it out again.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from app import games
from app.text.rulebook import open_book
from rules.core.flow import FLOWS
from rules.core.game import _games, shipped

ROOT = Path(__file__).parents[2]
GAME = "lanterns"
ELSEWHERE = "lanterns_from_elsewhere"
_FILE = re.compile(r"^```\w+\n(?:# |<!-- )([\w./]+)(?: -->)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# Where a game's three packages lie when they are not in this tree.
_HOMES = {"rules/lanterns": "rules", "app/games/lanterns": "table", "art/lanterns": "art"}


def files() -> dict[str, str]:
    """Path and text of every file that CONTRIBUTING.md shows."""
    return dict(_FILE.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")))


def lay_out(root: Path) -> None:
    """As a contributor does it: each file where its first line says."""
    for name, text in files().items():
        _write(root / name, text)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@contextmanager
def sixth_game(folder: Path) -> Iterator[games.Manifest]:
    """The game from a folder outside the tree; afterwards nothing of it is left in this process.

    Where Lanterns lies in the tree itself (`python -m tests.with_lanterns`), there is no sixth game to add.
    """
    if GAME in shipped():
        pytest.skip("Lanterns is a game of this tree")
    for name, text in files().items():
        for home, package in _HOMES.items():
            if name.startswith(f"{home}/"):
                _write(folder / ELSEWHERE / package / name.removeprefix(f"{home}/"), text)
    sys.path.insert(0, str(folder))
    try:
        import_module(f"{ELSEWHERE}.rules.game")
        manifest = import_module(f"{ELSEWHERE}.table").MANIFEST._replace(art=f"{ELSEWHERE}.art")
        games.add(manifest)
        yield manifest
    finally:
        games.remove(GAME)
        open_book.cache_clear()
        sys.path.remove(str(folder))
        _games.pop(GAME, None)
        for flow in [name for name in FLOWS if name.startswith(f"{GAME}.")]:
            del FLOWS[flow]
        for name in [name for name in sys.modules if name.partition(".")[0] == ELSEWHERE]:
            del sys.modules[name]
