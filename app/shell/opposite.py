"""Two people face to face: the whole picture is turned for the one at the far side, so that all text stands upright for
whoever reads it (UX-48)."""

from __future__ import annotations

import pygame


class Opposite:
    """Draws beside the window while the picture is turned, and turns what the pointer does back."""

    def __init__(self) -> None:
        self.is_turned = False

    def ground(self, drawn: pygame.Surface, turned: bool) -> pygame.Surface:
        """What the next picture is drawn on: the window, or a surface beside it. It keeps what was drawn, because not
        every picture is drawn anew as a whole."""
        window = pygame.display.get_surface()
        self.is_turned = turned and window is not None
        if window is None or (drawn is window) != self.is_turned:
            return drawn
        if self.is_turned:
            return drawn.copy()
        window.blit(drawn, (0, 0))
        return window

    def show(self, drawn: pygame.Surface) -> None:
        """The picture is complete."""
        window = pygame.display.get_surface()
        if self.is_turned and window is not None:
            window.blit(pygame.transform.flip(drawn, True, True), (0, 0))

    def seen(self, event: pygame.event.Event) -> pygame.event.Event:
        """What the pointer did, as the one at the far side means it."""
        if not self.is_turned or not hasattr(event, "pos") or event.type not in POINTER:
            return event
        window = pygame.display.get_surface()
        if window is None:
            return event
        wide, high = window.get_size()
        told = {**event.__dict__, "pos": (wide - 1 - event.pos[0], high - 1 - event.pos[1])}
        if "rel" in told:
            told["rel"] = (-told["rel"][0], -told["rel"][1])
        return pygame.event.Event(event.type, told)


POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
