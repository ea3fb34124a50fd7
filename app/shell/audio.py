"""Sound of the table: short sounds and quiet music, never required (UX-76, UX-98).

Nothing happens before `open`, which belongs after the first frame; then `pump` makes a few small pieces of a sound
per frame. Every game may bring sounds and music of its own (`art.sound_set`), and the music follows the mood of the
table. Without a device everything stays silent and the cause is reported once.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.games import folder
from app.ui.program import Tune
from art import ambience, sound_set, sounds

if TYPE_CHECKING:
    import pygame

REPEAT_GAP_S = 0.05  # UX-76
PUMP_S = 0.0015  # how long one frame may spend on making sounds
FADE_MS = 2500  # from one music to the next
DEVICE_BUFFER = 512  # samples: about 23 ms of delay
HOUSE = ""  # the game of sounds that are nobody's own

Key = tuple[str, str]  # game and name of a sound, or a mood


@dataclass(slots=True)
class Volumes:
    """What the user set: levels from 0 to 1, whether each is wanted, and the mute of everything."""

    sound: float = 0.8
    sound_on: bool = True
    music: float = 0.5
    music_on: bool = False
    muted: bool = False


def set_of(game: str) -> sound_set.SoundSet:
    """What a game brings along, filled up with the house's."""
    return sound_set.with_house(folder(game, "sounds.toml") if game else None)


class Audio:
    """Plays sounds by name; `report` is told once, with the technical cause, when there is no device."""

    def __init__(
        self,
        report: Callable[[str], None],
        levels: Volumes | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.levels = levels or Volumes()
        self._report = report
        self._clock = clock
        self._open = False
        self._said = False
        self._ready: dict[Key, pygame.mixer.Sound] = {}
        self._work: deque[tuple[Key, sounds.Composing]] = deque()
        self._last: dict[str, float] = {}
        self._tune = Tune()
        self._playing: Key | None = None  # the music

    @property
    def is_open(self) -> bool:
        """Whether there is a device to play on."""
        return self._open

    def open(self) -> bool:
        """Take the sound device; call it after the first frame. False: the program stays silent."""
        if self._open:
            return True
        try:
            import pygame

            if pygame.mixer.get_init():
                pygame.mixer.quit()
            pygame.mixer.init(sounds.RATE, -16, 1, DEVICE_BUFFER, allowedchanges=0)
        except (ImportError, NotImplementedError, RuntimeError, OSError) as missing:
            self._go_silent(missing)
            return False
        self._open = True
        for game in {HOUSE, self._tune.game}:
            self._make_sounds(game)
        self.apply_levels()
        return True

    def close(self) -> None:
        """Give the device back; sounds made so far are forgotten with it."""
        had_device = self._open
        self._forget()
        if had_device:
            import pygame

            pygame.mixer.quit()

    def _forget(self) -> None:
        self._open, self._playing = False, None
        self._ready.clear()
        self._work.clear()

    # --- what sounds

    def tune(self, tune: Tune) -> None:
        """What is on the screen now: a game's own sounds are made first, and its music fades in."""
        if tune == self._tune:
            return
        left, self._tune = self._tune.game, tune
        if not self._has_device():
            return
        if tune.game != left:
            self._make_sounds(tune.game)
        self._follow_music()

    def _own(self, game: str, name: str) -> str:
        """Whose a sound or a mood is: the game's, or the house's."""
        whole, common = set_of(game), sound_set.house()
        mine = whole.sounds.get(name) or whole.ambience.get(name)
        return HOUSE if mine == (common.sounds.get(name) or common.ambience.get(name)) else game

    def _make_sounds(self, game: str) -> None:
        for key in [key for key in self._ready if key[0] not in (HOUSE, game)]:
            if key != self._playing:
                del self._ready[key]  # of a game that has been left
        made = {key for key, _ in self._work} | set(self._ready)
        for name, recipe in set_of(game).sounds.items():
            key = (self._own(game, name), name)
            if key not in made:
                self._work.append((key, sounds.compose(recipe)))

    def _go_silent(self, cause: BaseException) -> None:
        self._forget()
        if not self._said:
            self._said = True
            self._report(f"{type(cause).__name__}: {cause}")

    def _has_device(self) -> bool:
        """Asked before any sound is touched: one that outlives its mixer brings the whole process down."""
        if not self._open:
            return False
        import pygame

        if not pygame.mixer.get_init():
            self._go_silent(RuntimeError("the mixer was closed"))
        return self._open

    def pump(self) -> bool:
        """Do a little of the remaining work; call it once a frame. True while there is more."""
        if not self._work or not self._has_device():
            return False
        until = time.perf_counter() + PUMP_S
        while True:
            key, composing = self._work[0]
            try:
                next(composing)
            except StopIteration as done:
                self._work.popleft()
                self._keep(key, done.value)
            if not self._work or time.perf_counter() >= until:
                return bool(self._work)

    def _keep(self, key: Key, samples: sounds.Samples) -> None:
        import pygame

        try:
            self._ready[key] = pygame.mixer.Sound(buffer=samples.tobytes())
        except pygame.error as lost:
            self._go_silent(lost)
            return
        self.apply_levels()

    def play(self, name: str) -> bool:
        """Play a sound now, unless muted, not made yet, or played less than 50 ms ago; says whether it sounds.

        A name without a sound is silence: nothing in a game may stop for want of a noise (UX-98).
        """
        now = self._clock()
        silent = not self._has_device() or self.levels.muted or not self.levels.sound_on or self.levels.sound <= 0
        sound = self._ready.get((self._tune.game, name)) or self._ready.get((HOUSE, name))
        if silent or sound is None or now - self._last.get(name, -1.0) < REPEAT_GAP_S:
            return False
        import pygame

        try:
            sound.play()
        except pygame.error as lost:
            self._go_silent(lost)
            return False
        self._last[name] = now
        return True

    # --- how loud, and the music

    def apply_levels(self) -> None:
        """Bring a change of `levels` into effect at once; wanted music is made and started."""
        if not self._has_device():
            return
        silent = self.levels.muted or not self.levels.sound_on
        for key, sound in self._ready.items():
            is_music = key[1] in ambience.MOODS
            sound.set_volume(self.levels.music if is_music else self.levels.sound)
            if silent and not is_music:
                sound.stop()
        self._follow_music()

    def _follow_music(self) -> None:
        """Fade to the music of the moment once it is made; until then the one before goes on."""
        game, mood = self._tune
        key = (self._own(game, mood), mood)
        if not self.levels.music_on or self.levels.muted or self.levels.music <= 0:
            self._play_music(None)
        elif key in self._ready:
            self._play_music(key)
        elif all(waiting != key for waiting, _ in self._work):
            self._work.append((key, ambience.compose_ambience(set_of(game).ambience[mood])))

    def _play_music(self, key: Key | None) -> None:
        if key == self._playing:
            return
        if self._playing in self._ready:
            self._ready[self._playing].fadeout(FADE_MS if key else 300)
        if key is not None:
            self._ready[key].play(loops=-1, fade_ms=FADE_MS)
        self._playing = key
