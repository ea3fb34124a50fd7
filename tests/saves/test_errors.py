"""Every reason that can be given has its sentence, and no sentence waits for a reason that is never given."""

from __future__ import annotations

import errno
import re
import subprocess
import sys
from pathlib import Path

import saves
from saves.errors import KEPT, NEWS, REASONS, TROUBLES, BadSave, CannotWrite, cannot_write

ROOT = Path(__file__).parents[2]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(saves.__file__).parent.glob("*.py")))


def test_reasons_and_sentences_belong_together() -> None:
    outside = SOURCE.replace('": "', '" : "')  # the tables themselves do not count as a use
    used = set(re.findall(r'"((?:save|kept|journal|disk)-[a-z0-9-]+)"(?! :)', outside))
    assert used == {*REASONS, *KEPT, *TROUBLES, *NEWS}


def test_nothing_that_could_run_code_is_used() -> None:
    """Saves and sets are data (UX-69)."""
    assert not re.search(r"\b(pickle|marshal|shelve|yaml)\b|(?<![.\w])(eval|exec|compile|__import__)\(", SOURCE)


def test_a_message_names_file_place_and_reason() -> None:
    bad = BadSave("/somewhere/este.orrery.json", "$.meta.turn", "save-wrong-shape", {"detail": "Expected `int`"})
    assert str(bad) == "este.orrery.json, at $.meta.turn: Expected `int`"
    assert bad.file == "/somewhere/este.orrery.json"


def test_a_message_survives_missing_parameters() -> None:
    assert "save-too-large" in str(BadSave("x", "", "save-too-large"))
    assert "unheard-of" in str(CannotWrite("x", "unheard-of"))


def test_system_errors_become_reasons() -> None:
    assert cannot_write("x", OSError(errno.ENOSPC, "voll")).reason_id == "disk-full"
    unknown = cannot_write("x", OSError(errno.EIO, "kaputt"))
    assert unknown.reason_id == "disk-error" and unknown.params == {"error": "EIO"}


def test_the_menu_needs_neither_rules_nor_the_save_format() -> None:
    """The program starts by finding its places and reading its settings; the rest is loaded when needed."""
    code = (
        "import sys, saves.places, saves.settings_file\n"
        "print(sorted({'rules', 'msgspec', 'tomlkit', 'filelock', 'pygame'} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert ran.stdout.strip() == "[]"
