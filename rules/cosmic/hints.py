"""The opponents of Cosmic Encounter: how each level decides, and why.

All levels know what colonies, ships, cards and powers are worth to whom, how an encounter is likely to end, and who
must not win; `ai.skill` says how carefully each of them looks. The lower levels answer by instinct. The higher ones try
small choices of single pieces out in imagined futures; the Admiral does so with everything in a window, and with all of
an encounter that may decide the game. It overrules its instinct only by an answer that ends clearly better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import RandomSource
from rules.core.decisions import Decision, Value

from .ai import skill
from .ai.answers import candidates, instinct
from .ai.foresight import contest, evaluate, foresee, outcome
from .ai.skill import Mind, Skill
from .ai.why import why
from .state.cosmos import Cosmos

LEVELS: Mapping[str, Skill] = MappingProxyType(
    {
        "cadet": skill.CADET,
        "pilot": skill.PILOT,
        "captain": skill.CAPTAIN,
        "admiral": skill.ADMIRAL,
        "reference": skill.ADMIRAL,
    }
)


def _world(brief: Brief) -> Cosmos:
    assert isinstance(brief.world, Cosmos)
    return brief.world


def _mind(brief: Brief, level: str) -> Mind:
    """The level's mind, which may try small choices out."""
    own = LEVELS[level]

    def trial(decision: Decision, values: Sequence[Value]) -> Value:
        effort = own.trials * len(values) if brief.effort is None else brief.effort
        return values[foresee(brief, decision, values, effort).order[0]]

    return Mind(own, brief.rng, trial if own.trials else None)


def at_first_sight(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game at first sight."""
    return instinct(_world(brief), brief.decision, Mind(LEVELS[level], brief.rng))


def former(brief: Brief, level: str) -> Value | None:
    """The answer of former Captains and Admirals, who try in a way of their own what they are in doubt about."""
    g, mind = _world(brief), _mind(brief, level)
    effort = mind.skill.effort if brief.effort is None else brief.effort
    if not mind.skill.effort:
        return instinct(g, brief.decision, mind)
    found = candidates(g, brief.decision, mind, mind.skill.width)
    if len(found) == 1:
        return found[0]
    return found[contest(brief, brief.decision, found, effort)]


def listed(g: Cosmos, decision: Decision, rng: RandomSource, limit: int) -> list[Value]:
    """The answers worth a thought, the best first."""
    return candidates(g, decision, Mind(skill.CAPTAIN, rng), limit)


def quick(g: Cosmos, decision: Decision, rng: RandomSource) -> Value:
    """A fast answer for look-ahead."""
    return instinct(g, decision, Mind(skill.ROLLOUT, rng))


HINTS = Hints(
    evaluate=evaluate, outcome=outcome, candidates=listed, quick=quick, why=why, instinct=at_first_sight, former=former,
    levels={
        level: LevelSpec(effort=skill.effort, width=skill.width, former=skill.trials > 0)
        for level, skill in LEVELS.items()
    },
)  # fmt: skip
