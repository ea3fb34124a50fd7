"""The opponents of Onward to Venus: what each level can do, how it decides, and why."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import Draws
from rules.core.decisions import Decision, Value

from .ai.answers import instinct, ranked
from .ai.judgement import evaluate
from .state import Onward

# Errors of judgement in victory points. Captain and Admiral play the rest of the period in imagined worlds.
NOISE: Mapping[str, float] = MappingProxyType({"cadet": 1.6, "pilot": 0.25, "captain": 0.0, "admiral": 0.0})
LEVELS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "cadet": LevelSpec("greedy", effort=0, slip=0.04),
        "pilot": LevelSpec("greedy", effort=0),
        "captain": LevelSpec("greedy", effort=12, worlds=3, width=4, depth=400, turns=1),
        "admiral": LevelSpec("greedy", effort=60, worlds=10, width=6, depth=400, turns=1),
    }
)
_SEARCHED = frozenset(("venus.turn.act", "venus.move.claim"))


def play(brief: Brief, level: str) -> Value | None:
    """Instinct for the lower levels and for what has one sensible answer; None leaves it to look-ahead."""
    g: Onward = brief.world  # type: ignore[assignment]
    if LEVELS[level].effort and brief.decision.prompt in _SEARCHED:
        return None
    return instinct(g, brief.decision, brief.rng, NOISE[level])


def listed(g: Onward, decision: Decision, rng: Draws, limit: int) -> list[Value]:
    """The answers worth a thought, the best first."""
    return ranked(g, decision, rng, 0.0, limit)


def quick(g: Onward, decision: Decision, rng: Draws) -> Value:
    """A fast answer for look-ahead."""
    return instinct(g, decision, rng, 0.3)


HINTS = Hints(evaluate=evaluate, candidates=listed, quick=quick, levels=LEVELS, play=play)
