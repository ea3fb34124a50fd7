"""Foresight: trying a few answers in imagined worlds, playing on by instinct, and taking what ends best.

How the effort is spread over the answers is said in `rules.ai.foresight`.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.ai.brief import Brief
from rules.ai.foresight import Standings, halve
from rules.core.chance import Chance, stream
from rules.core.contract import Answer, apply, clone, waiting
from rules.core.decisions import Decision, Value
from rules.core.reasons import Illegal
from rules.core.running import answer_unchecked

from ..state import Kaosz
from .instinct import decide
from .judgement import chance_to_win, lead
from .skill import ROLLOUT, Mind

MOST_ANSWERS = 400  # in one trial
CLEAR = 0.1  # so much better or worse in its chance to win after two worlds, and the last two are decided


def foresee(brief: Brief, values: Sequence[Value], effort: int, turns: int) -> Standings:
    """How the answers stand after they were played on, the best first."""

    def end(answer: int, future: int) -> float:
        world: Kaosz = brief.worlds(future + 1)[future]  # type: ignore[assignment]
        return trial(world, brief.decision, values[answer], stream(brief.number, f"luck:{future}"), turns)

    return halve(len(values), effort, end, _are_decided, expired=brief.expired)


def _are_decided(one: float, other: float) -> bool:
    """Whether one of two answers is plainly better, or both lead to the same."""
    return abs(one - other) > CLEAR or one == other


def trial(world: Kaosz, decision: Decision, value: Value, luck: int, turns: int) -> float:
    """One way the game may go on after an answer, judged for the seat that gives it."""
    g: Kaosz = clone(world)
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
        answer_unchecked(g, asked[0], decide(g, asked[0], mind))
    if g.outcome is not None or not judged:
        judged.append(judge(g, seat))
    return sum(judged) / len(judged)


def judge(g: Kaosz, seat: int) -> float:
    """How surely the seat wins from here, or whether it has won."""
    if g.outcome is not None:
        return 1.0 if seat in g.outcome.places[0] else 0.0
    return chance_to_win(lead(g, seat))
