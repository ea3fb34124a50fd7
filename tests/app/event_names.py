"""The names of events and reasons as the source has them: which are made, and which are looked for."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from app.games import manifests
from tests.support.source import place, sources, tree_of

EVENT = "event"  # what a variable is called that holds an event
ENGINE = ("rules/core", "rules/ai", "rules/content")
ANY = "*"  # what only running tells


class Names(dict[str, str]):
    """Names with one place where each stands."""

    def note(self, names: Iterable[object], where: str) -> None:
        for name in names:
            if isinstance(name, str):
                self.setdefault(name, where)


class Node(NamedTuple):
    """A part of a module, and the function it stands in: its name and parameters."""

    node: ast.AST
    within: list[str]


class Source(NamedTuple):
    module: Any
    place: str
    nodes: list[Node]


@cache
def read(path: Path) -> Source:
    name = place(path).removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    return Source(import_module(name), place(path), nodes_of(tree_of(path)))


def modules(folders: Iterable[str]) -> list[Source]:
    """Every module below these folders."""
    return [read(path) for folder in folders for path in sources(folder)]


def nodes_of(tree: ast.Module) -> list[Node]:
    """The parts that can hold a name."""
    found, open_ones = [], [Node(tree, [])]
    while open_ones:
        node, within = open_ones.pop()
        if isinstance(node, ast.FunctionDef):
            within = [node.name, *(arg.arg for arg in node.args.args)]
        elif isinstance(node, ast.Call | ast.Compare | ast.Subscript | ast.Match | ast.Constant):
            found.append(Node(node, within))
        open_ones += [Node(child, within) for child in ast.iter_child_nodes(node)]
    return found


def called(node: ast.AST) -> str:
    return str(getattr(node.func, "attr", getattr(node.func, "id", ""))) if isinstance(node, ast.Call) else ""


def made_by(calls: Iterable[str], folders: tuple[str, ...]) -> Names:
    """The names with which any of these functions are called."""
    found = Names()
    for source in modules(folders):
        for call, within in source.nodes:
            if called(call) in calls and isinstance(call, ast.Call) and call.args:
                found.note(values(call.args[0], source.module, within, folders), source.place)
    return found


def values(node: ast.expr, module: Any, within: list[str], folders: tuple[str, ...]) -> list[object]:
    """What an argument can be, as far as the source says: a constant, a choice, or what its function is called with."""
    if isinstance(node, ast.IfExp):
        return [*values(node.body, module, within, folders), *values(node.orelse, module, within, folders)]
    if isinstance(node, ast.JoinedStr):
        parts = [values(each, module, within, folders) for each in node.values]
        return ["".join(map(str, each)) for each in product(*parts)]
    if isinstance(node, ast.FormattedValue):
        return [ANY if each is None else each for each in values(node.value, module, within, folders)]
    if isinstance(node, ast.Name) and node.id in within[1:]:
        return passed(within[0], within.index(node.id) - 1, folders)
    return [value_of(node, module)]


@cache
def passed(function: str, at: int, folders: tuple[str, ...]) -> list[object]:
    """What functions of this name are called with at this place."""
    found = []
    for source in modules(folders):
        for call, _ in source.nodes:
            if called(call) == function and isinstance(call, ast.Call) and len(call.args) > at:
                found += values(call.args[at], source.module, [], folders)
    return found


def value_of(node: ast.expr, module: Any) -> Any:
    """The value of a constant, of a name, or of a name in another module; None for what only running tells."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return getattr(module, node.id, None)
    if isinstance(node, ast.Attribute):
        return getattr(value_of(node.value, module), node.attr, None)
    return None


def emitted(*folders: str) -> Names:
    """The kinds of events that atoms tell, and those that a table makes for itself."""
    return made_by(("emit", "Event"), folders)


def reasons(*folders: str) -> Names:
    """The ids of the reasons that are given, with a star where only running tells."""
    given = made_by(("Reason", "refuse"), folders)
    return Names({id: where for id, where in given.items() if re.fullmatch(r"[a-z_]+\.[a-z_.*]+", id)})


@cache
def reasons_given() -> Names:
    """Every reason that the rules or the program can give."""
    found = reasons(*ENGINE, "app/match", "app/table", "app/scenes")
    for game in manifests():
        found |= reasons(f"rules/{game.id}", f"app/games/{game.id}")
    return Names(found)


def looked_for(home: str, *folders: str) -> Names:
    """The kinds of events that anything is done about: compared, matched, looked up.

    A field that the source asks for, such as `log.in_status`, is that of classes in the folder `home`.
    """
    found = Names()
    for source in modules(folders):
        for node, _ in source.nodes:
            match node:
                case ast.Compare(left=left, comparators=[right]) if is_kind(left):
                    found.note(names_in(right, source.module, home), source.place)
                case ast.Subscript(value=held, slice=key) if is_kind(key):
                    found.note(names_in(held, source.module, home), source.place)
                case ast.Call(func=ast.Attribute(value=held, attr="get"), args=[key, *_]) if is_kind(key):
                    found.note(names_in(held, source.module, home), source.place)
                case ast.Match(subject=subject, cases=cases) if is_kind(subject):
                    patterns = [each for case in cases for each in ast.walk(case.pattern)]
                    texts = [each.value for each in patterns if isinstance(each, ast.MatchValue)]
                    found.note([value_of(each, source.module) for each in texts], source.place)
    return found


def reasons_looked_for(*folders: str) -> Names:
    """The ids with which a reason is compared."""
    found = Names()
    for source in modules(folders):
        for node, _ in source.nodes:
            if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and is_id(node.left):
                found.note(names_in(node.comparators[0], source.module), source.place)
    return found


def is_kind(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "kind" and ast.unparse(node.value) == EVENT


def is_id(node: ast.Attribute) -> bool:
    return node.attr == "id" and ast.unparse(node.value).endswith("reason")


def names_in(node: ast.expr, module: Any, home: str = "") -> list[object]:
    """What something is compared with: one name, several, the keys of a table, or a field of classes."""
    if isinstance(node, ast.Tuple | ast.Set | ast.List):
        return [each for one in node.elts for each in names_in(one, module, home)]
    if isinstance(node, ast.Dict):
        return [each for one in node.keys if one is not None for each in names_in(one, module, home)]
    value = value_of(node, module)
    if value is None and isinstance(node, ast.Attribute):
        return [each for one in fields_of(home, node.attr) for each in one]
    return [value] if isinstance(value, str) else list(value) if isinstance(value, Iterable) else []


def fields_of(home: str, name: str) -> list[Iterable[object]]:
    """The values that classes below a folder give to a field."""
    classes = (one for source in modules([home] if home else []) for one in vars(source.module).values())
    values = (vars(one).get(name) for one in classes if isinstance(one, type))
    return [value for value in values if isinstance(value, frozenset | dict)]


def texts_in(*folders: str) -> set[str]:
    """Every string that stands in the source."""
    nodes = (node for source in modules(folders) for node, _ in source.nodes)
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
