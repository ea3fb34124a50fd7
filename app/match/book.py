"""The one place through which answers enter a match: session, journal, feed and happenings in step (UX-26, UX-64)."""

from __future__ import annotations

from rules import Answer, Event, Session, State, events_for, find

from .feed import Feed, entry_of
from .happenings import Happening, Told
from .keeping import Keeping


class Book:
    """Gives answers to the session, hands them to the journal, and queues what is to be shown."""

    def __init__(self, session: Session, keeping: Keeping, feed: Feed) -> None:
        self.session, self.keeping, self.feed = session, keeping, feed
        self.viewer: int | None = None
        self.is_public = False  # no cover, and everyone looks at the same screen
        self.version = 0  # grows with every change of the game, so that late thoughts are not taken
        self._out: list[Happening] = []
        self._game = find(session.state.game)

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def turn(self) -> int:
        return self._game.turn(self.session.state)

    def give(self, answer: Answer, manual: bool = False) -> list[Event]:
        """Apply one answer; Illegal and Fault leave everything as it was. Gives what the viewer sees of it."""
        turn = self.turn
        return self._enter(self.session.answer(answer), turn, manual)

    def redo(self, seat: int, manual: bool) -> list[Event]:
        """Give the answer again that was taken back last."""
        turn = self.turn
        return self._enter(self.session.redo(seat), turn, manual)

    def _enter(self, events: list[Event], turn: int, manual: bool) -> list[Event]:
        # Written before anything of it is shown (UX-64).
        self.keeping.record()
        self.version += 1
        log = self.session.log
        self.feed.add(entry_of(len(log) - 1, log[-1], turn, events, manual))
        return self._tell(log[-1].seat, events, manual)

    def _tell(self, seat: int, events: list[Event], manual: bool) -> list[Event]:
        viewer = self.viewer
        seen = events_for(events, viewer)
        if viewer is not None:
            self.feed.caught_up(viewer)
        auto = seat == viewer and not manual
        if seen or auto:
            self.say(Told(viewer, seat, tuple(seen), auto))
        return seen

    def went_back(self, length: int) -> None:
        """The session's log was shortened by an undo or a take-back."""
        self.keeping.record()
        self.version += 1
        self.feed.cut(length)

    def say(self, happening: Happening) -> None:
        self._out.append(happening)

    def take_out(self) -> list[Happening]:
        """Everything said since the last call."""
        said, self._out = self._out, []
        return said
