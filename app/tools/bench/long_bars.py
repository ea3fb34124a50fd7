"""P19 and P20: a long game stays as fast as it began, and its save is small and quickly opened."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from typing import NamedTuple

from rules import Chance, Session, Setup, answer_at_random, find, waiting
from saves.document import SeatInfo
from saves.games import SaveFacts, document_of, now
from saves.places import in_folder
from saves.recovery import resume
from saves.running import RunningGame, new_match_id
from saves.store import Store

from .measure import Bar, interleaved
from .process_bars import BARE, seconds_to_frame

DECISIONS = 4000
SEEDS = (1, 2, 3)
MOST_GAMES = 24  # where games are short; three of them would show only which questions they happened to begin with
LONG = 500  # decisions; a shorter game ends with other questions than it begins with, so like is compared with like
MEGABYTE = 1e6


def _seats(game: str) -> int:
    """As many as can play: that makes the longest games."""
    return find(game).seats[1]


class Played(NamedTuple):
    """A game that was played at random: the seconds of each decision."""

    session: Session
    seconds: list[float]

    def tenths(self) -> tuple[list[tuple[str, float]], list[tuple[str, float]]]:
        """The first decisions and the last ones: what was asked, and how long it took."""
        told = [(answer.prompt, spent) for answer, spent in zip(self.session.log, self.seconds, strict=True)]
        many = max(1, len(told) // 10)
        return told[:many], told[-many:]


def played(game: str, seed: int, decisions: int, after: Callable[[], None] | None = None) -> Played:
    """A game of so many decisions at most, through its session as at a table."""
    session = Session.start(game, Setup(game, [{} for _ in range(_seats(game))]), seed)
    return play(session, seed, decisions, after)


def play(session: Session, seed: int, decisions: int, after: Callable[[], None] | None = None) -> Played:
    rng = Chance(seed)
    seconds: list[float] = []
    while len(seconds) < decisions:
        begin = process_time()
        asked = waiting(session.state)
        if not asked:
            break
        session.answer(answer_at_random(session.state, rng.choice(asked), rng))
        seconds.append(process_time() - begin)
        if after is not None:
            after()
    return Played(session, seconds)


@contextmanager
def _as_if_alone() -> Iterator[None]:
    """As in a player's process: the collector does not look through what other bars have left behind."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def growth_bar(game: str, decisions: int = DECISIONS) -> Bar:
    """P19: all games together, so that no single course of play decides."""
    first: list[tuple[str, float]] = []
    last: list[tuple[str, float]] = []
    games = length = 0
    played(game, len(SEEDS), decisions)  # once before it counts: what is loaded late would count in the last tenth
    with _as_if_alone():
        while games < len(SEEDS) or (games < MOST_GAMES and length < decisions):
            games += 1
            one = played(game, games, decisions)
            length += len(one.seconds)
            for found, tenth in zip((first, last), one.tenths(), strict=True):
                found += tenth
    early, late = (_mean(first), _mean(last)) if length >= LONG * games else _alike(first, last)
    told = f"{early * 1e6:.0f} µs at first, {late * 1e6:.0f} µs at last, {length} decisions in {games} games"
    return Bar("P19", "a decision in the last tenth against the first", late / early, 1.3, 1.1, False, game, told)


def _mean(decisions: list[tuple[str, float]]) -> float:
    return sum(spent for _, spent in decisions) / len(decisions)


def _alike(first: list[tuple[str, float]], last: list[tuple[str, float]]) -> tuple[float, float]:
    """The means of both, as if each question had been asked equally often at first and at last."""
    early = late = 0.0
    count = 0
    for prompt in {prompt for prompt, _ in first}:
        before, after = ([one for one in found if one[0] == prompt] for found in (first, last))
        many = min(len(before), len(after))
        if many:
            early, late, count = early + many * _mean(before), late + many * _mean(after), count + many
    return (early / count, late / count) if count else (_mean(first), _mean(last))


def opening_bars(game: str, decisions: int = DECISIONS) -> Iterator[Bar]:
    """P20: the journal of a long game is read, checked, decoded and played again; a save of it is written."""
    with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder:
        store = Store(in_folder(Path(folder)))
        match, length = _kept(store, game, decisions)
        with _as_if_alone():
            opening, bare = interleaved([lambda: _seconds_to_open(store, match), lambda: seconds_to_frame(BARE)])
        told = f"{opening * 1e3:.0f} ms for {length} decisions, bare window {bare * 1e3:.0f} ms"
        yield Bar("P20", "opening a long game against BARE", opening / bare, 5.0, 3.0, False, game, told)
        files = [path for path in Path(folder).rglob("*") if path.is_file()]
        largest = max(path.stat().st_size for path in files) / MEGABYTE
        yield Bar("P20", "the largest file of a long game in MB", largest, 2.0, 0.5, False, game, f"{length} decisions")


def _kept(store: Store, game: str, decisions: int) -> tuple[str, int]:
    """A long game with its journal and a save, left to be continued: its match and how many decisions it has."""
    session = Session.start(game, Setup(game, [{} for _ in range(_seats(game))]), SEEDS[-1])
    about = SaveFacts(new_match_id(), now(), [SeatInfo(f"{seat + 1}", "human") for seat in range(_seats(game))])
    running = RunningGame.begin(store, session, about)
    play(session, SEEDS[-1], decisions, running.record)
    running.leave()
    store.save(document_of(session, about))
    return running.about.match, len(session.log)


def _seconds_to_open(store: Store, match: str) -> float:
    begin = process_time()
    found = resume(store, match)
    spent = process_time() - begin
    found.running.leave()
    return spent
