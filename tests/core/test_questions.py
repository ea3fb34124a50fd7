"""Questions are named by what declares them: no bare or misspelt prompt, and none that no flow asks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import rules
from rules.core.flow import FLOWS
from rules.core.game import find, shipped
from rules.core.questions import QUESTIONS, Question, SharedQuestion, questions_of

ROOT = Path(rules.__file__).parents[1]
DECLARING = ("questions.py", "windows.py")
OTHERS = ("ai", "hints.py", "sight.py", "refusals.py", "announced.py")  # they name questions, and ask none


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def is_prompt(text: str) -> bool:
    """Whether a string names a question, or a key of a flow that no question has."""
    flow, _, key = text.rpartition(".")
    return text in QUESTIONS or (flow in FLOWS and key.isidentifier())


def test_every_prompt_is_named_by_its_question():
    """Whoever writes the string may misspell it, and nothing would fail."""
    for game in shipped():
        find(game)
    bare = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.value}"
        for path in sources("rules", "app")
        if path.name not in DECLARING
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_prompt(node.value)
    ]
    assert bare == []


def test_a_key_that_a_flow_does_not_declare_counts_as_a_bare_prompt():
    find(shipped()[0])
    assert is_prompt(f"{next(flow for flow in FLOWS if flow)}.misspelt") and not is_prompt("no.flow.at_all")


@pytest.mark.parametrize("game", shipped())
def test_every_declared_question_is_asked_by_its_flow(game):
    find(game)
    assert {question.flow for question in questions_of(game)} <= FLOWS.keys()
    declared = import_module(f"rules.{game}.questions")
    names = {name for name, told in vars(declared).items() if isinstance(told, (Question, SharedQuestion))}
    asked = {
        name.id if isinstance(name, ast.Name) else name.attr
        for path in sources(f"rules/{game}")
        if not set(OTHERS) & {*path.parts, path.name}
        for handed in ast.walk(tree(path))
        if isinstance(handed, (ast.Call, ast.arguments))
        for name in ast.walk(handed)
        if isinstance(name, (ast.Name, ast.Attribute))
    }
    assert sorted(names - asked) == []
