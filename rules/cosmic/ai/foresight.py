"""Foresight: answers are tried in imagined worlds, played on by instinct to the end of the encounter, and judged.

How the effort is spread over the answers is said in `rules.ai.foresight`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from rules.ai.brief import Brief
from rules.ai.foresight import Standings, halve
from rules.ai.lookahead import beside, try_answer
from rules.core.chance import Chance, stream
from rules.core.contract import clone, waiting
from rules.core.decisions import Decision, Value
from rules.core.running import answer_unchecked
from rules.core.state import Result

from ..flows.ending import foreign_needed
from ..printed.words import ENCOUNTER_TYPES
from ..state.cosmos import BESIDE, GATE, Cosmos, Seat, facts, hand, type_of
from ..state.pieces import has_power
from ..state.ships import colonies, foreign_colonies, home_colonies, in_warp
from . import worth
from .answers import instinct
from .skill import ROLLOUT, Mind

MOST_ANSWERS = 160  # in one trial
FEWEST = 3  # futures before an answer drops out or overrules instinct
CLEAR = 0.006  # a chance to win that is better by so much overrules instinct,
SURE = 1.3  # even if it is overestimated by so many times its likely error
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


def _in_future(brief: Brief, decision: Decision, value: Value, future: int, encounters: int = 1) -> float:
    """How an answer ends in one imagined world with one luck."""
    world: Cosmos = brief.worlds(future + 1)[future]  # type: ignore[assignment]
    return trial(world, decision, value, stream(brief.number, f"luck:{future}"), encounters)


def foresee(brief: Brief, decision: Decision, values: Sequence[Value], effort: int, encounters: int = 1) -> Standings:
    """How the answers stand after they were tried out, the best first."""

    return halve(len(values), effort, lambda i, future: _in_future(brief, decision, values[i], future, encounters))


class Lead:
    """By how much an answer ended better than another in the same futures."""

    __slots__ = ("_squares", "_total", "count")

    def __init__(self) -> None:
        self.count, self._total, self._squares = 0, 0.0, 0.0

    def add(self, lead: float) -> None:
        self.count += 1
        self._total += lead
        self._squares += lead * lead

    @property
    def mean(self) -> float:
        return self._total / self.count

    @property
    def error(self) -> float:
        """How far the mean may be off."""
        spread = max(0.0, self._squares / self.count - self.mean**2)
        return sqrt(spread / max(1, self.count - 1))


def contest(brief: Brief, decision: Decision, values: Sequence[Value], effort: int) -> int:
    """The first answer, which instinct gave, unless another one ends clearly better.

    All are tried in the same worlds with the same luck; an answer that does not promise more drops out.
    """
    leads = {i: Lead() for i in range(1, len(values))}
    field, done, future = list(leads), 0, 0
    while field and done < effort:
        usual = _in_future(brief, decision, values[0], future)
        for i in field:
            leads[i].add(_in_future(brief, decision, values[i], future) - usual)
        done, future = done + 1 + len(field), future + 1
        if future >= FEWEST:
            field = [i for i in field if leads[i].mean + leads[i].error > CLEAR]
    if future < FEWEST:
        return 0
    best = max(leads, key=lambda i: leads[i].mean)
    return best if leads[best].mean - SURE * leads[best].error > CLEAR else 0


# -- judging a position


SCALE = 31.0  # so many points ahead of another mean e times his chance to win
COLONIES = (30.0, 17.0, 12.0, 7.0)  # the last but one, the one before it, ...
HOME, POWER, STRENGTH, SHIP, CARD = 4.5, 8.0, 0.8, 0.9, 2.0


def holdings(g: Cosmos, seat: Seat, need: int) -> float:
    """What a player has, in points."""
    total = sum(worth.rising(COLONIES, need - have) for have in range(1, min(foreign_colonies(g, seat), need) + 1))
    total += HOME * max(0, home_colonies(g, seat) - facts(g).home_needed)
    if has_power(g, seat):
        total += POWER + STRENGTH * worth.power_worth(g, seat)
    total += SHIP * worth.ships_worth(colonies(g, seat).values(), in_warp(g, seat))
    total += SHIP * worth.SHIP * (g.ships[GATE][seat] + g.ships[BESIDE][seat])
    kept = 0.0 if worth.is_doomed(g, seat) else CARD
    for card in hand(g, seat):
        total += worth.reserve_worth(g, card) if type_of(g, card) in ENCOUNTER_TYPES else kept
    return total + worth.research_worth(g, seat, seat)


def evaluate(g: Cosmos) -> list[float]:
    """About the chance of winning for each seat, 0 to 1."""
    if not g.sheets:
        return [1.0 / len(g.setup.seats)] * len(g.setup.seats)
    need = foreign_needed(g)
    points = [holdings(g, seat, need) for seat in g.seats()]
    top = max(points)
    shares = [exp((each - top) / SCALE) for each in points]
    total = sum(shares)
    return [share / total for share in shares]
