"""The mood of a table, which its music follows: what has just happened raises it, and it calms down again."""

from __future__ import annotations

from app.table import great_moments
from app.table.model import GreatMoment

CALM = "calm"
LASTS_MS = 45_000.0  # after the last moment of its kind


class Mood:
    """Calm until something happens that people would talk about."""

    def __init__(self) -> None:
        self.now = CALM
        self._left = 0.0

    def heard(self, moment: GreatMoment) -> None:
        """A moment is being told; one without a mood of its own changes nothing."""
        mood = great_moments.MOODS.get(moment.kind)
        if mood is not None:
            self.now, self._left = mood, LASTS_MS

    def update(self, dt: float) -> None:
        self._left -= dt
        if self._left <= 0:
            self.now = CALM
