"""Decks and what makes them legal (KG-4.1-4.4, 11.1, 11.2, 11.54, 11.60-11.62)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rules.content.shapes import Translation
from rules.core.lean import dataclass
from rules.core.reasons import Reason
from rules.core.records import Json

from .faces import Face
from .words import OPPOSED

OFFICIAL_SIZE, QUICK_SIZE, MAX_COPIES, MAX_SPECIES = 45, 30, 3, 4


@dataclass(frozen=True, slots=True)
class Deck:
    """A list of cards by design. `substitutes` replace what simplified combat forbids (KG-C24)."""

    id: str
    name: Translation
    about: Translation | None
    ruleset: str
    archetype: str
    cards: tuple[tuple[str, int], ...]
    substitutes: tuple[tuple[str, str], ...]
    fixture_only: bool

    @staticmethod
    def make(**facts: Any) -> Deck:
        cards = tuple(facts.pop("cards").items())
        substitutes = tuple((facts.pop("substitutes") or {}).items())
        return Deck(cards=cards, substitutes=substitutes, **facts)

    def designs(self) -> list[str]:
        """Every card, copies included, in the order of ids."""
        return [design for design, count in self.cards for _ in range(count)]

    def exchanged(self) -> list[str]:
        """The deck for simplified combat."""
        other = dict(self.substitutes)
        return [other.get(design, design) for design in self.designs()]


def deck_problems(designs: Iterable[str], faces: Mapping[str, Face], options: Mapping[str, Json]) -> list[Reason]:
    """Why a deck may not be played under these switches; nothing if it may.

    `species_limit` is free in the quick-start game (KG-11.2).
    """
    listed = list(designs)
    unknown = sorted({d for d in listed if d not in faces})
    if unknown:
        return [Reason("kaosz.deck.unknown", {"card": unknown[0]})]
    quick = options.get("ruleset") == "quickstart"
    size = QUICK_SIZE if quick else OFFICIAL_SIZE
    found = []
    if len(listed) != size:
        found.append(Reason("kaosz.deck.size", {"need": size, "have": len(listed)}, "KG-11.1" if quick else "KG-4.1"))
    if not quick:
        found += _copies(listed, faces)
        found += _species({faces[d].species for d in listed}, options.get("species_limit", "strict"))
    if options.get("combat") == "simplified":
        found += [
            Reason("kaosz.deck.simplified", {"card": d}, "KG-11.54") for d in sorted(set(listed))
            if faces[d].refs_speed or faces[d].refs_return_fire
        ]  # fmt: skip
    return found


def copies(counts: Mapping[str, int], faces: Mapping[str, Face]) -> dict[str, int]:
    """How many cards share a design's name, for each one counted: KG-4.3 speaks of names.

    Designs of different sets may have the same name, in both languages or in one.
    """
    by_name: Counter[tuple[str, str]] = Counter()
    for design, count in counts.items():
        for key in _name_keys(faces[design]):
            by_name[key] += count
    keys = {design: _name_keys(faces[design]) for design in counts}
    return {design: by_name[en] + by_name[hu] - by_name[both] for design, (en, hu, both) in keys.items()}


def _name_keys(face: Face) -> tuple[tuple[str, str], tuple[str, str], tuple[str, str]]:
    en, hu = face.name.en.casefold(), face.name.hu.casefold()
    return ("en", en), ("hu", hu), (f"both {en}", hu)


def _copies(listed: list[str], faces: Mapping[str, Face]) -> list[Reason]:
    """One reason for each name of which there are too many, told by the first of its designs."""
    found: list[Reason] = []
    told: set[tuple[str, str]] = set()
    for design, have in sorted(copies(Counter(listed), faces).items()):
        names = _name_keys(faces[design])[:2]
        if have > MAX_COPIES and told.isdisjoint(names):
            found.append(Reason("kaosz.deck.copies", {"card": design, "have": have, "most": MAX_COPIES}, "KG-4.3"))
        told.update(names if have > MAX_COPIES else ())
    return found


def _species(species: set[str], limit: str) -> list[Reason]:
    if limit == "strict":
        return [
            Reason("kaosz.deck.opposed", {"one": one, "other": OPPOSED[one]}, "KG-4.2")
            for one in sorted(species) if OPPOSED[one] in species and one < OPPOSED[one]
        ]  # fmt: skip
    if limit == "max4" and len(species) > MAX_SPECIES:
        return [Reason("kaosz.deck.species", {"have": len(species), "most": MAX_SPECIES}, "KG-11.60")]
    return []
