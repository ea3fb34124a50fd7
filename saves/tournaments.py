"""Tournaments on disk: one file each, one line for each entry, written through to the disk at once.

    orrery-tournament 1
    <crc> [0,1700000000,"opened",{...}]
    <crc> [1,1700000005,"entered",{...}]

Each line has its number, the moment and its own checksum. A last line that was torn by a power cut was never confirmed
and is dropped; a line that is damaged in the middle is left out and told, the rest still counts. Several desks may have
one file open: each entry is written under a lock, after what the others have written was read.
"""

from __future__ import annotations

import contextlib
import dataclasses
import re
import zlib
from pathlib import Path

import msgspec

from rules.core.lean import dataclass
from rules.tournament import Entry, Opened, Refused, Tournament
from rules.tournament.entries import KINDS
from saves import locks
from saves.bounded import read_bytes
from saves.disk import Disk, free_path, move, write_all, write_atomically
from saves.errors import BadSave, cannot_write
from saves.parse import parse
from saves.places import Places
from saves.store import file_stem

START = b"orrery-tournament 1\n"
_OTHER = re.compile(rb"orrery-tournament (\d{1,6})\n")
_LINE = re.compile(rb"([0-9a-f]{8}) (.+)\Z", re.DOTALL)
ENDING = ".tournament"
VERSION = 1
MAX_FILE = 16 * 1024 * 1024
MAX_LISTED = 500


@dataclass(frozen=True, slots=True)
class Remark:
    """What was found wrong with a file; worded by its id like the reasons of `BadSave`."""

    id: str  # tournament-torn, tournament-damaged, tournament-unfit
    line: int
    detail: str = ""


def encode_entry(number: int, at: int, entry: Entry) -> bytes:
    """One line with its checksum and its end."""
    kind = type(entry).__name__.lower()
    text = msgspec.json.encode([number, at, kind, dataclasses.asdict(entry)])
    return b"%08x %b\n" % (zlib.crc32(text), text)


def decode_entry(line: bytes) -> tuple[int, int, Entry] | None:
    """Number, moment and entry of a line; None if it is damaged."""
    match = _LINE.match(line)
    if not match or b"%08x" % zlib.crc32(match[2]) != match[1]:
        return None
    try:
        number, at, kind, fields = parse(match[2])
        entry: Entry = msgspec.convert(fields, KINDS[kind])
        if type(number) is not int or type(at) is not int:
            return None
    except (BadSave, msgspec.ValidationError, KeyError, TypeError, ValueError):
        return None
    return number, at, entry


