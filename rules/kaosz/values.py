"""Current values: what is printed, what is attached, and every continuous effect, asked for each time.

Order (17.5): printed value, `set` effects in order of play, additions and subtractions, never below 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rules.core.modifiers import ADD, SET, Change, Modifiers

from . import words
from .effects import conditions, selectors
from .effects.scope import Scope, amount, named, seats_named, static_scope
from .faces import LIMIT_UNKNOWN, LIMIT_X, Selector
from .state import HANGAR, ON, Kaosz, Lasting
from .words import ARMOR, WORKS

MOST_DEPTH = 2  # values that depend on values; deeper ones count as printed, or a text about itself would never end


class Rule(NamedTuple):
    """One continuous effect in force: whose, how it reads, and what was fixed when it began."""

    order: int
    scope: Scope
    args: Mapping[str, Any]
    lasting: Lasting | None


def rules(g: Kaosz, op: str) -> list[Rule]:
    """All effects of one operation that are in force, in order of play."""
    found: list[Rule] = []
    for each in g.lasting:
        if each.op == op:
            found.append(Rule(each.id, _lasting_scope(each), _written(g, each), each))
    for card in g.texts:
        face = g.face(card)
        if op in face.statics and g.works(card):
            scope = static_scope(g, card)
            limits = face.static_if
            found += [
                Rule(g.serial[card], scope, call.args, None) for call in face.statics[op]
                if id(call) not in limits or conditions.is_true(g, scope, limits[id(call)])
            ]  # fmt: skip
    if len(found) > 1:
        found.sort(key=lambda rule: rule.order)
    return found


def _lasting_scope(each: Lasting) -> Scope:
    return Scope(each.source, each.design, each.seat, each.opponent)


def _written(g: Kaosz, each: Lasting) -> Mapping[str, Any]:
    """The arguments of the operation that made it; none if the rules themselves did."""
    if not each.design or each.block < 0:
        return {}
    faces = g.content
    args: Mapping[str, Any] = faces[each.design].blocks[each.block].ops[each.index].args
    return args


def is_about(g: Kaosz, rule: Rule, card: int) -> bool:
    """Whether the effect concerns this card."""
    lasting = rule.lasting
    if lasting is not None and lasting.cards is not None:
        return card in lasting.cards and g.serial[card] == lasting.serials[lasting.cards.index(card)]
    on = rule.args.get("on")
    if on is None:
        return True
    if card < 0:
        return False
    if isinstance(on, Selector):
        return selectors.fits(g, rule.scope, on, card)
    return card in named(g, rule.scope, on)


def is_for(g: Kaosz, rule: Rule, seat: int) -> bool:
    """Whether the effect concerns this player."""
    if rule.lasting is not None and rule.lasting.seats:
        return seat in rule.lasting.seats
    who = rule.args.get("who", "any")
    return who == "any" or seat in seats_named(g, rule.scope, who)


def _by(g: Kaosz, rule: Rule) -> int:
    if rule.lasting is not None:
        return rule.lasting.by
    args = rule.args
    value = args.get("by")
    return amount(g, rule.scope, args.get("set", args.get("to")) if value is None else value)


def number(g: Kaosz, rule: Rule) -> int:
    """The number of a static effect; "all" counts as 0."""
    return 0 if rule.args.get("by") == "all" else _by(g, rule)


def _is_set(rule: Rule) -> bool:
    if rule.lasting is not None:
        return rule.lasting.sets
    return rule.args.get("by") is None


def _what(rule: Rule, key: str) -> str:
    return rule.lasting.what if rule.lasting is not None else str(rule.args[key])


# -- values of a card ----------------------------------------------------------------------------------------

ship_values = Modifiers("kaosz")


@ship_values.source
def _in_force(g: Kaosz, name: str, card: int) -> Iterator[Change]:
    for rule in rules(g, "modify_stat"):
        if _what(rule, "stat") == name and is_about(g, rule, card):
            yield Change(rule.scope.source, SET if _is_set(rule) else ADD, _by(g, rule))


@ship_values.source
def _attached(g: Kaosz, name: str, card: int) -> Iterator[Change]:
    """KG-3.23: additions of paid equipment and crew."""
    number = words.STATS.index(name)
    for each in g.carried(card):
        if g.paid[each] == WORKS and g.face(each).stats[number]:
            yield Change(each, ADD, g.face(each).stats[number])


def current(g: Kaosz, card: int, number: int) -> int:
    """A card's current value before damage, never below 0 (KG-3.23, 9.2)."""
    if g.in_force("modify_stat") and (depth := g.depth or 0) < MOST_DEPTH:
        g.depth = depth + 1
        try:
            return ship_values.total(g, words.STATS[number], g.face(card).stats[number], card)
        finally:
            g.depth = depth
    value = g.face(card).stats[number]
    for each in g.cards.piles.get(ON[card], ()):
        if g.paid[each] == WORKS:
            value += g.face(each).stats[number]
    return value if value > 0 else 0


def armor_left(g: Kaosz, card: int) -> int:
    """Current armor minus what was lost since the last end phase (KG-A17)."""
    return max(0, current(g, card, ARMOR) - g.lost[card])


