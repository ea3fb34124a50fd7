"""The coach: what a position is worth, what the Admiral advises, and what an answer that was given has cost.

A brief says in `look` what is wanted; like every brief it holds only what its seat knew at that moment. Worths are told
as chances to win. What is compared is tried in the same futures with the same luck as the thinker does, and an answer
counts as better only if it ended clearly better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from ..core.decisions import Value
from ..core.reasons import Illegal
from .baseline import Expired, Thought, Weighed
from .brief import Brief, never
from .foresight import Standings, halve
from .hints import WAIT, LevelSpec, hints_of
from .levels import LEVELS, decide, spec_of
from .lookahead import Lookahead
from .thinker import clearly_ahead, played_on, world_of
from .trials import trials_of

POSITION = "position"  # only how the position stands
REVIEW = "review"  # what the answer `given` has cost
ADVICE = "advice"  # what the Admiral would do, and what that is worth

COACH = LevelSpec(effort=60, worlds=10, width=5, depth=80, turns=1)  # where the Admiral of a game does not look ahead
STANDING_WORLDS = 6  # in which a position is judged
STRONGEST = LEVELS[-1]


def look_at(brief: Brief, expired: Expired = never, later: Expired = never) -> Thought:
    """What the brief wants to know; the Admiral's own thinking ends with `expired`, comparisons with `later`."""
    if brief.look == POSITION:
        return Thought(brief.given, chances=chances(brief))
    thought = decide(brief, expired)
    if thought.value == WAIT:  # nothing that could be tried
        return thought
    if brief.look == ADVICE:
        values, tried = _compared(brief, [thought.value, *(each.value for each in thought.weighed)], later)
        best = 0
        other = next((i for i in tried.order if i and tried.tries[i]), best)
    else:
        values, tried = _compared(brief, [brief.given, thought.value], later)
        best, other = _clearly_best(tried), 0
    return _told(brief, thought, values, tried, best, other)


def chances(brief: Brief) -> tuple[float, ...]:
    """How likely each seat is to win, as far as the brief's seat can know it."""
    ahead = Lookahead(brief.game, coach_spec(brief.game), brief.rng)
    found = [ahead.chances(world) for world in brief.worlds(STANDING_WORLDS)]
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))


def coach_spec(game_id: str) -> LevelSpec:
    """How answers are compared: as the Admiral does, if he looks ahead by trials."""
    spec = spec_of(game_id, STRONGEST)
    return COACH if spec.former or not spec.effort else replace(spec, error=0.0, effort=max(spec.effort, COACH.effort))


def _compared(brief: Brief, first: Sequence[Value], expired: Expired) -> tuple[list[Value], Standings]:
    """The first values and other candidates, and how they stand after their trials."""
    spec = coach_spec(brief.game)
    more = hints_of(brief.game).candidates(brief.world, brief.decision, brief.rng, spec.width)
    values = [value for value in dict.fromkeys([*first, *more]) if _may_be(brief, value)][: spec.width + 1]
    trials = trials_of(brief, partial(chance_after, spec, values))
    return values, halve(len(values), spec.effort, trials, stays=True, expired=expired, ahead=trials.ahead)


def _may_be(brief: Brief, value: Value) -> bool:
    try:
        brief.decision.check(value)
    except Illegal:
        return False
    return True


def chance_after(spec: LevelSpec, values: Sequence[Value], brief: Any, answer: int, future: int) -> float:
    """The seat's chance after one of the answers, in one future; nothing changes in a world that does not allow it."""
    world = world_of(brief, spec, future)
    ahead, state = played_on(brief, spec, world, future, values[answer])
    found = ahead.chances(world if state is None else state)
    return found[int(brief.seat)]


def _clearly_best(tried: Standings) -> int:
    return next((i for i in tried.order if i and clearly_ahead(tried.ends[i], tried.ends[0])), 0)


def _told(brief: Brief, thought: Thought, values: list[Value], tried: Standings, best: int, other: int) -> Thought:
    """The best answer with its reason, and the other one beside it; each with its worth in the futures of both."""
    if not values or not tried.tries[best]:
        return thought._replace(weighed=())
    both = min(tried.tries[best], tried.tries[other])
    pair = [best] if other == best else [best, other]
    weighed = tuple(Weighed(values[i], sum(tried.ends[i][:both]) / max(1, both), both) for i in pair)
    why = hints_of(brief.game).why(brief.world, brief.decision, values[best])
    return thought._replace(value=values[best], weighed=weighed, why=why, simulations=sum(tried.tries))
