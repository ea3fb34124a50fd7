"""A pool: the cards a player has got from packs, and what can be built from them.

A deck from a pool keeps the official rules (KG-4.1 to 4.3), so that it may be played anywhere. Where a pool allows no
such deck, because its cards are of opposed species or the same again and again, it is made up from the reserve: as many
common cards as are missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import product

from rules.core.reasons import Reason

from ..decks import MAX_COPIES, OFFICIAL_SIZE
from ..faces import Face
from ..words import OPPOSED, SPECIES
from .packs import by_rarity

Pool = Mapping[str, int]
RESERVE_RARITY = "moon"

# KG-4.2: one species of each opposed pair; a deck holds cards of one of these sets.
ALLIANCES: tuple[frozenset[str], ...] = tuple(
    frozenset(chosen) for chosen in product(*((one, OPPOSED[one]) for one in SPECIES if one < OPPOSED[one]))
)


def pooled(cards: Iterable[str]) -> dict[str, int]:
    """Cards counted, in the order of their ids."""
    return dict(sorted(Counter(cards).items()))


def usable(pool: Pool, faces: Mapping[str, Face], alliance: frozenset[str]) -> int:
    """How many cards of a pool may lie in one deck of these species (KG-4.2, 4.3)."""
    by_name: Counter[str] = Counter()
    for card, count in pool.items():
        if faces[card].species in alliance:
            by_name[faces[card].name.en.casefold()] += count
    return sum(min(count, MAX_COPIES) for count in by_name.values())


def reserve(pool: Pool, faces: Mapping[str, Face]) -> dict[str, int]:
    """What is added to a pool so that a deck can be built; nothing for nearly every pool."""
    best = max(ALLIANCES, key=lambda one: (usable(pool, faces, one), sorted(one)))
    filled, added = Counter(pool), Counter[str]()
    commons = [card for card in by_rarity(faces, RESERVE_RARITY) if faces[card].species in best]
    for copies in range(1, MAX_COPIES + 1):
        for card in commons:
            if usable(filled, faces, best) >= OFFICIAL_SIZE:
                return dict(sorted(added.items()))
            if filled[card] < copies:
                filled[card] += 1
                added[card] += 1
    return dict(sorted(added.items()))


def with_reserve(cards: Iterable[str], faces: Mapping[str, Face]) -> dict[str, int]:
    """The pool of these cards, made up if need be."""
    pool = pooled(cards)
    return pooled([*Counter(pool).elements(), *Counter(reserve(pool, faces)).elements()])


def beyond(designs: Iterable[str], pool: Pool) -> list[Reason]:
    """Why a deck cannot have been built from a pool: every card of which it has more than the pool."""
    wanted = Counter(designs)
    return [
        Reason("kaosz.deck.pool", {"card": card, "have": pool.get(card, 0), "need": count}, "KG-2.10")
        for card, count in sorted(wanted.items())
        if count > pool.get(card, 0)
    ]
