"""Where a stacked die is released: the swing, the steady hand and the aim of an AI (SM-6.60 to 6.64).

Integers and the stream that is passed in decide everything, so a seat's aims depend on nothing else.
"""

from __future__ import annotations

import math
from typing import Protocol

from rules.core.lean import dataclass

AIM_LIMIT = 60  # SM-6.60
SWING_AMPLITUDE = 40  # SM-6.61
SWING_PERIOD_MS = 1600
SWING_FASTER_MS = 120  # per die that already stands
STEADY_SIGMA = 7.0  # SM-6.63


class Stream(Protocol):
    """A seeded source of whole numbers, one per seat (`aim:<seat>`)."""

    def below(self, n: int, /) -> int:
        """A whole number from 0 to n - 1."""
        ...


def nearest(numerator: int, denominator: int) -> int:
    """The quotient rounded to the nearest integer, halves away from zero so that left and right are alike.

    >>> nearest(5, 2), nearest(-5, 2), nearest(4, 3), nearest(0, 7)
    (3, -3, 1, 0)
    """
    rounded = (2 * abs(numerator) + denominator) // (2 * denominator)
    return rounded if numerator >= 0 else -rounded


def clamp_aim(aim: int) -> int:
    """The aim kept within -60..60 (SM-6.60).

    >>> clamp_aim(75), clamp_aim(-61), clamp_aim(12)
    (60, -60, 12)
    """
    return max(-AIM_LIMIT, min(AIM_LIMIT, aim))


def gauss(stream: Stream, sigma: float) -> float:
    """One normally distributed number around 0 (Box-Muller), always two 53-bit numbers of the stream."""
    radius = math.sqrt(-2.0 * math.log((_bits53(stream) + 1) / 2**53))
    return sigma * radius * math.cos(2.0 * math.pi * (_bits53(stream) / 2**53))


def _bits53(stream: Stream) -> int:
    # Two draws, so that a stream of 32-bit numbers serves as well.
    return stream.below(2**26) * 2**27 + stream.below(2**27)


def steady_aim(stream: Stream, slider: int) -> int:
    """The "steady hand" option: the chosen place with a small tremble (SM-6.63)."""
    return clamp_aim(slider + round(gauss(stream, STEADY_SIGMA)))


def swing_period(dice: int) -> int:
    """Milliseconds of one full swing above a tower of so many dice (SM-6.61).

    >>> swing_period(0), swing_period(5)
    (1600, 1000)
    """
    return SWING_PERIOD_MS - SWING_FASTER_MS * dice


@dataclass(frozen=True, slots=True)
class Swing:
    """A die that hovers and swings above a card: a triangle wave around the card's centre (SM-6.61).

    Times are game milliseconds; `phase` is how far into its period the swing was at `start_ms`.
    """

    start_ms: int
    phase: int
    dice: int

    @classmethod
    def begin(cls, stream: Stream, dice: int, now_ms: int) -> Swing:
        """GO: the swing starts at a phase from the seat's stream."""
        return cls(now_ms, stream.below(swing_period(dice)), dice)

    def _scaled(self, now_ms: int) -> int:
        """The place times the period: whole numbers only, so the aim never depends on a float."""
        period = swing_period(self.dice)
        at = (now_ms - self.start_ms + self.phase) % period
        if 4 * at < period:
            return 4 * SWING_AMPLITUDE * at
        if 4 * at < 3 * period:
            return 2 * SWING_AMPLITUDE * period - 4 * SWING_AMPLITUDE * at
        return 4 * SWING_AMPLITUDE * at - 4 * SWING_AMPLITUDE * period

    def place(self, now_ms: int) -> float:
        """Where to draw the die: units from the card's centre."""
        return self._scaled(now_ms) / swing_period(self.dice)

    def aim(self, now_ms: int) -> int:
        """Second GO: the aim of a die released now."""
        return nearest(self._scaled(now_ms), swing_period(self.dice))
