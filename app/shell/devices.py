"""What hangs on the machine: the window on its monitor, gamepads, sound. Each may be missing (UX-77, UX-98)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

if TYPE_CHECKING:
    from pathlib import Path

    from app.settings import Settings
    from app.shell.audio import Audio
    from app.ui.program import Tune

TITLE = "Orrery"
LEAST_SIZE = (1024, 640)
FRAME = 72  # what title bar and task bar take of a screen's height; no window knows before it is shown


class NoScreen(Exception):
    """The system shows no window: no display, or no driver for it."""


def monitors() -> list[tuple[int, int]]:
    """The sizes of all monitors."""
    return pygame.display.get_desktop_sizes() if pygame.display.get_init() else []


def open_surface(settings: Settings, size: tuple[int, int], shown: bool, asked: bool = False) -> pygame.Surface:
    """The window as the settings want it, hidden; without a screen to show it on, just a surface of that size. A size
    that somebody `asked` for leaves no room for a frame."""
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoScreen(str(error)) from error
    pygame.display.set_caption(TITLE)
    pygame.display.set_icon(pygame.Surface((32, 32), pygame.SRCALPHA))  # or pygame loads its own until ours is drawn
    if not shown:
        return pygame.display.set_mode(size)
    monitor = min(settings["monitor"], len(monitors()) - 1)
    try:
        fits = fitting(size, monitors()[monitor], first=not (asked or settings["place"]))
        surface = pygame.display.set_mode(fits, pygame.RESIZABLE | pygame.HIDDEN, display=monitor)
    except pygame.error as error:
        raise NoScreen(str(error)) from error
    window = pygame.Window.from_display_module()
    wide, high = monitors()[monitor]
    window.minimum_size = (min(LEAST_SIZE[0], wide), min(LEAST_SIZE[1], high))
    place = settings["place"]
    if place and _on_screen(place, surface.get_size()):
        window.position = (place[0], place[1])
    return surface


def show_window(full_screen: bool) -> None:
    """The hidden window comes into sight."""
    window = pygame.Window.from_display_module()
    window.show()
    if full_screen:
        window.set_fullscreen(desktop=True)


def switch_full_screen(full: bool) -> None:
    """The same window fills its monitor or returns to its own size and place."""
    window = pygame.Window.from_display_module()
    if full:
        window.set_fullscreen(desktop=True)
    else:
        window.set_windowed()


def come_to_front() -> None:
    """A full-screen window that was minimised, hidden or covered fills its monitor again and has the keyboard."""
    window = pygame.Window.from_display_module()
    for step in (window.show, window.restore, partial(window.set_fullscreen, desktop=True), window.focus):
        with suppress(pygame.error):  # what a window manager refuses may work the next time
            step()
    grab_keyboard()


def grab_keyboard() -> None:
    """Keys of the desktop come to the program as well, where the system allows it."""
    with suppress(pygame.error, AttributeError):
        pygame.Window.from_display_module().grab_keyboard = True


def fitting(size: tuple[int, int], monitor: tuple[int, int], first: bool) -> tuple[int, int]:
    """A remembered size may belong to a monitor that is gone. The `first` window leaves room for its own frame: nobody
    has put it anywhere yet (UX-1, UX-77)."""
    wide, high = monitor
    most = max(LEAST_SIZE[1], high - FRAME) if first else high
    return min(max(size[0], LEAST_SIZE[0]), wide), min(max(size[1], LEAST_SIZE[1]), most, high)


def _on_screen(place: list[int], size: tuple[int, int]) -> bool:
    """Only the first monitor's corner is known, so a place counts if the window lies whole on all of them together."""
    wide = sum(one[0] for one in monitors())
    high = max((one[1] for one in monitors()), default=0)
    return place[0] >= 0 and place[1] >= 0 and place[0] + size[0] <= wide and place[1] + size[1] <= high


def window_place() -> list[int]:
    """Where the window stands now; nothing where the system does not tell."""
    try:
        x, y = pygame.Window.from_display_module().position
    except (pygame.error, TypeError):
        return []
    return [x, y] if 0 <= x <= 30000 and 0 <= y <= 30000 else []


class Devices:
    """Gamepads and sound, opened after the first frame."""

    def __init__(self, settings: Settings, report: Callable[..., None]) -> None:
        self._settings, self._report = settings, report
        self.audio: Audio | None = None
        self._pads: list[Any] = []
        self._busy = False

    def show_busy(self, busy: bool = True) -> None:
        """The pointer as the system shows that something is under way; at once, without a frame."""
        if busy != self._busy:
            self._busy = busy
            with suppress(pygame.error):  # a system without such a pointer
                pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_WAIT if busy else pygame.SYSTEM_CURSOR_ARROW)

    def show_ready(self) -> None:
        self.show_busy(False)

    def open_pads(self) -> None:
        try:
            from pygame._sdl2 import controller

            controller.init()
            places = range(controller.get_count())
            self._pads = [controller.Controller(place) for place in places if controller.is_controller(place)]
        except (ImportError, pygame.error):
            self._pads = []  # no pads: mouse and keys still do everything

    def open_audio(self) -> None:
        from app.shell.audio import Audio

        self.audio = Audio(lambda cause: self._report("notice-no-sound", icon="mute"))
        self.apply_levels()
        self.audio.open()

    def apply_levels(self) -> None:
        if self.audio:
            settings, levels = self._settings, self.audio.levels
            levels.sound, levels.sound_on = settings["sound_level"] / 100, settings["sound_on"]
            levels.music, levels.music_on = settings["music_level"] / 100, settings["music_on"]
            levels.muted = settings["muted"]
            self.audio.apply_levels()

    def play(self, name: str) -> None:
        if self.audio:
            self.audio.play(name)

    def tune(self, tune: Tune) -> None:
        if self.audio:
            self.audio.tune(tune)

    def pump(self) -> bool:
        """Make a piece of a sound; True if there are more."""
        return self.audio is not None and self.audio.pump()

    def close(self) -> None:
        if self.audio:
            self.audio.close()


def folder_viewer() -> str | None:
    """The program with which the system shows a folder; None if it has none."""
    import shutil

    return shutil.which({"win32": "explorer", "darwin": "open"}.get(sys.platform, "xdg-open"))


def show_folder(folder: Path) -> bool:
    """False if it could not be shown."""
    import subprocess

    viewer = folder_viewer()
    if viewer is None:
        return False
    try:
        subprocess.Popen(
            [viewer, str(folder)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    except OSError:
        return False
    return True
