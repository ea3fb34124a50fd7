"""Every statement of the user-experience standard is shown by something: a test, or a picture to be looked at."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

from app.shell.cli import parser
from app.tools.shot import names
from tests.support.citations import ROOT

UX = ROOT / "app/table/UX.md"
SHOWN = tomllib.loads((Path(__file__).parent / "ux_shown.toml").read_text("utf-8"))
NUMBER = 110


def stated() -> dict[str, str]:
    """The statements by ID."""
    return dict(re.findall(r"^- \*\*(UX-\d+)\*\* (.*)$", UX.read_text("utf-8"), re.MULTILINE))


@cache
def written_in(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def is_there(test: str) -> bool:
    """Whether a test exists; of those with a star in some game's folder."""
    where, _, name = test.partition("::")
    return any(name in written_in(path) for path in ROOT.glob(where))


def test_each_statement_is_shown_by_something():
    assert len(stated()) == NUMBER and list(SHOWN) == list(stated())
    assert [one for one, shown in SHOWN.items() if not shown.get("tests") and not shown.get("pictures")] == []


def test_what_only_an_eye_can_judge_has_a_picture():
    marked = [one for one, words in stated().items() if "**[eye]**" in words]
    assert marked and [one for one in marked if not SHOWN[one].get("pictures")] == []


def test_every_test_that_is_named_exists():
    missing = [test for shown in SHOWN.values() for test in shown.get("tests", ()) if not is_there(test)]
    assert missing == []
    assert not is_there("tests/app/test_ux_shown.py::test_that_nobody_wrote")


def test_every_picture_that_is_named_can_be_drawn():
    known = names()
    for shown in SHOWN.values():
        for picture in shown.get("pictures", ()):
            what, *rest = picture.split()
            assert what in known, picture
            parser().parse_args(["shot", what, *rest, "--out", "picture.png"])
