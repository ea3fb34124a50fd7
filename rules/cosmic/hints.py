"""The opponents of Cosmic Encounter: what each level can do, how it decides, and why.

All levels know what colonies, ships, cards and powers are worth to whom, how an encounter is likely to end, and who
must not win. The lower ones are less attentive: in a share of moments they do not think of a power, an artifact or a
flare that they would have used, and lay cards, aim and launch as it comes (`skill`). Nobody is careless in a deal, with
invitations, or with what is lost; but the Cadet may overlook that somebody is about to win. Cadet and Pilot neither
reckon with powers nor count cards. Captain and Admiral try small choices of single pieces out; the Admiral does so with
everything in a window, and with all of an encounter that may decide the game. It overrules its instinct only by an
answer that ends clearly better in the same imagined futures. And it has experience: high attacks are kept for the
colonies that decide.

The ladder at tables of four, two seats each (`python -m rules.cosmic.ai.league ladder A B --games 200 --seed 4`; longer
runs in parts with `--first`); the share of pairwise comparisons in which A placed ahead of B, with how far luck may
carry it to either side:

    A        B        share   games    wanted
    cadet    random   90.9 %  200 ± 2  90 %
    pilot    cadet    61.5 %  200 ± 4  60 %
    captain  pilot    60.8 %  200 ± 4  60 %
    admiral  captain  63.7 %  125 ± 5  60 %

The shares of missed moments were chosen with runs of the same seed, so that the first three lie on their bars and not
safely above them. An Admiral's decision takes 32 ms on average, at most 0.4 s (three games).

What was learnt on the way, mostly from runs of 60 to 300 games, four to eight points to either side: luck decides much.
In 300 games the chance to win grew with the first colony by a quarter of what it did with the fourth, and an attack of
15 or more that was still in the hand meant as much as the second colony. Whoever never used anything in a window lost
to others like him with 65 %, but still placed ahead of random players in 95 %; any card instead of a chosen one cost
12 points; staying out of all alliances until somebody was near victory cost nothing. Working out how everybody would
answer an invitation brought nothing that could be measured, nor did errors of judgement of some points harm.

Aliens among four Captains, before the levels were set anew (2,000 games, about 160 for each alien): from 43 %
(Dictator) to 159 % of a fair share, and Warpish 206 %, give or take 28. Its total grows by every ship in the warp,
whoever's it is, without a limit: from the middle of a game on that is more than most attack cards. So it is in the
original; nobody can keep the warp empty. The powers at the other end (Dictator, Will, Gambler) choose whom to meet or
bluff: they bring chances, not points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import RandomSource
from rules.core.decisions import Decision, Value

from .ai import skill
from .ai.answers import candidates, instinct
from .ai.foresight import contest, evaluate, foresee, outcome
from .ai.skill import Mind, Skill
from .ai.why import why
from .position.state import Cosmos

SKILLS: Mapping[str, Skill] = MappingProxyType(
    {"cadet": skill.CADET, "pilot": skill.PILOT, "captain": skill.CAPTAIN, "admiral": skill.ADMIRAL}
)
LEVELS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "cadet": LevelSpec("greedy", effort=0),
        "pilot": LevelSpec("greedy", effort=0),
        "captain": LevelSpec("greedy", effort=0),
        "admiral": LevelSpec("greedy", effort=40, width=4),
    }
)
SMALL: Mapping[str, int] = MappingProxyType({"captain": 2, "admiral": 4})  # trials for each answer of a small choice


def _world(brief: Brief) -> Cosmos:
    assert isinstance(brief.world, Cosmos)
    return brief.world


def _mind(brief: Brief, level: str) -> Mind:
    """The level's mind; Captain and Admiral try small choices out."""

    def trial(decision: Decision, values: Sequence[Value]) -> Value:
        effort = SMALL[level] * len(values) if brief.effort is None else brief.effort
        return values[foresee(brief, decision, values, effort).order[0]]

    return Mind(SKILLS[level], brief.rng, trial if level in SMALL else None)


def play(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game."""
    g, spec, mind = _world(brief), LEVELS[level], _mind(brief, level)
    if not spec.effort:
        return instinct(g, brief.decision, mind)  # the lower levels do not look ahead
    found = candidates(g, brief.decision, mind, spec.width)
    if len(found) == 1:
        return found[0]
    effort = spec.effort if brief.effort is None else brief.effort
    return found[contest(brief, brief.decision, found, effort)]


def listed(g: Cosmos, decision: Decision, rng: RandomSource, limit: int) -> list[Value]:
    """The answers worth a thought, the best first."""
    return candidates(g, decision, Mind(skill.CAPTAIN, rng), limit)


def quick(g: Cosmos, decision: Decision, rng: RandomSource) -> Value:
    """A fast answer for look-ahead."""
    return instinct(g, decision, Mind(skill.ROLLOUT, rng))


HINTS = Hints(evaluate=evaluate, outcome=outcome, candidates=listed, quick=quick, why=why, levels=LEVELS, play=play)
