"""A level at work: its skill, and the generator from which all its chance comes."""

from __future__ import annotations

from typing import Generic, TypeVar

from rules.core.chance import RandomSource

SkillT = TypeVar("SkillT")


class SkilledMind(Generic[SkillT]):
    """What the instinct of every game needs; a game adds how its skill judges and chooses."""

    __slots__ = ("rng", "skill")

    def __init__(self, skill: SkillT, rng: RandomSource) -> None:
        self.skill, self.rng = skill, rng

    def happens(self, share: float) -> bool:
        """Whether something comes to pass that does so in this share of all cases."""
        return share > 0 and self.rng.below(1000) < 1000 * share

    def off_by(self, most: float) -> float:
        """An error of judgement of at most so much, up or down; whoever makes none uses up no chance."""
        return most * (self.rng.below(2001) - 1000) / 1000 if most else 0.0
