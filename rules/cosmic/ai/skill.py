"""What each level can do, and the mind that decides with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import TypeVar

from rules.ai.skilled import SkilledMind
from rules.core.chance import RandomSource
from rules.core.decisions import Decision, Value
from rules.core.lean import dataclass

T = TypeVar("T")
Trial = Callable[[Decision, Sequence[Value]], Value]


@dataclass(frozen=True, slots=True)
class Skill:
    """How a level plays by instinct."""

    misses: float = 0.0  # share of moments in which it does not think of its powers, artifacts and flares,
    notices: float = 1e9  # unless they bring so many points
    haste: float = 0.0  # share of cards, targets and launches where it does what is nearest (`answers.lapse`)
    noise: float = 0.0  # error of judgement in points, up or down
    heeds_rivals: bool = True  # weighs what others gain, above all who is about to win
    rivalry: float = 0.2  # how much the gain of a player counts who is far from victory
    reckons: bool = True  # works out the odds with powers, instead of guessing from cards and ships
    counts_cards: bool = True  # remembers what has been seen and passed
    mixing: float = 1.5  # cards that are worse by so many points are laid less often by a factor of e
    holds_back: bool = True  # keeps artifacts and flares for good moments
    trials: int = 0  # how often each answer to a small choice is tried in imagined futures
    effort: int = 0  # how many futures are imagined for one large question
    width: int = 4  # of how many answers
    seasoned: bool = False  # knows that the last colonies decide, and keeps high attacks for them


class Mind(SkilledMind[Skill]):
    """A skill at work."""

    __slots__ = ("trial",)

    def __init__(self, skill: Skill, rng: RandomSource, trial: Trial | None = None) -> None:
        super().__init__(skill, rng)
        self.trial = trial  # tries answers out in imagined futures and gives the best one

    def error(self, scale: float = 1.0) -> float:
        return self.off_by(self.skill.noise * scale)

    def best(self, options: Sequence[T], worth: Callable[[T], float], scale: float = 1.0) -> T:
        """The option that seems best to this level; of equals the first."""
        return max(options, key=lambda option: worth(option) + self.error(scale))

    def mixed(self, weighed: Sequence[tuple[float, T]]) -> T:
        """One of the options, the better ones more often, so that nobody can read the choice."""
        top = max(worth for worth, _ in weighed)
        scale = max(0.05, self.skill.mixing)
        weights = [int(1000 * exp(max(-40.0, (worth - top) / scale))) for worth, _ in weighed]
        place = self.rng.below(max(1, sum(weights)))
        for weight, (_, option) in zip(weights, weighed, strict=True):
            place -= weight
            if place < 0:
                return option
        return weighed[0][1]


CADET = Skill(
    misses=0.95,
    haste=0.6,
    noise=4.0,
    mixing=4.0,
    heeds_rivals=False,
    reckons=False,
    counts_cards=False,
    holds_back=False,
)
PILOT = Skill(misses=0.4, noise=2.0, reckons=False, counts_cards=False, mixing=2.5)
CAPTAIN = Skill(misses=0.26, notices=3.0, noise=1.0, rivalry=0.25)
ADMIRAL = Skill(rivalry=0.35, mixing=0.8, seasoned=True, trials=4, effort=40)
ROLLOUT = Skill(rivalry=0.35, reckons=False)
