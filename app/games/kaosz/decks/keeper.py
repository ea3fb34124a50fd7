"""Keeps the deck on the bench in its file: soon after each change, and never over what somebody else wrote there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.games.kaosz.decks.model import DeckList
from app.games.kaosz.decks.toml_form import read_decks, values_of
from saves.errors import BadSave

if TYPE_CHECKING:
    from saves.decks import DeckFiles


class DeckKeeper:
    """One own deck and its file. A disk that refuses raises `CannotWrite`; the deck stays unsaved then."""

    def __init__(self, files: DeckFiles, path: Path | None, deck: DeckList) -> None:
        self.files, self.path = files, path
        self.saved: DeckList | None = deck if path is not None else None
        self._seen = self._text()

    def unsaved(self, deck: DeckList) -> bool:
        return deck != self.saved

    def save(self, deck: DeckList) -> bool:
        """Write the deck; True when it had to go to a new file because the old one was changed by someone else."""
        beside = False
        if self.path is not None and self._text() != self._seen:
            beside = True
            self.path = None
        if self.path is None:
            self.path = self.files.add(deck.name, values_of(deck))
        elif self.saved is not None and self.saved.name != deck.name:
            self.path = self.files.rename(self.path, deck.name, values_of(deck))
        else:
            self.files.write(self.path, values_of(deck))
        self.saved, self._seen = deck, self._text()
        return beside

    def changed_outside(self) -> DeckList | None:
        """The deck as somebody else has written it into the file meanwhile; None while nothing usable is new."""
        if self.path is None:
            return None
        text = self._text()
        if text == self._seen or not text:
            return None
        decks, problems = read_decks(str(self.path), text, "en")
        if problems or len(decks) != 1:
            return None
        self._seen = text
        self.saved = decks[0]
        return decks[0] if decks[0].name else None

    def _text(self) -> str:
        if self.path is None:
            return ""
        try:
            return self.files.read(self.path)
        except BadSave:
            return ""
