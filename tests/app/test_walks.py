"""What CONTRIBUTING describes is there: functions of its walks, not too many files, places where lines belong."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WALKS = {"a flare's click": 20, "a save": 8, "a load": 14, "an Admiral's answer": 17}  # so many files at most
STOP = re.compile(r"^\d+\. `([\w./]+)`: `([\w.]+)`", re.MULTILINE)


def stops(walk: str) -> list[tuple[str, str]]:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    found = re.search(rf"^### The walk of {re.escape(walk)}\n(.*?)(?=^##)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, walk
    return STOP.findall(found[1])


@cache
def functions(file: str) -> frozenset[str]:
    names = set()
    for node in ast.parse((ROOT / file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{inner.name}" for inner in node.body if isinstance(inner, ast.FunctionDef)}
    return frozenset(names)


@pytest.mark.parametrize("walk", WALKS)
def test_each_stop_of_a_walk_is_a_function_that_exists(walk):
    walked = stops(walk)
    assert len(walked) > 5
    assert [f"{file}: {name}" for file, name in walked if name not in functions(file)] == []


@pytest.mark.parametrize(("walk", "most"), WALKS.items())
def test_a_walk_passes_few_files(walk, most):
    assert len({file for file, _ in stops(walk)}) <= most


def test_every_place_where_a_line_belongs_exists():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.partition("Where a line belongs that is about no card:")[2].partition("\n## ")[0]
    places = re.findall(r"`((?:app|art|rules|saves)/[^`]*)`", table)
    patterns = [place.replace("<game>", "*").replace("<language>", "*").rstrip("/") for place in places]
    assert len(patterns) > 15
    assert [pattern for pattern in patterns if not any(ROOT.glob(pattern))] == []
