"""P19 and P20: a long game stays as fast as it began, and its save is small and quickly opened."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import NamedTuple

from rules import Chance, Session, Setup, answer_at_random, find, waiting
from saves import RunningGame, SaveFacts, SeatInfo, Store, document_of, in_folder, new_match_id, now, resume

from .measure import Bar, interleaved
from .process_bars import BARE, seconds_to_frame

DECISIONS = 4000
SEEDS = (1, 2, 3)
MEGABYTE = 1e6


def _seats(game: str) -> int:
    """As many as can play: that makes the longest games."""
    return find(game).seats[1]


class Played(NamedTuple):
    """A game that was played at random: the seconds of each decision."""

    session: Session
    seconds: list[float]


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


def growth_bar(game: str, decisions: int = DECISIONS) -> Bar:
    """P19: all games together, so that no single course of play decides."""
    first = last = 0.0
    count = length = 0
    for seed in SEEDS:
        seconds = played(game, seed, decisions).seconds
        tenth = max(1, len(seconds) // 10)
        first, last = first + sum(seconds[:tenth]), last + sum(seconds[-tenth:])
        count, length = count + tenth, length + len(seconds)
    told = f"{first / count * 1e6:.0f} µs at first, {last / count * 1e6:.0f} µs at last, {length} decisions"
    return Bar("P19", "a decision in the last tenth against the first", last / first, 1.3, 1.1, False, game, told)


def opening_bars(game: str, decisions: int = DECISIONS) -> Iterator[Bar]:
    """P20: the journal of a long game is read, checked, decoded and played again; a save of it is written."""
    with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder:
        store = Store(in_folder(Path(folder)))
        match, length = _kept(store, game, decisions)
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
