"""Who may import what, and what the rules may not use."""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = sorted((ROOT / "rules").rglob("*.py"))
SAVES = sorted((ROOT / "saves").rglob("*.py"))


@cache
def looked_through(path: Path) -> tuple[set[str], set[str]]:
    """The packages that a module imports, and the functions that it calls by their bare names."""
    names: set[str] = set()
    called: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add((node.module or "").split(".")[0])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called.add(node.func.id)
    return names, called


def imported(path: Path) -> set[str]:
    return looked_through(path)[0]


def calls(path: Path) -> set[str]:
    return looked_through(path)[1]


@pytest.mark.parametrize("path", RULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_rules_know_no_window_no_physics_no_luck_and_no_clock(path):
    banned = {"pygame", "pymunk", "app", "saves", "art", "random", "time", "datetime", "numpy", "pickle", "secrets"}
    assert not imported(path) & banned


@pytest.mark.parametrize("path", RULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_only_content_reads_files(path):
    if path.relative_to(ROOT).as_posix().startswith("rules/content/loading"):
        return
    assert "open" not in calls(path)
    text = path.read_text(encoding="utf-8")
    assert ".read_text(" not in text
    assert ".read_bytes(" not in text


@pytest.mark.parametrize("path", SAVES, ids=lambda p: str(p.relative_to(ROOT)))
def test_saves_know_no_window_and_never_run_what_they_read(path):
    assert not imported(path) & {"pygame", "pymunk", "app", "art", "pickle", "marshal", "shelve", "yaml"}
    assert not calls(path) & {"eval", "exec"}


def test_importing_rules_loads_nothing_of_the_window():
    code = (
        "import sys, rules; [rules.find(g) for g in rules.known()]; import rules.ai;"
        "bad = [m for m in ('pygame', 'pymunk', 'app', 'numpy', 'saves') if m in sys.modules];"
        "sys.exit(str(bad) if bad else 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)
