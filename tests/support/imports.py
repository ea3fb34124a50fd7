"""Which module imports which: at the top, inside functions, and for types only."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).parents[2]
T = TypeVar("T")


@cache
def modules(folder: str) -> dict[str, Path]:
    """The modules of a package of this program, by name."""
    found = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


@cache
def imports(folder: str) -> tuple[tuple[str, str], ...]:
    """Every import of a module of this package by another one: (who imports, what)."""
    known = modules(folder)
    return tuple(sorted({(name, target) for name in known for target in _targets(name, known)}))


def _targets(source: str, known: Mapping[str, Path]) -> Iterator[str]:
    path = known[source]
    package = source if path.name == "__init__.py" else source.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            home = ".".join([*parts, *([node.module] if node.module else [])])
            names = [f"{home}.{alias.name}" if f"{home}.{alias.name}" in known else home for alias in node.names]
        yield from (name for name in names if name in known and name != source)


def circles(pairs: Iterable[tuple[T, T]]) -> set[tuple[T, T]]:
    """Those of these imports that are part of a circle: what is imported leads back to who imports it."""
    targets: dict[T, set[T]] = {}
    for source, target in pairs:
        targets.setdefault(source, set()).add(target)

    @cache
    def reached(start: T) -> frozenset[T]:
        found, left = set[T](), [start]
        while left:
            for name in targets.get(left.pop(), ()):
                if name not in found:
                    found.add(name)
                    left.append(name)
        return frozenset(found)

    return {(source, target) for source in targets for target in targets[source] if source in reached(target)}
