"""Poses of pieces and the ways between two of them. Pure numbers: nothing here draws or waits.

Lengths are in the caller's units; y points down, angles are degrees to the right (clockwise).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from rules.core.lean import dataclass

PieceId = int | str
Ease = Callable[[float], float]

FADE_MS = 100.0  # UX-29: the longest fade of reduced motion


class TurnDirection(Enum):
    """Which way round a piece turns."""

    SHORTEST = "shortest"
    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Pose:
    """Where and how a piece is drawn.

    `lift` is the height above the table for its shadow and size, `width` the share of its breadth that a flip
    shows, `turned` whether the flip already shows the other side.
    """

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0
    lift: float = 0.0
    width: float = 1.0
    turned: bool = False


def linear(part: float) -> float:
    """Even speed."""
    return part


def ease_out(part: float) -> float:
    """Starts fast and arrives gently (UX-25).

    >>> ease_out(0.0), ease_out(0.5), ease_out(1.0)
    (0.0, 0.875, 1.0)
    """
    return 1 - (1 - part) ** 3


def ease_in_out(part: float) -> float:
    """Gentle at both ends.

    >>> ease_in_out(0.0), ease_in_out(0.5), ease_in_out(1.0)
    (0.0, 0.5, 1.0)
    """
    return part * part * (3 - 2 * part)


def between(a: float, b: float, part: float) -> float:
    """The number at this part of the way; exactly b at the end."""
    return b if part >= 1 else a + (b - a) * part


def sweep(start: float, end: float, turn: TurnDirection) -> float:
    """Degrees to turn, positive to the right, to get from one angle to the other.

    >>> sweep(0, 90, TurnDirection.SHORTEST), sweep(350, 10, TurnDirection.SHORTEST), sweep(0, 90, TurnDirection.LEFT)
    (90, 20, -270)
    """
    right = (end - start) % 360
    if right == 0:
        return 0
    if turn is TurnDirection.SHORTEST:
        return right if right <= 180 else right - 360
    return right if turn is TurnDirection.RIGHT else right - 360


def hump(part: float) -> float:
    """0 at both ends, 1 in the middle: arcs, lifts and sways follow it."""
    return math.sin(math.pi * part) if 0 < part < 1 else 0.0


@dataclass(frozen=True, slots=True)
class Tween:
    """One piece on its way from one pose to another.

    `arc` bows the path upwards on the screen, `lift` raises the piece on its way, `sway` sends it sideways and
    back, `flip` squeezes it to a line and opens it on its other side.
    """

    piece: PieceId
    start: Pose
    end: Pose
    ms: float
    turn: TurnDirection = TurnDirection.SHORTEST
    arc: float = 0.0
    lift: float = 0.0
    sway: float = 0.0
    flip: bool = False
    ease: Ease = ease_out

    def at(self, part: float) -> Pose:
        """The pose at a part (0 to 1) of the time."""
        if part <= 0:
            return self.start
        if part >= 1:
            return self.end
        go, a, b = self.ease(part), self.start, self.end
        up = hump(go)
        return Pose(
            x=between(a.x, b.x, go) + self.sway * up,
            y=between(a.y, b.y, go) - self.arc * up,
            angle=a.angle + sweep(a.angle, b.angle, self.turn) * go,
            scale=between(a.scale, b.scale, go),
            alpha=between(a.alpha, b.alpha, go),
            lift=between(a.lift, b.lift, go) + self.lift * up,
            width=abs(1 - 2 * go) if self.flip else 1.0,
            turned=self.flip and go >= 0.5,
        )

    def faded_at(self, part: float) -> Pose:
        """The pose with reduced motion (UX-29): it fades out where it was, then in where it will be."""
        if part >= 1:
            return self.end
        if part < 0.5:
            return replace(self.start, alpha=self.start.alpha * (1 - 2 * max(0.0, part)))
        return replace(self.end, alpha=self.end.alpha * (2 * part - 1), turned=self.flip)


def shown_for(ms: float, total: float, fade: float = FADE_MS) -> float:
    """How visible something is that fades in, stays and fades out within its time.

    >>> shown_for(0, 600), shown_for(50, 600), shown_for(300, 600), shown_for(575, 600)
    (0.0, 0.5, 1.0, 0.25)
    """
    fade = min(fade, total / 2)
    return max(0.0, min(1.0, ms / fade, (total - ms) / fade))
