"""What all screens about decks share: the cards, read beside the frames, their pictures and their words."""

from __future__ import annotations

from collections.abc import Hashable
from threading import Thread
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import pygame

from app.games.kaosz.decks.collection import Collection, Finder, fingerprint_of, read_collection
from app.games.kaosz.faces import Faces, card_art, cost_text, printed
from app.scenes.wording import reason_text
from app.table.sprites import Sprites
from app.text.texts import Texts, message_id
from app.ui.context import Context
from art.cards import card_back, card_height
from rules.core.reasons import Reason
from rules.kaosz import words
from rules.kaosz.faces import Face

if TYPE_CHECKING:
    from app.ui.program import Program

_known: WeakKeyDictionary[Program, CollectionCards] = WeakKeyDictionary()


def cards_of(app: Program) -> CollectionCards:
    """The cards of this program; read once and again when a file of the user's folder changes."""
    kept = _known.get(app)
    if kept is None or kept.places is not app.places:
        kept = _known[app] = CollectionCards(app)
    return kept


class CollectionCards:
    """The collection as it is shown: names, lines and pictures in the present language."""

    def __init__(self, app: Program) -> None:
        self.places, self.ctx = app.places, app.ctx
        self._beside = app.studio is not None  # a window is open: nothing may hold it up (UX-101)
        self._studio = app.studio
        self._read: Collection | None = None
        self._thread: Thread | None = None
        self._arrived: Collection | None = None
        self._marks: Hashable = None
        self._finder: tuple[str, Finder] | None = None
        self.sprites = Sprites(self._draw, self._studio)

    # --- reading

    @property
    def ready(self) -> bool:
        return self._read is not None

    @property
    def collection(self) -> Collection:
        assert self._read is not None, "the cards have not been read"
        return self._read

    def ensure(self) -> None:
        """Begin to read the cards unless they are there."""
        if self._read is None and self._thread is None:
            self._begin()

    def look_again(self) -> bool:
        """Begin to read again if a file has changed; True if so."""
        if self._read is None or self._thread is not None or fingerprint_of(self.places) == self._marks:
            return False
        self._begin()
        return True

    def _begin(self) -> None:
        self._marks = fingerprint_of(self.places)
        if not self._beside:
            self._arrived = read_collection(self.places)
            return
        self._thread = Thread(target=self._work, name="cards", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        self._arrived = read_collection(self.places)

    def collect(self) -> bool:
        """Take what has been read meanwhile; True when the cards are new."""
        if self._arrived is None:
            return False
        self._read, self._arrived, self._thread = self._arrived, None, None
        self._finder = None
        self._faces = Faces(self._read.faces)
        self.sprites.clear()
        for _ in range(2):
            self.sprites.new_frame()  # the first frame of a table draws all at once; this one need not
        return True

    @property
    def finder(self) -> Finder:
        """Search and order in the present language."""
        language = self.ctx.texts.language
        if self._finder is None or self._finder[0] != language:
            texts = self.ctx.texts
            made = Finder(self.collection, self.everything, lambda face: texts.sort_key(texts.translated(face.name)))
            self._finder = (language, made)
        return self._finder[1]

    # --- words

    def face(self, card: str) -> Face | None:
        return self.collection.faces.get(card)

    def name(self, card: str) -> str:
        face = self.face(card)
        return card if face is None else self.ctx.texts.translated(face.name)

    def text(self, face: Face) -> str:
        return "" if face.text is None else self.ctx.texts.translated(face.text)

    def kind(self, face: Face) -> str:
        """Subtype, type and species in one line."""
        texts = self.ctx.texts
        return texts(
            "deck-kind",
            type=word(texts, "type", face.type),
            subtype=word(texts, "subtype", face.type, face.subtype),
            species=word(texts, "species", face.species),
        )

    def keywords(self, face: Face) -> list[str]:
        return [name for name in words.KEYWORDS if face.keywords & words.BIT[name]]

    def everything(self, face: Face) -> str:
        """All words of a card, to search in."""
        texts = self.ctx.texts
        abilities = " ".join(word(texts, "keyword", name) for name in self.keywords(face))
        return f"{texts.translated(face.name)} {self.text(face)} {self.kind(face)} {abilities}"

    def reason(self, reason: Reason) -> str:
        """The rules' reason with cards by their names."""
        card = reason.params.get("card")
        named = {**reason.params, "card": self.name(str(card))} if card is not None else reason.params
        return reason_text(self.ctx.texts, Reason(reason.id, named, reason.rule))

    # --- pictures

    def art(self, card: str) -> Hashable:
        face = self.face(card)
        return ("unknown", card) if face is None else card_art(card, printed(face), cost=cost_text(face))

    def _draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        if isinstance(art, tuple) and art[0] == "unknown":
            return pygame.transform.smoothscale(card_back(size[0], ctx.art, game="kaosz"), size)
        return self._faces.draw(art, size, ctx)

    def show(self, surface: pygame.Surface, card: str, rect: pygame.Rect, count: int = 1) -> None:
        """A card or a pile of it at a place; its back while the picture is still being drawn."""
        art = self.art(card)
        found = self.sprites.available(self.ctx, art, rect.size)
        if found is None:
            back = card_back(rect.width, self.ctx.art, game="kaosz")
            surface.blit(back, back.get_rect(center=rect.center))
            return
        made = self.sprites.resting(self.ctx, found.art, found.drawn, 0, count)
        surface.blit(made, made.get_rect(center=rect.center))

    def picture(self, card: str, width: int) -> pygame.Surface:
        """The whole card, exactly this wide."""
        return self.sprites.face(self.ctx, self.art(card), (width, card_height(width)))


def word(texts: Texts, *parts: str) -> str:
    """A word of the game as the beginning of a label: `word(texts, "type", "ship")`."""
    said = texts(message_id("kaosz", *parts))
    return said[:1].upper() + said[1:]
