"""The opponents of Űrbirodalmak: what each level can do.

All levels play by goals (see `ai`). Cadet and Pilot guess strength at a glance, forget groups and overlook purchases;
the Captain weighs battles by simulation, rehearses arms, and seldom forgets anything; the Admiral never does, weighs
battles in more imagined worlds, answers the technology that an enemy has shown, refits, and lets Decoys go along. Alone
he reckons with what a Homeworld hides (`ai.might.reckoned`), gathers all squads where only all together win, and counts
all squads of an enemy who comes near his own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import Chance, stream
from rules.core.decisions import Value
from rules.core.records import Json

from .ai import skill
from .ai.answers import answer
from .ai.judgement import evaluate
from .ai.marching import carried_on, drafted, is_current
from .ai.outlook import Outlook
from .ai.quick import quick
from .ai.skill import Mind, Skill
from .ai.why import why
from .questions import COMBAT_HEX, ECONOMY_SHEET, MOVING
from .state import Galaxy

LEVELS: Mapping[str, Skill] = MappingProxyType(
    {
        "cadet": skill.CADET,
        "pilot": skill.PILOT,
        "captain": skill.CAPTAIN,
        "admiral": skill.ADMIRAL,
        "reference": skill.ADMIRAL,
    }
)
WEIGHING = frozenset((*MOVING, ECONOMY_SHEET, COMBAT_HEX))  # what is thought about in many worlds


def _world(brief: Brief) -> Galaxy:
    assert isinstance(brief.world, Galaxy)
    return brief.world


def _outlook(brief: Brief, level: str) -> Outlook:
    mind = Mind(LEVELS[level], Chance(stream(brief.number, "empires")))
    many = mind.skill.worlds if brief.decision.prompt in WEIGHING else 1
    worlds = [world for world in brief.worlds(many) if isinstance(world, Galaxy)]
    return Outlook(worlds[0], brief.seat, mind, worlds)


@lru_cache(maxsize=1)  # the answer and the plan that begins with it are asked for one after the other
def _draft(brief: Brief) -> dict[str, Json]:
    return drafted(_outlook(brief, brief.level), brief.plan)


def _sets_out(brief: Brief) -> bool:
    """Whether orders are still to be made; somebody else may already have taken up a group, and asks what it can do."""
    return brief.decision.prompt in MOVING and not is_current(_world(brief), brief.plan)


def instinct(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game."""
    decision = brief.decision
    if _sets_out(brief):
        return carried_on(_world(brief), decision, _draft(brief))
    return answer(_outlook(brief, level), decision)


def begins(brief: Brief, value: Value) -> dict[str, Json] | None:
    """The orders of a Movement phase begin with its first group."""
    return _draft(brief) if _sets_out(brief) else None


def pursues(brief: Brief, plan: Mapping[str, Json]) -> Value | None:
    """The next group, or its next order."""
    if brief.decision.prompt not in MOVING or not is_current(_world(brief), plan):
        return None
    return carried_on(_world(brief), brief.decision, plan)


HINTS = Hints(
    evaluate=evaluate, quick=quick, why=why, instinct=instinct, begins=begins, pursues=pursues,
    levels={level: LevelSpec() for level in LEVELS},
)  # fmt: skip
