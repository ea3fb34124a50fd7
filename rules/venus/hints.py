"""The opponents of Onward to Venus: what each level can do, how it decides, and why."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import Draws
from rules.core.decisions import Decision, Value

from .ai import skill
from .ai.answers import instinct, ranked
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
        "admiral": LevelSpec("greedy", effort=0),
    }
)


def play(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game."""
    g: Onward = brief.world  # type: ignore[assignment]
    return instinct(g, brief.decision, Mind(SKILLS[level], brief.rng))


def listed(g: Onward, decision: Decision, rng: Draws, limit: int) -> list[Value]:
    """The answers worth a thought, the best first."""
    return ranked(g, decision, Mind(skill.ADMIRAL, rng), limit)


def quick(g: Onward, decision: Decision, rng: Draws) -> Value:
    """A fast answer for look-ahead."""
    return instinct(g, decision, Mind(skill.ADMIRAL, rng))


HINTS = Hints(evaluate=evaluate, candidates=listed, quick=quick, why=why, levels=LEVELS, play=play)
