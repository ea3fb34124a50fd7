"""`orrery bench --short` keeps its time, however many games there are; `packaging/prove` says what it needs."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app.shell.cli import main
from app.tools.bench import measure, rules_bars
from app.tools.bench.groups import BarGroup

ROOT = Path(__file__).parents[2]


@pytest.fixture
def clock(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(measure, "perf_counter", lambda: now[0])
    monkeypatch.setattr(measure, "budget", None)
    monkeypatch.setattr(measure, "samples", measure.SAMPLES)
    return now


@pytest.mark.parametrize("games", [3, 5, 40])
def test_a_short_run_takes_no_longer_with_more_games(clock, monkeypatch, capsys, games):
    def slow(_wanted):
        def work():
            clock[0] += 2.0
            return 1.0

        measure.interleaved([work])
        yield measure.Bar("P1", "a bar", 1.0, 0.5, 0.5, True)

    monkeypatch.setattr(
        "app.tools.bench.groups.groups",
        lambda: [BarGroup("rules", frozenset({"P1"}), slow, f"game{n}") for n in range(games)],
    )
    assert main(["bench", "--short"]) == 0
    assert clock[0] <= measure.SHORT_SECONDS + 2.0
    said = capsys.readouterr()
    assert said.out.count("a bar") >= min(games, 7)
    assert ("used up" in said.err) is (games > 8)


def test_a_whole_run_takes_all_its_samples(clock, monkeypatch):
    taken = []

    def work():
        clock[0] += 100.0
        taken.append(1)
        return 1.0

    measure.interleaved([work])
    assert len(taken) == measure.SAMPLES and rules_bars.effort() is rules_bars.WHOLE
    monkeypatch.setattr(measure, "budget", measure.Budget(1))
    assert rules_bars.effort() is rules_bars.SHORT


@pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="without these nothing is proved")
def test_the_proof_says_what_it_needs(tmp_path):
    """Outside the project's environment, and without an archive."""
    (tmp_path / "orrery.tar.gz").write_bytes(b"")
    prove = str(ROOT / "packaging" / "prove")
    for archive, told in (("orrery.tar.gz", "pygame"), ("none.tar.gz", "packaging/build")):
        words = [sys.executable, "-I", "-S", prove, str(tmp_path / archive)]
        ran = subprocess.run(words, capture_output=True, text=True, check=False)
        assert ran.returncode == 2 and told in ran.stderr and "Traceback" not in ran.stderr
