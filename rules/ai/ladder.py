"""A ladder: every kind of player against every other, and how strong each is, as Elo with 95 % intervals.

Two kinds sit by turns round the table, and each shuffle is played twice, the seats exchanged. The Elo of a ladder is
the one under which the kinds' expected results come nearest to what was seen (Bradley and Terry); the first kind named
has 0. The intervals come from drawing the same number of games again and again from those that were played.

    >>> played = {("pilot", "cadet"): [1.0, 1.0, 0.0, 1.0] * 25}
    >>> rungs = rungs_of(["cadet", "pilot"], played, 1)
    >>> rungs[1].kind, round(rungs[1].elo)
    ('pilot', 189)
    >>> rungs[1].low < 189 < rungs[1].high
    True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import log10
from typing import NamedTuple

from ..core.chance import Chance, stream
from ..core.contract import encode
from ..core.game import find
from ..core.records import Json
from ..core.state import Setup
from .arena import Ahead, MatchTask, TellProgress, home_of, interval_of, play_task, shares_by_pair, spread
from .match import MAX_ANSWERS

Two = tuple[str, str]
PairShares = Mapping[Two, Sequence[float]]  # by pair: the first one's share of each game
AGAIN = 200  # how often the games are drawn anew for the intervals
STEPS = 100
EVEN = 0.5  # of a game that everybody is thought to have drawn with each other: nobody is infinitely strong


class KindStrength(NamedTuple):
    """One kind's strength on the ladder."""

    kind: str
    elo: float
    low: float
    high: float


class StrengthTable(NamedTuple):
    """The rungs, the strongest first, and all pairs; faults are games that did not go as they should."""

    rungs: list[KindStrength]
    pairs: list[Ahead]
    faults: list[Json]

    def encode(self) -> dict[str, Json]:
        return {
            "rungs": [rung._asdict() for rung in self.rungs],
            "pairs": [pair._asdict() for pair in self.pairs],
            "faults": self.faults,
        }


def climb(
    game_id: str,
    setup: Setup,
    kinds: Sequence[str],
    games: int,
    seed: int,
    *,
    jobs: int = 1,
    effort: int | None = None,
    progress: TellProgress | None = None,
) -> StrengthTable:
    """Play so many games for each pair of kinds."""
    find(game_id).check_setup(setup)
    pairs = list(combinations(kinds, 2))
    tasks = [task for pair in pairs for task in _tasks(game_id, setup, pair, games, seed, effort)]
    played: dict[Two, list[float]] = {pair: [] for pair in pairs}
    faults: list[Json] = []
    for done, record in enumerate(spread(play_task, tasks, jobs), 1):
        pair = pairs[(done - 1) // games]
        faults += [{"pair": list(pair), **mishap.encode()} for mishap in record.faults]
        if record.result is not None:
            ahead, count = shares_by_pair(record.kinds, record.result)[pair]
            played[pair].append(ahead / count)
        if progress:
            progress(done, len(tasks))
    rungs = sorted(rungs_of(kinds, played, seed), key=lambda rung: -rung.elo)
    met = [interval_of(pair, [(share, 1) for share in shares]) for pair, shares in played.items() if shares]
    return StrengthTable(rungs, met, faults)


def _tasks(game_id: str, setup: Setup, pair: Two, games: int, seed: int, effort: int | None) -> Iterator[MatchTask]:
    for i in range(games):
        seated = tuple(pair[(seat + i) % 2] for seat in range(len(setup.seats)))
        shuffle = stream(seed, f"ladder:{i // 2}")
        yield MatchTask(game_id, home_of(game_id), encode(setup), seated, shuffle, effort, MAX_ANSWERS, None, "")


def rungs_of(kinds: Sequence[str], played: PairShares, seed: int) -> list[KindStrength]:
    """The kinds' strengths, in the order of the kinds."""
    rng = Chance(stream(seed, "ladder"))
    found = _elo(kinds, played)
    again = [
        _elo(kinds, {pair: [rng.choice(shares) for _ in shares] for pair, shares in played.items()})
        for _ in range(AGAIN)
    ]  # fmt: skip
    rungs = []
    for kind in kinds:
        spread_ = sorted(each[kind] for each in again)
        rungs.append(KindStrength(kind, found[kind], spread_[AGAIN // 40], spread_[-1 - AGAIN // 40]))
    return rungs


def _elo(kinds: Sequence[str], played: PairShares) -> dict[str, float]:
    """Strengths by Bradley and Terry, found step by step; 400 points are ten times the chance."""
    strength = dict.fromkeys(kinds, 1.0)
    won = {kind: EVEN * (len(kinds) - 1) for kind in kinds}
    met: dict[Two, float] = {}
    for (one, other), shares in played.items():
        won[one] += sum(shares)
        won[other] += len(shares) - sum(shares)
        met[one, other] = met[other, one] = len(shares) + 2 * EVEN
    for _ in range(STEPS):
        strength = {kind: won[kind] / _expected(kind, strength, met) for kind in kinds}
    return {kind: 400 * log10(strength[kind] / strength[kinds[0]]) for kind in kinds}


def _expected(kind: str, strength: Mapping[str, float], met: Mapping[Two, float]) -> float:
    """How many games a kind of strength 1 would win of those that this one played."""
    others = (other for other in strength if other != kind)
    return sum(met.get((kind, other), 2 * EVEN) / (strength[kind] + strength[other]) for other in others)
