"""The decorative roll: dice thrown into a tray, seen from above (UX-27).

The faces are already decided; the roll only leads to them. It is computed as a whole when it begins, with a random
generator of its own; afterwards it says where the dice are at a given time. Every die ends straight, on its face, in a
tidy row inside the tray.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from rules.core.lean import dataclass

if TYPE_CHECKING:
    import pymunk

STEPS_PER_SECOND = 120
STEPS_PER_FRAME = 3  # recorded 40 times a second, drawn in between by interpolation
FRAME_MS = 1000 * STEPS_PER_FRAME / STEPS_PER_SECOND
HARD_STOP_MS = 1500  # no roll is simulated for longer

MAX_DICE = 12
BASE_MS = 750  # UX table: all dice together 700-1200 ms; more dice rattle a little longer
MS_PER_DIE = 35
SETTLE_MS = 260  # the last part, in which the dice straighten up

SIDE = 40.0  # a die's side inside the simulation, whatever its size on the table
PITCH = 1.3  # distance of tidy places, in die sides
START_PITCH = 1.1
DAMPING = 0.02  # share of speed left after one second
THROW_SPEED = 6.5  # tray widths per second: enough to come back from the far wall
TOP_SPEED = 3200.0
SPIN = 20.0
WALL_RADIUS = 60.0
FACE_TURNS = 7  # how often a die shows another face on its way
LIFT_BOUNCES = 3

CUBE = 6
_STEPS_ASIDE = (1, 3, 7, 9)  # of a die with ten sides: on which faces it may roll over


def neighbours(face: int, sides: int) -> tuple[int, ...]:
    """The four faces that a die may roll over to."""
    if sides == CUBE:
        return tuple(f for f in range(1, 7) if f not in (face, 7 - face))
    return tuple((face - 1 + step) % sides + 1 for step in _STEPS_ASIDE)


@dataclass(frozen=True, slots=True)
class Tray:
    """The inside of a tray and the side of its dice, in any unit; the origin is the top left corner."""

    width: float
    height: float
    die: float

    @classmethod
    def holding(cls, width: float, height: float, dice: int, most: float) -> Tray:
        """With dice as large as `most`, or smaller so that all of them find room."""
        while int(width / (most * PITCH)) * int(height / (most * PITCH)) < dice:
            most *= 0.94
        return cls(width, height, most)

    def rows(self, dice: int) -> tuple[int, ...]:
        """How many dice lie in each tidy row; a tray that cannot hold them is refused."""
        wide, high = int(self.width / (self.die * PITCH)), int(self.height / (self.die * PITCH))
        if not 1 <= dice <= MAX_DICE or wide * high < dice:
            raise ValueError(f"{dice} dice do not fit into this tray")
        count = max(-(-dice // wide), min(high, round(math.sqrt(dice * self.height / self.width))), 1)
        return tuple(dice // count + (row < dice % count) for row in range(count))

    def places(self, dice: int) -> tuple[tuple[float, float], ...]:
        """The centres of the dice at rest, row by row, around the middle of the tray."""
        rows, pitch = self.rows(dice), self.die * PITCH
        return tuple(
            (
                self.width / 2 + (column - (in_row - 1) / 2) * pitch,
                self.height / 2 + (row - (len(rows) - 1) / 2) * pitch,
            )
            for row, in_row in enumerate(rows)
            for column in range(in_row)
        )


@dataclass(frozen=True, slots=True)
class DiePose:
    """One die at one moment: centre, angle in degrees clockwise, upper face, height above the tray 0 to 1."""

    x: float
    y: float
    angle: float
    face: int
    lift: float


@dataclass(frozen=True, slots=True)
class Roll:
    """A computed roll; `poses(ms)` plays it. Dice keep the order in which their faces were given."""

    tray: Tray
    faces: tuple[int, ...]
    duration_ms: float
    rest: tuple[DiePose, ...]
    _track: array[float]  # per frame and body: x, y, angle in simulation units and radians
    _stride: int  # numbers per frame: the dice come first, then what does not move
    _squares: tuple[float, ...]  # per die the quarter turn, in radians, that counts as upright
    _shown: tuple[tuple[int, ...], ...]  # per die the faces shown one after another, the last one the result

    def poses(self, ms: float) -> tuple[DiePose, ...]:
        """Where every die is so many milliseconds after the throw; from the end on, the tidy rest."""
        if ms >= self.duration_ms:
            return self.rest
        at = max(0.0, ms) / FRAME_MS
        return tuple(self._pose(die, at, max(0.0, ms)) for die in range(len(self.faces)))

    def _pose(self, die: int, at: float, ms: float) -> DiePose:
        track, stride = self._track, self._stride
        frame = min(int(at), len(track) // stride - 2)
        part = at - frame
        now = frame * stride + 3 * die
        x, y, angle = (track[i] + (track[i + stride] - track[i]) * part for i in range(now, now + 3))
        scale, rest = self.tray.die / SIDE, self.rest[die]
        x, y, angle = x * scale, y * scale, math.degrees(angle - self._squares[die])
        left = self.duration_ms - ms
        straight = _smooth(1 - left / SETTLE_MS) if left < SETTLE_MS else 0.0
        angle *= 1 - straight
        x, y = self._inside(x + (rest.x - x) * straight, y + (rest.y - y) * straight, angle)
        return DiePose(x, y, angle, self._face(die, ms), _lift(ms / (self.duration_ms - SETTLE_MS)))

    def _inside(self, x: float, y: float, angle: float) -> tuple[float, float]:
        """The centre, moved if necessary so that no corner is over the rim."""
        turn = math.radians(angle)
        reach = self.tray.die / 2 * (abs(math.cos(turn)) + abs(math.sin(turn)))
        x = max(reach, min(self.tray.width - reach, x))
        return x, max(reach, min(self.tray.height - reach, y))

    def _face(self, die: int, ms: float) -> int:
        """Faces change quickly at first and ever more slowly, as the die loses speed."""
        shown = self._shown[die]
        moving = min(1.0, ms / (self.duration_ms - SETTLE_MS))
        travelled = 1 - (1 - moving) ** 2
        return shown[min(len(shown) - 1, int(travelled * len(shown)))]


def _smooth(part: float) -> float:
    return part * part * (3 - 2 * part)


def _lift(part: float) -> float:
    """Bounces that get lower and end at the tray's floor."""
    return 0.0 if part >= 1 else abs(math.cos(math.pi * (LIFT_BOUNCES - 0.5) * part)) * (1 - part) ** 2


