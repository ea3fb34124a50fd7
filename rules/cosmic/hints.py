"""The opponents of Cosmic Encounter: how each level decides, and why.

All levels know what colonies, ships, cards and powers are worth to whom, how an encounter is likely to end, and who
must not win; `ai.skill` says how carefully each of them looks. Cadet and Pilot answer by instinct. Captain and Admiral
try whatever they are in doubt about to the end of the encounter; encounter cards are laid by a mixed strategy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import RandomSource
from rules.core.decisions import Decision, Value

from . import questions
from .ai import skill
from .ai.answers import candidates, instinct
from .ai.foresight import contest, evaluate, foresee, outcome
from .ai.judgement import FEATURES, features, stage, table
from .ai.skill import Mind, Skill
from .ai.why import why
from .state.cosmos import Cosmos

SKILLS: Mapping[str, Skill] = MappingProxyType(
    {
        "cadet": skill.CADET,
        "pilot": skill.PILOT,
        "captain": skill.CAPTAIN,
        "admiral": skill.ADMIRAL,
        "reference": skill.ADMIRAL,
    }
)

MOST_ANSWERS = 200  # in one trial

LEVELS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "cadet": LevelSpec(),
        "pilot": LevelSpec(),
        "captain": LevelSpec(
            effort=20, worlds=10, width=4, depth=MOST_ANSWERS, turns=1, secret=3, naive=0.6, clear=2.0
        ),
        "admiral": LevelSpec(
            effort=40, worlds=16, width=6, depth=MOST_ANSWERS, turns=1, secret=4, naive=0.6, clear=1.3
        ),
        "reference": LevelSpec(effort=40, width=4, former=True),
    }
)


def _world(brief: Brief) -> Cosmos:
    assert isinstance(brief.world, Cosmos)
    return brief.world


def _mind(brief: Brief, level: str) -> Mind:
    """The level's mind, which may try small choices out."""
    own = SKILLS[level]

    def trial(decision: Decision, values: Sequence[Value]) -> Value:
        effort = own.trials * len(values) if brief.effort is None else brief.effort
        return values[foresee(brief, decision, values, effort).order[0]]

    return Mind(own, brief.rng, trial if own.trials else None)


def at_first_sight(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game at first sight."""
    return instinct(_world(brief), brief.decision, Mind(SKILLS[level], brief.rng))


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
    return candidates(g, decision, Mind(skill.ADMIRAL, rng), limit)


def quick(g: Cosmos, decision: Decision, rng: RandomSource) -> Value:
    """A fast answer for look-ahead."""
    return instinct(g, decision, Mind(skill.ROLLOUT, rng))


HINTS = Hints(
    evaluate=evaluate, outcome=outcome, candidates=listed, quick=quick, why=why, instinct=at_first_sight, former=former,
    features=features, feature_names=FEATURES, table=table, judgement=Path(__file__).parent / "ai" / "judgement.toml",
    levels=LEVELS, secret=frozenset({questions.LAY_CARD}), mixes=True, stage=stage,
)  # fmt: skip
