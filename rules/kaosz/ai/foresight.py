"""Foresight: trying a few answers in imagined worlds, playing on by instinct, and taking what ends best.

The same worlds and the same luck for every answer; the field is halved again and again. Effort is counted in
trials, never in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.ai.brief import Brief
from rules.core.chance import Chance, stream
from rules.core.contract import Answer, apply, clone, waiting
from rules.core.decisions import Decision, Value
from rules.core.flow import give
from rules.core.reasons import Illegal

from ..state import Kaosz
from .instinct import decide
from .judgement import chance_to_win, lead
from .skill import ROLLOUT, Mind

MOST_ANSWERS = 400  # in one trial
CLEAR = 0.1  # so much better or worse in its chance to win after two worlds, and the last two are decided


class Tried(NamedTuple):
    """An answer, its chance to win as far as it was tried, and how often."""

    value: Value
    worth: float
    tries: int


def foresee(brief: Brief, values: Sequence[Value], effort: int, turns: int, prefer: float = 0.0) -> list[Tried]:
    """The answers with their worth, the best first; the first one listed has `prefer` in its favour."""
    totals = [0.0] * len(values)
    tries = [0] * len(values)
    field = list(range(len(values)))
    done = rounds = 0
    while len(field) > 1 and (done < effort or rounds == 0):
        stages = max(1, (len(field) - 1).bit_length())
        repeats = max(1, (effort - done) // (len(field) * stages))
        for _ in range(repeats):
            world: Kaosz = brief.worlds(rounds + 1)[rounds]  # type: ignore[assignment]
            luck = stream(brief.number, f"luck:{rounds}")
            rounds += 1
            for i in field:
                totals[i] += trial(world, brief.decision, values[i], luck, turns)
                tries[i] += 1
            done += len(field)
            if len(field) == 2 and rounds > 1 and _are_decided(*(totals[i] / tries[i] for i in field)):
                done = effort
                break
        field.sort(key=lambda i: -(totals[i] / tries[i] + (prefer if i == 0 else 0.0)))
        field = field[: (len(field) + 1) // 2]
    found = [Tried(value, totals[i] / max(1, tries[i]), tries[i]) for i, value in enumerate(values)]
    best = found[field[0]]
    return [best, *sorted([each for each in found if each is not best], key=lambda each: -each.worth)]


def _are_decided(one: float, other: float) -> bool:
    """Whether one of two answers is plainly better, or both lead to the same."""
    return abs(one - other) > CLEAR or one == other


def trial(world: Kaosz, decision: Decision, value: Value, luck: int, turns: int) -> float:
    """One way the game may go on after an answer, judged for the seat that gives it."""
    g: Kaosz = clone(world)  # type: ignore[assignment]
    g.chance = luck
    mind = Mind(ROLLOUT, Chance(luck))
    horizon = g.turn + turns
    seat = decision.seat
    try:
        apply(g, Answer(seat, decision.prompt, value), False)
    except Illegal:
        return 0.0
    # Each end of a turn is judged: what happens sooner is surer.
    turn, judged = g.turn, []
    for _ in range(MOST_ANSWERS):
        asked = waiting(g)
        if g.turn != turn:
            turn = g.turn
            judged.append(judge(g, seat))
        if not asked or turn >= horizon:
            break
        give(g, asked[0], decide(g, asked[0], mind))
    if g.outcome is not None or not judged:
        judged.append(judge(g, seat))
    return sum(judged) / len(judged)


def judge(g: Kaosz, seat: int) -> float:
    """How surely the seat wins from here, or whether it has won."""
    if g.outcome is not None:
        return 1.0 if seat in g.outcome.places[0] else 0.0
    return chance_to_win(lead(g, seat))
