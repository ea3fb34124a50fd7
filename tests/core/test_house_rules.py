"""Rules of the house that the machine checks by reading the source."""

from __future__ import annotations

import ast
import re
import tomllib

import pytest

from rules.core.game import ENGINE
from tests.support.expected import expected
from tests.support.games import SHIPPED
from tests.support.source import ROOT, is_atom, place, private_names, sources, state_writes, tree_of

# -- fields of a state are written by atoms only ----------------------------------------------------------------

# Whoever may write besides functions whose docstring begins with "Atom", modules of atoms, set-up and state.
WRITERS = {
    "rules/core/running.py": {
        "run": "it runs the flows: what is pending and how much was done since the last answer",
        "pending": "it finds out what is pending",
        "answer_checked": "it hands an answer to the flow that asked",
        "answer_unchecked": "it hands an answer to the flow that asked",
    },
    "rules/core/derived.py": {
        "_part": "it keeps what was worked out, which is no part of a position",
        "forget": "the same",
    },
    "rules/core/contract.py": {
        "new_game": "it gives a new position its content",
        "decode": "it gives an opened position its content",
    },
    "rules/core/knowledge.py": {
        "permute_hidden": "it permutes hidden cards in an imagined world, which nobody hears of",
        "_family": "it keeps what it has found out, which is no part of the position",
        "_set": "a part of the atoms there",
    },
}
for _game in SHIPPED:
    WRITERS |= expected(_game, "writers")
GAMES_OWN = ("atoms.py", "setup.py", "opening.py", "state.py")


def strange_writes(path):
    allowed = WRITERS.get(place(path), {})
    for function, line in state_writes(tree_of(path)):
        if not is_atom(function) and getattr(function, "name", "") not in allowed:
            yield f"{place(path)}:{line}"


def test_fields_of_a_state_are_written_by_atoms_only():
    others = [p for p in sources("rules") if p.name not in GAMES_OWN and p.parent.name != "atoms"]
    assert {p.relative_to(ROOT / "rules").parts[0] for p in others} >= {*ENGINE, *SHIPPED}
    assert [found for path in others for found in strange_writes(path)] == []


def test_every_exception_is_still_needed():
    for name, functions in WRITERS.items():
        writing = {getattr(function, "name", "") for function, _ in state_writes(tree_of(ROOT / name))}
        assert set(functions) <= writing, name


@pytest.mark.parametrize(
    ("line", "writes"),
    [
        ("g.turn = 1", True),
        ("g.turn += 1", True),
        ("g.hands[0].x, other = 1, 2", True),
        ("del g.frames[1:]", True),
        ("g.deck.append(3)", True),
        ("run.g.deck.sort()", True),
        ("combat = g.combat; combat.over = True", True),
        ("for item in g.stack: item.negated = True", True),
        ("deck = g.deck[:]; deck.append(3)", False),
        ("turn = g.turn; turn += 1", False),
        ("f.turn = g.turn", False),
        ("sorted(g.deck).append(3)", False),
    ],
)
def test_the_check_sees_what_writes(line, writes):
    assert bool(state_writes(ast.parse(f"def step(g, f, run, other):\n    {line}"))) is writes


# -- what is private to frames --------------------------------------------------------------------------------

PRIVATE = {"_flow", "_at", "_step", "_answers", "__dict__"}
# Forged positions are made by writing what no game writes.
FORGERS = {path for game in SHIPPED for path in expected(game, "house").get("forgers", ())}


def frame_secrets(path):
    """Private names of frames; a module's own private attributes of the same name are its own business."""
    if not re.search(rf"\.\s*(?:{'|'.join(PRIVATE)})\b", path.read_text(encoding="utf-8")):
        return
    for owner, name, line in private_names(tree_of(path), PRIVATE):
        if owner != "self":
            yield f"{place(path)}:{line} {owner}.{name}"


def test_nobody_outside_the_core_touches_the_insides_of_a_frame():
    others = [p for p in sources("rules") if not place(p).startswith("rules/core/")]
    assert {p.relative_to(ROOT / "rules").parts[0] for p in others} >= {"ai", *SHIPPED}
    assert [found for path in others for found in frame_secrets(path)] == []


def test_neither_does_the_table_nor_a_test():
    others = [p for folder in ("app", "saves", "tests") for p in sources(folder) if place(p) not in FORGERS]
    touched = [found for path in others for found in frame_secrets(path) if "frame" in found or " g." in found]
    assert not touched


# -- what docstrings are for ----------------------------------------------------------------------------------

MEASURED = re.compile(r"\d ?%|\bgames?\b.*\bseed\b|--games|--seed")


@pytest.mark.parametrize("game", [game for game in SHIPPED if (ROOT / "rules" / game / "hints.py").exists()])
def test_what_was_measured_of_opponents_stands_in_no_docstring(game):
    """It is out of date with the next change; docstrings say what each level does."""
    text = ast.get_docstring(tree_of(ROOT / "rules" / game / "hints.py"))
    assert text and not MEASURED.search(text)


# -- second chances -------------------------------------------------------------------------------------------

# Tests on a real window, and tests that measure time beside another process.
RERUN = {"tests/app/real_window.py", "tests/ai/test_opponent.py"}


def test_only_tests_in_real_time_get_a_second_chance():
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    assert "--reruns" not in options["addopts"]
    named = [p for p in sources("tests") if "flaky" in p.read_text(encoding="utf-8")]
    marked = {place(p) for p in named if any(_reruns(node) for node in ast.walk(tree_of(p)))}
    assert marked == RERUN


def _reruns(node):
    return isinstance(node, ast.Attribute) and node.attr == "flaky" and ast.unparse(node.value) == "pytest.mark"
