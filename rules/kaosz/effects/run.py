"""Run: an effect being carried out. It is a scope that can also ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.frame import Frame
from rules.core.questions import Question

from ..faces import Selector
from ..questions import CHOOSE
from ..state import Kaosz
from . import selectors
from .scope import Scope, amount, named, pairs, seats_named


class Run(Scope):
    """The scope of the operation in a frame, with the questions it may put to players."""

    __slots__ = ("f",)

    def __init__(self, f: Frame) -> None:
        super().__init__(**{name: getattr(f, name) for name in Scope.__slots__})
        self.f = f

    def number(self, g: Kaosz, value: Any) -> int:
        """An amount, never below 0 (KG-9.2)."""
        return max(0, amount(g, self, value))

    def seats(self, g: Kaosz, who: str) -> list[int]:
        return seats_named(g, self, who)

    def cards(self, g: Kaosz, on: Any, question: Question = CHOOSE) -> list[int]:
        """The cards meant, picked by whoever the selector says."""
        if isinstance(on, str):
            return named(g, self, on)
        found = self.pick(g, on, selectors.targets(g, self, on), question)
        self.f.chosen = pairs(g, found)
        return found

    def pick(self, g: Kaosz, sel: Selector, there: list[int], question: Question) -> list[int]:
        """So many of these cards as the selector says."""
        if sel.all or not there:
            return there
        wanted = self.number(g, sel.count)
        if wanted >= len(there) and not sel.up_to:
            return there
        if sel.random:
            return g.sample(there, wanted)
        seat = self.chooser(g, sel, there)
        return self.choose(seat, there, 0 if sel.up_to else wanted, wanted, question)

    def chooser(self, g: Kaosz, sel: Selector, there: Sequence[int]) -> int:
        asked = {"opponent": self.opponent, "controller": g.controller[there[0]]}.get(sel.chooser, self.seat)
        return asked if asked in g.order else self.seat  # instead of one who has left (KG-11.42)

    def choose(self, seat: int, there: Sequence[int], low: int, high: int, question: Question) -> list[int]:
        """Ask for `low` to `high` of these cards; a single forced one is a plain pick."""
        rule = "KG-D12" if seat == self.seat else "KG-D30"
        if low == high == 1:
            return [self.f.pick(question, seat, list(there), rule=rule, source=self.source)]
        return list(self.f.some(question, seat, list(there), low, high, rule=rule, source=self.source))
