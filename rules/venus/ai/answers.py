"""The answer to every question of the game, by instinct: what looks best at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.chance import Draws
from rules.core.decisions import PASS, Amount, Decision, One, Some, Value

from ..facts import building_kind
from ..kinds import UNITS
from ..state import Onward, card_of, facts, hand
from . import worth
from .fights import in_attempt, losing
from .plans import Plans


def instinct(g: Onward, decision: Decision, rng: Draws, noise: float = 0.0) -> Value:
    """The best answer at first sight; `noise` is an error of judgement in points."""
    if isinstance(decision, Amount):
        return _group(g, decision)
    if isinstance(decision, Some):
        return _cards(g, decision)
    if not isinstance(decision, One) or len(decision.options) == 1:
        return decision.first(1)[0]
    return ranked(g, decision, rng, noise, 1)[0]


def ranked(g: Onward, decision: Decision, rng: Draws, noise: float, limit: int) -> list[Any]:
    """The options worth a thought, the best first."""
    if not isinstance(decision, One):
        return [instinct(g, decision, rng)]
    prompt, options = decision.prompt, decision.options
    if prompt == "venus.attempt.act":
        return [in_attempt(g, options)]
    if prompt == "venus.attempt.lose":
        return [losing(g, options)]
    if prompt in _TURNS:
        plans = Plans(g, decision.seat)
        scored = [(plans.weigh(o) + _error(rng, noise), i) for i, o in enumerate(options)]
        scored.sort(key=lambda pair: (-pair[0], pair[1]))
        return [options[i] for _, i in scored[:limit]]
    weigh = _WEIGHTS.get(prompt)
    if weigh is None:
        return [PASS if PASS in options else options[0]]
    return [max(options, key=lambda option: weigh(g, decision, option))]


_TURNS = frozenset(("venus.turn.act", "venus.move.way", "venus.move.claim", "venus.raise.raise"))


def _error(rng: Draws, noise: float) -> float:
    return noise * (rng.below(2001) - 1000) / 1000 if noise else 0.0


def _group(g: Onward, decision: Amount) -> Value:
    """The group that the plan for this way had in mind."""
    frame = g.frames[-1]
    names = facts(g).names
    lift = any(card_of(g, card).do == "lift" for card in frame.cards)
    bonus = sum(card_of(g, card).numbers.get("n", 0) for card in frame.cards)
    way = ("move", names[frame.origin], names[frame.goal])
    group = Plans(g, decision.seat).move(way, bonus, lift)[1]
    sizes = dict(zip(UNITS, group, strict=True))
    return tuple(min(high, max(low, sizes[name])) for name, low, high in decision.slots)


def _cards(g: Onward, decision: Some) -> Value:
    """Cards to keep or to part with."""
    by_worth = sorted(decision.items, key=lambda card: worth.card_worth(card_of(g, card)))
    if decision.prompt.endswith("draw_keep"):
        return tuple(by_worth[-decision.low :]) if decision.low else ()
    if decision.prompt.endswith("swap"):
        return tuple(card for card in by_worth[: decision.high] if worth.card_worth(card_of(g, card)) < worth.CARD)
    return tuple(by_worth[: decision.low])


# -- single questions


def _save(g: Onward, decision: One, option: Any) -> float:
    """Save a unit if it is worth the card."""
    frame = g.frames[-1]
    if option == PASS:
        return 0.0
    later = 0.9 if worth.periods_left(g) else 0.1
    return worth.unit_loss(g, frame.unit) - worth.card_worth(card_of(g, option[1])) * later


def _loss(g: Onward, decision: One, option: Any) -> float:
    """What is given up hurts least."""
    if option[0] == "lose":
        return -worth.unit_loss(g, UNITS.index(option[1])) * (0.9 if option[2] == "surface" else 1.0)
    planet, kind = facts(g).index[option[1]], building_kind(option[2])
    at = (planet * len(g.money) + decision.seat) * 2 + kind - 3
    g.buildings[at] -= 1
    value = worth.building_gain(g, decision.seat, planet, kind)
    g.buildings[at] += 1
    return -value


def _hire(g: Onward, decision: One, option: Any) -> float:
    """The saboteur: against whoever is ahead, never against oneself."""
    if option == PASS:
        return 0.0
    victim = option[1]
    if victim == decision.seat:
        return -1.0
    if option[0] == "steal":
        return 0.5 + 0.02 * len(hand(g, victim)) - worth.pounds(g, 1)
    if option[0] == "kill":
        return worth.UNIT[UNITS.index(option[3])] * 0.8 - worth.pounds(g, 1)
    planet, kind = facts(g).index[option[2]], building_kind(option[3])
    at = (planet * len(g.money) + victim) * 2 + kind - 3
    g.buildings[at] -= 1
    value = worth.building_gain(g, victim, planet, kind)
    g.buildings[at] += 1
    return value * (0.7 if len(g.money) > 2 else 1.0) - worth.pounds(g, 3)


def _take(g: Onward, decision: One, option: Any) -> float:
    """The best card of a hand that was spied on, if it is better than the worst own one."""
    if option == PASS:
        return worth.card_worth(card_of(g, _worst(g, decision.seat))) + 0.1 if hand(g, decision.seat) else 0.0
    return worth.card_worth(card_of(g, option[1]))


def _worst(g: Onward, seat: int) -> int:
    return min(hand(g, seat), key=lambda card: worth.card_worth(card_of(g, card)))


def _give(g: Onward, decision: One, option: Any) -> float:
    return -worth.card_worth(card_of(g, option[1]))


def _last(g: Onward, decision: One, option: Any) -> float:
    """One more action is taken if there is something to do with it."""
    if option == PASS:
        return 0.0
    plans = Plans(g, decision.seat)
    return plans.mine - 0.5


_WEIGHTS: dict[str, Callable[[Onward, One, Any], float]] = {
    "venus.destroy.save": _save,
    "venus.uprising.remove": _loss,
    "venus.leaders.raze": _loss,
    "venus.rockets.bombard": _loss,
    "venus.toll.toll": _loss,
    "venus.saboteur.hire": _hire,
    "venus.spy.spy_take": _take,
    "venus.spy.spy_give": _give,
    "venus.actions.last": _last,
}
