"""Quiet music for a mood: soft chords that swell and fade into one another, around and around.

A game writes down its own (see `art.sound_set`): chords, how much wind blows beneath them, and what is struck on each.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass
from random import Random

from art.sounds import RATE, SLICE, Composing, Strike, Work, strike_all, to_samples

LOUD_DB = -33.0  # well below every effect
PEAK = 0.22
MOODS = ("calm", "danger", "triumph")


@dataclass(frozen=True, slots=True)
class Ambience:
    """One loop."""

    chords: tuple[tuple[float, ...], ...]  # pitches, the deepest first
    seconds: float = 5.0  # from one chord to the next
    wind: float = 0.0  # soft noise beneath, beside a chord's first voice
    pulse: float = 0.0  # the pitch of a beat; 0: there is none
    beats: int = 0  # how many of them fall on a chord
    bells: int = 0  # how many of a chord's own tones are struck, two octaves higher


def compose_ambience(ambience: Ambience) -> Composing:
    """A loop without a seam: every chord swells over two chord lengths, the last one into the first."""
    chord = int(ambience.seconds * RATE)
    mix = array("d", [0.0]) * (chord * len(ambience.chords))
    for i, pitches in enumerate(ambience.chords):
        for voice, pitch in enumerate(pitches):
            yield from _swell(mix, i * chord, 2 * chord, pitch, 1 / (1 + 0.6 * voice))
    if ambience.wind:
        yield from _blow(mix, ambience.wind, chord)
    yield from strike_all(mix, [*_beats(ambience), *_bells(ambience)])
    return (yield from to_samples(mix, LOUD_DB, PEAK))


def _beats(ambience: Ambience) -> list[Strike]:
    apart = ambience.seconds * 1000 / max(1, ambience.beats)
    count = ambience.beats * len(ambience.chords)
    return [Strike(i * apart, 130, 1.3 if i % 2 == 0 else 0.8, ambience.pulse, attack_ms=12) for i in range(count)]


def _bells(ambience: Ambience) -> list[Strike]:
    apart, struck = ambience.seconds * 1000 / max(1, ambience.bells), []
    for i, pitches in enumerate(ambience.chords):
        for bell in range(ambience.bells):
            at = i * ambience.seconds * 1000 + (bell + 0.5) * apart
            struck.append(Strike(at, 420, 0.3, pitches[-1 - bell % len(pitches)] * 4, attack_ms=8))
    return struck


def _swell(mix: array[float], first: int, length: int, pitch: float, gain: float) -> Work:
    """One voice under a raised cosine, wrapped around the end of the loop; both waves are recurrences."""
    around = len(mix)
    ahead, low_ahead = 2 * math.cos(2 * math.pi * pitch / RATE), 2 * math.cos(2 * math.pi / length)
    before, now = -math.sin(2 * math.pi * pitch / RATE), 0.0
    swell_before, swell = math.cos(2 * math.pi / length), 1.0
    for start in range(0, length, SLICE):
        for i in range(start, min(start + SLICE, length)):
            mix[(first + i) % around] += gain * (1 - swell) * now
            before, now = now, ahead * now - before
            swell_before, swell = swell, low_ahead * swell - swell_before
        yield


def _blow(mix: array[float], gain: float, breath: int) -> Work:
    """Dull noise that comes and goes once a chord; it begins and ends with silence, so that the loop has no seam."""
    random, dull, turn = Random(7), 0.0, 2 * math.pi / breath
    for start in range(0, len(mix), SLICE):
        for i in range(start, min(start + SLICE, len(mix))):
            dull += 0.05 * (random.random() * 2 - 1 - dull)
            mix[i] += 3 * gain * dull * (1 - math.cos(turn * i))
        yield
