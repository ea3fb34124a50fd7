"""Room on a full disk: what was deleted anyway goes first, then the oldest autosaves of other matches.

Never the files of the match that is being played, never a table that can be continued, never a save with a name.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import RLock

from saves import locks
from saves.autosaves import autosave_files
from saves.disk import remove
from saves.errors import CannotWrite
from saves.store import Store

AT_ONCE = 128 * 1024  # bytes that go together, so that not every line runs out of room again
MADE_ROOM = "disk-room"  # what the player is told of it
_guard = RLock()  # the table and the writer's thread may run out of room at the same time


class Room:
    """Makes room for one match, and counts what had to go."""

    def __init__(self, store: Store, match: str) -> None:
        self._store, self._match = store, match
        self.deleted = self.autosaves = 0  # how many files went since they were last told

    def with_room(self, chore: Callable[[], object]) -> None:
        """Do something that writes; as long as the disk is full, one old file after the other makes room for it."""
        try:
            chore()
        except CannotWrite as trouble:
            if trouble.reason_id != "disk-full":
                raise
            with _guard:
                self._make_room(chore, trouble)

    def _make_room(self, chore: Callable[[], object], trouble: CannotWrite) -> None:
        freed = 0
        for path, give_up in self._spare():
            size = _size(path)
            if not give_up(path):
                continue
            freed += size
            if freed < AT_ONCE:
                continue
            freed = 0
            if self._has_worked(chore):
                return
        if not freed or not self._has_worked(chore):
            raise trouble

    def _has_worked(self, chore: Callable[[], object]) -> bool:
        try:
            chore()
        except CannotWrite as again:
            if again.reason_id != "disk-full":
                raise
            return False
        return True

    def _spare(self) -> Iterator[tuple[Path, Callable[[Path], bool]]]:
        """What can be given up, the least wanted first."""
        for item in reversed(self._store.trashed()):
            yield item.path, self._give_up_deleted
        for folder in self._store.matches():
            if folder.name == self._match or locks.is_taken(self._store.places.locks, folder.name):
                continue
            for path in autosave_files(folder):
                yield path, self._give_up_autosave
            with contextlib.suppress(OSError):
                folder.rmdir()  # only where nothing is left in it

    def _give_up_deleted(self, path: Path) -> bool:
        with contextlib.suppress(CannotWrite):
            self._store.trash.drop(path)
            self.deleted += 1
            return True
        return False

    def _give_up_autosave(self, path: Path) -> bool:
        with contextlib.suppress(CannotWrite):
            remove(self._store.disk, path)
            self.autosaves += 1
            return True
        return False

    def gone_since(self) -> tuple[int, int]:
        """How many deleted files and autosaves have gone since the last time."""
        with _guard:
            gone, self.deleted, self.autosaves = (self.deleted, self.autosaves), 0, 0
        return gone


def _size(path: Path) -> int:
    with contextlib.suppress(OSError):
        return path.stat().st_size
    return 0
