"""P1 to P5 and P21: speed and repeatability of the rules and the computer players, for every game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from rules import Chance, Setup, State, clone, find, new_game, play_on, view, waiting

from . import measure
from .measure import Bar, interleaved, per_run
from .yardsticks import card_objects, deepcopy100, standin

ANSWERS = 40  # of a game that is looked at after each
SLICE = 0.1  # seconds of STANDIN after each game, at most
CUT = 40  # decisions of a playout that ends in a judgement


class Effort(NamedTuple):
    """How much a sample holds."""

    setups: int  # random variants measured together, so that no switch hides a slow path
    playouts: int  # games of each setup
    iterations: int  # simulations of a search
    hash_seeds: tuple[str, ...]  # processes that must agree


WHOLE = Effort(6, 2, 60, ("0", "1", "77"))
SHORT = Effort(2, 1, 6, ("0", "77"))


def effort() -> Effort:
    return WHOLE if measure.budget is None else SHORT


def playout(state: State, rng: Chance, limit: int = 5000) -> int:
    """Answer at random to the end; the number of decisions."""
    count = 0
    while count < limit and play_on(state, rng):
        count += 1
    return count


def setups_of(game_id: str) -> list[Setup]:
    game = find(game_id)
    seats = sum(game.seats) // 2
    return [game.random_setup(seats, Chance(n)) for n in range(effort().setups)]


def middle(game_id: str, setup: Setup, seed: int) -> State:
    """A position half-way through a random game."""
    length = playout(new_game(game_id, setup, seed), Chance(seed))
    state = new_game(game_id, setup, seed)
    playout(state, Chance(seed), length // 2)
    return state


class AgainstStandin:
    """P1: playouts of a game and of STANDIN in turns, one game and then the stand-in for about as long. A busy machine
    slows both alike only if neither is over before the other has been interrupted as often."""

    def __init__(self, game_id: str) -> None:
        self._openings = [new_game(game_id, setup, seed) for seed, setup in enumerate(setups_of(game_id))]
        self._rng, self._market_rng = Chance(1), Random(1)
        self._market = 0.0
        self.ratios: list[float] = []  # one for each sample

    def seconds_per_decision(self) -> float:
        """One sample of both; the figure of the game."""
        spent = played = 0.0
        waited = dealt = 0.0
        for state in [clone(opening) for opening in self._openings for _ in range(effort().playouts)]:
            begin = process_time()
            played += playout(state, self._rng)
            lasted = process_time() - begin
            spent += lasted
            begin, ends = process_time(), process_time() + min(lasted, SLICE)
            while process_time() < ends:
                dealt += standin(self._market_rng)
            waited += process_time() - begin
        self._market = waited / dealt
        self.ratios.append(self._market * played / spent)
        return spent / played

    def seconds_per_standin(self) -> float:
        """The figure of STANDIN in the last sample."""
        return self._market


def bars_of(game_id: str) -> Iterator[Bar]:
    """P1 to P5 and P21 of one game, yardsticks interleaved."""
    positions = [middle(game_id, setup, seed) for seed, setup in enumerate(setups_of(game_id))]
    zones = card_objects()
    turn, race = iter(_cycle(len(positions))), AgainstStandin(game_id)
    decision, market, copying, deep = interleaved(
        [
            race.seconds_per_decision,
            race.seconds_per_standin,
            per_run(lambda: clone(positions[next(turn)]), 0.02),
            per_run(lambda: deepcopy100(zones), 0.02),
        ]
    )
    rate = f"{1 / decision:,.0f} decisions/s, stand-in {1 / market:,.0f}/s"
    yield Bar("P1", "random playout against STANDIN", median(race.ratios), 0.05, 0.15, True, game_id, rate)
    sizes = f"clone {copying * 1e6:.1f} µs, deep copy {deep * 1e6:.0f} µs"
    yield Bar("P2", "clone against DEEPCOPY100", copying / deep, 0.06, 0.01, False, game_id, sizes)
    cost = f"clone {copying * 1e6:.1f} µs, decision {decision * 1e6:.1f} µs"
    yield Bar("P3", "clone against legal + apply", copying / decision, 2.0, 1.0, False, game_id, cost)
    yield view_bar(game_id, positions, decision)
    yield search_bar(game_id, positions)
    yield same_moves(game_id)


def view_bar(game_id: str, positions: list[State], decision: float) -> Bar:
    """P21: what one seat sees, as a table asks for it: after every answer of a game that is played on."""
    looked = interleaved([_seconds_per_view(positions)])[0]
    told = f"view {looked * 1e6:.0f} µs, decision {decision * 1e6:.1f} µs"
    return Bar("P21", "one seat's view against legal + apply", looked / decision, 15.0, 5.0, False, game_id, told)


def _seconds_per_view(positions: list[State]) -> Callable[[], float]:
    rng = Chance(2)

    def timed() -> float:
        spent, count = 0.0, 0
        for state in map(clone, positions):
            for _ in range(ANSWERS):
                begin = process_time()
                view(state, 0)
                spent += process_time() - begin
                count += 1
                if not play_on(state, rng):
                    break
        return spent / count

    return timed


def _cycle(count: int) -> Iterator[int]:
    while True:
        yield from range(count)


def search_bar(game_id: str, positions: list[State]) -> Bar:
    """P4: what thinking adds to a bare playout and one clone."""
    from rules.ai.levels import spec_of
    from rules.ai.thinker import bench_trials

    spec, count = spec_of(game_id, "admiral"), effort().iterations
    if not spec.depth:  # a game whose opponents play nothing on is measured with a few playouts cut as usual
        spec, count = replace(spec, depth=CUT), max(1, count // 20)
    asked = [state for state in positions if any(d.seat >= 0 for d in waiting(state))]
    whole, parts = zip(*(bench_trials(state, spec, count) for state in asked), strict=True)
    iteration, bare = interleaved([lambda: _average(whole), lambda: _average(parts)])
    detail = f"trial {iteration * 1e6:.0f} µs, bare {bare * 1e6:.0f} µs"
    return Bar("P4", "trial of an answer against playout + clone", iteration / bare, 1.5, 1.2, False, game_id, detail)


def _average(works: Sequence[Callable[[], int]]) -> float:
    begin = process_time()
    count = sum(work() for work in works)
    return (process_time() - begin) / count


def same_moves(game_id: str) -> Bar:
    """P5: the same seed and effort give the same moves in several processes."""
    outputs = []
    for hash_seed in effort().hash_seeds:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-m", "app.tools.bench.moves", game_id],
            env=env,
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
            cwd=Path(__file__).parents[3],
        )
        outputs.append(done.stdout)
    equal = outputs[0] != "" and outputs.count(outputs[0]) == len(outputs)
    name, detail = f"same AI move in {len(outputs)} processes", f"{len(outputs[0].split())} moves"
    return Bar("P5", name, float(equal), 1, 1, True, game_id, detail)
