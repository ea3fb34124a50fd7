"""Which cards make a good deck, for players who build from a pool: worth of a card, balance of types, one alliance.

The worths follow what decks drawn at random won in games between Pilots: the fire and bombardment of ships counted
most, bases hardly paid. They are in points, more is better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from ..decks import MAX_COPIES, OFFICIAL_SIZE
from ..faces import Face
from ..limited.pool import ALLIANCES, Pool
from ..prices import asked

# How many cards of a type a deck likes to have, and what each one beyond them loses.
LIKED: Mapping[str, int] = {"ship": 27, "equipment": 6, "crew": 7, "base": 5, "event": 8, "interrupt": 7}
CROWD = 0.25
CHEAP, EARLY_SHIPS = 4, 6  # KG-4.12: what can be played at once, and how many of it a deck wants
EARLY = 0.5
# Of a deck from all cards: no more than this share may cost so much, or nothing could be played for ten turns. A pool
# is too poor for such wishes.
DEAR = ((4, 0.45), (6, 0.2), (9, 0.045))


@lru_cache(maxsize=4096)
def card_worth(face: Face) -> float:
    """What a card brings to a deck."""
    text, price = face.text_value / 100, max(0, asked(face))
    _speed, fire, armor, bomb = face.stats
    if face.type == "ship":
        return 1.0 + 0.8 * fire + 0.8 * bomb + 0.3 * armor - 0.2 * price
    if face.type in ("equipment", "crew"):
        return 0.6 + 0.2 * (fire + armor) - 0.1 * price
    if face.type == "base":
        return 0.2 * text - 1.0
    return 0.5 + 0.1 * (text - price)


class Balance:
    """A deck that grows card by card: what the next card of a kind would add to it."""

    def __init__(self, faces: Mapping[str, Face], cards: Iterable[str] = (), shaped: int = 0) -> None:
        self.faces, self.shaped = faces, shaped  # how many cards a deck has that must keep to a curve of costs
        self.dear: Counter[int] = Counter()
        self.types: Counter[str] = Counter()
        self.names: Counter[str] = Counter()
        self.early = 0
        for card in cards:
            self.add(card)

    def add(self, card: str) -> None:
        face = self.faces[card]
        self.types[face.type] += 1
        self.names[face.name.en.casefold()] += 1
        self.early += _is_early(face)
        self.dear.update(least for least, _ in DEAR if asked(face) >= least)

    def admits(self, card: str) -> bool:
        """KG-4.3."""
        return self.names[self.faces[card].name.en.casefold()] < MAX_COPIES

    def fits(self, card: str) -> bool:
        """Whether it leaves the deck in shape."""
        face = self.faces[card]
        return not self.shaped or (
            self.types[face.type] * OFFICIAL_SIZE < LIKED[face.type] * self.shaped
            and all(asked(face) < least or self.dear[least] < round(share * self.shaped) for least, share in DEAR)
        )

    def gain(self, card: str) -> float:
        face = self.faces[card]
        crowd = max(0, self.types[face.type] + 1 - LIKED[face.type])
        wanted = EARLY if _is_early(face) and self.early < EARLY_SHIPS else 0.0
        return card_worth(face) + wanted - CROWD * crowd


def _is_early(face: Face) -> bool:
    return face.type == "ship" and 0 <= face.cost <= CHEAP


def best_cards(
    pool: Pool,
    faces: Mapping[str, Face],
    alliance: frozenset[str],
    kept: Sequence[str] = (),
    size: int = OFFICIAL_SIZE,
    shaped: bool = False,
) -> tuple[list[str], float]:
    """The best deck of one alliance that the pool allows, and what the cards added to the kept ones are worth."""
    left = {card: count for card, count in sorted(pool.items()) if faces[card].species in alliance}
    balance, total = Balance(faces, kept, size if shaped else 0), 0.0
    deck: list[str] = [*kept]
    for card in kept:
        left[card] = left.get(card, 0) - 1
    while len(deck) < size:
        open_cards = [card for card, count in left.items() if count > 0 and balance.admits(card)]
        if not open_cards:
            break
        best = max([card for card in open_cards if balance.fits(card)] or open_cards, key=balance.gain)
        total += balance.gain(best)
        balance.add(best)
        left[best] -= 1
        deck.append(best)
    return deck, total


def best_deck(
    pool: Pool, faces: Mapping[str, Face], kept: Sequence[str] = (), size: int = OFFICIAL_SIZE, shaped: bool = False
) -> list[str]:
    """A legal deck from a pool (KG-4.1 to 4.3), as good as this judgement can tell. Kept cards stay in it; any others
    join those that no alliance unites (KG-11.2). `shaped`: with a curve of costs, where the pool has all there is."""
    species = {faces[card].species for card in kept}
    fitting = [one for one in ALLIANCES if species <= one] or [frozenset().union(*ALLIANCES)]
    found = [best_cards(pool, faces, alliance, kept, size, shaped) for alliance in fitting]
    return sorted(max(found, key=lambda one: (len(one[0]), one[1]))[0])
