"""Leagues: which level places ahead of which, and how often each alien wins.

    python -m rules.cosmic.ai.league ladder captain pilot --games 200 --seed 1
    python -m rules.cosmic.ai.league aliens captain --games 2000 --seed 1

`ladder` seats two kinds at tables of four, two seats each; the seating changes from game to game, so that each kind
sits everywhere, beside its own kind and opposite to it. Every seat of the one kind is compared with every seat of the
other; equal places, such as a common victory, are half for both. `aliens` deals four random aliens to four of a kind;
a fair share is one win for four seats, and a common victory is shared.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field

from rules.ai.arena import compare
from rules.ai.levels import KINDS
from rules.ai.match import GameRecord, play_game
from rules.core.chance import Chance, RandomSource, stream
from rules.core.game import find
from rules.core.lean import dataclass
from rules.core.state import Setup

from ..printed.kinds import ALIEN, Alien

PLAYERS = 4
SEATINGS = ((0, 1, 0, 1), (0, 0, 1, 1), (1, 0, 1, 0), (1, 1, 0, 0), (0, 1, 1, 0), (1, 0, 0, 1))


def ladder(one: str, other: str, games: int, seed: int, first: int = 0) -> Iterator[GameRecord]:
    """Games of two kinds, two seats each; a longer run may be played in parts, from game number `first` on."""
    for i in range(first, first + games):
        kinds = [(one, other)[kind] for kind in SEATINGS[i % len(SEATINGS)]]
        yield _played(kinds, [{} for _ in kinds], seed, f"ladder:{i}")


def aliens(kind: str, games: int, seed: int) -> Iterator[tuple[tuple[str, ...], GameRecord]]:
    """Games of four of a kind with random aliens; which alien sat where."""
    pool = find("cosmic").content([]).table(ALIEN)
    for i in range(games):
        dealt = dealt_aliens(pool, Chance(stream(seed, f"aliens:{i}")))
        yield dealt, _played([kind] * PLAYERS, [{"alien": name} for name in dealt], seed, f"game:{i}")


def dealt_aliens(pool: Mapping[str, Alien], rng: RandomSource) -> tuple[str, ...]:
    """Four aliens of which no two are forbidden to meet (CE-3.12)."""
    names = sorted(pool)
    while True:
        dealt = tuple(rng.sample(names, PLAYERS))
        if not any(other in dealt for name in dealt for other in pool[name].forbids):
            return dealt


def _played(kinds: Sequence[str], seats: list[dict[str, str]], seed: int, name: str) -> GameRecord:
    return play_game("cosmic", Setup("cosmic", list(seats)), kinds, stream(seed, name))


@dataclass(slots=True)
class Shares:
    """How often each alien sat at a table, and what it won."""

    games: int = 0
    undecided: int = 0
    faults: int = 0
    turns: int = 0
    sat: dict[str, int] = field(default_factory=dict)
    won: dict[str, float] = field(default_factory=dict)

    def count(self, seated: Sequence[str], record: GameRecord) -> None:
        self.games += 1
        self.faults += len(record.faults)
        self.turns += record.turns
        for name in seated:
            self.sat[name] = self.sat.get(name, 0) + 1
        winners = record.result.places[0] if record.result is not None else []
        self.undecided += not winners
        for seat in winners:
            self.won[seated[seat]] = self.won.get(seated[seat], 0.0) + 1 / len(winners)

    def share(self, name: str) -> float:
        """1 is fair."""
        return PLAYERS * self.won.get(name, 0.0) / self.sat[name]


def told_ladder(one: str, other: str, records: Sequence[GameRecord]) -> str:
    pair = next(found for found in compare(records) if (found.kind, found.other) == (one, other))
    faults = sum(len(record.faults) for record in records)
    turns = sum(record.turns for record in records) / len(records)
    return (
        f"{len(records)} games: {one} ahead of {other} {pair.share:.1%} ({pair.low:.1%} to {pair.high:.1%}), "
        f"{turns:.1f} turns, faults {faults}"
    )


def told_aliens(shares: Shares) -> str:
    found = sorted(shares.sat, key=lambda name: -shares.share(name))
    lines = [f"{name:16} {shares.share(name):5.0%} of a fair share in {shares.sat[name]} games" for name in found]
    mean = shares.turns / max(1, shares.games)
    return "\n".join(
        [*lines, f"{shares.games} games, {mean:.1f} turns, undecided {shares.undecided}, faults {shares.faults}"]
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description="leagues of the opponents of Cosmic Encounter")
    parser.add_argument("what", choices=("ladder", "aliens"))
    parser.add_argument("kinds", nargs="+", choices=KINDS, help="two for a ladder, else one")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first game of a ladder")
    args = parser.parse_args(words)
    if len(args.kinds) != (2 if args.what == "ladder" else 1):
        parser.error("two kinds for a ladder, else one")
    if args.what == "ladder":
        one, other = args.kinds
        records = list(ladder(one, other, args.games, args.seed, args.first))
        print(told_ladder(one, other, records), flush=True)
        for fault in [fault for record in records for fault in record.faults][:5]:
            print(f"fault: seed {fault.seed}, answer {fault.answer}: {fault.what}", flush=True)
        return 1 if any(record.faults for record in records) else 0
    shares = Shares()
    for seated, record in aliens(args.kinds[0], args.games, args.seed):
        shares.count(seated, record)
    print(told_aliens(shares), flush=True)
    return 1 if shares.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
