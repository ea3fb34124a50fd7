"""Why not: the reason behind a refusal, worked out only when somebody wants to know it.

A question lists what is offered; what it knows to be blocked it tells with `blocked`. Everything else that a player can
wish, a piece brought to a place, a card played at something, is a wish in the form of an option, and the game's
`refusal` says what it lacks.
"""

from __future__ import annotations

from .decisions import NOT_OFFERED, Decision, One, Option, Order, Some, Value, plain
from .game import find
from .reasons import Illegal, Reason
from .running import pending
from .state import State

FIRST = "core.first"  # another question comes before what is wished


def better(g: State, seat: int, prompt: str, value: Value, refused: Illegal) -> Illegal:
    """The reason of the very thing that was wished says more than that it is not on the list."""
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
    """What a question lists one by one; nothing where numbers are asked for."""
    if isinstance(decision, One):
        return decision.options
    return decision.items if isinstance(decision, (Some, Order)) else ()


def why_not(g: State, decision: Decision, wish: Option) -> Reason | None:
    """Why a wish cannot be had in answer to a question; None if it is offered.

    First what the question itself lists as blocked, then what the game says to such a wish. A wish that belongs to
    quite another moment is told what must be answered first. Only asked for when somebody wants to know.
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
