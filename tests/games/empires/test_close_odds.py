"""The odds service knows crews, Boarding Ships and Titans (CL-3, CL-4, CL-6): it says what the real battle does."""

import pytest

from rules.empires.battle.forces import Force, forces_at
from rules.empires.battle.odds import odds, odds_now
from rules.empires.state import facts
from tests.games.empires.battles import theatre
from tests.games.empires.test_battle_odds import played
from tests.games.empires.verbs import HERE

# red's groups and blue's: code, number, crew, levels
BATTLES = {
    "a titan and cruisers": ((("TN", 1, 1, {}),), (("CA", 5, 1, {}), ("SC", 2, 1, {}))),
    "a titan and fighters": ((("TN", 1, 1, {}),), (("F", 6, 1, {"fighter": 2}), ("TN", 1, 1, {"fighter": 2}))),
    "a titan and mines": ((("TN", 1, 1, {}), ("SC", 2, 1, {})), (("Mine", 4, 0, {}), ("BB", 2, 1, {}))),
    "legends and recruits": ((("CA", 2, 4, {}), ("SC", 2, 1, {})), (("CA", 3, 0, {}), ("DD", 2, 1, {}))),
    "boarding": ((("BD", 3, 1, {"boarding": 2}), ("SC", 2, 1, {})), (("CA", 3, 1, {}),)),
}


def laid_out(red, blue):
    t = theatre(experience="on", boarding="on", titans="on")
    for player, groups in ((t.red, red), (t.blue, blue)):
        for code, count, crew, levels in groups:
            player.trains(player.has(code, count, **levels), crew)
    return t


@pytest.mark.parametrize("name", BATTLES)
def test_the_odds_are_those_of_the_real_battle(name):
    """AI-5: compared with the engine that is played by the same simple policy; promotions are left out of the odds."""
    t = laid_out(*BATTLES[name])
    g, hex = t.state, t.hex(HERE)
    expected = odds(g, hex, (0, 1), (forces_at(g, 0, hex), forces_at(g, 1, hex)), seed=3, runs=300)
    wins, _ = played(t, 16)
    for seat in (0, 1):
        assert abs(wins[seat] - expected.win[seat]) < 0.3, (wins, expected.win)


def win(t, ours, theirs):
    return odds(t.state, t.hex(HERE), (0, 1), (ours, theirs), seed=5, runs=300).win[0]


def test_crews_count():
    """CL-3.4.1, CL-3.4.5: the same ships with better crews."""
    t = theatre(experience="on")
    cruiser = facts(t.state).code["CA"]
    chances = [
        win(t, [Force(cruiser, 0, 3, experience=crew)], [Force(cruiser, 0, 3, experience=1)]) for crew in (0, 1, 4)
    ]
    assert chances == sorted(chances) and chances[2] > chances[1] + 0.2


def test_nobody_shoots_at_who_is_far_above():
    """CL-3.4.3: Elite Cruisers behind Green Scouts are not hurt while the Scouts live."""
    t = theatre(experience="on")
    code = facts(t.state).code
    ours = [Force(code["SC"], 0, 2, experience=0)]
    theirs = [Force(code["BB"], 0, 1, experience=4), Force(code["SC"], 0, 6, experience=0)]
    found = odds(t.state, t.hex(HERE), (0, 1), (ours, theirs), seed=1, runs=100, rounds=1)
    assert found.lost[1][0] == 0


def test_captured_ships_fight_for_their_captor():
    """CL-4.3.1: and what is lost counts the ships of the beginning only."""
    t = theatre(boarding="on")
    code = facts(t.state).code
    party, ships = [Force(code["BD"], 0, 4)], [Force(code["CA"], 0, 2)]
    found = odds(t.state, t.hex(HERE), (0, 1), (party, ships), seed=1, runs=300)
    assert (len(found.lost[0]), len(found.lost[1])) == (1, 1) and found.win[0] > 0.5


def test_security_makes_boarding_harder():
    """CL-5.2."""
    chances = []
    for level in (0, 2):
        t = theatre(boarding="on")
        t.blue.knows(security=level)
        code = facts(t.state).code
        chances.append(win(t, [Force(code["BD"], 0, 4)], [Force(code["CA"], 0, 3)]))
    assert chances[0] > chances[1] + 0.15


def test_odds_in_the_round_of_a_capture():
    """CL-4.3.2: the battle under way, with a ship that has just changed hands."""
    t = theatre(boarding="on")
    party, theirs = t.red.has("BD", 3, boarding=1), t.blue.has("CA", 3)
    t.fight()
    t.calm_until(t.red, "round.fire")
    t.red.fires(party, theirs, 1, rolls=1)
    found, lines = odds_now(t.state, 3, runs=50)
    assert len(lines) == 3 and found.win[0] > 0 and t.battle().prizes == [1, 0]


def test_equal_effort_without_the_expansion():
    """The base game pays nothing for it: the same dice, whether the switches are there or not."""
    efforts = []
    for switch in ("off", "on"):
        t = theatre(titans=switch)
        code = facts(t.state).code
        sides = [Force(code["CA"], 0, 3)], [Force(code["DD"], 0, 4)]
        efforts.append(odds(t.state, t.hex(HERE), (0, 1), sides, seed=2, runs=50))
    assert efforts[0] == efforts[1]
