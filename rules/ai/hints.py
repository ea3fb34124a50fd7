"""What a game can tell its computer players. Everything is optional: a game without hints has opponents, too.

>>> from rules.core.chance import Chance
>>> from rules.core.decisions import Amount, One
>>> Hints().candidates(None, One(0, "demo.move", options=("pass", "launch", "wait")), Chance(1), 2)
['pass', 'launch']
>>> sorted(Hints().candidates(None, Amount(0, "demo.bid", low=0, high=3), Chance(1), 8))
[0, 1, 2, 3]
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from rules.core.lean import dataclass

from ..core.chance import RandomSource
from ..core.contract import Answer
from ..core.decisions import Decision, One, Value
from ..core.game import find
from ..core.reasons import Reason
from ..core.records import Json
from ..core.state import Result, Setup, State
from .abridged import Abridged

if TYPE_CHECKING:
    from .brief import Brief

# A computer player's "not now" where a clock runs; it is never given to the rules as an answer.
WAIT = "core.wait"


@dataclass(frozen=True, slots=True)
class LevelSpec:
    """How one level thinks; without effort it answers by instinct. `error` is on the scale of `Hints.evaluate`."""

    effort: int = 0  # at most so many trials for one decision
    worlds: int = 1  # in how many imagined worlds they are made
    width: int = 16  # at most so many candidates are weighed
    depth: int = 0  # how many answers are played on before the position is judged
    turns: int = 0  # if not 0: judged as soon as the game's turn number has grown by so much
    secret: int = 1  # so many times the effort for secret questions: they are few and decide much
    naive: float = 0.0  # so often rivals are thought to give their first answer to a secret question
    clear: float = 1.0  # an answer overrules instinct if it leads by so many standard errors
    error: float = 0.0  # of judgement: up to so much is added to or subtracted from each candidate's worth
    weights: Mapping[str, Sequence[float]] | None = None  # to judge by, instead of the game's learned ones
    former: bool = False  # does not think: the game's former own way answers (`Hints.former`)


class Turn(NamedTuple):
    """Who answers next, at which time, and the position as that seat has seen it so far (None: the present one).

    For a neutral seat `value` may be its answer at `t` (None: the game's `random_policy` or a driver gives it).
    """

    decision: Decision
    t: int | None = None
    seen: State | None = None
    value: Value | None = None


class Pace(Protocol):
    """Decides who answers next in a match without people; needed where a clock runs."""

    def next(self, state: State, asked: tuple[Decision, ...]) -> Turn:
        """Who answers next."""

    def answered(self, state: State, answer: Answer) -> None:
        """An answer was given; `state` is the position after it."""

    def waited(self, seat: int, t: int | None) -> None:
        """A player was asked and chose to wait."""


def sampled(state: object, decision: Decision, rng: RandomSource, limit: int) -> list[Value]:
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
    """The worth of a finished game for each seat: mostly its place, a little its points, so that even a player who
    cannot win any more plays for points."""
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


def anyone(state: object, asked: Sequence[Decision], rng: RandomSource) -> int:
    """Who answers first in a race (see `Frame.race`): any of the asked seats, at random."""
    return rng.below(len(asked))


def unexplained(state: object, decision: Decision, value: Value) -> Reason:
    """The reason given for an answer in a game that cannot explain its answers."""
    return Reason("ai.why.best", {"prompt": decision.prompt}, decision.rule)


def by_seats(state: State) -> str:
    """Which learned weights count: those of so many seats."""
    return str(len(state.setup.seats))


@dataclass(frozen=True, slots=True)
class Hints:
    """What one game tells its computer players. The states given to these functions are never the true one.

    `evaluate`    the worth of a position for each seat, about its chance of winning, 0 to 1. Without it, positions
                  are judged by playing them out.
    `outcome`     the same for a finished game.
    `candidates`  the legal answers worth trying, best first, at most `limit`.
    `group`       what some candidates have in common (for example which unit moves): groups are compared first, then
                  the members of the best groups.
    `quick`       the answer in look-ahead, chosen fast; without it the game's `random_policy` answers.
    `who`         which of the seats asked in a race answers first, in look-ahead and in matches without people.
    `why`         the reason for an answer in one sentence, as an id with parameters.
    `levels`      what this game changes of the table of levels (`levels.py`): those named here think so.
    `features`    what a seat has in a position, as numbers that a person would name (`feature_names`); with learned
                  weights (the file `judgement`) they replace `evaluate`; `table` says which set of weights counts.
    `secret`      the questions that all answer at once without knowing the others' answers: they get a mixed strategy.
    `mixes`       the instinct mixes secret answers itself, so that nobody can read them: it is overruled only by a mix
                  that ended clearly better.
    `instinct`    what a player of a level answers at first sight, fast and without playing on; None: nothing comes to
                  mind. It is the answer where nothing is worth a trial, and else the first candidate, which is
                  overruled only by one that ends clearly better.
    `abridged`    the rest of something small and open that a question is part of, to be read ahead (see `reading`) with
                  this level's judgement, instead of playing whole worlds on; None: play them on.
    `former`      a game's own way of thinking from before there was one for all; `LevelSpec.former` asks for it.
    `solved`      the questions that the instinct answers exactly: there is nothing to be tried.
    `schemes`     whole plans that are worth a trial, the instinct's own first; none where a question begins no plan.
                  Each is followed in the same imagined futures, and the best one is begun.
    `follows`     the answer by which a plan goes on in an imagined world, also later than `pursues`, or None.
    `begins`      the plan that an answer begins, a JSON object; {}: no plan any more, None: as before (see `plans`).
    `pursues`     the answer that carries a plan on; None: it says nothing here, and the player thinks.
    `stage`       a number that grows as the game goes on; `LevelSpec.turns` counts it, instead of the game's turns.
    `pace`        the timing of computer players in a race, in matches without people: (setup, kinds, rng) -> Pace.
    """

    evaluate: Callable[[Any], list[float]] | None = None
    outcome: Callable[[Result, int], list[float]] = by_place
    candidates: Callable[[Any, Decision, RandomSource, int], list[Value]] = sampled
    group: Callable[[Any, Decision, Value], Hashable] | None = None
    quick: Callable[[Any, Decision, RandomSource], Value] | None = None
    who: Callable[[Any, Sequence[Decision], RandomSource], int] = anyone
    why: Callable[[Any, Decision, Value], Reason] = unexplained
    levels: Mapping[str, LevelSpec] = field(default_factory=dict)
    features: Callable[[Any, int], Sequence[float]] | None = None
    feature_names: tuple[str, ...] = ()
    table: Callable[[Any], str] = by_seats
    judgement: Path | None = None
    secret: frozenset[str] = frozenset()
    mixes: bool = False
    solved: frozenset[str] = frozenset()
    instinct: Callable[[Brief, str], Value | None] | None = None
    abridged: Callable[[Brief, LevelSpec], Abridged | None] | None = None
    former: Callable[[Brief, str], Value | None] | None = None
    schemes: Callable[[Brief], list[dict[str, Json]]] | None = None
    follows: Callable[[Any, Decision, Mapping[str, Json]], Value | None] | None = None
    begins: Callable[[Brief, Value], dict[str, Json] | None] | None = None
    pursues: Callable[[Brief, Mapping[str, Json]], Value | None] | None = None
    pace: Callable[[Setup, Sequence[str], RandomSource], Pace] | None = None
    stage: Callable[[Any], int] | None = None


_NONE = Hints()


def hints_of(game_id: str) -> Hints:
    """The game's hints, or the default ones, which work for every game."""
    found = find(game_id).hints
    hints: Hints | None = found() if callable(found) else found  # a function loads them when they are first needed
    return _NONE if hints is None else hints
