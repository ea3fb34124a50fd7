"""Our own short sounds, made from struck tones and soft noise: 16-bit mono samples at 22 kHz.

A sound is a list of strikes (see `art.sound_set` for how one is written down). Composing yields after each small piece
of work, so that a running window can make one sound after another between its frames.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TypeAlias

from art import loudness

RATE = 22050
FULL = 32767
SLICE = 4096  # samples of work between two yields

Samples: TypeAlias = "array[int]"
Composing: TypeAlias = "Generator[None, None, Samples]"
Work: TypeAlias = Generator[None, None, None]

# How loud an effect is, in dB below full: one heard every second stays in the background, a moment comes forward.
USUAL_DB, QUIET_DB, MOMENT_DB = -21.0, -23.5, -18.5
PEAK = 0.7  # no sample comes nearer to full than this: two sounds at once must not clip


@dataclass(frozen=True, slots=True)
class Strike:
    """One struck thing: a tone of this pitch, or noise when the pitch is 0 (then `soft` is how dull it is)."""

    at_ms: float
    fade_ms: float  # time in which it falls to a third
    gain: float
    pitch: float = 0.0
    soft: float = 0.5
    attack_ms: float = 2.0
    slide: float = 0.0  # the pitch that it glides to while it fades; 0: it keeps its own

    first: int = field(init=False)  # sample at which it starts
    attack: int = field(init=False)  # samples until it is at its loudest: no click at the start
    samples: int = field(init=False)  # length until it can no longer be heard
    keep: float = field(init=False)  # share of loudness left after one sample

    def __post_init__(self) -> None:
        set_once = partial(object.__setattr__, self)
        set_once("first", int(self.at_ms * RATE / 1000))
        set_once("attack", max(1, int(self.attack_ms * RATE / 1000)))
        set_once("samples", int((self.attack_ms + 6 * self.fade_ms) * RATE / 1000))
        set_once("keep", math.exp(-1000 / (self.fade_ms * RATE)))


@dataclass(frozen=True, slots=True)
class Recipe:
    """A short sound: what is struck, and how loud all of it is together."""

    strikes: tuple[Strike, ...]
    loud_db: float = USUAL_DB


def compose(recipe: Recipe) -> Composing:
    """Make a sound piece by piece; the generator's value is the finished samples."""
    mix = array("d", [0.0]) * max(s.first + s.samples for s in recipe.strikes)
    yield from strike_all(mix, recipe.strikes)
    return (yield from to_samples(mix, recipe.loud_db, PEAK))


def finish(composing: Composing) -> Samples:
    """Do all of the work at once."""
    while True:
        try:
            next(composing)
        except StopIteration as done:
            samples: Samples = done.value
            return samples


def strike_all(mix: array[float], strikes: Sequence[Strike]) -> Work:
    """Add all strikes to the mix; what rings on beyond its end is heard at its beginning, as in a loop."""
    for i, strike in enumerate(strikes):
        if not strike.pitch:
            yield from _hiss(mix, strike, Random(i))
        elif strike.slide:
            yield from _glide(mix, strike)
        else:
            yield from _ring(mix, strike)


def _ring(mix: array[float], strike: Strike) -> Work:
    """A fading sine as a recurrence: two multiplications a sample."""
    turn = 2 * math.pi * strike.pitch / RATE
    ahead, damp = 2 * strike.keep * math.cos(turn), strike.keep * strike.keep
    before, now, around = -math.sin(turn) / strike.keep * strike.gain, 0.0, len(mix)
    for start in range(0, strike.samples, SLICE):
        for i in range(start, min(start + SLICE, strike.samples)):
            mix[(strike.first + i) % around] += now * min(1.0, i / strike.attack)
            before, now = now, ahead * now - damp * before
        yield


def _glide(mix: array[float], strike: Strike) -> Work:
    """A fading sine whose pitch falls or rises on its way."""
    loud, turned, around = strike.gain, 0.0, len(mix)
    pitch, bend = strike.pitch, (strike.slide / strike.pitch) ** (1 / strike.samples)
    for start in range(0, strike.samples, SLICE):
        for i in range(start, min(start + SLICE, strike.samples)):
            mix[(strike.first + i) % around] += loud * math.sin(turned) * min(1.0, i / strike.attack)
            turned += 2 * math.pi * pitch / RATE
            pitch *= bend
            loud *= strike.keep
        yield


def _hiss(mix: array[float], strike: Strike, random: Random) -> Work:
    """Fading noise through a one-pole filter."""
    loud, dull, bright, around = strike.gain, 0.0, 1 - strike.soft, len(mix)
    for start in range(0, strike.samples, SLICE):
        for i in range(start, min(start + SLICE, strike.samples)):
            dull += bright * (random.random() * 2 - 1 - dull)
            mix[(strike.first + i) % around] += dull * loud * min(1.0, i / strike.attack)
            if i >= strike.attack:
                loud *= strike.keep
        yield


def to_samples(mix: array[float], loud_db: float, peak: float) -> Composing:
    """Bring the mix to the wanted loudness, or as near as its highest peak allows, and convert it, in slices."""
    highest = 1e-9
    for first in range(0, len(mix), 4 * SLICE):
        part = mix[first : first + 4 * SLICE]
        highest = max(highest, max(part), -min(part))
        yield
    heard = yield from loudness.listen(mix, RATE, SLICE)
    factor = FULL * min(loudness.from_db(loud_db) / max(heard, 1e-9), peak / highest)
    samples = array("h")
    for first in range(0, len(mix), SLICE):
        samples.extend([int(value * factor) for value in mix[first : first + SLICE]])
        yield
    return samples
