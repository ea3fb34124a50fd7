"""The opponents of Káosz Galaktika: what each level can do, how it decides, and why."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import Draws
from rules.core.decisions import Decision, Value

from .ai import skill
from .ai.instinct import decide
from .ai.judgement import evaluate
from .ai.skill import Mind, Skill
from .state import Kaosz

SKILLS: Mapping[str, Skill] = MappingProxyType(
    {"cadet": skill.CADET, "pilot": skill.PILOT, "captain": skill.CAPTAIN, "admiral": skill.ADMIRAL}
)

LEVELS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "cadet": LevelSpec("greedy", effort=0, slip=0.06),
        "pilot": LevelSpec("greedy", effort=0),
        "captain": LevelSpec("greedy", effort=0),
        "admiral": LevelSpec("greedy", effort=0),
    }
)


def play(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game."""
    g: Kaosz = brief.world  # type: ignore[assignment]
    return decide(g, brief.decision, Mind(SKILLS[level], brief.rng))


def quick(g: Kaosz, decision: Decision, rng: Draws) -> Value:
    """A fast answer for look-ahead."""
    return decide(g, decision, Mind(skill.ROLLOUT, rng))


HINTS = Hints(evaluate=evaluate, quick=quick, levels=LEVELS, play=play)
