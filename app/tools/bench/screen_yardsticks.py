"""The yardsticks that need a window: NAIVE60, and the barest frame there is (perf.md)."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import sleep
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pygame

    from app.shell.main import App

SIZE = (1920, 1080)
CARD = (220, 308)
CARDS = 60
FRAME_MS = 1000 / 60


def choose_driver() -> None:
    """Without a screen everything is drawn for SDL's dummy driver; product and yardstick always share one."""
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


def plain_app(**settings: Any) -> App:
    """The program at the size of the yardsticks, its frames advanced by hand, without sound and gamepads."""
    choose_driver()
    from app.settings import Settings
    from app.shell.main import App

    chosen = Settings()
    for name, value in {"language": "en", "first_run_done": True, **settings}.items():
        chosen[name] = value
    return App(chosen, size=SIZE, shown=False)


def come_to_rest(app: App, ms: float = 3000.0) -> None:
    """Let chores, fades and pulses end, so that only what is measured happens."""
    app.step(0.0)
    app.finish_chores()
    for _ in range(4):
        app.step(ms / 4)
    app.finish_chores()
    for _ in range(2):  # pictures and words that are prepared meanwhile; then what a resting screen prepares
        while app.studio is not None and app.studio.busy:
            sleep(0.002)
        app.step(ms)


def background() -> pygame.Surface:
    """The product's own table top in the window's pixel layout."""
    from art.table_top import table_top

    return table_top(SIZE).convert()


def naive60(screen: pygame.Surface) -> Callable[[], None]:
    """A frame as a first draft would draw it: background, 60 card sprites with alpha one by one, flip."""
    import pygame

    from art.cards import card_frame

    back = background()
    colours = ("#3B6EA8", "#5E8C4A", "#A58B5B", "#7A5BA8", "#B4703C", "#B23A48")
    faces = [card_frame(CARD[0], colour=colour, icon="star").convert_alpha() for colour in colours]
    across, down = 12, 5
    room = ((SIZE[0] - CARD[0]) / (across - 1), (SIZE[1] - CARD[1]) / (down - 1))
    spots = [(round(n % across * room[0]), round(n // across * room[1])) for n in range(CARDS)]
    # Sixty surfaces of their own, as sixty different cards would be.
    cards = [(faces[n % len(faces)].copy(), spot) for n, spot in enumerate(spots)]

    def frame() -> None:
        screen.blit(back, (0, 0))
        for sprite, spot in cards:
            screen.blit(sprite, spot)
        pygame.display.flip()

    return frame


def bare_frame(screen: pygame.Surface) -> Callable[[], None]:
    """Background and flip, nothing else."""
    import pygame

    back = background()

    def frame() -> None:
        screen.blit(back, (0, 0))
        pygame.display.flip()

    return frame
