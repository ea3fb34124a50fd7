"""Operations on the course of a combat, and of harm and healing."""

from __future__ import annotations

from typing import Annotated, Any

from rules.content.shapes import Either, Whole, Word
from rules.core.flow import Next, call

from .. import values, words
from ..atoms import cards as atoms
from ..atoms import course
from ..questions import FROM, TO
from ..state import Kaosz
from ..words import BOMB
from . import replacing
from .lasting import last, usual_end
from .registry import REFS, Amount, On, SelectorShape, Until, counter, operation
from .run import Run

StepName = Annotated[str, Word(*words.STEPS)]
NewTarget = Annotated[Any, Either(Word("colony", "hq", *REFS), SelectorShape())]


@operation("change_attack_target")
def change_attack_target(g: Kaosz, run: Run, *, to: NewTarget) -> None:
    """The attack aims at something else of the same defender."""
    if g.combat is None:
        return
    if isinstance(to, str) and to in ("colony", "hq"):
        course.aim(g, to, -1)
        return
    for card in run.cards(g, to)[:1]:
        kind = g.counts_as(card)
        if kind in ("crew", "base") and g.controller[card] == g.combat.defender:
            course.aim(g, kind, card)


@operation("extra_bombardment")
def extra_bombardment(g: Kaosz, run: Run, *, by: Amount | None = None, on: On | None = None) -> Next:
    """The total bombardment of this combat is raised; or with `on`, those ships bomb at once, each for itself."""
    combat = g.combat
    if combat is None:
        return None
    if on is None:
        course.add_bombs(combat, run.number(g, 1 if by is None else by))
        return None
    ships = [s for s in run.cards(g, on) if s in combat.attackers]
    total = sum(values.current(g, s, BOMB) for s in ships)
    return call("kaosz.bombardment", total=total, stealth=True) if ships else None


@operation("end_combat")
def end_combat(g: Kaosz, run: Run) -> None:
    """The combat goes on with the unequip step."""
    if g.combat is not None:
        course.break_off(g.combat)


@operation("skip_step")
def skip_step(g: Kaosz, run: Run, *, step: StepName) -> None:
    """A step of this combat is left out."""
    if g.combat is not None:
        course.skip(g.combat, step)


@operation("extra_shot")
def extra_shot(g: Kaosz, run: Run, *, on: On) -> None:
    """Participating ships turn active once more after their next shot."""
    for card in run.cards(g, on):
        if g.combat is not None and g.side_of(card):
            course.grant_shot(g.combat, card)


# --- operations of harm and healing


AmountOrAll = Annotated[Any, Either(Whole(0, 99), Word("all", "X", "amount"), counter.call)]


@operation("damage")
def damage(g: Kaosz, run: Run, *, on: On, by: Amount) -> Next:
    """Ships and paid bases lose armor."""
    count = run.number(g, by)
    return replacing.harm(g, run.f, [(card, count) for card in run.cards(g, on)])


@operation("prevent_damage")
def prevent_damage(g: Kaosz, run: Run, *, on: On, by: AmountOrAll = "all", until: Until = "next_time") -> None:
    """Damage to cards is prevented: so many points of each hit, or all."""
    stop = 0 if by == "all" else run.number(g, by)
    if stop or by == "all":
        last(g, run, "prevent_damage", usual_end(g, until), cards=run.cards(g, on), by=stop)


@operation("redirect_damage")
def redirect_damage(g: Kaosz, run: Run, *, from_: On, to: On, until: Until = "next_time") -> None:
    """Damage to one card is dealt to another."""
    givers, takers = run.cards(g, from_, FROM), run.cards(g, to, TO)
    if givers and takers:
        last(g, run, "redirect_damage", usual_end(g, until), cards=givers, by=takers[0], by_serial=g.serial[takers[0]])


@operation("restore_armor")
def restore_armor(g: Kaosz, run: Run, *, on: On, by: AmountOrAll = "all") -> None:
    """Cards regain lost armor."""
    for card in run.cards(g, on):
        atoms.regain_armor(g, card, None if by == "all" else run.number(g, by))


@operation("destroy")
def destroy(g: Kaosz, run: Run, *, on: On) -> Next:
    """Cards are destroyed (KG-3.11)."""
    cards = replacing.sorted_for_pile(g, run.cards(g, on))
    return replacing.bury(g, run.f, cards)[0]
