"""Sound is our own, never in the way and never required (UX-76, UX-98)."""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.shell.audio import Audio, Volumes
from app.tools.commands.sounds import Heard, broken, measured
from app.ui.program import Tune
from art import sounds
from art.ambience import MOODS
from art.sound_set import SoundFault, house, read
from tests.support.games import LONG

ROOT = Path(__file__).resolve().parents[2]
DIE = house().sounds["die"]
MUSIC = ("", "calm")


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


@pytest.fixture
def own_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A game with a die and two moods of its own."""
    path = tmp_path / "sounds.toml"
    moods = "".join(f"[ambience.{mood}]\nseconds = 0.2\nchords = [[{110 + i}.0]]\n" for i, mood in enumerate(MOODS))
    path.write_text(f"[die]\nstrikes = [{{ bell = 400 }}]\n{moods}", encoding="utf-8")
    monkeypatch.setattr("app.shell.audio.folder", lambda game, name: path)
    return "stars"


@pytest.fixture(scope="module")
def heard() -> list[Heard]:
    """Every sound of the house and of all games, and their music in short."""
    return list(measured(seconds=0.5))


def test_no_sound_clips_and_none_stands_out(heard: list[Heard]) -> None:
    """The same bars as `orrery sounds`: peaks below -3 dB, effects within 6 dB of each other, music well below."""
    assert broken(heard) == []


def test_what_is_too_loud_would_be_noticed(heard: list[Heard]) -> None:
    shrill = heard[0]._replace(peak_db=-1.0, loud_db=-10.0)
    music = next(one for one in heard if one.music)._replace(loud_db=-20.0)
    assert len(broken([*heard, shrill, music])) == 3


def test_every_sound_is_short_and_without_clicks(heard: list[Heard]) -> None:
    for one in heard:
        if one.music:
            continue
        samples, peak = one.samples, max(map(abs, one.samples))
        assert samples.typecode == "h"
        assert 0.02 < one.seconds < 2.5, one.name
        assert abs(samples[0]) < peak * 0.02, one.name
        assert max(map(abs, samples[-20:])) < peak * 0.02, one.name


def test_all_sounds_and_all_music_differ(heard: list[Heard]) -> None:
    assert len({one.samples.tobytes() for one in heard}) == len(heard)


def test_every_game_has_a_palette_and_music_for_each_mood(heard: list[Heard]) -> None:
    """A game of some minutes may do with those of the house."""
    for game in LONG:
        own = [one for one in heard if one.owner == game]
        assert len([one for one in own if not one.music]) >= 4, game
        assert {one.name for one in own if one.music} == set(MOODS), game


def test_a_sound_comes_out_the_same_every_time() -> None:
    assert sounds.finish(sounds.compose(DIE)) == sounds.finish(sounds.compose(DIE))


def test_composing_goes_in_small_pieces() -> None:
    """A frame never waits for a whole melody."""
    pieces = sum(1 for _ in sounds.compose(house().sounds["win"]))
    assert pieces > 20


def test_the_music_is_a_loop_without_a_seam(heard: list[Heard]) -> None:
    for one in heard:
        if one.music:
            steps = [abs(b - a) for a, b in itertools.pairwise(one.samples)]
            assert abs(one.samples[0] - one.samples[-1]) <= max(steps), (one.owner, one.name)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[die]\nstrikes = []", "die"),
        ("[die]\nstrikes = [{ gong = 3 }]", "gong"),
        ("[die]\nstrikes = [{ tone = 3, colour = 2 }]", "colour"),
        ("[die]\nloud = 'very'\nstrikes = [{ tone = 3 }]", "moment"),
        ("[ambience.fear]\nchords = [[110]]", "fear"),
        ("[ambience.calm]\nchords = []", "chords"),
        ("[ambience.calm]\nchords = [[110]]\ndrums = 3", "drums"),
        ("[die", "sounds.toml"),
    ],
)
def test_a_file_that_says_something_else_is_refused_with_the_place(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "sounds.toml").write_text(text, encoding="utf-8")
    with pytest.raises(SoundFault, match=told):
        read(tmp_path / "sounds.toml")


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
    monkeypatch.setattr("app.shell.audio.PUMP_S", 0.0)  # one piece at a time
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
    length = len(sounds.finish(sounds.compose(house().sounds["turn"]))) / sounds.RATE
    assert audio._ready["", "turn"].get_length() == pytest.approx(length, abs=0.001)


def test_no_sound_repeats_within_50_ms(audio: Audio, clock: Hand) -> None:
    """UX-76; another sound may well sound meanwhile."""
    assert audio.play("chip")
    clock.now += 0.049
    assert not audio.play("chip")
    assert audio.play("card")
    clock.now += 0.002
    assert audio.play("chip")


def mute(audio: Audio, muted: bool) -> None:
    audio.levels.muted = muted
    audio.apply_levels()


def test_mute_silences_everything_and_comes_back(audio: Audio) -> None:
    """UX-76: the key M."""
    mute(audio, True)
    assert not audio.play("die")
    mute(audio, False)
    assert audio.play("die")


def test_levels_take_effect_at_once(audio: Audio, clock: Hand) -> None:
    audio.levels.sound = 0.25
    audio.apply_levels()
    assert audio._ready["", "card"].get_volume() == pytest.approx(0.25, abs=0.01)
    audio.levels.sound = 0.0
    audio.apply_levels()
    assert not audio.play("card")


def test_muting_stops_a_sound_that_is_playing(audio: Audio) -> None:
    audio.play("win")
    assert audio._ready["", "win"].get_num_channels() == 1
    mute(audio, True)
    assert audio._ready["", "win"].get_num_channels() == 0


def test_music_is_off_until_wanted_and_then_made_between_frames(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
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
    assert audio._playing is None


def test_sounds_alone_can_be_switched_off(audio: Audio) -> None:
    """UX-76: each kind has a mute of its own."""
    audio.play("win")
    audio.levels.sound_on = False
    audio.apply_levels()
    assert audio._ready["", "win"].get_num_channels() == 0
    assert not audio.play("die")
    audio.levels.sound_on = True
    assert audio.play("die")


def test_a_table_sounds_like_its_game_and_its_music_follows_the_mood(audio: Audio, own_game: str) -> None:
    def until_made() -> None:
        while audio.pump():
            pass

    common = audio._ready["", "die"]
    audio.levels.music_on = True
    audio.tune(Tune(own_game))
    assert audio.play("die") and common.get_num_channels() == 1  # until its own is made
    until_made()
    assert (own_game, "die") in audio._ready and (own_game, "card") not in audio._ready
    assert audio._playing == (own_game, "calm")
    audio.tune(Tune(own_game, "danger"))
    assert audio._playing == (own_game, "calm")  # goes on until the other is made
    until_made()
    assert audio._playing == (own_game, "danger")
    audio.tune(Tune())
    until_made()
    assert audio._playing == MUSIC
    assert not any(game == own_game and name == "die" for game, name in audio._ready)


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
    mute(audio, True)
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

    root = Path(__file__).parents[2] / "app"
    used: set[str] = set()
    for path in (root / "games").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "SOUNDS" in text else ():
            named = isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "SOUNDS"
            if named and isinstance(node.value, ast.Dict):
                used |= {value.value for value in node.value.values if isinstance(value, ast.Constant)}
    assert used
    assert used <= set(house().sounds)
    assert {"card", "rotate", "shuffle", "die"} <= set(house().sounds)
