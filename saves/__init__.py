"""Everything that outlives the process, and the only package that touches the disk.

    places = find_places()                      # the user's folders, or the portable one (UX-106)
    store = Store(places)                       # saves: save, load, list, rename, delete with undo, export
    running = RunningGame.begin(store, session, SaveFacts(new_match_id(), now(), seats))
    session.answer(answer); running.record()    # journal and autosaves, in the background (UX-64)
    unfinished(store); resume(store, match)     # "Continue" after a crash

A file that cannot be used raises `BadSave`, a disk that refuses raises `CannotWrite`; both carry a reason id
with parameters for a text in either language, and neither has changed a file.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saves.disk import Disk
    from saves.document import (
        Document,
        Head,
        Logged,
        Meta,
        SeatInfo,
        SummaryLine,
        decode_document,
        encode_document,
        load_document,
        picture_bytes,
        picture_text,
    )
    from saves.errors import BadSave, CannotWrite
    from saves.games import SaveFacts, about_of, content_of, document_of, now, session_of
    from saves.left import (
        deleted_entry,
        deleted_files,
        deleted_picture,
        left_document,
        left_picture,
        left_table,
        left_tables,
        match_of,
        put_back,
        restore,
        throw_away,
    )
    from saves.places import Places, find_places, in_folder
    from saves.recovery import (
        Resumed,
        Unfinished,
        discard,
        recover_match,
        restored,
        resume,
        tidy,
        unfinished,
        unfinished_files,
    )
    from saves.replays import Verdict, may_replay, replayed, verify
    from saves.reports import ErrorLog, scrub, write_report
    from saves.running import RunningGame, new_match_id
    from saves.settings_file import SettingsFile
    from saves.store import SaveEntry, Store, sorted_entries
    from saves.trash import Trashed

__all__ = [
    "BadSave",
    "CannotWrite",
    "Disk",
    "Document",
    "ErrorLog",
    "Head",
    "Logged",
    "Meta",
    "Places",
    "Resumed",
    "RunningGame",
    "SaveEntry",
    "SaveFacts",
    "SeatInfo",
    "SettingsFile",
    "Store",
    "SummaryLine",
    "Trashed",
    "Unfinished",
    "Verdict",
    "about_of",
    "content_of",
    "decode_document",
    "deleted_entry",
    "deleted_files",
    "deleted_picture",
    "discard",
    "document_of",
    "encode_document",
    "find_places",
    "in_folder",
    "left_document",
    "left_picture",
    "left_table",
    "left_tables",
    "load_document",
    "match_of",
    "may_replay",
    "new_match_id",
    "now",
    "picture_bytes",
    "picture_text",
    "put_back",
    "recover_match",
    "replayed",
    "restore",
    "restored",
    "resume",
    "scrub",
    "session_of",
    "sorted_entries",
    "throw_away",
    "tidy",
    "unfinished",
    "unfinished_files",
    "verify",
    "write_report",
]

# Where each name lives. A name is imported when it is first asked for: the menu needs only places and settings.
_HOMES = {
    "disk": "Disk",
    "document": "Document Head SummaryLine Logged Meta SeatInfo decode_document encode_document load_document"
    " picture_bytes picture_text",
    "errors": "BadSave CannotWrite",
    "games": "SaveFacts about_of content_of document_of now session_of",
    "left": "deleted_entry deleted_files deleted_picture restore"
    " left_document left_picture left_table left_tables match_of put_back throw_away",
    "places": "Places find_places in_folder",
    "recovery": "Resumed Unfinished discard recover_match restored resume tidy unfinished unfinished_files",
    "replays": "Verdict may_replay replayed verify",
    "reports": "ErrorLog scrub write_report",
    "running": "RunningGame new_match_id",
    "settings_file": "SettingsFile",
    "store": "SaveEntry Store sorted_entries",
    "trash": "Trashed",
}


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names.split():
            return getattr(import_module(f"saves.{home}"), name)
    raise AttributeError(f"saves has no {name!r}")