def roll_duration(dice: int) -> float:
    """How long so many dice roll, in milliseconds at normal speed.

    >>> roll_duration(1), roll_duration(12)
    (785, 1170)
    """
    return min(BASE_MS + MS_PER_DIE * dice, HARD_STOP_MS)


def laid_out(tray: Tray, faces: Sequence[int]) -> tuple[DiePose, ...]:
    """The dice at rest without any roll, for reduced motion (UX-29)."""
    return tuple(DiePose(x, y, 0.0, f, 0.0) for (x, y), f in zip(tray.places(len(faces)), faces, strict=True))


def throw(tray: Tray, faces: Sequence[int], seed: int, sides: int = CUBE) -> Roll:
    """Compute a whole roll that ends on these faces; the seed only changes the way there."""
    if any(not 1 <= face <= sides for face in faces):
        raise ValueError(f"a die has the faces 1 to {sides}")
    random, dice = Random(seed), len(faces)
    space = _filled_tray(tray, dice, random)
    track, stride = _step_recorded(space, _steps(dice))
    last = len(track) - stride
    ends = [(track[last + 3 * die], track[last + 3 * die + 1]) for die in range(dice)]
    tidy, places = tray.places(dice), _nearest_rows(ends, tray.rows(dice))
    rest = tuple(DiePose(*tidy[place], 0.0, face, 0.0) for place, face in zip(places, faces, strict=True))
    quarter = math.pi / 2
    squares = tuple(round(track[last + 3 * die + 2] / quarter) * quarter for die in range(dice))
    shown = tuple(_faces_to(face, random, sides) for face in faces)
    return Roll(tray, tuple(faces), roll_duration(dice), rest, track, stride, squares, shown)


def bare_step(dice: int, tray: Tray, seed: int = 0) -> None:
    """The yardstick for the speed of a roll: the same bodies simulated for as long, without recording."""
    space = _filled_tray(tray, dice, Random(seed))
    for _ in range(_steps(dice)):
        space.step(1 / STEPS_PER_SECOND)


