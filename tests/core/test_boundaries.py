"""Who may import what, and what the rules may not use."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

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


def found(paths: list[Path], wrong: Callable[[Path], object]) -> list[str]:
    """What is wrong with some of many modules; each with its name."""
    assert len(paths) > 10
    return [f"{path.relative_to(ROOT)}: {it}" for path in paths if (it := wrong(path))]


def test_rules_know_no_window_no_physics_no_luck_and_no_clock():
    banned = {"pygame", "pymunk", "app", "saves", "art", "random", "time", "datetime", "numpy", "pickle", "secrets"}
    assert found(RULES, lambda path: imported(path) & banned) == []


def test_only_content_reads_files():
    def reads(path: Path) -> list[str]:
        text = path.read_text(encoding="utf-8")
        return [*({"open"} & calls(path)), *(word for word in (".read_text(", ".read_bytes(") if word in text)]

    others = [path for path in RULES if not path.relative_to(ROOT).as_posix().startswith("rules/content/loading")]
    assert found(others, reads) == []


def test_saves_know_no_window_and_never_run_what_they_read():
    strange = {"pygame", "pymunk", "app", "art", "pickle", "marshal", "shelve", "yaml"}
    assert found(SAVES, lambda path: imported(path) & strange | calls(path) & {"eval", "exec"}) == []


def test_importing_rules_loads_nothing_of_the_window():
    code = (
        "import sys, rules; [rules.find(g) for g in rules.known()]; import rules.ai;"
        "bad = [m for m in ('pygame', 'pymunk', 'app', 'numpy', 'saves') if m in sys.modules];"
        "sys.exit(str(bad) if bad else 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)
