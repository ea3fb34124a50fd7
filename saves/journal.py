"""The crash journal of one running game: a whole document, then one line for each confirmed answer (UX-64).

    orrery-journal 1 <crc> {document}
    <crc> [7,[0,"kaosz.turn.main","pass"]]       answer number 7
    <crc> [5]                                    taken back: only the first 5 answers hold

Each crc also covers all lines before it, so a lost or exchanged line cannot go unnoticed. A last line that
was torn by a power cut is dropped: it was never confirmed.
"""

from __future__ import annotations

import contextlib
import re
import zlib
from collections.abc import Sequence
from dataclasses import field
from pathlib import Path

import msgspec

from rules.core.lean import dataclass
from saves.disk import Disk, part_of, write_all
from saves.document import (
    HEAD_BYTES,
    Document,
    Head,
    Logged,
    decode_document,
    encode_document,
    head_from,
)
from saves.errors import BadSave, CannotWrite, cannot_write
from saves.parse import MAX_BYTES, opened, parse, read_bytes

_START = b"orrery-journal 1 "
_LINE = re.compile(rb"([0-9a-f]{8}) (.+)\Z", re.DOTALL)
MAX_JOURNAL = MAX_BYTES + 8 * 1024 * 1024
# Grown beyond this, a journal is rewritten with a new snapshot.
LONG_BYTES = 512 * 1024
LONG_LINES = 1000
MAX_LINES = 50_000

Op = bytes


def answer_op(number: int, answer: Logged) -> Op:
    """Answer `number` (from 0) was confirmed.

    >>> answer_op(7, Logged(0, "venus.move", "pass"))
    b'[7,[0,"venus.move","pass"]]'
    """
    return msgspec.json.encode([number, answer.plain()])


def cut_op(keep: int) -> Op:
    """Answers were taken back; the first `keep` hold."""
    return msgspec.json.encode([keep])


@dataclass(frozen=True, slots=True)
class NewJournal:
    """A new beginning that lies beside the journal, complete, until it takes its place."""

    part: Path
    fd: int
    crc: int
    size: int
    base: int


class Journal:
    """The journal file. What `append` has written survives the end of the process, what `sync` has seen a power cut.

    Nothing here is locked: whoever uses it from two threads lets only one at a time append, exchange or close.
    """

    def __init__(self, disk: Disk, path: Path) -> None:
        self.path = path
        self._disk = disk
        self._fd: int | None = None
        self._crc = 0
        self._good = 0
        self._start = 0
        self._folder_changed = False
        self.lines = 0
        self.base = 0
        self.beginnings = 0

    @property
    def usable(self) -> bool:
        """False before the first beginning, and after a failure that could not be cleaned up: only a new one helps."""
        return self._fd is not None

    @property
    def is_there(self) -> bool:
        """Whether the open file is still the one at its path, and not a deleted one."""
        return self._fd is not None and self._disk.is_at(self._fd, self.path)

    @property
    def is_long(self) -> bool:
        return self.lines >= LONG_LINES or self._good - self._start >= LONG_BYTES

    def draft(self, document: Document, *, durable: bool = True) -> NewJournal:
        """Write a new beginning beside the journal; only `exchange` makes it count."""
        text = encode_document(document).strip()
        crc = zlib.crc32(text)
        data = _START + b"%08x " % crc + text + b"\n"
        part = part_of(self.path)
        fd = -1
        try:
            self._disk.make_folder(self.path.parent)
            fd = self._disk.create(part)
            write_all(self._disk, fd, data)
            if durable:
                self._disk.sync(fd)
        except OSError as error:
            self._throw_away(part, fd)
            raise cannot_write(self.path, error) from error
        return NewJournal(part, fd, crc, len(data), len(document.log))

    def exchange(self, draft: NewJournal, ops: Sequence[Op] = ()) -> CannotWrite | None:
        """Put a draft with the answers since it was made in the journal's place, in one step.

        On failure the old journal stays as it was. What is given back went wrong afterwards: the file is the new one,
        but it cannot be written any more.
        """
        crc, data = _lines(draft.crc, ops)
        try:
            write_all(self._disk, draft.fd, data)
        except OSError as error:
            self.discard(draft)
            raise cannot_write(self.path, error) from error
        self._disk.close(draft.fd)
        was_open = self._fd is not None
        self.close()  # Windows does not replace open files
        try:
            self._disk.replace(draft.part, self.path)
        except OSError as error:
            self._throw_away(draft.part)
            if was_open:
                self._open()
            raise cannot_write(self.path, error) from error
        self._crc, self._start, self._good = crc, draft.size, draft.size + len(data)
        self.lines, self.base, self._folder_changed = len(ops), draft.base, True
        self.beginnings += 1
        return self._open()

    def discard(self, draft: NewJournal) -> None:
        self._throw_away(draft.part, draft.fd)

    def _throw_away(self, part: Path, fd: int = -1) -> None:
        with contextlib.suppress(OSError):
            if fd >= 0:
                self._disk.close(fd)
        with contextlib.suppress(OSError):
            self._disk.remove(part)

    def _open(self) -> CannotWrite | None:
        try:
            self._fd = self._disk.open_append(self.path)
        except OSError as error:
            return cannot_write(self.path, error)
        return None

    def rewrite(self, document: Document) -> None:
        """Begin (anew) at once. An older journal is only given up for one that would survive a power cut."""
        trouble = self.exchange(self.draft(document, durable=self.path.exists()))
        if trouble is not None:
            raise trouble

    def append(self, ops: Sequence[Op]) -> None:
        """Add lines: all of them, or `CannotWrite` and none."""
        if self._fd is None:
            raise CannotWrite(self.path, "disk-error", {"error": "closed"})
        crc, data = _lines(self._crc, ops)
        try:
            write_all(self._disk, self._fd, data)
        except OSError as error:
            self._take_back()
            raise cannot_write(self.path, error) from error
        self._crc = crc
        self._good += len(data)
        self.lines += len(ops)

    def _take_back(self) -> None:
        # Half a line in the middle would hide every later line, so it goes, or the journal is closed.
        try:
            if self._fd is not None:
                self._disk.truncate(self._fd, self._good)
        except OSError:
            self.close()

    def duplicate(self) -> int | None:
        """The file once more, to be handed to `sync`: waiting for the disk must hold up nobody who appends."""
        return None if self._fd is None else self._disk.duplicate(self._fd)

    def sync(self, fd: int) -> None:
        """Wait until what was written through a duplicate is safe from a power cut, and close it."""
        try:
            self._disk.sync(fd)
            if self._folder_changed:
                self._folder_changed = False
                self._disk.sync_folder(self.path.parent)
        except OSError as error:
            self._folder_changed = True
            raise cannot_write(self.path, error) from error
        finally:
            self._disk.close(fd)

    def close(self) -> None:
        if self._fd is not None:
            with contextlib.suppress(OSError):
                self._disk.close(self._fd)
            self._fd = None


