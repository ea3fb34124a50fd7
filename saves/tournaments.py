"""Tournaments on disk: two copies of each file, one line for each entry, written through to the disk at once.

`tournament_lines` tells what a line looks like. An entry counts when its line lies in both copies; the second one,
`…-copy` beside the file, is written first. A last line that was torn by a power cut was never confirmed and is dropped.
What is damaged or missing in one copy comes back from the other one; what both have lost is left out and told.

Several desks may have one file open: each entry is written under a lock, after what the others have written was read. A
desk knows every line it has seen. An older or damaged file that is laid over the open one is written anew with all of
them, and a file with another story is kept beside under a name of its own.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path

from rules.core.lean import dataclass
from rules.tournament import Entry, Opened, Refused, Tournament
from saves import locks
from saves.bounded import read_bytes
from saves.disk import Disk, free_path, move, write_all, write_atomically
from saves.errors import BadSave, CannotWrite, cannot_write
from saves.places import Places
from saves.store import file_stem
from saves.tournament_lines import (
    START,
    VERSION,
    Line,
    Reading,
    agree,
    encode_entry,
    gaps,
    opening_of,
    read,
    written,
)

ENDING = ".tournament"
COPY = "-copy"
MAX_FILE = 16 * 1024 * 1024
MAX_LISTED = 500


@dataclass(frozen=True, slots=True)
class Remark:
    """What was found wrong with a file; worded by its id like the reasons of `BadSave`.

    torn: the last line was never confirmed. damaged, unfit: a line is lost, or does not fit the others. restored: the
    file was damaged, and so many lines came back from the other copy. copy: the second copy had to be mended.
    written-back: the open file was changed from outside. parted: a file with another story is kept beside.
    """

    id: str  # tournament-<one of these>
    line: int = 0
    detail: str = ""  # the refusal, or the name of a file
    count: int = 0


def copy_of(path: Path) -> Path:
    """Where the second copy of a tournament's file lies."""
    return path.with_name(path.name + COPY)