class TournamentFile:
    """A tournament and the file it lies in. What `enter` has returned from survives a power cut."""

    def __init__(self, path: Path, disk: Disk | None = None) -> None:
        self.path = path
        self._disk = disk or Disk()
        self.remarks: list[Remark] = []
        self._kept = b""  # the lines that are understood, as they lie in the file
        self._lines = 0
        self._exchanged = False  # the file is no longer the one that was read
        data = _checked(read_bytes(path, MAX_FILE), path)
        self.tournament = self._opened(data)
        self._follow(data)
        if len(data) > len(self._kept):
            self.remarks.append(Remark("tournament-torn", self._lines + 1))

    @classmethod
    def create(cls, folder: Path, opened: Opened, at: int, disk: Disk | None = None) -> TournamentFile:
        """A new tournament in a file of its own."""
        Tournament(opened)
        disk = disk or Disk()
        with locks.turn(folder, "tournaments"):
            path = free_path(folder, file_stem(opened.name), ENDING)
            write_atomically(disk, path, START + encode_entry(0, at, opened))
        return cls(path, disk)

    @property
    def entries(self) -> int:
        """How many lines are understood."""
        return self._lines

    # --- reading

    def _opened(self, data: bytes) -> Tournament:
        end = data.find(b"\n", len(START))
        found = decode_entry(data[len(START) : end]) if end >= 0 else None
        if found is None or not isinstance(found[2], Opened):
            raise BadSave(self.path, "2:1", "journal-empty")
        try:
            made = Tournament(found[2])
        except Refused as refused:
            raise BadSave(self.path, "2:1", "save-wrong-shape", {"detail": str(refused)}) from None
        self._kept, self._lines = data[: end + 1], 1
        return made

    def _follow(self, data: bytes) -> bool:
        """Take the lines that are new; an incomplete last one waits. Whether there was anything new."""
        before = at = len(self._kept)
        while (end := data.find(b"\n", at)) >= 0:
            found, at = decode_entry(data[at:end]), end + 1
            self._lines += 1
            if found is None:
                self.remarks.append(Remark("tournament-damaged", self._lines))
                continue
            try:
                self.tournament.add(found[2], found[1])
            except Refused as refused:
                self.remarks.append(Remark("tournament-unfit", self._lines, refused.id))
        self._kept = data[:at]
        return at != before

    def refresh(self) -> bool:
        """Read what other desks have written; whether something is new."""
        if self._size() <= len(self._kept):
            return False
        data = read_bytes(self.path, MAX_FILE)
        self._exchanged = not data.startswith(self._kept)
        return not self._exchanged and self._follow(data)

    def _size(self) -> int:
        """0 where the file is gone."""
        try:
            return self.path.stat().st_size
        except OSError:
            return 0

    # --- writing

    def enter(self, entry: Entry, at: int) -> None:
        """Write an entry through to the disk, then let it count.

        `Refused`: it does not fit, `CannotWrite`: the disk refuses; in both cases nothing has changed.
        """
        with locks.turn(self.path.parent, self.path.stem):
            with contextlib.suppress(BadSave):  # what cannot be read now is written anew below
                self.refresh()
            self.tournament.check(entry)
            line = encode_entry(self._lines, at, entry)
            if self._exchanged:  # somebody has laid another file here: both are kept
                move(self._disk, self.path, free_path(self.path.parent, self.path.stem, ENDING))
                self._exchanged = False
            if self._size() < len(self._kept):  # deleted or cut off by somebody: all of it is still known here
                write_atomically(self._disk, self.path, self._kept + line)
            else:
                self._append(line)
            self.tournament.add(entry, at)
            self._kept += line
            self._lines += 1

    def _append(self, line: bytes) -> None:
        good, fd = len(self._kept), -1
        try:
            fd = self._disk.open_append(self.path)
            self._disk.truncate(fd, good)  # half a line of a desk that was killed
            try:
                write_all(self._disk, fd, line)
                self._disk.sync(fd)
            except OSError:
                with contextlib.suppress(OSError):
                    self._disk.truncate(fd, good)
                raise
        except OSError as error:
            raise cannot_write(self.path, error) from error
        finally:
            if fd >= 0:
                with contextlib.suppress(OSError):
                    self._disk.close(fd)


def _checked(data: bytes, path: Path) -> bytes:
    if data.startswith(START):
        return data
    other = _OTHER.match(data)
    if other:
        raise BadSave(path, "1:1", "save-too-new", {"found": int(other[1]), "known": VERSION})
    raise BadSave(path, "1:1", "save-not-ours")


@dataclass(frozen=True, slots=True)
class Listed:
    """A file of the list: what it holds, or why it cannot be opened."""

    path: Path
    tournament: Tournament | None
    error: BadSave | None = None


def folder_of(places: Places) -> Path:
    return places.data / "tournaments"


def listed(folder: Path) -> list[Listed]:
    """The tournaments of a folder, the latest changed first; one broken file hides no other (UX-65)."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == ENDING and path.name[0] != "."]
        paths = sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True)[:MAX_LISTED]
    except OSError:
        return []
    found = []
    for path in paths:
        try:
            found.append(Listed(path, TournamentFile(path).tournament))
        except BadSave as bad:
            found.append(Listed(path, None, bad))
    return found
