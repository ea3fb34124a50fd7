"""Keeps the deck on the bench in its file: soon after each change, beside the frames, and at the latest on leaving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.games.kaosz.decks.collection import GAME
from app.games.kaosz.decks.keeper import DeckKeeper
from app.games.kaosz.decks.model import DeckList
from saves.decks import DeckFiles
from saves.errors import BadSave, CannotWrite
from saves.writer import Writer

if TYPE_CHECKING:
    from app.ui.program import Program

SAVE_MS = 500.0  # after the last change


class DeckKeeping:
    """One deck and its file. Without a folder nothing is kept, and nothing is said about it again."""

    def __init__(self, app: Program, deck: DeckList, path: Path | None) -> None:
        self.app = app
        self.keeper = None if app.places is None else DeckKeeper(DeckFiles(app.places, GAME), path, deck)
        self._writer = Writer()
        self._writing = False
        self._beside = False
        self._due = float("inf")
        self._told = ""

    def changed(self) -> None:
        self._due = self.app.ctx.clock + SAVE_MS

    def update(self, deck: DeckList) -> None:
        """Write what is due; tell what has gone wrong meanwhile."""
        if self.app.ctx.clock >= self._due:
            self.save(deck)
            if self.app.studio is None:
                self._finish()
        self._tell(self._writer.take_trouble())
        if self._beside:
            self._beside = False
            self.app.say("deck-kept-beside", icon="warning", role="warn")

    def save(self, deck: DeckList) -> None:
        self._due = float("inf")
        if self.keeper is not None and not self._writing and self.keeper.unsaved(deck):
            self._writing = True
            self._writer.submit(lambda: self._write(deck))
        elif self._writing:
            self.changed()  # the disk is slow: try again in a moment

    def _write(self, deck: DeckList) -> None:
        assert self.keeper is not None
        try:
            self._beside = self.keeper.save(deck) or self._beside
            self._told = ""
        finally:
            self._writing = False

    def leave(self, deck: DeckList) -> None:
        """The screen goes: everything must be on the disk now."""
        self._finish()
        self.save(deck)
        self._finish()

    def _finish(self) -> None:
        try:
            self._writer.flush()
        except (CannotWrite, BadSave) as trouble:
            self._tell(trouble)

    def _tell(self, trouble: CannotWrite | BadSave | None) -> None:
        """A disk that refuses is told once, and tried again with the next change (UX-98)."""
        if trouble is None or trouble.reason_id == self._told:
            return
        self._told = trouble.reason_id
        said = self.app.texts(trouble.reason_id, **trouble.params)
        self.app.say("deck-not-kept", said=said, icon="warning", role="warn")

    def changed_outside(self, deck: DeckList) -> DeckList | None:
        """The list somebody else has written into the file, unless there is something of ours to write."""
        if self.keeper is None or self._writing or self.keeper.unsaved(deck):
            return None
        return self.keeper.changed_outside()
