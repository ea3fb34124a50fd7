"""The opponents of Cosmic Encounter: what each level can do, how it decides, and why.

All levels judge alike: what colonies, ships, cards and powers are worth to whom, how an encounter is likely to end, and
who must not win. Cadet, Pilot and Captain are careless now and then, the lower the more, but never in a deal or with
allies; Cadet and Pilot neither reckon with powers nor count cards. Captain and Admiral try small choices of single
pieces out; the Admiral does so with everything in a window, and with all of an encounter that may decide the game. It
overrules its instinct only by an answer that ends clearly better in the same imagined futures.

The ladder at tables of four, two seats each, 200 games each (`python -m rules.cosmic.ai.league ladder A B --seed 4
--games 200`); the share of pairwise comparisons in which A placed ahead of B, four points to either side:

    A        B        share   wanted
    cadet    random   90.5 %  90 %
    pilot    cadet    63.4 %  60 %
    captain  pilot    61.3 %  60 %
    admiral  captain  55.2 %  60 %

After these runs the Admiral's comparison and the weighing of cards became finer; since then captain ahead of pilot
63.7 % (40 games), admiral ahead of captain 55.5 % (25 games) and cadet ahead of random 88.8 % (60 games), which is too
few to be sure (8, 13 and 5 points): the
Admiral's lead is still less than wanted.

Carelessness was the only handicap that showed: 0 % against 20 % of answers gave 67 % (46 games), 15 % against 40 % gave
76 % (50 games); errors of judgement of 5 and of 15 points made no difference (57 games), nor did better guesses of how
often others negotiate, answer invitations and exchange colonies (120 games). A game lasts twelve turns of all seats
together, so that a few encounters decide it, and luck a good deal of them. A game of four Captains takes 0.7 s of a
processor, one with two Admirals 7 s; an Admiral's decision 45 ms on average, at most 0.7 s.

Aliens among four Captains (2,000 games, about 160 for each alien): from 43 % (Dictator) to 159 % of a fair share, and
Warpish 206 %, give or take 28. Its total grows by every ship in the warp, whoever's it is, without a limit: from the
middle of a game on that is more than most attack cards. So it is in the original; nobody can keep the warp empty. The
powers at the other end (Dictator, Will, Gambler) choose whom to meet or bluff: they bring chances, not points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import RandomSource
from rules.core.decisions import Decision, Value

from .ai import skill
from .ai.answers import instinct
from .ai.candidates import candidates
from .ai.foresight import contest, foresee, outcome
from .ai.judgement import evaluate
from .ai.skill import Mind, Skill
from .ai.why import why
from .state import Cosmos

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
