"""The opponents of Űrbirodalmak: what each level can do.

All levels play by goals (see `ai`). Cadet and Pilot guess strength at a glance, forget groups and overlook purchases;
the Captain weighs battles by simulation, rehearses arms, and seldom forgets anything; the Admiral never does, weighs
battles in more imagined worlds, answers the technology that an enemy has shown, refits, and lets Decoys go along. Alone
he reckons with what a Homeworld hides (`ai.might.reckoned`), gathers all squads where only all together win, and counts
all squads of an enemy who comes near his own.

Captain and Admiral think about where fleets go: at the beginning of a Movement phase several whole plans, each with
another goal of the main fleet, are followed in imagined worlds and played on at a glance (`ai.quick`). They think about
nothing else, and not at all alone against machines and alien empires:
- a battle is weighed by `battle.odds`, which plays it to its end with exact dice: a trial would say no more;
- what technology is worth shows after five and more phases, when a trial is far from what anybody would do: the sheet
  is rehearsed in battles (`ai.rehearsal`);
- who plays alone meets enemies who go by tables, and his instinct knows when they come.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import Chance, RandomSource, stream
from rules.core.decisions import Decision, Value
from rules.core.records import Json

from .ai import skill
from .ai.answers import answer
from .ai.judgement import FEATURES, evaluate, features
from .ai.marching import carried_on, drafted, followed, is_current
from .ai.outlook import Outlook
from .ai.quick import quick
from .ai.skill import Mind, Skill
from .ai.why import why
from .questions import COMBAT_HEX, ECONOMY_SHEET, MOVING
from .state import Galaxy

SKILLS: Mapping[str, Skill] = MappingProxyType(
    {
        "cadet": skill.CADET,
        "pilot": skill.PILOT,
        "captain": skill.CAPTAIN,
        "admiral": skill.ADMIRAL,
        "reference": skill.ADMIRAL,
    }
)
GOALS = 7  # of the main fleet, besides that of the instinct
LEVELS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "cadet": LevelSpec(),
        "pilot": LevelSpec(),
        "captain": LevelSpec(effort=30, worlds=4, depth=600, turns=2),
        "admiral": LevelSpec(effort=120, worlds=8, depth=600, turns=2),
        "reference": LevelSpec(),
    }
)
WEIGHING = frozenset((*MOVING, ECONOMY_SHEET, COMBAT_HEX))  # what is thought about in many worlds


def _world(brief: Brief) -> Galaxy:
    assert isinstance(brief.world, Galaxy)
    return brief.world


def _outlook(brief: Brief, level: str) -> Outlook:
    mind = Mind(SKILLS[level], Chance(stream(brief.number, "empires")))
    many = mind.skill.worlds if brief.decision.prompt in WEIGHING else 1
    worlds = [world for world in brief.worlds(many) if isinstance(world, Galaxy)]
    return Outlook(worlds[0], brief.seat, mind, worlds, brief.expired)


@lru_cache(maxsize=1)  # the answer and the plan that begins with it are asked for one after the other
def _drafts(brief: Brief, others: int = 0) -> list[dict[str, Json]]:
    return drafted(_outlook(brief, brief.level), brief.plan, others)


def _sets_out(brief: Brief) -> bool:
    """Whether orders are still to be made; somebody else may already have taken up a group, and asks what it can do."""
    return brief.decision.prompt in MOVING and not is_current(_world(brief), brief.plan)


def instinct(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game."""
    decision = brief.decision
    if _sets_out(brief):
        return carried_on(_world(brief), decision, _drafts(brief)[0])
    return answer(_outlook(brief, level), decision)


def begins(brief: Brief, value: Value) -> dict[str, Json] | None:
    """The orders of a Movement phase begin with its first group."""
    return _drafts(brief)[0] if _sets_out(brief) else None


def schemes(brief: Brief) -> list[dict[str, Json]]:
    """The orders of a Movement phase, with several goals of the main fleet; none before the senses have been used."""
    found = _drafts(brief, GOALS) if _sets_out(brief) and len(_world(brief).cp) > 1 else []
    return [plan for plan in found if is_current(_world(brief), plan)]


def pursues(brief: Brief, plan: Mapping[str, Json]) -> Value | None:
    """The next group, or its next order."""
    if brief.decision.prompt not in MOVING or not is_current(_world(brief), plan):
        return None
    return carried_on(_world(brief), brief.decision, plan)


def listed(g: Galaxy, decision: Decision, rng: RandomSource, limit: int) -> list[Value]:
    """Nothing beside the instinct's answer: what is thought about are whole plans of a Movement phase."""
    return []


HINTS = Hints(
    candidates=listed,
    evaluate=evaluate, quick=quick, why=why, instinct=instinct, begins=begins, pursues=pursues,
    schemes=schemes, follows=followed,
    levels=LEVELS, features=features, feature_names=FEATURES,
    judgement=Path(__file__).parent / "ai" / "judgement.toml",
)  # fmt: skip
