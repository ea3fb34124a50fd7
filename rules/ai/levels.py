"""The levels of computer players by name, and how each of them thinks.

There is one way to decide, the thinker's, and one table, `LEVELS_OF_ALL`; what a game changes of it stands in its hints
(`levels`). Levels differ in how well their instinct judges (`Hints.instinct`) and in how much they think: in so many
trials (`effort`), worlds and answers ahead. A level without effort answers by instinct.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..core.chance import Chance, stream
from . import plans
from .baseline import Expired, Thought, think_random
from .brief import Brief, never
from .hints import WAIT, LevelSpec, hints_of
from .temper import TEMPERS
from .thinker import think

RANDOM = "random"
LEVELS = ("cadet", "pilot", "captain", "admiral")  # weakest first (UX-70)
KINDS = (RANDOM, *LEVELS)
REFERENCE = "reference"  # the Admiral of a former version: strength is measured against it, nobody is offered it
QUICK = "quick"  # the policy that plays on in look-ahead
MEASURED = (*KINDS, REFERENCE, QUICK)

USUAL_SECONDS = 2.0  # the effort of a level is meant for so much time a decision

LEVELS_OF_ALL: Mapping[str, LevelSpec] = MappingProxyType(
    {
        RANDOM: LevelSpec(),
        "cadet": LevelSpec(effort=12, worlds=1, width=12, error=0.2),
        "pilot": LevelSpec(effort=96, worlds=6, width=16, error=0.02),
        "captain": LevelSpec(effort=160, worlds=8, width=16, depth=24, error=0.005),
        "admiral": LevelSpec(effort=800, worlds=24, width=24, depth=40),
        REFERENCE: LevelSpec(effort=800, worlds=24, width=24, depth=40),
    }
)


def spec_of(game_id: str, level: str) -> LevelSpec:
    """How a level thinks in a game; KeyError names the known levels."""
    if level not in LEVELS_OF_ALL:
        raise KeyError(f"no level {level!r}; there are {', '.join(KINDS)}")
    return hints_of(game_id).levels.get(level, LEVELS_OF_ALL[level])


def level_between(strength: float, number: int) -> str:
    """Which level answers a question where somebody plays between two: the nearer one more often. 0 is a Cadet.

    >>> level_between(1.0, 7), {level_between(2.5, number) for number in range(20)} == {"captain", "admiral"}
    ('pilot', True)
    """
    low = min(int(strength), len(LEVELS) - 1)
    share = Chance(stream(number, "level")).below(1000) / 1000
    return LEVELS[low + (share < strength - low)]


def trials_within(game_id: str, level: str, seconds: float) -> int | None:
    """How many trials a level makes of a decision where it may think so long: more time, more effort. None: its own.

    The clock ends the thinking of a machine that does not get so far in that time.
    """
    spec = spec_of(game_id, level)
    return None if spec.former or not spec.effort else max(1, round(spec.effort * seconds / USUAL_SECONDS))


def level_and_effort(kind: str) -> tuple[str, int | None]:
    """A kind of player in measurements may be a level with an effort of its own.

    >>> level_and_effort("admiral@80"), level_and_effort("cadet")
    (('admiral', 80), ('cadet', None))
    """
    level, _, effort = kind.partition("/")[0].partition("@")
    return level, int(effort) if effort.isdecimal() else None


def temper_in(kind: str) -> str:
    """It may have a temperament, too.

    >>> temper_in("admiral@80/bold"), level_and_effort("captain/trader"), temper_in("pilot")
    ('bold', ('captain', None), '')
    """
    temper = kind.partition("/")[2]
    return temper if temper in TEMPERS else ""


def decide(brief: Brief, expired: Expired = never) -> Thought:
    """What a player of the brief's level answers. Equal briefs give equal answers unless `expired` stops it early."""
    hints = hints_of(brief.game)
    brief.expired = expired
    thought = _thought(brief, spec_of(brief.game, brief.level), expired)
    value = thought.value
    if not (value == WAIT and brief.decision.since is not None):
        value = brief.decision.check(value)
    why = hints.why(brief.world, brief.decision, value) if brief.explain else None
    plan = None if brief.level == RANDOM else plans.noted(brief, hints, value, thought.plan)
    return thought._replace(value=value, why=why, plan=plan)


def _thought(brief: Brief, spec: LevelSpec, expired: Expired) -> Thought:
    if brief.level == RANDOM:
        return think_random(brief)
    hints = hints_of(brief.game)
    planned = plans.carried_on(brief, hints)
    if planned is not None:
        return Thought(planned[0])
    value = hints.former(brief, brief.level) if spec.former and hints.former is not None else None
    return think(brief, spec, expired) if value is None else Thought(value)
