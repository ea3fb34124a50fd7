"""The curve of costs and the counts by type and species, always up to date (UX-102)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from app.games.kaosz.decks.collection import COSTS, cost_class
from rules.core.lean import dataclass
from rules.kaosz import words
from rules.kaosz.faces import Face


@dataclass(frozen=True)
class Counts:
    """What a deck holds, in numbers. `curve` tells ships and all cards of each class of cost."""

    total: int
    unknown: int
    curve: tuple[tuple[str, int, int], ...]  # class, ships, all
    types: tuple[tuple[str, int], ...]
    species: tuple[tuple[str, int], ...]
    mean_ship: float  # average cost of the ships; 0 if there are none


def count_cards(cards: Mapping[str, int], faces: Mapping[str, Face]) -> Counts:
    """Count a pile; cards nobody knows are counted apart."""
    costs: Counter[str] = Counter()
    ships: Counter[str] = Counter()
    types: Counter[str] = Counter()
    species: Counter[str] = Counter()
    paid = sailing = unknown = 0
    for card, count in cards.items():
        face = faces.get(card)
        if face is None:
            unknown += count
            continue
        costs[cost_class(face)] += count
        types[face.type] += count
        species[face.species] += count
        if face.type == "ship":
            ships[cost_class(face)] += count
            sailing += count
            paid += max(0, face.cost) * count
    return Counts(
        sum(cards.values()),
        unknown,
        tuple((name, ships[name], costs[name]) for name in COSTS),
        tuple((name, types[name]) for name in words.TYPES),
        tuple((name, species[name]) for name in words.SPECIES),
        paid / sailing if sailing else 0.0,
    )
