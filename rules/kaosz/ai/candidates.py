"""The answers worth a second thought at each question, the instinctive one first."""

from __future__ import annotations

from typing import Any

from rules.core.decisions import PASS, Decision, One, Option, Some, Value
from rules.core.questions import by_prompt
from rules.core.windows import PRIORITY_REPLY

from .. import choices
from ..questions import ACTION, ATTACKERS, CREW, DEFENDERS, MODE, OPTIONAL, PAY, TRAP, WAY
from ..state import Kaosz
from . import answers, fighting
from .economy import END, ActionWorth, action_worth, rank_actions
from .fleets import Roster, kind_of_target
from .instinct import decide
from .plans import defences, ranked_attackers
from .skill import Mind

# Actions that are free and nearly always right, and those that pay off only many turns later: looking ahead to the
# end of the turn would tell nothing.
BY_INSTINCT = ("lay", "salvage", "draw", "search", "recover", "develop")
FROM_HQ = ("launch", "lay", "play")


def candidates(g: Kaosz, d: Decision, mind: Mind, width: int) -> list[Value]:
    """At most `width` legal answers."""
    first = decide(g, d, mind)
    listed = LISTS.get(d.prompt)
    if listed is None or width < 2:
        return [first]
    found: dict[Value, Value] = {}
    for value in (first, *listed(g, d, mind)):
        found.setdefault(_as_told(g, value), value)
    return list(found.values())[:width]


def _as_told(g: Kaosz, value: Value) -> Value:
    """The same for copies of a card in HQ, which it makes no difference to choose from."""
    if isinstance(value, tuple) and len(value) > 1 and value[0] in FROM_HQ:
        return (value[0], g.cards.design[int(value[1])], *value[2:])
    return value


def _actions(g: Kaosz, d: One, mind: Mind) -> list[Value]:
    """What instinct ranks high, other attacks, and doing without."""
    ranked = rank_actions(g, d.seat, d.options, mind)
    first = _verb(ranked[0].option)
    if first in BY_INSTINCT or first == END:
        return [ranked[0].option]
    found = [act.option for act in ranked[:4] if _verb(act.option) not in (*BY_INSTINCT, END)]
    found += _attacks(g, d, mind)
    found += [act.option for act in _neglected(g, d, mind)]
    return [*found, END] if END in d.options and first in ("attack", "play", "use") else found


def _verb(option: Option) -> str:
    return option if isinstance(option, str) else str(option[0])


def _neglected(g: Kaosz, d: One, mind: Mind) -> list[ActionWorth]:
    """Launches, events and payments that instinct would leave, the least bad first."""
    verbs = ("launch", "play", "pay", "use")
    found = [
        ActionWorth(option, action_worth(g, d.seat, option, mind)) for option in d.options if _verb(option) in verbs
    ]  # fmt: skip
    return sorted([act for act in found if -1.0 < act.value <= 0.0], key=lambda act: -act.value)[:2]


def _attacks(g: Kaosz, d: One, mind: Mind) -> list[Value]:
    """The best attack on each kind of target."""
    best: dict[str, tuple[float, Any]] = {}
    ships = choices.able_to_attack(g, d.seat)
    if not ships or g.attacks > 5:
        return []
    roster = Roster(g, True)
    for option in d.options:
        if _verb(option) != "attack":
            continue
        kind, target = kind_of_target(g, option[2])
        value = ranked_attackers(roster, d.seat, option[1], kind, target, ships, mind.skill.breadth)[0][0]
        if value > best.get(kind, (-1.5, None))[0]:
            best[kind] = (value, option)
    order = sorted(best.values(), key=lambda each: -each[0])
    return [option for _, option in order[:2]]


def _attackers(g: Kaosz, d: Some, mind: Mind) -> list[Value]:
    c = g.combat
    assert c is not None
    ranked = ranked_attackers(Roster(g, True), c.attacker, c.defender, c.kind, c.target, d.items, mind.skill.breadth)
    fleets = [tuple(ship for ship in d.items if ship in fleet) for _, fleet in ranked]
    return [fleet for fleet in fleets if d.low <= len(fleet) <= d.high]


def _defenders(g: Kaosz, d: Some, mind: Mind) -> list[Value]:
    named = [tuple(ship for ship in d.items if ship in fleet) for fleet in defences(Roster(g, True), d.seat, 8)]
    return [(), *named]


def _replies(g: Kaosz, d: One, mind: Mind) -> list[Value]:
    """Passing, and everything that is not plainly a waste."""
    if g.stack and g.stack[-1].seat == d.seat:
        return [PASS]
    worth = [
        (answers.reply_worth(g, d.seat, option), option) for option in d.options
        if option != PASS and option[0] != "pay"
    ]  # fmt: skip
    good = [option for value, option in sorted(worth, key=lambda each: -each[0]) if value > -1.2]
    return [PASS, *good[:3]]


def _payments(g: Kaosz, d: One, mind: Mind) -> list[Value]:
    worth = sorted(
        [option for option in d.options if option != fighting.DONE],
        key=lambda option: -fighting.payment_worth(g, d.seat, option[1]),
    )
    return [fighting.DONE, *worth[:2]]


def _all(g: Kaosz, d: One, mind: Mind) -> list[Value]:
    return list(d.options)


def _boarding(g: Kaosz, d: One, mind: Mind) -> list[Value]:
    return [fighting.DONE]


LISTS: dict[str, Any] = by_prompt({
    ACTION: _actions, ATTACKERS: _attackers, DEFENDERS: _defenders, PRIORITY_REPLY: _replies, PAY: _payments,
    TRAP: _all, CREW: _boarding, MODE: _all, OPTIONAL: _all, WAY: _all,
})  # fmt: skip
