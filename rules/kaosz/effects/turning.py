"""Operations that turn cards."""

from __future__ import annotations

from rules.core.flow import Next

from .. import atoms
from ..state import Kaosz
from ..words import ACTIVE
from .registry import On, operation
from .replacing import turn_damaged as may_turn_damaged
from .replacing import turn_used as may_turn_used
from .run import Run


@operation("turn_active")
def turn_active(g: Kaosz, run: Run, *, on: On) -> None:
    """Cards turn active."""
    for card in run.cards(g, on):
        atoms.turn_to(g, card, ACTIVE)


@operation("turn_used")
def turn_used(g: Kaosz, run: Run, *, on: On) -> Next:
    """Cards turn used; damaged ones stay damaged (KG-3.13)."""
    return may_turn_used(g, run.f, run.cards(g, on))


@operation("turn_damaged")
def turn_damaged(g: Kaosz, run: Run, *, on: On) -> Next:
    """Cards turn damaged, not by damage: Repair does not help."""
    return may_turn_damaged(g, run.f, run.cards(g, on), by_damage=False)


@operation("turn_back")
def turn_back(g: Kaosz, run: Run, *, on: On) -> None:
    """Cards turn back by 90°."""
    for card in run.cards(g, on):
        atoms.turn_back(g, card)
