"""Our own sounds, made from struck tones and soft noise: 16-bit mono samples at 22 kHz.

A sound is a list of strikes. Composing yields after each small piece of work, so that a running window can
make one sound after another between its frames.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TypeAlias

RATE = 22050
FULL = 32767
SLICE = 4096  # samples of work between two yields

Samples: TypeAlias = "array[int]"
Composing: TypeAlias = "Generator[None, None, Samples]"
Work: TypeAlias = Generator[None, None, None]


@dataclass(frozen=True, slots=True)
class Strike:
    """One struck thing: a tone of this pitch, or noise when the pitch is 0 (then `soft` is how dull it is)."""

    at_ms: float
    fade_ms: float  # time in which it falls to a third
    gain: float
    pitch: float = 0.0
    soft: float = 0.5
    attack_ms: float = 2.0

    first: int = field(init=False)  # sample at which it starts
    attack: int = field(init=False)  # samples until it is at its loudest: no click at the start
    samples: int = field(init=False)  # length until it can no longer be heard
    keep: float = field(init=False)  # share of loudness left after one sample

    def __post_init__(self) -> None:
        set_once = partial(object.__setattr__, self)
        set_once("first", int(self.at_ms * RATE / 1000))
        set_once("attack", int(self.attack_ms * RATE / 1000))
        set_once("samples", int((self.attack_ms + 6 * self.fade_ms) * RATE / 1000))
        set_once("keep", math.exp(-1000 / (self.fade_ms * RATE)))


def _bell(at_ms: float, pitch: float, gain: float = 1.0, fade_ms: float = 160) -> tuple[Strike, ...]:
    """A small bell: its tone, an octave and a bright overtone that fades first."""
    return (
        Strike(at_ms, fade_ms, gain, pitch),
        Strike(at_ms, fade_ms * 0.6, gain * 0.35, pitch * 2.0),
        Strike(at_ms, fade_ms * 0.25, gain * 0.2, pitch * 4.07),
    )


def _clack(at_ms: float, pitch: float, gain: float) -> tuple[Strike, ...]:
    """Something hard on felt or wood."""
    return (
        Strike(at_ms, 9, gain * 0.7, pitch),
        Strike(at_ms, 6, gain * 0.4, pitch * 1.47),
        Strike(at_ms, 7, gain, soft=0.4),
    )


def _swish(at_ms: float, gain: float) -> tuple[Strike, ...]:
    return (Strike(at_ms, 28, gain, soft=0.75, attack_ms=45),)


def _sparkle() -> tuple[Strike, ...]:
    """Many hands and little bells: what stands for applause."""
    random = Random(12)
    scale = (1047, 1175, 1319, 1568, 1760, 2093)
    claps = [Strike(i * 38 + random.uniform(0, 25), 11, 0.5, soft=0.35) for i in range(28)]
    bells = [Strike(i * 90.0, 120, 0.35, scale[random.randrange(6)]) for i in range(12)]
    return (*claps, *bells)


RECIPES: dict[str, tuple[Strike, ...]] = {
    "card": (Strike(0, 14, 1.0, soft=0.6), Strike(4, 16, 0.5, 190)),
    "die": (*_clack(0, 1500, 1.0), *_clack(62, 1720, 0.7), *_clack(104, 1610, 0.4)),
    "chip": (Strike(0, 22, 0.8, 2850), Strike(0, 12, 0.4, 4310), Strike(48, 24, 0.6, 3020)),
    "rotate": _swish(0, 1.0),
    "flip": (*_swish(0, 0.8), Strike(95, 12, 1.0, soft=0.6), Strike(95, 14, 0.4, 210)),
    "shuffle": (*_swish(0, 0.5), *_swish(85, 0.7), *_swish(170, 0.6), *_swish(255, 0.8)),
    "error": (Strike(0, 55, 0.9, 196), Strike(110, 75, 1.0, 165), Strike(110, 40, 0.3, 330)),
    "turn": (*_bell(0, 587), *_bell(120, 880)),
    "win": (*_bell(0, 523), *_bell(130, 659), *_bell(260, 784), *_bell(390, 1047, 1.2, 320)),
    "lose": (*_bell(0, 440, 0.8, 200), *_bell(190, 370, 0.8, 220), *_bell(400, 294, 1.0, 320)),
    "tick": (Strike(0, 5, 1.0, 1250),),
    "shot": (Strike(0, 34, 0.7, 1180), Strike(0, 18, 0.4, soft=0.3), Strike(26, 40, 0.6, 740)),
    "boom": (Strike(0, 190, 1.0, soft=0.96), Strike(0, 150, 0.9, 58), Strike(12, 60, 0.5, soft=0.7)),
    "grab": (Strike(0, 26, 0.8, 523), Strike(22, 30, 0.8, 698)),
    "pass": (Strike(0, 45, 0.8, 330, attack_ms=8), Strike(80, 60, 0.8, 262, attack_ms=8)),
    "applause": _sparkle(),
}
NAMES = tuple(RECIPES)

# How loud each may get: frequent sounds stay in the background.
PEAKS = {"card": 0.35, "shuffle": 0.3, "rotate": 0.25, "flip": 0.35, "tick": 0.3, "grab": 0.3, "pass": 0.35}
USUAL_PEAK = 0.5


def compose(name: str) -> Composing:
    """Make a sound piece by piece; the generator's value is the finished samples."""
    recipe = RECIPES[name]
    mix = array("d", [0.0]) * max(s.first + s.samples for s in recipe)
    for i, strike in enumerate(recipe):
        yield from _ring(mix, strike) if strike.pitch else _hiss(mix, strike, Random(i))
    return (yield from _to_samples(mix, PEAKS.get(name, USUAL_PEAK)))


