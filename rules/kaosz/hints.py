"""The opponents of Káosz Galaktika: what each level can do, how it decides, and why.

Cadet and Pilot answer by instinct (`ai.instinct`): what a card is worth, what a fight would cost, what an attack
promises. They err and look at fewer fleets; the Cadet plays no interrupts, and neither of them keeps credits back
(`ai.skill`). Captain and Admiral think: the Captain to the end of the turn, the Admiral until its own next turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import RandomSource
from rules.core.decisions import Decision, Value

from .ai import skill
from .ai.candidates import candidates
from .ai.foresight import foresee
from .ai.instinct import decide
from .ai.judgement import FEATURES, evaluate, features
from .ai.skill import Mind, Skill
from .ai.why import why
from .state import Kaosz

SKILLS: Mapping[str, Skill] = MappingProxyType(
    {
        "cadet": skill.CADET,
        "pilot": skill.PILOT,
        "captain": skill.CAPTAIN,
        "admiral": skill.ADMIRAL,
        "reference": skill.ADMIRAL,
    }
)

MOST_ANSWERS = 400  # in one trial

LEVELS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "cadet": LevelSpec(),
        "pilot": LevelSpec(),
        "captain": LevelSpec(effort=12, worlds=6, width=4, depth=MOST_ANSWERS, turns=1),
        "admiral": LevelSpec(effort=80, worlds=32, width=6, depth=MOST_ANSWERS, turns=2),
        "reference": LevelSpec(effort=12, width=4, turns=1, former=True),
    }
)


def instinct(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game at first sight."""
    g: Kaosz = brief.world  # type: ignore[assignment]
    return decide(g, brief.decision, Mind(SKILLS[level], brief.rng))


def former(brief: Brief, level: str) -> Value | None:
    """The former Admiral's answer: its few best ones are played on to the end of the turn."""
    g: Kaosz = brief.world  # type: ignore[assignment]
    mind, spec = Mind(SKILLS[level], brief.rng), LEVELS["reference"]
    found = candidates(g, brief.decision, mind, spec.width)
    if len(found) == 1:
        return found[0]
    return found[foresee(brief, found, spec.effort, spec.turns).order[0]]


def listed(g: Kaosz, decision: Decision, rng: RandomSource, limit: int) -> list[Value]:
    """The answers worth a thought, the best first."""
    return candidates(g, decision, Mind(skill.CAPTAIN, rng), limit)


def quick(g: Kaosz, decision: Decision, rng: RandomSource) -> Value:
    """A fast answer for look-ahead."""
    return decide(g, decision, Mind(skill.ROLLOUT, rng))


HINTS = Hints(
    evaluate=evaluate, candidates=listed, quick=quick, why=why, levels=LEVELS, instinct=instinct, former=former,
    features=features, feature_names=FEATURES, judgement=Path(__file__).parent / "ai" / "judgement.toml",
)  # fmt: skip
