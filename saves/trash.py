"""Deleted files stay in a trash for thirty days, so that deleting can be undone, also later (UX-65).

A file's name here tells when it was deleted and from which folder: 1763480000000000000~saves~Raid.orrery.json
"""

from __future__ import annotations

import contextlib
import re
import time
from pathlib import Path

from rules.core.lean import dataclass
from saves.disk import Disk, move, remove, write_atomically
from saves.errors import CannotWrite

MAX_FILES = 500
MAX_TRASH_BYTES = 256 * 1024 * 1024
DAY = 24 * 3600 * 10**9  # nanoseconds, as all moments here
KEPT_DAYS = 30
CLOCK = "clock"  # the file that tells when the trash was looked through last, and since when the clock runs steadily
_NAME = re.compile(r"(\d{9,20})~(?:([A-Za-z0-9_+-]{1,200})~)?(.+)")  # earlier versions did not tell the folder


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
        moment = self._moment(path)
        while (target := self._folder / self._named(moment, path)).exists():
            moment += 1
        move(self._disk, path, target)
        self._keep_small()
        return Trashed(target, path, moment)

    def _moment(self, path: Path) -> int:
        """Now; by a clock that was put back, not before the file was written nor before others were deleted."""
        moment = time.time_ns()
        with contextlib.suppress(OSError):
            moment = max(moment, path.stat().st_mtime_ns)
        return max([moment, *(item.moment + 1 for item in self.items(self._folder)[:1])])

    def _named(self, moment: int, path: Path) -> str:
        home = self._folder.parent
        place = "+".join(path.parent.relative_to(home).parts) if path.parent.is_relative_to(home) else ""
        name = f"{moment}~{place}~{path.name}"
        return name if place and _NAME.fullmatch(name) else f"{moment}~{path.name}"

    def restore(self, item: Trashed, target: Path) -> Path:
        """Move a file back, to a place where nothing lies."""
        if not item.path.is_file():
            raise CannotWrite(item.original, "disk-missing")
        move(self._disk, item.path, target)
        return target

    def items(self, home: Path) -> list[Trashed]:
        """What can be restored, newest first; files that do not tell their folder are from `home`."""
        found = [item for path in self._files() if (item := self.item(path, home)) is not None]
        return sorted(found, key=lambda item: (item.moment, item.path.name), reverse=True)

    def item(self, path: Path, home: Path) -> Trashed | None:
        match = _NAME.fullmatch(path.name)
        if match is None:
            return None
        folder = home if match[2] is None else self._folder.parent.joinpath(*match[2].split("+"))
        return Trashed(path, folder / match[3], int(match[1]))

    def drop(self, path: Path) -> None:
        """Delete a file of the trash for good."""
        if path.parent.absolute() != self._folder.absolute() or _NAME.fullmatch(path.name) is None:
            raise ValueError(f"{path.name} is not in the trash")
        remove(self._disk, path)

    def forget_old(self) -> int:
        """Remove what was deleted more than thirty days ago; how many files went.

        A clock that jumps proves nothing: after a jump nothing is removed until it has run steadily for a day. What was
        deleted in its future is taken as deleted now.
        """
        now = time.time_ns()
        last, steady = self._looked()
        if not last <= now <= last + KEPT_DAYS * DAY:
            steady = now
        self._note(now, steady)
        if now - steady < DAY:
            return 0
        gone = 0
        for item in self.items(self._folder):
            if item.moment > now + DAY:
                match = _NAME.fullmatch(item.path.name)
                assert match is not None
                move(self._disk, item.path, item.path.with_name(item.path.name.replace(match[1], str(now), 1)))
            elif item.moment < now - KEPT_DAYS * DAY:
                remove(self._disk, item.path)
                gone += 1
        return gone

    def _looked(self) -> tuple[int, int]:
        """When it was looked through last, and since when the clock runs steadily; zeros: nobody knows."""
        try:
            last, steady = map(int, (self._folder / CLOCK).read_text("ascii").split())
        except (OSError, ValueError):
            return 0, 0
        return last, steady

    def _note(self, now: int, steady: int) -> None:
        if self._folder.is_dir():
            write_atomically(self._disk, self._folder / CLOCK, f"{now} {steady}\n".encode("ascii"))

    def _files(self) -> list[Path]:
        """Only files that we put here."""
        try:
            return [path for path in self._folder.iterdir() if _NAME.fullmatch(path.name)]
        except OSError:
            return []

    def _keep_small(self) -> None:
        size = 0
        for number, item in enumerate(self.items(self._folder)):
            with contextlib.suppress(OSError):
                size += item.path.stat().st_size
            # The newest always stays: it is the one an undo asks for.
            if number and (number >= MAX_FILES or size > MAX_TRASH_BYTES):
                remove(self._disk, item.path)


def plain_name(path: Path) -> str:
    """What a file is called where it is from.

    >>> plain_name(Path("1763480000000000000~saves~Raid.orrery.json"))
    'Raid.orrery.json'
    """
    match = _NAME.fullmatch(path.name)
    return path.name if match is None else match[3]
