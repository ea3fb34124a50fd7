"""Opponents of the program in the seat of a solo game: their answers are legal there, too."""

import pytest

from rules import Setup
from rules.ai.match import play_game
from tests.games.empires.support import GAME


@pytest.mark.parametrize("map", ["machines_small", "rivals_2"])
def test_a_cadet_plays_alone_without_a_fault(map):
    """SE-24.1, SE-25.1: there is nobody to outbid."""
    setup = Setup(GAME.id, [{}], {"solo": map, "phases": 12})
    record = play_game(GAME.id, setup, ["cadet"], 3, most=150)
    assert [fault.what for fault in record.faults] == ["not over after 150 questions"]
