"""Leagues: which level places ahead of which, and whether the five empires are equal.

    python -m rules.venus.ai.league ladder captain pilot --games 200 --seed 1
    python -m rules.venus.ai.league empires captain --games 500 --seed 1
    python -m rules.venus.ai.league defeats captain --games 200 --seed 1

`ladder` seats two kinds at tables of three and of four, so many games each; they change places from game to game, so
that each sits everywhere, in the majority and in the minority. Every seat of the one kind is compared with every seat
of the other; equal places, such as a common defeat, are half for both. `empires` plays one kind with itself at tables
of two to five: every choice of empires in every order of seats round the table in turn. A fair share is one win
for each player of a decided game. `defeats` counts the games of four of a kind that everybody loses.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import field
from itertools import combinations

from rules.ai.arena import compare
from rules.ai.levels import KINDS
from rules.ai.match import GameRecord, play_game
from rules.core.chance import stream
from rules.core.lean import dataclass
from rules.core.state import Setup

from ..kinds import EMPIRES

DECIDED = "venus.points"
TABLES = (3, 4)


def ladder(one: str, other: str, players: int, games: int, seed: int) -> Iterator[GameRecord]:
    """Games of two kinds at one size of table, the empires chosen by the players themselves."""
    for i in range(games):
        kinds = [one if (seat + i) % 2 else other for seat in range(players)]
        turn = i // 2 % players
        yield _played(kinds[turn:] + kinds[:turn], [{} for _ in kinds], seed, f"ladder:{players}:{i}")


def empires(kind: str, players: int, games: int, seed: int) -> Iterator[tuple[tuple[str, ...], GameRecord]]:
    """Games of one kind with itself; which empires sit where."""
    choices = list(combinations(EMPIRES, players))
    for i in range(games):
        chosen, turn = choices[i % len(choices)], i // len(choices) % players
        seated = chosen[turn:] + chosen[:turn]
        if i // len(choices) // players % 2:
            seated = seated[::-1]
        seats = [{"empire": empire} for empire in seated]
        yield seated, _played([kind] * players, seats, seed, f"empires:{players}:{i}")


def _played(kinds: Sequence[str], seats: list[dict[str, str]], seed: int, name: str) -> GameRecord:
    return play_game("venus", Setup("venus", list(seats)), kinds, stream(seed, name))


@dataclass(slots=True)
class Shares:
    """What each empire won, and what a fair share would have been."""

    games: int = 0
    lost: int = 0  # by everybody
    faults: int = 0
    points: float = 0.0  # mean of a player in a decided game
    won: dict[str, float] = field(default_factory=lambda: dict.fromkeys(EMPIRES, 0.0))
    fair: dict[str, float] = field(default_factory=lambda: dict.fromkeys(EMPIRES, 0.0))

    def count(self, seated: Sequence[str], record: GameRecord) -> None:
        self.games += 1
        self.faults += len(record.faults)
        outcome = record.result
        if outcome is None or outcome.reason != DECIDED:
            self.lost += 1
            return
        for empire in seated:
            self.fair[empire] += 1 / len(seated)
        for seat in outcome.places[0]:
            self.won[seated[seat]] += 1 / len(outcome.places[0])
        decided = self.games - self.lost
        self.points += (sum(outcome.scores) / len(outcome.scores) - self.points) / decided

    def share(self, empire: str) -> float:
        """1 is fair."""
        return self.won[empire] / self.fair[empire] if self.fair[empire] else 0.0


def told_ladder(one: str, other: str, players: int, records: Sequence[GameRecord]) -> str:
    pair = next(found for found in compare(records) if (found.kind, found.other) == (one, other))
    lost = sum(record.result is not None and record.result.reason != DECIDED for record in records)
    faults = sum(len(record.faults) for record in records)
    return (
        f"{players} players, {len(records)} games: {one} ahead of {other} {pair.share:.1%} "
        f"({pair.low:.1%} to {pair.high:.1%}), lost by all {lost}, faults {faults}"
    )


def told_empires(players: int, shares: Shares) -> str:
    found = ", ".join(f"{empire} {shares.share(empire):.0%}" for empire in EMPIRES)
    return (
        f"{players} players, {shares.games} games: {found}; lost by all {shares.lost}, "
        f"mean points {shares.points:.1f}, faults {shares.faults}"
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description="leagues of the opponents of Onward to Venus")
    parser.add_argument("what", choices=("ladder", "empires", "defeats"))
    parser.add_argument("kinds", nargs="+", choices=KINDS, help="two for a ladder, else one")
    parser.add_argument("--games", type=int, default=40, help="at each size of table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="", help="sizes of the table, such as 3,4")
    args = parser.parse_args(words)
    if len(args.kinds) != (2 if args.what == "ladder" else 1):
        parser.error("two kinds for a ladder, else one")
    sizes = [int(size) for size in args.players.split(",") if size]
    faults = 0
    if args.what == "ladder":
        one, other = args.kinds
        for players in sizes or TABLES:
            records = list(ladder(one, other, players, args.games, args.seed))
            faults += sum(len(record.faults) for record in records)
            print(told_ladder(one, other, players, records), flush=True)
        return 1 if faults else 0
    for players in sizes or ((2, 3, 4, 5) if args.what == "empires" else (4,)):
        shares = Shares()
        for seated, record in empires(args.kinds[0], players, args.games, args.seed):
            shares.count(seated, record)
        faults += shares.faults
        print(told_empires(players, shares), flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
