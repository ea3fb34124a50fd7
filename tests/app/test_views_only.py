"""The table, the scenes, the games' tables and the match read views, never a state.

Whoever owns a session hands its state to functions of `rules`: `view`, `waiting`, `apply` and those of the games.
What such a state is made of is nobody's business here: nothing can then be shown, timed or told from a secret.
"""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import app
from rules import State

ROOT = Path(app.__file__).parent
ROOMS = ("match", "table", "scenes", "games")
MAKES = {"clone", "first_position", "imagine", "new_game"}  # functions that return a state
STATES = {"state", "_state"}  # attributes that hold one; where a piece has such a word for a state, it has no fields

FILES = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
# Besides the match: whose own session it is, taken from a save, so that its state may be handed to the rules.
# The trial looks with every seat's eyes, one after the other, before anybody sits down.
OWNERS = {"scenes/finished.py", "scenes/last_move.py", "table/replay_match.py", "table/trial.py"}


def imported_states(tree: ast.Module) -> set[str]:
    """Names in a module that stand for a class of states."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and (node.module or "").startswith("rules"):
            module = import_module(node.module or "rules")
            for alias in node.names:
                kind = getattr(module, alias.name, None)
                if isinstance(kind, type) and issubclass(kind, State):
                    found.add(alias.asname or alias.name)
    return found


class Reads(ast.NodeVisitor):
    """Finds every place where something is taken out of a state."""

    def __init__(self, kinds: set[str]) -> None:
        self.kinds = kinds
        self.scopes: list[set[str]] = [set()]
        self.found: list[int] = []

    def is_state(self, node: ast.AST | None) -> bool:
        if isinstance(node, ast.Name):
            return any(node.id in names for names in self.scopes)
        if isinstance(node, ast.Attribute):
            return node.attr in STATES
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            return name in MAKES
        return isinstance(node, ast.IfExp) and (self.is_state(node.body) or self.is_state(node.orelse))

    def is_kind(self, note: ast.AST | None) -> bool:
        return note is not None and any(isinstance(one, ast.Name) and one.id in self.kinds for one in ast.walk(note))

    def _function(self, node: ast.FunctionDef | ast.Lambda) -> None:
        args = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        self.scopes.append({arg.arg for arg in args if self.is_kind(arg.annotation) or arg.arg in ("state", "g")})
        self.generic_visit(node)
        self.scopes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._function(node)

    def _keep(self, target: ast.AST, value: ast.AST | None) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, other in zip(target.elts, value.elts, strict=False):
                self._keep(one, other)
        elif isinstance(target, ast.Name) and self.is_state(value):
            self.scopes[-1].add(target.id)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self._keep(target, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._keep(node.target, node.value)
        if isinstance(node.target, ast.Name) and self.is_kind(node.annotation):
            self.scopes[-1].add(node.target.id)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if self.is_state(node.value):
            self.found.append(node.lineno)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if self.is_state(node.value):
            self.found.append(node.lineno)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        opens = isinstance(node.func, ast.Name) and node.func.id in ("getattr", "setattr", "vars", "encode")
        if opens and any(self.is_state(argument) for argument in node.args):
            self.found.append(node.lineno)
        self.generic_visit(node)


def reads(source: str) -> list[int]:
    tree = ast.parse(source)
    finder = Reads(imported_states(tree))
    finder.visit(tree)
    return finder.found


def all_reads() -> Iterator[str]:
    for path in FILES:
        for line in reads(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(ROOT).as_posix()}:{line}"


def test_nothing_outside_the_rules_reads_a_field_of_a_state():
    assert list(all_reads()) == []


def test_only_owners_of_a_session_get_hold_of_its_state():
    holding = set()
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        if not re.search(r"\.\s*state\b", text):
            continue
        held = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute))
        if any(node.attr == "state" and ast.unparse(node.value).endswith(("session", ")")) for node in held):
            holding.add(path.relative_to(ROOT).as_posix())
    assert {name for name in holding if not name.startswith("match/")} == OWNERS


@pytest.mark.parametrize(
    "source",
    [
        "def f(self): return self.match.session.state.hands",
        "def f(state): return state.frames[-1]",
        "from rules.core.zones import CardState\ndef f(one: CardState): return one.cards",
        "def f(book):\n    now = book.state\n    return now.active",
        "def f(state, seat): return imagine(state, seat, 1).cards",
        "def f(session): return getattr(session.state, 'deck')",
    ],
)
def test_the_guard_sees_a_field_that_is_read(source):
    assert len(reads(source)) >= 1


def test_the_guard_lets_a_state_be_handed_to_the_rules():
    assert reads("def f(session, seat): return view(session.state, seat)['table'], waiting(session.state)") == []
