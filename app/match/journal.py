"""The one place through which answers enter a match: into session, journal, feed and happenings (UX-26, UX-64)."""

from __future__ import annotations

from rules import Answer, Event, Session, State, events_for, find

from .feed import Feed, LogEntry, entry_of
from .files import MatchFiles
from .happenings import Applied, Happening


class AnswerJournal:
    """Applies answers to the session, writes them to the journal, and queues what the scene is to show."""

    def __init__(self, session: Session, files: MatchFiles, feed: Feed) -> None:
        self.session, self.files, self.feed = session, files, feed
        self.viewer: int | None = None
        self.below: int | None = None  # the seat at the lower edge of the table, also while everybody looks
        self.is_public = True  # there is no cover, and the screen shows what everybody may see
        self.version = 0  # grows with every change of the game: thoughts about an older version are dropped
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
        """Apply one answer; returns its events, unmasked. Illegal and Fault leave everything as it was."""
        turn = self.turn
        return self._enter(self.session.answer(answer), turn, manual)

    def redo(self, seat: int, manual: bool) -> list[Event]:
        """Give the answer that was undone last once more; returns its events, unmasked."""
        turn = self.turn
        return self._enter(self.session.redo(seat), turn, manual)

    def _enter(self, events: list[Event], turn: int, manual: bool) -> list[Event]:
        # It must be in the journal before anything of it is shown (UX-64).
        self.files.record()
        self.version += 1
        log = self.session.log
        entry = entry_of(len(log) - 1, log[-1], turn, events, manual)
        self.feed.add(entry)
        self._out.append(entry)
        return events

    @property
    def has_news(self) -> bool:
        """Whether something has happened that the viewer may see and that was not taken out yet."""
        return any(isinstance(said, LogEntry) and events_for(said.events, self.viewer) for said in self._out)

    def _told(self, entry: LogEntry) -> Applied | None:
        """An entry as the present viewer sees it; None if there is nothing to see.

        It is masked only now, because the viewer may have changed since it happened.
        """
        seen = events_for(entry.events, self.viewer)
        auto = entry.seat == self.viewer and not entry.manual
        return Applied(self.viewer, entry.seat, tuple(seen), auto) if seen or auto else None

    def went_back(self, length: int) -> None:
        """The session's log was shortened by an undo or a take-back."""
        self.files.record()
        self.version += 1
        self.feed.cut(length)

    def say(self, happening: Happening) -> None:
        self._out.append(happening)

    def take_out(self) -> list[Happening]:
        """Everything queued since the last call; it counts as seen by whoever looks at the screen now."""
        said, self._out = self._out, []
        told = (self._told(each) if isinstance(each, LogEntry) else each for each in said)
        if self.viewer is not None:
            self.feed.caught_up(self.viewer)
        elif self.is_public:
            self.feed.watched()
        else:
            self.feed.unseen()
        return [each for each in told if each is not None]
