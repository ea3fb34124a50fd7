"""Operations on developments."""

from __future__ import annotations

from .. import atoms
from ..questions import FROM, TO
from ..state import Kaosz
from .registry import Amount, On, operation
from .run import Run


@operation("add_development")
def add_development(g: Kaosz, run: Run, *, on: On, by: Amount = 1) -> None:
    """Developments are put on bases, any number (KG-3.61)."""
    count = run.number(g, by)
    for card in run.cards(g, on):
        atoms.develop(g, card, count)


@operation("remove_development")
def remove_development(g: Kaosz, run: Run, *, on: On, by: Amount = 1) -> None:
    """Developments are taken off bases, as many as there are."""
    count = run.number(g, by)
    for card in run.cards(g, on):
        atoms.develop(g, card, -count)


@operation("move_development")
def move_development(g: Kaosz, run: Run, *, from_: On, to: On, by: Amount = 1) -> None:
    """Developments move from one base to another."""
    givers, takers = run.cards(g, from_, FROM), run.cards(g, to, TO)
    if givers and takers and givers[0] != takers[0]:
        count = min(run.number(g, by), g.developments[givers[0]])
        atoms.develop(g, givers[0], -count)
        atoms.develop(g, takers[0], count)
