"""The opponents of Onward to Venus: what each level can do, how it decides, and why.

All levels judge alike: what incomes on a planet are likely to score, what the crises at the end of the period will do
and to whom, what a fight costs over all dice, who else is after a tile, what the own units can still claim. Cadet,
Pilot and Captain err, the lower the more; the Pilot does not heed rivals, the Cadet neither them nor crises, and uses
cards only in fights. The Admiral does not err, looks ahead to what each rival will claim next, and tries answers that
seem about as good in imagined worlds.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import RandomSource
from rules.core.decisions import Decision, One, Value
from rules.core.records import Json

from .ai import skill
from .ai.answers import MOVING, TURNS, instinct, march_begun, march_carried_on, weighed
from .ai.judgement import FEATURES, earth_in_danger, evaluate, features
from .ai.quick import quick as at_a_glance
from .ai.skill import Mind, Skill
from .ai.why import why
from .state import Onward

SKILLS: Mapping[str, Skill] = MappingProxyType(
    {
        "cadet": skill.CADET,
        "pilot": skill.PILOT,
        "captain": skill.CAPTAIN,
        "admiral": skill.ADMIRAL,
        "reference": skill.ADMIRAL,
    }
)
LEVELS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "cadet": LevelSpec(),
        "pilot": LevelSpec(),
        "captain": LevelSpec(),
        "admiral": LevelSpec(effort=200, worlds=25, width=4, depth=14, clear=1.5),
        "reference": LevelSpec(),
    }
)


OPEN = 1.2  # points by which what the instinct thinks best may be behind


def _world(brief: Brief) -> Onward:
    assert isinstance(brief.world, Onward)
    return brief.world


def at_first_sight(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game."""
    return instinct(_world(brief), brief.decision, Mind(SKILLS[level], brief.rng))


def begins(brief: Brief, value: Value) -> dict[str, Json] | None:
    """The march that a move begins. The group that goes was already weighed when the way was chosen."""
    if brief.decision.prompt not in MOVING:
        return None
    return march_begun(_world(brief), brief.decision, value, Mind(SKILLS[brief.level], brief.rng))


def pursues(brief: Brief, plan: Mapping[str, Json]) -> Value | None:
    """The group that the chosen way was meant for."""
    return march_carried_on(_world(brief), brief.decision, plan)


def listed(g: Onward, decision: Decision, rng: RandomSource, limit: int) -> list[Value]:
    """The answers worth a trial, the best first: those that seem about as good. What cards are good for, and that Earth
    must stand, the quick policy sees badly: that is left to the instinct."""
    mind = Mind(skill.ADMIRAL, rng)
    if decision.prompt not in TURNS or not isinstance(decision, One):
        return [instinct(g, decision, mind)]
    judged = weighed(g, decision, mind)[:limit]
    found: list[Value] = [decision.options[i] for value, i in judged if value >= judged[0][0] - OPEN]
    return found[:1] if found[0][0] in ("card", "with", "encore") or earth_in_danger(g) else found


def quick(g: Onward, decision: Decision, rng: RandomSource) -> Value:
    """A fast answer for look-ahead."""
    return at_a_glance(g, decision, Mind(skill.ADMIRAL, rng))


HINTS = Hints(
    evaluate=evaluate, candidates=listed, quick=quick, why=why, levels=LEVELS, instinct=at_first_sight, begins=begins,
    pursues=pursues, features=features, feature_names=FEATURES,
    judgement=Path(__file__).parent / "ai" / "judgement.toml",
)  # fmt: skip
