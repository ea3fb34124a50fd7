"""The simple players: one answers at random, one looks a single answer ahead. And what all players share."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..core.chance import RandomSource
from ..core.contract import clone, waiting
from ..core.decisions import DECLINING, Decision, One, Value
from ..core.forms import Form
from ..core.reasons import Reason
from ..core.records import Json
from .brief import Brief, never
from .hints import LevelSpec, hints_of
from .lookahead import Lookahead, beside, try_answer

Expired = Callable[[], bool]


class Weighed(NamedTuple):
    """A candidate answer, its estimated worth for the seat, and how many simulations that comes from."""

    value: Value
    worth: float
    visits: int


class Thought(NamedTuple):
    """What a player decided, after how many simulations, and the candidates it weighed, best first.

    `plan` is what it means to do next; None: as before, {}: nothing in particular any more (see `plans`).
    """

    value: Value
    simulations: int = 0
    weighed: tuple[Weighed, ...] = ()
    why: Reason | None = None
    plan: dict[str, Json] | None = None


def simple_answer(decision: Decision, rng: RandomSource) -> Value:
    """A legal answer to give when thinking has failed (UX-73): one that does nothing, if there is such a one; any
    other could throw away what the player has."""
    if isinstance(decision, One):
        plain = next((option for option in DECLINING if option in decision.options), None)
        return decision.sample(rng) if plain is None else plain
    if isinstance(decision, Form) and not decision.problems(untouched := decision.opening()):
        return tuple(untouched.items())
    return decision.sample(rng)


def think_random(brief: Brief, spec: LevelSpec, expired: Expired = never) -> Thought:
    """Any legal answer."""
    return Thought(brief.decision.sample(brief.rng))


def think_greedy(brief: Brief, spec: LevelSpec, expired: Expired = never) -> Thought:
    """Try every candidate once in each of a few imagined worlds; answer with the one that is best on average."""
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
            # All candidates get the same luck, so that they differ only by what they do.
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
    """The candidate answers to the brief's decision; never empty."""
    found = hints_of(brief.game).candidates(brief.world, brief.decision, brief.rng, spec.width)
    return found[: spec.width] or [brief.decision.sample(brief.rng)]


def choose(brief: Brief, spec: LevelSpec, weighed: list[Weighed], simulations: int) -> Thought:
    """The best of the weighed answers after this level's errors of judgement; of equals the first."""
    order = sorted(weighed, key=lambda w: -w.worth)
    best = order[0]
    if spec.noise:
        best = max(order, key=lambda w: w.worth + spec.noise * (brief.rng.below(2001) - 1000) / 1000)
    return Thought(best.value, simulations, tuple(order))
