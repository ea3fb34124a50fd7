"""The stacked-dice drop: reference results, constants, integer poses, fallback (SM-6.67 to 6.96, SM-E32)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pymunk
import pytest

from app.games.smugglers import drop
from app.games.smugglers.drop import Outcome, Pose

ROOT = Path(__file__).resolve().parents[3]


def tower_of(aims: Sequence[int]) -> Outcome:
    """Drop dice one after another on one card; the rules' judgement is left out."""
    outcome = Outcome((), ())
    for aim in aims:
        outcome = drop.simulate(outcome.poses, aim)
    return outcome


@pytest.mark.parametrize(
    ("aims", "disturbed"),
    [
        pytest.param((0, 0, 0, 0, 0, 0), (), id="SM-6.90"),
        pytest.param((0, 10, 0, 10, 0, 10), (), id="SM-6.91"),
        pytest.param((0, 24), (2,), id="SM-6.92"),
        pytest.param((0, 40), (2,), id="SM-6.93"),
        pytest.param((0, 6, 26), (3,), id="SM-6.94"),
        pytest.param((0, 12, 24), (2, 3), id="SM-6.95"),
    ],
)
@pytest.mark.parametrize("shift", [-1, 0, 1])
def test_reference_towers_come_out_as_listed(aims: tuple[int, ...], disturbed: tuple[int, ...], shift: int) -> None:
    """SM-6.90 to 6.95, which also hold for the last aim plus or minus one."""
    assert tower_of((*aims[:-1], aims[-1] + shift)).disturbed == disturbed


def test_a_die_beside_the_tower_lies_upright_on_the_card_and_is_disturbed() -> None:
    """SM-6.93: upright, at the height of the first level, yet not where it should be."""
    (_, beside) = tower_of((0, 40)).poses
    assert abs(beside[1] - drop.nominal_pose(1)[1]) < 1000
    assert abs(beside[2]) < 100


def test_the_same_aims_give_identical_poses_in_one_process() -> None:
    """SM-6.96."""
    aims = (3, -5, 7, 12, 0, -9)
    assert tower_of(aims) == tower_of(aims)


