"""Matches that go on with a game begun before: one that was left, a save, a position of a recording (UX-64)."""

from __future__ import annotations

from collections.abc import Callable

from rules import Session, State
from saves.document import Document
from saves.games import about_of, session_of
from saves.recovery import Resumed
from saves.store import Store

from .driver import Match
from .feed import relived
from .files import MatchFiles
from .options import PlaySettings
from .seats import Seats
from .thoughts import ThinkingService


def resumed(
    taken_up: Resumed,
    store: Store,
    *,
    opponents: ThinkingService,
    settings: PlaySettings | None = None,
    opening: State | None = None,
) -> Match:
    """A match that `saves.resume` has resumed; `opening` is its first position if it was not dealt."""
    running = taken_up.running
    running.session.opening = opening
    files = MatchFiles.resumed(running, store, taken_up.notice)
    return again(running.session, Seats.of(running.about.seats), files, opponents, settings)


def loaded(
    document: Document,
    store: Store | None,
    *,
    opponents: ThinkingService,
    settings: PlaySettings | None = None,
    opening: State | None = None,
    trial: Callable[[Session, Seats], None] = lambda session, seats: None,
) -> Match:
    """A new match from a save, with files of its own unless it is over; `opening` is its first position if it was not
    dealt.

    `trial` may refuse the position before there are any files.
    """
    session, about = session_of(document), about_of(document)
    session.opening = opening
    seats = Seats.of(about.seats)
    trial(session, seats)
    return again(session, seats, MatchFiles.loaded(session, about, store), opponents, settings)


def again(
    session: Session, seats: Seats, files: MatchFiles, opponents: ThinkingService, settings: PlaySettings | None
) -> Match:
    """A match that goes on with a session; the log of what happened before can still be read."""
    feed = relived(session, note=files.log_fault)
    match = Match(session, seats, opponents=opponents, files=files, settings=settings, feed=feed)
    match.clock.wake(session.state)
    files.tell_departed_sets()
    return match
