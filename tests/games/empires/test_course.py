"""SE-3: cycles, turns, phases, and the order of play."""

from rules import waiting
from rules.core.frame import Frame
from rules.core.running import run
from rules.empires.state import clockwise
from tests.games.empires.support import galaxy


def phases(t):
    return [(e.data["phase"], e.data["seat"]) for e in t.happened("phase")]


def test_a_cycle_has_three_turns_and_then_an_economic_phase():
    """SE-3.1, SE-2.1.4, SE-3.2: each player moves, fights and explores before the next one begins."""
    t = galaxy()
    t.begins("red", turn=1)
    for turn in (1, 2, 3):
        assert t.state.turn == turn
        t.red.ends()
        t.blue.ends()
    one_turn = [(phase, seat) for seat in (0, 1) for phase in ("movement", "combat", "exploration")]
    assert phases(t) == [*one_turn * 3, ("economy", -1)]
    t.finish(asked="economy.sheet")


def test_the_economic_phase_is_simultaneous_and_secret():
    """SE-3.6: both are asked at once, and neither learns what the other is filling in."""
    t = galaxy()
    t.economy()
    assert [d.seat for d in waiting(t.state)] == [0, 1]
    t.red.sheet(bid=0)
    assert not t.happened("bids")
    t.blue.sheet(bid=3)
    assert t.happened("bids")[0].data["bids"] == [0, 3]


def test_the_first_player_is_found_by_a_die():
    """SE-3.5: ties roll again."""
    g = galaxy().state
    g.cycle = 0
    g.frames.append(Frame("empires.game", {"rolling": [0, 1]}).send("roll_for_first"))
    g.script, g.heard = [4, 4, 2, 9], []
    run(g)
    assert g.order == [1, 0] and not g.script
    assert (g.cycle, g.turn, g.active) == (1, 1, 1)


def test_three_players_play_clockwise():
    """SE-3.5, SE-3.7: on the map of three, P1, P3, P2."""
    t = galaxy("red", "blue", "green")
    assert clockwise(t.state, 0) == [0, 2, 1]
    assert clockwise(t.state, 1) == [1, 0, 2]
