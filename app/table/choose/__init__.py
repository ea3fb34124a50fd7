"""Choices: answers that a player is putting together, one class for each kind of decision. No drawing, no devices.

Dragging, clicking, keyboard and gamepad all end in the same few calls here, so they give the same answers (UX-14).
Only what the decision offers can be touched (UX-19).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.table.choose.choice import (
    BLOCKED,
    CHOSEN,
    LEGAL,
    TARGET,
    Choice,
    EqualsOf,
    GestureOf,
    GesturesOf,
    NumberOf,
    ProposalOf,
    no_equals,
)
from app.table.choose.form import FormChoice, FormThings
from app.table.choose.numbers import AmountChoice, SplitChoice
from app.table.choose.one import OneChoice
from app.table.choose.several import OrderChoice, SomeChoice
from app.table.model import Id
from rules import Amount, Decision, Form, One, Order, Some, Split

__all__ = [
    "BLOCKED", "CHOSEN", "LEGAL", "TARGET", "AmountChoice", "Choice", "FormChoice", "FormThings", "OneChoice",
    "OrderChoice", "SomeChoice", "SplitChoice", "begin",
]  # fmt: skip


def begin(
    decision: Decision,
    gesture: GestureOf,
    thing: Callable[[Any], Id | None],
    also: GesturesOf = lambda option: (),
    part: Callable[[Decision], Choice] | None = None,
    things: FormThings | None = None,
    meant: NumberOf = lambda option, low, high: None,
    proposed: ProposalOf = lambda option, low, high: low,
    equals: EqualsOf = no_equals,
) -> Choice:
    """The choice for a decision, by its kind. `also(option)` gives further gestures that mean an option.

    `part` makes the choice for a field of a form; without it the fields use the same gestures as the form. `meant`: the
    number that is meant with an option that needs one, if nobody has to be asked; `proposed`: the one to begin with if
    somebody is. `equals`: what else lies there and is equal to things that are offered, so that it is as good.
    """
    if isinstance(decision, One):
        return OneChoice(decision, gesture, also, meant, proposed, equals)
    if isinstance(decision, Some):
        return SomeChoice(decision, gesture, equals)
    if isinstance(decision, Amount):
        return AmountChoice(decision, gesture, thing, equals)
    if isinstance(decision, Split):
        return SplitChoice(decision, gesture, thing, equals)
    if isinstance(decision, Form):
        return FormChoice(decision, gesture, part or (lambda asked: begin(asked, gesture, thing, also)), things)
    assert isinstance(decision, Order)
    return OrderChoice(decision, gesture)
