"""Locks between copies of the program (UX-108): a running game belongs to the copy that plays it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from saves.errors import CannotWrite, cannot_write
from saves.places import make_own_folder

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
        self._file = _file_at(path)

    @property
    def is_there(self) -> bool:
        """False when its file was deleted: then it keeps nobody away."""
        return self._file is not None and _file_at(self.path) == self._file

    def release(self) -> None:
        self._lock.release()

    def release_for_good(self) -> None:
        """Release the lock of a match that is gone: nobody will ask for its name again."""
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
        self._lock.release()


def _file_at(path: Path) -> tuple[int, int] | None:
    """Which file lies at a path."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return facts.st_dev, facts.st_ino


def acquire(folder: Path, name: str, patience: float = _PATIENCE) -> Lock | None:
    """The lock, or None if another holder has it. `CannotWrite` where locks cannot be made at all."""
    from filelock import FileLock, Timeout  # late: a start that only reads settings needs no locks

    path = folder / f"{name}.lock"
    try:
        make_own_folder(folder)
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
        lock = acquire(folder, name, patience=0)
    except CannotWrite:
        return False  # a read-only place has no holders
    if lock is None:
        return True
    lock.release()
    return False


@contextlib.contextmanager
def turn(folder: Path, name: str) -> Iterator[None]:
    """Wait for one's turn at a short piece of work on shared files."""
    lock = acquire(folder, name, patience=_SHORT_TURN)
    if lock is None:
        raise CannotWrite(folder / name, "disk-busy")
    try:
        yield
    finally:
        lock.release()
