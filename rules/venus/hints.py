"""The opponents of Onward to Venus: what each level can do, how it decides, and why."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import Draws
from rules.core.decisions import Decision, One, Value

from .ai import skill
from .ai.answers import instinct, ranked, weighed
from .ai.foresight import foresee
from .ai.judgement import evaluate
from .ai.skill import Mind, Skill
from .ai.why import why
from .state import Onward

SKILLS: Mapping[str, Skill] = MappingProxyType(
    {"cadet": skill.CADET, "pilot": skill.PILOT, "captain": skill.CAPTAIN, "admiral": skill.ADMIRAL}
)
LEVELS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "cadet": LevelSpec("greedy", effort=0, slip=0.04),
        "pilot": LevelSpec("greedy", effort=0),
        "captain": LevelSpec("greedy", effort=0),
        "admiral": LevelSpec("greedy", effort=12, width=4),
    }
)

FORESEEN = frozenset(("venus.turn.act", "venus.move.claim"))
MARGIN = 1.0  # what is so much worse at first sight is not tried


def play(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game; only the Admiral tries the best ones in imagined worlds."""
    g: Onward = brief.world  # type: ignore[assignment]
    spec, mind, decision = LEVELS[level], Mind(SKILLS[level], brief.rng), brief.decision
    effort = spec.effort if brief.effort is None else min(spec.effort, brief.effort)
    if effort and decision.prompt in FORESEEN and isinstance(decision, One):
        found = weighed(g, decision, mind)[: spec.width]
        near = [(worth, decision.options[i]) for worth, i in found if worth > found[0][0] - MARGIN]
        return foresee(brief, near, effort) if len(near) > 1 else near[0][1]
    return instinct(g, decision, mind)


def listed(g: Onward, decision: Decision, rng: Draws, limit: int) -> list[Value]:
    """The answers worth a thought, the best first."""
    return ranked(g, decision, Mind(skill.CAPTAIN, rng), limit)


def quick(g: Onward, decision: Decision, rng: Draws) -> Value:
    """A fast answer for look-ahead."""
    return instinct(g, decision, Mind(skill.CAPTAIN, rng))


HINTS = Hints(evaluate=evaluate, candidates=listed, quick=quick, why=why, levels=LEVELS, play=play)
