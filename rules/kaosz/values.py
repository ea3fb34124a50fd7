"""Current values: what is printed, what is attached, and every continuous effect, asked for each time.

Order (17.5): printed value, `set` effects in order of play, additions and subtractions, never below 0. Every question
looks first whether any effect of its sort is in force at all, which is seldom: that makes it cheap.
"""

from __future__ import annotations

from rules.core.hooks import CHANGE, ValueStep
from rules.core.queries import query

from . import words
from .faces import LIMIT_UNKNOWN, LIMIT_X
from .hooks import Concern, hooks
from .state import HANGAR, ON, Kaosz
from .words import ARMOR, WORKS

# -- values of a card ----------------------------------------------------------------------------------------


def current(g: Kaosz, card: int, number: int) -> int:
    """A card's current value before damage, never below 0 (KG-3.23, 9.2)."""
    value = g.face(card).stats[number]
    if g.in_force("modify_stat") and g.may_ask_deeper():
        with g.asking():
            value = hooks.ask(g, "modify_stat", value, Concern(card, what=words.STATS[number]))
    else:
        for each in g.cards.piles.get(ON[card], ()):
            if g.paid[each] == WORKS:
                value += g.face(each).stats[number]
    return value if value > 0 else 0


def why(g: Kaosz, card: int, number: int) -> list[ValueStep]:
    """The steps from a printed value to the current one."""
    with g.asking():
        return hooks.why(g, "modify_stat", g.face(card).stats[number], Concern(card, what=words.STATS[number]))


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
    if (g.in_force("grant_keyword") or g.in_force("remove_keyword")) and g.may_ask_deeper():
        with g.asking():
            found = hooks.ask(g, "keywords", found, Concern(card))
    return found


def _total(g: Kaosz, op: str, base: int, card: int, seat: int = -1) -> int:
    """A value under all `op` effects about a card."""
    if not g.in_force(op):
        return base
    value: int = hooks.ask(g, op, base, Concern(card, seat))
    return max(0, value)


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
    return _total(g, "modify_cost", max(0, g.face(card).cost), card, seat)


def development_limit(g: Kaosz, card: int) -> int:
    """KG-3.62-3.65; X and ? ask for nothing. Never below 0 (KG-A44)."""
    printed = g.face(card).development
    if printed in (LIMIT_X, LIMIT_UNKNOWN):
        return 0
    return _total(g, "modify_development_limit", printed, card)


# -- players -------------------------------------------------------------------------------------------------


def _for_player(g: Kaosz, op: str, base: int, seat: int, what: str = "") -> int:
    if not g.in_force(op):
        return base
    value: int = hooks.ask(g, op, base, Concern(seat=seat, what=what))
    return max(0, value)


def income(g: Kaosz, seat: int, base: int) -> int:
    """Credits in the start phase."""
    return _for_player(g, "modify_income", base, seat)


def limit(g: Kaosz, seat: int, which: str) -> int:
    """The limits of the end phase (KG-5.31-5.34)."""
    base = {"hand": words.HAND_LIMIT, "hangar": words.HANGAR_LIMIT, "credits": words.CREDIT_LIMIT}[which]
    return _for_player(g, "modify_limit", base, seat, which)


@query
def attack_tax(g: Kaosz, seat: int) -> int:
    """KG-7.2; several taxes add up (KG-A48)."""
    return _for_player(g, "attack_tax", 0, seat)


def action_tax(g: Kaosz, seat: int, action: str) -> int:
    """What an action costs more, or less."""
    if not g.in_force("action_tax"):
        return 0
    tax: int = hooks.ask(g, "action_tax", 0, Concern(seat=seat, what=action))
    return tax


def is_forbidden(g: Kaosz, what: str, seat: int, card: int = -1) -> bool:
    """Whether an effect forbids this action to the player, with this card."""
    return g.in_force("forbid") and hooks.ask(g, "forbid", False, Concern(card, seat, what))


def forbidding(g: Kaosz, what: str, seat: int, card: int = -1) -> str:
    """The design of the card whose effect forbids this action; "" if none does."""
    return _behind(g, "forbid", Concern(card, seat, what))


def forcing(g: Kaosz, what: str, seat: int, card: int = -1) -> str:
    """The design of the card whose effect forces this action; "" if none does."""
    return _behind(g, "force", Concern(card, seat, what))


def _behind(g: Kaosz, op: str, about: Concern) -> str:
    """Of several effects the one that came first: what is forbidden once is forbidden."""
    return next((hook.source.design for hook in hooks.in_force(g, CHANGE, op, about)), "")


def is_allowed(g: Kaosz, what: str, seat: int, card: int = -1) -> bool:
    """Whether an effect allows what the rules would not."""
    return g.in_force("allow") and hooks.ask(g, "allow", False, Concern(card, seat, what))


def is_forced(g: Kaosz, what: str, seat: int, card: int = -1) -> bool:
    """Whether an effect forces this action."""
    return g.in_force("force") and hooks.ask(g, "force", False, Concern(card, seat, what))
