"""The one place through which answers enter a match: session, journal, feed and happenings in step (UX-26, UX-64)."""

from __future__ import annotations

from rules import Answer, Event, Session, State, events_for, find

from .feed import Feed, LogEntry, entry_of
from .happenings import Happening, Told
from .keeping import Keeping


class Book:
    """Gives answers to the session, hands them to the journal, and queues what is to be shown."""

    def __init__(self, session: Session, keeping: Keeping, feed: Feed) -> None:
        self.session, self.keeping, self.feed = session, keeping, feed
        self.viewer: int | None = None
        self.below: int | None = None  # from whose side the table is seen, also while everyone looks
        self.is_public = True  # no cover, and everyone looks at the same screen
        self.version = 0  # grows with every change of the game, so that late thoughts are not taken
        self._out: list[Happening | LogEntry] = []
        self._game = find(session.setup.game)

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def turn(self) -> int:
        return self._game.turn(self.session.state)

    def minutes_left(self) -> int:
        """What the rules say is left of the playing time; 0 where it is not limited."""
        return self._game.minutes(self.session.state)

    def apply(self, answer: Answer, manual: bool = False) -> list[Event]:
        """Apply one answer; Illegal and Fault leave everything as it was. Gives all its events, unmasked."""
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
        entry = entry_of(len(log) - 1, log[-1], turn, events, manual)
        self.feed.add(entry)
        self._out.append(entry)
        return events

    @property
    def has_news(self) -> bool:
        """Has something happened that nobody has been shown yet?"""
        return any(isinstance(said, LogEntry) and events_for(said.events, self.viewer) for said in self._out)

    def _told(self, entry: LogEntry) -> Told | None:
        """An entry for whoever looks now: who looked when it happened may have made room for everybody since."""
        seen = events_for(entry.events, self.viewer)
        auto = entry.seat == self.viewer and not entry.manual
        return Told(self.viewer, entry.seat, tuple(seen), auto) if seen or auto else None

    def went_back(self, length: int) -> None:
        """The session's log was shortened by an undo or a take-back."""
        self.keeping.record()
        self.version += 1
        self.feed.cut(length)

    def say(self, happening: Happening) -> None:
        self._out.append(happening)

    def take_out(self) -> list[Happening]:
        """Everything said since the last call; whoever looks at the screen has seen it then."""
        said, self._out = self._out, []
        told = (self._told(each) if isinstance(each, LogEntry) else each for each in said)
        if self.viewer is not None:
            self.feed.caught_up(self.viewer)
        elif self.is_public:
            self.feed.watched()
        else:
            self.feed.unseen()
        return [each for each in told if each is not None]
