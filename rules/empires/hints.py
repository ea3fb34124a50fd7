"""The opponents of Űrbirodalmak: what each level can do.

All levels play by goals (see `ai`). Cadet and Pilot guess strength at a glance, forget groups and overlook purchases;
the Captain weighs battles by simulation, rehearses arms, and seldom forgets anything; the Admiral never does, weighs
battles in more imagined worlds, answers the technology that an enemy has shown, refits, and lets Decoys go along. Alone
he reckons with what a Homeworld hides (`ai.reckoning`), gathers all squads where only all together win, and counts all
squads of an enemy who comes near his own.

The ladder with the presets (`python -m app simulate empires --seats A,B --rotate --variant preset=standard`; with
three seats half of the games have two of A; `python -m rules.empires.ai.league ladder A B` plays the base game):

    A        B        preset     seats   share   games (seeds)
    pilot    cadet    STANDARD   2        86 %   100 (1000 to 1080)
    pilot    cadet    STANDARD   3        78 %    60 (1000 to 1024)
    pilot    cadet    FULL       2        90 %    40 (1000, 1020)
    captain  pilot    STANDARD   2        85 %   100 (1000 to 1080)
    captain  pilot    STANDARD   3        81 %    60 (1000 to 1024)
    captain  pilot    FULL       2        90 %    40 (1000, 1020)
    captain  pilot    FULL       3        77 %    24 (3000)
    admiral  captain  STANDARD   2        78 %   100 (1000 to 1080), before he reckoned with what a Homeworld hides
    admiral  captain  STANDARD   3        62 %    45 (3000 to 6012; of these 58 % of the 30 from 3000 on)
    admiral  captain  FULL       2        76 %    17 (3000 to 6100)

So it is not quite shown that the Admiral is ahead in 60 % with three seats: such a share may be off by 10 points. There
whoever takes a Homeworld first wins, and two may fall upon the third: with equal distances everybody has another front
(`Outlook.front`), but distances are not always equal. Two Admirals wait longer for good odds than Captains do (24
cycles a game instead of 17; the longest game had 45).

On normal difficulty the Admiral won 5 of 6 games against Doomsday Machines on the large map and 4 of 5 on the small
one. Against two alien empires on easy it won 3 of 16: it strikes early, but fleets that raid its colonies meanwhile
cost it more than it can win. Its longest decision took 1.6 s, its longest plan of a Movement phase 1.0 s, on a busy
machine.
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
from .ai.marching import carried_on, drafted, is_current
from .ai.outlook import Outlook
from .ai.skill import Mind, Skill
from .ai.why import why
from .questions import COMBAT_HEX, ECONOMY_SHEET, MOVING
from .state import Galaxy

SKILLS: Mapping[str, Skill] = MappingProxyType(
    {"cadet": skill.CADET, "pilot": skill.PILOT, "captain": skill.CAPTAIN, "admiral": skill.ADMIRAL}
)
LEVELS: Mapping[str, LevelSpec] = MappingProxyType({name: LevelSpec("greedy", effort=0) for name in SKILLS})
WEIGHING = frozenset((*MOVING, ECONOMY_SHEET, COMBAT_HEX))  # what is thought about in many worlds


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
    return brief.decision.prompt in MOVING and not is_current(_world(brief), brief.plan)


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
    if brief.decision.prompt not in MOVING or not is_current(_world(brief), plan):
        return None
    return carried_on(_world(brief), brief.decision, plan)


# Nobody looks ahead by playing on: a policy that thinks is too slow for it, and dice are no worse.
HINTS = Hints(why=why, levels=LEVELS, play=play, begins=begins, pursues=pursues)
