"""The shelves of the browser of saves: what lies on them, and how it is opened, thrown away and put back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.scenes import launch

if TYPE_CHECKING:
    from app.ui.program import Program
    from saves.document import Document
    from saves.store import SaveEntry, Store
    from saves.trash import Trashed


class Shelf:
    """The player's own saves; the others differ in a few things."""

    name = "saves"
    fact = "load-fact-date"  # how the moment is told
    open_words = "load-open"
    has_names = True  # given by the player
    has_files = True  # that can be given away

    def files(self, store: Store) -> list[Path]:
        return store.save_files()

    def look(self, store: Store, path: Path) -> SaveEntry | None:
        """What one of these files holds; None if it is not to be listed after all."""
        return store.entry(path)

    def document(self, store: Store, entry: SaveEntry) -> Document:
        return store.load(entry.path)

    def picture(self, store: Store, entry: SaveEntry) -> bytes | None:
        return store.picture(entry.path)

    def open(self, app: Program, store: Store, entry: SaveEntry) -> None:
        """Go on from it; what cannot be used raises its reason."""
        launch.load(app, self.document(store, entry))

    def throw_away(self, store: Store, entry: SaveEntry) -> Trashed:
        return store.delete(entry.path)

    def put_back(self, store: Store, item: Trashed) -> None:
        store.undo_delete(item)

    def newest_good(self, store: Store, entry: SaveEntry) -> SaveEntry | None:
        """What could be opened instead of a broken one."""
        return store.newest_good()


class Autosaves(Shelf):
    """What the program keeps by itself while somebody plays."""

    name = "autosaves"
    has_names = False

    def files(self, store: Store) -> list[Path]:
        return store.autosave_files()


class LeftTables(Shelf):
    """Tables that were left in the middle: continued where they stood, as the same match."""

    name = "tables"
    fact = "load-fact-left"
    open_words = "load-continue"
    has_names = has_files = False

    def files(self, store: Store) -> list[Path]:
        from saves.recovery import unfinished_files

        return unfinished_files(store)

    def look(self, store: Store, path: Path) -> SaveEntry | None:
        from saves.left import left_table

        return left_table(store, path)

    def document(self, store: Store, entry: SaveEntry) -> Document:
        from saves.left import left_document

        return left_document(store, entry)

    def picture(self, store: Store, entry: SaveEntry) -> bytes | None:
        from saves.left import left_picture

        return left_picture(store, entry)

    def open(self, app: Program, store: Store, entry: SaveEntry) -> None:
        from saves.left import match_of

        launch.resume(app, match_of(entry))

    def throw_away(self, store: Store, entry: SaveEntry) -> Trashed:
        from saves.left import throw_away

        return throw_away(store, entry)

    def put_back(self, store: Store, item: Trashed) -> None:
        from saves.left import put_back

        put_back(store, item)

    def newest_good(self, store: Store, entry: SaveEntry) -> SaveEntry | None:
        """First of all the match's own newest autosave."""
        from saves.left import match_of

        return store.newest_good(match_of(entry)) or store.newest_good()


class Deleted(Shelf):
    """What was deleted in the last thirty days, from any of the other shelves: it can come back."""

    name = "deleted"
    fact = "load-fact-deleted"
    open_words = "load-restore"
    has_names = has_files = False

    def files(self, store: Store) -> list[Path]:
        from saves.left import deleted_files

        return deleted_files(store)

    def look(self, store: Store, path: Path) -> SaveEntry | None:
        from saves.left import deleted_entry

        return deleted_entry(store, path)

    def picture(self, store: Store, entry: SaveEntry) -> bytes | None:
        from saves.left import deleted_picture

        return deleted_picture(store, entry.path)

    def restore(self, store: Store, entry: SaveEntry) -> None:
        from saves.left import restore

        restore(store, entry.path)

    def delete_for_good(self, store: Store, entry: SaveEntry) -> None:
        store.delete_for_good(entry.path)


SHELVES = {shelf.name: shelf for shelf in (Shelf(), LeftTables(), Autosaves(), Deleted())}


def first_shelf(store: Store | None) -> str:
    """Where the browser opens: the player's own saves; without any file there, the tables that were left."""
    if store is None or any(store.places.saves.glob("*.orrery.json")):
        return Shelf.name
    return LeftTables.name if SHELVES[LeftTables.name].files(store) else Shelf.name
