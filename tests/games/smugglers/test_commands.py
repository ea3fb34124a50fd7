"""What is typed for Űrcsempészek: its sets are checked, its switches and presets are known by name."""

from __future__ import annotations

import json

import pytest

from app.shell.cli import main
from app.shell.commands.options import setup_from
from rules import find
from tests.app.test_cli import ROOT, run


def test_check_names_file_line_key_and_the_nearest_word(capsys, tmp_path):
    shipped = next((ROOT / "rules" / "smugglers" / "content").glob("*.toml")).read_text(encoding="utf-8")
    bad = tmp_path / "mine.toml"
    bad.write_text(shipped.replace("planets", "plantes", 1), encoding="utf-8")
    line = next(n for n, text in enumerate(bad.read_text(encoding="utf-8").splitlines(), 1) if "plantes" in text)
    code, out, _ = run(capsys, "check", str(bad), "--json")
    problems = json.loads(out)[0]["problems"]
    assert code == 1
    first = next(p for p in problems if "plantes" in p["key"])
    assert first["line"] == line
    assert "mine.toml" in first["file"]
    assert "planets" in first["text"]


def test_a_preset_sets_its_switches_and_further_words_change_them():
    """The presets of the new-game screen on the command line."""
    made = setup_from(find("smugglers"), 3, ["preset=everything", "stations=off"])
    assert made.options == {"stations": False, "fav_ships": True, "fav_leftover": True, "stacked": True}


@pytest.mark.parametrize(
    ("switch", "said"),
    [
        ("timin=open", "did you mean 'timing'"),
        ("timing=slow", "can be realtime, open"),
        ("stacked", "name=value"),
        ("preset=tower", "did you mean 'towers'"),
    ],
)
def test_a_mistake_in_a_switch_is_named_with_the_nearest_word(capsys, switch, said):
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "smugglers", "--seats", "random,random", "--variant", switch])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
