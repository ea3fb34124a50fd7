"""The lines of a tournament's file: how they are written, read, and found again in a file that is damaged.

    orrery-tournament 1
    <crc> [0,1700000000,"opened",{...}]
    <crc> [1,1700000005,"entered",{...}]

Each line has its number, the moment and its own checksum. What a line says never depends on where it lies, so the lines
of two copies can be put together: what one of them has lost the other still knows.
"""

from __future__ import annotations

import dataclasses
import re
import zlib
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import msgspec

from rules.core.game import known
from rules.core.lean import dataclass
from rules.tournament import Entry, Opened, Refused, Tournament
from rules.tournament.entries import KINDS
from rules.tournament.tournament import LONGEST_NAME, clean_name
from saves.errors import BadSave
from saves.parse import parse

START = b"orrery-tournament 1\n"
VERSION = 1
MOST_LINES = 1_000_000
LATEST = 1 << 36  # seconds since 1970 that every calendar can still show
_HEAD = re.compile(rb"orrery-tournament (\d{1,6})")
_LINE = re.compile(rb"([0-9a-f]{8}) (.+)\Z", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Line:
    """One entry as it lies in the file."""

    number: int
    at: int
    entry: Entry
    raw: bytes  # with its checksum and its end


@dataclass(frozen=True, slots=True)
class Reading:
    """What can be read of a file."""

    data: bytes
    version: int | None  # None: the first line is no longer one of ours
    lines: Mapping[int, Line]
    strays: tuple[tuple[int, bytes], ...]  # what is no line of ours, and the number of the line before it
    tail: bytes  # after the last end of a line

    @property
    def last(self) -> int:
        """The number of the last line; -1 without any."""
        return max(self.lines, default=-1)


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
    return (number, at, entry) if 0 <= number < MOST_LINES and 0 <= at < LATEST else None


def read(data: bytes) -> Reading:
    """Every line that is whole, wherever it lies."""
    head, _, rest = data.partition(b"\n")
    ours = _HEAD.fullmatch(head)
    *chunks, tail = rest.split(b"\n")
    lines: dict[int, Line] = {}
    strays: list[tuple[int, bytes]] = []
    before = -1
    for chunk in chunks:
        found = decode_entry(chunk)
        if found is None or found[0] in lines:
            strays.append((before, chunk + b"\n"))
        else:
            before = found[0]
            lines[before] = Line(*found, chunk + b"\n")
    return Reading(data, int(ours[1]) if ours else None, lines, tuple(strays), tail)


def agree(a: Mapping[int, Line], b: Mapping[int, Line]) -> bool:
    """Whether two files tell of the same tournament: they share lines, and nowhere say different things."""
    common = a.keys() & b.keys()
    return bool(common) and all(a[number].raw == b[number].raw for number in common)


def gaps(lines: Mapping[int, Line]) -> list[int]:
    """The first number of each row of lines that are missing.

    >>> gaps(dict.fromkeys((0, 1, 4, 6)))
    [2, 5]
    """
    there = sorted(lines)
    return [number + 1 for number, after in pairwise(there) if after > number + 1]


def written(lines: Mapping[int, Line], strays: tuple[tuple[int, bytes], ...]) -> bytes:
    """A whole file. What could not be read stays in it as long as a line is missing: somebody may still read it."""
    parts = [(number, line.raw) for number, line in lines.items()]
    if gaps(lines):
        parts += strays
    return START + b"".join(raw for _, raw in sorted(parts, key=lambda part: part[0]))


def opening_of(reading: Reading, path: Path) -> Tournament:
    """The tournament that the first line opens; `BadSave` says why there is none."""
    first = reading.lines.get(0)
    if reading.version is not None and reading.version != VERSION:
        raise BadSave(path, "1:1", "save-too-new", {"found": reading.version, "known": VERSION})
    if first is None or not isinstance(first.entry, Opened):
        raise (
            BadSave(path, "1:1", "save-not-ours") if reading.version is None else BadSave(path, "2:1", "journal-empty")
        )
    opened = first.entry
    if opened.game not in known():
        raise BadSave(path, "2:1", "save-other-game", {"game": clean_name(opened.game)[:LONGEST_NAME]})
    try:
        return Tournament(opened)
    except Refused as refused:
        raise BadSave(path, "2:1", "save-wrong-shape", {"detail": str(refused)}) from None
