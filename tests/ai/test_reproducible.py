"""P5: the same seed and effort give the same moves in every process, whatever its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

SCRIPT = """
from rules import Chance, apply, new_game, waiting
from rules.ai import LEVELS, Brief, decide, simulate
from tests.ai.games import setup_of
from tests.support import tiny
from tests.support.playout import random_answer

rng, g = Chance(5), new_game("tiny", setup_of("tiny", 3), 5)
for step in range(36):
    if not waiting(g):
        break
    for d in waiting(g):
        if d.seat >= 0 and step % 4 == 0:
            print(d.prompt, [decide(Brief.of(g, d, level, step, effort=16)) for level in LEVELS])
    apply(g, random_answer(g, rng))
report = simulate("tiny", setup_of("tiny", 2), ("captain", "admiral"), 1, 3, effort=12)
print([record.fingerprint for record in report.games], report.faults)
"""


def test_three_processes_with_different_hash_seeds_think_alike() -> None:
    running = [
        subprocess.Popen(
            [sys.executable, "-c", SCRIPT],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        )
        for seed in ("0", "1", "4242")
    ]
    told = [process.communicate(timeout=600)[0] for process in running]
    assert [process.returncode for process in running] == [0, 0, 0]
    assert len(told[0]) > 2000
    assert told[0] == told[1] == told[2]
