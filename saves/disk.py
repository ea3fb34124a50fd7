"""The few system calls that change files, and the one safe way to write a whole file.

Everything in this package writes through a `Disk`, so that a test can make any single call fail or
kill the process in the middle of it.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path

from saves.errors import cannot_write
from saves.places import OWN_FILE, make_own_folder

PART = ".part"
_STALE_SECONDS = 3600.0
_REPLACE_TRIES = 5


class Disk:
    """System calls on files; one instance serves the whole program."""

    def create(self, path: Path) -> int:
        """Open a file that must not exist yet, for writing."""
        return os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0), OWN_FILE)

    def open_append(self, path: Path) -> int:
        """Open an existing file for writing at its end."""
        return os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))

    def write(self, fd: int, data: bytes) -> int:
        return os.write(fd, data)

    def sync(self, fd: int) -> None:
        os.fsync(fd)

    def truncate(self, fd: int, size: int) -> None:
        os.ftruncate(fd, size)

    def close(self, fd: int) -> None:
        os.close(fd)

    def duplicate(self, fd: int) -> int:
        """The same open file once more: it can be waited for while the first one is closed or exchanged."""
        return os.dup(fd)

    def is_at(self, fd: int, path: Path) -> bool:
        """Whether an open file still lies at its path; a deleted one can be written for ever, for nothing."""
        try:
            return os.path.samestat(os.fstat(fd), path.stat())
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:
            return True  # nothing is known: writing will tell

    def replace(self, source: Path, target: Path) -> None:
        """Rename over the target. Windows refuses while a virus scanner looks at it: wait a little."""
        for _ in range(_REPLACE_TRIES - 1):
            try:
                os.replace(source, target)
                return
            except PermissionError:
                if sys.platform != "win32":
                    raise
                time.sleep(0.05)
        os.replace(source, target)

    def remove(self, path: Path) -> None:
        path.unlink(missing_ok=True)

    def make_folder(self, path: Path) -> None:
        make_own_folder(path)

    def sync_folder(self, path: Path) -> None:
        """Make renames in a folder durable; Windows has no such call and needs none."""
        if sys.platform == "win32":
            return
        fd = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        try:
            self.sync(fd)
        finally:
            os.close(fd)


def write_all(disk: Disk, fd: int, data: bytes) -> None:
    """Write every byte; the system may take fewer at a time."""
    rest = memoryview(data)
    while rest:
        rest = rest[disk.write(fd, bytes(rest)) :]


def write_atomically(disk: Disk, path: Path, data: bytes) -> None:
    """Put `data` at `path` so that at every moment either the old or the new file is complete (UX-66).

    Raises `CannotWrite`, and then the old file is untouched and no half-written one remains.
    """
    part = part_of(path)
    try:
        disk.make_folder(path.parent)
        _write_new(disk, part, data)
        disk.replace(part, path)
        disk.sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            disk.remove(part)
        raise cannot_write(path, error) from error


def part_of(path: Path) -> Path:
    """A name beside `path` for a file that is not yet complete."""
    return path.with_name(f".{path.name[:80]}.{os.getpid()}-{os.urandom(4).hex()}{PART}")


def _write_new(disk: Disk, path: Path, data: bytes) -> None:
    fd = disk.create(path)
    try:
        write_all(disk, fd, data)
        disk.sync(fd)
    finally:
        disk.close(fd)


def move(disk: Disk, source: Path, target: Path) -> None:
    """Rename a file within our folders, durably in both of them."""
    try:
        disk.make_folder(target.parent)
        disk.replace(source, target)
        disk.sync_folder(target.parent)
        if source.parent != target.parent:
            disk.sync_folder(source.parent)
    except OSError as error:
        raise cannot_write(source, error) from error


def remove(disk: Disk, path: Path) -> None:
    """Delete a file; a file that is gone already is fine."""
    try:
        disk.remove(path)
    except OSError as error:
        raise cannot_write(path, error) from error


def free_path(folder: Path, stem: str, ending: str) -> Path:
    """A path where nothing lies yet: the stem itself, or with the first free number behind it."""
    path, number = folder / f"{stem}{ending}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{ending}"
    return path


def set_aside(disk: Disk, path: Path) -> Path:
    """Move a broken file out of the way, to be looked at later; where it lies now."""
    aside = free_path(path.parent, f"{path.stem}.broken", path.suffix)
    move(disk, path, aside)
    return aside


def sweep(disk: Disk, folder: Path, now: float | None = None) -> int:
    """Remove half-written files that a killed process left behind long ago; how many went."""
    moment = time.time() if now is None else now
    gone = 0
    with contextlib.suppress(OSError):
        for part in sorted(folder.glob(f".*{PART}")):
            with contextlib.suppress(OSError):
                if moment - part.stat().st_mtime > _STALE_SECONDS:
                    disk.remove(part)
                    gone += 1
    return gone
