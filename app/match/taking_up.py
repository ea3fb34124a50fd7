"""Matches that go on with a game begun before: one that was left, a save, a position of a recording (UX-64)."""

from __future__ import annotations

from collections.abc import Callable

from rules import Session, State
from saves import Document, Resumed, Store, about_of, session_of

from .driver import Match
from .feed import relived
from .keeping import Keeping
from .options import PlaySettings
from .seats import Seats
from .thoughts import Minds


def resumed(
    taken_up: Resumed,
    store: Store,
    *,
    minds: Minds,
    settings: PlaySettings | None = None,
    opening: State | None = None,
) -> Match:
    """A match that `saves.resume` has resumed; `opening` is its first position if it was not dealt."""
    running = taken_up.running
    running.session.opening = opening
    keeping = Keeping.resumed(running, store, taken_up.notice)
    return again(running.session, Seats.of(running.about.seats), keeping, minds, settings)


def loaded(
    document: Document,
    store: Store | None,
    *,
    minds: Minds,
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
    return again(session, seats, Keeping.loaded(session, about, store), minds, settings)


def again(session: Session, seats: Seats, keeping: Keeping, minds: Minds, settings: PlaySettings | None) -> Match:
    """A match that goes on with a session; the log of what happened before can still be read."""
    feed = relived(session, note=keeping.log_fault)
    match = Match(session, seats, minds=minds, keeping=keeping, settings=settings, feed=feed)
    match.clock.wake(session.state)
    keeping.tell_departed_sets()
    return match
