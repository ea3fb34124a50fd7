"""The rooms of the house: imports go one way, and only manifests name a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from app.games import manifests
from app.games.manifest import Manifest
from rules.core.game import ENGINE, shipped
from tests.support import lanterns
from tests.support.imports import ROOT, imports, modules

# From below: a room may import itself and those before it. What stands beside the rooms imports none of them.
ROOMS = ("text", "ui", "match", "table", "scenes", "shell", "tools")
BESIDE = {"app", "app.notes", "app.settings", "app.version", "app.games", "app.games.manifest"}
START = {"app.__main__"}
GAMES = tuple({*(game.id for game in manifests()), *shipped()})

# What a manifest says of itself; everything else in it names a module, or something in one.
PLAIN = ("id", "package", "folder", "order", "minutes", "difficulty", "art", "is_map", "keys", "shots", "screens")

# What still goes back. Nothing may be added; whoever mends one takes its line out.
EXCEPTIONS: set[tuple[str, str]] = set()


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


@cache
def back() -> set[tuple[str, str]]:
    """The imports that go back."""

    def goes_back(source: str, target: str) -> bool:
        if game_of(target):
            return game_of(source) != game_of(target)
        return level(target) > level(source)

    return {pair for pair in imports("app") if goes_back(*pair)}


def test_every_module_has_a_room():
    lost = [
        name
        for name in modules("app")
        if name not in BESIDE | START and not game_of(name) and name.split(".")[1] not in ROOMS
    ]
    assert lost == []


def test_imports_go_one_way():
    assert sorted(back() - EXCEPTIONS) == []


def test_exceptions_that_are_mended_are_taken_out():
    assert sorted(EXCEPTIONS - back()) == []


def sources(*patterns: str) -> list[Path]:
    return sorted(path for pattern in patterns for path in ROOT.glob(pattern))


# What belongs to all games: every room of the program, the engine, the shared pictures, the saves, the packaging.
SHARED = {
    **{room: sources(f"app/{room}/**/*.py") for room in ROOMS},
    "beside the rooms": sources("app/*.py", "app/games/*.py"),
    "engine": sources(*(f"rules/{package}/**/*.py" for package in ENGINE)),
    "pictures": sources("art/*.py", "art/scenery/**/*.py", "art/screens/**/*.py"),
    "saves": sources("saves/**/*.py"),
    "packaging": sources("packaging/**/*.py", "packaging/prove", "packaging/build"),
}


@pytest.mark.parametrize("home", SHARED)
def test_nothing_common_names_a_game(home):
    """Neither in code nor in a string: what a game needs comes through its manifest."""
    named = re.compile(rf"[\"'.](?:{'|'.join(GAMES)})\b")
    found = []
    assert SHARED[home]
    for path in SHARED[home]:
        text = path.read_text(encoding="utf-8")
        if not any(game in text for game in GAMES):
            continue
        for node in ast.walk(ast.parse(text)):
            words = node.value if isinstance(node, ast.Constant) else getattr(node, "module", "") or ""
            if isinstance(words, str) and "\n" not in words and " " not in words and named.search(f'"{words}'):
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}: {words}")
    assert found == []


OF_A_GAME = re.compile(r"(?:rules|app/games|art)/(\w+)/")


def test_no_game_needs_another():
    """Neither its rules nor its table nor its pictures: what several use belongs to all of them."""
    found = []
    for path in sources("rules/**/*.py", "app/games/**/*.py", "art/**/*.py"):
        home = OF_A_GAME.match(path.relative_to(ROOT).as_posix())
        if home and home[1] in GAMES:
            others = "|".join(game for game in GAMES if game != home[1])
            needed = re.compile(rf"^\s*(?:from|import) (?:rules|app\.games|art)\.(?:{others})\b", re.MULTILINE)
            found += [f"{path.relative_to(ROOT)}: {at[0]}" for at in needed.finditer(path.read_text(encoding="utf-8"))]
    assert found == []


def test_the_common_texts_name_no_game():
    """Neither in a message's name nor as one of its cases; a game's own texts lie in its folder."""
    named = re.compile(rf"^[\w-]*\b(?:{'|'.join(GAMES)})\b[\w-]* *=|\[(?:{'|'.join(GAMES)})\]", re.MULTILINE)
    texts = sources("app/text/locale/*/*.ftl")
    assert texts
    assert [path for path in texts if named.search(path.read_text(encoding="utf-8"))] == []


def test_no_test_outside_its_folder_names_a_game():
    """So that deleting a game's folders, tests and all, leaves a green suite (`python -m tests.without GAME`).

    What a suite of all games must know of one stands in `tests/games/<game>` (see `tests/support/games.py`).
    """
    found = []
    for path in sources("tests/**/*.py"):
        home = path.relative_to(ROOT / "tests").parts
        others = [game for game in GAMES if home[:2] != ("games", game) and game != lanterns.GAME]  # the guide's own
        if home[0] == "games" and home[1] in GAMES:  # a word may be one of this game's own
            named = re.compile(rf"\b(?:rules|art|tests|app)(?:\.games)?\.(?:{'|'.join(others)})\b")
        else:
            named = re.compile(rf"\b(?:{'|'.join(others)})\b")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found += [f"{path.relative_to(ROOT)}:{number}: {name}" for name in named.findall(line)]
    assert found == []


# -- one word means one thing -----------------------------------------------------------------------------------

COMMON = ("rules/core", "rules/ai", "app/match", "app/table", "app/ui")  # the rooms that every game looks into
OF_GAMES = (*(f"rules/{game}" for game in GAMES), "app/games")


@cache
def top_level(folder: str) -> list[tuple[str, ast.ClassDef | ast.Assign]]:
    """The classes and assignments on the top level of the modules of a folder, each with its file."""
    return [
        (path.relative_to(ROOT).as_posix(), node)
        for path in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef | ast.Assign)
    ]


def class_names(folder: str) -> Iterator[tuple[str, str]]:
    """Every class of a folder, with its file."""
    return ((node.name, file) for file, node in top_level(folder) if isinstance(node, ast.ClassDef))


def type_names(folder: str) -> Iterator[tuple[str, str]]:
    """Every name given to a type (`Value = Any`), with its file; type variables are no types."""
    for file, node in top_level(folder):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name[0].isupper() and not name.isupper() and "TypeVar" not in ast.unparse(node.value):
                yield name, file


def class_lines(folder: str) -> Iterator[tuple[str, str]]:
    """The same for the many modules of games, read from the lines that begin a class."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            yield name, path.relative_to(ROOT).as_posix()


