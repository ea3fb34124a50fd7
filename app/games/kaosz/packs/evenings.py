"""The evenings with packs that are under way: each in its own file, on the disk as soon as something has changed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from app.games.kaosz.decks.collection import GAME, read_collection
from app.games.kaosz.decks.model import DeckList
from app.games.kaosz.decks.shelf import Shelved, own_decks
from app.games.kaosz.packs.event import PackEvent
from rules.core.lean import dataclass
from rules.kaosz.faces import Face
from saves.errors import BadSave, CannotWrite
from saves.kept import KeptFiles

if TYPE_CHECKING:
    from app.ui.program import Program

KIND = "packs"


def sold_faces() -> Mapping[str, Face]:
    """The cards of which packs are made: those of this edition, without the player's own sets."""
    return read_collection(None).faces


@dataclass(frozen=True)
class Evening:
    """A file and what it holds, or why it cannot be used."""

    path: Path
    event: PackEvent | None
    trouble: BadSave | None = None


class Evenings:
    """The files of one program. Without a folder of its own nothing is kept."""

    def __init__(self, app: Program) -> None:
        self.app = app
        self.files = None if app.places is None else KeptFiles(app.places, KIND, GAME)

    def all(self) -> list[Evening]:
        """Last used first; what is damaged stays in the list with its reason."""
        return [self.read(path) for path in self.files.paths()] if self.files is not None else []

    def read(self, path: Path) -> Evening:
        assert self.files is not None
        try:
            return Evening(path, PackEvent.decode(self.files.read(path), sold_faces()))
        except BadSave as bad:
            return Evening(path, None, bad)
        except ValueError:
            return Evening(path, None, BadSave(path, "$.data", "packs-forged"))

    def keep(self, event: PackEvent, path: Path | None) -> Path | None:
        """Write an evening; a disk that refuses is told, and the evening goes on (UX-98)."""
        if self.files is None:
            return path
        try:
            if path is None:
                return self.files.add(event.title, event.encode())
            self.files.write(path, event.encode())
        except CannotWrite as trouble:
            said = self.app.texts(trouble.reason_id, **trouble.params)
            self.app.say("packs-not-kept", said=said, icon="warning", role="warn")
        return path

    def delete(self, path: Path) -> None:
        assert self.files is not None
        try:
            self.files.delete(path)
        except CannotWrite as trouble:
            self.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)


def decks_of_pool(app: Program, pool: Mapping[str, int]) -> list[Shelved]:
    """The player's own decks that were built from this very pool, the fullest first."""
    found = [one for one in own_decks(app.places) if one.deck is not None and dict(one.deck.pool) == dict(pool)]
    return sorted(found, key=lambda one: -_size(one.deck))


def _size(deck: DeckList | None) -> int:
    return 0 if deck is None else deck.size