def abilities(g: Kaosz, card: int) -> int:
    """The bits of a ship's abilities, also those given by paid cards on it (KG-8.3)."""
    if g.level == 1:
        return 0  # KG-11.7: ship texts do not count yet
    found = g.face(card).keywords
    for each in g.cards.piles.get(ON[card], ()):
        if g.paid[each] == WORKS:
            given = g.face(each)
            if not given.is_passenger:  # KG-3.54, A29: a passenger's text is never the ship's
                found |= given.keywords
    if (g.in_force("grant_keyword") or g.in_force("remove_keyword")) and (depth := g.depth or 0) < MOST_DEPTH:
        g.depth = depth + 1
        try:
            changes = [(rule.order, True, rule) for rule in rules(g, "grant_keyword") if is_about(g, rule, card)]
            changes += [(rule.order, False, rule) for rule in rules(g, "remove_keyword") if is_about(g, rule, card)]
        finally:
            g.depth = depth
        for _, granted, rule in sorted(changes, key=lambda each: each[0]):
            bit = words.BIT[_what(rule, "keyword")]
            found = found | bit if granted else found & ~bit
    return found


def _total(g: Kaosz, op: str, base: int, card: int) -> int:
    """A value under all `op` effects about a card."""
    if not g.in_force(op):
        return base
    value = base
    about = [rule for rule in rules(g, op) if is_about(g, rule, card)]
    for rule in about:
        if _is_set(rule):
            value = _by(g, rule)
    return max(0, value + sum(_by(g, rule) for rule in about if not _is_set(rule)))


def hangar_room(g: Kaosz, card: int) -> int:
    """How much of the hangar a ship takes (KG-3.21, A54)."""
    return _total(g, "modify_size", g.face(card).hangar_size, card)


def hangar_total(g: Kaosz, seat: int) -> int:
    """What counts for KG-5.33: own ships, but not those controlled until end of turn (KG-9.17)."""
    borrowed = {c for each in g.lasting if each.op == "take_control" and each.cards for c in each.cards}
    return sum(hangar_room(g, ship) for ship in g.pile(HANGAR[seat]) if ship not in borrowed)


def free_capacity(g: Kaosz, ship: int) -> int:
    """KG-3.22: room for equipment and crew, counted by the printed size."""
    return g.face(ship).size - len(g.carried(ship))


def cost(g: Kaosz, seat: int, card: int) -> int:
    """What playing or paying a card costs now, never below 0 (KG-5.22); an X costs what its effect says."""
    base = max(0, g.face(card).cost)
    if not g.in_force("modify_cost"):
        return base
    about = [rule for rule in rules(g, "modify_cost") if is_for(g, rule, seat) and is_about(g, rule, card)]
    for rule in about:
        if _is_set(rule):
            base = _by(g, rule)
    return max(0, base + sum(_by(g, rule) for rule in about if not _is_set(rule)))


def development_limit(g: Kaosz, card: int) -> int:
    """KG-3.62-3.65; X and ? ask for nothing. Never below 0 (KG-A44)."""
    printed = g.face(card).development
    if printed in (LIMIT_X, LIMIT_UNKNOWN):
        return 0
    return _total(g, "modify_development_limit", printed, card)


# -- players -------------------------------------------------------------------------------------------------


def _sum_for(g: Kaosz, op: str, seat: int) -> int:
    if not g.in_force(op):
        return 0
    return sum(_by(g, rule) for rule in rules(g, op) if is_for(g, rule, seat))


def income(g: Kaosz, seat: int, base: int) -> int:
    """Credits in the start phase."""
    return max(0, base + _sum_for(g, "modify_income", seat))


def limit(g: Kaosz, seat: int, which: str) -> int:
    """The limits of the end phase (KG-5.31-5.34)."""
    base = {"hand": words.HAND_LIMIT, "hangar": words.HANGAR_LIMIT, "credits": words.CREDIT_LIMIT}[which]
    if not g.in_force("modify_limit"):
        return base
    found = [r for r in rules(g, "modify_limit") if _what(r, "limit") == which and is_for(g, r, seat)]
    return max(0, base + sum(_by(g, rule) for rule in found))


def attack_tax(g: Kaosz, seat: int) -> int:
    """KG-7.2; several taxes add up (KG-A48)."""
    return max(0, _sum_for(g, "attack_tax", seat))


def action_tax(g: Kaosz, seat: int, action: str) -> int:
    """What an action costs more."""
    if not g.in_force("action_tax"):
        return 0
    found = [r for r in rules(g, "action_tax") if _what(r, "action") == action and is_for(g, r, seat)]
    return sum(_by(g, rule) for rule in found)


def _ruled(g: Kaosz, op: str, what: str, seat: int, card: int) -> bool:
    return any(
        _what(rule, "what") == what and is_for(g, rule, seat) and is_about(g, rule, card) for rule in rules(g, op)
    )


def is_forbidden(g: Kaosz, what: str, seat: int, card: int = -1) -> bool:
    """Whether an effect forbids this action to the player, with this card."""
    return g.in_force("forbid") and _ruled(g, "forbid", what, seat, card)


def is_allowed(g: Kaosz, what: str, seat: int, card: int = -1) -> bool:
    """Whether an effect allows what the rules would not."""
    return g.in_force("allow") and _ruled(g, "allow", what, seat, card)


def is_forced(g: Kaosz, what: str, seat: int, card: int = -1) -> bool:
    """Whether an effect forces this action."""
    return g.in_force("force") and _ruled(g, "force", what, seat, card)
