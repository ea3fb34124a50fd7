"""A computer player at the draft: takes what helps the deck it is heading for, and remembers what passes.

It uses nothing but `DraftSight`. A pack that comes round again tells what the others took: species they leave lie open,
and a card they have left before will probably come back, so that another one is taken first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from rules.core.chance import Chance

from ..faces import Face
from ..limited.draft import Draft, DraftSight
from ..limited.pool import ALLIANCES, with_reserve
from ..words import SPECIES
from .deckcraft import Balance, best_deck, card_worth

Headings = list[tuple[frozenset[str], float]]  # alliances, and what a card of theirs counts

OPEN_WEIGHT = 2.0  # how much an open species counts when an alliance is chosen
RETURN = 0.35  # the part of its worth that a card loses if it will probably come round once more
FIRST_ALLIANCES = 4  # how many alliances are kept in mind while nothing is settled
OTHER_ALLIANCE = 0.3  # a card counts this much for an alliance that is only second best


def pick(sight: DraftSight, faces: Mapping[str, Face]) -> list[str]:
    """The cards that this seat takes now, best first."""
    heading = headings(sight.pool, faces, openness(sight, faces))
    returning = will_return(sight, faces)
    left, taken = list(sight.cards), list[str]()
    for _ in range(sight.takes):
        wish = Wish(heading, (*sight.pool, *taken), returning, faces)
        best = max(sorted(left), key=wish.of)
        left.remove(best)
        taken.append(best)
    return taken


class Wish:
    """How much a seat with this pool wants a card, over all alliances it may still end in."""

    def __init__(
        self, heading: Headings, pool: Sequence[str], returning: Collection[str], faces: Mapping[str, Face]
    ) -> None:
        self.faces, self.returning = faces, returning
        self._ends = [
            (weight, alliance, Balance(faces, (card for card in pool if faces[card].species in alliance)))
            for alliance, weight in heading
        ]

    def of(self, card: str) -> float:
        species = self.faces[card].species
        total = sum(
            weight * max(0.0, balance.gain(card))
            for weight, alliance, balance in self._ends
            if species in alliance and balance.admits(card)
        )
        return total * (1 - RETURN) if card in self.returning else total


def headings(pool: Sequence[str], faces: Mapping[str, Face], open_species: Mapping[str, float]) -> Headings:
    """The alliances this pool is best for, with what a card of theirs counts; the more cards, the more settled."""

    def strength(alliance: frozenset[str]) -> float:
        held = sum(card_worth(faces[card]) for card in pool if faces[card].species in alliance)
        return held + OPEN_WEIGHT * sum(open_species[one] for one in alliance)

    ranked = sorted(ALLIANCES, key=lambda one: (-strength(one), sorted(one)))[:FIRST_ALLIANCES]
    best = strength(ranked[0])
    return [(one, 1.0 if one == ranked[0] else OTHER_ALLIANCE / (1 + best - strength(one))) for one in ranked]


def gone(sight: DraftSight) -> list[str]:
    """Cards that others took from packs which this seat had before it more than once."""
    now: dict[int, tuple[str, ...]] = {sight.pack: sight.cards}
    missing: list[str] = []
    for seen in reversed(sight.seen):
        later = now.get(seen.pack)
        if later is not None:
            missing += (Counter(seen.cards) - Counter(seen.taken) - Counter(later)).elements()
        now[seen.pack] = seen.cards
    return missing


def openness(sight: DraftSight, faces: Mapping[str, Face]) -> dict[str, float]:
    """By species, from -1 to 1: how little the others take of it."""
    taken = Counter(faces[card].species for card in gone(sight))
    mean = sum(taken.values()) / len(SPECIES)
    return {one: max(-1.0, min(1.0, (mean - taken[one]) / mean)) if mean else 0.0 for one in SPECIES}


def will_return(sight: DraftSight, faces: Mapping[str, Face]) -> set[str]:
    """Cards that will probably still be here when this pack comes round again: the others leave more of their species
    than they take."""
    if len(sight.cards) <= sight.takes * sight.seats:
        return set()
    tastes = openness(sight, faces)
    return {card for card in sight.cards if tastes[faces[card].species] > 0}


def draft_all(draft: Draft, faces: Mapping[str, Face], random_seats: Sequence[int] = (), seed: int = 0) -> None:
    """Computer players draft to the end; some seats may take any cards."""
    rng = Chance(seed)
    while not draft.is_over:
        for seat in draft.waits_for():
            sight = draft.sight(seat)
            draft.choose(seat, rng.sample(sight.cards, sight.takes) if seat in random_seats else pick(sight, faces))


def drafted_deck(pool: Sequence[str], faces: Mapping[str, Face]) -> list[str]:
    """The deck a computer player builds from what it has drafted or opened."""
    return best_deck(with_reserve(pool, faces), faces)
