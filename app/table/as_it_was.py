"""The table as it was: what has weight is shown on it, and only then everything moves to its new place.

While a change is being told the still layer shows the stage before it. Pieces that have been carried somewhere lie
there, counted piles count along, and a cue in the queue ends it.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import replace

from app.table.model import Id
from app.table.motion.tween import Pose
from app.table.stage import Stage
from rules.core.lean import dataclass


@dataclass(frozen=True, slots=True)
class ToldChange:
    """A change in the queue by its number: the table after it, and where its motion leaves pieces."""

    number: int
    after: Stage
    ends: dict[Id, Pose]


class AsItWas:
    """Which stage the still layer shows; None: the present one."""

    def __init__(self) -> None:
        self.shown: Stage | None = None
        self.tally: dict[Id, int] = {}  # how many pieces came to a place (or left it, if negative) since then
        self._told: deque[ToldChange] = deque()

    def settle(self) -> None:
        """Show the present stage."""
        self.shown = None
        self.tally.clear()
        self._told.clear()

    def begin(self, before: Stage, told: ToldChange) -> None:
        """A change is queued that is to be told on the table before it, behind others that are still being told."""
        if self.shown is None:
            self.shown = before
        self._told.append(told)

    def rearranged(self, number: int) -> None:
        """A change has been told: the next one is told on the table after it."""
        if not self._told or self._told[0].number != number:
            return
        after = self._told.popleft().after
        self.tally.clear()
        self.shown = after if self._told else None

    def count(self, place: Id | None, by: int) -> None:
        """A piece has left a place or come to it."""
        if self.shown is not None and place is not None:
            self.tally[place] = self.tally.get(place, 0) + by

    def end_of(self, piece: Id) -> Pose | None:
        """Where a piece has been carried to; None if it lies and looks as the shown stage has it."""
        end = self._told[0].ends.get(piece) if self._told else None
        here = self.shown.pose(piece) if self.shown is not None else None
        if end is None or (here is not None and end.alpha >= 1 and _same(here, end) and not self._changed(piece)):
            return None
        return replace(end, turned=True)

    def _changed(self, piece: Id) -> bool:
        """Whether a piece looks different after the change that is being told, such as a heap that lost some."""
        was = self.shown.tableau.piece(piece) if self.shown is not None else None
        will = self._told[0].after.tableau.piece(piece)
        return was is not None and will is not None and was.art != will.art


def _same(a: Pose, b: Pose) -> bool:
    return math.dist((a.x, a.y), (b.x, b.y)) < 2 and round(a.angle - b.angle) % 360 == 0
