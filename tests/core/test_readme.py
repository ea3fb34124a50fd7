"""What the README promises and the checks run are the same commands."""

from __future__ import annotations

from pathlib import Path

from app.games import manifests

ROOT = Path(__file__).parents[2]
TESTS = 'python3 -m pip install -e ".[test]" && python3 -m pytest -n auto'
START = "python3 -m pip install -e . && python3 -m app"


def test_the_readme_has_one_command_to_start_and_one_to_test():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    indented = [line.strip() for line in readme.splitlines() if line.startswith("    ")]
    assert START in indented
    assert TESTS in indented


def test_the_readme_shows_the_last_run_of_the_rules_bars():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    played = [one.id for one in manifests() if one.id in readme]  # a game that is still new is not in it at all
    assert played and all(f" {game} |" in readme for game in played)
    for bar in ("P1", "P2", "P3", "P4", "P5"):
        row = next(line for line in readme.splitlines() if line.startswith(f"| {bar} |"))
        assert all(row.split("|")[3 : 3 + len(played)]), "one figure for each game"


def test_the_checks_call_the_readmes_test_command():
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert TESTS.replace("python3 -m pip install", "python3 -m pip install -q") in script
