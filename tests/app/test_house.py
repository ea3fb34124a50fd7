"""The rooms of the house: imports go one way, and only manifests name a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from app.games import manifests

ROOT = Path(__file__).parents[2]
# From below: a room may import itself and those before it. What stands beside the rooms imports none of them.
ROOMS = ("text", "ui", "match", "table", "scenes", "shell", "tools")
BESIDE = {"app", "app.notes", "app.settings", "app.version", "app.games", "app.games.manifest"}
START = {"app.__main__"}
GAMES = tuple(game.id for game in manifests())

# What still goes back. Nothing may be added; whoever mends one takes its line out.
EXCEPTIONS: set[tuple[str, str]] = set()


class Import(NamedTuple):
    source: str
    target: str
    only_types: bool


@cache
def modules() -> dict[str, Path]:
    found = {}
    for path in sorted((ROOT / "app").rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


def imports_of(source: str) -> Iterator[Import]:
    """Every import of a module of `app`: at the top, inside functions, and for types only."""
    path = modules()[source]
    package = source if path.name == "__init__.py" else source.rpartition(".")[0]

    def walk(node: ast.AST, only_types: bool) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            types = only_types or (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test))
            names: list[str] = []
            if isinstance(child, ast.Import):
                names = [alias.name for alias in child.names]
            elif isinstance(child, ast.ImportFrom):
                parts = package.split(".")[: len(package.split(".")) - child.level + 1] if child.level else []
                home = ".".join([*parts, *([child.module] if child.module else [])])
                names = [
                    f"{home}.{alias.name}" if f"{home}.{alias.name}" in modules() else home for alias in child.names
                ]
            yield from (Import(source, name, types) for name in names if name.split(".")[0] == "app")
            yield from walk(child, types)

    yield from walk(ast.parse(path.read_text(encoding="utf-8")), False)


def game_of(module: str) -> str:
    match = re.match(r"app\.games\.(\w+)", module)
    return match[1] if match and module not in BESIDE else ""


def level(module: str) -> int:
    """How high a module lies; games lie over all rooms."""
    if module in BESIDE:
        return -1
    if module in START or game_of(module):
        return len(ROOMS)
    return ROOMS.index(module.split(".")[1])


def goes_back(one: Import) -> bool:
    if game_of(one.target):
        return game_of(one.source) != game_of(one.target)
    return level(one.target) > level(one.source)


@cache
def back() -> set[tuple[str, str]]:
    return {(one.source, one.target) for name in modules() for one in imports_of(name) if goes_back(one)}


def test_every_module_has_a_room():
    lost = [
        name
        for name in modules()
        if name not in BESIDE | START and not game_of(name) and name.split(".")[1] not in ROOMS
    ]
    assert lost == []


def test_imports_go_one_way():
    assert sorted(back() - EXCEPTIONS) == []


def test_exceptions_that_are_mended_are_taken_out():
    assert sorted(EXCEPTIONS - back()) == []


@pytest.mark.parametrize("room", ROOMS[:5])
def test_no_room_names_a_game(room):
    """Neither in code nor in a string: what a game needs comes through its manifest."""
    named = re.compile(rf"[\"'.](?:{'|'.join(GAMES)})\b")
    found = []
    for path in sorted((ROOT / "app" / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            words = node.value if isinstance(node, ast.Constant) else getattr(node, "module", "") or ""
            if isinstance(words, str) and "\n" not in words and " " not in words and named.search(f'"{words}'):
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}: {words}")
    assert found == []
