"""P6, P24 and P25: an Admiral thinks about each game in the opponents' processes.

P6: the frames of the game's table keep their rhythm while every core thinks. Each run is a process of its own, as a
player's window is: here the garbage collector would look through all that other bars have left behind, in the middle
of a frame.

P24: two processes try more worlds than one. P25: what as many processes as there may be need of memory together.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, islice
from os import cpu_count
from statistics import median, quantiles
from time import perf_counter, sleep
from typing import TYPE_CHECKING

from .measure import Bar, interleaved
from .screen_yardsticks import FRAME_MS, come_to_rest
from .stages import FULL_STEPS

if TYPE_CHECKING:
    from app.shell.main import App
    from rules.ai import Brief

RUNS = 3  # of one alone, the worst two frames would decide
SECONDS = 0.7  # at rest and thinking, in turns
ROUNDS = 4
EFFORT = 400  # several times an Admiral's own, so that one thought lasts for many frames
QUESTIONS = 12  # that are thought about in turn
LONGEST_THOUGHT = 60.0  # seconds
GLANCE = 0.0005  # so many seconds lie between two looks for an answer


def thinking_bar(game: str) -> Bar:
    from .process_bars import stage

    runs = [json.loads(stage("think", game)) for _ in range(RUNS)]
    idle, busy = ([gap for run in runs for gap in run[name]] for name in ("idle", "busy"))
    calm, pressed = _p99(idle), _p99(busy)
    detail = (
        f"p99 {pressed * 1e3:.1f} ms thinking, {calm * 1e3:.1f} ms idle, {len(busy)} frames, "
        f"{sum(run['thoughts'] for run in runs)} thoughts"
    )
    return Bar(
        "P6", "p99 frame gap while an Admiral thinks against idle", pressed / calm, 1.5, 1.2, False, game, detail
    )


def spreading_bar(game: str) -> Bar | None:
    """P24: the same counted thoughts with one and with two processes; None if the Admiral tries no worlds here."""
    briefs = list(islice(puzzles(game), QUESTIONS))
    minds = [_Minds(count) for count in (1, 2)]
    try:
        tried = [sum(mind.thought(brief) for brief in briefs) for mind in minds]  # they load the game meanwhile
        if not tried[0]:
            return None
        one, two = interleaved([partial(_seconds_of, mind, briefs) for mind in minds])
    finally:
        for mind in minds:
            mind.opponent.close()
    detail = f"{tried[1] / two:,.0f} worlds/s with two, {tried[0] / one:,.0f}/s with one, {len(briefs)} questions"
    faster = (tried[1] / two) / (tried[0] / one)
    return Bar("P24", "worlds tried with two processes against one", faster, 1.6, 1.85, True, game, detail)


def memory_bar(game: str) -> Bar:
    """P25: after questions of the game, in as many processes as there may be."""
    from app.match.opponent import MOST_PROCESSES

    from .process_bars import BARE, LOOKS, memory_of, resident

    bare = median(memory_of(BARE) for _ in range(LOOKS))
    minds = _Minds(MOST_PROCESSES)
    try:
        for brief in islice(puzzles(game), QUESTIONS):
            minds.thought(brief)
        assert minds.opponent.pid is not None
        each = [resident(pid) for pid in (minds.opponent.pid, *minds.opponent.helper_pids)]
    finally:
        minds.opponent.close()
    detail = f"{' + '.join(f'{one:.0f}' for one in each)} MB, bare window {bare:.0f} MB"
    return Bar("P25", "memory of the opponents' processes against BARE", sum(each) / bare, 4, 3, False, game, detail)


class _Minds:
    """Opponents that think in so many processes."""

    def __init__(self, count: int) -> None:
        from app.match.opponent import Opponent

        self._faults: list[str] = []
        self.opponent = Opponent(self._faults.append, processes=lambda: count)

    def thought(self, brief: Brief) -> int:
        """The worlds that one thought tried."""
        ticket = self.opponent.ask(brief, LONGEST_THOUGHT)
        while (reply := self.opponent.poll(ticket)) is None:
            sleep(GLANCE)
        if reply.fault or self._faults:
            raise RuntimeError(f"nobody thought: {self._faults}")
        return reply.simulations


def _seconds_of(minds: _Minds, briefs: list[Brief]) -> float:
    """The seconds of those thoughts that try worlds."""
    spent = 0.0
    for brief in briefs:
        begin = perf_counter()
        if minds.thought(brief):
            spent += perf_counter() - begin
    return spent


def _p99(gaps: list[float]) -> float:
    return quantiles(gaps, n=100)[98] if len(gaps) > 1 else max(gaps, default=FRAME_MS / 1000)


def puzzles(game: str) -> Iterator[Brief]:
    """What an Admiral is asked from the middle of a game on, where there are several answers."""
    from app.tools.shot_games import midgame
    from rules import Chance, answer_at_random, waiting
    from rules.ai import Brief

    session, rng = midgame(game, steps=FULL_STEPS), Chance(1)
    while asked := waiting(session.state):
        for one in asked:
            if one.seat >= 0 and len(one.first(2)) > 1:
                yield Brief.of(session.state, one, "admiral", len(session.log), effort=EFFORT)
        session.answer(answer_at_random(session.state, asked[0], rng))


def rhythm(app: App, game: str) -> dict[str, object]:
    """What the stage of this bar tells: the gaps between frames at rest and while somebody thinks."""
    from app.match.opponent import Opponent, processes_for
    from app.tools.table_shots import table

    told: list[str] = []
    cores = cpu_count() or 1
    minds = Opponent(told.append, processes=lambda: processes_for(cores, cores))
    briefs = cycle(list(islice(puzzles(game), QUESTIONS)))
    asked = [minds.ask(next(briefs), LONGEST_THOUGHT)]

    def is_thinking() -> bool:
        if minds.poll(asked[-1]) is not None and (asked[-1].reply is None or asked[-1].reply.fault):
            raise RuntimeError(f"the worker did not think: {told}")
        return asked[-1].reply is None

    def kept_busy(since: float) -> bool:
        """A thought that ends early is followed by the next."""
        if not is_thinking():
            asked.append(minds.ask(next(briefs), LONGEST_THOUGHT))
        return perf_counter() - since < SECONDS

    idle: list[float] = []
    busy: list[float] = []
    try:
        table(app, game, steps=FULL_STEPS)
        come_to_rest(app)
        for _ in range(ROUNDS):
            while is_thinking():  # the worker's start, and what is left of the last thought
                app.step(FRAME_MS)
            idle += _gaps(app, lambda since: perf_counter() - since < SECONDS)
            busy += _gaps(app, kept_busy)
    finally:
        minds.close()
    return {"idle": idle, "busy": busy, "thoughts": len(asked)}


def _gaps(app: App, go_on: Callable[[float], bool]) -> list[float]:
    """Times between frames that are really drawn, at the window's own rhythm."""
    import pygame

    clock = pygame.time.Clock()
    gaps: list[float] = []
    begin = last = perf_counter()
    while go_on(begin):
        clock.tick(60)
        app.dirty = True
        app.step(FRAME_MS, pygame.event.get())
        now = perf_counter()
        gaps.append(now - last)
        last = now
    return gaps[2:]
