"""The self-test finds everything in place, and says what is not."""

from __future__ import annotations

import json

from app.shell.cli import main
from app.tools.commands import selftest


def test_this_copy_is_whole(capsys):
    assert main(["selftest", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    names = [one["check"] for one in found["checks"]]
    assert {"fonts", "texts", "pictures", "sound", "physics", "opponent process"} <= set(names)
    assert "a game of smugglers" in names
    assert "a save of smugglers" in names


def test_a_broken_part_is_named_and_fails_the_test(capsys, monkeypatch):
    def broken() -> str:
        raise RuntimeError("the typeface is gone")

    monkeypatch.setattr(selftest, "checks", lambda: iter([("fonts", broken), ("version", selftest._version)]))
    assert main(["selftest"]) == 1
    out = capsys.readouterr().out
    assert "BROKEN fonts: RuntimeError: the typeface is gone" in out
    assert "ok     version" in out
