"""Tables that were left in the middle: each one stays in the list until it is finished or its owner deletes it.

A table is its match's journal, so a killed program leaves its table here as well; what another copy is playing just
now is not listed (UX-108). Pictures come from the match's autosaves: they show the public view only (UX-65).
"""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace

from saves.autosaves import autosave_files
from saves.document import Document, Head
from saves.errors import CannotWrite
from saves.games import MOMENT, about_of, document_of
from saves.recovery import (
    Unfinished,
    discard,
    look_at,
    recover_match,
    restored,
    unfinished,
)
from saves.store import SaveEntry, Store
from saves.trash import Trashed


def left_table(store: Store, path: Path) -> SaveEntry | None:
    """A table that can be continued, or a broken journal with its reason; None while another copy plays it."""
    found = look_at(store, path)
    return None if found is None else _entry(found)


def left_tables(store: Store) -> list[SaveEntry]:
    """All of them, the last one left first."""
    return [_entry(found) for found in unfinished(store)]


def match_of(entry: SaveEntry) -> str:
    return entry.path.parent.name


def _entry(found: Unfinished) -> SaveEntry:
    size = 0
    with contextlib.suppress(OSError):
        size = found.path.stat().st_size
    head = None if found.head is None else _last_touched(found.head, found.modified)
    return SaveEntry(found.path, size, found.modified, head, found.error)


def _last_touched(head: Head, modified: float) -> Head:
    """A journal's head says when it was begun; a player looks for the moment of the last move."""
    with contextlib.suppress(OSError, OverflowError, ValueError):
        moment = datetime.fromtimestamp(modified, UTC).strftime(MOMENT)
        if len(moment) == len(head.meta.saved) and moment > head.meta.saved:
            return replace(head, meta=replace(head.meta, saved=moment))
    return head


def left_picture(store: Store, entry: SaveEntry) -> bytes | None:
    """The newest picture that an autosave of this match carries."""
    for path in reversed(autosave_files(entry.path.parent)):
        picture = store.picture(path)
        if picture is not None:
            return picture
    return None


def left_document(store: Store, entry: SaveEntry) -> Document:
    """The position of a table as it was left, only looking; `BadSave` where the journal cannot be used."""
    recovered = recover_match(store, match_of(entry))
    session, _ = restored(recovered)
    return document_of(session, about_of(recovered.document), "auto", recovered.document.content)


def throw_away(store: Store, entry: SaveEntry) -> Trashed:
    """Its journal goes to the trash; autosaves stay on their own shelf."""
    return discard(store, match_of(entry))


def put_back(store: Store, item: Trashed) -> Path:
    """Undo of `throw_away`: the table is where it was."""
    with store.turn():
        if item.original.exists():
            raise CannotWrite(item.original, "disk-busy")
        return store.trash.restore(item, item.original)
