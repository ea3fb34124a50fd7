"""Operations of harm and healing."""

from __future__ import annotations

from typing import Annotated, Any

from rules.content.shapes import Either, Whole, Word
from rules.core.flow import Next

from .. import atoms
from ..questions import FROM, TO
from ..state import Kaosz
from . import replacing
from .lasting import last, usual_end
from .registry import Amount, On, Until, counter, operation
from .run import Run

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
