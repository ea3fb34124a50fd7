"""Mining puzzles: games are played and sifted in turn, what stands out is proved, and each puzzle found is written.

What was done stands in a diary, so that a killed command goes on; how many processes share it makes no difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from app.match.fixed_tables import MAX_SEED
from app.match.puzzles import Puzzle, written
from app.tools.training.diary import Diary
from rules import Answer, Chance, Setup, encode, find, stream
from rules.ai.arena import spread
from rules.core.decisions import Value, plain
from rules.core.records import Json
from saves.disk import Disk, write_atomically

from .sifting import GameTask, ProofTask, prove, setup_of, sift

ROUND = 4  # games, before what they gave is proved
PROVED = 6  # questions of one game at most
OF_A_GAME = 4  # puzzles of one game at most
APART = 8  # answers between two of them at least
ALIKE = 0.75  # share of the puzzles that may ask the same and be answered alike

Tell = Callable[[int, int], None]


class Mine(NamedTuple):
    """What is looked for, and where."""

    game: str
    setups: tuple[Setup, ...]  # the games take turns with them
    kind: str  # who plays
    make: int
    games: int  # at most
    seed: int
    command: str  # that does all this once more


def mine(looked_for: Mine, diary: Path, out: Path, jobs: int, tell: Tell) -> list[Puzzle]:
    """The puzzles, each written into the folder `out` as soon as it is found."""
    notes = Diary(diary, {**looked_for._asdict(), "setups": [encode(setup) for setup in looked_for.setups]})
    out.mkdir(parents=True, exist_ok=True)
    kept: list[Puzzle] = []
    for begun in range(0, looked_for.games, ROUND):
        tasks = list(_games(looked_for, begun))
        sifted = notes.through(f"games {begun}", sift, tasks, lambda work, some: spread(work, some, jobs), _quiet)
        proofs = [proof for task, found in zip(tasks, sifted, strict=True) for proof in _worth_proving(task, found)]
        figures = notes.through(f"proofs {begun}", prove, proofs, lambda work, some: spread(work, some, jobs), _quiet)
        for task, found in zip(proofs, figures, strict=True):
            made = None if found is None else puzzle_of(task, found, looked_for.command)
            if made is not None and is_new(made, kept, looked_for.make):
                kept.append(made)
                write_atomically(Disk(), out / f"{made.id}.toml", written(made).encode())
                tell(len(kept), looked_for.make)
            if len(kept) == looked_for.make:
                return kept
    return kept


def _quiet(done: int, of: int) -> None:
    """The bar counts puzzles, not games."""


def _games(looked_for: Mine, begun: int) -> Iterator[GameTask]:
    for number in range(begun, min(begun + ROUND, looked_for.games)):
        seed = Chance(stream(looked_for.seed, f"puzzles:{number}")).below(MAX_SEED) + 1
        setup = looked_for.setups[number % len(looked_for.setups)]
        yield GameTask(looked_for.game, encode(setup), looked_for.kind, seed)


def _worth_proving(task: GameTask, found: list[dict[str, Json]]) -> Iterator[ProofTask]:
    """The best of a game, none of them close to a better one."""
    taken: list[int] = []
    for one in found:
        if len(taken) < PROVED and all(abs(one["at"] - other) >= APART for other in taken):
            taken.append(one["at"])
            yield ProofTask(task.game, task.setup, task.seed, one["log"], one["seat"], one["prompt"])


def puzzle_of(task: ProofTask, found: dict[str, Any], command: str) -> Puzzle:
    """A draft: the texts are for a person to write."""
    weighed = tuple((plain(value), chance / 1000) for value, chance in found["weighed"])
    return Puzzle(
        task.game,
        f"{task.prompt.rpartition('.')[2]}_{task.seed}_{len(task.log)}",
        find(task.game).version,
        task.seat,
        task.prompt,
        tuple(plain(value) for value in found["best"]),
        plain(found["tempting"]),
        weighed,
        found["difficulty"],
        setup_of(task.setup),
        task.seed,
        tuple(Answer.decode(each) for each in task.log),
        command,
        trials=found["trials"],
        worlds=found["worlds"],
        agree=found["agree"],
        noise=found["noise"],
        found=tuple(found["found"]),
        thought=found["thought"],
    )


def proved_anew(one: Puzzle) -> Puzzle | None:
    """A puzzle with its texts and new figures; None if it is none any more."""
    log: list[Json] = [answer.encode() for answer in one.log]
    task = ProofTask(one.game, encode(one.setup), one.seed, log, one.seat, one.prompt)
    found = prove(task)
    if found is None:
        return None
    new = puzzle_of(task, found, one.command)
    return replace(new, id=one.id, title=one.title, ask=one.ask, hints=one.hints, why=one.why)


def is_new(made: Puzzle, kept: list[Puzzle], many: int) -> bool:
    """Whether a puzzle is unlike those that were found before: not too many of one game, nor of one kind."""
    kinds = Counter(kind_of(one) for one in kept)
    games = Counter(one.seed for one in kept)
    return games[made.seed] < OF_A_GAME and kinds[kind_of(made)] < max(1.0, ALIKE * many)


def kind_of(one: Puzzle) -> tuple[str, Value]:
    """What is asked, and the verb of the answer."""
    best = one.best[0]
    verb = best[0] if isinstance(best, tuple) and best and isinstance(best[0], str) else best
    return one.prompt, verb if isinstance(verb, str) else ""
