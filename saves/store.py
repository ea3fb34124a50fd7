"""The player's saves: writing, listing, renaming, deleting with undo, importing and exporting (UX-65 to UX-67)."""

from __future__ import annotations

import contextlib
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import msgspec

from rules.core.lean import dataclass
from saves import locks
from saves.autosaves import autosave_files
from saves.disk import Disk, free_path, remove, sweep, write_atomically
from saves.document import (
    Document,
    Head,
    decode_document,
    encode_document,
    load_document,
    picture_bytes,
    read_head,
)
from saves.errors import BadSave, CannotWrite
from saves.parse import read_bytes
from saves.places import Places
from saves.trash import Trash, Trashed
from saves.writer import Writer

ENDING = ".orrery.json"
JOURNAL = "journal.jsonl"
MAX_LISTED = 5000
_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)")


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """One file in the list of saves: what it holds, or why it cannot be used."""

    path: Path
    size: int
    modified: float
    head: Head | None
    error: BadSave | None

    @property
    def is_good(self) -> bool:
        return self.head is not None


class Store:
    """All saved games of this user. Nothing it does harms a file that is already complete."""

    def __init__(self, places: Places, disk: Disk | None = None) -> None:
        self.places = places
        self.disk = disk or Disk()
        self.writer = Writer()
        self.trash = Trash(self.disk, places.trash)
        self._looked_at: dict[Path, SaveEntry] = {}  # a file that is as it was is not read again

    @contextlib.contextmanager
    def turn(self) -> Iterator[None]:
        """Hold the saves folder for a moment, so that two copies never choose the same name."""
        if not self.places.writable:
            raise CannotWrite(self.places.data, "disk-read-only")
        with locks.turn(self.places.locks, "saves"):
            yield

    # -- writing

    def save(self, document: Document, replace: Path | None = None) -> Path:
        """Write a save under its name, or in place of an older one of ours."""
        data = encode_document(document)
        with self.turn():
            sweep(self.disk, self.places.saves)
            path = self._free(document.meta.name) if replace is None else self._own(replace)
            write_atomically(self.disk, path, data)
        return path

    def rename(self, path: Path, name: str) -> Path:
        """Give a save another name; it is written anew and the old file goes only then."""
        document = load_document(path)
        renamed = msgspec.structs.replace(document, meta=msgspec.structs.replace(document.meta, name=name))
        data = encode_document(renamed)
        with self.turn():
            self._own(path)
            target = self._free(name)
            write_atomically(self.disk, target, data)
            remove(self.disk, path)
        return target

    def delete(self, path: Path) -> Trashed:
        """Move a save to the trash, whatever its state; `undo_delete` brings it back."""
        with self.turn():
            return self.trash.put(self._own(path))

    def undo_delete(self, item: Trashed) -> Path:
        with self.turn():
            target = item.original
            if target.exists() or not target.parent.is_dir():
                target = self._free(target.name.removesuffix(ENDING))
            return self.trash.restore(item, target)

    def trashed(self) -> list[Trashed]:
        """The saves, autosaves and journals in the trash, newest first."""
        return [item for item in self.trash.items(self.places.saves) if self._is_game(item)]

    def _is_game(self, item: Trashed) -> bool:
        home = item.original.parent
        if item.original.name.endswith(ENDING):
            return home == self.places.saves or home.parent == self.places.autosaves
        return item.original.name == JOURNAL and home.parent == self.places.autosaves

    def thrown_away(self, path: Path) -> Trashed:
        """What a file of the trash was before."""
        item = self.trash.item(path, self.places.saves)
        if item is None or not path.is_file():
            raise CannotWrite(path, "disk-missing")
        return item

    def delete_for_good(self, path: Path) -> None:
        with self.turn():
            self.trash.drop(path)

    def forget_deleted(self) -> int:
        """Remove from the trash what was deleted long ago."""
        with self.turn():
            return self.trash.forget_old()

    def export_to(self, path: Path, target: Path) -> None:
        """Copy a save out, byte for byte."""
        write_atomically(self.disk, target, read_bytes(path))

    def import_from(self, source: Path) -> Path:
        """Copy a good save in, byte for byte."""
        data = read_bytes(source)
        document = decode_document(data, source)
        with self.turn():
            path = self._free(document.meta.name)
            write_atomically(self.disk, path, data)
        return path

    # -- reading

    def load(self, path: Path) -> Document:
        return load_document(path)

    def picture(self, path: Path) -> bytes | None:
        """The PNG of a save, None if it has none or is broken."""
        try:
            return picture_bytes(load_document(path))
        except BadSave:
            return None

    def save_files(self) -> list[Path]:
        """The files of the player's own saves."""
        return _files(self.places.saves)

    def autosave_files(self, match: str | None = None) -> list[Path]:
        """The files of the autosaves of one match or of all."""
        folders = self.matches() if match is None else [self.match_folder(match)]
        return [path for folder in folders for path in autosave_files(folder)]

    def entry(self, path: Path) -> SaveEntry:
        """What a file holds, or why it cannot be used (UX-65); a broken one takes a while the first time."""
        size, modified = 0, 0.0
        with contextlib.suppress(OSError):
            facts = path.stat()
            size, modified = facts.st_size, facts.st_mtime
        kept = self._looked_at.get(path)
        if kept is None or (kept.size, kept.modified) != (size, modified):
            try:
                kept = SaveEntry(path, size, modified, read_head(path), None)
            except BadSave as bad:
                kept = SaveEntry(path, size, modified, None, bad.in_file(path))
            self._looked_at[path] = kept
        return kept

    def saves(self) -> list[SaveEntry]:
        """The player's own saves, newest first."""
        return self._entries(self.save_files())

    def autosaves(self, match: str | None = None) -> list[SaveEntry]:
        """Autosaves of one match or of all, newest first."""
        return self._entries(self.autosave_files(match))

    def _entries(self, files: list[Path]) -> list[SaveEntry]:
        return sorted_entries([self.entry(path) for path in files], "saved", newest_first=True)

    def newest_good(self, match: str | None = None, besides: Path | None = None) -> SaveEntry | None:
        """The newest save that loads completely: offered when another one is damaged (UX-67)."""
        entries = [*self.saves(), *self.autosaves(match)]
        for entry in sorted_entries(entries, "saved", newest_first=True):
            if entry.head is None or entry.path == besides or (match and entry.head.meta.match != match):
                continue
            with contextlib.suppress(BadSave):
                load_document(entry.path)
                return entry
        return None

    # -- matches

    def matches(self) -> list[Path]:
        """The folders of all matches that have autosaves or a journal."""
        try:
            folders = [f for f in self.places.autosaves.iterdir() if is_match_id(f.name) and f.is_dir()]
        except OSError:
            return []
        return sorted(folders, key=lambda folder: folder.name)[-MAX_LISTED:]

    def match_folder(self, match: str) -> Path:
        if not is_match_id(match):
            raise ValueError(f"not a match: {match!r}")
        return self.places.autosaves / match

    # -- names

    def _own(self, path: Path) -> Path:
        """Only files in our folders are ever replaced, renamed or deleted."""
        home = path.absolute().parent
        if home != self.places.saves.absolute() and home.parent != self.places.autosaves.absolute():
            raise ValueError(f"{path.name} is not in the saves folder")
        if home != self.places.saves.absolute() and locks.is_taken(self.places.locks, home.name):
            raise CannotWrite(path, "disk-busy")
        if not path.is_file():
            raise CannotWrite(path, "disk-missing")
        return path

    def _free(self, name: str) -> Path:
        return free_path(self.places.saves, file_stem(name), ENDING)


