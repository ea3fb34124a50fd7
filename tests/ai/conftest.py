"""The small games of these tests are known while one of the tests runs, and to no other test."""

from __future__ import annotations

import pytest

from rules.core import game as games
from tests.ai.games import OURS


@pytest.fixture(autouse=True)
def our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in OURS:
        monkeypatch.setitem(games._games, game.id, game)