def _lines(crc: int, ops: Sequence[Op]) -> tuple[int, bytes]:
    """Ops as the journal's next lines, with the checksum behind them."""
    lines = []
    for text in ops:
        crc = zlib.crc32(text, crc)
        lines.append(b"%08x %b\n" % (crc, text))
    return crc, b"".join(lines)


@dataclass(frozen=True, slots=True)
class Recovered:
    """What a journal still says: the document at its beginning and the answers that followed."""

    path: Path
    document: Document
    answers: list[Logged] = field(default_factory=list)
    torn: bool = False
    damage: BadSave | None = None

    @property
    def log(self) -> list[Logged]:
        """All answers of the game so far."""
        return [*self.document.log, *self.answers]


def recover(path: Path) -> Recovered:
    """Read a journal. `BadSave` only if even its beginning is unusable; the file is never changed."""
    data = read_bytes(path, MAX_JOURNAL)
    end = data.find(b"\n")
    match = _LINE.match(data[len(_START) : end]) if end >= 0 else None
    if not data.startswith(_START) or not match:
        raise BadSave(path, "1:1", "journal-empty")
    crc = zlib.crc32(match[2])
    if b"%08x" % crc != match[1]:
        raise BadSave(path, "1:1", "save-checksum")
    document = decode_document(match[2], path)
    reader = _Reader(crc, len(document.log))
    for number in range(2, MAX_LINES):
        start, end = end + 1, data.find(b"\n", end + 1)
        if start == len(data):
            return Recovered(path, document, reader.answers)
        if end < 0 or not reader.read(data[start:end]):
            # A last line that is cut off or garbled was never confirmed.
            torn = end < 0 or end == len(data) - 1
            damage = None if torn else _damage(path, number, data.count(b"\n", end + 1))
            return Recovered(path, document, reader.answers, torn, damage)
    return Recovered(path, document, reader.answers, damage=_damage(path, MAX_LINES, data.count(b"\n", end)))


def _damage(path: Path, line: int, lost: int) -> BadSave:
    return BadSave(path, f"{line}:1", "journal-damaged", {"line": line, "lost": lost})


class _Reader:
    """Follows the lines as long as they fit together."""

    def __init__(self, crc: int, base: int) -> None:
        self._crc = crc
        self._base = base
        self.answers: list[Logged] = []

    def read(self, line: bytes) -> bool:
        """Take one line; False if it does not belong here."""
        match = _LINE.match(line)
        if not match:
            return False
        crc = zlib.crc32(match[2], self._crc)
        if b"%08x" % crc != match[1] or not self._follow(match[2]):
            return False
        self._crc = crc
        return True

    def _follow(self, text: bytes) -> bool:
        try:
            op = parse(text)
            number = op[0] - self._base
            if len(op) == 1 and 0 <= number <= len(self.answers):
                del self.answers[number:]
            elif len(op) == 2 and number == len(self.answers):
                self.answers.append(msgspec.convert(op[1], Logged))
            else:
                return False
        except (BadSave, msgspec.ValidationError, TypeError, IndexError, KeyError):
            return False
        return True


def journal_head(path: Path) -> Head:
    """What the offer to continue shows, from the first bytes of a journal."""
    with opened(path) as file:
        start = file.read(HEAD_BYTES)
    if start.startswith(_START):
        head = head_from(start[len(_START) + 9 :])
        if head is not None:
            return head
    document = recover(path).document
    return Head(document.game, document.meta, document.program, document.rules)
