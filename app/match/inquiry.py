"""Questions about the position of a match: functions of the rules are asked about what a seat knows of it.

The true state is never given out, nor handed to what the table asks: each function gets a world that fits all the seat
knows, with what is hidden from it dealt anew (`rules.imagine`). What such a function says can therefore betray nothing;
whether it is the same in every such world, `tests/app/test_queries.py` tries for each function that is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from rules import Chance, Session, State, deciding, imagine, view
from rules.core.queries import QUERIES

P = ParamSpec("P")
T = TypeVar("T")


class Inquiry:
    """Answers questions about the present position of one session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._strand: tuple[object, int] = (session.state, 0)
        self._worlds: dict[int | None, State] = {}  # what each seat knows of this position; None: everybody
        self._imagined_at: object = None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (see `rules.view`); None: what everybody may know."""
        return view(self._session.state, seat)

    def deciding(self, seat: int | None) -> list[tuple[int, str]]:
        """Who is asked now, and which question, as far as a seat may know; cheaper than a whole view."""
        return deciding(self._session.state, seat)

    def query(self, seat: int | None, rule: Callable[Concatenate[Any, P], T], *args: P.args, **named: P.kwargs) -> T:
        """The value of a function of the rules, such as a price or the odds of a fight, as far as this seat knows the
        present position; None: as far as everybody knows it."""
        assert rule in QUERIES, f"{rule} is nothing that a table may ask"
        return rule(self._known_to(seat), *args, **named)

    def _known_to(self, seat: int | None) -> State:
        """One world for each seat and position: imagining takes longer than most questions."""
        if self._imagined_at != self.position:
            self._imagined_at, self._worlds = self.position, {}
        if seat not in self._worlds:
            self._worlds[seat] = self._imagined(seat)
        return self._worlds[seat]

    def _imagined(self, seat: int | None) -> State:
        world = self._session.state
        for viewer in range(len(self._session.setup.seats)) if seat is None else (seat,):
            world = imagine(world, viewer, Chance(len(self._session.log)))  # of all in turn: nobody's secret is left
        return world

    @property
    def position(self) -> tuple[int, int]:
        """Differs whenever the position does."""
        return self.strand, len(self._session.log)

    @property
    def strand(self) -> int:
        """A number that changes when the position was replaced (undo, take-back) instead of played on."""
        state, number = self._strand
        if state is not self._session.state:
            self._strand = (self._session.state, number + 1)
        return self._strand[1]
