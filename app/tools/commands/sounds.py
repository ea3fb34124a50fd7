"""Measure every sound and all music, and keep them as files to be listened to.

Effects stay below -3 dB at their peaks and within 6 dB of each other in loudness (the loudest tenth of a second as an
ear takes it in); music lies at least 6 dB below the quietest effect.
"""

from __future__ import annotations

import argparse
import wave
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from app.games import folder, manifests
from art import sound_set
from art.ambience import compose_ambience
from art.loudness import loudest, to_db
from art.sounds import FULL, RATE, Samples, compose, finish

HELP = "measure all sounds, or write them as WAV files"
HOUSE = "house"
PEAK_DB, APART_DB, BELOW_DB = -3.0, 6.0, 6.0


class Heard(NamedTuple):
    """A sound or a piece of music as it was measured."""

    owner: str
    name: str
    music: bool
    samples: Samples
    peak_db: float
    loud_db: float

    @property
    def seconds(self) -> float:
        return len(self.samples) / RATE


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--write", metavar="FOLDER", type=Path, help="keep them as WAV files in this folder")


def run(args: argparse.Namespace) -> int:
    """0: all bars hold; 1: some do not."""
    heard = list(measured())
    for one in heard:
        kind = "music" if one.music else "sound"
        print(
            f"{one.owner:<10} {kind:<6}{one.name:<10}{one.seconds:6.2f} s  peak {one.peak_db:6.1f} dB  "
            f"loudness {one.loud_db:6.1f} dB"
        )
        if args.write:
            _write(args.write, one)
    faults = broken(heard)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def measured(seconds: float = 0.0) -> Iterator[Heard]:
    """Everything that the house and the games bring along; music perhaps with shorter chords."""
    own = {one.id: path for one in manifests() if (path := folder(one.id, "sounds.toml")) is not None}
    for owner, path in {HOUSE: sound_set.HOUSE, **own}.items():
        found = sound_set.read(path)
        for name, recipe in found.sounds.items():
            yield _heard(owner, name, False, finish(compose(recipe)))
        for mood, ambience in found.ambience.items():
            shorter = replace(ambience, seconds=seconds or ambience.seconds)
            yield _heard(owner, mood, True, finish(compose_ambience(shorter)))


def broken(heard: list[Heard]) -> list[str]:
    """Which bars do not hold, and where."""
    effects = [one.loud_db for one in heard if not one.music]
    music = [one.loud_db for one in heard if one.music]
    faults = [f"{one.owner} {one.name}: peak above {PEAK_DB} dB" for one in heard if one.peak_db > PEAK_DB]
    if max(effects) - min(effects) > APART_DB:
        faults.append(f"effects are {max(effects) - min(effects):.1f} dB apart, more than {APART_DB}")
    if music and max(music) > min(effects) - BELOW_DB:
        faults.append(f"music is less than {BELOW_DB} dB below the quietest effect")
    return faults


def _heard(owner: str, name: str, music: bool, samples: Samples) -> Heard:
    peak = max(map(abs, samples)) / FULL
    return Heard(owner, name, music, samples, to_db(peak), to_db(loudest(samples, RATE) / FULL))


def _write(where: Path, one: Heard) -> None:
    where.mkdir(parents=True, exist_ok=True)
    with wave.open(str(where / f"{one.owner}-{one.name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(one.samples.tobytes())
