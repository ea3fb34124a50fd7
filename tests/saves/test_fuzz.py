"""The attack on saves and sets in small: every file within its time and memory, no accepted one meets a fault (UX-69).

The long run is `orrery fuzz saves --count 10000` and `orrery fuzz sets --count 10000`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.tools.fuzz.limits import MEGABYTES, SECONDS, judged
from app.tools.fuzz.mutate import mutated
from app.tools.fuzz.saves import documents, read
from rules import Chance
from rules.core.game import shipped
from tests.support.thorough import THOROUGH

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="measured with Unix calls")
ROOT = Path(__file__).parents[2]


def attacked(what: str, count: int) -> dict[str, Any]:
    """In a process of its own, whose memory is only its own."""
    command = [sys.executable, "-m", "app", "fuzz", what, "--count", str(count), "--seed", "11", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    found: dict[str, Any] = json.loads(done.stdout)
    assert done.returncode == (1 if found["faults"] else 0), done.stderr
    return found


@pytest.mark.parametrize(("what", "count"), [("saves", 600 if THOROUGH else 40), ("sets", 60)])
def test_forged_files_are_refused_or_harmless(what: str, count: int) -> None:
    found = attacked(what, count)
    assert found["faults"] == []
    assert found["accepted"] + found["refused"] == count
    assert found["accepted"] > 0 and found["refused"] > count // 2
    assert found["slowest_seconds"] < SECONDS and found["peak_megabytes"] < MEGABYTES


@pytest.mark.parametrize("game", shipped())
def test_the_forgeries_are_made_of_saves_that_can_be_loaded(game: str) -> None:
    assert all(read(document) is not None for document in documents(game, 11, 0)[:4])


def test_what_takes_too_long_or_fails_is_a_fault() -> None:
    def fail(_: int) -> None:
        raise KeyError("seat")

    def spin(_: int) -> None:
        raise RecursionError

    assert judged(0, "x", lambda: None, fail).fault == ""
    assert judged(0, "x", lambda: 1, fail).fault.startswith("KeyError")
    assert judged(0, "x", lambda: 1, spin).fault.startswith("RecursionError")


def test_time_of_the_processor_ends_an_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.tools.fuzz.limits.SECONDS", 0.05)

    def endless() -> int:
        while True:
            try:
                sum(range(1000))
            except Exception:  # as careless as code can be
                continue

    assert "too long" in judged(0, "x", endless, lambda _: None).fault


def test_a_mutation_leaves_the_original_alone_and_is_repeatable() -> None:
    data = {"seat": 1, "cards": [3, 4, 5], "frames": [{"vars": {"ship": 2}}]}
    before = json.dumps(data)
    made = [mutated(data, Chance(seed)) for seed in range(50)]
    assert json.dumps(data) == before
    assert made == [mutated(data, Chance(seed)) for seed in range(50)]
    assert sum(each != data for each in made) > 45
