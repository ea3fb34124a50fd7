"""Runs of many matches: who wins, by how much, and which kind of player is ahead of which.

Each game's seed is made from the run's seed and the game's number, so the results do not depend on the number of
processes. The caller passes a wall clock in, because `rules` must not read one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from math import sqrt
from typing import NamedTuple, TypeVar

from rules.core.lean import dataclass

from ..core.chance import Chance, RandomSource, stream
from ..core.contract import encode
from ..core.game import find, shipped
from ..core.reasons import Illegal
from ..core.records import Json
from ..core.state import Result, Setup
from .match import MAX_ANSWERS, GameRecord, play_game

TaskT = TypeVar("TaskT")
DoneT = TypeVar("DoneT")
TellProgress = Callable[[int, int], None]
WallClock = Callable[[], float]


class Ahead(NamedTuple):
    """How often one kind of player placed ahead of another (a tie counts half), with a 95 % confidence interval."""

    kind: str
    other: str
    share: float
    low: float
    high: float
    comparisons: int


@dataclass(slots=True)
class KindResult:
    """The results of one of the kinds listed for a run, over all seats in which it sat."""

    kind: str
    wins: float = 0.0  # a shared first place is a share of a win
    score: float = 0.0  # mean
    place: float = 0.0  # mean

    def encode(self) -> dict[str, Json]:
        return {"kind": self.kind, "wins": self.wins, "score": self.score, "place": self.place}


class AnswerShare(NamedTuple):
    """How often whoever gave an answer won, with a fair share being 1."""

    answer: str
    seats: int  # how many seats gave it
    wins: float
    share: float


@dataclass(slots=True)
class Report:
    """The results of a run."""

    game: str
    seed: int
    kinds: tuple[str, ...]
    rotated: bool
    seats: list[KindResult]
    games: list[GameRecord]
    seconds: float | None = None

    @property
    def decisions(self) -> int:
        return sum(record.decisions for record in self.games)

    @property
    def faults(self) -> list[Json]:
        return [{"game": i, **mishap.encode()} for i, record in enumerate(self.games) for mishap in record.faults]

    def encode(self) -> dict[str, Json]:
        """JSON for `orrery simulate --json`."""
        rate = self.decisions / self.seconds if self.seconds else None
        count = max(1, len(self.games))
        return {
            "game": self.game,
            "seed": self.seed,
            "seats": [entry.encode() for entry in self.seats],
            "rotated": self.rotated,
            "decisions": self.decisions,
            "decisions_per_second": rate,
            "length": sum(record.length for record in self.games) / count,
            "turns": sum(record.turns for record in self.games) / count,
            "ahead": [pair._asdict() for pair in compare(self.games)],
            "faults": self.faults,
            "weighed": [each._asdict() for each in weigh(self.games)],
            "games": [record.encode() for record in self.games],
        }


def simulate(
    game_id: str,
    setup: Setup,
    kinds: Sequence[str],
    games: int,
    seed: int,
    *,
    rotate: bool = False,
    vary: bool = False,
    jobs: int = 1,
    effort: int | None = None,
    most: int = MAX_ANSWERS,
    turns: int | None = None,
    weighed: str = "",
    progress: TellProgress | None = None,
    wall_clock: WallClock | None = None,
) -> Report:
    """Play many games and sum up.

    With `rotate`, the kinds move on by one seat from game to game; with `vary`, the switches that the setup does not
    name are drawn at random for each game. The question `weighed` is answered at random, and wins are summed up by what
    was answered.
    """
    find(game_id).check_setup(setup)
    setups = [varied(setup, Chance(stream(seed, f"setup:{i}"))) if vary else setup for i in range(games)]
    tasks = [
        MatchTask(
            game_id,
            home_of(game_id),
            encode(setups[i]),
            _seated(kinds, i if rotate else 0),
            stream(seed, f"game:{i}"),
            effort,
            most,
            turns,
            weighed,
        )
        for i in range(games)
    ]
    begun = wall_clock() if wall_clock else 0.0
    records: list[GameRecord] = []
    for record in spread(play_task, tasks, jobs):
        records.append(record)
        if progress:
            progress(len(records), games)
    seconds = wall_clock() - begun if wall_clock else None
    entries = _entries(kinds, records, rotate)
    return Report(game_id, seed, tuple(kinds), rotate, entries, records, seconds)


def varied(setup: Setup, rng: RandomSource) -> Setup:
    """The setup, with a random value for every switch that it does not name."""
    game = find(setup.game)
    for _ in range(1000):
        drawn = game.random_setup(len(setup.seats), rng)
        made = Setup(setup.game, setup.seats, {**drawn.options, **setup.options}, setup.sets)
        try:
            game.check_setup(made)
        except Illegal:
            continue
        return made
    return setup


def _seated(kinds: Sequence[str], by: int) -> tuple[str, ...]:
    """The kinds moved on by so many seats."""
    by %= len(kinds)
    return tuple(kinds[len(kinds) - by :]) + tuple(kinds[: len(kinds) - by])


def _entries(kinds: Sequence[str], records: Sequence[GameRecord], rotate: bool) -> list[KindResult]:
    entries = [KindResult(kind) for kind in kinds]
    finished = [(i, record.result) for i, record in enumerate(records) if record.result is not None]
    for i, result in finished:
        for number, entry in enumerate(entries):
            seat = (number + i) % len(kinds) if rotate else number
            entry.score += result.scores[seat] / len(finished)
            entry.place += result.place_of(seat) / len(finished)
            if seat in result.places[0]:
                entry.wins += 1 / len(result.places[0])
    return entries


# -- comparing kinds -----------------------------------------------------------------------------------------


def compare(records: Sequence[GameRecord]) -> list[Ahead]:
    """For every pair of different kinds: how often a seat of the one placed ahead of a seat of the other."""
    shares: dict[tuple[str, str], list[tuple[float, int]]] = {}
    for record in records:
        if record.result is None:
            continue
        for pair, (ahead, count) in shares_by_pair(record.kinds, record.result).items():
            shares.setdefault(pair, []).append((ahead / count, count))
    return [interval_of(pair, shares[pair]) for pair in sorted(shares)]


def shares_by_pair(kinds: Sequence[str], result: Result) -> dict[tuple[str, str], tuple[float, int]]:
    places = [result.place_of(seat) for seat in range(len(kinds))]
    found: dict[tuple[str, str], tuple[float, int]] = {}
    for a, kind in enumerate(kinds):
        for b, other in enumerate(kinds):
            if kind != other:
                ahead, count = found.get((kind, other), (0.0, 0))
                won = 1.0 if places[a] < places[b] else 0.5 if places[a] == places[b] else 0.0
                found[kind, other] = (ahead + won, count + 1)
    return found


def interval_of(pair: tuple[str, str], shares: list[tuple[float, int]]) -> Ahead:
    """The interval is computed over games, because only games are independent, not the comparisons within one."""
    games = len(shares)
    mean = sum(share for share, _ in shares) / games
    # As if one more game had been far off the mean: otherwise a short or one-sided run would look certain.
    spread = sum((share - mean) ** 2 for share, _ in shares) + 0.25
    margin = 1.96 * sqrt(spread / games / games)
    return Ahead(*pair, mean, max(0.0, mean - margin), min(1.0, mean + margin), sum(count for _, count in shares))


def weigh(records: Sequence[GameRecord]) -> list[AnswerShare]:
    """Wins by what was drawn for the question that is weighed, the best first."""
    found: dict[str, list[tuple[float, float]]] = {}
    for record in records:
        if record.result is not None:
            first = record.result.places[0]
            for seat, answer in record.drawn.items():
                won = 1 / len(first) if seat in first else 0.0
                found.setdefault(str(answer), []).append((won, 1 / len(record.kinds)))
    weighed = []
    for answer, games in found.items():
        wins, fair = (sum(column) for column in zip(*games, strict=True))
        weighed.append(AnswerShare(answer, len(games), wins, wins / fair))
    return sorted(weighed, key=lambda each: (-each.share, each.answer))


# -- processes -----------------------------------------------------------------------------------------------


class MatchTask(NamedTuple):
    """One game to play, as plain data that can be sent to another process."""

    game: str
    home: str | None
    setup: dict[str, Json]
    kinds: tuple[str, ...]
    seed: int
    effort: int | None
    most: int
    turns: int | None
    weighed: str


def home_of(game_id: str) -> str | None:
    """The module that another process must import so that it knows a game; None for the games of this program."""
    return None if game_id in shipped() else find(game_id).start.__module__


def play_task(task: MatchTask) -> GameRecord:
    if task.home is not None:
        import_module(task.home)
    setup: Setup = Setup.decode(task.setup)  # type: ignore[attr-defined]
    record = play_game(
        task.game,
        setup,
        task.kinds,
        task.seed,
        effort=task.effort,
        most=task.most,
        turns=task.turns,
        weighed=task.weighed,
    )
    if not record.faults:
        record.log = []  # kept only for games with a fault: the logs of thousands of games would fill the memory
    return record


def spread(work: Callable[[TaskT], DoneT], tasks: Sequence[TaskT], jobs: int) -> Iterator[DoneT]:
    """What becomes of the tasks, in their order, whichever process does them."""
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    # Imported here, because a match with people needs no pool and the program starts faster without it.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, tasks, chunksize=max(1, min(8, len(tasks) // (4 * jobs))))
