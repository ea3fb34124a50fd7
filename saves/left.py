"""Tables that were left in the middle: each one stays in the list until it is finished or its owner deletes it.

A table is its match's journal, so a killed program leaves its table here as well; what another copy is playing just
now is not listed (UX-108). Pictures come from the match's autosaves: they show the public view only (UX-65).
"""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace

from saves.autosaves import autosave_files, last_turn
from saves.document import Document, Head
from saves.errors import BadSave, CannotWrite
from saves.games import MOMENT, about_of, document_of
from saves.journal import recover
from saves.recovery import (
    Unfinished,
    discard,
    look_at,
    look_into,
    recover_match,
    restored,
    unfinished,
)
from saves.store import JOURNAL, SaveEntry, Store
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


def deleted_files(store: Store) -> list[Path]:
    """The saves, autosaves and tables in the trash, without what was deleted long ago."""
    with contextlib.suppress(CannotWrite):
        store.forget_deleted()
    return [item.path for item in store.trashed()]


def deleted_entry(store: Store, path: Path) -> SaveEntry | None:
    """What a deleted file holds; its moment is that of its deletion."""
    try:
        item = store.thrown_away(path)
    except CannotWrite:
        return None
    entry = _deleted_table(item) if is_table(item) else store.entry(path)
    if entry.head is None:
        return entry
    with contextlib.suppress(OSError, OverflowError, ValueError):
        moment = datetime.fromtimestamp(item.moment // 10**9, UTC).strftime(MOMENT)
        return SaveEntry(path, entry.size, entry.modified, _deleted_at(entry.head, moment), None)
    return entry


def _deleted_table(item: Trashed) -> SaveEntry:
    """A journal's head says how the match stood when it began; turn and answers are those of its end."""
    entry = _entry(look_into(item.original.parent.name, item.path))
    if entry.head is None:
        return entry
    meta = entry.head.meta
    with contextlib.suppress(BadSave):
        found = recover(item.path)
        meta = replace(meta, answers=len(found.document.log) + len(found.answers))
    turn = last_turn(item.original.parent)
    meta = meta if turn is None else replace(meta, turn=turn)
    return SaveEntry(entry.path, entry.size, entry.modified, replace(entry.head, meta=meta), None)


def _deleted_at(head: Head, moment: str) -> Head:
    return replace(head, meta=replace(head.meta, saved=moment)) if len(moment) == len(head.meta.saved) else head


def is_table(item: Trashed) -> bool:
    return item.original.name == JOURNAL


def restore(store: Store, path: Path) -> Path:
    """A deleted file is where it was; an autosave whose match is gone becomes a save of the player's."""
    item = store.thrown_away(path)
    return put_back(store, item) if is_table(item) else store.undo_delete(item)


def deleted_picture(store: Store, path: Path) -> bytes | None:
    return None if path.name.endswith(JOURNAL) else store.picture(path)


def put_back(store: Store, item: Trashed) -> Path:
    """Undo of `throw_away`: the table is where it was."""
    with store.turn():
        if item.original.exists():
            raise CannotWrite(item.original, "disk-busy")
        return store.trash.restore(item, item.original)
