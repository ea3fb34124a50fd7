"""A game under way: every confirmed answer goes to its journal, and autosaves are made by the way (UX-64, UX-66).

running = RunningGame.begin(store, session, about)     # takes the lock of the match
session.answer(answer); running.record()               # after every answer, undo, redo and take-back
running.confirmed                                       # how many answers are written
running.tend(); running.take_news()                     # now and then: is everything still there?
running.leave()  or  running.finish()                   # to be continued, or over
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from rules import Answer, Session, find
from rules.core.lean import dataclass
from saves import locks
from saves.autosaves import write_autosave
from saves.disk import remove
from saves.document import Document, SavedContent, SeatInfo
from saves.errors import BadSave, CannotWrite
from saves.games import SaveFacts, document_of, fitting, frozen_document, logged, packed_content
from saves.journal import Journal, NewJournal, Op, answer_op, cut_op
from saves.room import Room
from saves.store import JOURNAL, Store

AUTOSAVE_EVERY = 20
LOOK_SECONDS = 2.0  # between two looks whether the journal is still there


def new_match_id() -> str:
    """A name for a new match; names sort by time."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{os.urandom(4).hex()}"


@dataclass(frozen=True, slots=True)
class _Beginning:
    """A whole new beginning of the journal, with the answers it holds."""

    log: list[Answer]
    document: Callable[[], Document]


def _ops(written: list[Answer], wanted: list[Answer], base: int) -> list[Op] | None:
    """The lines between two logs; None if answers before `base` went, which lines cannot say."""
    keep = _shared(written, wanted)
    if keep < base:
        return None
    ops: list[Op] = [cut_op(keep)] if keep < len(written) else []
    return ops + [answer_op(number, entry) for number, entry in enumerate(logged(wanted[keep:]), keep)]


def _shared(one: list[Answer], other: list[Answer]) -> int:
    """How many answers two logs of this match have in common; taken back and given again is a new answer."""
    keep = min(len(one), len(other))
    while keep and one[keep - 1] is not other[keep - 1]:
        keep -= 1
    return keep


