"""Mixed strategies: how often to give which answer where rivals choose in secret at the same time.

There is no best answer against a rival who thinks likewise. The own answers are tried against the rivals' likely ones,
each world has its own small table, because the rivals know what they hold; the own mix must be one for all worlds.
Regret matching finds it: everybody plays more often what would have been better so far, and the average is the mix.

    >>> pennies = Table([[1.0, 0.0], [0.0, 1.0]], [[0.0, 1.0], [1.0, 0.0]])
    >>> [round(share, 1) for share in solve([pennies]).mix]
    [0.5, 0.5]
    >>> solve([Table([[0.2, 0.3], [0.6, 0.7]], [[0.8, 0.7], [0.4, 0.3]])]).mix  # one answer is always better
    [0.0, 1.0]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

ROUNDS = 400
LEFT_OUT = 0.08  # what is played less often than this is an echo of the first rounds


class Table(NamedTuple):
    """One world's worths, by own answer and by the rivals' answer."""

    own: list[list[float]]
    rivals: list[list[float]]


class Solved(NamedTuple):
    """How often to give each own answer, what each is worth against the rivals' mixes, and what it is in each world."""

    mix: list[float]
    worth: list[float]
    ends: list[list[float]]


def solve(tables: Sequence[Table], rounds: int = ROUNDS, naive: float = 0.0) -> Solved:
    """The mix over all worlds, each equally likely; worlds may differ in how many answers the rivals have.

    Rivals do not see one's hand: so often as `naive` says they give their first answer, whatever comes of it.
    Of answers that end alike against everything only the first is given: it is what instinct says."""
    own = len(tables[0].own)
    rows = range(own)
    regrets, played = [0.0] * own, [0.0] * own
    theirs = [_Regrets(len(table.own[0]), naive) for table in tables]
    for _ in range(rounds):
        mine = _by_regret(regrets)
        gains = [0.0] * own
        for table, rival in zip(tables, theirs, strict=True):
            answers = rival.now()
            for i in rows:
                row = table.own[i]
                gains[i] += sum([share * row[j] for j, share in answers if share])
            rival.learn([sum([mine[i] * table.rivals[i][j] for i in rows]) for j, _ in answers])
        mean = sum(share * gain for share, gain in zip(mine, gains, strict=True))
        for i in rows:
            # What was regretted long ago is forgotten (regret matching plus): it settles much sooner.
            regrets[i] = max(0.0, regrets[i] + gains[i] - mean)
            played[i] += mine[i]
    for i in rows:
        alike = next(j for j in rows if all(table.own[j] == table.own[i] for table in tables))
        if alike != i:
            played[alike], played[i] = played[alike] + played[i], 0.0
    mixes = [rival.mix() for rival in theirs]
    ends = [
        [sum(share * table.own[i][j] for j, share in enumerate(mix)) for table, mix in zip(tables, mixes, strict=True)]
        for i in rows
    ]  # fmt: skip
    return Solved(_kept(played), [sum(each) / len(tables) for each in ends], ends)


class _Regrets:
    """The rivals' answers in one world."""

    def __init__(self, answers: int, naive: float) -> None:
        self._regrets, self._played, self._free = [0.0] * answers, [0.0] * answers, [0.0] * answers
        self._naive = naive

    def now(self) -> list[tuple[int, float]]:
        self._free = _by_regret(self._regrets)
        return list(enumerate(self._blended(self._free)))

    def _blended(self, free: list[float]) -> list[float]:
        return [share * (1 - self._naive) + (0.0 if j else self._naive) for j, share in enumerate(free)]

    def learn(self, gains: list[float]) -> None:
        mean = sum(share * gain for share, gain in zip(self._free, gains, strict=True))
        for j, gain in enumerate(gains):
            self._regrets[j] = max(0.0, self._regrets[j] + gain - mean)
            self._played[j] += self._free[j]

    def mix(self) -> list[float]:
        total = sum(self._played)
        return self._blended([share / total for share in self._played])


def _by_regret(regrets: list[float]) -> list[float]:
    total = sum(regrets)
    return [each / total for each in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


def _kept(played: list[float]) -> list[float]:
    total = sum(played)
    kept = [share if share >= LEFT_OUT * total else 0.0 for share in played]
    whole = sum(kept)
    return [share / whole for share in kept]
