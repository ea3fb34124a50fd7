"""Thinking time: it ends every decision, whole phases share it, and more of it means more trials (UX-72)."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from app.match.shared_time import IN_A_ROW, SharedTime
from app.shell.cli import main
from app.tools.commands.thinking import Timed, measured
from rules import new_game, waiting
from rules.ai import Brief, Hints, LevelSpec, play_game, trials_within
from rules.core import game as games
from tests.ai.games import COINS, setup_of

TICK = 0.01  # seconds that pass between two looks at the counted clock: one trial


def counted():
    ticks = count()
    return lambda: TICK * next(ticks)


def test_a_decision_ends_one_trial_after_its_time_is_over():
    slow = LevelSpec(effort=100_000, depth=2)
    hints = replace(COINS.hints, levels={"admiral": slow, "reference": slow})
    games._games["coins"] = replace(COINS, hints=hints)
    timed = measured("coins", setup_of("coins"), "admiral", 0.5, 1, 30, counted())
    long = [each for each in timed.decided if each.trials > 10]
    assert len(long) > 2
    assert all(each.allowed < each.took <= each.allowed + 3 * TICK for each in long)


def test_questions_of_one_phase_share_so_many_times_the_time():
    shared, decision = SharedTime(), waiting(new_game("coins", setup_of("coins"), 1))[0]
    given = []
    for _ in range(5):
        given.append(shared.left(1, decision, 2.0))
        shared.spent += given[-1]
    assert sum(given) == IN_A_ROW * 2.0
    assert shared.left(2, decision, 2.0) == 2.0  # the next turn


def test_more_time_means_more_trials_for_those_who_think():
    trials = [trials_within("coins", "admiral", seconds) for seconds in (1.0, 2.0, 10.0)]
    assert trials == [150, 300, 1500]
    assert trials_within("coins", "admiral", 0.0001) == 1


def test_instinct_and_former_ways_have_no_trials(monkeypatch: pytest.MonkeyPatch):
    hints = Hints(levels={"cadet": LevelSpec(), "reference": LevelSpec(effort=9, former=True)})
    monkeypatch.setitem(games._games, "coins", replace(COINS, hints=hints))
    assert trials_within("coins", "cadet", 10.0) is None and trials_within("coins", "reference", 10.0) is None


def test_the_measuring_player_makes_as_many_trials_as_the_time_is_meant_for():
    g = new_game("coins", setup_of("coins"), 1)
    made = []
    for seconds in (0.5, 4.0):
        timed = Timed(seconds, lambda: 0.0)
        timed(Brief.of(g, waiting(g)[0], "admiral", 1))
        made.append(timed.decided[0].trials)
    assert 5 * made[0] < made[1]


def test_a_kind_may_be_a_level_with_an_effort_of_its_own():
    few, many = (play_game("coins", setup_of("coins"), [kind] * 2, 3) for kind in ("admiral@3", "admiral@300"))
    assert few.kinds == ("admiral@3",) * 2 and not few.faults and not many.faults
    assert [a.value for a in few.log] != [a.value for a in many.log]
    with pytest.raises(ValueError, match="commodore"):
        play_game("coins", setup_of("coins"), ["commodore@3"] * 2, 3)


def test_the_command_tells_how_long_the_level_thinks(capsys: pytest.CaptureFixture[str]):
    assert main(["thinking", "coins", "--level", "pilot", "--most", "9"]) == 0
    told = capsys.readouterr().out
    assert "coins, pilot, 2 s: 8 decisions" in told and "coins.take.front" in told