def homes(*found: Iterator[tuple[str, str]]) -> dict[str, set[str]]:
    named: dict[str, set[str]] = {}
    for name, file in (pair for each in found for pair in each):
        named.setdefault(name, set()).add(file)
    return named


def test_a_name_of_the_common_rooms_means_one_thing():
    """Whoever reads `Frame` or `Choice` need not ask which one: classes and named types there are all different."""
    named = homes(*(each(room) for room in COMMON for each in (class_names, type_names)))
    assert {name: files for name, files in named.items() if len(files) > 1} == {}


def test_no_class_of_a_game_is_called_like_one_of_the_common_rooms():
    common = homes(*(class_names(room) for room in COMMON))
    games = homes(*(class_lines(folder) for folder in OF_GAMES))
    assert {name: common[name] | games[name] for name in common.keys() & games.keys()} == {}


def test_what_a_manifest_names_is_there():
    """Its parts are loaded only when somebody asks for them: a module that was moved would be missed late."""
    parts = [name for name in Manifest._fields if name not in PLAIN]
    for manifest in manifests():
        for part in parts:
            named = getattr(manifest, part)
            assert named == "" or manifest.load(part) is not None, (manifest.id, part)
        for module in (*manifest.keys, *manifest.shots):
            assert import_module(manifest.module(module))
        for screen in manifest.screens:
            module, _, name = screen.target.partition(":")
            assert callable(getattr(import_module(f"{manifest.package}.{module}"), name))
