"""What lies in a sold pack (KG-2.10, KG-C4), and the cards that are won instead (KG-11.77).

>>> from rules.kaosz.library import content_for, faces
>>> known = faces(content_for([]))
>>> opened = pack(known, seed=7)
>>> len(opened), opened == pack(known, seed=7), known[opened[0]].rarity, known[opened[-1]].rarity
(43, True, 'moon', 'sun')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rules.core.chance import Chance, stream
from rules.core.reasons import Reason

from ..faces import Face

# KG-2.10: one third as many uncommon and one tenth as many rare cards as common ones; no ultra rare. Common first.
MAKE_UP: Mapping[str, int] = MappingProxyType({"moon": 30, "planet": 10, "sun": 3})
PACK_SIZE = sum(MAKE_UP.values())
SEALED_PACKS = 6  # for each player
PRIZE_RARITY, PRIZE_PLACES = "galaxy", 3  # KG-11.77


def by_rarity(faces: Mapping[str, Face], rarity: str) -> list[str]:
    """The cards that are printed with this rarity; the rulebook's examples are not sold."""
    return sorted(card for card, face in faces.items() if face.rarity == rarity and not face.fixture_only)


def pack(faces: Mapping[str, Face], seed: int) -> list[str]:
    """One pack, always the same for the same seed; no card twice while the set has enough of its rarity."""
    rng = Chance(stream(seed, "pack"))
    found: list[str] = []
    for rarity, count in MAKE_UP.items():
        printed = by_rarity(faces, rarity)
        while count and printed:
            drawn = rng.sample(printed, min(count, len(printed)))
            found += drawn
            count -= len(drawn)
    return found


def packs(faces: Mapping[str, Face], seed: int, count: int) -> list[list[str]]:
    return [pack(faces, stream(seed, f"packs:{number}")) for number in range(count)]


def pack_problem(cards: Iterable[str], faces: Mapping[str, Face]) -> Reason | None:
    """Why these cards cannot have come out of one pack; None if they can."""
    listed = list(cards)
    unknown = next((card for card in listed if card not in faces), None)
    if unknown is not None:
        return Reason("kaosz.deck.unknown", {"card": unknown})
    counts = Counter(faces[card].rarity for card in listed)
    wrong = next((one for one in (*MAKE_UP, PRIZE_RARITY) if counts[one] != MAKE_UP.get(one, 0)), None)
    if wrong is not None:
        params = {"rarity": wrong, "have": counts[wrong], "need": MAKE_UP.get(wrong, 0)}
        return Reason("kaosz.pack.make_up", params, "KG-2.10")
    return None


def prizes(faces: Mapping[str, Face], seed: int) -> list[str]:
    """KG-11.77: an ultra rare card for each of the first three places, three different ones if the set has them."""
    printed = by_rarity(faces, PRIZE_RARITY)
    rng = Chance(stream(seed, "prizes"))
    if len(printed) >= PRIZE_PLACES:
        return rng.sample(printed, PRIZE_PLACES)
    return [rng.choice(printed) for _ in range(PRIZE_PLACES)] if printed else []
