"""Space Smugglers through the match: real time with its count and pause, tempo modes, stacked dice."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from app.games.smugglers.drop import Drop
from app.games.smugglers.hooks import REACTIONS
from app.match import HUMAN, Match, PlaySettings, TableAnswered, hooks_of, resuming
from app.table import menus
from rules import CLOCK, TABLE, Chance, Illegal, Setup, replay
from rules.ai import LEVELS
from saves.places import in_folder
from saves.recovery import resume, unfinished
from saves.store import Store
from tests.app.handover_checks import a_turn_costs_one_hold
from tests.app.hands import Clicking
from tests.app.match_support import InlineOpponents, People, kinds_of, play_out, until
from tests.games.smugglers.hands import ClickSmuggler, match_of, sit_down


def quick(brief: Any) -> Any:
    """A player by dice, from its own brief."""
    return brief.decision.sample(Chance(brief.number))


def smugglers(*kinds: str, seed: int = 7, opponents: Any = None, options: dict[str, Any], **settings: Any) -> Match:
    names = ("Anna", "Béla", "Cili", "Dani", "Edit", "Feri")
    settings = {"pace_ms": 0, "answer_ms": 0, **settings}
    return Match.begin(
        "smugglers",
        Setup("smugglers", [{} for _ in kinds], options),
        seed,
        list(zip(names, kinds, strict=False)),
        opponents=opponents or InlineOpponents(quick),
        settings=PlaySettings(**settings),
    )


def at_the_race(*kinds: str, **more: Any) -> Match:
    match = smugglers(*kinds, options={"timing": "realtime", **more.pop("options", {})}, **more)
    people = People(match, Chance(1))
    until(match, lambda: match.clock.is_running or people.do_something() is None, dt=100)
    return match


@pytest.mark.parametrize("timing", ["realtime", "open", "secret"])
@pytest.mark.parametrize("kinds", [(HUMAN, "random", "cadet"), (HUMAN, HUMAN, "random")])
def test_a_whole_game_is_played_in_every_timing_mode(timing: str, kinds: tuple[str, ...]) -> None:
    match = smugglers(*kinds, options={"timing": timing})
    told = play_out(match, People(match, Chance(2)), dt=200)
    assert "Faulted" not in kinds_of(told)
    session = match.session
    assert replay(session.setup, session.seed, session.log).outcome == session.state.outcome


def test_nothing_is_revealed_before_every_human_is_ready() -> None:
    """SM-4.6."""
    match = smugglers(HUMAN, HUMAN, "cadet", options={"timing": "realtime"})
    match.update(10_000)
    assert match.clock.not_ready == (0, 1) and not match.session.log
    match.clock.ready(0)
    match.update(10_000)
    assert not match.session.log
    match.clock.ready(1)
    match.update(10)
    assert match.clock.count == 3
    match.update(3000)
    match.update(1)
    assert match.clock.is_running
    assert [(a.seat, a.value) for a in match.session.log] == [(CLOCK, "reveal")]


def real_time_log(dt: float, inputs: list[tuple[int, int, Any]]) -> list[Any]:
    match = at_the_race(HUMAN, HUMAN, "admiral", "pilot")
    waits, start = sorted(inputs, key=lambda i: i[0]), len(match.session.log)
    for _ in range(20_000):
        if not match.clock.is_running:
            break
        while waits and waits[0][0] < match.clock.now + dt:
            t, seat, value = waits.pop(0)
            match.answer(value, seat, t)
        match.update(dt)
    log = match.session.log[start:]
    end = next((i for i, a in enumerate(log) if a.t is None), len(log))
    return log[:end]


@pytest.mark.parametrize("dt", [16, 50, 400])
def test_the_same_inputs_at_the_same_times_give_the_same_log_at_every_frame_rate(dt: float) -> None:
    inputs = [(700, 0, ("place", 1, 4)), (705, 1, ("place", 1, 4)), (1500, 0, ("take", 3)), (2300, 1, ("place", 0, 2))]
    wanted = real_time_log(5, inputs)
    assert [a.t for a in wanted if a.seat == 0] == [700, 1500]
    assert any(a.seat == 2 for a in wanted)
    assert real_time_log(dt, inputs) == wanted


def test_computer_players_keep_to_their_reaction_times() -> None:
    """SM-4.60, 4.62: never before the first delay, never twice within the delay between actions."""
    match = at_the_race("admiral", "cadet", "captain", "pilot")
    start = len(match.session.log)
    while match.clock.is_running:
        match.update(20)
    for seat, level in enumerate(("admiral", "cadet", "captain", "pilot")):
        times = [a.t for a in match.session.log[start:] if a.seat == seat and a.t is not None]
        table = REACTIONS[level]
        assert all(t >= table.first[0] for t in times)
        assert all(b - a >= table.between[0] for a, b in pairwise(times))


def test_every_level_has_its_line_in_the_reaction_table() -> None:
    assert set(LEVELS) <= set(REACTIONS)
    delays = [REACTIONS[level].first[0] for level in LEVELS]
    assert delays == sorted(delays, reverse=True)


@pytest.mark.parametrize(("pace", "percent"), [("relaxed", 200), ("standard", 100), ("fast", 70)])
def test_the_pace_of_the_table_is_on_all_delays(pace: str, percent: int) -> None:
    match = smugglers("cadet", "cadet", "cadet", options={"timing": "realtime", "pace": pace})
    assert hooks_of("smugglers").clock.pace(match.session.state) == percent


def test_a_pause_hides_the_row_and_is_in_the_log() -> None:
    """SM-4.47."""
    match = at_the_race(HUMAN, HUMAN, "cadet")
    assert all(place["card"] for place in match.view()["table"]["row"])
    with pytest.raises(Illegal) as refused:
        match.clock.pause()
    assert refused.value.reason.id == "match.pause_early"
    match.update(600)
    match.clock.pause()
    assert (match.session.log[-1].seat, match.session.log[-1].value) == (CLOCK, "pause")
    assert all(place["card"] is None for place in match.view()["table"]["row"])
    match.clock.resume()
    assert all(place["card"] is None for place in match.view()["table"]["row"])
    match.update(3001)
    assert all(place["card"] for place in match.view()["table"]["row"])


def test_a_slow_clock_is_marked_in_the_result() -> None:
    """SM-4.65."""
    assert "slow-clock" in at_the_race(HUMAN, "cadet", "cadet", speed=50).files.marks
    assert "slow-clock" not in at_the_race(HUMAN, "cadet", "cadet").files.marks


def test_open_tempo_needs_no_cover_and_secret_tempo_does() -> None:
    """SM-4.79, UX-44."""
    for timing, cover in (("open", False), ("secret", True)):
        match = smugglers(HUMAN, HUMAN, "random", options={"timing": timing})
        told = play_out(match, People(match, Chance(3)), dt=200)
        assert ("Covered" in kinds_of(told)) is cover
        assert "Banner" in kinds_of(told)


@pytest.mark.parametrize("timing", ["open", "secret", "realtime"])
def test_dropped_dice_are_simulated_and_their_frames_are_handed_to_the_scene(timing: str) -> None:
    """SM-6.80."""
    match = smugglers(HUMAN, "random", "cadet", options={"timing": timing, "stacked": True})
    told = play_out(match, People(match, Chance(2)), dt=200)
    drops = [t for t in told if isinstance(t, TableAnswered)]
    answers = [a for a in match.session.log if a.seat == TABLE]
    assert drops and len(drops) == len(answers)
    for shown, answer in zip(drops, answers, strict=True):
        assert isinstance(shown.record, Drop)
        k = len(shown.record.outcome.poses)
        assert answer.value[k:] == tuple(part for pose in shown.record.outcome.poses for part in pose)


def test_a_match_left_in_mid_race_goes_on_as_after_a_pause(tmp_path: Path) -> None:
    """SM-4.49: the journal leads to the last entry, the row is hidden, resuming counts down."""
    store = Store(in_folder(tmp_path))
    setup = Setup("smugglers", [{}, {}, {}], {"timing": "realtime"})
    who = [("Anna", HUMAN), ("Béla", HUMAN), ("Cili", "cadet")]
    match = Match.begin("smugglers", setup, 7, who, opponents=InlineOpponents(quick), store=store)
    people = People(match, Chance(1))
    until(match, lambda: match.clock.is_running or people.do_something() is None, dt=100)
    match.update(800)
    match.answer(("place", 1, 4), 0)
    until(match, lambda: match.session.log[-1].seat == CLOCK, dt=5)
    last, length = match.session.log[-1].t, len(match.session.log)
    match.leave()
    again = resuming.resumed(resume(store, unfinished(store)[0].match), store, opponents=InlineOpponents(quick))
    again.update(5000)
    assert again.clock.phase == "pause" and again.clock.now == last
    assert (again.session.log[length].seat, again.session.log[length].value) == (CLOCK, "pause")
    assert all(place["card"] is None for place in again.view()["table"]["row"])
    again.clock.resume()
    again.update(3001)
    assert again.clock.is_running and again.asked()
    again.leave()


def test_handing_over_costs_one_hold_and_no_closing_click(app):
    """UX-42, UX-43: three people choose in secret, by clicks alone."""
    match = match_of(3, timing="secret")
    match.settings.trust = False
    hands = ClickSmuggler(app, sit_down(app, match))
    a_turn_costs_one_hold(app, hands, 5, lambda asked: next(one for one in asked.options if one[0] == "place"))


def test_on_an_open_screen_it_is_asked_who_gives_up(app):
    """Nothing is private in the race of Űrcsempészek: everybody sits at the table at once."""
    scene = sit_down(app, match_of(humans=2, timing="realtime"))
    hands = Clicking(app, scene)
    hands.wait(50)
    assert scene.match.viewer is None
    assert scene.match.people.may_concede() == (0, 1)
    menus.open_menu(scene)
    hands.wait(50)
    hands.click("concede")
    hands.wait(50)
    hands.click("concede-1")
    hands.wait(50)
    hands.click("concede-yes")
    assert scene.match.result().places == [[0], [1]]
