"""What each level can do, and the mind that decides with it."""

from __future__ import annotations

from rules.ai.skilled import SkilledMind
from rules.core.lean import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    """How a level plays."""

    noise: float = 0.0  # error of judgement: every worth is wrong by up to this share, up or down
    idle: float = 0.0  # share of groups that are forgotten in a Movement phase
    waste: float = 0.0  # share of wishes on the sheet that are overlooked
    worlds: int = 1  # in how many imagined worlds an attack is weighed
    runs: int = 0  # battles simulated in each of them; 0: strength is guessed at a glance
    bold: float = 0.6  # the chance to win that makes it attack
    flees: float = 0.25  # it retreats if its chance to win is less
    rehearses: int = 0  # battles for each choice of arms; 0: the strength of ships is guessed at a glance
    safe: float = 0.7  # the chance to hold the Homeworld that it is content with
    fortifies: int = 4  # the cycle in which it builds a Base there
    gathers: bool = True  # warships march together
    wary: bool = True  # unarmed ships keep out of the enemy's reach, and raiders are armed against
    counters: bool = False  # buys what beats that which the enemy has shown
    reckons: bool = False  # with what a Homeworld hides, and with what is built there before the fleet arrives
    feints: bool = False  # builds Decoys, and sends them along with warships
    pipelines: bool = True
    prospers: bool = True  # learns what pays for itself beside the strength of ships


class Mind(SkilledMind[Skill]):
    """A skill at work."""

    __slots__ = ()

    def judged(self, worth: float) -> float:
        """A worth as it seems to this level."""
        return worth * (1 + self.off_by(self.skill.noise))


CADET = Skill(
    noise=0.9,
    idle=0.38,
    waste=0.54,
    bold=0.4,
    flees=0.05,
    fortifies=8,
    gathers=False,
    pipelines=False,
    prospers=False,
    wary=False,
)
PILOT = Skill(noise=0.48, idle=0.16, waste=0.27, bold=0.55, flees=0.15, pipelines=False)
CAPTAIN = Skill(noise=0.18, idle=0.075, waste=0.14, runs=20, rehearses=10)
ADMIRAL = Skill(worlds=4, runs=30, rehearses=24, bold=0.65, counters=True, reckons=True, feints=True)
