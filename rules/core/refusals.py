"""Why something cannot be answered, worked out only when somebody wants to know it.

A question lists the options that are offered, and with `blocked` some that are not, with their reasons. Whatever else a
player tries (moving a piece to a place, playing a card on something) is a *wish*: it is written like an option, and the
game's `refusal` says why it is not possible.
"""

from __future__ import annotations

from .decisions import NOT_OFFERED, Decision, One, Option, Order, Some, Value, plain
from .game import find
from .reasons import Illegal, Reason
from .running import pending
from .state import State

FIRST = "core.first"  # the reason "answer this question first", for a wish that belongs to another moment


def better(g: State, seat: int, prompt: str, value: Value, refused: Illegal) -> Illegal:
    """A refusal with the reason of what was tried, if it can be found, instead of a mere "not offered"."""
    if refused.reason.id != NOT_OFFERED:
        return refused
    try:
        value = plain(value)
    except Illegal:
        return refused
    wish = value
    decision = next(d for d in pending(g) if d.seat == seat and d.prompt == prompt)
    if isinstance(decision, (Some, Order)):
        wish = next((item for item in value if item not in decision.items), None)
    reason = why_not(g, decision, wish)
    return refused if reason is None else Illegal(reason)


def offered(decision: Decision) -> tuple[Option, ...]:
    """The options or items that a question lists; none where it asks for numbers."""
    if isinstance(decision, One):
        return decision.options
    return decision.items if isinstance(decision, (Some, Order)) else ()


def why_not(g: State, decision: Decision, wish: Option) -> Reason | None:
    """Why a wish is no legal answer to a question; None if it is offered.

    The reason is the one that the question lists with `blocked`, else the one of the game's `refusal`, else `FIRST`.
    """
    if wish in offered(decision):
        return None
    for explained in pending(g, why=True):
        if explained.key == decision.key:
            for option, reason in explained.blocked:
                # An option with a range is answered with its number behind it.
                if option == wish or (type(wish) is tuple and option == wish[:-1]):
                    return reason
    said = find(g.game).refusal(g, decision, wish)
    return said or Reason(FIRST, {"prompt": decision.prompt}, decision.rule)
