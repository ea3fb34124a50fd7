"""Which messages the code can ask for, read from its source: ids in full, and ids put together of parts."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from app.games import manifest
from app.text.texts import LOCALE, catalogue
from rules.core.game import ENGINE

APP = LOCALE.parents[1]
RULES = APP.parent / "rules"
ASKING = {"texts", "say", "_say", "_reply", "_report"}  # a call of these words its first argument
NOT_WORDED = {"id", "icon", "first_focus", "name", "dest", "help"}  # arguments and fields that are never a message
HOLE = "*"


def each(pattern: str, values: Iterable[str]) -> Iterable[str]:
    """The ids that a pattern becomes with these in place of its open part."""
    return [pattern.replace(HOLE, value) for value in values]


class Site(NamedTuple):
    """One place in the code: what is asked for there, with a star for what is only known at run time."""

    id: str
    place: str
    asked: bool  # it is the very argument of a call that words it


@cache
def beginnings() -> frozenset[str]:
    """The first words of all messages."""
    return frozenset(name.partition("-")[0] for name in catalogue("en"))


@cache
def sites() -> tuple[Site, ...]:
    found: list[Site] = []
    for path in sorted(_worded(APP)):
        found += _sites_in(path)
    return tuple(found)


def _sites_in(path: Path) -> list[Site]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    other, asked, inner = set(), set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in NOT_WORDED:
            other |= {id(part) for part in ast.walk(node.value)}
        elif isinstance(node, ast.Assign) and {_called(target) for target in node.targets} & NOT_WORDED:
            other |= {id(part) for part in ast.walk(node.value) if isinstance(part, ast.Constant)}
        elif isinstance(node, ast.Call) and node.args and _called(node.func) in ASKING:
            asked |= {id(part) for part in _ways(node.args[0])}
        if _is_id_call(node):
            inner |= {id(part) for part in node.args}
        elif isinstance(node, ast.JoinedStr):
            inner |= {id(part) for part in node.values}
    found = []
    for node in ast.walk(tree):
        if id(node) in other or id(node) in inner:
            continue
        name = _written(node)
        if name and (id(node) in asked or name.partition("-")[0] in beginnings()):
            found.append(Site(name, f"{path.relative_to(APP)}:{node.lineno}", id(node) in asked))
    return found


def _called(node: ast.expr) -> str:
    return str(getattr(node, "attr", getattr(node, "id", "")))


def _is_id_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and _called(node.func) == "message_id"


def _ways(node: ast.expr) -> list[ast.expr]:
    """The argument itself, or both ends of a choice."""
    return [*_ways(node.body), *_ways(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def _written(node: ast.AST) -> str:
    """A message id as it stands there; empty for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", node.value) else ""
    if isinstance(node, ast.JoinedStr):
        pattern = "".join(map(_part, node.values))
        return pattern if re.fullmatch(r"[a-z*][a-z0-9-]*[-*][a-z0-9*-]*", pattern) else ""
    if isinstance(node, ast.Call) and _is_id_call(node):
        return "-".join(map(_part, node.args)).replace(".", "-").replace("_", "-")
    return ""


def _part(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(map(_part, node.values))
    if isinstance(node, ast.Constant):
        return str(node.value)
    return HOLE


def _worded(root: Path) -> Iterator[Path]:
    """Modules below a folder, but not those of games without a table: nobody is told their words yet."""
    games = {folder.name for folder in RULES.iterdir() if folder.is_dir()} - set(ENGINE)
    bare = [home / game for game in games if manifest(game) is None for home in (RULES, APP / "games")]
    return (path for path in root.rglob("*.py") if not any(path.is_relative_to(folder) for folder in bare))
