"""The opponents of Űrbirodalmak: what each level can do.

All levels play by goals (see `ai`). Cadet and Pilot guess strength at a glance, forget groups and overlook purchases;
the Captain weighs battles by simulation, rehearses arms, and seldom forgets anything; the Admiral never does, weighs
battles in more imagined worlds, answers the technology that an enemy has shown, refits, and lets Decoys go along.

The ladder with the preset STANDARD on the small map, at most 20 phases; short runs, so that each share may be off by 15
to 20 points (`python -m rules.empires.ai.league ladder A B` plays the base game):

    A        B        seats   share   games (seed)
    cadet    random   2       100 %   20 (91)
    captain  pilot    2        75 %   26 (93)
    admiral  captain  2        73 %   30 (92)
    pilot    cadet    2        79 %   14 (94)
    admiral  captain  3        79 %    7 (610), one Admiral in each
    admiral  captain  3        33 %    6 (195), when counters over a Homeworld were taken for shipyards and Bases

So it is not shown yet that the ladder holds with three seats. Of two Admirals the one that rehearsed arms won 7
of 14 against one that judged them at a glance. Whole designs of ships (`armament`) lose against players who build at
once, none of 9, and win against Doomsday Machines: on normal difficulty the Admiral won 7 of 8 on the small map and 12
of 17 on the large one. Against two alien empires on easy it won none of 6 within 20 phases, and took 4 of their 12
Homeworlds. Its longest decision took 1.1 s, its longest plan of a Movement phase 0.4 s of one core.
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
from .ai.marching import GROUP, ORDER, carried_on, drafted, is_current
from .ai.outlook import Outlook
from .ai.skill import Mind, Skill
from .ai.why import why
from .state import Galaxy

SKILLS: Mapping[str, Skill] = MappingProxyType(
    {"cadet": skill.CADET, "pilot": skill.PILOT, "captain": skill.CAPTAIN, "admiral": skill.ADMIRAL}
)
LEVELS: Mapping[str, LevelSpec] = MappingProxyType({name: LevelSpec("greedy", effort=0) for name in SKILLS})
MARCHING = (GROUP, ORDER)
WEIGHING = frozenset((*MARCHING, "empires.economy.sheet", "empires.combat.hex"))  # what is thought about in many worlds


def _world(brief: Brief) -> Galaxy:
    assert isinstance(brief.world, Galaxy)
    return brief.world


def _outlook(brief: Brief, level: str) -> Outlook:
    mind = Mind(SKILLS[level], Chance(stream(brief.number, "empires")))
    many = mind.skill.worlds if brief.decision.prompt in WEIGHING else 1
    worlds = [world for world in brief.worlds(many) if isinstance(world, Galaxy)]
    return Outlook(worlds[0], brief.seat, mind, worlds)


@lru_cache(maxsize=1)  # the answer and the plan that begins with it are asked for one after the other
def _draft(brief: Brief) -> dict[str, Json]:
    return drafted(_outlook(brief, brief.level), brief.plan)


def _sets_out(brief: Brief) -> bool:
    """Whether orders are still to be made; somebody else may already have taken up a group, and asks what it can do."""
    return brief.decision.prompt in MARCHING and not is_current(_world(brief), brief.plan)


def play(brief: Brief, level: str) -> Value | None:
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
    if brief.decision.prompt not in MARCHING or not is_current(_world(brief), plan):
        return None
    return carried_on(_world(brief), brief.decision, plan)


# Nobody looks ahead by playing on: a policy that thinks is too slow for it, and dice are no worse.
HINTS = Hints(why=why, levels=LEVELS, play=play, begins=begins, pursues=pursues)
