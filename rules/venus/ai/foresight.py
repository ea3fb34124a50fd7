"""Foresight: a few answers tried in imagined worlds, the period played on by instinct, and what ends best is taken.

The same worlds and the same luck for every answer, so that they differ by what they do. Effort is counted in trials,
never in time.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.ai.brief import Brief
from rules.core.chance import Chance, stream
from rules.core.contract import Answer, apply, clone, waiting
from rules.core.decisions import Decision, Value

from ..scores import scores
from ..state import ACTIONS, CRISES, Onward
from .answers import instinct
from .judgement import prospects
from .skill import ROLLOUT, Mind

MOST_ANSWERS = 300  # in one trial
DEFEAT = -14.0  # everybody's defeat, in points
TRUST = 0.5  # how much of the difference at first sight still counts beside the trials


def foresee(brief: Brief, weighed: Sequence[tuple[float, Value]], effort: int) -> Value:
    """The best of these answers, which come with their worth at first sight."""
    worlds = max(1, effort // len(weighed))
    totals = [TRUST * worlds * sight for sight, _ in weighed]
    for number, world in enumerate(brief.worlds(worlds)):
        luck = stream(brief.number, f"luck:{number}")
        for i, (_, value) in enumerate(weighed):
            totals[i] += trial(world, brief.decision, value, luck)  # type: ignore[arg-type]
    return weighed[max(range(len(totals)), key=lambda i: totals[i])][1]


def trial(world: Onward, decision: Decision, value: Value, luck: int) -> float:
    """One way the period may go on after an answer, judged for the seat that gives it."""
    g: Onward = clone(world)  # type: ignore[assignment]
    g.chance = luck
    mind = Mind(ROLLOUT, Chance(luck))
    apply(g, Answer(decision.seat, decision.prompt, value), False)
    period = g.period
    for _ in range(MOST_ANSWERS):
        asked = waiting(g)
        if not asked or g.period != period or g.phase not in (ACTIONS, CRISES):
            break
        d = asked[0]
        apply(g, Answer(d.seat, d.prompt, instinct(g, d, mind)), False)
    return lead(g, decision.seat)


def lead(g: Onward, seat: int) -> float:
    """Points ahead of the others, the best of them counting more; everybody's defeat is a loss."""
    outcome = g.outcome
    if outcome is not None and not outcome.places[0]:
        return DEFEAT
    points = [float(p) for p in scores(g)] if outcome is not None else prospects(g, ROLLOUT.weights)
    others = [p for s, p in enumerate(points) if s != seat]
    return points[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)
