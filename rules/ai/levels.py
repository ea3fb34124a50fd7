"""The levels of computer players by name, and how each of them thinks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ..core.reasons import Fault
from . import plans
from .baseline import Expired, Thought, think_greedy, think_random
from .brief import Brief, never
from .hints import WAIT, LevelSpec, hints_of
from .search import think_search
from .thinker import think

RANDOM = "random"
LEVELS = ("cadet", "pilot", "captain", "admiral")  # weakest first (UX-70)
KINDS = (RANDOM, *LEVELS)
REFERENCE = "reference"  # the Admiral of a former version: strength is measured against it, nobody is offered it
QUICK = "quick"  # the policy that plays on in look-ahead
MEASURED = (*KINDS, REFERENCE, QUICK)

DEFAULTS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        RANDOM: LevelSpec("random"),
        "cadet": LevelSpec("greedy", effort=12, worlds=1, width=12, noise=0.2),
        "pilot": LevelSpec("greedy", effort=96, worlds=6, width=16, noise=0.02),
        "captain": LevelSpec("search", effort=160, worlds=8, width=16, depth=24, noise=0.005),
        "admiral": LevelSpec("search", effort=800, worlds=24, width=24, depth=40),
        REFERENCE: LevelSpec("search", effort=800, worlds=24, width=24, depth=40),
    }
)

PLAYERS: Mapping[str, Callable[[Brief, LevelSpec, Expired], Thought]] = MappingProxyType(
    {
        "random": think_random,
        "greedy": think_greedy,
        "search": think_search,
        "thinker": think,
    }
)


def spec_of(game_id: str, level: str) -> LevelSpec:
    """How a level thinks in a game; KeyError names the known levels."""
    if level not in DEFAULTS:
        raise KeyError(f"no level {level!r}; there are {', '.join(KINDS)}")
    return hints_of(game_id).levels.get(level, DEFAULTS[level])


def decide(brief: Brief, expired: Expired = never) -> Thought:
    """What a player of the brief's level answers. Equal briefs give equal answers unless `expired` stops it early."""
    spec = spec_of(brief.game, brief.level)
    hints = hints_of(brief.game)
    brief.expired = expired
    thought = _thought(brief, spec, expired)
    value = thought.value
    if not (value == WAIT and brief.decision.since is not None):
        value = brief.decision.check(value)
    why = hints.why(brief.world, brief.decision, value) if brief.explain else None
    plan = None if brief.level == RANDOM else plans.noted(brief, hints, value)
    return thought._replace(value=value, why=why, plan=plan)


def _thought(brief: Brief, spec: LevelSpec, expired: Expired) -> Thought:
    if spec.player not in PLAYERS:
        raise Fault(f"no player {spec.player!r}; there are {', '.join(PLAYERS)}")
    if brief.level == RANDOM or (spec.slip and brief.rng.below(1000) < 1000 * spec.slip):
        return think_random(brief, spec)
    hints = hints_of(brief.game)
    planned = plans.carried_on(brief, hints)
    if planned is not None:
        return Thought(planned[0])
    solved = hints.play(brief, brief.level) if hints.play is not None and spec.player != "thinker" else None
    return PLAYERS[spec.player](brief, spec, expired) if solved is None else Thought(solved)
