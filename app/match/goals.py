"""What the goals of challenges can ask for: small functions that count something of one seat's game.

A game lists its own in the module that its manifest names as `goals`, as `MEASURES`; what all games share is here.
A measure gets a `Tale` and returns a number; what it wants to know besides are keyword parameters, with annotations
that say what may stand in a file (see `rules.content.verbs`). A condition compares the number:

    { count = "zaps", most = 0 }            none at all
    { count = "colonies", least = 3, by = 8 }   three of them by the end of turn 8
    "won"                                   at least one

Events are those that the seat was told of, and after the end all of them; a measure must count the same in both, so it
counts what everybody sees or what the seat itself does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from app.games import part
from rules import Event, Result
from rules.content.problems import FilePlace
from rules.content.shapes import Maybe, Table, Whole
from rules.content.verbs import VerbCall, Verbs
from rules.core.lean import dataclass

Measure = Callable[..., int]
MOST = 9999
BOUNDS = {"least": Maybe(Whole(0, MOST)), "most": Maybe(Whole(0, MOST)), "by": Maybe(Whole(1, MOST))}


@dataclass(frozen=True)
class Tale:
    """A game so far, as one seat may know it."""

    seat: int
    events: tuple[tuple[int, Event], ...]  # each with the turn in which it came
    turn: int = 0
    result: Result | None = None

    def told(self, *kinds: str, **values: Any) -> Iterator[Mapping[str, Any]]:
        """The data of all events of these kinds that have these values."""
        for _, event in self.events:
            if event.kind in kinds and all(event.data.get(name) == value for name, value in values.items()):
                yield event.data

    def own(self, *kinds: str, **values: Any) -> Iterator[Mapping[str, Any]]:
        return self.told(*kinds, seat=self.seat, **values)

    def until(self, turn: int) -> Tale:
        """As it was at the end of a turn."""
        early = tuple(one for one in self.events if one[0] <= turn)
        return Tale(self.seat, early, min(self.turn, turn), self.result)


# --- what all games share; these four are known when it is over


def won(tale: Tale) -> int:
    """A shared first place counts."""
    return int(tale.result is not None and tale.result.place_of(tale.seat) == 1)


def won_alone(tale: Tale) -> int:
    return int(won(tale) and tale.result is not None and len(tale.result.places[0]) == 1)


def score(tale: Tale) -> int:
    return tale.result.scores[tale.seat] if tale.result is not None else 0


def lead(tale: Tale) -> int:
    """So many points more than the best of the others; never below 0."""
    if tale.result is None:
        return 0
    others = [points for seat, points in enumerate(tale.result.scores) if seat != tale.seat]
    return max(0, tale.result.scores[tale.seat] - max(others, default=0))


def turns(tale: Tale) -> int:
    """How long the game has lasted."""
    return tale.turn


AT_THE_END = ("won", "won_alone", "score", "lead")
SHARED = (won, won_alone, score, lead, turns)


class Vocabulary(Verbs):
    """The measures that one game's files may name."""

    def __init__(self, game: str) -> None:
        super().__init__("count", bare=True)
        for measure in (*SHARED, *(part(game, "goals") or _None).MEASURES):
            self(measure.__name__)(measure)

    def parameters(self, name: str) -> Table:
        return super().parameters(name).including(BOUNDS)


class _None:
    MEASURES: tuple[Measure, ...] = ()


@cache
def vocabulary(game: str) -> Vocabulary:
    return Vocabulary(game)


@dataclass(frozen=True)
class Condition:
    """One part of a goal: a number and its bounds."""

    count: str
    args: Mapping[str, Any]
    least: int | None = None
    most: int | None = None
    by: int | None = None

    def number(self, game: str, tale: Tale) -> int:
        call = VerbCall(self.count, self.args)
        return int(vocabulary(game).run(call, tale if self.by is None else tale.until(self.by)))

    def holds(self, game: str, tale: Tale) -> bool:
        number = self.number(game, tale)
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    def is_lost(self, game: str, tale: Tale) -> bool:
        """Whether it cannot hold any more: counts only grow."""
        if tale.result is not None:
            return not self.holds(game, tale)
        if self.count in AT_THE_END:
            return False
        number = self.number(game, tale)
        late = self.by is not None and tale.turn > self.by
        return (self.most is not None and number > self.most) or (late and number < (self.least or 0))


def condition_of(call: VerbCall, at: FilePlace) -> Condition | None:
    """From what a file says: without bounds, at least once."""
    args = dict(call.args)
    least, most, by = (args.pop(name) for name in BOUNDS)
    if least is None and most is None:
        least = 1
    if least is not None and most is not None and least > most:
        at.fault("challenge-bounds", least=least, most=most)
        return None
    if by is not None and call.verb in AT_THE_END:
        at.fault("challenge-by", count=call.verb)
        return None
    return Condition(call.verb, args, least, most, by)
