"""Foresight: answers are tried in imagined worlds, played on by instinct to the end of the encounter, and judged.

How the effort is spread over the answers is said in `rules.ai.foresight`.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.ai.brief import Brief
from rules.ai.foresight import Standings, halve
from rules.ai.lookahead import beside, try_answer
from rules.core.chance import Chance, stream
from rules.core.contract import clone, waiting
from rules.core.decisions import Decision, Value
from rules.core.running import answer_unchecked
from rules.core.state import Result

from ..state import Cosmos, Seat
from .answers import instinct
from .judgement import evaluate
from .skill import ROLLOUT, Mind

MOST_ANSWERS = 160  # in one trial
SHARED = 0.1  # a victory with others is worth so much less for each of them


def outcome(result: Result, seats: int) -> list[float]:
    """The worth of a finished game for each seat: only winning counts, together or alone."""
    winners = result.places[0] if result.reason != "cosmic.long" and result.places else []
    each = max(0.6, 1.0 - SHARED * (len(winners) - 1))
    return [each if seat in winners else 0.0 for seat in range(seats)]


def judge(g: Cosmos, seat: Seat) -> float:
    if g.outcome is not None:
        return outcome(g.outcome, len(g.setup.seats))[seat]
    return evaluate(g)[seat]


def trial(world: Cosmos, decision: Decision, value: Value, luck: int, encounters: int) -> float:
    """One way the game may go on after an answer, judged for the seat that gives it."""
    g: Cosmos = clone(world)
    g.chance = luck
    mind = Mind(ROLLOUT, Chance(luck))
    others = beside(waiting(world), decision)
    if not try_answer(g, decision, value, None):
        return 0.0
    for asked in others:
        try_answer(g, asked, instinct(g, asked, mind), None)
    mark, left = _mark(g), encounters
    for _ in range(MOST_ANSWERS):
        open_ = waiting(g)
        if not open_:
            break
        now = _mark(g)
        if now != mark:
            mark, left = now, left - 1
            if not left:
                break
        asked = open_[0]
        answer_unchecked(g, asked, instinct(g, asked, mind), None)
    return judge(g, decision.seat)


def _mark(g: Cosmos) -> tuple[int, int, int]:
    """Which encounter is under way."""
    if not g.encounters:
        return g.turns, 0, 0
    return g.turns, len(g.encounters), g.encounters[0].number


def foresee(brief: Brief, decision: Decision, values: Sequence[Value], effort: int, encounters: int = 1) -> Standings:
    """How the answers stand after they were tried out, the best first."""

    def end(answer: int, future: int) -> float:
        world: Cosmos = brief.worlds(future + 1)[future]  # type: ignore[assignment]
        return trial(world, decision, values[answer], stream(brief.number, f"luck:{future}"), encounters)

    return halve(len(values), effort, end)
