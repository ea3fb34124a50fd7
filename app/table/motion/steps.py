"""What the queue of a timeline can hold: tweens, clips, cues, lines, rests, holds and groups of them."""

from __future__ import annotations

from app.table.motion.tween import PieceId, Tween
from rules.core.lean import dataclass


@dataclass(frozen=True, slots=True)
class Clip:
    """Something that the scene draws by itself for so long: a dice roll, a drop, a banner.

    A `still` clip does not move, so it lasts as long with reduced motion.
    """

    name: PieceId
    ms: float
    still: bool = False


@dataclass(frozen=True, slots=True)
class Cue:
    """A point in the queue that is reported once when it is reached: play a sound, show a total."""

    name: str
    about: PieceId | None = None


@dataclass(frozen=True, slots=True)
class EffectLine:
    """A line from cause to effect of something that matters to a person (UX-30)."""

    cause: PieceId
    effect: PieceId
    kind: str


@dataclass(frozen=True, slots=True)
class Rest:
    """Nothing moves for a while."""

    ms: float


@dataclass(frozen=True, slots=True)
class Hold:
    """Nothing after it begins before it is released: somebody is reading what was just shown.

    One that `stays` is there at instant speed, too: without it something would be found in the log only.
    """

    name: str
    stays: bool = False


@dataclass(frozen=True, slots=True, init=False)
class Together:
    """Steps that start together, or one `stagger_ms` after the other."""

    steps: tuple[MotionStep, ...]
    stagger_ms: float

    def __init__(self, *steps: MotionStep, stagger_ms: float = 0.0) -> None:
        object.__setattr__(self, "steps", steps)
        object.__setattr__(self, "stagger_ms", stagger_ms)


@dataclass(frozen=True, slots=True, init=False)
class InTurn:
    """Steps that follow one another; in the queue they count as one."""

    steps: tuple[MotionStep, ...]

    def __init__(self, *steps: MotionStep) -> None:
        object.__setattr__(self, "steps", steps)


MotionStep = Tween | Clip | Cue | EffectLine | Rest | Hold | Together | InTurn
