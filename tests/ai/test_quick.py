"""Quick policies: whatever plays imagined worlds on knows at least what a player at random does not."""

from __future__ import annotations

import pytest

from rules import Setup, find
from rules.ai import hints_of, play_game
from tests.support.games import SHIPPED

GAMES = 8


@pytest.mark.parametrize("game", [game for game in SHIPPED if hints_of(game).quick is not None])
def test_the_quick_policy_beats_players_at_random(game: str) -> None:
    seats = max(2, find(game).seats[0])  # who plays alone has nobody to be better than
    won = 0
    for seed in range(GAMES):
        kinds = ["random"] * seats
        kinds[seed % seats] = "quick"
        record = play_game(game, Setup(game, [{} for _ in range(seats)]), kinds, seed)
        assert record.result is not None and not record.faults
        won += seed % seats in record.result.places[0]
    assert won > GAMES * (1 + 1 / seats) / 2, "more than half of what luck alone leaves open"