def finish(composing: Composing) -> Samples:
    """Do all of the work at once."""
    while True:
        try:
            next(composing)
        except StopIteration as done:
            samples: Samples = done.value
            return samples


def _ring(mix: array[float], strike: Strike) -> Work:
    """A fading sine as a recurrence: two multiplications a sample."""
    turn = 2 * math.pi * strike.pitch / RATE
    ahead, damp = 2 * strike.keep * math.cos(turn), strike.keep * strike.keep
    before, now = -math.sin(turn) / strike.keep * strike.gain, 0.0
    for start in range(0, strike.samples, SLICE):
        for i in range(start, min(start + SLICE, strike.samples)):
            mix[strike.first + i] += now * min(1.0, i / strike.attack)
            before, now = now, ahead * now - damp * before
        yield


def _hiss(mix: array[float], strike: Strike, random: Random) -> Work:
    """Fading noise through a one-pole filter."""
    loud, dull, bright = strike.gain, 0.0, 1 - strike.soft
    for start in range(0, strike.samples, SLICE):
        for i in range(start, min(start + SLICE, strike.samples)):
            dull += bright * (random.random() * 2 - 1 - dull)
            mix[strike.first + i] += dull * loud * min(1.0, i / strike.attack)
            if i >= strike.attack:
                loud *= strike.keep
        yield


def _to_samples(mix: array[float], peak: float) -> Composing:
    """Scale to the wanted peak and convert, in slices."""
    loudest = 1e-9
    for first in range(0, len(mix), 4 * SLICE):
        part = mix[first : first + 4 * SLICE]
        loudest = max(loudest, max(part), -min(part))
        yield
    factor = peak * FULL / loudest
    samples = array("h")
    for first in range(0, len(mix), SLICE):
        samples.extend([int(value * factor) for value in mix[first : first + SLICE]])
        yield
    return samples


# Quiet music: four soft chords that swell and fade into one another, around and around.

CHORD_SECONDS = 6
CHORDS = (
    (110.0, 164.8, 246.9, 329.6),
    (87.3, 130.8, 220.0, 329.6),
    (98.0, 146.8, 220.0, 293.7),
    (82.4, 164.8, 196.0, 293.7),
)
MUSIC_PEAK = 0.22


def compose_music() -> Composing:
    """A loop without a seam: every chord swells over two chord lengths, the last one into the first."""
    chord = CHORD_SECONDS * RATE
    mix = array("d", [0.0]) * (chord * len(CHORDS))
    for i, pitches in enumerate(CHORDS):
        for voice, pitch in enumerate(pitches):
            yield from _swell(mix, i * chord, 2 * chord, pitch, 1 / (1 + 0.6 * voice))
    return (yield from _to_samples(mix, MUSIC_PEAK))


def _swell(mix: array[float], first: int, length: int, pitch: float, gain: float) -> Work:
    """One voice under a raised cosine, wrapped around the end of the loop."""
    tone, swell, around = 2 * math.pi * pitch / RATE, 2 * math.pi / length, len(mix)
    for start in range(0, length, SLICE):
        for i in range(start, min(start + SLICE, length)):
            mix[(first + i) % around] += gain * (1 - math.cos(swell * i)) * math.sin(tone * i)
        yield
