"""Cards in columns and piles, and the state of a game that has them. The atoms that move them are in `zones`.

A card is a small int. What is printed on it is its `design`, looked up in the content; where it lies is the name of a
place such as "deck" or "hand:2".
"""

from __future__ import annotations

from typing import Annotated

from .memories import CardBits, Memory, knows
from .ranges import CardNo, PerCard, Range
from .reasons import Fault
from .records import Shared, field, record, sparse, transient
from .state import State

# How cards lie in a place, which decides whether seats that do not see them can tell them apart.
SPREAD = "spread"  # side by side on the table: every back can be followed
PILE = "pile"  # one on the other: a card can be followed if all are told its position, such as the top
HAND = "hand"  # held so that others can tell none from another

SEATS_OR_NONE = Range("one memory for each seat", lambda g, v: len(v) in (0, len(g.setup.seats)))


@record
class Cards:
    """All cards of a game in columns, and the order of each pile (the last card is the top)."""

    design: list[str] = field(default_factory=list)
    place: PerCard[str] = field(default_factory=list)
    face_up: PerCard[bool] = field(default_factory=list)
    piles: dict[str, list[CardNo]] = field(default_factory=dict)

    def add(self, design: str, place: str, face_up: bool = False) -> int:
        """A new card on top of a place; only while the game is set up."""
        card = len(self.design)
        self.design.append(design)
        self.place.append(place)
        self.face_up.append(face_up)
        self.piles.setdefault(place, []).append(card)
        return card

    def misplaced(self) -> list[int]:
        """Cards that do not lie exactly once, in the pile of their place; always empty (for tests)."""
        counts = [0] * len(self.design)
        for place, pile in self.piles.items():
            for card in pile:
                counts[card] += 1 if self.place[card] == place else 100
        return [card for card, n in enumerate(counts) if n != 1]


@record
class CardState(State):
    """A state with cards. The game's subclass says who sees which card, and how cards lie."""

    cards: Cards = field(default_factory=Cards, kw_only=True)
    memories: Annotated[list[Shared[Memory]], SEATS_OR_NONE] = sparse()
    families: dict[tuple[int, int], CardBits] | None = transient(keep=True)  # see `knowledge`

    def sees(self, seat: int | None, card: int) -> bool:
        """May this seat (None: a spectator) look at the design of this card where it lies now?"""
        raise Fault(f"{type(self).__name__} does not say who sees a card")

    def seeing(self, card: int) -> int:
        """All seats that see the card, as bits. A game whose cards move often says it faster."""
        return sum(1 << seat for seat in self.seats() if self.sees(seat, card))

    def seeing_pile(self, place: str) -> int | None:
        """The seats that see the cards of a place, as bits; None if that must be asked of each card, because some may
        lie there in another way than others. A game whose cards move often says it of its hands and piles."""
        return None

    def knows(self, seat: int | None, card: int) -> bool:
        """Does this seat see the card, or remember exactly which one it is?"""
        if self.sees(seat, card):
            return True
        return seat is not None and seat < len(self.memories) and knows(self.memories[seat], card)

    def follows(self, seat: int | None, card: int) -> bool:
        """May this seat tell this card from others by its number?

        A card that lies by itself on the table can be followed by everybody, even face down; in hands and piles only
        by those who see it.
        """
        return self.sees(seat, card)

    def arrangement(self, place: str) -> str:
        """How cards lie there: `SPREAD`, `PILE` or `HAND`."""
        return PILE

    def family(self, card: int) -> int:
        """Cards of different families are told apart by their backs: no design is ever imagined in another family."""
        return 0

    def rearranged(self, card: int, origin: str, to: str) -> None:
        """A card was moved or turned: forget what was worked out from how cards lie. A game may look closer."""
        self.derived = None

    def disarranged(self, *places: str) -> None:
        """Whole piles were swept or shuffled: the same. A game may look closer, because most of them lie face down."""
        self.derived = None

    def seats(self) -> range:
        return range(len(self.setup.seats))

    def pile(self, place: str) -> list[int]:
        """The cards in a place, bottom first. Read only: the atoms change it.

        A place that is not there yet is made, which a step must not do before its questions: games that look into
        empty places while they ask lay all of them out in `start`.
        """
        return self.cards.piles.setdefault(place, [])