def is_match_id(name: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9-]{1,64}", name) is not None


def file_stem(name: str) -> str:
    """A file name for a player's words, harmless on every system.

    >>> file_stem("Péntek este: 3. kör / döntő")
    'Péntek-este-3-kör-döntő'
    >>> file_stem("../..")
    'save'
    >>> file_stem("con")
    'save-con'
    """
    words = re.findall(r"\w+", unicodedata.normalize("NFC", name.encode("utf-8", "ignore").decode("utf-8")))
    stem = "-".join(words)
    # File systems count bytes, often up to 255; the ending, a number and a temporary name must fit as well.
    while len(stem.encode("utf-8")) > 60:
        stem = stem[:-1]
    stem = stem.strip("-_")
    if not stem or _RESERVED.fullmatch(stem):
        return f"save-{stem}".strip("-")
    return stem


def sorted_entries(entries: list[SaveEntry], by: str = "saved", *, newest_first: bool = False) -> list[SaveEntry]:
    """Sort by saved, name, game, turn, size; broken files last. Alphabets are the app's business."""

    def key(entry: SaveEntry) -> tuple[str | int | float, str]:
        if by == "size":
            return entry.size, entry.path.name
        if entry.head is None:
            return "", entry.path.name
        values: dict[str, str | int] = {
            "saved": entry.head.meta.saved,
            "name": entry.head.meta.name.casefold(),
            "game": entry.head.game,
            "turn": entry.head.meta.turn,
        }
        return values[by], entry.path.name

    good = sorted((e for e in entries if e.is_good), key=key, reverse=newest_first)
    return good + sorted((e for e in entries if not e.is_good), key=lambda e: e.path.name)


def _files(folder: Path) -> list[Path]:
    try:
        found = [path for path in folder.iterdir() if path.name.endswith(ENDING) and path.name[0] != "."]
    except OSError:
        return []
    return sorted(found)[:MAX_LISTED]
