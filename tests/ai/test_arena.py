"""Matches without people: reproducible whatever the number of processes, and a fault never stops a run."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules import Answer, Setup, replay
from rules.ai import WAIT, Hints, Turn, compare, play_game, simulate
from rules.ai.match import GameRecord
from rules.core import game as games
from rules.core.chance import RandomSource
from rules.core.contract import fingerprint
from rules.core.decisions import CLOCK, Decision
from rules.core.state import Result, State
from tests.ai.games import COINS, ROW, setup_of
from tests.support import tiny
from tests.support.pebbles import PEBBLES


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    runs = [simulate("coins", setup_of("coins"), ("pilot", "captain"), 4, seed).encode() for seed in (3, 3, 4)]
    assert runs[0] == runs[1]
    assert runs[0]["games"] != runs[2]["games"]


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = (
        simulate("tiny", setup_of("tiny", 3), ("pilot", "random", "cadet"), 4, 9, rotate=True, jobs=jobs, effort=6)
        for jobs in (1, 2)
    )
    assert json.dumps(one.encode()) == json.dumps(two.encode())
    assert not one.faults


def test_a_report_has_what_the_command_line_prints() -> None:
    """Issue: `orrery simulate --json`."""
    ticks = iter([10.0, 12.0])
    report = simulate("coins", setup_of("coins"), ("random", "pilot"), 6, 1, wall_clock=lambda: next(ticks))
    told = report.encode()
    assert told["game"] == "coins" and told["seed"] == 1
    assert [entry["kind"] for entry in told["seats"]] == ["random", "pilot"]
    assert sum(entry["wins"] for entry in told["seats"]) == pytest.approx(6)
    assert told["decisions_per_second"] == told["decisions"] / 2
    assert told["length"] == told["decisions"] / 6
    assert told["faults"] == [] and len(told["games"]) == 6
    assert all(g["fingerprint"] and g["result"]["reason"] == "coins.last" for g in told["games"])
    json.dumps(told)


def test_progress_is_told_after_each_game() -> None:
    seen: list[tuple[int, int]] = []
    simulate("coins", setup_of("coins"), ("random", "random"), 3, 1, progress=lambda n, of: seen.append((n, of)))
    assert seen == [(1, 3), (2, 3), (3, 3)]


def test_rotation_moves_the_kinds_and_counts_them_wherever_they_sat() -> None:
    setup = setup_of("tiny", 3)
    report = simulate("tiny", setup, ("random", "pilot", "cadet"), 3, 2, rotate=True, effort=4)
    assert [record.kinds for record in report.games] == [
        ("random", "pilot", "cadet"),
        ("cadet", "random", "pilot"),
        ("pilot", "cadet", "random"),
    ]
    for number, entry in enumerate(report.seats):
        scores = [record.result.scores[(number + i) % 3] for i, record in enumerate(report.games) if record.result]
        assert entry.score == pytest.approx(sum(scores) / 3)


def test_a_record_replays_to_the_same_end() -> None:
    setup = setup_of("tiny", 3)
    record = play_game("tiny", setup, ("pilot", "random", "cadet"), 77, effort=6)
    assert record.result is not None and record.length == len(record.log)
    assert record.decisions == sum(answer.seat >= 0 for answer in record.log) < record.length
    assert fingerprint(replay(setup, 77, record.log)) == record.fingerprint


def test_a_fault_of_the_rules_is_listed_with_seed_and_answer_and_the_run_goes_on() -> None:
    report = simulate("broken", setup_of("broken"), ("random", "random"), 12, 5)
    assert len(report.games) == 12
    assert len(report.faults) > 3
    for fault in report.faults:
        assert "the row snapped" in fault["what"]
        again = play_game("broken", setup_of("broken"), ("random", "random"), fault["seed"])
        assert again.faults[0].answer == fault["answer"] == len(again.log)
        assert again.result is None


def test_a_player_that_fails_is_listed_and_answers_simply() -> None:
    """UX-73: an AI never stalls a game."""
    record = play_game("confused", setup_of("confused"), ("pilot", "random"), 5)
    assert record.result is not None
    assert {fault.seat for fault in record.faults} == {0}
    assert "no judgement" in record.faults[0].what


def test_a_game_that_does_not_end_is_cut_off() -> None:
    """A fault, unless all answer at random: they need not come to an end."""
    record = play_game("endless", setup_of("endless"), ("cadet", "random"), 5, most=200)
    assert record.result is None and record.length == 200
    assert "not over" in record.faults[0].what
    aimless = play_game("endless", setup_of("endless"), ("random", "random"), 5, most=200)
    assert aimless.result is None and aimless.length == 200 and not aimless.faults


def test_a_game_with_more_turns_than_it_promises_is_broken_off_and_named_with_its_seed() -> None:
    """Opponents bring every game to its end within a number of turns that the game itself declares."""
    report = simulate("dawdling", setup_of("dawdling"), ("cadet", "random"), 2, 5)
    assert [record.turns for record in report.games] == [31, 31]
    assert [(fault["seed"], fault["what"]) for fault in report.faults] == [
        (record.seed, "not over after 30 turns") for record in report.games
    ]
    sooner = play_game("dawdling", setup_of("dawdling"), ("cadet", "random"), 5, turns=4)
    assert sooner.turns == 5 and [fault.what for fault in sooner.faults] == ["not over after 4 turns"]
    aimless = play_game("dawdling", setup_of("dawdling"), ("random", "random"), 5)
    assert aimless.turns == 31 and aimless.result is None and not aimless.faults


def test_a_setup_that_cannot_start_is_a_fault_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(setup: Setup, content: object, chance: int) -> State:
        raise LookupError("no board")

    monkeypatch.setitem(games._games, "coins", replace(COINS, start=start))
    assert "no board" in play_game("coins", setup_of("coins"), ("random", "random"), 5).faults[0].what


def test_unknown_kinds_and_wrong_numbers_of_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="commodore"):
        play_game("coins", setup_of("coins"), ("random", "commodore"), 1)
    with pytest.raises(ValueError, match="2 seats"):
        play_game("coins", setup_of("coins"), ("random",), 1)


def test_a_driver_answers_for_a_neutral_seat() -> None:
    asked: list[int] = []

    def clock(state: State, decision: Decision) -> tuple[int, int | None]:
        asked.append(decision.seat)
        return 1000, decision.since

    for seed in range(6):
        record = play_game("tiny", setup_of("tiny", 3), ("random",) * 3, seed, drivers={CLOCK: clock})
        assert not record.faults
        assert all(answer.value == 1000 for answer in record.log if answer.seat == CLOCK)
    assert asked


class Waiting:
    """A pace by which seats wait twice before they grab; the clock follows when all have waited."""

    def __init__(self, setup: Setup, kinds: Sequence[str], rng: RandomSource) -> None:
        self.waits: list[int] = []

    def next(self, state: State, asked: tuple[Decision, ...]) -> Turn:
        assert isinstance(state, tiny.Tiny)
        decision = asked[-1] if len(self.waits) % 3 else asked[0]
        if decision.seat == CLOCK:
            self.waits.append(CLOCK)
        return Turn(decision, decision.since)

    def answered(self, state: State, answer: Answer) -> None:
        assert answer.value != WAIT

    def waited(self, seat: int, t: int | None) -> None:
        self.waits.append(seat)


def test_a_game_may_bring_its_own_pace_for_races(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Waiting] = []

    def pace(setup: Setup, kinds: Sequence[str], rng: RandomSource) -> Waiting:
        made.append(Waiting(setup, kinds, rng))
        return made[-1]

    patient = Hints(pace=pace, instinct=lambda brief, level: WAIT if brief.decision.since is not None else None)
    monkeypatch.setitem(games._games, "tiny", replace(tiny.TINY, hints=patient))
    record = play_game("tiny", setup_of("tiny", 2), ("captain", "captain"), 3, effort=4)
    assert record.result is not None and not record.faults
    assert set(made[0].waits) >= {CLOCK, 1}
    assert not any(answer.value == "grab" for answer in record.log)


def test_switches_left_open_can_vary_from_game_to_game_and_those_set_stay() -> None:
    setup = Setup(PEBBLES.id, [{}, {}], {"pebbles": 21})
    report = simulate(PEBBLES.id, setup, ("random",) * 2, 12, 4, vary=True)
    options = [g["options"] for g in report.encode()["games"]]
    assert {o["pebbles"] for o in options} == {21}
    assert len({json.dumps(o, sort_keys=True) for o in options}) > 3
    assert report.faults == []


def finished(kinds: tuple[str, ...], places: list[list[int]]) -> GameRecord:
    return GameRecord("x", 0, kinds, result=Result(places, [0] * len(kinds), "x"))


def test_kinds_are_compared_seat_against_seat() -> None:
    kinds = ("cadet", "pilot", "pilot", "cadet")
    records = [finished(kinds, [[1], [2], [0], [3]]), finished(kinds, [[1, 0], [2, 3]])]
    found = {(a.kind, a.other): a for a in compare(records)}
    ahead = found["pilot", "cadet"]
    assert ahead.comparisons == 8
    assert ahead.share == pytest.approx((1 + 0.5) / 2)
    assert found["cadet", "pilot"].share == pytest.approx(1 - ahead.share)
    assert ahead.low < ahead.share < ahead.high <= 1


def test_more_games_make_the_interval_narrower() -> None:
    kinds = ("cadet", "pilot")
    games_played = [finished(kinds, [[i % 2], [1 - i % 2]]) for i in range(100)]
    few, many = compare(games_played[:10])[0], compare(games_played)[0]
    assert many.high - many.low < (few.high - few.low) / 2
    assert compare([finished(kinds, [[1], [0]])])[0].high > 0.4


def test_better_players_win_more() -> None:
    """UX-70 in small: foresight beats greed beats chance, in a game where looking ahead pays."""
    for kinds, least in ((("pilot", "random"), 0.85), (("admiral", "pilot"), 0.55)):
        report = simulate("coins", setup_of("coins"), kinds, 80, 12, rotate=True)
        ahead = next(a for a in compare(report.games) if (a.kind, a.other) == kinds)
        assert ahead.share >= least, ahead
        assert not report.faults
        assert all(record.turns == ROW for record in report.games)


def test_a_run_keeps_no_logs_of_games_without_a_fault() -> None:
    """Thousands of games would fill the memory."""
    report = simulate("coins", setup_of("coins"), ("random", "random"), 3, 1)
    assert [game.length > 0 for game in report.games] == [True] * 3
    assert all(game.log == [] for game in report.games)


def test_a_question_is_weighed_by_what_was_drawn_for_it() -> None:
    """Everybody's last answer to it is drawn at random, and wins are counted by it; 1 is a fair share."""
    report = simulate("coins", setup_of("coins"), ("captain", "captain"), 12, 5, weighed="coins.take.front")
    weighed = report.encode()["weighed"]
    assert {each["answer"] for each in weighed} <= {"1", "2", "3"}
    assert sum(each["seats"] for each in weighed) == 24
    assert sum(each["wins"] for each in weighed) == pytest.approx(12)
    assert all(each["share"] == pytest.approx(2 * each["wins"] / each["seats"]) for each in weighed)
    assert simulate("coins", setup_of("coins"), ("captain", "captain"), 2, 5).encode()["weighed"] == []
