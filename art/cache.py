"""One store for drawn surfaces, bounded by bytes: the picture used longest ago leaves first."""

from __future__ import annotations

from _thread import allocate_lock  # threading itself takes its time at every start
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

import pygame

P = ParamSpec("P")
DEFAULT_LIMIT = 96 * 1024 * 1024


def bytes_of(surface: pygame.Surface) -> int:
    """Memory that the pixels take."""
    return surface.get_pitch() * surface.get_height()


class SurfaceCache:
    """Surfaces by key, least recently used out first; several threads may draw into it."""

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self.limit = limit
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._lock = allocate_lock()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The kept surface, or a new one from `draw`."""
        kept = self._kept.get(key)
        if kept is None:
            kept = draw()
            self.put(key, kept)
            return kept
        # Asked for hundreds of times a frame: as long as there is much room, who was used last does not matter.
        if self.used * 2 > self.limit and key in self._kept:
            self._kept.move_to_end(key)
        return kept

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The kept surface, if there is one."""
        with self._lock:
            kept = self._kept.get(key)
            if kept is not None:
                self._kept.move_to_end(key)
            return kept

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep a surface; one larger than the whole store is not kept."""
        size = bytes_of(surface)
        if size > self.limit:
            return
        with self._lock:
            before = self._kept.pop(key, None)
            if before is not None:
                self.used -= bytes_of(before)
            self._kept[key] = surface
            self.used += size
            self._shrink()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def _shrink(self) -> None:
        while self.used > self.limit:
            _, oldest = self._kept.popitem(last=False)
            self.used -= bytes_of(oldest)

    def drop(self, name: str) -> None:
        """Forget what one drawing function has drawn, for example the steps of a motion that is over."""
        with self._lock:
            for key in [key for key in self._kept if isinstance(key, tuple) and key[0] == name]:
                self.used -= bytes_of(self._kept.pop(key))

    def clear(self) -> None:
        """Forget everything, for example after a change of theme or window size."""
        with self._lock:
            self._kept.clear()
            self.used = 0


STORE = SurfaceCache()


def cached(draw: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
    """Keep what a drawing function returns by its arguments; callers must not draw on the result."""
    name = f"{draw.__module__}.{draw.__qualname__}"

    @wraps(draw)
    def kept(*args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
        key = (name, args, tuple(sorted(kwargs.items())))
        return STORE.get(key, lambda: native(draw(*args, **kwargs)))

    return kept


def native(surface: pygame.Surface) -> pygame.Surface:
    """In the window's own pixel layout once there is a window, which makes every later blit cheaper."""
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        return surface
    if not surface.get_flags() & pygame.SRCALPHA:
        return _loosely_packed(surface)
    masks = pygame.Surface((1, 1), pygame.SRCALPHA).convert_alpha().get_masks()
    return surface if surface.get_masks() == masks else surface.convert_alpha()


def _loosely_packed(surface: pygame.Surface) -> pygame.Surface:
    """An opaque picture whose rows do not all begin at a multiple of 16 bytes.

    SDL copies rows that do around the processor's cache: one whole window is copied faster that way, but a picture of
    ordinary size three times slower, and what is drawn over it waits for the memory (P22).
    """
    wide, high = surface.get_size()
    if wide % 4:
        return surface.convert()
    room = pygame.Surface((wide + 1, high))  # in the window's layout, as there is one
    made = room.subsurface((0, 0, wide, high))
    made.blit(surface, (0, 0))
    return made


def run_length(surface: pygame.Surface) -> pygame.Surface:
    """For pictures that are mostly solid or mostly empty and only ever blitted: whole runs are copied or skipped.

    A card is drawn twice as fast, an outline ten times; a soft veil over a large area would be slower.
    """
    if not surface.get_flags() & pygame.RLEACCEL:
        surface.set_alpha(255, pygame.RLEACCEL)
    return surface
