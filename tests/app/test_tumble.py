"""The decorative roll lands on the given faces, stays in its tray and ends tidily (UX-25, UX-27, UX-29)."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from app.table.tumble import (
    MAX_DICE,
    DiePose,
    Roll,
    Tray,
    bare_step,
    laid_out,
    neighbours,
    roll_duration,
    throw,
)

TRAYS = [Tray(480, 300, 40), Tray(9.0, 6.0, 1.0), Tray(240, 420, 44)]


def faces_of(dice: int) -> list[int]:
    return [i % 6 + 1 for i in range(dice)]


def moments(roll: Roll) -> list[float]:
    return [i * 16.0 for i in range(int(roll.duration_ms / 16) + 3)]


def corners(die: DiePose, side: float) -> list[tuple[float, float]]:
    turn = math.radians(die.angle)
    c, s = math.cos(turn) * side / 2, math.sin(turn) * side / 2
    return [(die.x + a * c - b * s, die.y + a * s + b * c) for a in (-1, 1) for b in (-1, 1)]


@pytest.mark.parametrize("tray", TRAYS)
@pytest.mark.parametrize("dice", [1, 2, 5, MAX_DICE])
def test_every_die_ends_square_on_its_face(tray: Tray, dice: int) -> None:
    """UX-27."""
    for seed in range(6):
        roll = throw(tray, faces_of(dice), seed)
        end = roll.poses(roll.duration_ms)
        assert [d.face for d in end] == faces_of(dice)
        assert all(d.angle == 0 and d.lift == 0 for d in end)
        just_before = roll.poses(roll.duration_ms - 1)
        assert [d.face for d in just_before] == faces_of(dice)
        for before, after in zip(just_before, end, strict=True):
            assert math.dist((before.x, before.y), (after.x, after.y)) < tray.die * 0.05
            assert abs(before.angle) < 2


@pytest.mark.parametrize("tray", TRAYS)
@pytest.mark.parametrize("dice", [1, 7, MAX_DICE])
def test_no_corner_ever_leaves_the_tray(tray: Tray, dice: int) -> None:
    """UX-27."""
    slack = tray.die * 1e-6
    for seed in range(4):
        roll = throw(tray, faces_of(dice), seed)
        for ms in moments(roll):
            for die in roll.poses(ms):
                for x, y in corners(die, tray.die):
                    assert -slack <= x <= tray.width + slack
                    assert -slack <= y <= tray.height + slack


@pytest.mark.parametrize("tray", TRAYS)
@pytest.mark.parametrize("dice", range(2, MAX_DICE + 1))
def test_dice_at_rest_do_not_overlap(tray: Tray, dice: int) -> None:
    for end in (throw(tray, faces_of(dice), dice).rest, laid_out(tray, faces_of(dice))):
        for a, b in combinations(end, 2):
            assert max(abs(a.x - b.x), abs(a.y - b.y)) >= tray.die * 1.25


def test_dice_bounce_off_the_walls_and_each_other() -> None:
    """UX-27: without the far wall or the other dice they would not turn back."""
    tray = TRAYS[0]
    roll = throw(tray, faces_of(MAX_DICE), 3)
    moving = [roll.poses(ms) for ms in moments(roll) if ms < roll.duration_ms - 300]
    for die in range(MAX_DICE):
        path = [poses[die] for poses in moving]
        assert math.dist((path[0].x, path[0].y), (path[-1].x, path[-1].y)) > tray.die
    turned_back = [b[die].x < a[die].x - 0.1 for a, b in pairwise(moving) for die in range(MAX_DICE)]
    assert any(turned_back)
    for poses in moving[3:]:
        for a, b in combinations(poses, 2):
            assert math.dist((a.x, a.y), (b.x, b.y)) > tray.die * 0.85


def test_the_motion_has_no_jumps() -> None:
    """Settling joins the simulation smoothly: within a frame no die moves more than a thrown die can."""
    for tray in TRAYS:
        roll = throw(tray, faces_of(9), 11)
        fastest = 3200 * 1.3 / 40 * tray.die * 0.016
        for ms in moments(roll):
            for a, b in zip(roll.poses(ms), roll.poses(ms + 16), strict=True):
                assert math.dist((a.x, a.y), (b.x, b.y)) <= fastest
                assert abs(a.angle - b.angle) < 40


def test_the_same_seed_gives_the_same_roll_and_another_seed_another_way() -> None:
    tray, faces = TRAYS[0], faces_of(8)
    one, same, other = throw(tray, faces, 5), throw(tray, faces, 5), throw(tray, faces, 6)
    assert [one.poses(ms) for ms in moments(one)] == [same.poses(ms) for ms in moments(one)]
    assert one.poses(300) != other.poses(300)
    assert [d.face for d in one.rest] == [d.face for d in other.rest]


def test_a_roll_of_any_number_of_dice_lasts_as_long_as_the_table_says() -> None:
    """UX-25: 700 to 1200 ms, all dice together."""
    durations = [roll_duration(dice) for dice in range(1, MAX_DICE + 1)]
    assert all(700 <= ms <= 1200 for ms in durations)
    assert durations == sorted(durations)
    assert throw(TRAYS[0], [6, 6], 1).duration_ms == roll_duration(2)


def test_a_tumbling_die_shows_neighbouring_faces_and_slows_down() -> None:
    roll = throw(TRAYS[0], [4], 2)
    shown = [roll.poses(float(ms))[0].face for ms in range(int(roll.duration_ms))]
    changes = [i for i in range(1, len(shown)) if shown[i] != shown[i - 1]]
    assert len(changes) >= 5
    assert all(shown[i] in neighbours(shown[i - 1], 6) for i in changes)
    pauses = [b - a for a, b in pairwise(changes)]
    assert pauses[-1] > pauses[0]


def test_a_die_lifts_off_and_comes_down() -> None:
    roll = throw(TRAYS[0], [1, 2, 3], 2)
    lifts = [roll.poses(ms)[0].lift for ms in moments(roll)]
    assert max(lifts) == lifts[0] > 0.5
    assert all(0 <= lift <= 1 for lift in lifts)
    assert lifts[-1] == 0


@pytest.mark.parametrize("dice", range(1, MAX_DICE + 1))
def test_dice_are_as_large_as_all_of_them_find_room(dice):
    tray = Tray.holding(300, 170, dice, 70)
    assert sum(tray.rows(dice)) == dice and tray.die <= 70
    assert tray.die == 70 or Tray.holding(600, 340, dice, 70).die > tray.die


@pytest.mark.parametrize(("tray", "dice"), [(Tray(100, 100, 40), 5), (Tray(900, 900, 40), 13), (Tray(900, 900, 40), 0)])
def test_dice_that_do_not_fit_are_refused(tray: Tray, dice: int) -> None:
    with pytest.raises(ValueError, match="fit"):
        throw(tray, [1] * dice, 1)
    with pytest.raises(ValueError, match="fit"):
        bare_step(dice, tray)


def test_only_the_faces_of_a_die_are_accepted() -> None:
    with pytest.raises(ValueError, match="1 to 6"):
        throw(TRAYS[0], [3, 7], 1)


def test_reduced_motion_lays_the_dice_down_at_once() -> None:
    """UX-29: no tumble; faces in the order they were given, as text would list them."""
    end = laid_out(TRAYS[0], [2, 5, 1])
    assert [d.face for d in end] == [2, 5, 1]
    assert [d.x for d in end] == sorted(d.x for d in end)
    assert all(d.angle == 0 and d.lift == 0 for d in end)


def test_the_yardstick_steps_the_same_bodies_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """P15 compares like with like."""
    import pymunk

    counted: list[int] = []
    step = pymunk.Space.step

    def counting(space: pymunk.Space, dt: float) -> None:
        counted.append(len(space.bodies))
        step(space, dt)

    monkeypatch.setattr(pymunk.Space, "step", counting)
    throw(TRAYS[0], faces_of(12), 1)
    thrown = counted.copy()
    counted.clear()
    bare_step(12, TRAYS[0], 1)
    assert counted == thrown
    assert len(counted) <= 1.5 * 120


def test_dice_with_ten_sides_end_on_their_faces():
    """UX-27: other faces on the way, none that the die does not have."""
    faces = (10, 7, 1)
    roll = throw(TRAYS[0], faces, 4, sides=10)
    assert tuple(pose.face for pose in roll.rest) == faces
    seen = {pose.face for ms in range(0, int(roll.duration_ms), 20) for pose in roll.poses(ms)}
    assert seen <= set(range(1, 11)) and len(seen) > 4
    with pytest.raises(ValueError, match="1 to 6"):
        throw(TRAYS[0], faces, 4)
