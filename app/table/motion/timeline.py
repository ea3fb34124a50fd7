"""The queue of animations of a table: it gets motion steps, and says in each frame where pieces are.

The game has changed before anything is queued (UX-26). `pose(piece)` gives the pose of a piece that is moving or still
waiting to move; None means that it is drawn where the view says. So when the queue ends, or is ended early, everything
is drawn as the view says.
"""

from __future__ import annotations

import math
from collections import deque

from app.table.motion.steps import Clip, Cue, EffectLine, Hold, InTurn, MotionStep, Rest, Together
from app.table.motion.tween import FADE_MS, PieceId, Pose, Tween
from rules.core.lean import dataclass

SPEEDS = (0.5, 1.0, 2.0, 4.0, math.inf)
INSTANT = math.inf
LONG_QUEUE_MS = 1500.0  # UX-25: a longer queue speeds itself up
FILM_REST_MS = 200.0  # between two steps of what is meant to be watched
LEAST_LINE_MS = 300.0  # a line stays at least so long, so that it is noticed even without a rest after actions
HOLD_MS = 0.001  # the length of a hold in the queue, so that what follows it is later
LONGEST_FRAME_MS = 100.0  # a longer frame counts as this long, so that lines are shown for their time


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line on the screen and how visible it is."""

    line: EffectLine
    alpha: float


@dataclass(slots=True)
class _Timed:
    """A step with its start; `shown_ms` is how long it takes, which depends on reduced motion."""

    step: Tween | Clip | Cue | EffectLine
    start: float
    shown_ms: float

    @property
    def end(self) -> float:
        return self.start + self.shown_ms


@dataclass(slots=True)
class _Lit:
    line: EffectLine
    age: float = 0.0
    drawn: bool = False  # its time starts with the first frame that shows it


class Timeline:
    """Runs queued steps at the user's speed; the times passed in are real milliseconds."""

    def __init__(self, speed: float = 1.0, reduced: bool = False, pace_ms: float | None = 700.0) -> None:
        self.pace_ms = pace_ms  # how long lines stay at least; None: until `dismiss_lines` (UX-71)
        self._speed = speed
        self._reduced = reduced
        self.clear()

    def clear(self) -> None:
        """Drop everything, cues and lines too: for another game or another viewer."""
        self._clock = 0.0
        self._ends: deque[float] = deque()  # of the queued steps, in order
        self._tweens: dict[PieceId, deque[_Timed]] = {}
        self._clips: dict[PieceId, deque[_Timed]] = {}
        self._points: deque[_Timed] = deque()  # cues and lines not reached yet, in order of time
        self._holds: deque[tuple[float, Hold]] = deque()
        self._reached: list[Cue] = []
        self._lit: list[_Lit] = []
        self._long_ms = LONG_QUEUE_MS

    # Settings, effective at once

    @property
    def speed(self) -> float:
        """One of SPEEDS."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        if speed not in SPEEDS:
            raise ValueError(f"speed {speed}")
        self._speed = speed
        if speed == INSTANT:
            self._hurry()

    @property
    def reduced(self) -> bool:
        """Reduced motion (UX-29)."""
        return self._reduced

    @reduced.setter
    def reduced(self, reduced: bool) -> None:
        if reduced != self._reduced:
            self.finish_all()
        self._reduced = reduced

    # Telling it what happens

    def take_time(self, ms: float) -> None:
        """What is queued next may take so long until the queue has ended: it is meant to be watched, also by those who
        see nothing else move."""
        self._long_ms = max(LONG_QUEUE_MS, ms)

    @property
    def _is_film(self) -> bool:
        return self._long_ms > LONG_QUEUE_MS

    @property
    def _at_once(self) -> bool:
        return self._speed == INSTANT and not self._is_film

    def play(self, *steps: MotionStep) -> None:
        """Queue steps one after the other, after everything that is already queued."""
        for step in steps:
            start = self._ends[-1] if self._ends else self._clock
            end = self._schedule(step, start)
            if end > start and self._is_film:
                end += FILM_REST_MS
            if not self._ends or end > start:
                self._ends.append(end)  # a cue belongs to the step before it
        self._points = deque(sorted(self._points, key=lambda point: point.start))
        if self._at_once:
            self._hurry()

    def _schedule(self, step: MotionStep, start: float) -> float:
        """Schedule a step, with all steps in it, from this time on; returns when it ends."""
        if isinstance(step, InTurn):
            for part in step.steps:
                start = self._schedule(part, start)
            return start
        if isinstance(step, Together):
            apart = 0.0 if self._reduced else step.stagger_ms
            ends = [self._schedule(part, start + i * apart) for i, part in enumerate(step.steps)]
            return max(ends, default=start)
        if isinstance(step, Rest):
            return start + step.ms
        if isinstance(step, Hold):
            self._holds.append((start, step))
            return start + HOLD_MS
        timed = _Timed(step, start, self._shown_ms(step))
        if isinstance(step, Tween):
            self._tweens.setdefault(step.piece, deque()).append(timed)
        elif isinstance(step, Clip):
            self._clips.setdefault(step.name, deque()).append(timed)
        else:
            self._points.append(timed)
        return timed.end

    def _shown_ms(self, step: Tween | Clip | Cue | EffectLine) -> float:
        if isinstance(step, Cue | EffectLine):
            return 0.0
        if self._reduced and not (isinstance(step, Clip) and step.still):
            return min(step.ms, FADE_MS)
        return step.ms

    # Time

    def update(self, dt_ms: float) -> list[Cue]:
        """Let real time pass; returns the cues reached since the last update, in order."""
        for lit in self._lit:
            lit.age += min(dt_ms, LONGEST_FRAME_MS) if lit.drawn else 0.0
        self._lit = [lit for lit in self._lit if lit.age < self._line_ms()]
        if not self._ends:
            self._long_ms = LONG_QUEUE_MS  # nothing of what was to be watched moves
        elif not self._at_once:
            self._advance_to(self._clock + dt_ms * self._pace())
        for lit in self._lit:
            lit.drawn = True
        reached, self._reached = self._reached, []
        return reached

    def _pace(self) -> float:
        """The user's speed, and more while a queue of several steps is longer than it should be (UX-25)."""
        speed = 1.0 if self._speed == INSTANT else self._speed
        speed = max(1.0, speed) if self._reduced else speed  # slow fades would be too long (UX-29)
        until = self._holds[0][0] if self._holds else self._ends[-1]
        waiting_ms = (until - self._clock) / speed
        rush = max(1.0, waiting_ms / self._long_ms) if len(self._ends) > 1 else 1.0
        return speed * rush

    def _advance_to(self, clock: float) -> None:
        clock = self._clock = min(clock, self._holds[0][0]) if self._holds else clock
        while self._points and self._points[0].start <= clock:
            step = self._points.popleft().step
            if isinstance(step, Cue):
                self._reached.append(step)
            elif isinstance(step, EffectLine):
                self._lit.append(_Lit(step))
        for timed in (self._tweens, self._clips):
            for name in [name for name, steps in timed.items() if steps[0].end <= clock]:
                while timed[name] and timed[name][0].end <= clock:
                    timed[name].popleft()
                if not timed[name]:
                    del timed[name]
        while self._ends and self._ends[0] <= clock:
            self._ends.popleft()
        if not self._ends:
            self._clock, self._long_ms = 0.0, LONG_QUEUE_MS

    def finish_running(self) -> None:
        """End the running step; the next one starts (click, Space or gamepad A, UX-25). A film is left as a whole."""
        if self.holding is not None:
            self.release()
        elif self._is_film:
            self.finish_all()
        elif self._ends:
            self._advance_to(next((end for end in self._ends if end > self._clock), self._clock))

    @property
    def holding(self) -> str | None:
        """The name of the hold that was reached and is not released yet; None if there is none."""
        return self._holds[0][1].name if self._holds and self._clock >= self._holds[0][0] else None

    @property
    def holds(self) -> bool:
        """Whether there is a hold in the queue."""
        return bool(self._holds)

    def release(self) -> None:
        """Release the hold that was reached."""
        if self.holding is not None:
            self._holds.popleft()
            self._advance_to(self._clock + HOLD_MS)
            if self._at_once:
                self._hurry()

    def _hurry(self) -> None:
        """At instant speed: everything is over up to what stays to be seen."""
        self._holds = deque(held for held in self._holds if held[1].stays)
        if self._ends:
            self._advance_to(self._ends[-1])

    def finish_all(self) -> None:
        """End everything that is queued; lines stay for their time (UX-30)."""
        self._holds.clear()
        if self._ends:
            self._advance_to(self._ends[-1])

    def dismiss_lines(self) -> None:
        """A person has pressed the key that ends a rest: the lines were seen."""
        self._lit.clear()

    # Asking it

    @property
    def busy(self) -> bool:
        """Whether anything is queued; lines that are still shown do not count."""
        return bool(self._ends)

    @property
    def changing(self) -> bool:
        """Whether the picture has to be drawn again in the next frame."""
        return bool(self._ends or self._lit)

    @property
    def remaining_ms(self) -> float:
        """Length of what is queued, at normal speed."""
        return self._ends[-1] - self._clock if self._ends else 0.0

    def pose(self, piece: PieceId) -> Pose | None:
        """The pose in which a piece is shown now; None: as the view says."""
        steps = self._tweens.get(piece)
        if not steps:
            return None
        timed = steps[0]
        assert isinstance(timed.step, Tween)
        if self._clock <= timed.start or not timed.shown_ms:
            return timed.step.start
        part = (self._clock - timed.start) / timed.shown_ms
        return timed.step.faded_at(part) if self._reduced else timed.step.at(part)

    def moving(self) -> tuple[PieceId, ...]:
        """The pieces that are moving now; those that still wait do not move yet."""
        return tuple(piece for piece, steps in self._tweens.items() if steps[0].start < self._clock)

    def waits(self, piece: PieceId) -> bool:
        """Whether a piece has a move in the queue that has not begun."""
        steps = self._tweens.get(piece)
        return steps is not None and steps[0].start >= self._clock

    def waiting(self) -> tuple[PieceId, ...]:
        """The pieces that will move later, and are shown where they were."""
        return tuple(piece for piece, steps in self._tweens.items() if steps[0].start >= self._clock)

    def clip(self, name: PieceId) -> float | None:
        """How many milliseconds of a clip have passed; None if it is not shown now.

        With reduced motion a clip that would move is at its end at once.
        """
        steps = self._clips.get(name)
        if not steps or steps[0].start > self._clock:
            return None
        timed = steps[0]
        assert isinstance(timed.step, Clip)
        if self._reduced and not timed.step.still:
            return timed.step.ms
        return self._clock - timed.start

    def lines(self) -> tuple[ShownLine, ...]:
        """The lines that are shown now, and how visible each is (UX-30)."""
        total = self._line_ms()
        return tuple(ShownLine(lit.line, min(1.0, (total - lit.age) / FADE_MS)) for lit in self._lit)

    def _line_ms(self) -> float:
        """How long a line is shown: for the rest after an action, then it fades."""
        return math.inf if self.pace_ms is None else max(self.pace_ms, LEAST_LINE_MS) + FADE_MS
