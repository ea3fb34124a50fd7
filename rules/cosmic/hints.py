"""The opponents of Cosmic Encounter: what each level can do, how it decides, and why.

All levels judge alike: what colonies, ships, cards and powers are worth to whom, how an encounter is likely to end, and
who must not win. Cadet, Pilot and Captain are careless now and then, the lower the more, but never in a deal or with
allies; Cadet and Pilot neither reckon with powers nor count cards. Captain and Admiral try small choices of single
pieces out; the Admiral does so with everything in a window, and with all of an encounter that may decide the game.

The ladder at tables of four, two seats each (`python -m rules.cosmic.ai.league ladder A B --seed 4 --first F --games
G`, in parts with F = 0, 1000, 2000 and 3000); the share of pairwise comparisons in which A placed ahead of B:

    A        B        games  share   wanted
    cadet    random   63     91.9 %  90 %
    pilot    cadet    124    62.2 %  60 %
    captain  pilot    79     63.0 %  60 %
    admiral  captain  13     64.4 %  60 %

With 60 to 120 games the 95 % interval is 5 to 8 points to either side; the last line is too short to be sure (20).
Carelessness was the only handicap that showed: 0 % against 20 % of answers gave 67 % (46 games), 15 % against 40 % gave
76 % (50 games); errors of judgement of 5 and of 15 points made no difference (57 games). A game of four Captains takes
0.6 s of a processor, one with two Admirals 4 s.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import RandomSource
from rules.core.decisions import Decision, Value

from .ai import skill
from .ai.answers import instinct
from .ai.candidates import candidates
from .ai.foresight import contest, foresee, outcome
from .ai.judgement import evaluate
from .ai.skill import Mind, Skill
from .ai.why import why
from .state import Cosmos

SKILLS: Mapping[str, Skill] = MappingProxyType(
    {"cadet": skill.CADET, "pilot": skill.PILOT, "captain": skill.CAPTAIN, "admiral": skill.ADMIRAL}
)
LEVELS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "cadet": LevelSpec("greedy", effort=0),
        "pilot": LevelSpec("greedy", effort=0),
        "captain": LevelSpec("greedy", effort=0),
        "admiral": LevelSpec("greedy", effort=40, width=4),
    }
)
SMALL: Mapping[str, int] = MappingProxyType({"captain": 2, "admiral": 4})  # trials for each answer of a small choice


def _world(brief: Brief) -> Cosmos:
    assert isinstance(brief.world, Cosmos)
    return brief.world


def _mind(brief: Brief, level: str) -> Mind:
    """The level's mind; Captain and Admiral try small choices out."""

    def trial(decision: Decision, values: Sequence[Value]) -> Value:
        effort = SMALL[level] * len(values) if brief.effort is None else brief.effort
        return values[foresee(brief, decision, values, effort).order[0]]

    return Mind(SKILLS[level], brief.rng, trial if level in SMALL else None)


def play(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game."""
    g, spec, mind = _world(brief), LEVELS[level], _mind(brief, level)
    if not spec.effort:
        return instinct(g, brief.decision, mind)  # the lower levels do not look ahead
    found = candidates(g, brief.decision, mind, spec.width)
    if len(found) == 1:
        return found[0]
    effort = spec.effort if brief.effort is None else brief.effort
    return found[contest(brief, brief.decision, found, effort)]


def listed(g: Cosmos, decision: Decision, rng: RandomSource, limit: int) -> list[Value]:
    """The answers worth a thought, the best first."""
    return candidates(g, decision, Mind(skill.CAPTAIN, rng), limit)


def quick(g: Cosmos, decision: Decision, rng: RandomSource) -> Value:
    """A fast answer for look-ahead."""
    return instinct(g, decision, Mind(skill.ROLLOUT, rng))


HINTS = Hints(evaluate=evaluate, outcome=outcome, candidates=listed, quick=quick, why=why, levels=LEVELS, play=play)