class RunningGame:
    """Keeps the files of one match in step with its session.

    An answer is written before `record` returns, so the end of the process costs nothing. The writer's thread does
    what takes long: it waits until the disk has really taken it (a power cut costs the last moment at most), and
    makes new beginnings that are not urgent.
    """

    def __init__(self, store: Store, session: Session, about: SaveFacts, lock: locks.Lock | None = None) -> None:
        self.session = session
        self.about = fitting(about)
        self.is_saving = store.places.writable  # False in a read-only place: the app says so once
        self._store = store
        self._lock = lock
        self._folder = store.match_folder(about.match)
        self._content: SavedContent = packed_content(session.state.content)
        self._turn = self._turn_now()
        self._since_autosave = 0
        self._picture_waits = False  # for an autosave that takes it along
        self._is_pictured = False  # some autosave of this sitting has a picture
        self._is_concluded = False  # the result has been shown: nothing is left to be continued
        self._patience = 0  # answers to wait before the next new beginning, after one was refused
        self._look_at = 0.0
        self._failed = False  # something was refused, and is still to be tried again
        self._news: list[str] = []
        self.room = Room(store, about.match)
        # Shared with the writer's thread.
        self._guard = threading.Lock()
        self._wanted: list[Answer] = list(session.log)  # what the journal should say
        self._written: list[Answer] = []  # what it says
        self._unsafe = False  # something of it might not survive a power cut
        self._beginning: _Beginning | None = None  # how it should begin anew, by the writer's thread
        self._journal = Journal(store.disk, self._folder / JOURNAL)
        self._catch_up()

    @classmethod
    def begin(cls, store: Store, session: Session, about: SaveFacts) -> RunningGame:
        """Start keeping a match. In a read-only place it is played without saving (UX-106).

        A position loaded from a save becomes a match of its own: the one it came from may still be unfinished.
        """
        if store.match_folder(about.match).exists():
            about = replace(about, match=new_match_id())
        return cls(store, session, about)

    @property
    def confirmed(self) -> int:
        """How many answers of the log are written: they survive the end of this process at any moment."""
        with self._guard:
            return _shared(self._written, self._wanted)

    def describe(self, about: SaveFacts) -> None:
        """Other players or remarks: the journal begins anew with them, so that a crash does not lose them."""
        self._is_concluded = False
        self.about = fitting(about)
        self._begin_later()

    def illustrate(self, picture: str) -> None:
        """A public picture for the autosaves to come (UX-65); not worth a new journal.

        The first one gets an autosave at once: also a table whose program is killed has its picture in the list.
        """
        self.about = fitting(replace(self.about, picture=picture))
        self._picture_waits = True
        if not self._is_pictured:
            self.autosave()

    def colour(self, seats: Sequence[SeatInfo]) -> None:
        """The same people in the colours of their pieces, for the autosaves to come; not worth a new journal."""
        self.about = fitting(replace(self.about, seats=seats))

    def record(self) -> None:
        """Write down what has changed in the session's log since the last call."""
        self._is_concluded = False
        self._patience = max(0, self._patience - 1)
        self._catch_up()
        self._maybe_autosave()

    def tend(self) -> None:
        """To be called often, also while nobody answers: a folder that is gone or a disk that refused is noticed."""
        moment = time.monotonic()
        if self.is_saving and not self._is_concluded and moment >= self._look_at:
            self._look_at = moment + LOOK_SECONDS
            if self._failed or not self._journal.is_there:
                self._catch_up(again=True)

    def take_news(self) -> list[str]:
        """What else the player should know, see `saves.errors.NEWS`."""
        news, self._news = self._news, []
        return news

    # -- the journal

    def _catch_up(self, *, again: bool = False) -> None:
        """Bring the journal to what the session says. What the disk refuses is reported, and tried again later.

        A refused beginning is tried `again` at once, or only after some answers.
        """
        if not self.is_saving:
            return
        with self._guard:
            self._wanted = list(self.session.log)
        is_long = not self._patience and self._beginning is None and self._journal.is_long
        tries = 0

        def write() -> None:
            nonlocal tries
            tries += 1
            self._hold_lock()
            if not self._write_lines():
                if again or tries > 1 or not self._patience:  # what just made room is worth another try
                    self._begin_at_once()
            elif self._failed:
                self._recovered("disk-back")

        try:
            self.room.with_room(write)
            if is_long or self._is_outdated():
                self._begin_later()
        except (CannotWrite, BadSave) as trouble:
            self._failed = True
            self._store.writer.report(trouble)
        self._store.writer.submit(self._make_safe)

    def _hold_lock(self) -> None:
        """The lock of the match, which goes with a folder that is deleted."""
        if self._lock is None or not self._lock.is_there:
            if self._lock is not None:
                self._lock.release()
            self._lock = locks.acquire(self._store.places.locks, self.about.match)
            if self._lock is None:
                raise CannotWrite(self.about.match, "disk-busy")

    def _write_lines(self) -> bool:
        """The difference between what the journal says and what is wanted; False where lines cannot say it."""
        with self._guard:
            if not self._journal.is_there:
                return False
            ops = _ops(self._written, self._wanted, self._journal.base)
            if ops:
                self._journal.append(ops)
                self._written, self._unsafe = self._wanted, True
            return ops is not None

    def _begin_at_once(self) -> None:
        """A new beginning that cannot wait: at the start, after a deep take-back, when the old one is of no use."""
        self._patience = AUTOSAVE_EVERY  # a try is dear, and the next may fail as this one
        was_taken_away = self._journal.usable and not self._journal.is_there
        document = self._frozen()()
        with self._guard:
            if was_taken_away:
                self._journal.close()
            self._journal.rewrite(document)
            self._written, self._beginning, self._unsafe = self._wanted, None, True
        self._patience = 0
        if was_taken_away:
            self._recovered("disk-anew")
        elif self._failed:
            self._recovered("disk-back")

    def _recovered(self, news: str) -> None:
        self._failed = False
        self._news.append(news)

    def _begin_later(self) -> None:
        """A new beginning by the writer's thread: when the journal is long, or others play."""
        if not self.is_saving:
            return
        beginning = _Beginning(list(self.session.log), self._frozen())
        with self._guard:
            self._beginning = beginning
        self._store.writer.submit(self._make_safe)

    def _is_outdated(self) -> bool:
        """Whether answers that a new beginning holds were taken back while it was on its way."""
        with self._guard:
            pending = self._beginning
            return pending is not None and _ops(pending.log, self._wanted, len(pending.log)) is None

    def _frozen(self) -> Callable[[], Document]:
        return frozen_document(self.session, self.about, "auto", self._content)

    # -- in the writer's thread

    def _make_safe(self) -> None:
        """Make the new beginning that is wanted, and wait for the disk."""
        if not self.is_saving:
            return  # without the lock nothing more may be written
        beginning = self._beginning
        if beginning is not None:
            self._exchange(beginning)
        with self._guard:
            fd = self._journal.duplicate() if self._unsafe else None
            begun = self._journal.beginnings
            self._unsafe = False
        if fd is None:
            return
        try:
            self._journal.sync(fd)
        except CannotWrite:
            with self._guard:
                if self._journal.beginnings != begun:
                    return  # it was the old file that failed: the new one is made safe after it
                if self._journal.usable and not self._journal.is_there:
                    return  # it was taken away meanwhile, which is noticed and told elsewhere
                self._journal.close()  # nobody knows what the disk has taken: only a new beginning is sure
            self._failed = True
            raise

    def _exchange(self, beginning: _Beginning) -> None:
        """Put a new beginning in the old one's place, with the answers that came meanwhile."""
        try:
            document, drafts = beginning.document(), list[NewJournal]()
            self.room.with_room(lambda: drafts.append(self._journal.draft(document)))
            draft = drafts[-1]
        except BadSave as trouble:
            # A position too large to save: the old beginning stays, with the lines that it can bear.
            self._store.writer.report(trouble)
            self._patience = AUTOSAVE_EVERY
            with self._guard:
                if self._beginning is beginning:
                    self._beginning = None
            return
        with self._guard:
            ops = _ops(beginning.log, self._wanted, len(beginning.log))
            if self._beginning is not beginning or ops is None or not self._journal.is_there:
                self._journal.discard(draft)
                return
            refused = self._journal.exchange(draft, ops)
            self._written, self._beginning, self._unsafe = self._wanted, None, True
        if refused is not None:
            raise refused

    # -- autosaves

    def _turn_now(self) -> int:
        return find(self.session.state.game).turn(self.session.state)

    def _maybe_autosave(self) -> None:
        turn, before = self._turn_now(), self._turn
        self._turn = turn
        self._since_autosave += 1
        if turn > before:
            self.autosave(turn_start=True)
        elif self._since_autosave >= AUTOSAVE_EVERY:
            self.autosave()

    def autosave(self, *, turn_start: bool = False, then: Callable[[], None] | None = None) -> None:
        """Queue an autosave of this position; `then` comes in the writer's thread once it is on the disk."""
        self._since_autosave = 0
        self._is_pictured |= self.about.picture is not None
        self._picture_waits = False
        if not self.is_saving:
            return
        frozen = self._frozen()

        def write() -> None:
            document = frozen()
            self.room.with_room(
                partial(write_autosave, self._store.disk, self._folder, document, turn_start=turn_start)
            )
            if then is not None:
                then()

        def write_anyway() -> None:
            try:
                write()
            except CannotWrite as trouble:
                if trouble.reason_id != "disk-missing":
                    raise
                write()  # the folder was taken away in the middle of it: it is made again

        self._store.writer.submit(write_anyway)

    # -- saving and ending

    def document(self) -> Document:
        """This position as a manual save; `about` carries name and picture."""
        return document_of(self.session, self.about, "manual", self._content)

    def flush(self) -> None:
        """Wait until everything is on the disk, trying again what failed; raises what goes wrong."""
        if self.is_saving:
            self._store.writer.take_trouble()
            self._catch_up(again=True)
        self._store.writer.flush()

    def leave(self) -> None:
        """Stop playing for now: the match can be continued, also by another copy of the program."""
        try:
            if self._picture_waits:
                self.autosave()
            self.flush()
        finally:
            self._close()

    def conclude(self) -> None:
        """The result has been shown: a last autosave keeps the whole log, and nothing is left to be continued, even if
        the program is killed now. Taking back the last step makes it a running game again."""
        if self.is_saving and not self._is_concluded:
            self._is_concluded = True
            self.autosave(then=self._drop_journal)

    def _drop_journal(self) -> None:
        """Nothing is left to be continued, unless the game went on in the meantime."""
        with self._guard:
            if not self._is_concluded:
                return
            self._journal.close()  # Windows does not remove open files
            self._written, self._beginning, self._unsafe = [], None, False
            remove(self._store.disk, self._folder / JOURNAL)

    def finish(self) -> None:
        """The game is over and its table is left for good."""
        if not self.is_saving:
            return
        try:
            if not self._is_concluded or (self._folder / JOURNAL).exists():  # what the disk refused is tried again
                self._is_concluded = False
                self.flush()
                self.conclude()
            self._store.writer.flush()
        finally:
            self._close()

    def _close(self) -> None:
        self.is_saving = False
        with self._guard:
            self._journal.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None
