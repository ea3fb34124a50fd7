"""Why something cannot be answered, worked out only when somebody wants to know it.

A question lists the options that are offered. Whatever else a player tries (moving a piece to a place, playing a card
on something) is a *wish*: it is written like an option, and the function that `explains` the question says why it is
not possible (see `questions`).
"""

from __future__ import annotations

from .decisions import NOT_OFFERED, Decision, One, Option, Order, Some, Value, changed, plain
from .questions import QUESTIONS
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
    """Why a wish is no legal answer to a question; None if it is offered."""
    if wish in offered(decision):
        return None
    return _explained(g, decision, wish) or Reason(FIRST, {"prompt": decision.prompt}, decision.rule)


def _explained(g: State, decision: Decision, wish: Option) -> Reason | None:
    question = QUESTIONS.get(decision.prompt)
    return question.why(g, decision, wish) if question is not None and question.why is not None else None


def with_reasons(g: State, decision: Decision) -> Decision:
    """The same question with the options that are withheld now, each with its reason."""
    question = QUESTIONS.get(decision.prompt)
    if question is None or decision.seat < 0:
        return decision
    withheld = [(wish, _explained(g, decision, wish)) for wish in question.withheld(g, decision)]
    return changed(decision, blocked=tuple((wish, reason) for wish, reason in withheld if reason is not None))
