"""Deleted saves stay in a trash for a while, so that deleting can be undone (UX-65)."""

from __future__ import annotations

import re
import time
from pathlib import Path

from rules.core.lean import dataclass
from saves.disk import Disk, move, remove
from saves.errors import CannotWrite

MAX_FILES = 50
MAX_TRASH_BYTES = 64 * 1024 * 1024
_NAME = re.compile(r"(\d{13,20})~(.+)")


@dataclass(frozen=True, slots=True)
class Trashed:
    """A deleted file: where it lies now, where it was, and when it was deleted (nanoseconds)."""

    path: Path
    original: Path
    moment: int


class Trash:
    """The trash folder. Callers hold the lock on the saves."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self._disk = disk
        self._folder = folder

    def put(self, path: Path) -> Trashed:
        """Move a file here; the oldest go when there are too many."""
        moment = time.time_ns()
        while (target := self._folder / f"{moment}~{path.name}").exists():
            moment += 1
        move(self._disk, path, target)
        self._keep_small()
        return Trashed(target, path, moment)

    def restore(self, item: Trashed, target: Path) -> Path:
        """Move a file back, to a place where nothing lies."""
        if not item.path.is_file():
            raise CannotWrite(item.original, "disk-missing")
        move(self._disk, item.path, target)
        return target

    def items(self, home: Path) -> list[Trashed]:
        """What can be restored into `home`, newest first."""
        found = []
        for path in self._files():
            match = _NAME.fullmatch(path.name)
            if match:
                found.append(Trashed(path, home / match[2], int(match[1])))
        return found

    def empty(self) -> None:
        for path in self._files():
            remove(self._disk, path)

    def _files(self) -> list[Path]:
        """Newest first; only files that we put here."""
        try:
            found = [path for path in self._folder.iterdir() if _NAME.fullmatch(path.name)]
        except OSError:
            return []
        return sorted(found, key=lambda path: path.name, reverse=True)

    def _keep_small(self) -> None:
        size = 0
        for number, path in enumerate(self._files()):
            size += path.stat().st_size
            # The newest always stays: it is the one an undo asks for.
            if number and (number >= MAX_FILES or size > MAX_TRASH_BYTES):
                remove(self._disk, path)
