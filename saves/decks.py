"""The player's own decks: one TOML file each, written atomically, deleted to the trash (UX-102)."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from saves import locks
from saves.disk import Disk, free_path, move
from saves.errors import CannotWrite
from saves.files import read_text, write_text
from saves.places import Places
from saves.settings_file import SettingsFile
from saves.store import file_stem
from saves.trash import Trash, Trashed

ENDING = ".toml"
MAX_DECK = 64 * 1024
MAX_LISTED = 1000


class DeckFiles:
    """The folder of one game's decks. Nothing it does harms a file that somebody else has changed."""

    def __init__(self, places: Places, game: str, disk: Disk | None = None) -> None:
        self.places = places
        self.folder = places.decks(game)
        self._disk = disk or Disk()
        self._trash = Trash(self._disk, places.trash)

    def paths(self) -> list[Path]:
        """The files, by name; a folder that is not there holds none."""
        try:
            found = [path for path in self.folder.iterdir() if path.suffix.lower() == ENDING and path.name[0] != "."]
        except OSError:
            return []
        return sorted(found)[:MAX_LISTED]

    def marks(self) -> tuple[tuple[str, int, int], ...]:
        """Changes when one of the files does."""
        found = []
        for path in self.paths():
            with contextlib.suppress(OSError):
                facts = path.stat()
                found.append((path.name, facts.st_size, facts.st_mtime_ns))
        return tuple(found)

    def read(self, path: Path) -> str:
        """The text of a deck; `BadSave` says what is wrong with the file."""
        return read_text(path, MAX_DECK)

    @contextlib.contextmanager
    def _turn(self) -> Iterator[None]:
        if not self.places.writable:
            raise CannotWrite(self.folder, "disk-read-only")
        with locks.turn(self.places.locks, "decks"):
            yield

    def add(self, name: str, values: Mapping[str, Any]) -> Path:
        """A new file under a name that is free."""
        with self._turn():
            path = free_path(self.folder, file_stem(name), ENDING)
            self._file(path).write(values)
        return path

    def write(self, path: Path, values: Mapping[str, Any]) -> None:
        """New contents for a file of ours; lines and remarks that did not change stay as they are."""
        with self._turn():
            self._file(self._own(path)).write(values)

    def rename(self, path: Path, name: str, values: Mapping[str, Any]) -> Path:
        """New contents under another file name."""
        with self._turn():
            self._file(self._own(path)).write(values)
            stem = file_stem(name)
            if stem == path.stem:
                return path
            target = free_path(self.folder, stem, ENDING)
            move(self._disk, path, target)
        return target

    def delete(self, path: Path) -> Trashed:
        """Move a deck to the trash, whatever its state; `undo_delete` brings it back."""
        with self._turn():
            return self._trash.put(self._own(path))

    def undo_delete(self, item: Trashed) -> Path:
        with self._turn():
            target = item.original
            if target.exists():
                target = free_path(self.folder, target.stem, ENDING)
            return self._trash.restore(item, target)

    def export(self, folder: Path, name: str, ending: str, text: str) -> Path:
        """A file to give away, under a name that is free."""
        if not self.places.writable:
            raise CannotWrite(folder, "disk-read-only")
        path = free_path(folder, file_stem(name), ending)
        write_text(path, text, self._disk)
        return path

    def _file(self, path: Path) -> SettingsFile:
        return SettingsFile(path, self._disk, self.places.locks)

    def _own(self, path: Path) -> Path:
        """Only files in our folder are ever replaced or deleted."""
        if path.absolute().parent != self.folder.absolute():
            raise ValueError(f"{path.name} is not in the folder of decks")
        if not path.is_file():
            raise CannotWrite(path, "disk-missing")
        return path
