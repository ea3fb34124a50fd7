"""All cards one may build with: those shipped and those of the user's own sets, found by filters and words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from rules import find
from rules.content.loading import Content, ContentSet, Problem, SetInfo, combine, read_folder, shipped_sets
from rules.core.lean import dataclass
from rules.kaosz import library, words
from rules.kaosz.decks import Deck
from rules.kaosz.faces import Face
from rules.kaosz.schema import SCHEMA

if TYPE_CHECKING:
    from saves.places import Places

GAME = "kaosz"
ORDERS = ("type", "cost", "name", "species", "rarity")


@dataclass(frozen=True)
class Collection:
    """The cards of all sets that are right, and what is wrong with the others (UX-104)."""

    content: Content
    problems: tuple[Problem, ...] = ()

    @cached_property
    def faces(self) -> Mapping[str, Face]:
        return library.faces(self.content)

    @cached_property
    def decks(self) -> Mapping[str, Deck]:
        return library.decks(self.content)

    def set_of(self, card: str) -> SetInfo:
        return self.content.set_of(card)

    def sets(self) -> list[SetInfo]:
        """Sets that hold cards, in the order of their ids."""
        used = {self.set_of(card).id for card in self.faces}
        return [info for info in self.content.sets if info.id in used]


@cache
def _shipped() -> tuple[tuple[ContentSet, ...], Collection]:
    """The sets beside the game never change while the program runs."""
    sets, problems = shipped_sets(library.__file__, SCHEMA)
    return sets, Collection(find(GAME).content([]), problems)  # the same as at the table: put together once


def read_collection(places: Places | None, chosen: Sequence[str] | None = None) -> Collection:
    """The shipped sets together with what lies in the user's folder now; only the chosen ones, if some are named."""
    shipped, alone = _shipped()
    own, problems = read_folder(places.sets(GAME), {GAME: SCHEMA}) if places is not None else ([], ())
    if not own and chosen is None:
        return Collection(alone.content, (*alone.problems, *problems))
    content, more = combine(SCHEMA, [*shipped, *own], chosen)
    return Collection(content, (*problems, *more))


@dataclass(frozen=True)
class Filter:
    """What is looked for. An empty part admits everything; parts combine, the values inside a part are choices."""

    words: str = ""
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    species: tuple[str, ...] = ()
    rarities: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()

    def ticked(self, part: str, values: Iterable[str]) -> Filter:
        """The same filter with other choices in one part."""
        chosen: dict[str, Any] = {part: tuple(values)}
        return replace(self, **chosen)

    def encode(self) -> dict[str, Any]:
        return {part: list(getattr(self, part)) for part in PARTS}

    @staticmethod
    def decode(data: Any) -> Filter:
        """A remembered filter; what is not known any more is left out."""
        if not isinstance(data, dict):
            return Filter()
        kept: dict[str, tuple[str, ...]] = {}
        for part in PARTS:
            found = data.get(part)
            values = [value for value in found if isinstance(value, str)] if isinstance(found, list) else []
            known = PARTS[part]
            kept[part] = tuple(value for value in values if not known or value in known)
        return Filter("", **kept)

    @property
    def is_open(self) -> bool:
        return self == Filter()


DEAR = 10  # costs from here on are one class
COSTS = (*(str(cost) for cost in range(DEAR)), f"{DEAR}+", "X")
SUBTYPES = tuple(f"{kind}-{sub}" for kind in words.TYPES for sub in words.SUBTYPES[kind])
PARTS: dict[str, tuple[str, ...]] = {
    "types": words.TYPES,
    "species": words.SPECIES,
    "subtypes": SUBTYPES,
    "rarities": words.RARITIES,
    "costs": COSTS,
    "sets": (),
}


def cost_class(face: Face) -> str:
    """The class of a cost for filters and curves.

    >>> from types import SimpleNamespace
    >>> [cost_class(SimpleNamespace(cost=cost)) for cost in (-1, 0, 9, 10, 15)]
    ['X', '0', '9', '10+', '10+']
    """
    if face.cost < 0:
        return "X"
    return str(face.cost) if face.cost < DEAR else f"{DEAR}+"


def value_of(part: str, face: Face, set_id: str) -> str:
    """What a card is in one part of the filter."""
    if part == "costs":
        return cost_class(face)
    if part == "subtypes":
        return f"{face.type}-{face.subtype}"
    if part == "sets":
        return set_id
    return str({"types": face.type, "species": face.species, "rarities": face.rarity}[part])


@dataclass
class Finder:
    """Finds and orders cards in one language; the words of a card are put together once."""

    collection: Collection
    describe: Callable[[Face], str]  # everything that is said of a card in the present language
    title: Callable[[Face], Any]  # its name as the language sorts it
    _said: dict[str, str] = field(default_factory=dict)
    _titles: dict[str, Any] = field(default_factory=dict)

    def words_of(self, face: Face) -> str:
        from app.text.sorting import fold

        if face.id not in self._said:
            self._said[face.id] = fold(self.describe(face))
        return self._said[face.id]

    def found(self, wanted: Filter, order: str = ORDERS[0]) -> list[str]:
        """The ids of the cards a filter admits. The rulebook's own examples appear when their set is asked for."""
        from app.text.sorting import fold

        parts = [(part, getattr(wanted, part)) for part in PARTS if getattr(wanted, part)]
        query = fold(wanted.words).split()
        kept = []
        for card, face in self.collection.faces.items():
            if face.fixture_only and not wanted.sets:
                continue
            home = self.collection.set_of(card).id
            if any(value_of(part, face, home) not in values for part, values in parts):
                continue
            if all(word in self.words_of(face) for word in query):
                kept.append(card)
        return self.ordered(kept, order)

    def ordered(self, cards: Iterable[str], order: str = ORDERS[0]) -> list[str]:
        """Cards in an order; unknown ones last, by their ids."""
        faces = self.collection.faces
        known = sorted((card for card in cards if card in faces), key=lambda card: self._key(faces[card], order))
        return known + sorted(card for card in cards if card not in faces)

    def _key(self, face: Face, order: str) -> tuple[Any, ...]:
        kind, cost = words.TYPES.index(face.type), face.cost if face.cost >= 0 else 99
        if face.id not in self._titles:
            self._titles[face.id] = self.title(face)
        title = self._titles[face.id]
        rank = words.RARITIES.index(face.rarity)
        first: tuple[Any, ...] = {
            "type": (kind, cost),
            "cost": (cost, kind),
            "name": (),
            "rarity": (rank, kind, cost),
            "species": (words.SPECIES.index(face.species), kind, cost),
        }[order]
        return (*first, title, face.id)


def fingerprint_of(places: Places | None) -> tuple[tuple[str, int, int], ...]:
    """Changes when a file of the user's folder does."""
    from app.match.content_sets import fingerprint

    return fingerprint(places, GAME)
