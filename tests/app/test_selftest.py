"""The self-test finds everything in place, and says what is not."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
import tomli

from app.games import manifests
from app.shell.cli import main
from app.tools.commands import selftest
from tests.support.games import TABLES


def test_this_copy_is_whole(capsys):
    assert main(["selftest", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    names = [one["check"] for one in found["checks"]]
    assert {"fonts", "texts", "pictures", "sound", "screen reader", "opponent process"} <= set(names)
    assert any(f"a game of {game}" in names and f"a save of {game}" in names for game in TABLES)
    own = [check for one in manifests() if one.selftest for check, _ in one.load("selftest")()]
    assert set(own) <= set(names)


def test_a_broken_part_is_named_and_fails_the_test(capsys, monkeypatch):
    def broken() -> str:
        raise RuntimeError("the typeface is gone")

    monkeypatch.setattr(selftest, "checks", lambda: iter([("fonts", broken), ("version", selftest._version)]))
    assert main(["selftest"]) == 1
    out = capsys.readouterr().out
    assert "BROKEN fonts: RuntimeError: the typeface is gone" in out
    assert "ok     version" in out


def test_a_bundle_without_the_screen_reader_library_is_not_whole(monkeypatch):
    """UX-84: a checkout plays on without it; what is handed out must have it."""
    monkeypatch.setitem(sys.modules, "accesskit", None)  # importing it fails
    assert "not installed" in selftest._reader()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(ImportError):
        selftest._reader()


def test_the_library_is_a_normal_dependency_and_in_the_bundle():
    root = Path(__file__).parents[2]
    project = tomli.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert any(line.startswith("accesskit") for line in project["dependencies"])
    assert '"accesskit"' in (root / "packaging" / "orrery.spec").read_text(encoding="utf-8")
