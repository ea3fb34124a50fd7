"""The queue of animations: order, speeds, reduced motion, finishing early, lines that matter (UX-25, 26, 29, 30)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app.table.motion.moves import banner, move
from app.table.motion.steps import Clip, Cue, EffectLine, Hold, InTurn, MotionStep, Rest, Together
from app.table.motion.timeline import INSTANT, SPEEDS, Timeline
from app.table.motion.tween import Pose, Tween, linear

A, B, C = Pose(0, 0), Pose(100, 0, angle=90), Pose(100, 400, angle=180)


def way(piece: int, start: Pose = A, end: Pose = B, ms: float = 200) -> Tween:
    return Tween(piece, start, end, ms, ease=linear)


def pose(timeline: Timeline, piece: int) -> Pose:
    found = timeline.pose(piece)
    assert found is not None
    return found


def real_ms_of(timeline: Timeline, frame: float = 10) -> float:
    """Real milliseconds until the queue is empty."""
    total = 0.0
    while timeline.busy:
        timeline.update(frame)
        total += frame
        assert total < 60_000
    return total


def playing(*motions, after: int = 0) -> Timeline:
    """A timeline some milliseconds after it was given these."""
    timeline = Timeline()
    timeline.play(*motions)
    if after:
        timeline.update(after)
    return timeline


def test_a_piece_goes_from_pose_to_pose_and_then_lies_where_the_view_says() -> None:
    """UX-26: no pose left means the scene draws the current view."""
    timeline = playing(way(17))
    assert timeline.pose(17) == A
    timeline.update(50)
    assert (pose(timeline, 17).x, pose(timeline, 17).angle) == (25, 22.5)
    timeline.update(100)
    assert pose(timeline, 17).x == 75
    timeline.update(50)
    assert timeline.pose(17) is None
    assert not timeline.busy and not timeline.changing


def test_queued_steps_follow_one_another_and_waiting_pieces_stay_where_they_were() -> None:
    timeline = playing(way(1), way(2), after=100)
    assert (timeline.moving(), timeline.waiting()) == ((1,), (2,))
    assert timeline.pose(2) == A
    timeline.update(150)
    assert timeline.pose(1) is None
    assert pose(timeline, 2).x == 25
    assert timeline.moving() == (2,)


def test_one_piece_with_two_moves_makes_both() -> None:
    timeline = playing(way(1, A, B), after=150)
    timeline.play(way(1, B, C))
    timeline.update(50)
    assert timeline.pose(1) == B
    timeline.update(100)
    assert pose(timeline, 1).y == 200


def test_together_starts_at_once_and_lasts_as_long_as_its_longest() -> None:
    timeline = playing(Together(way(1, ms=100), way(2, ms=300)), way(3), after=50)
    assert set(timeline.moving()) == {1, 2}
    timeline.update(200)
    assert (timeline.moving(), timeline.waiting()) == ((2,), (3,))
    timeline.update(100)
    assert timeline.moving() == (3,)


def test_staggered_steps_leave_one_after_the_other() -> None:
    timeline = playing(Together(way(1), way(2), way(3), stagger_ms=60), after=100)
    assert [pose(timeline, p).x for p in (1, 2, 3)] == [50, 20, 0]
    assert timeline.remaining_ms == 220


def test_groups_nest() -> None:
    timeline = playing(Together(InTurn(way(1, ms=100), Rest(50), way(2, ms=100)), way(3, ms=50)))
    assert timeline.remaining_ms == 250
    timeline.update(160)
    assert timeline.moving() == (2,)
    assert pose(timeline, 2).x == 10


def test_empty_groups_take_no_time_and_harm_nothing() -> None:
    timeline = playing(Together(), InTurn(), way(1))
    assert timeline.remaining_ms == 200
    timeline.update(100)
    assert timeline.moving() == (1,)


@pytest.mark.parametrize(("speed", "ms"), [(0.5, 400), (1.0, 200), (2.0, 100), (4.0, 50)])
def test_the_users_speed_counts(speed: float, ms: float) -> None:
    """UX-25."""
    timeline = Timeline(speed=speed)
    timeline.play(way(1))
    assert real_ms_of(timeline) == ms


def test_instant_shows_the_result_at_once_and_still_reports_cues() -> None:
    """UX-25."""
    timeline = Timeline(speed=INSTANT)
    timeline.play(way(1), Cue("card"), way(2))
    assert timeline.pose(1) is None and timeline.pose(2) is None
    assert not timeline.busy
    assert timeline.update(0) == [Cue("card")]
    assert timeline.update(16) == []


def test_a_change_of_speed_works_in_the_middle() -> None:
    timeline = playing(way(1), after=50)
    timeline.speed = 2.0
    timeline.update(50)
    assert pose(timeline, 1).x == 75
    timeline.speed = INSTANT
    assert timeline.pose(1) is None


def test_only_the_offered_speeds_are_taken() -> None:
    timeline = Timeline()
    for speed in SPEEDS:
        timeline.speed = speed
    with pytest.raises(ValueError, match="speed"):
        timeline.speed = 0.0


def test_a_long_queue_speeds_itself_up() -> None:
    """UX-25: 6 s of moves take clearly less, and the last 1.5 s run at normal speed."""
    timeline = playing(*(way(piece) for piece in range(30)))
    assert timeline.remaining_ms == 6000
    timeline.update(10)
    assert timeline.remaining_ms == pytest.approx(6000 - 40)
    while timeline.remaining_ms > 1500:
        timeline.update(10)
    before = timeline.remaining_ms
    timeline.update(10)
    assert timeline.remaining_ms == pytest.approx(before - 10)
    timeline = playing(*(way(piece) for piece in range(30)))
    assert real_ms_of(timeline) < 4000


def test_a_short_queue_and_a_single_long_step_keep_their_time() -> None:
    timeline = playing(*(way(piece) for piece in range(7)))
    assert real_ms_of(timeline) == 1400
    timeline = Timeline(speed=0.5)
    timeline.play(Clip("roll", 1170), Cue("total"))
    assert real_ms_of(timeline) == 2340


def test_finishing_ends_what_is_running_and_the_next_step_starts() -> None:
    """UX-25: click, Space or gamepad A."""
    timeline = playing(Cue("start"), Together(way(1), way(2, ms=300)), Cue("landed"), way(3), after=20)
    timeline.finish_running()
    assert timeline.pose(1) is None and timeline.pose(2) is None
    assert timeline.pose(3) == A
    assert timeline.update(0) == [Cue("landed")]
    timeline.finish_running()
    assert not timeline.busy
    timeline.finish_running()
    assert not timeline.busy


def test_finishing_before_the_first_frame_ends_the_move_and_not_just_a_cue() -> None:
    timeline = playing(Cue("start"), way(1))
    timeline.finish_running()
    assert timeline.pose(1) is None
    assert timeline.update(0) == [Cue("start")]


def test_finishing_all_ends_everything_in_order() -> None:
    timeline = playing(way(1), Cue("one"), way(2), Cue("two", about=2))
    timeline.finish_all()
    assert not timeline.busy
    assert timeline.update(0) == [Cue("one"), Cue("two", about=2)]


def test_cues_are_reported_once_when_their_moment_comes() -> None:
    timeline = playing(InTurn(Cue("grab", 5), way(5), Cue("card", 5)))
    assert timeline.update(10) == [Cue("grab", 5)]
    assert timeline.update(180) == []
    assert timeline.update(10) == [Cue("card", 5)]
    assert timeline.update(10) == []


def test_cues_of_parallel_branches_come_in_order_of_time() -> None:
    timeline = playing(Together(InTurn(Rest(100), Cue("late")), InTurn(Rest(50), Cue("early"))))
    assert timeline.update(200) == [Cue("early"), Cue("late")]


@pytest.mark.parametrize("speed", SPEEDS)
def test_every_speed_ends_with_the_same_picture_and_the_same_cues(speed: float) -> None:
    """UX-26: results are equal at every speed."""
    timeline = Timeline(speed=speed)
    steps: list[MotionStep] = [way(1), Cue("a"), Together(way(2), way(1, B, C)), Cue("b")]
    timeline.play(*steps)
    cues = timeline.update(0)
    while timeline.busy:
        cues += timeline.update(16)
    assert cues == [Cue("a"), Cue("b")]
    assert [timeline.pose(p) for p in (1, 2)] == [None, None]


def test_reduced_motion_only_fades_for_at_most_100_ms() -> None:
    """UX-29: nothing travels, at any speed and in any group."""
    for speed in (0.5, 1.0, 4.0):
        timeline = Timeline(speed=speed, reduced=True)
        timeline.play(Together(way(1, ms=350), way(2, ms=200), stagger_ms=60))
        places, real = set(), 0
        while timeline.busy:
            places |= {(p.x, p.angle) for p in map(timeline.pose, (1, 2)) if p}
            timeline.update(5)
            real += 5
        assert places <= {(0, 0), (100, 90)}
        assert real <= 100


def test_reduced_motion_shows_no_tumble_but_leaves_a_banner_its_time() -> None:
    """UX-29."""
    timeline = Timeline(reduced=True)
    timeline.play(Clip("roll", 1170), banner("turn"))
    timeline.update(1)
    assert timeline.clip("roll") == 1170
    assert timeline.remaining_ms == 699


def test_switching_to_reduced_motion_takes_effect_at_once() -> None:
    timeline = playing(way(1), after=50)
    timeline.reduced = True
    assert timeline.pose(1) is None


def test_a_clip_tells_the_time_into_it_only_while_it_plays() -> None:
    timeline = Timeline(speed=2.0)
    timeline.play(way(1), Clip("roll", 900))
    assert timeline.clip("roll") is None
    timeline.update(150)
    assert timeline.clip("roll") == 100
    timeline.update(400)
    assert timeline.clip("roll") is None


LINE = EffectLine(cause=3, effect=17, kind="attack")


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_line_that_matters_stays_for_the_ai_pace_at_every_speed(speed: float) -> None:
    """UX-30: also when everything else is instant."""
    timeline = Timeline(speed=speed, pace_ms=700)
    timeline.play(LINE, way(1))
    timeline.update(16)
    seen = 0.0
    while timeline.lines() and timeline.lines()[0].alpha == 1:
        assert timeline.lines()[0].line == LINE
        assert timeline.changing
        timeline.update(10)
        seen += 10
    assert 700 <= seen <= 720
    timeline.update(100)
    assert timeline.lines() == ()


def test_skipping_does_not_hide_a_line_and_a_stall_does_not_swallow_it() -> None:
    """UX-30."""
    timeline = Timeline(pace_ms=700)
    timeline.play(way(1), LINE, way(2))
    timeline.finish_all()
    timeline.update(5000)
    assert [shown.line for shown in timeline.lines()] == [LINE]
    assert timeline.lines()[0].alpha == 1


def test_a_line_waits_for_its_place_in_the_queue() -> None:
    timeline = playing(way(1), LINE, after=100)
    assert timeline.lines() == ()
    timeline.update(100)
    assert len(timeline.lines()) == 1


def test_at_a_pace_of_zero_a_line_can_still_be_noticed_and_at_step_it_waits_for_the_key() -> None:
    """UX-71."""
    timeline = Timeline(speed=INSTANT, pace_ms=0)
    timeline.play(LINE)
    for _ in range(12):
        timeline.update(20)
    assert timeline.lines()[0].alpha == 1
    timeline.pace_ms = None
    for _ in range(100):
        timeline.update(100)
    assert timeline.lines()[0].alpha == 1
    timeline.dismiss_lines()
    assert timeline.lines() == ()


def test_a_hold_lets_nothing_pass_until_it_is_released() -> None:
    """What is being read has all the time it needs; what is queued behind it does not make the queue hurry."""
    timeline = playing(way(1), Hold("page"), Cue("later"), *(way(2) for _ in range(40)))
    assert timeline.holding is None
    timeline.update(100)
    assert pose(timeline, 1).x == 50
    for _ in range(100):
        assert timeline.update(100) == []
    assert (timeline.holding, timeline.busy, pose(timeline, 2)) == ("page", True, A)
    assert timeline.holds
    timeline.release()
    assert not timeline.holds
    assert timeline.holding is None and [cue.name for cue in timeline.update(1)] == ["later"]


def test_a_hold_ends_with_the_key_that_ends_a_step_and_with_the_end_of_all() -> None:
    """UX-25."""
    timeline = playing(Hold("one"), way(1), Hold("two"), way(2))
    timeline.finish_running()
    assert timeline.holding is None
    timeline.finish_running()
    assert timeline.holding == "two"
    timeline.finish_all()
    assert not timeline.busy and timeline.holding is None
    timeline.release()
    timeline.play(Hold("three"), way(1))
    timeline.clear()
    assert timeline.holding is None and not timeline.busy


def test_clearing_forgets_poses_cues_and_lines() -> None:
    """UX-41: nothing of one seat's table is left for the next pair of eyes."""
    timeline = Timeline(speed=2.0)
    timeline.play(LINE, way(1), Cue("card"))
    timeline.update(10)
    timeline.clear()
    assert (timeline.pose(1), timeline.lines(), timeline.update(1000), timeline.speed) == (None, (), [], 2.0)


def test_a_real_move_lifts_turns_and_arrives() -> None:
    timeline = playing(move(17, A, B, span=1000), after=60)
    on_the_way = pose(timeline, 17)
    assert 0 < on_the_way.x < 100 and on_the_way.lift > 0 and 0 < on_the_way.angle < 90
    timeline.update(140)
    assert timeline.pose(17) is None


def test_motion_needs_no_window() -> None:
    code = "import sys, app.table.motion.timeline, app.table.motion.moves; print('pygame' in sys.modules)"
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_film_is_watched_also_where_nothing_else_moves() -> None:
    """UX-25, UX-43: somebody has asked for it; what comes after it is over at once again."""
    glide = Tween("ship", Pose(0, 0), Pose(10, 0), 200.0)
    timeline = Timeline(speed=INSTANT)
    timeline.take_time(8000.0)
    timeline.play(glide)
    timeline.update(100.0)
    assert timeline.busy
    timeline.update(400.0)
    assert not timeline.busy
    timeline.play(glide)
    assert not timeline.busy
    timeline.take_time(8000.0)  # a film in which nothing moves
    timeline.update(16.0)
    timeline.play(glide)
    assert not timeline.busy
