"""The collection: off unless somebody switches it on; then each profile has an album of what it opened and won.

For a tournament that is over: `award(app, title, seed, place, name)` gives a place its prize (KG-11.77).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from app.games.kaosz.decks.collection import GAME
from app.games.kaosz.packs.evenings import sold_faces
from app.scenes.remembered import recall, remember
from rules.content.limits import shown_only
from rules.core.lean import dataclass
from rules.kaosz.limited.album import MOST_ABOUT, MOST_ID, MOST_NAME, PRIZE, Album, Entry, ForgedAlbum
from rules.kaosz.limited.packs import prizes
from saves.errors import BadSave, CannotWrite
from saves.kept import KeptFiles, read_kept

if TYPE_CHECKING:
    from app.ui.program import Program

KIND = "album"
TOPIC = "collection"


def is_on(app: Program) -> bool:
    return recall(app, TOPIC, "on") is True


def switch(app: Program, on: bool) -> None:
    remember(app, TOPIC, "on", on)


def new_entry(how: str, about: str, cards: Sequence[str], place: int = 0) -> Entry:
    """Something that has been got today."""
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    return Entry(os.urandom(12).hex(), how, day, shown_only(about)[:MOST_ABOUT], tuple(cards), place)


@dataclass(frozen=True)
class KeptAlbum:
    """A profile: its file and its album, or why the file cannot be used."""

    path: Path | None
    album: Album | None
    trouble: BadSave | None = None

    @property
    def name(self) -> str:
        return self.album.name if self.album is not None else self.path.name if self.path is not None else ""


class Albums:
    """All profiles of this program; one of them is open."""

    def __init__(self, app: Program) -> None:
        self.app = app
        self.files = None if app.places is None else KeptFiles(app.places, KIND, GAME)

    def all(self) -> list[KeptAlbum]:
        """By name; damaged files stay in the list with their reason."""
        found = [self.read(path) for path in self.files.paths()] if self.files is not None else []
        return sorted(found, key=lambda one: self.app.ctx.texts.sort_key(one.name))

    def read(self, path: Path) -> KeptAlbum:
        try:
            return KeptAlbum(path, read_album(path))
        except BadSave as bad:
            return KeptAlbum(path, None, bad)

    def open(self) -> KeptAlbum:
        """The profile that was opened last, or the first one; an empty one where there is none yet."""
        found = [one for one in self.all() if one.album is not None]
        wanted = recall(self.app, TOPIC, "open")
        chosen = next((one for one in found if one.path is not None and one.path.name == wanted), None)
        if chosen is not None or found:
            return chosen or found[0]
        return KeptAlbum(None, Album(self.app.texts("album-first-name")))

    def use(self, one: KeptAlbum) -> None:
        remember(self.app, TOPIC, "open", one.path.name if one.path is not None else "")

    def begin(self, name: str) -> KeptAlbum:
        """A new profile; one of this name is opened instead."""
        called = shown_only(name).strip()[:MOST_NAME] or self.app.texts("album-first-name")
        one = self.named(called) or self._keep(KeptAlbum(None, Album(called)), [])
        self.use(one)
        return one

    def named(self, name: str) -> KeptAlbum | None:
        return next((one for one in self.all() if one.album is not None and _same(one.album.name, name)), None)

    def put(self, entry: Entry, name: str = "") -> bool:
        """Into the album of this name, or without a name into the open one; whether there was one to put it into.

        While the collection is off nothing is kept.
        """
        if not is_on(self.app):
            return False
        one = self.named(name) if name else self.open()
        return one is not None and self._keep(one, [entry]).path is not None

    def _keep(self, one: KeptAlbum, entries: Sequence[Entry]) -> KeptAlbum:
        """Write an album with more entries; a disk that refuses is told (UX-98)."""
        assert one.album is not None
        album = one.album.with_entries(entries)
        if self.files is None:
            return KeptAlbum(None, album)
        try:
            path = one.path
            if path is None:
                path = self.files.add(album.name, album.encode())
            else:
                # Another copy of the program may have put something in meanwhile: nothing of it is lost.
                self.files.change(path, lambda found: _album(found, path).with_entries(album.entries).encode())
        except (CannotWrite, BadSave) as trouble:
            said = self.app.texts(trouble.reason_id, **trouble.params)
            self.app.say("packs-not-kept", said=said, icon="warning", role="warn")
            return one
        return KeptAlbum(path, album)

    # --- give and take

    def export(self, one: KeptAlbum, folder: Path) -> Path:
        assert self.files is not None and one.album is not None
        return self.files.export(folder, one.album.name, one.album.encode())

    def take_in(self, path: Path) -> tuple[KeptAlbum, int]:
        """An album from a file, and how many entries were new; it is laid together with one of the same name."""
        theirs = read_album(path)
        mine = self.named(theirs.name)
        had = len(mine.album.entries) if mine is not None and mine.album is not None else 0
        kept = self._keep(mine or KeptAlbum(None, Album(theirs.name)), theirs.entries)
        self.use(kept)
        return kept, (len(kept.album.entries) if kept.album is not None else 0) - had


def read_album(path: Path) -> Album:
    """The album of a file; `BadSave` where it is damaged, of a later version, or holds what nobody can have got."""
    return _album(read_kept(path, KIND), path)


def _album(data: Any, path: Path) -> Album:
    try:
        return Album.decode(data, sold_faces())
    except ForgedAlbum as wrong:
        raise BadSave(path, "$.data", "album-forged", {"number": wrong.number}) from None


def _same(one: str, other: str) -> bool:
    return one.strip().casefold() == other.strip().casefold()


class Prize(NamedTuple):
    """The card somebody has won, and whether it lies in an album now."""

    card: str
    kept: bool


def award(app: Program, title: str, seed: int, place: int, name: str) -> Prize | None:
    """KG-11.77: an ultra rare card for one of the first three places; it lies in the winner's album if there is one.

    The card follows from the tournament's seed, so that asking again gives the same card and adds it only once.
    """
    won = prizes(sold_faces(), seed)
    if not 1 <= place <= len(won):
        return None
    entry = new_entry(PRIZE, title, [won[place - 1]], place)._replace(id=f"prize-{seed:x}-{place}"[:MOST_ID])
    return Prize(won[place - 1], Albums(app).put(entry, name))
