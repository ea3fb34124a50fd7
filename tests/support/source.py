"""Reading the project's own source: which lines write to a game's state, or touch what is private."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
STATE = "g"  # how the rules call the state
MUTATORS = {
    "append", "pop", "popitem", "remove", "clear", "extend", "insert", "update", "setdefault", "sort", "reverse",
    "add", "discard",
}  # fmt: skip


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


Write = tuple[ast.FunctionDef | None, int]  # the function that writes, the line


def state_writes(tree: ast.Module) -> list[Write]:
    """Where fields of a state are written."""
    looked = _StateWrites()
    looked.visit(tree)
    return looked.found


def is_atom(function: ast.FunctionDef | None) -> bool:
    """Does its docstring say so?"""
    return function is not None and (ast.get_docstring(function) or "").startswith("Atom")


def private_names(tree: ast.Module, names: set[str]) -> Iterator[tuple[str, str, int]]:
    """(whose, name, line) of every attribute with one of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in names:
            yield ast.unparse(node.value), node.attr, node.lineno


class _StateWrites(ast.NodeVisitor):
    """Collects where fields of `g`, or of things held by `g` under a local name, are set, deleted or changed."""

    def __init__(self) -> None:
        self.found: list[Write] = []
        self._functions: list[ast.FunctionDef | None] = [None]
        self._held: list[set[str]] = [set()]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._functions.append(node)
        self._held.append(self._held[-1] | set(_aliases(node, self._held[-1])))
        self.generic_visit(node)
        self._held.pop()
        self._functions.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        self._targets(node.targets)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._targets([node.target])
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._targets([node.target])
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self._targets(node.targets)

    def visit_Call(self, node: ast.Call) -> None:
        what = node.func
        if isinstance(what, ast.Attribute) and what.attr in MUTATORS and self._is_field(what.value):
            self._note(node)
        self.generic_visit(node)

    def _targets(self, targets: list[ast.expr]) -> None:
        for target in targets:
            if isinstance(target, ast.Tuple | ast.List):
                self._targets(target.elts)
            elif isinstance(target, ast.Attribute | ast.Subscript) and self._is_written(target):
                self._note(target)

    def _is_written(self, target: ast.Attribute | ast.Subscript) -> bool:
        return self._is_field(target) or _is_state(target.value)

    def _is_field(self, node: ast.expr) -> bool:
        return is_field(node) or (isinstance(root := _root(node), ast.Name) and root.id in self._held[-1])

    def _note(self, node: ast.expr) -> None:
        self.found.append((self._functions[-1], node.lineno))


def is_field(node: ast.expr) -> bool:
    """Is it `g.field`, `g.field[0].more`, `run.g.field`?"""
    while isinstance(node, ast.Attribute | ast.Subscript):
        if isinstance(node, ast.Attribute) and _is_state(node.value):
            return True
        node = node.value
    return False


def _is_state(node: ast.expr) -> bool:
    """`g` itself, or somebody's `.g`."""
    return (isinstance(node, ast.Name) and node.id == STATE) or (isinstance(node, ast.Attribute) and node.attr == STATE)


def _root(node: ast.expr) -> ast.expr:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node


def _aliases(function: ast.FunctionDef, known: set[str]) -> Iterator[str]:
    """Local names for what the state holds: `combat = g.combat`, `for card in g.stack`."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and _holds(node.value):
            yield from (t.id for t in node.targets if isinstance(t, ast.Name))
        elif isinstance(node, ast.For | ast.comprehension) and _holds(node.iter) and isinstance(node.target, ast.Name):
            yield node.target.id


def _holds(node: ast.expr) -> bool:
    """A part of the state itself; a slice is a copy."""
    copied = isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice)
    return not copied and is_field(node)
