"""Golden playthroughs: committed logs with one line for each answer and event.

The answers stand in the logs and are given again; only whoever writes a log anew draws them. A change of behaviour
shows as a diff. Write them anew only on purpose, and read the diff: `python -m tests.support.golden`.
"""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Iterable, Iterator
from pathlib import Path

from rules import Answer, Chance, answer_at_random, apply, find, fingerprint, new_game, result, waiting
from tests.support.expected import GAMES
from tests.support.games import TABLES
from tests.support.playout import variants_of

SEATS = {1: 3, 2: 3, 3: 4, 4: 5}  # by seed; a game for fewer is played by as many as it takes
MOST = 160


def told(game: str, seed: int, answers: Iterator[Answer] | None = None) -> Iterator[str]:
    """A game, line by line: with these answers, or a random one."""
    setup = variants_of(game, Chance(seed), min(SEATS[seed], find(game).seats[1]))
    state, rng = new_game(game, setup, seed), Chance(seed)
    yield f"{game} seed {seed} {setup.options}"
    for number in range(MOST):
        if not (asked := waiting(state)):
            break
        answer = next(answers) if answers is not None else answer_at_random(state, rng.choice(asked), rng)
        events = apply(state, answer)
        yield f"{number}: {answer.encode()}"
        yield from (f"    {event!r}" for event in events)
    yield f"result {result(state)}"
    yield f"fingerprint {fingerprint(state)}"


def answers_of(log: Iterable[str]) -> Iterator[Answer]:
    """The answers of a committed log."""
    for line in log:
        number, _, written = line.partition(": ")
        if number.isdigit():
            yield Answer.decode(literal_eval(written))


def path_of(game: str, seed: int) -> Path:
    return GAMES / game / "golden" / f"{seed}.txt"


def games() -> list[str]:
    """The games with committed logs: what is still being written plays another game every day."""
    return [game for game in TABLES if path_of(game, 1).parent.is_dir()]


if __name__ == "__main__":
    for game in TABLES:
        for seed in SEATS:
            path_of(game, seed).parent.mkdir(exist_ok=True)
            path_of(game, seed).write_text("\n".join(told(game, seed)) + "\n", encoding="utf-8")
            print(path_of(game, seed))
