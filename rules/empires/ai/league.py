"""Leagues: which level places ahead of which.

    python -m rules.empires.ai.league ladder captain pilot --games 40 --seed 1 --map small

Seats change from game to game, so that each kind begins everywhere. With three or four seats the first kind has one
seat in every other game and all but one in the others.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence

from rules.ai.arena import compare
from rules.ai.levels import KINDS
from rules.ai.match import GameRecord, play_game
from rules.core.chance import stream
from rules.core.state import Setup

from ..game import GAME
from ..printed.switches import TWO_PLAYER_MAPS

PHASES = 20  # a game without a winner ends after this Economic Phase


def seating(one: str, other: str, seats: int, game: int) -> list[str]:
    """Who sits where: one seat against all others, in turn for each kind and each seat."""
    alone, rest = (one, other) if game % 2 == 0 else (other, one)
    return [alone if seat == game // 2 % seats else rest for seat in range(seats)]


def ladder(
    one: str, other: str, games: int, seed: int, first: int = 0, seats: int = 2, map: str = "small"
) -> Iterator[GameRecord]:
    """Games of two kinds; a longer run may be played in parts, from game number `first` on."""
    options = {"phases": PHASES, **({"map": map} if seats == 2 else {})}
    for i in range(first, first + games):
        kinds = seating(one, other, seats, i)
        yield play_game(GAME.id, Setup(GAME.id, [{} for _ in kinds], options), kinds, stream(seed, f"ladder:{i}"))


def told(one: str, other: str, records: Sequence[GameRecord]) -> str:
    pair = next(found for found in compare(records) if (found.kind, found.other) == (one, other))
    faults = sum(len(record.faults) for record in records)
    turns = sum(record.turns for record in records) / len(records)
    decisions = sum(record.decisions for record in records) / len(records)
    fell = sum(record.result is not None and record.result.reason == "empires.homeworld" for record in records)
    return (
        f"{len(records)} games: {one} ahead of {other} {pair.share:.1%} ({pair.low:.1%} to {pair.high:.1%}), "
        f"{turns:.1f} cycles, {decisions:.0f} decisions, {fell} Homeworlds fell, faults {faults}"
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description="leagues of the opponents of Űrbirodalmak")
    parser.add_argument("what", choices=("ladder",))
    parser.add_argument("kinds", nargs=2, choices=KINDS)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--map", default="small", choices=TWO_PLAYER_MAPS, help="for two seats")
    args = parser.parse_args(words)
    one, other = args.kinds
    records = list(ladder(one, other, args.games, args.seed, args.first, args.seats, args.map))
    print(told(one, other, records), flush=True)
    for fault in [fault for record in records for fault in record.faults][:5]:
        print(f"fault: seed {fault.seed}, answer {fault.answer}: {fault.what}", flush=True)
    return 1 if any(record.faults for record in records) else 0


if __name__ == "__main__":
    raise SystemExit(main())
