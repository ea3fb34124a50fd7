"""Ways between two poses, and the moves with their times (UX-25, 28, 29)."""

from __future__ import annotations

import itertools

import pytest

from app.table.motion import moves
from app.table.motion.tween import FADE_MS, Pose, TurnDirection, Tween, ease_in_out, ease_out, linear, shown_for, sweep

HERE = Pose(100, 200)
THERE = Pose(300, 80, angle=90, scale=0.5, alpha=0.4, lift=0.2)


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out])
def test_a_tween_starts_and_ends_exactly_at_its_poses(ease: object) -> None:
    tween = Tween(17, HERE, THERE, 200, arc=40, lift=1, sway=5, ease=ease)  # type: ignore[arg-type]
    assert tween.at(0) == tween.at(-1) == HERE
    assert tween.at(1) == tween.at(3) == THERE


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out])
def test_easings_only_go_forward(ease: object) -> None:
    values = [ease(i / 50) for i in range(51)]  # type: ignore[operator]
    assert values[0] == 0 and values[-1] == 1
    assert values == sorted(values)


def test_moves_ease_out() -> None:
    """UX-25: more than half of the way is done in half of the time."""
    halfway = Tween(1, Pose(0, 0), Pose(100, 0), 200).at(0.5)
    assert halfway.x > 70
    slowing = [Tween(1, Pose(0, 0), Pose(100, 0), 200).at(i / 10).x for i in range(11)]
    paces = [b - a for a, b in itertools.pairwise(slowing)]
    assert paces == sorted(paces, reverse=True)


def test_arc_lift_and_sway_are_gone_at_both_ends() -> None:
    tween = Tween(1, Pose(0, 0), Pose(100, 0), 200, arc=30, lift=0.5, sway=12, ease=linear)
    middle = tween.at(0.5)
    assert (middle.x, middle.y, middle.lift) == (50 + 12, -30, 0.5)
    nearly = tween.at(0.999)
    assert nearly.lift < 0.01 and abs(nearly.y) < 0.2


@pytest.mark.parametrize(
    ("start", "end", "turn", "degrees"),
    [
        (0, 90, TurnDirection.SHORTEST, 90),
        (90, 0, TurnDirection.SHORTEST, -90),
        (350, 10, TurnDirection.SHORTEST, 20),
        (0, 180, TurnDirection.SHORTEST, 180),
        (0, 270, TurnDirection.SHORTEST, -90),
        (0, 90, TurnDirection.LEFT, -270),
        (90, 0, TurnDirection.RIGHT, 270),
        (45, 45, TurnDirection.LEFT, 0),
        (0, 360, TurnDirection.RIGHT, 0),
    ],
)
def test_a_piece_turns_the_shortest_or_the_declared_way(
    start: int, end: int, turn: TurnDirection, degrees: int
) -> None:
    """UX-28."""
    assert sweep(start, end, turn) == degrees
    halfway = Tween(1, Pose(0, 0, angle=start), Pose(0, 0, angle=end), 160, turn=turn, ease=linear).at(0.5)
    assert halfway.angle == start + degrees / 2


def test_a_used_card_turns_to_the_right_in_its_place() -> None:
    """UX-28: 90 degrees to the right."""
    turning = moves.rotate(3, HERE, 90)
    angles = [turning.at(i / 8).angle for i in range(9)]
    assert angles == sorted(angles) and angles[-1] == 90
    assert {(turning.at(i / 8).x, turning.at(i / 8).y) for i in range(9)} == {(100, 200)}


def test_a_flip_squeezes_to_a_line_and_opens_on_the_other_side() -> None:
    flip = moves.flip(3, HERE)
    poses = [flip.at(i / 20) for i in range(21)]
    assert min(p.width for p in poses) < 0.01
    assert [p.turned for p in poses[1:10]] == [False] * 9
    assert [p.turned for p in poses[10:20]] == [True] * 10
    assert poses[-1] == HERE


def test_a_faded_tween_never_travels() -> None:
    """UX-29."""
    tween = Tween(1, HERE, THERE, 200, arc=50, lift=1, flip=True)
    poses = [tween.faded_at(i / 20) for i in range(21)]
    places = {(p.x, p.y, p.angle, p.scale) for p in poses}
    assert places == {(100, 200, 0, 1), (300, 80, 90, 0.5)}
    assert poses[0].alpha == 1 and poses[10].alpha == 0 and poses[-1] == THERE
    assert all(p.width == 1 for p in poses)
    assert [p.turned for p in poses[:20]] == [False] * 10 + [True] * 10


def test_the_times_are_those_of_the_table() -> None:
    """UX section 3."""
    near, far = Pose(110, 200), Pose(1100, 200)
    assert moves.move(1, HERE, near, span=1000).ms == 200
    assert moves.move(1, HERE, far, span=1000).ms == 350
    assert 200 < moves.move(1, HERE, Pose(600, 200), span=1000).ms < 350
    assert moves.rotate(1, HERE, 90).ms == 160
    assert moves.flip(1, HERE).ms == 240
    assert moves.appear("mark", HERE).ms == moves.vanish("mark", HERE).ms == 160
    assert moves.banner("turn").ms == 600
    assert {t.ms for t in moves.shuffle([(1, HERE), (2, HERE)], 30).steps if isinstance(t, Tween)} == {500}


def test_a_shuffle_goes_to_both_sides_and_comes_back() -> None:
    left, right = moves.shuffle([(1, HERE), (2, HERE)], 30).steps
    assert isinstance(left, Tween) and isinstance(right, Tween)
    assert left.at(0.5).x < HERE.x < right.at(0.5).x
    assert left.at(1) == right.at(1) == HERE


def test_a_mark_appears_and_vanishes_in_its_place() -> None:
    assert moves.appear("mark", HERE).at(0).alpha == 0
    assert moves.appear("mark", HERE).at(1) == HERE
    assert moves.vanish("mark", HERE).at(1).alpha == 0


def test_a_banner_fades_in_stays_and_fades_out() -> None:
    assert [shown_for(ms, 600) for ms in (0, FADE_MS, 300, 500, 600, 700)] == [0, 1, 1, 1, 0, 0]
    assert shown_for(50, 100) == 1
