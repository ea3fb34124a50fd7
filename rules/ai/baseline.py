"""The simple players: by chance, and one step ahead by the game's own judgement."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..core.chance import RandomSource
from ..core.contract import clone, waiting
from ..core.decisions import PASS, Decision, One, Value
from ..core.reasons import Reason
from .brief import Brief
from .hints import LevelSpec, hints_of
from .lookahead import Lookahead, beside, try_answer

Expired = Callable[[], bool]


class Weighed(NamedTuple):
    """A candidate, its value for the seat as far as it was weighed, and how often."""

    value: Value
    worth: float
    visits: int


class Thought(NamedTuple):
    """What a player decided, after how many simulations, and what it weighed, best first."""

    value: Value
    simulations: int = 0
    weighed: tuple[Weighed, ...] = ()
    why: Reason | None = None


def never() -> bool:
    """No wall clock: the effort alone ends the thinking, so it is reproducible."""
    return False


def simple_answer(decision: Decision, rng: RandomSource) -> Value:
    """A legal answer without thinking, for when thinking failed (UX-73): pass if that is offered."""
    if isinstance(decision, One) and PASS in decision.options:
        return PASS
    return decision.sample(rng)


def think_random(brief: Brief, spec: LevelSpec, expired: Expired = never) -> Thought:
    """Any legal answer."""
    return Thought(brief.decision.sample(brief.rng))


def think_greedy(brief: Brief, spec: LevelSpec, expired: Expired = never) -> Thought:
    """Try every candidate once in each of a few imagined worlds and take the best on average."""
    candidates = weighable(brief, spec)
    if len(candidates) == 1:
        return Thought(candidates[0])
    ahead = Lookahead(brief.game, spec, brief.rng)
    totals, spent = [0.0] * len(candidates), [0] * len(candidates)
    effort = effort_of(brief, spec)
    done = 0
    for world in brief.worlds(max(1, spec.worlds)):
        others = beside(waiting(world), brief.decision)
        horizon = ahead.horizon(world)
        future = brief.rng.below(1 << 64)
        for i, value in enumerate(candidates):
            if done >= len(candidates) and (done >= effort or expired()):
                break
            state = clone(world)
            # The same luck for every candidate: they differ by what they do, not by what happened to them.
            state.chance = future
            try_answer(state, brief.decision, value, ahead.moment(state, brief.decision))
            ahead.settle(state, others)
            ahead.play(state, ahead.depth, horizon)
            totals[i] += ahead.judge(state)[brief.seat]
            spent[i] += 1
            done += 1
    weighed = [Weighed(v, t / n, n) for v, t, n in zip(candidates, totals, spent, strict=True)]
    return choose(brief, spec, weighed, done)


def effort_of(brief: Brief, spec: LevelSpec) -> int:
    return spec.effort if brief.effort is None else brief.effort


def weighable(brief: Brief, spec: LevelSpec) -> list[Value]:
    """The candidates of a brief's own decision; never empty."""
    found = hints_of(brief.game).candidates(brief.world, brief.decision, brief.rng, spec.width)
    return found[: spec.width] or [brief.decision.sample(brief.rng)]


def choose(brief: Brief, spec: LevelSpec, weighed: list[Weighed], simulations: int) -> Thought:
    """The best of what was weighed, as well as this level can judge; the first of equals."""
    order = sorted(weighed, key=lambda w: -w.worth)
    best = order[0]
    if spec.noise:
        best = max(order, key=lambda w: w.worth + spec.noise * (brief.rng.below(2001) - 1000) / 1000)
    return Thought(best.value, simulations, tuple(order))