class TournamentFile:
    """A tournament and the files it lies in. What `enter` has returned from survives a power cut and a damaged copy.

    Opening only reads; `settle` and `enter` set right what is wrong with the files.
    """

    tournament: Tournament

    def __init__(self, path: Path, disk: Disk | None = None) -> None:
        self.path = path
        self._disk = disk or Disk()
        self.remarks: list[Remark] = []
        self._lines: dict[int, Line] = {}
        self._strays: tuple[tuple[int, bytes], ...] = ()
        self._kept = b""  # both copies as they should be
        self._stamp = _stamp(path)
        main, copy = self._seen = (_bytes(path), _bytes(copy_of(path)))
        self._open(read(main or b""), read(copy or b""))

    @classmethod
    def create(cls, folder: Path, opened: Opened, at: int, disk: Disk | None = None) -> TournamentFile:
        """A new tournament in a file of its own."""
        Tournament(opened)
        disk = disk or Disk()
        with locks.turn(folder, "tournaments"):
            path = _free(folder, file_stem(opened.name))
            for each in (copy_of(path), path):
                write_atomically(disk, each, START + encode_entry(0, at, opened))
        return cls(path, disk)

    @property
    def entries(self) -> int:
        """How many lines have been written."""
        return max(self._lines) + 1

    def tells_all_of(self, other: TournamentFile) -> bool:
        """Whether this is the same tournament and has come at least as far: the file was given another name."""
        return agree(self._lines, other._lines) and self._lines.keys() >= other._lines.keys()

    # --- reading

    def _open(self, main: Reading, copy: Reading) -> None:
        """Put together what the two copies know; where they tell different stories, the file itself is right."""
        base, other = main, copy
        try:
            self.tournament = opening_of(main, self.path)
        except BadSave as bad:
            if _is_newer(main):
                raise
            try:
                self.tournament = opening_of(copy, self.path)
            except BadSave:
                if not main.data:
                    read_bytes(self.path, MAX_FILE)  # says why there is nothing
                raise bad from None
            base, other = copy, main
        both = {**base.lines, **other.lines} if agree(base.lines, other.lines) else dict(base.lines)
        self._strays = base.strays
        self._take(both)
        if not main.data.startswith(self._kept):
            self.remarks.append(Remark("tournament-restored", count=len(both.keys() - main.lines.keys())))
        if copy.data and not copy.data.startswith(self._kept) and agree(both, copy.lines):
            self.remarks.append(Remark("tournament-copy"))
        last = max(both)
        if any(one.tail and one.last == last for one in (main, copy) if one.lines):
            self.remarks.append(Remark("tournament-torn", last + 2))

    def _take(self, lines: Mapping[int, Line]) -> bool:
        """Let lines count that are not yet known; whether there were any."""
        new = {number: lines[number] for number in sorted(lines.keys() - self._lines.keys())}
        if not new:
            return False
        first, last = min(new), max(self._lines, default=-1)
        self._lines.update(new)
        if 0 < first <= last:  # a gap is filled: everything after it means something else now
            self.tournament = Tournament(self.tournament.opened)
            new = dict(sorted(self._lines.items()))
        for number, line in new.items():
            if number > 0:
                self._add(line)
        known = {remark.line for remark in self.remarks if remark.id == "tournament-damaged"}
        missing = [number + 1 for number in gaps(self._lines) if number + 1 not in known]
        self.remarks += [Remark("tournament-damaged", number) for number in missing]
        self._kept = written(self._lines, self._strays)
        return True

    def _add(self, line: Line) -> None:
        try:
            self.tournament.add(line.entry, line.at)
        except Refused as refused:
            self.remarks.append(Remark("tournament-unfit", line.number + 1, refused.id))

    def refresh(self) -> bool:
        """Read what other desks have written; whether something is new. What is wrong is set right and remarked."""
        stamp = _stamp(self.path)
        if stamp == self._stamp:
            return False
        data = read_bytes(self.path, MAX_FILE)
        self._stamp = stamp
        if data.startswith(self._kept):
            news = read(START + data[len(self._kept) :])
            after = range(self.entries, self.entries + len(news.lines))
            if not news.strays and list(news.lines) == list(after):
                return self._take(news.lines)
        before, told = self._kept, len(self.remarks)
        with contextlib.suppress(CannotWrite):
            self.settle()
        return self._kept != before or len(self.remarks) != told

    # --- writing

    def settle(self) -> None:
        """Bring both copies in step with all that is known, and keep beside what belongs to neither."""
        with locks.turn(self.path.parent, self.path.stem):
            self._settle()

    def _settle(self) -> None:
        both = (self.path, copy_of(self.path))
        found = tuple(map(_bytes, both))
        foreign: list[Path] = []
        for path, data in zip(both, found, strict=True):
            if not data or data == self._kept or START.startswith(data):
                continue
            reading = read(data)
            if agree(self._lines, reading.lines):
                self._take(reading.lines)
            else:
                foreign.append(path)
        for path in foreign:
            beside = _free(path.parent, self.path.stem)
            move(self._disk, path, beside)
            self.remarks.append(Remark("tournament-parted", detail=beside.name))
        for path, data in zip(both, found, strict=True):
            if data != self._kept:
                write_atomically(self._disk, path, self._kept)
        for id, path, data, seen in zip(("written-back", "copy"), both, found, self._seen, strict=True):
            if path not in foreign and self._was_changed(data, seen):
                self.remarks.append(Remark(f"tournament-{id}"))
        self._seen, self._stamp = (self._kept, self._kept), _stamp(self.path)

    def _was_changed(self, data: bytes | None, seen: bytes | None) -> bool:
        """Whether somebody else than a desk has changed a file since it was looked at: desks only add lines."""
        if data == seen:
            return False
        longer = data is not None and len(data) >= len(seen or b"")
        return not (longer and data is not None and (self._kept.startswith(data) or data.startswith(self._kept)))

    def enter(self, entry: Entry, at: int) -> None:
        """Write an entry through to the disk, twice, then let it count.

        `Refused`: it does not fit, `CannotWrite`: the disk refuses; in both cases nothing has changed.
        """
        with locks.turn(self.path.parent, self.path.stem):
            self._settle()
            self.tournament.check(entry)
            number = self.entries
            raw = encode_entry(number, at, entry)
            copy = copy_of(self.path)
            self._append(copy, raw)
            try:
                self._append(self.path, raw)
            except CannotWrite:
                self._cut(copy)
                raise
            self._take({number: Line(number, at, entry, raw)})
            self._seen, self._stamp = (self._kept, self._kept), _stamp(self.path)

    def _append(self, path: Path, raw: bytes) -> None:
        fd = -1
        try:
            fd = self._disk.open_append(path)
            try:
                write_all(self._disk, fd, raw)
                self._disk.sync(fd)
            except OSError:
                with contextlib.suppress(OSError):
                    self._disk.truncate(fd, len(self._kept))
                raise
        except OSError as error:
            raise cannot_write(path, error) from error
        finally:
            if fd >= 0:
                with contextlib.suppress(OSError):
                    self._disk.close(fd)

    def _cut(self, path: Path) -> None:
        """Take back a line that does not count; where even that fails, the next `enter` writes the file anew."""
        with contextlib.suppress(OSError):
            fd = self._disk.open_append(path)
            try:
                self._disk.truncate(fd, len(self._kept))
            finally:
                self._disk.close(fd)


