"""The real-time clock: the same log at every frame rate, pause and count, reactions of computer players (SM-4C)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from app.match import HUMAN, Match
from app.match.clock import COUNT_MS, Glimpses, Reflexes
from app.match.hooks import Reaction
from app.match.opponent import Reply
from rules import CLOCK, Illegal, Reason, Session, Setup, clone, new_game, stream, waiting
from rules.ai import WAIT
from tests.app.match_support import InlineOpponents, passing, tiny_match, until


def in_the_race(*kinds: str, **settings: Any) -> Match:
    """A match at the start of its first race."""
    settings.setdefault("opponents", InlineOpponents(passing))
    match = tiny_match(*kinds, pace_ms=0, answer_ms=0, trust=True, grace_ms=500, **settings)
    for _ in range(300):
        match.update(0 if match.replies.ring is None else 100)
        if match.clock.is_running:
            return match
        for decision in match.asked():
            if decision.since is None:
                match.answer(passing(_Asked(decision)), decision.seat)
                break
    raise AssertionError("no race")


class _Asked:
    def __init__(self, decision: Any) -> None:
        self.decision = decision


def race_log(match: Match, dt: float, inputs: list[tuple[int, int]]) -> list[Any]:
    """The log of a race at a frame rate, with inputs that carry their times."""
    start, frame = len(match.session.log), 0
    waits = sorted(inputs)
    while match.clock.is_running and frame < 2000:
        upto = match.clock.now + dt
        while waits and waits[0][0] < upto:
            t, seat = waits.pop(0)
            if any(d.seat == seat for d in match.asked()):
                match.answer("grab", seat, t)
        match.update(dt)
        frame += 1
    return match.session.log[start:]


@pytest.mark.parametrize("dt", [1, 7, 16.667, 50, 333])
def test_the_log_of_a_race_is_the_same_at_every_frame_rate(dt: float) -> None:
    kinds = (HUMAN, HUMAN, "cadet", "pilot")
    inputs = [(123, 0), (377, 1)]
    wanted = race_log(in_the_race(*kinds), 5, inputs)
    assert any(a.seat == 0 and a.t == 123 for a in wanted)
    assert any(a.seat == CLOCK for a in wanted) and any(a.seat in (2, 3) for a in wanted)
    assert race_log(in_the_race(*kinds), dt, inputs) == wanted


def test_times_in_a_log_never_fall() -> None:
    log = race_log(in_the_race(HUMAN, "cadet", "cadet"), 40, [(300, 0)])
    assert all(a.t <= b.t for a, b in pairwise(log))


def test_an_answer_without_a_time_is_stamped_on_arrival() -> None:
    match = in_the_race(HUMAN, HUMAN)
    match.update(77)
    match.answer("grab", 0)
    assert match.session.log[-1].t == 77


def test_an_answer_that_arrives_late_counts_from_the_last_moment_told() -> None:
    """SM-4.59: no time earlier than one that has been answered."""
    match = in_the_race(HUMAN, HUMAN)
    match.update(120)
    match.answer("grab", 0, 60)
    assert match.session.log[-1].t == 100


@pytest.mark.parametrize(("speed", "wanted"), [(100, 400), (50, 200), (25, 100)])
def test_game_time_passes_at_the_chosen_share_of_real_time(speed: int, wanted: int) -> None:
    """SM-4.65, UX-83."""
    match = in_the_race(HUMAN, HUMAN, speed=speed)
    for _ in range(40):
        match.update(10)
    assert match.clock.now == wanted


def test_the_clock_answers_only_when_a_time_matters() -> None:
    match = in_the_race(HUMAN, HUMAN)
    start = len(match.session.log)
    for _ in range(120):
        match.update(1)
    assert [a.value for a in match.session.log[start:]] == [50, 100]


def test_a_pause_stands_still_and_resuming_counts_down() -> None:
    """SM-4.47; the tiny game has no pause of its own, so the log keeps nothing of it."""
    match = in_the_race(HUMAN, HUMAN)
    match.update(60)
    match.clock.pause()
    length, now = len(match.session.log), match.clock.now
    match.update(5000)
    assert match.clock.now == now and len(match.session.log) == length
    assert match.asked() == () and match.clock.hides_row
    with pytest.raises(Illegal):
        match.answer("grab", 0)
    match.clock.resume()
    assert match.clock.count == 3
    match.update(COUNT_MS / 3 + 1)
    assert match.clock.count == 2
    match.update(COUNT_MS)
    assert match.clock.is_running and match.clock.now == now
    match.update(10)
    assert match.clock.now == now + 10


def test_losing_the_focus_stops_the_clock() -> None:
    match = in_the_race(HUMAN, HUMAN)
    match.update(60)
    match.screen.focus_lost()
    assert match.clock.phase == "pause"


def test_a_command_pause_keeps_one_answer_of_the_only_human_for_resuming() -> None:
    """SM-4.65 (b), UX-83; it is marked in the result."""
    match = in_the_race(
        HUMAN, "cadet", command_pause=True, opponents=InlineOpponents(lambda brief: _wait_in_race(brief))
    )
    match.update(60)
    match.clock.pause()
    assert not match.clock.hides_row
    match.answer("grab", 0)
    assert match.session.log[-1].seat != 0 or match.session.log[-1].value != "grab"
    match.clock.resume()
    match.update(COUNT_MS + 1)
    assert (match.session.log[-1].seat, match.session.log[-1].value, match.session.log[-1].t) == (0, "grab", 60)
    assert "command-pause" in match.files.marks


def _wait_in_race(brief: Any) -> Any:
    return WAIT if brief.decision.since is not None else passing(brief)


def test_saving_and_undo_are_off_during_a_race() -> None:
    """SM-4.49."""
    match = in_the_race(HUMAN, "cadet")
    assert match.files.may_save() == Reason("match.save_race")
    assert match.undoing.may_undo() == Reason("match.undo_race")


# -- computer players


def reflexes(reaction: Reaction, pace: int = 100, seed: int = 4, opponents: Any = None, told: Any = print) -> Reflexes:
    return Reflexes(1, "cadet", reaction, pace, seed, 0, opponents or InlineOpponents(passing), lambda text: None, told)


@pytest.mark.parametrize("pace", [70, 100, 200])
def test_first_and_later_delays_are_within_the_table_times_pace(pace: int) -> None:
    """SM-4.60, 4.62."""
    for seed in range(60):
        ai = reflexes(Reaction((800, 1500), (500, 900), 280, 100), pace, seed)
        ai.begin(0)
        assert 800 * pace // 100 <= ai.acts_at <= 1500 * pace // 100
        ai.acted(5000)
        assert 5000 + 500 * pace // 100 <= ai.acts_at <= 5000 + 900 * pace // 100


def test_delays_come_from_the_seats_own_stream() -> None:
    """SM-4.60: the same seed gives the same delays, another seat others."""

    def delays(seat: int) -> list[int]:
        ai = Reflexes(
            seat, "cadet", Reaction((0, 10**6), (0, 10**6), 1, 0), 100, 9, 0, InlineOpponents(), lambda t: None, print
        )
        ai.begin(0)
        first = ai.acts_at
        ai.acted(0)
        return [first, ai.acts_at]

    assert delays(1) == delays(1) != delays(2)
    assert stream(9, "ai:1") != stream(9, "ai:2")


def test_a_computer_player_decides_on_the_table_as_it_was() -> None:
    """SM-4.61: what happened after that moment is not in its brief."""
    opponents = InlineOpponents(passing)
    state = _racing()
    past = Glimpses(0, state, 400)
    later = clone(state)
    later.tokens[0] = 1
    past.add(300, later)
    ai = reflexes(Reaction((600, 600), (600, 600), 200, 100), opponents=opponents)
    ai.begin(0)
    assert ai.looks_at() == 200
    ai.look(past)
    assert opponents.briefs[-1].world.tokens == [0, 0, 0]
    ai.noticed(300)
    assert ai.looks_at() == 500
    ai.look(past)
    assert opponents.briefs[-1].world.tokens == [1, 0, 0]


@pytest.mark.parametrize(("share", "looks"), [(0, 0), (100, 40)])
def test_changes_are_planned_upon_as_often_as_the_table_says(share: int, looks: int) -> None:
    ai = reflexes(Reaction((9000, 9000), (1, 1), 200, share))
    ai.begin(0)
    for t in range(100, 4100, 100):
        ai.noticed(t)
    assert len(ai._looks) == 1 + looks


def test_a_change_too_late_to_be_seen_changes_no_plan() -> None:
    ai = reflexes(Reaction((600, 600), (600, 600), 200, 100))
    ai.begin(0)
    ai.noticed(401)
    assert ai._looks == [200]


def _racing() -> Any:
    state = new_game("tiny", Setup("tiny", [{}] * 3), 3)
    session = Session(state, 3)
    from rules import Answer

    while waiting(session.state)[0].since is None:
        d = waiting(session.state)[0]
        value = passing(_Asked(d))
        session.answer(Answer(d.seat, d.prompt, value))
    return session.state


def test_glimpses_keep_only_what_somebody_may_still_see() -> None:
    state = _racing()
    past = Glimpses(0, state, 400)
    for t in range(100, 3000, 100):
        past.add(t, state)
    assert len(past._past) <= 6


def test_a_mind_that_is_late_acts_when_it_is_ready() -> None:
    class Late(InlineOpponents):
        ready = False

        def poll(self, ticket: Any) -> Any:
            in_race = ticket.value == "grab"
            return ticket if self.ready or not in_race else None

    opponents = Late(passing)
    match = in_the_race("cadet", "cadet", "cadet", opponents=opponents)
    match.update(500)
    assert all(a.value != "grab" for a in match.session.log)
    opponents.ready = True
    match.update(10)
    grabs = [a for a in match.session.log if a.value == "grab"]
    assert grabs and grabs[0].t >= 500


def test_a_match_taken_up_in_mid_race_waits_in_a_pause() -> None:
    """SM-4.49."""
    state = _racing()
    match = tiny_match(HUMAN, HUMAN, HUMAN, state=state, seed=3)
    match._loop.clock.wake(match.session.state)
    match.update(1000)
    assert match.clock.phase == "pause" and match.asked() == ()
    match.clock.resume()
    until(match, lambda: match.clock.is_running, dt=500)


def test_an_answer_without_a_thought_is_told_in_a_race_as_well() -> None:
    """UX-73."""
    told: list[Reply] = []
    opponents = InlineOpponents(lambda brief: Reply(passing(brief), fault="gone"))
    ai = reflexes(Reaction((900, 900), (600, 600), 100, 100), opponents=opponents, told=told.append)
    ai.begin(0)
    ai.look(Glimpses(0, _racing(), 4000))
    assert ai.plan() == (WAIT,) == ai.plan()
    assert [reply.fault for reply in told] == ["gone"]


def test_a_second_look_waits_for_the_first_thought() -> None:
    """The worker gets one question of a seat at a time; the newest picture counts."""

    class Slow(InlineOpponents):
        ready = False

        def poll(self, ticket: Any) -> Any:
            return ticket if self.ready else None

    opponents = Slow(passing)
    state = _racing()
    past = Glimpses(0, state, 4000)
    ai = reflexes(Reaction((900, 900), (600, 600), 100, 100), opponents=opponents)
    ai.begin(0)
    ai.look(past)
    ai.noticed(300)
    ai.look(past)
    assert len(opponents.briefs) == 1 and ai.plan() is None
    opponents.ready = True
    assert ai.plan() == ("grab",) and len(opponents.briefs) == 2


def test_a_window_that_stood_still_does_not_eat_the_race() -> None:
    match = in_the_race(HUMAN, HUMAN)
    match.clock._settings().speed = 25
    match.update(60_000)
    assert match.clock.now == 250


@pytest.mark.parametrize("dt", [1, 3, 16.667, 100])
def test_no_part_of_a_millisecond_is_lost_at_any_speed(dt: float) -> None:
    match = in_the_race(HUMAN, HUMAN, speed=33)
    frames = round(900 / dt)
    for _ in range(frames):
        match.update(dt)
    assert match.clock.now == round(1000 * dt) * frames * 33 // 100_000
