"""The drop of one die onto a tower, seen from the side (SM-6.67 to 6.73, 6.78, 6.80).

Integers in, integers out: a pose is x and y in thousandths of a unit (a die's side is 40 units) and the angle
in ten-thousandths of a radian. Nothing is kept between drops: the same tower and aim give the same outcome.
The rules judge the outcome; this module only says which dice are disturbed and where everything lies.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rules.core.lean import dataclass

if TYPE_CHECKING:
    import pymunk

Pose = tuple[int, int, int]
Poses = tuple[tuple[float, float, float], ...]

UNIT = 1000  # SM-6.72: one unit of length in a pose
RADIAN = 10000  # one radian in a pose

DIE_SIDE = 40
HALF_SIDE = 18.5  # SM-6.69
CORNER_RADIUS = 1.5
FRICTION = 0.8
ELASTICITY = 0.0
DIE_MASS = 1.0

GRAVITY = (0.0, -1800.0)  # SM-6.67
ITERATIONS = 40
COLLISION_SLOP = 0.1
COLLISION_BIAS = 0.9**60
COLLISION_PERSISTENCE = 3
DAMPING = 1.0

PLATFORM = ((-100.0, -20.0), (100.0, -20.0), (100.0, 0.0), (-100.0, 0.0))  # SM-6.68
TABLE = ((-2000.0, -60.0), (2000.0, -60.0), 10.0)

DROP_GAP = 12.0  # SM-6.70

STEPS_PER_SECOND = 240  # SM-6.71
MAX_STEPS = 960
REST_STEPS = 60
REST_SPEED = 1.0
REST_SPIN = 0.05

LEVEL_TOLERANCE = 14 * UNIT  # SM-6.73
TILT_TOLERANCE = int(math.radians(20) * RADIAN)

STEPS_PER_FRAME = 4
FRAME_MS = 1000 * STEPS_PER_FRAME / STEPS_PER_SECOND


class DropFailed(Exception):
    """The simulation cannot be used: its library is missing or its numbers broke down (SM-E32)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer of the table (SM-6.80): numbers of the disturbed dice, and every pose from the bottom."""

    disturbed: tuple[int, ...]
    poses: tuple[Pose, ...]


@dataclass(frozen=True, slots=True)
class Drop:
    """An outcome with the pictures that lead to it, one every FRAME_MS, for the animation only."""

    outcome: Outcome
    frames: tuple[Poses, ...]

    @property
    def duration_ms(self) -> float:
        """How long the recorded pictures last."""
        return max(0, len(self.frames) - 1) * FRAME_MS

    def frame_at(self, ms: float) -> Poses:
        """The dice from the bottom as (x, y, angle in radians) at a moment of the animation."""
        last = len(self.frames) - 1
        at = max(0.0, ms / FRAME_MS)
        if at >= last:
            return self.frames[last]
        i = int(at)
        part = at - i
        return tuple(
            (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part)
            for a, b in zip(self.frames[i], self.frames[i + 1], strict=True)
        )


def nominal_pose(number: int) -> Pose:
    """The pose of a die that stands perfectly on its level, counted from 1 (SM-6.82).

    >>> nominal_pose(1), nominal_pose(3)
    ((0, 20000, 0), (0, 100000, 0))
    """
    return (0, (2 * number - 1) * DIE_SIDE * UNIT // 2, 0)


def nominal_outcome(standing: int) -> Outcome:
    """All dice stand perfectly, the new one on top of so many standing ones (SM-6.82, SM-E32)."""
    return Outcome((), tuple(nominal_pose(i) for i in range(1, standing + 2)))


def disturbed_dice(poses: Sequence[Pose]) -> tuple[int, ...]:
    """Numbers, from the bottom and from 1, of the dice that left their level or tilted (SM-6.73)."""
    return tuple(
        number
        for number, (_, y, angle) in enumerate(poses, 1)
        if abs(y - nominal_pose(number)[1]) > LEVEL_TOLERANCE or abs(angle) > TILT_TOLERANCE
    )


def simulate(tower: Sequence[Pose], aim: int) -> Outcome:
    """What happens to a tower when one more die is dropped with this aim."""
    return _run(tower, aim, None)


def simulate_recorded(tower: Sequence[Pose], aim: int) -> Drop:
    """The same outcome as `simulate`, with the frames of the animation."""
    frames: list[Poses] = []
    outcome = _run(tower, aim, frames)
    frames.append(tuple((x / UNIT, y / UNIT, angle / RADIAN) for x, y, angle in outcome.poses))
    return Drop(outcome, tuple(frames))


def resolve(tower: Sequence[Pose], aim: int, report: Callable[[str], None]) -> Drop:
    """The drop, or a nominal one if the simulation is missing or fails; `report` gets the cause (SM-E32)."""
    try:
        return simulate_recorded(tower, aim)
    except Exception as failure:  # whatever breaks in a foreign library must not stop the game
        report(f"{type(failure).__name__}: {failure}")
    outcome = nominal_outcome(len(tower))
    still = tuple((x / UNIT, y / UNIT, angle / RADIAN) for x, y, angle in outcome.poses)
    return Drop(outcome, (still,))


def _run(tower: Sequence[Pose], aim: int, frames: list[Poses] | None) -> Outcome:
    space, dice = _build(tower, aim)
    quiet = 0
    for step in range(MAX_STEPS):
        if frames is not None and step % STEPS_PER_FRAME == 0:
            frames.append(tuple((d.position.x, d.position.y, d.angle) for d in dice))
        space.step(1 / STEPS_PER_SECOND)
        quiet = quiet + 1 if all(map(_rests, dice)) else 0
        if quiet == REST_STEPS:
            break
    poses = tuple(map(_rounded, dice))
    return Outcome(disturbed_dice(poses), poses)


def _build(tower: Sequence[Pose], aim: int) -> tuple[pymunk.Space, list[pymunk.Body]]:
    """A new world for this drop only, everything added in the fixed order (SM-6.67, 6.68, 6.78)."""
    try:
        import pymunk
    except ImportError as missing:
        raise DropFailed(f"pymunk: {missing}") from missing
    space = pymunk.Space(threaded=False)
    space.gravity = GRAVITY
    space.iterations = ITERATIONS
    space.collision_slop = COLLISION_SLOP
    space.collision_bias = COLLISION_BIAS
    space.collision_persistence = COLLISION_PERSISTENCE
    space.damping = DAMPING
    platform = pymunk.Poly(space.static_body, PLATFORM)
    table = pymunk.Segment(space.static_body, *TABLE)
    for ground in (platform, table):
        ground.friction = FRICTION
        ground.elasticity = ELASTICITY
        space.add(ground)
    top = max((y for _, y, _ in tower), default=-DIE_SIDE * UNIT // 2) / UNIT + DIE_SIDE / 2
    starts = [(x / UNIT, y / UNIT, angle / RADIAN) for x, y, angle in tower]
    starts.append((float(aim), top + DROP_GAP + DIE_SIDE / 2, 0.0))  # SM-6.70
    return space, [_add_die(space, *start) for start in starts]


def _add_die(space: pymunk.Space, x: float, y: float, angle: float) -> pymunk.Body:
    import pymunk

    body = pymunk.Body(DIE_MASS, pymunk.moment_for_box(DIE_MASS, (DIE_SIDE, DIE_SIDE)))
    body.position = (x, y)
    body.angle = angle
    h = HALF_SIDE
    shape = pymunk.Poly(body, [(-h, -h), (h, -h), (h, h), (-h, h)], radius=CORNER_RADIUS)
    shape.friction = FRICTION
    shape.elasticity = ELASTICITY
    space.add(body, shape)
    return body


def _rests(die: pymunk.Body) -> bool:
    return abs(die.angular_velocity) < REST_SPIN and die.velocity.length < REST_SPEED


def _rounded(die: pymunk.Body) -> Pose:
    """SM-6.72: three integers."""
    x, y = die.position
    if not (math.isfinite(x) and math.isfinite(y) and math.isfinite(die.angle)):
        raise DropFailed("a die left the number range")
    return (round(x * UNIT), round(y * UNIT), round(die.angle * RADIAN))
