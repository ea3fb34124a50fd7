"""Deleting a game means deleting its folders: what is left runs, and says what became of its saves.

Each tree is made of links to this one, without the folders that were deleted.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.games import manifests
from rules import find
from saves.places import in_folder
from saves.store import Store
from tests.app.around import played, saved
from tests.support import lanterns

ROOT = Path(__file__).parents[2]
GAMES = [game.id for game in manifests()]
HOMES = ("rules", "app/games", "art", "tests/games")


def tree(folder, gone):
    """This tree without some of its folders; the folders in which games lie are real ones."""
    for home in ("rules", "app", "app/games", "art", "tests", "tests/games", "."):
        (folder / home).mkdir(parents=True, exist_ok=True)
        for path in (ROOT / home).iterdir():
            name = path.relative_to(ROOT).as_posix()
            is_home = any(f"{real}/".startswith(f"{name}/") for real in HOMES)
            if name not in gone and not is_home and not name.startswith((".", "build", "dist")):
                (folder / name).symlink_to(path)
    return folder


def toured(folder, game, data):
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.app.without_child", game, str(data)],
        cwd=folder, env=env, capture_output=True, text=True, timeout=600, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout.splitlines()[-1])


def with_save(folder, game):
    """A folder of the user's with a save of the game."""
    Store(in_folder(folder)).save(saved(played(game, seats=find(game).seats[0], steps=8), "Tavalyi"))
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_without_a_game_everything_else_runs(tmp_path, game):
    folder = tree(tmp_path / "tree", {f"{home}/{game}" for home in HOMES})
    found = toured(folder, game, with_save(tmp_path / "data", game))
    rest = [other for other in GAMES if other != game]
    assert found["manifests"] == rest
    assert all(game not in found[listed] for listed in ("rules", "sets", "books", "bench"))
    assert found["faults"] == [] and found["texts"] == []
    assert any("Tavalyi" in words for words in found["load"])
    assert any(f"“{game}” is not part of this program" in words for words in found["opened"]), found["opened"]
    assert {"menu", "table", "new-game"} <= set(found["shots"])
    assert found["check"][0] == 0 and found["simulate"][0] == 0
    assert found["unknown"][0] == 2 and f"no game {game!r}" in found["unknown"][1]
    assert found["picture"] > 10_000


def test_what_is_half_there_is_no_planet_and_what_contributing_builds_is_one(tmp_path):
    """Rules without a table can be simulated, a table without rules is passed over, and a new game is there at once."""
    tableless, ruleless = GAMES[:2]
    folder = tree(tmp_path / "tree", {f"app/games/{tableless}", f"rules/{ruleless}"})
    lanterns.lay_out(folder)
    found = toured(folder, ruleless, with_save(tmp_path / "data", ruleless))
    assert found["manifests"] == [*(game for game in GAMES[2:] if game != lanterns.GAME), lanterns.GAME]
    assert tableless in found["rules"] and ruleless not in found["rules"]
    assert all(lanterns.GAME in found[listed] for listed in ("rules", "books", "bench"))
    assert "Lanterns" in found["menu"]
    assert found["faults"] == [] and found["texts"] == [] and found["simulate"][0] == 0
