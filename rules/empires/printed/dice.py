"""Ten-sided dice for simulated battles, drawn many at a time."""

from __future__ import annotations

from rules.core.chance import Chance

DICE = 15  # that are drawn at once
_FACES = 10**DICE


class Dice:
    """Ten-sided dice, drawn many at a time."""

    __slots__ = ("_chance", "_left", "_pool", "thrown")

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._pool = self._left = self.thrown = 0

    def face(self) -> int:
        if not self._left:
            self._pool, self._left = self._chance.below(_FACES), DICE
        self._left -= 1
        self.thrown += 1
        self._pool, face = divmod(self._pool, 10)
        return face + 1
