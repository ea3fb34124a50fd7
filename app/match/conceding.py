"""Giving up: who may, and what it leads to."""

from __future__ import annotations

from rules import CONCEDE, END, Answer, find, has_conceded, result

from .loop import MatchLoop
from .seats import HUMAN

# The only other player wins; the game ends, because no person is left; the player leaves the game; or a computer player
# plays the seat on.
CONCESSIONS = WINS, ENDS, LEAVES, PLAYED_ON = "wins", "ends", "leaves", "played-on"
CARETAKER = "pilot"  # the level of the computer player that plays on for somebody who gave up


class Conceding:
    """For one match."""

    def __init__(self, loop: MatchLoop) -> None:
        self._loop, self._seats, self._session = loop, loop.seats, loop.journal.session

    def still_plays(self, seat: int) -> bool:
        state = self._session.state
        return result(state) is None and not has_conceded(state, seat) and self._loop.hooks.plays(state, seat)

    def who_may(self) -> tuple[int, ...]:
        loop, viewer = self._loop, self._loop.journal.viewer
        if loop.cover.covered_for is not None or loop.trouble is not None or loop.consults:
            return ()
        if find(self._session.setup.game).concede is None:
            return ()
        people = self._seats.humans if viewer is None else (viewer,)
        return tuple(seat for seat in people if self._seats.is_human(seat) and self.still_plays(seat))

    def means(self, seat: int) -> str:
        others = [other for other in range(len(self._seats)) if other != seat and self.still_plays(other)]
        if len(others) < 2:
            return WINS
        if not any(HUMAN in (self._seats[other].home, self._seats[other].kind) for other in others):
            return ENDS
        return LEAVES if find(self._session.setup.game).leaves else PLAYED_ON

    def give_up(self, seat: int) -> str:
        """Tell the game; what it leads to is one of `CONCESSIONS`."""
        means = self.means(seat)
        self._loop.thoughts.drop()
        self._loop.choices.clear()
        self._loop.apply(Answer(seat, CONCEDE, END if means == ENDS else None), True)
        return means
