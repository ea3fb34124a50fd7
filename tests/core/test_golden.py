"""Every game still plays as its committed logs say."""

from __future__ import annotations

import pytest

from tests.support.golden import SEATS, answers_of, games, path_of, told


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in games() for seed in SEATS])
def test_a_golden_game_plays_as_committed(game, seed):
    wanted = path_of(game, seed).read_text(encoding="utf-8").splitlines()
    played = list(told(game, seed, answers_of(wanted)))
    for number, (one, other) in enumerate(zip(wanted, played, strict=False), 1):
        assert one == other, f"line {number}; if the change is meant: python -m tests.support.golden"
    assert len(wanted) == len(played)
