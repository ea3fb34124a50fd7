"""What each level can do, and the mind that decides: a skill, a generator and the way it looks at fights."""

from __future__ import annotations

from rules.core.chance import RandomSource
from rules.core.lean import dataclass

from .plans import Attack, Breadth

USUAL = Breadth(6, 5, 3)


@dataclass(frozen=True, slots=True)
class Skill:
    """How a level plays by instinct."""

    noise: float = 0.0  # error of judgement in credits, up or down
    forgets: int = 0  # percent of attacks and defenders that do not come to mind
    breadth: Breadth = USUAL
    nodes: int = 0  # positions of the exact fire step, at most
    interrupts: bool = True
    reserves: bool = True  # keeps credits for traps, crew and interrupts
    bluff: int = 0  # percent of chances to bluff that are taken (KG-5.12)
    dull: float = 1.3  # a card in HQ that is worth less may be given up for a bluff


class Mind:
    """A skill at work; all its chance comes from one generator."""

    __slots__ = ("plan", "rng", "skill")

    def __init__(self, skill: Skill, rng: RandomSource) -> None:
        self.skill, self.rng = skill, rng
        self.plan: Attack | None = None  # the attack announced last, with its ships

    def blurred(self, value: float) -> float:
        """A value as this level sees it."""
        noise = self.skill.noise
        return value + noise * (self.rng.below(2001) - 1000) / 1000 if noise else value

    def thinks_of_it(self) -> bool:
        """Whether an attack or a defender comes to mind."""
        return not self.skill.forgets or self.rng.below(100) >= self.skill.forgets


ROLLOUT = Skill(breadth=Breadth(2, 2, 1))
CADET = Skill(noise=3.8, forgets=68, breadth=Breadth(3, 2, 2), interrupts=False, reserves=False)
PILOT = Skill(noise=1.8, forgets=30, breadth=Breadth(3, 2, 2), reserves=False)
CAPTAIN = Skill(breadth=Breadth(6, 5, 3), nodes=600, bluff=10)
ADMIRAL = Skill(breadth=Breadth(8, 6, 4), nodes=8000, bluff=15, dull=2.0)
