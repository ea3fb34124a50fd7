"""Operations on the course of a combat."""

from __future__ import annotations

from typing import Annotated, Any

from rules.content.shapes import Either, Word
from rules.core.flow import Next, call

from .. import atoms, values, words
from ..state import Kaosz
from ..words import BOMB
from .registry import REFS, Amount, On, SelectorShape, operation
from .run import Run

StepName = Annotated[str, Word(*words.STEPS)]
NewTarget = Annotated[Any, Either(Word("colony", "hq", *REFS), SelectorShape())]


@operation("change_attack_target")
def change_attack_target(g: Kaosz, run: Run, *, to: NewTarget) -> None:
    """The attack aims at something else of the same defender."""
    if g.combat is None:
        return
    if isinstance(to, str) and to in ("colony", "hq"):
        atoms.aim(g, to, -1)
        return
    for card in run.cards(g, to)[:1]:
        kind = g.counts_as(card)
        if kind in ("crew", "base") and g.controller[card] == g.combat.defender:
            atoms.aim(g, kind, card)


@operation("extra_bombardment")
def extra_bombardment(g: Kaosz, run: Run, *, by: Amount | None = None, on: On | None = None) -> Next:
    """The total bombardment of this combat is raised; or with `on`, those ships bomb at once, each for itself."""
    combat = g.combat
    if combat is None:
        return None
    if on is None:
        atoms.add_bombs(combat, run.number(g, 1 if by is None else by))
        return None
    ships = [s for s in run.cards(g, on) if s in combat.attackers]
    total = sum(values.current(g, s, BOMB) for s in ships)
    return call("kaosz.bombardment", total=total, stealth=True) if ships else None


@operation("end_combat")
def end_combat(g: Kaosz, run: Run) -> None:
    """The combat goes on with the unequip step."""
    if g.combat is not None:
        atoms.break_off(g.combat)


@operation("skip_step")
def skip_step(g: Kaosz, run: Run, *, step: StepName) -> None:
    """A step of this combat is left out."""
    if g.combat is not None:
        atoms.skip(g.combat, step)


@operation("extra_shot")
def extra_shot(g: Kaosz, run: Run, *, on: On) -> None:
    """Participating ships turn active once more after their next shot."""
    for card in run.cards(g, on):
        if g.combat is not None and g.side_of(card):
            atoms.grant_shot(g.combat, card)
