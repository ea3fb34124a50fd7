"""The events of a match, kept unmasked and given out masked: for the log, recaps and briefs (UX-43, UX-56)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules import Answer, Event, Illegal, Session, State, apply, events_for, find, fingerprint
from rules.core.lean import dataclass
from rules.core.session import is_silent

RECAP_MS = 10_000  # UX-43
EVENT_MS = 350.0  # how long the longest ordinary move is shown (UX-25)
RECAP_SPEED = 4  # how much faster a recap may run


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One answer with all events that followed, unmasked: it must not be shown to anybody as it is."""

    number: int  # its index in the answer log
    seat: int
    prompt: str
    turn: int  # the game's turn in which it was given
    manual: bool  # given by a person, not by the program or a computer player
    events: tuple[Event, ...]
    silent: bool = False  # only a pass when the seat was asked for a reply


@dataclass(frozen=True, slots=True)
class LogLine:
    """One answer with its events as one seat (or a spectator) sees them."""

    number: int
    seat: int
    prompt: str
    turn: int
    events: tuple[Event, ...]


class Feed:
    """All entries in the order of the log, and how many of them each seat has seen."""

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self.cuts = 0  # how often it was shortened: lines that were read before may be gone
        self._seen: dict[int, int] = {}  # how many entries a seat has seen
        self._watched: set[int] = set()  # indices of entries that everybody was shown
        self._unwatched = 0  # the first entry of which it is not decided yet who is shown it
        self._decided: dict[int, int] = {}  # how many entries there were at a seat's last decision
        self._acted: dict[int, int] = {}  # the same for the last decision that a person made by hand

    def add(self, entry: LogEntry) -> None:
        self.entries.append(entry)
        self._decided[entry.seat] = len(self.entries)
        if entry.manual:
            self._acted[entry.seat] = len(self.entries)

    def cut(self, length: int) -> None:
        """The log was shortened to so many answers."""
        self.cuts += 1
        while self.entries and self.entries[-1].number >= length:
            self.entries.pop()
        most = len(self.entries)
        self._unwatched = min(self._unwatched, most)
        self._watched = {index for index in self._watched if index < most}
        for marks in (self._seen, self._decided, self._acted):
            for seat, mark in marks.items():
                marks[seat] = min(mark, most)

    def caught_up(self, seat: int) -> None:
        """This seat has seen everything so far."""
        self._seen[seat] = self._unwatched = len(self.entries)

    def resumed(self, seats: int) -> None:
        """A kept game goes on: who comes to the screen is told what others did last, before the own present turn."""
        self._seen = {seat: self._absence(seat)[0] for seat in range(seats)}
        self._unwatched = len(self.entries)

    def watched(self) -> None:
        """Everybody has been shown the new entries."""
        self._watched.update(range(self._unwatched, len(self.entries)))
        self._unwatched = len(self.entries)

    def unseen(self) -> None:
        """Nobody was shown the new entries, because the screen was covered."""
        self._unwatched = len(self.entries)

    def missed(self, seat: int) -> list[Event]:
        """The events since this seat last looked, without those that everybody was shown; masked for the seat."""
        start = self._seen.get(seat, 0)
        return [
            event
            for index, entry in enumerate(self.entries[start:], start)
            if index not in self._watched
            for event in events_for(entry.events, seat)
        ]

    def is_new_to(self, seat: int) -> bool:
        """Whether this seat may see any event since it last looked, even if everybody was shown it."""
        return bool(self._masked(seat, self._seen.get(seat, 0)))

    def since_acting(self, seat: int) -> list[Event]:
        """The events since a person last acted for this seat, masked for it.

        They count as missed even if the screen showed this seat's view: its person may not have looked while others
        played.
        """
        return self._masked(seat, min(self._seen.get(seat, 0), self._acted.get(seat, 0)))

    def shown_since_acting(self, seat: int) -> list[bool]:
        """For each event of `since_acting`: whether the screen showed it to this seat, in its own view or to all."""
        seen = self._seen.get(seat, 0)
        start = min(seen, self._acted.get(seat, 0))
        return [
            index < seen or index in self._watched
            for index, entry in enumerate(self.entries[start:], start)
            for _ in events_for(entry.events, seat)
        ]

    def last_absence(self, seat: int) -> list[Event]:
        """What others did before this seat's present run of answers, or until now; masked for it."""
        start, end = self._absence(seat)
        return [event for entry in self.entries[start:end] for event in events_for(entry.events, seat)]

    def _absence(self, seat: int) -> tuple[int, int]:
        end = len(self.entries)
        while end and self.entries[end - 1].seat == seat:
            end -= 1
        start = end
        while start and self.entries[start - 1].seat != seat:
            start -= 1
        return start, end

    def since_decision(self, seat: int) -> list[Event]:
        """The events since this seat's last decision, masked for it: its computer player is told these."""
        return self._masked(seat, self._decided.get(seat, 0))

    def backwards(self, seat: int) -> Iterator[Event]:
        """All events so far as this seat saw them, the newest first; read only as far as they are needed."""
        for entry in reversed(self.entries):
            yield from reversed(events_for(entry.events, seat))

    def _masked(self, seat: int | None, start: int) -> list[Event]:
        return [event for entry in self.entries[start:] for event in events_for(entry.events, seat)]

    def lines(self, seat: int | None, start: int = 0) -> list[LogLine]:
        """The log as this seat may read it (None: a spectator), from line `start`."""
        return [
            LogLine(e.number, e.seat, e.prompt, e.turn, tuple(events_for(e.events, seat))) for e in self.entries[start:]
        ]

    def whole(self, start: int = 0) -> list[LogLine]:
        """The log unmasked, for when the game is over."""
        return [LogLine(e.number, e.seat, e.prompt, e.turn, e.events) for e in self.entries[start:]]


def fitting(events: list[Event]) -> tuple[Event, ...]:
    """The newest events, as many as can be shown in motion within a recap."""
    return tuple(events[-int(RECAP_MS * RECAP_SPEED / EVENT_MS) :])


def relived(
    session: Session, first: State | None = None, note: Callable[[BaseException], object] | None = None
) -> Feed:
    """The feed of a resumed game, made by replaying its log; empty if that does not lead to the saved position.

    `first`: where the log begins, if that is not the usual first position of its game. Answers that the rules of today
    refuse only cost the old lines. Anything else is a fault: it is noted, so that the game goes on all the same, or
    raised where nobody notes it.
    """
    feed, game = Feed(), find(session.setup.game)
    try:
        state = first or session.first_position()
        for number, answer in enumerate(session.log):
            turn = game.turn(state)
            feed.add(entry_of(number, answer, turn, apply(state, answer), answer.seat >= 0))
    except Illegal:  # the rules have changed since: the saved position counts, and the old log lines are lost
        return Feed()
    except Exception as fault:
        if note is None:
            raise
        note(fault)
        return Feed()
    if fingerprint(state) != session.fingerprint():
        return Feed()
    feed.resumed(len(session.setup.seats))
    return feed


def entry_of(number: int, answer: Answer, turn: int, events: list[Event], manual: bool) -> LogEntry:
    return LogEntry(number, answer.seat, answer.prompt, turn, manual, tuple(events), is_silent(answer))
