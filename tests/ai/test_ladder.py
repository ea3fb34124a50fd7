"""The ladder: every kind against every other, seats exchanged, Elo with intervals."""

from __future__ import annotations

import json

import pytest

from app.shell.cli import main
from rules.ai.ladder import climb, rungs_of
from tests.ai.games import setup_of


def test_every_pair_meets_with_the_seats_exchanged_and_the_stronger_stands_higher():
    found = climb("coins", setup_of("coins"), ("random", "pilot", "captain"), 12, 3)
    assert [(pair.kind, pair.other, pair.comparisons) for pair in found.pairs] == [
        ("random", "pilot", 12), ("random", "captain", 12), ("pilot", "captain", 12)
    ]  # fmt: skip
    assert found.rungs[-1].kind == "random" and found.rungs[-1].elo == 0 and found.rungs[0].elo > 50
    assert all(rung.low <= rung.elo <= rung.high for rung in found.rungs)
    assert found.faults == []


def test_a_ladder_does_not_depend_on_the_processes():
    alone, shared = (climb("coins", setup_of("coins"), ("random", "pilot"), 6, 3, jobs=jobs) for jobs in (1, 2))
    assert alone == shared


def test_an_interval_narrows_with_the_games_and_nobody_is_infinitely_strong():
    few = rungs_of(["a", "b"], {("b", "a"): [1.0, 0.0, 1.0, 1.0] * 3}, 1)[1]
    many = rungs_of(["a", "b"], {("b", "a"): [1.0, 0.0, 1.0, 1.0] * 50}, 1)[1]
    assert few.high - few.low > 2 * (many.high - many.low)
    beaten = rungs_of(["a", "b"], {("b", "a"): [1.0] * 20}, 1)[1]
    assert 400 < beaten.elo < 1000


def test_the_third_is_placed_by_whom_it_met():
    """a and c never met: what they did against b tells."""
    rungs = rungs_of(["a", "b", "c"], {("b", "a"): [1.0, 1.0, 0.0] * 30, ("c", "b"): [1.0, 1.0, 0.0] * 30}, 1)
    assert rungs[0].elo == 0 and rungs[2].elo > 1.7 * rungs[1].elo > 0


def test_the_command_tells_the_ladder(capsys: pytest.CaptureFixture[str]):
    words = ["ladder", "coins", "--kinds", "random,cadet", "--games", "2", "--json"]
    assert main(words) == 0
    assert {rung["kind"] for rung in json.loads(capsys.readouterr().out)["rungs"]} == {"random", "cadet"}
    with pytest.raises(SystemExit):
        main(["ladder", "coins", "--kinds", "random"])