def test_the_same_aims_give_identical_poses_in_another_process() -> None:
    """SM-6.96, and the physics needs neither pygame nor numpy."""
    code = (
        "import json, sys\n"
        "from app.games.smugglers import drop\n"
        "from app.games.smugglers import aim; from app.table import tumble\n"
        "poses = []\n"
        "for a in (0, 10, -4, 12, 3, 26):\n"
        "    poses = drop.simulate([tuple(p) for p in poses], a).poses\n"
        "print(json.dumps([poses, [m for m in ('pygame', 'numpy') if m in sys.modules]]))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    poses, foreign = json.loads(done.stdout)
    assert foreign == []
    assert [tuple(p) for p in poses] == list(tower_of((0, 10, -4, 12, 3, 26)).poses)


def test_the_world_is_built_with_the_listed_constants_in_the_listed_order() -> None:
    """SM-6.67, SM-6.68, SM-6.69, SM-6.70."""
    tower: list[Pose] = [(1500, 20000, 25), (-2000, 59900, -31)]
    space, dice = drop._build(tower, -17)
    assert tuple(space.gravity) == (0, -1800)
    assert space.iterations == 40
    assert space.collision_slop == pytest.approx(0.1)
    assert space.collision_bias == pytest.approx(0.9**60)
    assert space.collision_persistence == 3
    assert space.damping == 1.0
    assert space.sleep_time_threshold == float("inf")
    assert not space.threaded
    shapes = list(space.shapes)
    assert [type(s) for s in shapes] == [pymunk.Poly, pymunk.Segment, pymunk.Poly, pymunk.Poly, pymunk.Poly]
    platform, table, *squares = shapes
    assert platform.bb == pymunk.BB(-100, -20, 100, 0)
    assert isinstance(table, pymunk.Segment)
    assert (tuple(table.a), tuple(table.b), table.radius) == ((-2000, -60), (2000, -60), 10)
    assert [s.body for s in squares] == dice
    assert all(s.friction == pytest.approx(0.8) and s.elasticity == 0 for s in shapes)
    for square in squares:
        assert isinstance(square, pymunk.Poly) and square.body is not None
        assert square.radius == 1.5
        assert {(abs(v.x), abs(v.y)) for v in square.get_vertices()} == {(18.5, 18.5)}
        assert square.body.mass == 1
        assert square.body.moment == pytest.approx(pymunk.moment_for_box(1, (40, 40)))
    starts = [(*d.position, d.angle) for d in dice]
    assert starts == [(1.5, 20.0, 0.0025), (-2.0, 59.9, -0.0031), (-17.0, 59.9 + 20 + 12 + 20, 0.0)]
    assert all(tuple(d.velocity) == (0, 0) and d.angular_velocity == 0 for d in dice)


def test_the_first_die_starts_above_the_bare_card() -> None:
    """SM-6.70: h is 0 on an empty card."""
    _, dice = drop._build((), 5)
    assert tuple(dice[0].position) == (5, 32)


def test_the_drop_starts_above_the_highest_die_even_if_it_is_not_the_last() -> None:
    """SM-6.70: the highest standing die counts."""
    _, dice = drop._build([(0, 60000, 0), (40000, 20000, 0)], 0)
    assert dice[-1].position.y == 60 + 20 + 12 + 20


def test_step_and_stop_constants_are_those_of_the_digest() -> None:
    """SM-6.71 and 6.73."""
    assert (drop.STEPS_PER_SECOND, drop.MAX_STEPS, drop.REST_STEPS) == (240, 960, 60)
    assert (drop.REST_SPEED, drop.REST_SPIN) == (1.0, 0.05)
    assert (drop.LEVEL_TOLERANCE, drop.TILT_TOLERANCE) == (14000, 3490)


def test_standing_is_judged_by_level_and_tilt_with_the_limits_included() -> None:
    """SM-6.73."""
    assert drop.disturbed_dice([(0, 34000, 0), (0, 46000, 0)]) == ()
    assert drop.disturbed_dice([(0, 34001, 0), (0, 45999, 0)]) == (1, 2)
    assert drop.disturbed_dice([(0, 20000, 3490), (0, 60000, -3491)]) == (2,)
    assert drop.disturbed_dice([(90000, 20000, 0)]) == ()
    assert drop.disturbed_dice([(0, 20000, 15708)]) == (1,)


def test_poses_are_plain_integers_and_the_next_drop_starts_from_them() -> None:
    """SM-6.72: three integers; a tower read back from JSON behaves like the one just simulated."""
    tower = tower_of((0, 9, -3))
    assert all(type(value) is int for pose in tower.poses for value in pose)
    restored = [tuple(pose) for pose in json.loads(json.dumps(tower.poses))]
    assert drop.simulate(restored, 4) == drop.simulate(tower.poses, 4)


def test_a_restored_tower_gives_the_outcome_as_if_the_bad_drop_had_not_been() -> None:
    """SM-6.75 with SM-6.78: no hidden contact cache survives a drop."""
    before = tower_of((0, 5, 0)).poses
    expected = drop.simulate(before, 8)
    assert drop.simulate(before, 55).disturbed
    assert drop.simulate(before, 8) == expected


def test_a_high_drop_can_throw_down_a_lower_die() -> None:
    """SM-6.75: the case in which somebody else's die falls really occurs."""
    outcome = tower_of((0, 12, 24))
    assert 2 in outcome.disturbed
    assert len(outcome.poses) == 3


def test_the_frames_lead_from_the_release_to_the_outcome_without_changing_it() -> None:
    tower = tower_of((0, 6)).poses
    shown = drop.simulate_recorded(tower, 26)
    assert shown.outcome == drop.simulate(tower, 26)
    first, last = shown.frames[0], shown.frames[-1]
    assert first[-1] == (26.0, tower[-1][1] / 1000 + 20 + 32, 0.0)
    assert last == tuple((x / 1000, y / 1000, a / 10000) for x, y, a in shown.outcome.poses)
    assert shown.frame_at(-5) == first
    assert shown.frame_at(shown.duration_ms + 1) == last
    middle = shown.frame_at(drop.FRAME_MS * 2.5)[-1][1]
    assert shown.frames[3][-1][1] < middle < shown.frames[2][-1][1]
    assert shown.duration_ms <= 4000 + drop.FRAME_MS


def test_a_missing_simulation_is_reported_and_all_dice_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    """SM-E32: nominal poses, the game goes on."""
    monkeypatch.setitem(sys.modules, "pymunk", None)
    said: list[str] = []
    shown = drop.resolve([(0, 19900, 0)], 55, said.append)
    assert shown.outcome == Outcome((), ((0, 20000, 0), (0, 60000, 0)))
    assert shown.frame_at(0) == ((0.0, 20.0, 0.0), (0.0, 60.0, 0.0))
    assert len(said) == 1 and "pymunk" in said[0]


def test_a_broken_simulation_is_reported_and_all_dice_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    """SM-E32: also when a number breaks down inside the library."""
    monkeypatch.setattr(drop, "GRAVITY", (float("nan"), -1800.0))
    said: list[str] = []
    assert drop.resolve((), 0, said.append).outcome == Outcome((), ((0, 20000, 0),))
    assert len(said) == 1


def test_a_working_simulation_reports_nothing() -> None:
    said: list[str] = []
    assert drop.resolve((), 0, said.append).outcome == drop.simulate((), 0)
    assert said == []


def test_failure_rates_are_near_the_measured_ones() -> None:
    """Digest, end of 6F: the first die stands, sigma 3 never fails, 12 fails far more often than 8."""
    rates = {sigma: _failure_rates(sigma, towers=60) for sigma in (3, 8, 12)}
    assert all(rate[0] == 0 for rate in rates.values())
    assert rates[3] == [0, 0, 0, 0]
    assert 0 < sum(rates[8]) / 4 < 0.15
    assert 0.10 < sum(rates[12]) / 4 < 0.35
    assert 0.03 < rates[12][1] < 0.30


def _failure_rates(sigma: float, towers: int) -> list[float]:
    """Share of failed drops on levels 1 to 4 when the top die is aimed at."""
    random = Random(int(sigma))
    failed, tried = [0] * 4, [0] * 4
    for _ in range(towers):
        poses: tuple[Pose, ...] = ()
        for level in range(4):
            target = round(poses[-1][0] / 1000) if poses else 0
            outcome = drop.simulate(poses, target + round(random.gauss(0, sigma)))
            tried[level] += 1
            if outcome.disturbed:
                failed[level] += 1
                break
            poses = outcome.poses
    return [f / t for f, t in zip(failed, tried, strict=True)]
