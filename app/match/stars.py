"""How a challenge stands: which stars are sure, still possible, or gone.

A match that is played for a challenge carries the mark `challenge:<key>`, so that it counts also when it is gone on
with next week.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.match.fixed_tables import FixedTable
from app.match.goals import AT_THE_END, Condition, Tale
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.match.driver import Match

MARK = "challenge:"
MET, OPEN, LOST = "met", "open", "lost"


def mark_of(table: FixedTable) -> str:
    return MARK + table.key


def key_of(marks: Iterable[str]) -> str:
    """The challenge of a match; "" if it is none."""
    return next((mark.removeprefix(MARK) for mark in marks if mark.startswith(MARK)), "")


@dataclass(frozen=True)
class GoalPart:
    """One condition as it stands."""

    condition: Condition
    number: int
    state: str


@dataclass(frozen=True)
class GoalStanding:
    """A challenge as it stands; the parts of each star, and what has become of the star with all before it."""

    table: FixedTable
    parts: tuple[tuple[GoalPart, ...], ...]
    stars: tuple[str, ...]

    @property
    def earned(self) -> int:
        return sum(star == MET for star in self.stars)


def standing(table: FixedTable, tale: Tale) -> GoalStanding:
    parts = tuple(tuple(_part(table.game, one, tale) for one in star) for star in table.stars)
    stars, before = [], MET
    for star in parts:
        states = {before, *(part.state for part in star)}
        before = LOST if LOST in states else OPEN if OPEN in states else MET
        stars.append(before)
    return GoalStanding(table, parts, tuple(stars))


def _part(game: str, condition: Condition, tale: Tale) -> GoalPart:
    number = condition.number(game, tale)
    if condition.is_lost(game, tale):
        return GoalPart(condition, number, LOST)
    is_sure = condition.most is None and condition.count not in AT_THE_END
    sure = tale.result is not None or is_sure
    return GoalPart(condition, number, MET if sure and condition.holds(game, tale) else OPEN)


def tale_of(match: Match, seat: int) -> Tale:
    """The game so far as this seat may know it; all of it when it is over."""
    over = match.result()
    lines = match.log.lines_of(seat)
    events = tuple((line.turn, event) for line in lines for event in line.events)
    return Tale(seat, events, match.log.turn, result=over)
