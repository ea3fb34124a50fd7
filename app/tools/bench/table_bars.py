"""P7 to P10 and P15: what the table costs to draw, beside its yardsticks in the same window."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from statistics import median
from typing import TYPE_CHECKING

from .measure import SAMPLES, Bar, interleaved, per_run, seconds
from .screen_yardsticks import FRAME_MS, bare_frame, come_to_rest, naive60, plain_app

if TYPE_CHECKING:
    from app.shell.main import App

SLICE = 0.03  # seconds of one sample
GAMES = 5  # runs of the scripted game, each in a fresh process
ANSWERS = 36  # of the person in a scripted game


def drawing_bars(wanted: frozenset[str]) -> Iterator[Bar]:
    """P7, P8 and P9 on the demo table of sixty cards."""
    gc.collect()
    gc.freeze()  # what the bars before have loaded is no part of a table: looking through it would be counted
    app = plain_app()
    try:
        from .demo_table import demo_scene

        scene = demo_scene(app)
        naive = per_run(naive60(app.surface), SLICE)
        if "P7" in wanted:
            yield _rebuild_bar(app, scene, naive)
        if "P8" in wanted:
            yield _motion_bar(app, scene, naive)
        if "P9" in wanted:
            come_to_rest(app)
            # As the window's own loop goes on while nothing happens, which looks after the table in every fourth frame.
            resting, bare = interleaved(
                [per_run(lambda: app.beat(FRAME_MS, []), SLICE), per_run(bare_frame(app.surface), SLICE)]
            )
            detail = f"frame {resting * 1e6:.0f} µs, background + flip {bare * 1e3:.2f} ms"
            yield Bar("P9", "resting frame against background + flip", resting / bare, 0.1, 0.02, False, "", detail)
    finally:
        app.close()
        gc.unfreeze()


def _rebuild_bar(app: App, scene: object, naive: Callable[[], float]) -> Bar:
    from app.table.scene import TableScene

    from .demo_table import rebuild

    assert isinstance(scene, TableScene)
    whole, yardstick = interleaved([per_run(lambda: rebuild(app, scene), SLICE), naive])
    detail = f"rebuild {whole * 1e3:.2f} ms, NAIVE60 {yardstick * 1e3:.2f} ms"
    return Bar("P7", "rebuild of a 60-card table against NAIVE60", whole / yardstick, 1.6, 1.3, False, "", detail)


def _motion_bar(app: App, scene: object, naive: Callable[[], float]) -> Bar:
    from app.table.scene import TableScene

    from .demo_table import set_moving

    assert isinstance(scene, TableScene)

    def frame_of_a_motion() -> float:
        set_moving(scene)
        frames = []
        while scene.timeline.busy:
            frames.append(seconds(lambda: app.step(FRAME_MS)))
        return median(frames)

    frame, yardstick = interleaved([frame_of_a_motion, naive])
    detail = f"frame {frame * 1e3:.2f} ms, NAIVE60 {yardstick * 1e3:.2f} ms"
    return Bar("P8", "frame with 10 moving cards against NAIVE60", frame / yardstick, 0.9, 0.65, False, "", detail)


def worst_frame_bar(game: str) -> Bar:
    """P10: the longest frame of a scripted game, each run with cold caches; what only one run saw was the machine."""
    from .process_bars import stage

    runs = [json.loads(stage("game", game, str(ANSWERS))) for _ in range(GAMES)]
    common = set.intersection(*(set(run["frames"]) for run in runs))
    frames = {name: min(run["frames"][name] for run in runs) for name in common}
    yardstick = median(run["naive"] for run in runs)
    name, worst = max(frames.items(), key=lambda frame: frame[1])
    detail = f"frame {name} of {len(frames)} {worst * 1e3:.1f} ms, NAIVE60 {yardstick * 1e3:.2f} ms"
    return Bar("P10", "worst frame of a scripted game against NAIVE60", worst / yardstick, 5, 3, False, game, detail)


def dice_bar() -> Bar:
    """P15: a whole roll, recorded and led to its faces, beside the same bodies just stepped."""
    from app.table.tumble import Tray, bare_step, throw

    tray, faces = Tray(480, 240, 44), tuple(n % 6 + 1 for n in range(12))
    rolled, stepped = interleaved(
        [per_run(lambda: throw(tray, faces, 5), SLICE), per_run(lambda: bare_step(12, tray, 5), SLICE)], SAMPLES
    )
    detail = f"roll {rolled * 1e3:.2f} ms, bare {stepped * 1e3:.2f} ms"
    return Bar("P15", "roll of 12 dice against the bare bodies", rolled / stepped, 2.0, 1.3, False, "", detail)
