"""P11 to P14 and P18: the program as a process, beside a bare pygame window in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median
from time import sleep
from typing import Any

from .measure import SAMPLES, Bar, interleaved
from .screen_yardsticks import choose_driver

LOOKS = 3  # at memory: it hardly varies
BARE, STAGES = "app.tools.bench.bare", "app.tools.bench.stage"


@cache
def _compiled() -> tempfile.TemporaryDirectory[str]:
    """Where the measured processes keep compiled modules; goes with this process."""
    return tempfile.TemporaryDirectory(prefix="orrery-bench-")


def stage(*words: str) -> str:
    """Run one stage to its end; the last line it prints."""
    with Child(STAGES, *words) as child:
        return child.line()


class Child:
    """A measured process with an empty home of its own; ended with the block."""

    def __init__(self, module: str, *words: str) -> None:
        choose_driver()
        self._home = tempfile.TemporaryDirectory(prefix="orrery-bench-")
        home = Path(self._home.name)
        (home / "portable.txt").touch()
        settings = home / "data" / "settings" / "settings.toml"
        settings.parent.mkdir(parents=True)
        settings.write_text('language = "en"\nfirst_run_done = true\n', encoding="utf-8")
        env = {**os.environ, "ORRERY_HOME": self._home.name}
        if env.pop("PYTHONDONTWRITEBYTECODE", ""):
            env["PYTHONPYCACHEPREFIX"] = _compiled().name  # an installed program is not compiled at every start
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[3],
            env=env,
        )

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_trouble: object) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.kill()
        self._process.wait()
        self._process.stdin.close()
        self._process.stdout.close()
        self._home.cleanup()

    def line(self) -> str:
        """Wait for its next line."""
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if not said:
            raise RuntimeError(f"{' '.join(map(str, self._process.args[1:]))} ended without a word")  # type: ignore[index]
        return said

    def go_on(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def memory(self) -> float:
        """Resident memory in MB."""
        return resident(self._process.pid)


def resident(pid: int) -> float:
    """Resident memory of a process in MB."""
    import psutil

    return float(psutil.Process(pid).memory_info().rss) / 2**20


def seconds_to_frame(module: str, *words: str) -> float:
    """The processor's seconds from the start of Python to the first frame; other programs do not count."""
    with Child(module, *words) as child:
        return float(child.line())


def start_bars(wanted: frozenset[str], games: list[str]) -> Iterator[Bar]:
    """P12 and P13 against BARE, interleaved."""
    works: list[Any] = [lambda: seconds_to_frame(BARE)]
    if "P12" in wanted:
        works.append(lambda: seconds_to_frame(STAGES, "menu"))
    if "P13" in wanted:
        works += [lambda game=game: json.loads(stage("sit_down", game))["seconds"] for game in games]
    for work in works:
        work()  # once before it counts: compiled modules, files in memory
    bare, *found = interleaved(works, SAMPLES)
    window = f"bare window {bare * 1e3:.0f} ms"
    if "P12" in wanted:
        menu = found.pop(0)
        detail = f"menu {menu * 1e3:.0f} ms, {window}"
        yield Bar("P12", "start to interactive menu against BARE", menu / bare, 1.5, 1.2, False, "", detail)
    for game, sitting in zip(games, found, strict=False):
        detail = f"table {sitting * 1e3:.0f} ms, {window}"
        yield Bar("P13", "menu click to playable table against BARE", sitting / bare, 3.0, 1.5, False, game, detail)


def memory_bars(games: list[str]) -> Iterator[Bar]:
    """P14: at the menu with everything drawn, and at a table well under way."""
    bare = median(memory_of(BARE) for _ in range(LOOKS))
    menu = median(memory_of(STAGES, "menu", steps=1) for _ in range(LOOKS))
    detail = f"menu {menu:.0f} MB, bare window {bare:.0f} MB"
    yield Bar("P14", "memory at the menu against BARE", menu / bare, 1.5, 1.2, False, "", detail)
    for game in games:
        full = median(memory_of(STAGES, "full", game) for _ in range(LOOKS))
        detail = f"table {full:.0f} MB, bare window {bare:.0f} MB"
        yield Bar("P14", "memory at a full table against BARE", full / bare, 5.0, 3.5, False, game, detail)


def memory_of(module: str, *words: str, steps: int = 0) -> float:
    with Child(module, *words) as child:
        child.line()
        for _ in range(steps):
            child.go_on()
            child.line()
        return child.memory()


def idle_bars(games: list[str]) -> Iterator[Bar]:
    """P11: percent of one core."""
    for game in games:
        shares = [100 * json.loads(stage("idle", game))["share"] for _ in range(LOOKS)]
        detail = ", ".join(f"{share:.1f}%" for share in shares)
        yield Bar("P11", "idle processor use of an open table", median(shares), 3.0, 1.5, False, game, detail)


def import_bars(games: list[str]) -> Iterator[Bar]:
    """P18: numpy is never loaded, and the computer players' worker knows no pygame."""
    loaded = [game for game in games if json.loads(stage("full", game))["numpy"]]
    yield Bar("P18", "numpy loaded at the table", float(len(loaded)), 0, 0, False, "", ", ".join(loaded) or "never")
    foreign = foreign_to_worker()
    detail = ", ".join(foreign) or "never"
    yield Bar("P18", "pygame or numpy in the AI worker", float(len(foreign)), 0, 0, False, "", detail)


def foreign_to_worker() -> list[str]:
    """Libraries mapped into the worker's memory that it must not know, after a thought about every game at a table."""
    import psutil

    from app.games import manifests
    from app.match.opponent import Opponent
    from app.tools.shot_games import played
    from rules import waiting
    from rules.ai import Brief

    faults: list[str] = []
    opponents = Opponent(faults.append)
    opponents.start()
    try:
        for game in (one.id for one in manifests()):
            state = played(game, steps=0).state
            decision = next(one for one in waiting(state) if one.seat >= 0)
            ticket = opponents.ask(Brief.of(state, decision, "cadet", 1))
            while opponents.poll(ticket) is None:
                sleep(0.01)
        if opponents.pid is None:
            return faults
        maps = psutil.Process(opponents.pid).memory_maps()
        return faults + [name for name in ("numpy", "pygame", "pymunk") if any(name in one.path for one in maps)]
    finally:
        opponents.close()
