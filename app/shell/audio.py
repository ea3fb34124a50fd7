"""Sound of the table: short sounds and quiet music, never required (UX-76, UX-98).

Nothing happens before `open`, which belongs after the first frame; then `pump` makes one small piece of a sound
per frame. Without a device everything stays silent and the cause is reported once.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from art import sounds

if TYPE_CHECKING:
    import pygame

REPEAT_GAP_S = 0.05  # UX-76
DEVICE_BUFFER = 512  # samples: about 23 ms of delay
MUSIC = "music"


@dataclass(slots=True)
class Volumes:
    """What the user set: levels from 0 to 1, music only if wanted, and the mute of everything."""

    sound: float = 0.8
    music: float = 0.5
    music_on: bool = False
    muted: bool = False


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
        self._ready: dict[str, pygame.mixer.Sound] = {}
        self._work: deque[tuple[str, sounds.Composing]] = deque()
        self._last: dict[str, float] = {}
        self._music_playing = False

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
        self._work.extend((name, sounds.compose(name)) for name in sounds.NAMES if name not in self._ready)
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
        self._open = self._music_playing = False
        self._ready.clear()
        self._work.clear()

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
        """Do one small piece of the remaining work; call it once a frame. True while there is more."""
        if not self._work or not self._has_device():
            return False
        name, composing = self._work[0]
        try:
            next(composing)
        except StopIteration as done:
            self._work.popleft()
            self._keep(name, done.value)
        return bool(self._work)

    def _keep(self, name: str, samples: sounds.Samples) -> None:
        import pygame

        try:
            self._ready[name] = pygame.mixer.Sound(buffer=samples.tobytes())
        except pygame.error as lost:
            self._go_silent(lost)
            return
        self.apply_levels()

    def play(self, name: str) -> bool:
        """Play a sound now, unless muted, not made yet, or played less than 50 ms ago; says whether it sounds.

        A name without a sound is silence: nothing in a game may stop for want of a noise (UX-98).
        """
        now = self._clock()
        silent = not self._has_device() or self.levels.muted or self.levels.sound <= 0
        if silent or name not in self._ready or now - self._last.get(name, -1.0) < REPEAT_GAP_S:
            return False
        import pygame

        try:
            self._ready[name].play()
        except pygame.error as lost:
            self._go_silent(lost)
            return False
        self._last[name] = now
        return True

    def apply_levels(self) -> None:
        """Bring a change of `levels` into effect at once; wanted music is made and started."""
        if not self._has_device():
            return
        for name, sound in self._ready.items():
            sound.set_volume(self.levels.music if name == MUSIC else self.levels.sound)
        wanted = self.levels.music_on and not self.levels.muted and self.levels.music > 0
        if self.levels.muted:
            for name in sounds.NAMES:
                if name in self._ready:
                    self._ready[name].stop()
        if wanted and MUSIC not in self._ready and all(name != MUSIC for name, _ in self._work):
            self._work.append((MUSIC, sounds.compose_music()))
        self._set_music_playing(wanted and MUSIC in self._ready)

    def _set_music_playing(self, wanted: bool) -> None:
        if wanted == self._music_playing:
            return
        if wanted:
            self._ready[MUSIC].play(loops=-1, fade_ms=1500)
        else:
            self._ready[MUSIC].fadeout(300)
        self._music_playing = wanted

    def toggle_mute(self) -> bool:
        """The key M (UX-76): everything off or on again; returns whether it is muted now."""
        self.levels.muted = not self.levels.muted
        self.apply_levels()
        return self.levels.muted
