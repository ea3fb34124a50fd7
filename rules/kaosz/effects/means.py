"""Operations on what players have to build with: credits, and developments of bases."""

from __future__ import annotations

from rules.core.flow import Next

from ..atoms import cards
from ..questions import FROM, TO
from ..state import Kaosz
from . import replacing
from .registry import Amount, On, Who, operation
from .run import Run


@operation("gain_credits")
def gain_credits(g: Kaosz, run: Run, *, who: Who = "you", by: Amount) -> Next:
    """Players gain credits."""
    count = run.number(g, by)
    return replacing.gain(g, run.f, [(seat, count) for seat in run.seats(g, who)])


@operation("lose_credits")
def lose_credits(g: Kaosz, run: Run, *, who: Who = "opponent", by: Amount) -> None:
    """Players lose credits, as many as they have."""
    count = run.number(g, by)
    for seat in run.seats(g, who):
        cards.lose(g, seat, count)


@operation("transfer_credits")
def transfer_credits(g: Kaosz, run: Run, *, from_: Who = "opponent", to: Who = "you", by: Amount) -> None:
    """One player gives credits to another, as many as he has; nothing can happen instead of a gift."""
    count = run.number(g, by)
    for giver in run.seats(g, from_):
        for taker in run.seats(g, to)[:1]:
            cards.gain(g, taker, cards.lose(g, giver, count))


@operation("add_development")
def add_development(g: Kaosz, run: Run, *, on: On, by: Amount = 1) -> None:
    """Developments are put on bases, any number (KG-3.61)."""
    count = run.number(g, by)
    for card in run.cards(g, on):
        cards.develop(g, card, count)


@operation("remove_development")
def remove_development(g: Kaosz, run: Run, *, on: On, by: Amount = 1) -> None:
    """Developments are taken off bases, as many as there are."""
    count = run.number(g, by)
    for card in run.cards(g, on):
        cards.develop(g, card, -count)


@operation("move_development")
def move_development(g: Kaosz, run: Run, *, from_: On, to: On, by: Amount = 1) -> None:
    """Developments move from one base to another."""
    givers, takers = run.cards(g, from_, FROM), run.cards(g, to, TO)
    if givers and takers and givers[0] != takers[0]:
        count = min(run.number(g, by), g.developments[givers[0]])
        cards.develop(g, givers[0], -count)
        cards.develop(g, takers[0], count)
