"""Tournaments (KG-11.70-11.77): Swiss rounds, then the four best play semi-finals and finals of three games.

Pure bookkeeping over results; the games themselves are played elsewhere. Players are numbers in the order of
their lots, so that the last tie-break (by lot) needs no further chance.

    >>> t = Tournament(5)
    >>> t.rounds
    3
    >>> t.pairings()
    [(0, 1), (2, 3)]
    >>> t.enter([(0, 1), (2, 3)])
    >>> t.points()
    [1, 0, 1, 0, 1]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

Pair = tuple[int, int]
GameResult = tuple[int, int]  # winner, loser

FEWEST_PLAYERS, FEWEST_ROUNDS, FINALISTS, GAMES_OF_A_PAIR = 4, 3, 4, 3
GAME_MINUTES = 60  # KG-11.73


@dataclass
class Tournament:
    """The Swiss part: who met whom, who won, who had a bye."""

    players: int
    played: list[list[GameResult]] = field(default_factory=list)
    byes: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.players < FEWEST_PLAYERS:
            raise ValueError(f"a tournament needs at least {FEWEST_PLAYERS} players (KG-11.76)")

    @property
    def rounds(self) -> int:
        """KG-11.76: ceil(log2(n)), at least 3."""
        return max(FEWEST_ROUNDS, (self.players - 1).bit_length())

    @property
    def is_over(self) -> bool:
        return len(self.played) >= self.rounds

    def points(self) -> list[int]:
        """One point for each win and for a bye."""
        found = [0] * self.players
        for winner, _ in self._games():
            found[winner] += 1
        for player in self.byes:
            found[player] += 1
        return found

    def _games(self) -> list[GameResult]:
        return [game for each in self.played for game in each]

    def opponents(self, player: int) -> list[int]:
        return [b if a == player else a for a, b in self._games() if player in (a, b)]

    def standings(self) -> list[int]:
        """Best first: points, sum of opponents' points, head-to-head, lot (KG-11.76)."""
        points = self.points()
        strength = [sum(points[o] for o in self.opponents(p)) for p in range(self.players)]
        order = sorted(range(self.players), key=lambda p: (-points[p], -strength[p], p))
        games = set(self._games())
        for i in range(len(order) - 1):
            a, b = order[i], order[i + 1]
            if (points[a], strength[a]) == (points[b], strength[b]) and (b, a) in games and (a, b) not in games:
                order[i], order[i + 1] = b, a
        return order

    def next_bye(self) -> int | None:
        """With an odd number the lowest player who has had none (KG-11.76: at most one each)."""
        if self.players % 2 == 0:
            return None
        return next((p for p in reversed(self.standings()) if p not in self.byes), None)

    def pairings(self) -> list[Pair]:
        """The next round: within equal points, nobody twice against the same if it can be avoided."""
        bye = self.next_bye()
        waiting = [p for p in self.standings() if p != bye]
        return self._pair(waiting, avoid=True) or self._pair(waiting, avoid=False) or []

    def _pair(self, waiting: Sequence[int], avoid: bool) -> list[Pair] | None:
        """The first of the standings meets the next one he may meet; back up where the rest cannot be paired."""
        if not waiting:
            return []
        first, met = waiting[0], self.opponents(waiting[0])
        for other in waiting[1:]:
            if avoid and other in met:
                continue
            rest = self._pair([p for p in waiting[1:] if p != other], avoid)
            if rest is not None:
                return [(first, other), *rest]
        return None

    def enter(self, results: Sequence[GameResult]) -> None:
        """The results of the round; whoever was left over had the bye."""
        bye = self.next_bye()
        self.played.append(list(results))
        if bye is not None:
            self.byes.append(bye)

    def semi_finals(self) -> list[Pair]:
        """KG-11.71: first against fourth, second against third."""
        best = self.standings()[:FINALISTS]
        return [(best[0], best[3]), (best[1], best[2])]


def pair_winner(pair: Pair, games: Sequence[int]) -> int | None:
    """KG-11.72: who has won most of the three games; None while it is open (2-0 decides).

    >>> pair_winner((3, 5), [5, 5]), pair_winner((3, 5), [3, 5])
    (5, None)
    """
    for player in pair:
        if list(games).count(player) * 2 > GAMES_OF_A_PAIR:
            return player
    return None


def final_places(semis: Sequence[Pair], winners: Sequence[int], final: int, small_final: int) -> list[int]:
    """KG-11.71: the winners play for first and second place, the losers for third and fourth.

    >>> final_places([(0, 3), (1, 2)], [0, 2], final=2, small_final=3)
    [2, 0, 3, 1]
    """
    losers = [a if winner == b else b for (a, b), winner in zip(semis, winners, strict=True)]
    second = next(p for p in winners if p != final)
    fourth = next(p for p in losers if p != small_final)
    return [final, second, small_final, fourth]
