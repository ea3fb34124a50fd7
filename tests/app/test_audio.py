"""Sound is our own, never in the way and never required (UX-76, UX-98)."""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.shell.audio import MUSIC, Audio, Volumes
from art import sounds

ROOT = Path(__file__).resolve().parents[2]


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 10.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def audio(monkeypatch: pytest.MonkeyPatch, clock: Hand, said: list[str]) -> Iterator[Audio]:
    """Audio on a device that swallows everything, with the short sounds made."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio = Audio(said.append, Volumes(), clock)
    assert audio.open()
    while audio.pump():
        pass
    yield audio
    audio.close()


@pytest.mark.parametrize("name", sounds.NAMES)
def test_every_sound_is_short_audible_and_without_clicks(name: str) -> None:
    samples = sounds.finish(sounds.compose(name))
    assert samples.typecode == "h"
    assert 0.02 < len(samples) / sounds.RATE < 2.5
    peak = max(map(abs, samples))
    assert 0.2 * sounds.FULL < peak <= 0.5 * sounds.FULL
    assert abs(samples[0]) < peak * 0.02
    assert max(map(abs, samples[-20:])) < peak * 0.02


def test_the_set_has_a_sound_for_everything_the_table_does() -> None:
    wanted = "card die chip rotate flip shuffle error turn win tick shot boom grab pass lose applause"
    assert set(wanted.split()) == set(sounds.NAMES)
    made = {sounds.finish(sounds.compose(name)).tobytes() for name in sounds.NAMES}
    assert len(made) == len(sounds.NAMES)


def test_a_sound_comes_out_the_same_every_time() -> None:
    assert sounds.finish(sounds.compose("die")) == sounds.finish(sounds.compose("die"))


def test_composing_goes_in_small_pieces() -> None:
    """A frame never waits for a whole melody."""
    pieces = sum(1 for _ in sounds.compose("win"))
    assert pieces > 20


def test_the_music_is_a_quiet_loop_without_a_seam(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "CHORD_SECONDS", 1)
    samples = sounds.finish(sounds.compose_music())
    assert len(samples) == len(sounds.CHORDS) * sounds.RATE
    assert max(map(abs, samples)) <= 0.22 * sounds.FULL
    steps = [abs(b - a) for a, b in itertools.pairwise(samples)]
    assert abs(samples[0] - samples[-1]) <= max(steps)


def test_nothing_is_loaded_or_opened_before_the_first_frame() -> None:
    """Start-up pays nothing for sound."""
    code = (
        "import sys; from app.shell.audio import Audio; a = Audio(print)\n"
        "print(a.is_open, a.pump(), a.play('card'), 'pygame' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"] * 4


def test_sounds_are_made_one_after_the_other_and_playable_as_soon_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio = Audio(lambda cause: None)
    assert audio.open()
    assert not audio.play("card")
    frames = 0
    while not audio.play("card"):
        assert audio.pump()
        frames += 1
    assert frames > 2
    assert not audio.play("applause")
    audio.close()
    assert not audio.play("card")


def test_the_device_gets_the_format_of_our_samples(audio: Audio) -> None:
    import pygame

    assert pygame.mixer.get_init() == (sounds.RATE, -16, 1)
    length = len(sounds.finish(sounds.compose("turn"))) / sounds.RATE
    assert audio._ready["turn"].get_length() == pytest.approx(length, abs=0.001)


def test_no_sound_repeats_within_50_ms(audio: Audio, clock: Hand) -> None:
    """UX-76; another sound may well sound meanwhile."""
    assert audio.play("chip")
    clock.now += 0.049
    assert not audio.play("chip")
    assert audio.play("card")
    clock.now += 0.002
    assert audio.play("chip")


def test_mute_silences_everything_and_comes_back(audio: Audio) -> None:
    """UX-76: the key M."""
    assert audio.toggle_mute() is True
    assert not audio.play("die")
    assert audio.toggle_mute() is False
    assert audio.play("die")


def test_levels_take_effect_at_once(audio: Audio, clock: Hand) -> None:
    audio.levels.sound = 0.25
    audio.apply_levels()
    assert audio._ready["card"].get_volume() == pytest.approx(0.25, abs=0.01)
    audio.levels.sound = 0.0
    audio.apply_levels()
    assert not audio.play("card")


def test_muting_stops_a_sound_that_is_playing(audio: Audio) -> None:
    audio.play("win")
    assert audio._ready["win"].get_num_channels() == 1
    audio.toggle_mute()
    assert audio._ready["win"].get_num_channels() == 0


def test_music_is_off_until_wanted_and_then_made_between_frames(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "CHORD_SECONDS", 1)
    monkeypatch.setattr(sounds, "RATE", 2000)
    assert MUSIC not in audio._ready and not audio.pump()
    audio.levels.music_on = True
    audio.apply_levels()
    audio.apply_levels()
    while audio.pump():
        pass
    assert audio._ready[MUSIC].get_num_channels() == 1
    audio.levels.music = 0.1
    audio.apply_levels()
    assert audio._ready[MUSIC].get_volume() == pytest.approx(0.1, abs=0.01)
    assert audio._ready[MUSIC].get_num_channels() == 1
    audio.levels.music_on = False
    audio.apply_levels()
    assert not audio._music_playing


def test_without_a_device_the_program_is_silent_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> None:
    """UX-98."""
    import pygame

    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    audio = Audio(said.append)
    assert not audio.open()
    assert not audio.open()
    assert not audio.pump()
    assert not audio.play("card")
    audio.levels.music_on = True
    audio.apply_levels()
    audio.toggle_mute()
    audio.close()
    assert len(said) == 1


def test_a_device_that_disappears_is_survived_and_said_once(audio: Audio, said: list[str]) -> None:
    """UX-98."""
    import pygame

    pygame.mixer.quit()
    assert not audio.play("card")
    assert not audio.play("die")
    assert not audio.is_open
    assert len(said) == 1


def test_an_unknown_sound_is_silence_never_the_end_of_a_game() -> None:
    assert not Audio(lambda cause: None).play("bang")


def test_every_sound_that_a_table_asks_for_exists():
    """A name without a sound is silence; so that none is missed, the names in use are compared with the set."""
    import ast
    from pathlib import Path

    from art.sounds import NAMES

    root = Path(__file__).parents[2] / "app"
    used: set[str] = set()
    for path in [*(root / "games").rglob("*.py"), root / "table" / "module.py"]:
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "SOUNDS" in text else ():
            named = isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "SOUNDS"
            if named and isinstance(node.value, ast.Dict):
                used |= {value.value for value in node.value.values if isinstance(value, ast.Constant)}
    assert used
    assert used <= set(NAMES)
    assert {"card", "rotate", "shuffle", "die"} <= set(NAMES)
