"""How well a level plays: its judgement in figures, its errors, and what it does not think of."""

from __future__ import annotations

from dataclasses import field

from rules.core.chance import RandomSource
from rules.core.lean import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in victory points; found by playing many games against oneself."""

    spent: tuple[float, ...] = (0.3, 0.45, 0.5)  # a unit landed, spent for this period
    lost: tuple[float, ...] = (1.0, 1.4, 1.65)  # a unit lost for good; in the last period hardly anything
    card: float = 1.5  # cards in the hand, times what each of them is worth
    pound: float = 0.17
    late_pound: float = 0.05  # in the last period
    rich: float = 12.0  # with so many pounds the next one is worth half
    late_card: float = 0.5
    rivals: float = 0.72  # what the others lose is so much gain, all of them together
    spite: float = 0.35  # more of it from those who lead
    calm: float = 0.6  # how far incomes on a planet may still change: without tiles, and with more of them
    unrest: float = 0.75
    later: float = 0.52  # what can be claimed in a later turn is worth so much of what is claimed now
    contest: float = 0.68  # rivals in the same orbit take it before
    mobile: float = 0.3  # cruisers that can carry units to better places
    defended: float = 0.56  # claims by fights that are still to come
    income: float = 0.82  # pounds of the periods to come
    bridge: float = 0.25  # the first factory on a planet
    doom: float = 14.0  # everybody's defeat
    crises: float = 0.7
    marker: float = 0.4
    tempo: float = 0.08
    first: float = 0.5
    step: float = 0.045  # a move by itself
    kept: float = 0.55  # a unit raised is still there in the periods to come


@dataclass(frozen=True, slots=True)
class Skill:
    """A level: errors in victory points, and blind spots."""

    noise: float = 0.0
    blunder: float = 99.0  # what it takes is at most so much worse than what it thinks best
    sees_crises: bool = True  # what crises will do at the end of the period
    sees_rivals: bool = True  # who else is after a tile, what a rival loses
    plays_cards: bool = True  # cards beside fights
    looks_ahead: bool = False  # what each rival will claim next
    weights: Weights = field(default_factory=Weights)


CADET = Skill(noise=5.5, sees_crises=False, sees_rivals=False, plays_cards=False)
PILOT = Skill(noise=2.3, blunder=2.4, sees_rivals=False)
CAPTAIN = Skill(noise=1.8, blunder=1.2)
ADMIRAL = Skill(looks_ahead=True)


class Mind:
    """A skill with the generator that its errors are drawn from."""

    __slots__ = ("rng", "skill")

    def __init__(self, skill: Skill, rng: RandomSource) -> None:
        self.skill, self.rng = skill, rng

    def error(self) -> float:
        """An error of judgement; small ones are likelier than large ones."""
        noise = self.skill.noise
        if not noise:
            return 0.0
        return noise * (self.rng.below(1001) + self.rng.below(1001) - 1000) / 1000