def _steps(dice: int) -> int:
    frames = math.ceil(roll_duration(dice) / FRAME_MS)
    return frames * STEPS_PER_FRAME


def _faces_to(face: int, random: Random, sides: int) -> tuple[int, ...]:
    """The faces on the way to the result; a die that rolls over an edge shows a neighbouring face."""
    turns = random.getrandbits(2 * FACE_TURNS)
    shown = [face]
    for _ in range(FACE_TURNS):
        face = neighbours(face, sides)[turns & 3]
        turns >>= 2
        shown.append(face)
    return tuple(reversed(shown))


def _nearest_rows(ends: Sequence[tuple[float, float]], rows: Sequence[int]) -> list[int]:
    """A place at rest for each die, in the order in which they lie, so that their last ways hardly cross."""
    places, first = [0] * len(ends), 0
    from_top = sorted(range(len(ends)), key=lambda die: ends[die][1])
    for in_row in rows:
        row = sorted(from_top[first : first + in_row], key=lambda die: ends[die][0])
        for column, die in enumerate(row):
            places[die] = first + column
        first += in_row
    return places


def _filled_tray(tray: Tray, dice: int, random: Random) -> pymunk.Space:
    """A new space with four walls and the dice thrown in from the left, always built in the same order."""
    import pymunk

    tray.rows(dice)
    width, height = tray.width / tray.die * SIDE, tray.height / tray.die * SIDE
    space = pymunk.Space(threaded=False)
    space.damping = DAMPING
    space.add(*_walls(space, width, height))
    moment = pymunk.moment_for_box(1.0, (SIDE, SIDE))
    square = [(-SIDE / 2, -SIDE / 2), (SIDE / 2, -SIDE / 2), (SIDE / 2, SIDE / 2), (-SIDE / 2, SIDE / 2)]
    for place in _start_places(height, dice):
        body = pymunk.Body(1.0, moment)
        body.position, body.angle = place, random.uniform(-math.pi, math.pi)
        heading = random.uniform(-0.6, 0.6)
        speed = min(TOP_SPEED, THROW_SPEED * width) * random.uniform(0.7, 1.2)
        body.velocity = (speed * math.cos(heading), speed * math.sin(heading))
        body.angular_velocity = random.uniform(-SPIN, SPIN)
        shape = pymunk.Poly(body, square)
        shape.elasticity, shape.friction = 0.75, 0.3
        space.add(body, shape)
    return space


def _walls(space: pymunk.Space, width: float, height: float) -> list[pymunk.Segment]:
    """Walls thick enough that no die passes through in one step, their inner faces on the tray's rim."""
    import pymunk

    left, top, right, bottom = -WALL_RADIUS, -WALL_RADIUS, width + WALL_RADIUS, height + WALL_RADIUS
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    walls = [pymunk.Segment(space.static_body, a, corners[i - 1], WALL_RADIUS) for i, a in enumerate(corners)]
    for wall in walls:
        wall.elasticity, wall.friction = 0.85, 0.3
    return walls


def _start_places(height: float, dice: int) -> list[tuple[float, float]]:
    """Columns at the left wall, from the middle outwards in height."""
    pitch = SIDE * START_PITCH
    high = max(1, int(height / pitch))
    places = []
    for die in range(dice):
        column, row = divmod(die, high)
        in_column = min(high, dice - column * high)
        places.append((pitch / 2 + column * pitch, height / 2 + (row - (in_column - 1) / 2) * pitch))
    return places


def _step_recorded(space: pymunk.Space, steps: int) -> tuple[array[float], int]:
    """Simulate to the end and record x, y and angle of all bodies in each frame; also returns the numbers per frame.

    They are read all at once, because reading them one by one takes longer than the simulation.
    """
    from pymunk import batch

    fields = batch.BodyFields.POSITION | batch.BodyFields.ANGLE
    poses = batch.Buffer()
    batch.get_space_bodies(space, fields, poses)  # each call appends one frame to the buffer
    for _ in range(steps // STEPS_PER_FRAME):
        for _ in range(STEPS_PER_FRAME):
            space.step(1 / STEPS_PER_SECOND)
        batch.get_space_bodies(space, fields, poses)
    track = array("d")
    track.frombytes(poses.float_buf()[:])
    return track, len(track) // (steps // STEPS_PER_FRAME + 1)
