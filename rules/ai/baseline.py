"""What all players share, and the simplest of them, who answers at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..core.chance import RandomSource
from ..core.decisions import DECLINING, Decision, One, Value
from ..core.forms import Form
from ..core.reasons import Reason
from ..core.records import Json
from .brief import Brief
from .hints import LevelSpec, hints_of

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
    chances: tuple[float, ...] = ()  # how likely each seat is to win, where somebody wants to know it (see `coach`)


def simple_answer(decision: Decision, rng: RandomSource) -> Value:
    """A legal answer to give when thinking has failed (UX-73): one that does nothing, if there is such a one; any
    other could throw away what the player has."""
    if isinstance(decision, One):
        plain = next((option for option in DECLINING if option in decision.options), None)
        return decision.sample(rng) if plain is None else plain
    if isinstance(decision, Form) and not decision.problems(untouched := decision.opening()):
        return tuple(untouched.items())
    return decision.sample(rng)


def think_random(brief: Brief) -> Thought:
    """Any legal answer."""
    return Thought(brief.decision.sample(brief.rng))


def effort_of(brief: Brief, spec: LevelSpec) -> int:
    return spec.effort if brief.effort is None else brief.effort


def weighable(brief: Brief, spec: LevelSpec, own: Value | None = None) -> list[Value]:
    """The candidate answers to the brief's decision, the instinct's `own` first; never empty."""
    found = hints_of(brief.game).candidates(brief.world, brief.decision, brief.rng, spec.width)
    if own is not None:
        found = [own, *(value for value in found if value != own)]
    return found[: max(1, spec.width)] or [brief.decision.sample(brief.rng)]
