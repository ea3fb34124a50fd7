"""The browser of saves reads its files beside the frames: the list grows, and a broken file gets its way out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.scenes.shelves import Shelf
from app.ui.gathering import SHOW_MS, Gathering

if TYPE_CHECKING:
    from saves import SaveEntry, Store


class ShelfReading:
    """What is found on one shelf so far."""

    def __init__(self, shelf: Shelf, store: Store | None, *, beside: bool) -> None:
        self.entries: list[SaveEntry] = []
        self._shelf, self._store, self._beside = shelf, store, beside
        self._files: Gathering[Path, SaveEntry] | None = None
        self._instead: tuple[SaveEntry, Gathering[SaveEntry, SaveEntry], list[SaveEntry]] | None = None
        self._show_at = 0.0
        if store is not None:
            self._files = Gathering(shelf.files(store), lambda path: shelf.look(store, path), beside=beside)
            self.entries = self._files.collect()

    @property
    def progress(self) -> tuple[int, int] | None:
        """How many files were looked at, of how many; None when all were."""
        files = self._files
        return None if files is None or files.is_done else (files.looked_at, files.total)

    @property
    def is_over(self) -> bool:
        return self.progress is None and (self._instead is None or self._instead[1].is_done)

    def grew(self, clock: float) -> bool:
        """Whether there is more to be shown than at the last look."""
        if self._found_instead():
            return True
        if self.progress is None or self._files is None or clock < self._show_at or not self._files.has_news:
            return False
        self._show_at = clock + SHOW_MS
        self.entries = [*self.entries, *self._files.collect()]
        return True

    def instead_of(self, entry: SaveEntry) -> tuple[SaveEntry | None, bool]:
        """What could be opened instead of a broken file, and whether that is known already."""
        if self._store is None:
            return None, True
        if self._instead is None or self._instead[0] is not entry:
            shelf, store = self._shelf, self._store
            seek = Gathering([entry], lambda broken: shelf.newest_good(store, broken), beside=self._beside)
            self._instead = entry, seek, seek.collect()
        _, seek, found = self._instead
        return (found[0] if found else None), seek.is_done

    def _found_instead(self) -> bool:
        if self._instead is None or self._instead[1].is_done:
            return False
        entry, seek, found = self._instead
        new = seek.collect()
        self._instead = entry, seek, [*found, *new]
        return bool(new) or seek.is_done

    def stop(self) -> None:
        if self._files is not None:
            self._files.stop()
