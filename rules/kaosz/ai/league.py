"""Leagues: two kinds of players, or one kind with itself, over all pairings of the four 45-card decks (KG-C22).

    python -m rules.kaosz.ai.league admiral cadet --games 224 --seed 1
    python -m rules.kaosz.ai.league pilot pilot --games 1200 --seed 1

Two kinds: a round is 32 games, each ordered pair of decks twice with the same shuffle, the kinds exchanged. One
kind: a round is 12 games, each ordered pair of different decks. Games stop after 60 turns for each player (KG-10.8).
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from typing import NamedTuple

from rules.ai.levels import KINDS
from rules.ai.match import play_game
from rules.core.chance import stream
from rules.core.lean import dataclass
from rules.core.state import Setup

from ..questions import MULLIGAN

DECKS = ("blood_in_the_void", "hive_bastion", "golden_armada", "gadget_wing")
TURN_LIMIT = 60


class LeagueGame(NamedTuple):
    """One game: the kinds and decks by seat, who won, who began, and how long it took."""

    kinds: tuple[str, ...]
    decks: tuple[str, ...]
    winner: int
    starter: int
    turns: int  # of all players
    faults: int


@dataclass(slots=True)
class LeagueTable:
    """What a league found out."""

    games: list[LeagueGame] = field(default_factory=list)

    def share(
        self, won: Callable[[LeagueGame], bool], among: Callable[[LeagueGame], bool] = lambda game: True
    ) -> float:
        counted = [game for game in self.games if among(game)]
        return sum(won(game) for game in counted) / max(1, len(counted))

    def wins_of(self, kind: str) -> float:
        """How often this kind beat the other one."""
        return self.share(lambda game: game.kinds[game.winner] == kind, lambda game: len(set(game.kinds)) == 2)

    def deck_wins(self, deck: str, other: str = "") -> float:
        """How often a deck beat another one, or any different one."""
        pair = {deck, other} if other else set()
        return self.share(
            lambda game: game.decks[game.winner] == deck,
            lambda game: deck in game.decks and len(set(game.decks)) == 2 and (not pair or set(game.decks) == pair),
        )

    @property
    def first_player(self) -> float:
        return self.share(lambda game: game.winner == game.starter)

    @property
    def median_turns(self) -> float:
        """For one player."""
        turns = sorted(game.turns for game in self.games)
        return turns[len(turns) // 2] / 2 if turns else 0.0

    @property
    def stopped(self) -> float:
        return self.share(lambda game: game.turns >= 2 * TURN_LIMIT)


def matches(one: str, other: str, games: int, seed: int) -> Iterator[LeagueGame]:
    """The games of a league, one after the other."""
    repeats = 1 if one == other else 2  # equal players would only play the same game again
    pairs = [(a, b) for a in DECKS for b in DECKS if a != b or one != other]
    for i in range(games):
        shuffle = i // repeats
        decks = pairs[shuffle % len(pairs)]
        kinds = (one, other) if i % 2 == 0 else (other, one)
        setup = Setup("kaosz", [{"deck": deck} for deck in decks], {"turn_limit": TURN_LIMIT})
        record = play_game("kaosz", setup, kinds, stream(seed, f"league:{shuffle}"))
        if record.result is not None:
            starter = next((answer.seat for answer in record.log if answer.prompt == MULLIGAN), 0)
            yield LeagueGame(kinds, decks, record.result.places[0][0], starter, record.turns, len(record.faults))


def told(table: LeagueTable, one: str, other: str) -> list[str]:
    """The result as lines."""
    lines = [f"{len(table.games)} games, {sum(game.faults for game in table.games)} faults"]
    if one != other:
        lines.append(f"{one} beats {other}: {table.wins_of(one):.1%}")
    lines.append(f"first player {table.first_player:.1%}, median {table.median_turns} turns each, "
                 f"stopped by the limit {table.stopped:.1%}")  # fmt: skip
    for deck in DECKS:
        against = ", ".join(f"{other} {table.deck_wins(deck, other):.0%}" for other in DECKS if other != deck)
        lines.append(f"{deck}: {table.deck_wins(deck):.1%} ({against})")
    return lines


def main(words: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description="a league over all pairings of the four archetypes")
    parser.add_argument("one", choices=KINDS)
    parser.add_argument("other", choices=KINDS)
    parser.add_argument("--games", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    table = LeagueTable()
    for game in matches(args.one, args.other, args.games, args.seed):
        table.games.append(game)
    print("\n".join(told(table, args.one, args.other)))
    return 1 if any(game.faults for game in table.games) else 0


if __name__ == "__main__":
    raise SystemExit(main())
