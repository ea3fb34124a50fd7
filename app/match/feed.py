"""The events of a match, kept whole and told masked: for the log, for recaps and for briefs (UX-43, UX-56)."""

from __future__ import annotations

from dataclasses import dataclass

from rules import Answer, Event, Session, apply, events_for, find, fingerprint
from rules.core.session import is_silent

RECAP_MS = 10_000  # UX-43
EVENT_MS = 350.0  # the longest ordinary move (UX-25)
RECAP_SPEED = 4  # a recap may run at the fastest speed that still shows something


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One answer with all that followed. Not for anybody's eyes as it is."""

    number: int  # place in the answer log
    seat: int
    prompt: str
    turn: int  # the game's turn in which it was given
    manual: bool  # by a human's own hand
    events: tuple[Event, ...]
    silent: bool = False  # it only declined to respond


@dataclass(frozen=True, slots=True)
class LogLine:
    """One answer as one pair of eyes saw it."""

    number: int
    seat: int
    prompt: str
    turn: int
    events: tuple[Event, ...]


class Feed:
    """Entries in the order of the log, and how far each seat has seen them."""

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self._seen: dict[int, int] = {}  # how many entries a seat has seen
        self._watched: set[int] = set()  # entries that everybody was shown, on a table without private things
        self._unwatched = 0  # from here on nobody knows yet who will be shown them
        self._decided: dict[int, int] = {}  # how many there were at a seat's last decision
        self._acted: dict[int, int] = {}  # how many there were when a human last decided there by hand

    def add(self, entry: LogEntry) -> None:
        self.entries.append(entry)
        self._decided[entry.seat] = len(self.entries)
        if entry.manual:
            self._acted[entry.seat] = len(self.entries)

    def cut(self, length: int) -> None:
        """The log was taken back to so many answers."""
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

    def watched(self) -> None:
        """Everybody has seen what is new."""
        self._watched.update(range(self._unwatched, len(self.entries)))
        self._unwatched = len(self.entries)

    def unseen(self) -> None:
        """What is new was shown to nobody: the screen was covered."""
        self._unwatched = len(self.entries)

    def missed(self, seat: int) -> list[Event]:
        """What happened since this seat last looked and was not shown to everybody, as it may see it."""
        start = self._seen.get(seat, 0)
        return [
            event
            for index, entry in enumerate(self.entries[start:], start)
            if index not in self._watched
            for event in events_for(entry.events, seat)
        ]

    def is_new_to(self, seat: int) -> bool:
        """Has anything happened since this seat last looked, whoever was shown it?"""
        return bool(self._masked(seat, self._seen.get(seat, 0)))

    def since_acting(self, seat: int) -> list[Event]:
        """What happened since somebody last acted here: the screen may have stood in this seat's view meanwhile,
        but nobody says that its person was looking while others played."""
        return self._masked(seat, min(self._seen.get(seat, 0), self._acted.get(seat, 0)))

    def since_decision(self, seat: int) -> list[Event]:
        """What happened since this seat last decided: what its player is told."""
        return self._masked(seat, self._decided.get(seat, 0))

    def _masked(self, seat: int | None, start: int) -> list[Event]:
        return [event for entry in self.entries[start:] for event in events_for(entry.events, seat)]

    def lines(self, seat: int | None, start: int = 0) -> list[LogLine]:
        """The log of one seat (None: of everyone), from a place in it."""
        return [
            LogLine(e.number, e.seat, e.prompt, e.turn, tuple(events_for(e.events, seat))) for e in self.entries[start:]
        ]

    def whole(self, start: int = 0) -> list[LogLine]:
        """Everything, for when the game is over."""
        return [LogLine(e.number, e.seat, e.prompt, e.turn, e.events) for e in self.entries[start:]]


def fitting(events: list[Event]) -> tuple[Event, ...]:
    """The newest events that there is time to show in motion."""
    return tuple(events[-int(RECAP_MS * RECAP_SPEED / EVENT_MS) :])


def relived(session: Session) -> Feed:
    """The feed of a game taken up again: its log played once more, if that still leads to where it stands."""
    feed, game = Feed(), find(session.setup.game)
    try:
        state = session.first_position()
        for number, answer in enumerate(session.log):
            turn = game.turn(state)
            feed.add(entry_of(number, answer, turn, apply(state, answer), answer.seat >= 0))
    except Exception:  # the rules have changed since: the snapshot holds, the old lines are gone
        return Feed()
    if fingerprint(state) != session.fingerprint():
        return Feed()
    for seat in range(len(session.setup.seats)):
        feed.caught_up(seat)
    return feed


def entry_of(number: int, answer: Answer, turn: int, events: list[Event], manual: bool) -> LogEntry:
    return LogEntry(number, answer.seat, answer.prompt, turn, manual, tuple(events), is_silent(answer))
