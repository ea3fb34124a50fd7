"""The opponents of Cosmic Encounter: what each level can do, how it decides, and why."""

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
from .ai.foresight import foresee, outcome
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
        "admiral": LevelSpec("greedy", effort=12, width=4),
    }
)
CLEAR = 0.03  # a chance to win that is better by so much overrules instinct
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
    means = foresee(brief, brief.decision, found, effort).means
    best = max(range(len(found)), key=lambda i: means[i])
    return found[best if means[best] > means[0] + CLEAR else 0]


def listed(g: Cosmos, decision: Decision, rng: RandomSource, limit: int) -> list[Value]:
    """The answers worth a thought, the best first."""
    return candidates(g, decision, Mind(skill.CAPTAIN, rng), limit)


def quick(g: Cosmos, decision: Decision, rng: RandomSource) -> Value:
    """A fast answer for look-ahead."""
    return instinct(g, decision, Mind(skill.ROLLOUT, rng))


HINTS = Hints(evaluate=evaluate, outcome=outcome, candidates=listed, quick=quick, why=why, levels=LEVELS, play=play)
