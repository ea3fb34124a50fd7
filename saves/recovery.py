"""Going on after a crash or a break: which matches are unfinished, and how they are taken up again (UX-64)."""

from __future__ import annotations

import contextlib
from pathlib import Path

from msgspec.structs import replace

from rules import Session
from rules.core.lean import dataclass
from saves import locks
from saves.autosaves import autosave_files, last_turn
from saves.disk import free_path, remove, sweep, write_atomically
from saves.document import Head
from saves.errors import BadSave, CannotWrite
from saves.games import about_of, answer_of, reworded, session_of
from saves.journal import MAX_JOURNAL, Recovered, journal_head, recover
from saves.parse import read_bytes
from saves.running import RunningGame
from saves.store import JOURNAL, Store
from saves.trash import Trashed

MATCHES_KEPT = 10
_ASIDE = "damaged"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that can be continued, or the reason why its journal cannot be used."""

    match: str
    path: Path
    modified: float
    head: Head | None
    error: BadSave | None


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match taken up again; `notice` says what was lost, if anything that was confirmed is."""

    running: RunningGame
    notice: BadSave | None
    torn: bool


def unfinished_files(store: Store) -> list[Path]:
    """The journals of all matches that were not finished."""
    return [folder / JOURNAL for folder in store.matches() if (folder / JOURNAL).is_file()]


def look_at(store: Store, path: Path) -> Unfinished | None:
    """What a journal offers; None while another copy is playing it (UX-108)."""
    match = path.parent.name
    return None if locks.is_taken(store.places.locks, match) else look_into(match, path)


def unfinished(store: Store) -> list[Unfinished]:
    """What "Continue" offers, newest first; never a match that another copy is playing just now (UX-108)."""
    found = [each for path in unfinished_files(store) if (each := look_at(store, path)) is not None]
    return sorted(found, key=lambda each: (each.modified, each.match), reverse=True)


def look_into(match: str, path: Path) -> Unfinished:
    """What a journal offers, wherever it lies."""
    modified = 0.0
    with contextlib.suppress(OSError):
        modified = path.stat().st_mtime
    try:
        return Unfinished(match, path, modified, _up_to_date(journal_head(path), path.parent), None)
    except BadSave as bad:
        return Unfinished(match, path, modified, None, bad.in_file(path))


def _up_to_date(head: Head, folder: Path) -> Head:
    """A journal's head tells how the match stood when the journal began; a player looks for the turn they left."""
    turn = last_turn(folder)
    return head if turn is None else replace(head, meta=replace(head.meta, turn=turn))


def recover_match(store: Store, match: str) -> Recovered:
    """What the journal of a match says, only looking."""
    return recover(store.match_folder(match) / JOURNAL)


def restored(recovered: Recovered) -> tuple[Session, BadSave | None]:
    """The position after the last good answer of a journal, and what stopped there, if not its end."""
    session = session_of(recovered.document, recovered.path)
    for number, entry in enumerate(recovered.answers, len(recovered.document.log)):
        try:
            session.answer(reworded(session.state, answer_of(entry, f"{number}")))
        except Exception as refused:  # rules that have changed, or a journal that somebody has edited
            detail = str(refused)[:200]
            params: dict[str, str | int] = {"number": number + 1, "detail": detail}
            return session, BadSave(recovered.path, str(number), "journal-answer", params)
    return session, recovered.damage


def resume(store: Store, match: str) -> Resumed:
    """Take up a match where its journal ends. Damage is reported, and the damaged file is kept aside."""
    if not store.places.writable:
        recovered = recover_match(store, match)
        session, notice = restored(recovered)
        return Resumed(RunningGame(store, session, about_of(recovered.document)), notice, recovered.torn)
    lock = locks.acquire(store.places.locks, match)
    if lock is None:
        raise CannotWrite(match, "disk-busy")
    try:
        recovered = recover_match(store, match)
        session, notice = restored(recovered)
        if notice is not None:
            _set_aside(store, recovered.path)
        about = about_of(recovered.document)
        if about.match != match:
            raise BadSave(recovered.path, "$.meta.match", "save-wrong-shape", {"detail": "another match"})
        return Resumed(RunningGame(store, session, about, lock), notice, recovered.torn)
    except BaseException:
        lock.release()
        raise


def _set_aside(store: Store, path: Path) -> None:
    # A copy: until the new journal is complete, the damaged one is the best there is.
    aside = free_path(path.parent, _ASIDE, ".jsonl")
    write_atomically(store.disk, aside, read_bytes(path, MAX_JOURNAL))


def discard(store: Store, match: str) -> Trashed:
    """Give up an unfinished match: its journal goes to the trash, from where it can come back."""
    lock = locks.acquire(store.places.locks, match)
    if lock is None:
        raise CannotWrite(match, "disk-busy")
    try:
        with store.turn():
            return store.trash.put(store.match_folder(match) / JOURNAL)
    finally:
        lock.release()


def tidy(store: Store) -> int:
    """Forget the autosaves of old finished matches; how many matches went. Running ones are not touched.

    Half-written files that a killed program left in any match's folder long ago go with them.
    """
    store.forget_deleted()
    folders = store.matches()
    for folder in folders:
        sweep(store.disk, folder)
    finished = [folder for folder in folders if not (folder / JOURNAL).exists()]
    gone = 0
    for folder in finished[:-MATCHES_KEPT]:
        lock = locks.acquire(store.places.locks, folder.name, patience=0)
        if lock is None:
            continue
        if (folder / JOURNAL).exists():  # taken up again by another copy a moment ago
            lock.release()
            continue
        for path in [*autosave_files(folder), *sorted(folder.glob(f"{_ASIDE}*.jsonl"))]:
            remove(store.disk, path)
        with contextlib.suppress(OSError):
            folder.rmdir()
        lock.release_for_good()
        gone += 1
    return gone
