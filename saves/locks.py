"""Locks between copies of the program (UX-108): a running game belongs to the copy that plays it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from saves.errors import CannotWrite, cannot_write

if TYPE_CHECKING:
    from filelock import FileLock

# A probe by another copy holds a lock for an instant; this outlasts it.
_PATIENCE = 0.3
_SHORT_TURN = 5.0


class Lock:
    """A held lock; the system lets go of it when the process dies."""

    def __init__(self, lock: FileLock, path: Path) -> None:
        self._lock = lock
        self.path = path

    def release(self) -> None:
        self._lock.release()

    def release_for_good(self) -> None:
        """Release the lock of a match that is gone: nobody will ask for its name again."""
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
        self._lock.release()


def take(folder: Path, name: str, patience: float = _PATIENCE) -> Lock | None:
    """The lock, or None if another holder has it. `CannotWrite` where locks cannot be made at all."""
    from filelock import FileLock, Timeout  # late: a start that only reads settings needs no locks

    path = folder / f"{name}.lock"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(str(path), thread_local=False)
        lock.acquire(timeout=patience, poll_interval=0.02)
    except Timeout:
        return None
    except OSError as error:
        raise cannot_write(path, error) from error
    return Lock(lock, path)


def is_taken(folder: Path, name: str) -> bool:
    """Whether somebody holds the lock just now."""
    if not (folder / f"{name}.lock").exists():
        return False
    try:
        lock = take(folder, name, patience=0)
    except CannotWrite:
        return False  # a read-only place has no holders
    if lock is None:
        return True
    lock.release()
    return False


@contextlib.contextmanager
def turn(folder: Path, name: str) -> Iterator[None]:
    """Wait for one's turn at a short piece of work on shared files."""
    lock = take(folder, name, patience=_SHORT_TURN)
    if lock is None:
        raise CannotWrite(folder / name, "disk-busy")
    try:
        yield
    finally:
        lock.release()
