"""A game under way: every confirmed answer goes to its journal, and autosaves are made by the way (UX-64, UX-66).

    running = RunningGame.begin(store, session, about)     # takes the lock of the match
    session.answer(answer); running.record()               # after every answer, undo, redo and take-back
    running.confirmed                                       # how many answers are on the disk
    running.leave()  or  running.finish()                   # to be continued, or over
"""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import islice, takewhile

from rules import Answer, Session, find
from saves import locks
from saves.autosaves import write_autosave
from saves.disk import remove
from saves.document import Content, Document
from saves.errors import BadSave, CannotWrite
from saves.games import About, document_of, frozen_document, logged, packed_content
from saves.journal import LONG_LINES, Journal, Op, answer_op, cut_op
from saves.store import Store

JOURNAL = "journal.jsonl"
AUTOSAVE_EVERY = 20


def new_match_id() -> str:
    """A name for a new match; names sort by time."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{os.urandom(4).hex()}"


@dataclass(frozen=True, slots=True)
class _Step:
    """One thing to write into the journal: a line, or a whole new beginning; `length` is the log after it."""

    write: Op | Callable[[], Document]
    length: int


class RunningGame:
    """Keeps the files of one match in step with its session. The window never waits for it."""

    def __init__(self, store: Store, session: Session, about: About, lock: locks.Lock | None) -> None:
        self.session = session
        self.about = about
        self._store = store
        self._lock = lock
        self._folder = store.match_folder(about.match)
        self._content: Content = packed_content(session.state.content)
        self._steps: deque[_Step] = deque()
        self._guard = threading.Lock()
        self._journal: Journal | None = None
        self._recorded: list[Answer] = []
        self._base = 0
        self._confirmed = 0
        self._turn = self._turn_now()
        self._since_autosave = 0
        self._rewrite_from = 0
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
        return self._confirmed

    def describe(self, about: About) -> None:
        """Other players or remarks: the journal begins anew with them, so that a crash does not lose them."""
        self.about = about
        self._begin_journal()

    def record(self) -> None:
        """Write down what has changed in the session's log since the last call."""
        log, old = self.session.log, self._recorded
        keep = min(len(log), len(old))
        # Answers are compared by identity: taken back and given again is a new one.
        while keep and log[keep - 1] is not old[keep - 1]:
            keep -= 1
        if keep >= self._base:
            self._record_lines(keep, len(old))
        if keep < self._base or self._wants_beginning():
            self._begin_journal()
        self._recorded = list(log)
        self._maybe_autosave()

    def _record_lines(self, keep: int, had: int) -> None:
        log = self.session.log
        steps = [_Step(cut_op(keep), keep)] if keep < had else []
        for number, entry in enumerate(logged(log[keep:]), keep):
            steps.append(_Step(answer_op(number, entry), number + 1))
        if steps:
            self._queue(steps)

    def _begin_journal(self) -> None:
        """Queue a whole new beginning: at the start, when the journal is long, after a deep take-back."""
        self._recorded = list(self.session.log)
        self._base = len(self._recorded)
        self._queue([_Step(self._frozen(), self._base)])

    def _wants_beginning(self) -> bool:
        journal = self._journal
        with self._guard:
            if any(not isinstance(step.write, bytes) for step in self._steps):
                return False
        if journal is None:
            return True
        return not journal.usable or (journal.is_long and journal.lines >= self._rewrite_from)

    def _queue(self, steps: list[_Step]) -> None:
        if not self.is_saving:
            return
        with self._guard:
            self._steps.extend(steps)
        self._store.writer.submit(self._drain)

    def _frozen(self) -> Callable[[], Document]:
        return frozen_document(self.session, self.about, "auto", self._content)

    # -- in the writer's thread

    def _drain(self) -> None:
        """Write what is waiting. What the disk refuses stays in the queue for the next attempt."""
        while batch := self._next_batch():
            first = batch[0].write
            if isinstance(first, bytes):
                self._append([step.write for step in batch if isinstance(step.write, bytes)])
            else:
                self._write_beginning(first)
            with self._guard:
                for _ in batch:
                    self._steps.popleft()
                self._confirmed = batch[-1].length

    def _next_batch(self) -> list[_Step]:
        """The lines up to the next beginning, or that beginning; lines that only it can save are skipped."""
        with self._guard:
            lines = list(takewhile(lambda step: isinstance(step.write, bytes), self._steps))
            usable = self._journal is not None and self._journal.usable
            if not usable and len(lines) < len(self._steps):
                for _ in lines:
                    self._steps.popleft()
                lines = []
            return lines or list(islice(self._steps, 1))

    def _append(self, lines: list[Op]) -> None:
        if self._journal is None:
            raise CannotWrite(self._folder / JOURNAL, "disk-missing")
        self._journal.append(lines)

    def _write_beginning(self, frozen: Callable[[], Document]) -> None:
        try:
            if self._journal is None:
                self._journal = Journal(self._store.disk, self._folder / JOURNAL, frozen())
            else:
                self._journal.rewrite(frozen())
        except BadSave as trouble:
            # A position too large to save: the lines go on where they are, and are not rewritten for a while.
            self._store.writer.report(trouble)
            self._rewrite_from = LONG_LINES + (self._journal.lines if self._journal else 0)

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

    def autosave(self, *, turn_start: bool = False) -> None:
        """Queue an autosave of this position."""
        self._since_autosave = 0
        if not self.is_saving:
            return
        frozen = self._frozen()

        def write() -> None:
            write_autosave(self._store.disk, self._folder, frozen(), turn_start=turn_start)

        self._store.writer.submit(write)

    # -- saving and ending

    def document(self) -> Document:
        """This position as a manual save; `about` carries name, picture and summary."""
        return document_of(self.session, self.about, "manual", self._content)

    def flush(self) -> None:
        """Wait until everything is on the disk, trying again what failed; raises what goes wrong."""
        if self.is_saving:
            self._store.writer.take_trouble()
            self._store.writer.submit(self._drain)
        self._store.writer.flush()

    def leave(self) -> None:
        """Stop playing for now: the match can be continued, also by another copy of the program."""
        try:
            self.flush()
        finally:
            self._close()

    def finish(self) -> None:
        """The game is over: a last autosave keeps its whole log, and nothing is left to be continued."""
        if not self.is_saving:
            return
        try:
            self.autosave()
            self.flush()
            self._store.writer.submit(lambda: remove(self._store.disk, self._folder / JOURNAL))
            self._store.writer.flush()
        finally:
            self._close()

    def _close(self) -> None:
        with self._guard:
            self._steps.clear()  # without the lock nothing more may be written
        if self._journal is not None:
            self._journal.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None
