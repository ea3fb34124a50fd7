"""What a game may tell its computer players. Everything is optional: a game without hints has opponents too.

>>> from rules.core.chance import Chance
>>> from rules.core.decisions import Amount, One
>>> Hints().candidates(None, One(0, "demo.move", options=("pass", "launch", "wait")), Chance(1), 2)
['pass', 'launch']
>>> sorted(Hints().candidates(None, Amount(0, "demo.bid", low=0, high=3), Chance(1), 8))
[0, 1, 2, 3]
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..core.chance import RandomSource
from ..core.contract import Answer
from ..core.decisions import Decision, One, Value
from ..core.game import find
from ..core.reasons import Reason
from ..core.state import Result, Setup, State

if TYPE_CHECKING:
    from .brief import Brief

# A player's "not now" where a clock runs: it never reaches the rules.
WAIT = "core.wait"


@dataclass(frozen=True, slots=True)
class LevelSpec:
    """How one level thinks. Values are on the scale of `Hints.evaluate`, about 0 to 1."""

    player: str  # random, greedy, foresight or search
    effort: int = 1  # simulations for one decision, at most
    worlds: int = 1  # imagined worlds they are spread over
    width: int = 16  # candidates weighed, at most
    depth: int = 0  # answers looked ahead before the position is judged
    turns: int = 0  # if not 0: judge as soon as the game's turn number has grown by this
    noise: float = 0.0  # error of judgement: up to so much is added to or taken from each candidate's value
    slip: float = 0.0  # share of decisions made without thinking
    explore: float = 0.7  # search: how much it tries what looks worse


class Turn(NamedTuple):
    """Who answers next, when, and the position as that seat perceives it (None: as it is).

    For a neutral seat `value` may say what it answers at `t` (None: nature or a driver does).
    """

    decision: Decision
    t: int | None = None
    seen: State | None = None
    value: Value | None = None


class Pace(Protocol):
    """The order of answers in a match without people, above all where a clock runs."""

    def next(self, state: State, asked: tuple[Decision, ...]) -> Turn:
        """Whose answer comes next."""

    def answered(self, state: State, answer: Answer) -> None:
        """An answer was given; `state` is the position after it."""

    def waited(self, seat: int, t: int | None) -> None:
        """A player was asked and chose to wait."""


def sampled(state: Any, decision: Decision, rng: RandomSource, limit: int) -> list[Value]:
    """Candidates without knowledge of the game: a fair spread of the legal answers."""
    first = decision.first(limit + 1)
    if len(first) <= limit:
        return first
    if isinstance(decision, One) and not decision.ranges:
        options = decision.options
        return [options[i * len(options) // limit] for i in range(limit)]
    found: dict[Value, None] = {}
    for _ in range(2 * limit):
        found[decision.sample(rng)] = None
        if len(found) == limit:
            break
    return list(found)


def by_place(outcome: Result, seats: int) -> list[float]:
    """The worth of a finished game: mostly the place, a little the margin, so that a lost game is still played."""
    worth = [0.0] * seats
    above = 0
    for tied in outcome.places:
        beaten = seats - above - len(tied) + (len(tied) - 1) / 2
        for seat in tied:
            worth[seat] = beaten / (seats - 1) if seats > 1 else 1.0
        above += len(tied)
    low, high = min(outcome.scores, default=0), max(outcome.scores, default=0)
    for seat, score in enumerate(outcome.scores[:seats]):
        margin = (score - low) / (high - low) if high > low else 0.5
        worth[seat] = 0.8 * worth[seat] + 0.2 * margin
    return worth


def anyone(state: Any, asked: Sequence[Decision], rng: RandomSource) -> int:
    """Who answers first in a race: anyone."""
    return rng.below(len(asked))


def unexplained(state: Any, decision: Decision, value: Value) -> Reason:
    """The hint of a game that does not explain itself."""
    return Reason("ai.why.best", {"prompt": decision.prompt}, decision.rule)


@dataclass(frozen=True, slots=True)
class Hints:
    """One game's knowledge for its players. States given to these functions are imagined worlds or old clones.

    `evaluate`    the value for each seat, comparable between seats: about the chance of winning, 0 to 1.
                  Without it, positions are judged by playing them out.
    `outcome`     the same for a finished game.
    `candidates`  pruned answers, best first, at most `limit`; all must be legal.
    `group`       what candidates of one kind have in common (which unit moves): groups are compared first, then the
                  members of the best ones.
    `quick`       the fast policy for look-ahead; without it the game's `nature` answers.
    `who`         which of the seats asked in a race answers first, in look-ahead and headless play.
    `why`         the one-sentence reason for an answer, as an id with parameters.
    `levels`      this game's tuning; levels not named here have the defaults of `levels.py`.
    `play`        exact answers to decisions that the game can solve; None leaves it to the level's player.
    `pace`        the timing of computer players in a race, for headless matches: (setup, kinds, rng) -> Pace.
    """

    evaluate: Callable[[Any], list[float]] | None = None
    outcome: Callable[[Result, int], list[float]] = by_place
    candidates: Callable[[Any, Decision, RandomSource, int], list[Value]] = sampled
    group: Callable[[Any, Decision, Value], Hashable] | None = None
    quick: Callable[[Any, Decision, RandomSource], Value] | None = None
    who: Callable[[Any, Sequence[Decision], RandomSource], int] = anyone
    why: Callable[[Any, Decision, Value], Reason] = unexplained
    levels: Mapping[str, LevelSpec] = field(default_factory=dict)
    play: Callable[[Brief, str], Value | None] | None = None
    pace: Callable[[Setup, Sequence[str], RandomSource], Pace] | None = None


_NONE = Hints()


def hints_of(game_id: str) -> Hints:
    """The game's hints, or those that fit every game."""
    found = find(game_id).hints
    hints: Hints | None = found() if callable(found) else found  # only who thinks loads them
    return _NONE if hints is None else hints
