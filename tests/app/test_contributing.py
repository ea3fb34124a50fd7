"""What CONTRIBUTING.md shows works as it stands there."""

import doctest
import re
from pathlib import Path

from tests.support.lanterns import GAME, files, sixth_game

ROOT = Path(__file__).parents[2]
EXAMPLE = re.search(r"rules/(\w+)/aliens", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))[1]


def test_the_small_game_of_contributing_is_whole():
    homes = (f"rules/{GAME}/", f"app/games/{GAME}/", f"art/{GAME}/", f"tests/games/{GAME}/")
    assert all(name.startswith(homes) for name in files())
    assert all(any(name.startswith(home) for name in files()) for home in homes)


def test_everything_that_contributing_tries_works(tmp_path):
    with sixth_game(tmp_path):
        failed, tried = doctest.testfile(str(ROOT / "CONTRIBUTING.md"), module_relative=False, encoding="utf-8")
    assert tried > 15
    assert failed == 0


def test_the_scenario_of_contributing_passes(tmp_path):
    found: dict = {}
    with sixth_game(tmp_path):
        exec(files()[f"tests/games/{GAME}/test_rules.py"], found)
        tests = [test for name, test in found.items() if name.startswith("test_")]
        assert tests
        for test in tests:
            test()


def test_contributing_names_files_that_are_there():
    """Backticked paths with a folder of ours exist, those of the small game and of games to come aside."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:app|rules|art|saves|tests)/[\w./]+)`", text)
    # The example of a power and the small game aside.
    ours = [name for name in named if not {GAME, EXAMPLE} & set(name.split("/"))]
    assert len(ours) > 15
    assert [name for name in ours if not (ROOT / name).exists()] == []
