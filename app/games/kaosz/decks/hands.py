"""Sample hands: a shuffled deck, the opening hand, the mulligan, further cards (KG-4.10-4.14, 11.4)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.chance import Chance
from rules.kaosz.flows.setup import HAND


class SampleHand:
    """One trial draw. The same seed gives the same cards.

    >>> hand = SampleHand(["a"] * 4 + ["b"] * 4, seed=3, quick=False)
    >>> len(hand.cards), hand.may_redraw
    (5, True)
    >>> hand.redraw(); hand.draw(); len(hand.cards), hand.may_redraw
    (6, False)
    """

    def __init__(self, designs: Sequence[str], seed: int, quick: bool) -> None:
        self._rng = Chance(seed)
        self.quick = quick  # KG-11.4: no mulligan in the quick-start game
        self.redrawn = False
        self._colony = list(designs)
        self.cards: list[str] = []
        self._deal()

    def _deal(self) -> None:
        self._rng.shuffle(self._colony)
        self.cards = []
        for _ in range(min(HAND, len(self._colony))):
            self.draw()

    @property
    def left(self) -> int:
        """Cards in the colony."""
        return len(self._colony)

    @property
    def may_redraw(self) -> bool:
        """KG-4.13: once, with the first five cards, and not in the quick-start game."""
        return not self.quick and not self.redrawn and 0 < len(self.cards) <= HAND

    def redraw(self) -> None:
        """KG-4.13, 4.14: all cards back, shuffled, five new ones."""
        if self.may_redraw:
            self._colony += self.cards
            self.redrawn = True
            self._deal()

    def draw(self) -> None:
        if self._colony:
            self.cards.append(self._colony.pop())

    def again(self) -> None:
        """A new game: everything back, shuffled anew."""
        self._colony += self.cards
        self.redrawn = False
        self._deal()


def chance_of(hits: int, size: int, hand: int = HAND) -> float:
    """How likely a hand holds at least one of `hits` cards in a deck of `size`.

    >>> round(chance_of(3, 45), 3), chance_of(0, 45), chance_of(45, 45)
    (0.304, 0.0, 1.0)
    """
    missing = 1.0
    for drawn in range(min(hand, size)):
        missing *= max(0, size - hits - drawn) / (size - drawn)
    return 1.0 - missing if size else 0.0