def _is_newer(reading: Reading) -> bool:
    """Whether a newer program has written this; a flipped bit in the first line leaves all others as they were."""
    return reading.version is not None and reading.version > VERSION and (bool(reading.strays) or not reading.lines)


def _bytes(path: Path) -> bytes | None:
    """None where nothing can be read: the other copy may help, and writing will tell."""
    try:
        return read_bytes(path, MAX_FILE)
    except BadSave:
        return None


def _stamp(path: Path) -> tuple[int, int, int] | None:
    """What changes whenever somebody writes the file."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return facts.st_ino, facts.st_size, facts.st_mtime_ns


def _free(folder: Path, stem: str) -> Path:
    """A free name for a tournament's file, to which no copy is left over either."""
    path, number = free_path(folder, stem, ENDING), 1
    while copy_of(path).exists():
        number += 1
        path = free_path(folder, f"{stem}-{number}", ENDING)
    return path


@dataclass(frozen=True, slots=True)
class Listed:
    """A file of the list: what it holds, or why it cannot be opened."""

    path: Path
    tournament: Tournament | None
    error: BadSave | None = None


def folder_of(places: Places) -> Path:
    return places.data / "tournaments"


def listed(folder: Path) -> list[Listed]:
    """The tournaments of a folder, the latest changed first; one broken file hides no other (UX-65).

    One of which only the second copy is left is among them.
    """
    times: dict[Path, int] = {}
    try:
        for path in folder.iterdir():
            own = path.with_name(path.name.removesuffix(COPY))
            if own.suffix == ENDING and own.name[0] != ".":
                times[own] = max(times.get(own, 0), path.stat().st_mtime_ns)
    except OSError:
        return []
    found: list[Listed] = []
    left: list[TournamentFile] = []  # of which there is only the second copy
    known: list[TournamentFile] = []
    for path in sorted(times, key=lambda path: times[path], reverse=True)[:MAX_LISTED]:
        try:
            file = TournamentFile(path)
        except BadSave as bad:
            found.append(Listed(path, None, bad))
        else:
            (known if path.exists() else left).append(file)
            found.append(Listed(path, file.tournament))
    moved = {one.path for one in left if any(file.tells_all_of(one) for file in known)}
    return [one for one in found if one.path not in moved]
