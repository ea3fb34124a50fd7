"""A click means the screen that is seen: none that was made before a screen came into sight acts on it (UX-23).

A screen may be in the making for longer than a frame. Whatever is clicked meanwhile was meant for the one before, and
the time that a button has been there begins when it is seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from app.ui.scene import Scene

_CLICKS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_FRAME_MS = 1000 / 60


class FirstSight:
    """Knows which screen is seen in the window."""

    def __init__(self) -> None:
        self._seen: Scene | None = None
        self._is_new = False

    def heard(self, scenes: Sequence[Scene], events: Iterable[pygame.event.Event]) -> Iterator[pygame.event.Event]:
        """Events of one frame; when one of them brings another screen, the presses after it are not for that."""
        begun = scenes[-1] if scenes else None
        for event in events:
            if event.type != pygame.MOUSEBUTTONDOWN or not scenes or scenes[-1] is begun:
                yield event

    def meant(self, scenes: Sequence[Scene], events: list[pygame.event.Event]) -> list[pygame.event.Event]:
        """Events without the presses on a screen that has not been seen yet."""
        if not scenes or scenes[-1] is self._seen:
            return events
        return [event for event in events if event.type != pygame.MOUSEBUTTONDOWN]

    def see(self, scene: Scene) -> None:
        """This screen is in the window now; called after every frame that was drawn."""
        if scene is self._seen:
            return
        self._seen, self._is_new = scene, True
        scene.host.appear()
        pygame.event.clear(_CLICKS)

    def passed(self, dt: float) -> float:
        """The time that counts: not that in which a new screen was made and nothing could be seen or done."""
        is_new, self._is_new = self._is_new, False
        return min(dt, _FRAME_MS) if is_new else dt
