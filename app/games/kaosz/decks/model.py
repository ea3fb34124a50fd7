"""A deck being built: three piles, one kind of move between them, and a history that can be walked both ways.

Dragging, clicking twice, keys and gamepad all end in the same `Move` (UX-14).

    >>> bench = Workbench(DeckList("Raid"))
    >>> bench.move(Move("sh_mako", COLLECTION, DECK, 2))
    >>> bench.move(Move("sh_mako", DECK, MAYBE))
    >>> bench.deck.cards, bench.deck.maybe
    ({'sh_mako': 1}, {'sh_mako': 1})
    >>> bench.undo(); bench.deck.cards
    {'sh_mako': 2}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any

from rules.content.limits import shown_only
from rules.core.lean import dataclass
from rules.core.reasons import Illegal, Reason

COLLECTION, DECK, MAYBE = "collection", "deck", "maybe"
PILES = (COLLECTION, DECK, MAYBE)
MOST_COPIES = 45  # of one card in a pile; no ruleset has larger decks (KG-4.1)
MOST_NAME, MOST_ABOUT = 60, 400
MOST_STEPS = 500  # remembered for undo
RULESETS = ("official", "quickstart")


@dataclass(frozen=True)
class Move:
    """So many copies of a card from one pile to another; only a pool runs out, the collection never does."""

    card: str
    source: str
    target: str
    count: int = 1


@dataclass(frozen=True)
class DeckList:
    """What a deck is: its name and its cards by design, in the order in which they came."""

    name: str
    about: str = ""
    ruleset: str = RULESETS[0]
    cards: Mapping[str, int] = field(default_factory=dict)
    maybe: Mapping[str, int] = field(default_factory=dict)
    substitutes: Mapping[str, str] = field(default_factory=dict)  # what simplified combat exchanges (KG-C24)
    pool: Mapping[str, int] = field(default_factory=dict)  # all it may be built from; empty: any cards

    @property
    def size(self) -> int:
        return sum(self.cards.values())

    def pile(self, name: str) -> Mapping[str, int]:
        return self.cards if name == DECK else self.maybe

    def designs(self) -> list[str]:
        """Every card, copies included."""
        return [card for card, count in self.cards.items() for _ in range(count)]

    def exchanged(self) -> list[str]:
        """The deck for simplified combat."""
        return [self.substitutes.get(card, card) for card in self.designs()]

    def left(self, card: str) -> int:
        """How many copies the pool still has beside those in the two piles."""
        return self.pool.get(card, 0) - self.cards.get(card, 0) - self.maybe.get(card, 0)

    def trouble(self, move: Move) -> Reason | None:
        """Why a move cannot be made. Whether the deck is legal afterwards is the rules' business."""
        if move.source == move.target:
            return Reason("deck.same_pile")
        if move.source != COLLECTION and self.pile(move.source).get(move.card, 0) < move.count:
            return Reason("deck.not_there")
        if self.pool and move.source == COLLECTION and self.left(move.card) < move.count:
            return Reason("deck.pool_used", {"have": self.pool.get(move.card, 0)})
        if move.target != COLLECTION and self.pile(move.target).get(move.card, 0) + move.count > MOST_COPIES:
            return Reason("deck.too_many", {"most": MOST_COPIES}, "KG-4.1")
        return None

    def moved(self, move: Move) -> DeckList:
        """The deck after a move; Illegal where it cannot be made."""
        reason = self.trouble(move)
        if reason is not None:
            raise Illegal(reason)
        piles = {DECK: dict(self.cards), MAYBE: dict(self.maybe)}
        if move.source in piles:
            _add(piles[move.source], move.card, -move.count)
        if move.target in piles:
            _add(piles[move.target], move.card, move.count)
        kept = {card: other for card, other in self.substitutes.items() if card in piles[DECK]}
        return replace(self, cards=piles[DECK], maybe=piles[MAYBE], substitutes=kept)


def _add(pile: dict[str, int], card: str, count: int) -> None:
    pile[card] = pile.get(card, 0) + count
    if pile[card] <= 0:
        del pile[card]


@dataclass(frozen=True)
class DeckStep:
    """One state of the deck and what led to it: a message id and its values, worded when it is shown."""

    deck: DeckList
    said: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)


class Workbench:
    """The deck on the bench with everything that can be undone and redone (UX-102)."""

    def __init__(self, deck: DeckList) -> None:
        self._steps = [DeckStep(deck)]
        self._place = 0

    @property
    def deck(self) -> DeckList:
        return self._steps[self._place].deck

    def change(self, deck: DeckList, said: str, **values: Any) -> bool:
        """Put another deck on the bench; False where nothing changes."""
        if deck == self.deck:
            return False
        self._steps = [*self._steps[: self._place + 1], DeckStep(deck, said, values)][-MOST_STEPS:]
        self._place = len(self._steps) - 1
        return True

    def move(self, move: Move) -> None:
        """One move between piles; Illegal leaves everything as it was."""
        self.change(self.deck.moved(move), f"deck-step-{move.target}", card=move.card, count=move.count)

    def rename(self, name: str) -> bool:
        kept = shown_only(name).strip()[:MOST_NAME]
        return bool(kept) and self.change(replace(self.deck, name=kept), "deck-step-rename", name=kept)

    def describe(self, name: str, about: str) -> bool:
        """Name and description together, as one step; an empty name leaves the old one."""
        called, about = shown_only(name).strip()[:MOST_NAME], shown_only(about).strip()[:MOST_ABOUT]
        told = replace(self.deck, name=called or self.deck.name, about=about)
        if told.about == self.deck.about:
            return self.rename(name)
        return self.change(told, "deck-step-describe")

    def empty(self, pile: str) -> bool:
        cleared = replace(self.deck, cards={}, substitutes={}) if pile == DECK else replace(self.deck, maybe={})
        return self.change(cleared, "deck-step-empty")

    # --- walking the history

    @property
    def undoable(self) -> DeckStep | None:
        """The step that would be taken back."""
        return self._steps[self._place] if self._place else None

    @property
    def redoable(self) -> DeckStep | None:
        return self._steps[self._place + 1] if self._place + 1 < len(self._steps) else None

    def undo(self) -> None:
        self._place = max(0, self._place - 1)

    def redo(self) -> None:
        self._place = min(len(self._steps) - 1, self._place + 1)
