"""Things of a game that are no saves, one JSON file each: pools from packs, albums. Whole or not at all.

    {"orrery": "<kind>", "format": 1, "data": ..., "check": "<checksum of the rest>"}

A file from anywhere is read with the limits of `saves.parse`; what is damaged, of another kind or of a later version is
refused by `BadSave` and left as it is.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from saves import locks
from saves.disk import Disk, free_path
from saves.document import checksum
from saves.errors import BadSave, CannotWrite
from saves.files import write_json
from saves.parse import parse, read_bytes
from saves.places import Places
from saves.store import file_stem
from saves.trash import Trash, Trashed

ENDING = ".json"
FORMAT = 1
MAX_LISTED = 500
MAX_KEPT = 8 * 1024 * 1024


def enveloped(kind: str, data: Any) -> dict[str, Any]:
    """The contents of a file."""
    body = {"orrery": kind, "format": FORMAT, "data": data}
    return {**body, "check": checksum(body)}


def read_kept(path: Path, kind: str) -> Any:
    """What a file of this kind holds; `BadSave` says why it cannot be used."""
    found = parse(read_bytes(path, MAX_KEPT), path)
    if not isinstance(found, dict) or found.get("orrery") != kind or type(found.get("format")) is not int:
        raise BadSave(path, "$", "kept-not-ours")
    if found["format"] > FORMAT:
        raise BadSave(path, "$.format", "kept-too-new", {"found": found["format"], "known": FORMAT})
    if found.get("check") != checksum(found):
        raise BadSave(path, "$.check", "kept-checksum")
    return found.get("data")


class KeptFiles:
    """A folder of such files. Every write is on the disk when it returns, or `CannotWrite` says why not."""

    def __init__(self, places: Places, kind: str, game: str, disk: Disk | None = None) -> None:
        self.places, self.kind = places, kind
        self.folder = places.data / kind / game
        self._disk = disk or Disk()

    def paths(self) -> list[Path]:
        """The files, the one that was written last first."""
        try:
            found = [path for path in self.folder.iterdir() if path.suffix == ENDING and path.name[0] != "."]
        except OSError:
            return []
        return sorted(found, key=_moment, reverse=True)[:MAX_LISTED]

    def read(self, path: Path) -> Any:
        return read_kept(path, self.kind)

    def add(self, name: str, data: Any) -> Path:
        """A new file under a name that is free."""
        with self._turn():
            path = free_path(self.folder, file_stem(name), ENDING)
            write_json(path, enveloped(self.kind, data), self._disk)
        return path

    def write(self, path: Path, data: Any) -> None:
        with self._turn():
            write_json(path, enveloped(self.kind, data), self._disk)

    def change(self, path: Path, change: Callable[[Any], Any]) -> None:
        """Read, change and write, one copy of the program at a time."""
        with self._turn():
            write_json(path, enveloped(self.kind, change(read_kept(path, self.kind))), self._disk)

    def delete(self, path: Path) -> Trashed:
        with self._turn():
            return Trash(self._disk, self.places.trash).put(path)

    def export(self, folder: Path, name: str, data: Any) -> Path:
        """A copy to give away, under a name that is free."""
        if not self.places.writable:
            raise CannotWrite(folder, "disk-read-only")
        path = free_path(folder, file_stem(name), ENDING)
        write_json(path, enveloped(self.kind, data), self._disk)
        return path

    @contextlib.contextmanager
    def _turn(self) -> Iterator[None]:
        if not self.places.writable:
            raise CannotWrite(self.folder, "disk-read-only")
        with locks.turn(self.places.locks, self.kind):
            yield


def _moment(path: Path) -> tuple[int, str]:
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name
