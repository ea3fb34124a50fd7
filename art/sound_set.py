"""Reads a set of sounds from TOML: the house's own beside this file, a game's `sounds.toml` in its folder at the table.

A sound is a table with `strikes`, each of one kind and with what differs from the usual:
`{ tone = 523, at = 0, fade = 160, gain = 1, slide = 440 }` (pitch in Hz, times in ms), `{ noise = 0.6, fade = 14 }`
(how dull, 0 to 1), `{ bell = 587 }` (with its overtones), `{ clack = 1500 }` (something hard on wood), `{ swish = 1 }`.
`loud = "quiet"` or `"moment"` sets how far it comes forward. `[ambience.calm]`, `danger` and `triumph` are as
`art.ambience.Ambience`. A game writes only what shall sound differently; everything else is the house's.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from art.ambience import MOODS, Ambience
from art.sounds import MOMENT_DB, QUIET_DB, USUAL_DB, Recipe, Strike

HOUSE = Path(__file__).with_name("sounds.toml")
LOUD = {"quiet": QUIET_DB, "usual": USUAL_DB, "moment": MOMENT_DB}
_TIMES = {"at": "at_ms", "fade": "fade_ms", "attack": "attack_ms"}


class SoundFault(ValueError):
    """A file of sounds cannot be read as one; says where and why."""


@dataclass(frozen=True)
class SoundSet:
    """All sounds by name, and the music by mood."""

    sounds: Mapping[str, Recipe]
    ambience: Mapping[str, Ambience]


@cache
def house() -> SoundSet:
    """What sounds where a game has nothing of its own, and in the menus."""
    return read(HOUSE)


@cache
def with_house(path: Path | None) -> SoundSet:
    """A game's set, filled up with the house's."""
    if path is None:
        return house()
    own = read(path)
    return replace(own, sounds={**house().sounds, **own.sounds}, ambience={**house().ambience, **own.ambience})


def read(path: Path) -> SoundSet:
    """The sounds of one file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        moods = data.pop("ambience", {})
        if unknown := set(moods) - set(MOODS):
            raise SoundFault(f"no mood is called {sorted(unknown)}: {', '.join(MOODS)}")
        return SoundSet(
            {name: _recipe(name, told) for name, told in data.items()},
            {mood: _ambience(mood, told) for mood, told in moods.items()},
        )
    except (SoundFault, tomllib.TOMLDecodeError) as fault:
        raise SoundFault(f"{path.name}: {fault}") from fault


def _recipe(name: str, told: Mapping[str, Any]) -> Recipe:
    strikes = [strike for one in told.get("strikes", ()) for strike in _struck(name, one)]
    loud = told.get("loud", "usual")
    if not strikes or loud not in LOUD or set(told) - {"strikes", "loud"}:
        raise SoundFault(f"{name}: a sound has strikes, and is loud = {', '.join(LOUD)}")
    return Recipe(tuple(strikes), LOUD[loud])


def _struck(name: str, told: Mapping[str, Any]) -> tuple[Strike, ...]:
    kind = next((kind for kind in KINDS if kind in told), None)
    if kind is None:
        raise SoundFault(f"{name}: a strike is one of {', '.join(KINDS)}, not {dict(told)}")
    given: dict[str, Any] = {_TIMES.get(key, key): float(value) for key, value in told.items() if key != kind}
    known = {one.name for one in fields(Strike) if one.init}
    if unknown := set(given) - known:
        raise SoundFault(f"{name}: a strike knows nothing of {sorted(unknown)}")
    at, gain = given.pop("at_ms", 0.0), given.pop("gain", 1.0)
    made = KINDS[kind](float(told[kind]))
    return tuple(
        replace(one, at_ms=one.at_ms + at, gain=one.gain * gain, **(given if i == 0 else {}))
        for i, one in enumerate(made)
    )


def _tone(pitch: float) -> tuple[Strike, ...]:
    return (Strike(0, 60, 1.0, pitch),)


def _noise(soft: float) -> tuple[Strike, ...]:
    return (Strike(0, 30, 1.0, soft=soft),)


def _bell(pitch: float) -> tuple[Strike, ...]:
    """Its tone, an octave and a bright overtone that fades first."""
    return (Strike(0, 160, 1.0, pitch), Strike(0, 96, 0.35, pitch * 2.0), Strike(0, 40, 0.2, pitch * 4.07))


def _clack(pitch: float) -> tuple[Strike, ...]:
    return (Strike(0, 9, 0.7, pitch), Strike(0, 6, 0.4, pitch * 1.47), Strike(0, 7, 1.0, soft=0.4))


def _swish(gain: float) -> tuple[Strike, ...]:
    return (Strike(0, 28, gain, soft=0.75, attack_ms=45),)


KINDS: dict[str, Callable[[float], tuple[Strike, ...]]] = {
    "tone": _tone,
    "noise": _noise,
    "bell": _bell,
    "clack": _clack,
    "swish": _swish,
}


def _ambience(mood: str, told: Mapping[str, Any]) -> Ambience:
    known = {one.name for one in fields(Ambience)}
    if unknown := set(told) - known:
        raise SoundFault(f"ambience.{mood}: nothing is known of {sorted(unknown)}: {', '.join(sorted(known))}")
    if not told.get("chords"):
        raise SoundFault(f"ambience.{mood}: there are no chords")
    chords = tuple(tuple(float(pitch) for pitch in chord) for chord in told["chords"])
    return Ambience(**{**told, "chords": chords})
