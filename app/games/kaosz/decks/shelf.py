"""All decks there are: those that come with the card sets and the player's own. What the new-game page needs:

    playable(places, options, sets=()) -> list[Offer]

`places` is the program's folders (or None), `options` the switches of the game as in `Setup.options`, `sets` the chosen
card sets as in `Setup.sets` (empty: the shipped ones). Each offer is legal under those switches, and has

    offer.id        stable name to remember a choice by: "hive_bastion", or "own:Raid" for a file of the player
    offer.title(language)
    offer.value     what goes into `Setup.seats[seat]["deck"]`: the id of a shipped deck, or the list of cards
    offer.own       whether it is the player's own

`offered(places, options, id, sets=())` finds one of them again, None when it cannot be played any more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.games.kaosz.decks.collection import GAME, Collection, fingerprint_of, read_collection
from app.games.kaosz.decks.first_flight import is_first_flight, starter_decks
from app.games.kaosz.decks.legality import problems_of
from app.games.kaosz.decks.model import DeckList
from app.games.kaosz.decks.toml_form import Problems, is_own_form, read_decks, refused
from rules.content.shapes import Translation
from rules.core.lean import dataclass
from rules.kaosz.decks import Deck

if TYPE_CHECKING:
    from saves.decks import DeckFiles
    from saves.places import Places

OWN = "own:"


@dataclass(frozen=True)
class Shelved:
    """A deck on the shelf, or a file that should be one with what is wrong with it."""

    id: str
    deck: DeckList | None
    name: Translation | str
    about: Translation | str = ""
    path: Path | None = None  # own decks only
    problems: Problems = ()
    foreign: bool = False  # written as entries of a card set: it is read, but never written over

    @property
    def own(self) -> bool:
        return self.path is not None

    def title(self, language: str) -> str:
        return _said(self.name, language)

    def story(self, language: str) -> str:
        return _said(self.about, language)


@dataclass(frozen=True)
class Offer:
    """A deck that may be played."""

    id: str
    name: Translation | str
    value: str | list[str]
    own: bool

    def title(self, language: str) -> str:
        return _said(self.name, language)


def _said(text: Translation | str, language: str) -> str:
    if isinstance(text, Translation):
        return text.hu if language == "hu" else text.en
    return text


def shipped_decks(collection: Collection, language: str = "en") -> list[Shelved]:
    """The decks of the card sets; the rulebook's own examples are no decks to play with."""
    decks = [deck for deck in collection.decks.values() if not deck.fixture_only]
    return [Shelved(deck.id, listed(deck, language), deck.name, deck.about or "") for deck in decks]


def listed(deck: Deck, language: str = "en") -> DeckList:
    """A printed deck as one that can be changed."""
    about = _said(deck.about, language) if deck.about else ""
    return DeckList(
        _said(deck.name, language), about, deck.ruleset, dict(deck.cards), substitutes=dict(deck.substitutes)
    )


def own_decks(places: Places | None) -> list[Shelved]:
    """The player's files; a broken one stays in the list with its problems (UX-65, UX-104)."""
    if places is None or not places.decks(GAME).is_dir():  # without any, the new-game screen opens sooner (P13)
        return []
    from saves.decks import DeckFiles

    files = DeckFiles(places, GAME)
    return [one for path in files.paths() for one in read_own(files, path)]


def read_own(files: DeckFiles, path: Path) -> list[Shelved]:
    """What one file of the player holds: a deck, several entries of a card set, or trouble."""
    from saves.errors import BadSave

    name = f"{OWN}{path.stem}"
    try:
        text = files.read(path)
    except BadSave as bad:
        return [Shelved(name, None, path.name, path=path, problems=(refused(str(path), bad),))]
    decks, problems = read_decks(str(path), text, "en")
    if problems:
        return [Shelved(name, None, path.name, path=path, problems=problems)]
    if is_own_form(text):
        return [Shelved(name, deck, deck.name, deck.about, path) for deck in decks]
    return [
        Shelved(f"{name}:{number}", deck, deck.name, deck.about, path, foreign=True)
        for number, deck in enumerate(decks, 1)
    ]


@lru_cache(maxsize=4)
def _chosen(places: Places | None, sets: tuple[str, ...], marks: tuple[tuple[str, int, int], ...]) -> Collection:
    """The cards of the chosen sets; `marks` change with the files of the user's folder."""
    return read_collection(places, sets)


def collection_for(places: Places | None, sets: Sequence[str] = ()) -> Collection:
    """The cards a game with these sets is played with; without any, the shipped ones."""
    return _chosen(places, tuple(sets), fingerprint_of(places)) if sets else read_collection(None)


def playable(places: Places | None, options: Mapping[str, Any], sets: Sequence[str] = ()) -> list[Offer]:
    """Every deck that may be played under these switches, shipped ones first, own ones by name."""
    collection = collection_for(places, sets)
    shelf = [*shipped_decks(collection), *sorted(own_decks(places), key=lambda one: one.title("en").casefold())]
    faces = collection.faces
    offers = []
    for one in shelf:
        if one.deck is None or problems_of(one.deck, faces, options):
            continue
        cards = one.deck.exchanged() if options.get("combat") == "simplified" else one.deck.designs()
        offers.append(Offer(one.id, one.name, cards if one.own else one.id, one.own))
    return [*starter_offers(options), *offers]


def starter_offers(options: Mapping[str, Any]) -> list[Offer]:
    """The decks of a first game, where they suit the switches."""
    if not is_first_flight(options):
        return []
    return [Offer(deck.id, deck.name, list(deck.cards), own=False) for deck in starter_decks()]


def offer_of(places: Places | None, deck: DeckList, options: Mapping[str, Any]) -> Offer | None:
    """This very deck, found by its cards; None if these switches forbid it or it lies on no shelf."""
    shelf = [*shipped_decks(collection_for(places)), *own_decks(places)]
    known = [one.id for one in shelf if one.deck is not None and one.deck.cards == deck.cards]
    return next((offer for offer in playable(places, options) if offer.id in known), None)


def offered(places: Places | None, options: Mapping[str, Any], deck: str, sets: Sequence[str] = ()) -> Offer | None:
    """The offer of this id, if the deck is still there and still legal."""
    return next((offer for offer in playable(places, options, sets) if offer.id == deck), None)
