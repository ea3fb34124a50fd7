"""The rulebook's examples as positions to play from, shipped in app/games/smugglers/scenarios."""

from __future__ import annotations

from app.match.scenarios import scenario
from rules.smugglers.scores import card_value, tally

from .support import Smuggle


def opened(name: str) -> Smuggle:
    told = scenario("smugglers", name)
    return Smuggle(told.session().state, [seat["colour"] for seat in told.setup.seats])


def test_the_tie():
    """SM-X1: black takes the 3 and wins both sectors."""
    t = opened("tie_and_double_win")
    t.black.takes(3)
    assert t.black.won == [17, 28]
    assert (t.black.energy, t.black.goods) == (3, (0, 0, 0, 0))


def test_seventeen_points():
    """SM-X3: nothing more is taken; 17 points."""
    t = opened("final_score")
    t.everyone_passes()
    assert t.orange.score == 17


def test_the_station():
    """SM-X4: worth 2, 4, 0, 2."""
    t = opened("stations")
    assert [card_value(t.state, seat, "sector_33") for seat in range(4)] == [2, 4, 0, 2]


def test_the_favourites():
    """SM-X5: +4, +3, +7."""
    t = opened("favourite_ships")
    bonus = [sum(step.points for step in tally(t.state, seat) if step.item == "ships") for seat in range(3)]
    assert bonus == [4, 3, 7]
