"""A process killed at any point of a running game resumes with every confirmed answer (UX-64)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="killing in the middle of a call needs fork")
def test_a_killed_game_resumes_with_every_confirmed_answer(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.saves.kill_driver", str(tmp_path), "11", "44"],
        capture_output=True,
        text=True,
        timeout=600,
        cwd=ROOT,
    )
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert found["failures"] == []
    assert found["calls"] > 80 and found["killed"] > 45
