"""P22: a map with many pieces is zoomed and panned, frame by frame, beside NAIVE60 in the same process."""

from __future__ import annotations

import json
from statistics import median, quantiles
from time import sleep, thread_time
from typing import TYPE_CHECKING

from .measure import Bar
from .screen_yardsticks import FRAME_MS, come_to_rest

if TYPE_CHECKING:
    import pygame

    from app.shell.main import App

RUNS = 3  # each in a fresh process
PLAYERS = 4
ANSWERS = 900  # of the random game before it: by then most of the map lies open
WHEEL = (1, 1, 1, 1, -1, -1, 1, 1, -1, -1, -1, -1)  # notches, with a pan after each
HOVERS, DRAGS = 10, 25  # frames in which the pointer moves alone, and with the map
PAUSE = 0.006  # seconds between frames, in which pictures are prepared beside them as in a real window


def map_bar(game: str) -> Bar:
    """P22: zoomed and panned the second time, so that no picture is made for the first time."""
    from .process_bars import stage

    runs = [json.loads(stage("map", game)) for _ in range(RUNS)]
    frame, yardstick = median(run["p99"] for run in runs), median(run["naive"] for run in runs)
    detail = f"p99 {frame * 1e3:.1f} ms of {runs[0]['frames']} frames, NAIVE60 {yardstick * 1e3:.2f} ms"
    return Bar(
        "P22", "p99 frame of a zoomed and panned map against NAIVE60", frame / yardstick, 2, 1, False, game, detail
    )


def frames_of_a_journey(app: App) -> list[float]:
    """The seconds of each frame while the wheel turns and the board is dragged about; the processor's, as NAIVE60's."""
    import pygame

    taken: list[float] = []

    def step(*events: pygame.event.Event) -> None:
        begin = thread_time()
        app.step(FRAME_MS, list(events))
        taken.append(thread_time() - begin)
        sleep(PAUSE)

    def moved(x: float, y: float, held: int = 0) -> pygame.event.Event:
        return pygame.event.Event(pygame.MOUSEMOTION, pos=(int(x), int(y)), rel=(0, 0), buttons=(held, 0, 0))

    width, height = app.ctx.size
    x, y = width * 0.4, height * 0.45
    for notches in WHEEL:
        step(pygame.event.Event(pygame.MOUSEWHEEL, pos=(int(x), int(y)), x=0, y=notches), moved(x, y))
        for frame in range(HOVERS):
            step(moved(x + frame, y))
        step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(int(width * 0.5), int(height * 0.2)), button=1))
        for frame in range(DRAGS):
            step(moved(width * 0.5 - 12 * frame, height * 0.2 + 7 * frame, held=1))
        end = int(width * 0.5 - 12 * DRAGS), int(height * 0.2 + 7 * DRAGS)
        step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    return taken


def journey(app: App, game: str) -> dict[str, float]:
    """What the stage of this bar tells: p99 of the frames, and NAIVE60."""
    from app.tools.table_shots import table

    from .measure import per_run
    from .screen_yardsticks import naive60

    table(app, game, steps=ANSWERS, seats=PLAYERS)
    come_to_rest(app)
    frames_of_a_journey(app)
    come_to_rest(app)
    taken = frames_of_a_journey(app)
    naive = per_run(naive60(app.surface), 0.1)
    return {"p99": quantiles(taken, n=100)[98], "naive": min(naive() for _ in range(5)), "frames": len(taken)}
