"""The opponents of Space Smugglers: what each level knows, how it bids, pays and refills, and why.

Payment and refill are solved exactly at every level. Bids: a cadet goes by noisy worth, a pilot by full worth with
joint payability and token planning, captain and admiral read the rest of the bidding ahead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rules.ai.brief import Brief
from rules.ai.hints import WAIT, Hints, LevelSpec, Pace
from rules.ai.levels import REFERENCE
from rules.core.chance import RandomSource
from rules.core.decisions import Decision, One, Option, Value
from rules.core.lean import dataclass
from rules.core.state import Setup

from .ai.auction import FORMER_WAITS, WAITS, Act, Auction
from .ai.bidding import Bidding, candidates
from .ai.instinct import Instinct
from .ai.judgement import evaluate
from .ai.outlook import Outlook
from .ai.pace import RealPace
from .ai.prices import prices_for
from .ai.quick import bid as at_a_glance
from .ai.reactions import REACTIONS
from .ai.settling import best_payment, best_refill, refilled, weigh_payment
from .ai.why import why
from .bids import CANCEL, HOLD
from .dues import bill_of
from .paying import answer_of
from .questions import BIDS, GIVE, PAY, SECRET, TAKE
from .state import BIDDING, Seat, Smuggling


@dataclass(frozen=True, slots=True)
class Skill:
    """How a level judges bids."""

    noise: float  # points, up or down
    hand: int  # spread of the aim, with stacked dice
    joint: bool = True  # checks whether two wins can be paid together
    plans_tokens: bool = True


def _of(level: str) -> tuple[float, int]:
    return REACTIONS[level].noise, REACTIONS[level].aim_sigma


SKILLS: Mapping[str, Skill] = MappingProxyType(
    {
        "cadet": Skill(*_of("cadet"), joint=False, plans_tokens=False),
        "pilot": Skill(*_of("pilot")),
        "captain": Skill(*_of("captain")),
        "admiral": Skill(*_of("admiral")),
        "reference": Skill(*_of("admiral")),
    }
)

LEVELS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "cadet": LevelSpec(width=12),
        "pilot": LevelSpec(width=16),
        "captain": LevelSpec(effort=24, width=8, turns=1),
        "admiral": LevelSpec(effort=2400, width=10, turns=1),
        "reference": LevelSpec(effort=320, width=10, turns=1),
    }
)


def instinct(brief: Brief, level: str) -> Value | None:
    """The level's answer to any question of the game at first sight; payment and refill are solved."""
    g: Smuggling = brief.world  # type: ignore[assignment]
    decision = brief.decision
    if decision.prompt == PAY:
        return paid(g, decision.seat)
    if not isinstance(decision, One):
        return None
    if g.phase != BIDDING:
        return solved(g, decision)
    a = Auction(g, decision.seat)
    if not a.acts(decision.seat) or a.is_over:
        return as_answer(g, decision, HOLD)
    skill = SKILLS[level]
    outlook = Outlook(g, decision.seat, brief.rng, skill.noise)
    act = Instinct(outlook, skill.joint, skill.plans_tokens, skill.hand).choose(a, decision.seat)
    return as_answer(g, decision, act)


def abridged(brief: Brief, spec: LevelSpec) -> Bidding | None:
    """The bidding that is under way; None where nothing is bid."""
    g: Smuggling = brief.world  # type: ignore[assignment]
    decision = brief.decision
    if decision.prompt not in BIDS:
        return None
    assert isinstance(decision, One)
    a = Auction(g, decision.seat, FORMER_WAITS if brief.level == REFERENCE else WAITS)
    if not a.acts(decision.seat) or a.is_over:
        return None
    skill = SKILLS[brief.level]
    outlook = Outlook(g, decision.seat, brief.rng, skill.noise)
    return Bidding(a, Instinct(outlook, hand=skill.hand), lambda act: as_answer(g, decision, act))


def solved(g: Smuggling, decision: One) -> Value:
    """The best refill or gift by shadow prices."""
    seat = decision.seat
    return best_refill(g.energy[seat], g.goods[seat], decision.options, prices_for(g, seat))[1]


def paid(g: Smuggling, seat: Seat) -> Value:
    """The best payment by points and shadow prices."""
    bill = bill_of(g, seat)
    found = bill.outcomes()
    return answer_of(bill, best_payment(g, seat, found, prices_for(g, seat)).outcome, found)


def as_answer(g: Smuggling, decision: One, act: Act) -> Value:
    """An act as the question wants it: with an aim for a drop, with waiting where a clock runs."""
    if act == HOLD:
        return WAIT if decision.since is not None else HOLD
    return (*act, aim_at(g, act[1])) if act[0] == "drop" else act


def aim_at(g: Smuggling, sector: int) -> int:
    """Above the middle of the top die; the hand's own spread comes from the program (SM-6.64)."""
    tower = g.dice[sector]
    return max(-60, min(60, round(tower[-1][2] / 1000))) if tower else 0


# -- for search by the core, hints and tests


def listed(g: Smuggling, decision: Decision, rng: RandomSource, limit: int) -> list[Value]:
    """The answers worth a thought, the best first."""
    if decision.prompt == PAY:
        return _payments(g, decision.seat)[:limit]
    if not isinstance(decision, One):
        return decision.first(limit)
    if g.phase != BIDDING:
        return sorted(decision.options, key=lambda option: -_worth(g, decision, option))[:limit]
    a = Auction(g, decision.seat)
    if not a.acts(decision.seat) or a.is_over:
        return [CANCEL]
    acts = candidates(Instinct(Outlook(g, decision.seat, rng)), a, decision.seat, limit + 1)
    waits = [CANCEL] if decision.since is not None else [HOLD]
    answers = [as_answer(g, decision, act) for act in acts if act != HOLD]
    return [*answers, *(waits if HOLD in acts else ())][:limit]


def _payments(g: Smuggling, seat: Seat) -> list[Value]:
    """All distinct payments, the best first."""
    bill, prices = bill_of(g, seat), prices_for(g, seat)
    found = bill.outcomes()
    ranked = sorted(found, key=lambda outcome: -weigh_payment(g, seat, outcome, prices).worth)
    return [answer_of(bill, outcome, found) for outcome in ranked]


def _worth(g: Smuggling, decision: One, option: Option) -> float:
    prices = prices_for(g, decision.seat)
    return prices.of(*refilled(g.energy[decision.seat], g.goods[decision.seat], option))


def quick(g: Smuggling, decision: Decision, rng: RandomSource) -> Value:
    """A fast answer for look-ahead: bids at a glance, payment and refill by the exact worth."""
    if decision.prompt == PAY:
        return paid(g, decision.seat)
    if not isinstance(decision, One):
        return decision.first(1)[0]
    if g.phase != BIDDING:
        return solved(g, decision)
    act = at_a_glance(g, decision.seat, rng)
    if act == HOLD and decision.since is not None:
        return CANCEL
    return as_answer(g, decision, act)


def paced(setup: Setup, kinds: Sequence[str], rng: RandomSource) -> Pace:
    return RealPace(setup, kinds, rng)


HINTS = Hints(
    evaluate=evaluate, candidates=listed, quick=quick, why=why, levels=LEVELS, instinct=instinct, abridged=abridged,
    secret=frozenset((SECRET,)), solved=frozenset((PAY, TAKE, GIVE)), pace=paced,
)  # fmt: skip
