"""A game under way: every confirmed answer goes to its journal, and autosaves are made by the way (UX-64, UX-66).

    running = RunningGame.begin(store, session, about)     # takes the lock of the match
    session.answer(answer); running.record()               # after every answer, undo, redo and take-back
    running.confirmed                                       # how many answers are on the disk
    running.leave()  or  running.finish()                   # to be continued, or over
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from rules import Answer, Session, find
from saves import locks
from saves.autosaves import write_autosave
from saves.disk import remove
from saves.document import Content, Document, SeatInfo
from saves.errors import BadSave, CannotWrite
from saves.games import About, document_of, fitting, frozen_document, logged, packed_content
from saves.journal import Journal, Op, answer_op, cut_op
from saves.store import Store

JOURNAL = "journal.jsonl"
AUTOSAVE_EVERY = 20


def new_match_id() -> str:
    """A name for a new match; names sort by time."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{os.urandom(4).hex()}"


@dataclass(frozen=True, slots=True)
class _Beginning:
    """A whole new beginning of the journal, with the answers it holds."""

    log: list[Answer]
    document: Callable[[], Document]


def _shared(one: list[Answer], other: list[Answer]) -> int:
    """How many answers two logs of this match have in common; taken back and given again is a new answer."""
    keep = min(len(one), len(other))
    while keep and one[keep - 1] is not other[keep - 1]:
        keep -= 1
    return keep


class RunningGame:
    """Keeps the files of one match in step with its session. The window never waits for it."""

    def __init__(self, store: Store, session: Session, about: About, lock: locks.Lock | None) -> None:
        self.session = session
        self.about = fitting(about)
        self._store = store
        self._lock = lock
        self._folder = store.match_folder(about.match)
        self._content: Content = packed_content(session.state.content)
        self._turn = self._turn_now()
        self._since_autosave = 0
        self._picture_waits = False  # for an autosave that takes it along
        self._is_pictured = False  # some autosave of this sitting has a picture
        self._is_concluded = False  # the result has been shown: nothing is left to be continued
        self._patience = 0  # answers to wait before the next new beginning, after one was refused
        # Shared with the writer's thread.
        self._guard = threading.Lock()
        self._wanted: list[Answer] = list(session.log)  # what the journal should say
        self._beginning: _Beginning | None = None  # how it should begin anew first
        self._journal: Journal | None = None
        self._written: list[Answer] = []  # what it says
        self._begin_journal()

    @classmethod
    def begin(cls, store: Store, session: Session, about: About) -> RunningGame:
        """Start keeping a match. In a read-only place it is played without saving (UX-106).

        A position loaded from a save becomes a match of its own: the one it came from may still be unfinished.
        """
        if store.match_folder(about.match).exists():
            about = replace(about, match=new_match_id())
        if not store.places.writable:
            return cls(store, session, about, None)
        try:
            lock = locks.take(store.places.locks, about.match)
        except CannotWrite as trouble:
            store.writer.report(trouble)
            return cls(store, session, about, None)
        if lock is None:
            raise CannotWrite(about.match, "disk-busy")
        return cls(store, session, about, lock)

    @property
    def is_saving(self) -> bool:
        """False in a read-only place: the app says so once."""
        return self._lock is not None

    @property
    def confirmed(self) -> int:
        """How many answers of the log would survive a power cut now."""
        with self._guard:
            return _shared(self._written, self._wanted)

    def describe(self, about: About) -> None:
        """Other players or remarks: the journal begins anew with them, so that a crash does not lose them."""
        self._is_concluded = False
        self.about = fitting(about)
        self._begin_journal()

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
        with self._guard:
            self._wanted = list(self.session.log)
        if not self._patience and (self._needs_beginning() or self._is_long()):
            self._begin_journal()
        else:
            self._submit()
        self._maybe_autosave()

    def _begin_journal(self) -> None:
        """Ask for a whole new beginning: at the start, when the journal is long, after a deep take-back."""
        if not self.is_saving:
            return
        log = list(self.session.log)
        frozen = self._frozen()
        with self._guard:
            self._wanted, self._beginning = log, _Beginning(log, frozen)
        self._submit()

    def _needs_beginning(self) -> bool:
        """Whether lines alone can no longer say what is wanted."""
        with self._guard:
            journal, pending = self._journal, self._beginning
            if pending is not None:
                return _shared(pending.log, self._wanted) < len(pending.log)
            if journal is None or not journal.usable:
                return True
            return _shared(self._written, self._wanted) < journal.base

    def _is_long(self) -> bool:
        journal = self._journal
        return journal is not None and journal.is_long and self._beginning is None

    def _submit(self) -> None:
        if self.is_saving:
            self._store.writer.submit(self._drain)

    def _frozen(self) -> Callable[[], Document]:
        return frozen_document(self.session, self.about, "auto", self._content)

    # -- in the writer's thread

    def _drain(self) -> None:
        """Bring the journal to what is wanted. What the disk refuses is tried again next time."""
        if not self.is_saving:
            return  # without the lock nothing more may be written
        with self._guard:
            wanted, beginning = self._wanted, self._beginning
        self._write_lines(wanted)
        if beginning is not None:
            self._write_beginning(beginning)
            self._write_lines(wanted)

    def _write_lines(self, wanted: list[Answer]) -> None:
        """The difference between what the journal says and what is wanted, where lines can say it."""
        journal, keep = self._journal, _shared(self._written, wanted)
        if journal is None or not journal.usable or keep < journal.base:
            return
        ops: list[Op] = [cut_op(keep)] if keep < len(self._written) else []
        ops += [answer_op(number, entry) for number, entry in enumerate(logged(wanted[keep:]), keep)]
        if ops:
            journal.append(ops)
        with self._guard:
            self._written = wanted

    def _write_beginning(self, beginning: _Beginning) -> None:
        try:
            document = beginning.document()
            if self._journal is None:
                self._journal = Journal(self._store.disk, self._folder / JOURNAL, document)
            else:
                self._journal.rewrite(document)
        except BadSave as trouble:
            # A position too large to save: the old beginning stays, with the lines that it can bear.
            self._store.writer.report(trouble)
            self._patience = AUTOSAVE_EVERY
            self._settle(beginning, self._written)
            return
        self._settle(beginning, beginning.log)

    def _settle(self, beginning: _Beginning, written: list[Answer]) -> None:
        with self._guard:
            self._written = written
            if self._beginning is beginning:
                self._beginning = None

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
            write_autosave(self._store.disk, self._folder, frozen(), turn_start=turn_start)
            if then is not None:
                then()

        self._store.writer.submit(write)

    # -- saving and ending

    def document(self) -> Document:
        """This position as a manual save; `about` carries name, picture and summary."""
        return document_of(self.session, self.about, "manual", self._content)

    def flush(self) -> None:
        """Wait until everything is on the disk, trying again what failed; raises what goes wrong."""
        if self.is_saving:
            self._store.writer.take_trouble()
            if self._needs_beginning():
                self._begin_journal()
            self._submit()
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
        """Windows does not remove open files, so it is closed first."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None
        with self._guard:
            self._written, self._beginning = [], None
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
        if self._journal is not None:
            self._journal.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None
